"""The parts of a running server, and what it does for a guest at a table."""

import asyncio
import contextlib
import secrets
import time
from dataclasses import replace
from typing import Any, Final

import sqlalchemy as sql
from librt.random import Random

from ludus.core.game import OVER, State
from ludus.core.match import Match, replayed
from ludus.core.record import from_json
from ludus.server import clock, protocol
from ludus.server.background import Background
from ludus.server.errors import Refusal, RelayedRefusal
from ludus.server.guests import Guests, hashed
from ludus.server.limits import Limit, Quotas
from ludus.server.metrics import METRICS
from ludus.server.names import distinct
from ludus.server.present import game as present_game
from ludus.server.present import jobs
from ludus.server.present import table as present_table
from ludus.server.present.presenter import Presenter
from ludus.server.present.reader import Reader
from ludus.server.scheduler import Scheduler
from ludus.server.settings import Settings
from ludus.server.storage.rows import Change, Guest, Seat, TableRow
from ludus.server.storage.schema import links, seats, tables
from ludus.server.storage.store import Store
from ludus.server.studies import Studies
from ludus.server.tables import game_commands, seat_commands
from ludus.server.tables.presence import Attendance
from ludus.server.tables.table import Table
from ludus.server.tables.tables import Tables
from ludus.server.thinking.bots import BotRunner
from ludus.server.thinking.reviews import Reviews

LINK_SECONDS = {"join": 30 * 86400.0, "watch": 365 * 86400.0, "seat": 3600.0}
"""For how many seconds a link works."""


READY_SECONDS: Final = 5.0
"""Within how long a probe has to be written and read."""
SCHEDULER_SECONDS: Final = 30.0
"""How long ago the scheduler's last round may be."""
RENAMES_AT_ONCE: Final = 32


def new_random() -> Random:
    """Chance for one change, which cannot be predicted from what was drawn before."""
    return Random(secrets.randbits(63))


class Service:
    """A running server."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.process = secrets.token_hex(4)
        self.store = Store(settings, self.process)
        self.tables = Tables(self.store)
        self.guests = Guests(self.store)
        self.bots = BotRunner(self.tables, settings, new_random())
        self.scheduler = Scheduler(self.tables, self.bots, settings.away, settings.keep)
        self.requests = Limit(settings.rate)
        self.quotas = Quotas(settings.rate)
        self.replays = Limit(settings.rate / 10)
        self.hinted: set[str] = set()
        self.sockets = 0
        self.queued_bytes = 0
        self.waiting = 0
        self.stopping = False
        self.background = Background()
        self.presenter = Presenter()
        self.reviews = Reviews(self.store, self.tables.spawn, settings.review_depth)
        self.studies = Studies(self.store, self.presenter)

    async def start(self) -> None:
        """Open the database and go on with every table."""
        self.background.start("writer", self.store.writer.run)
        if self.store.postgres:
            self.background.start("listener", self.tables.notices.listen)
            await self.tables.notices.listening.wait()
        await self.tables.agree_on_time()
        self.background.start("scheduler", self.scheduler.run)
        await self.reviews.resume()

    async def stop(self) -> None:
        """Close everything in order."""
        for task in ("scheduler", "listener"):
            await self.background.stop(task)
        self.bots.stop()
        self.reviews.stop()
        self.presenter.stop()
        await self.store.writer.finish(self.settings.database_seconds)
        await self.background.stop("writer")
        await self.store.close()

    def end_waiting(self) -> None:
        """The server is about to stop: let those who wait for news go."""
        self.stopping = True
        self.reviews.end_waiting()
        for table in self.tables.loaded.values():
            table.changed.set()

    async def metrics(self) -> str:
        """What this process has counted, as Prometheus reads it."""
        gauges = {
            "ludus_sockets": float(self.sockets),
            "ludus_queued_bytes": float(self.queued_bytes),
            "ludus_waiting": float(self.waiting),
            "ludus_tables_loaded": float(len(self.tables.loaded)),
        }
        return METRICS.text(gauges, await self.store.states())

    async def ready(self) -> None:
        """Prove that a write can be read and that the scheduler works, or refuse."""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(READY_SECONDS):
                written = await self.store.probe(clock.now())
                if written and time.monotonic() - self.scheduler.last_round < SCHEDULER_SECONDS:
                    return
        raise Refusal(503, "not-ready")

    # ---- What a guest may see ----

    async def table(self, table_id: str, guest: Guest) -> Table:
        """The table, if the guest may see it."""
        table = await self.tables.get(table_id)
        if table.row.public or table.seat_of(guest.id) is not None:
            return table
        if any(seat.owner == guest.id for seat in table.seats):
            return table
        if not await self.store.watches(table_id, guest.id):
            raise Refusal(404, "no-table")
        return table

    def may_watch_at_once(self, table: Table, guest: Guest) -> bool:
        """Whether the guest may see the game without a look into the database."""
        if any(guest.id in (seat.guest, seat.owner) for seat in table.seats):
            return True
        return table.row.public and table.row.spectators

    async def game_table(self, table_id: str, guest: Guest) -> Table:
        """The table, if the guest may also see the game."""
        table = await self.table(table_id, guest)
        inside = table.seat_of(guest.id) is not None or table.row.spectators
        if not inside and not any(seat.owner == guest.id for seat in table.seats):
            raise Refusal(403, "no-spectators")
        return table

    def info(self, row: TableRow, places: list[Seat], guest: Guest) -> protocol.TableInfo:
        """A table from outside the game."""
        return present_table.table_info(row, places, guest.id, self.attendance(row.id))

    def attendance(self, table_id: str) -> Attendance:
        """Who is at a table, or was until lately."""
        return self.tables.presence.attendance(table_id, self.settings.away, clock.now())

    def table_info(self, table: Table, guest: Guest) -> protocol.TableInfo:
        """A table in memory from outside the game."""
        return self.info(table.row, table.seats, guest)

    async def state(
        self,
        table: Table,
        guest: Guest,
        seat: int,
        language: str,
        since: int = 1,
        ref: int | None = None,
    ) -> bytes:
        """All there is to know at a table, encoded; a long log is made bit by bit."""
        reader = present_table.reader(table, seat, language)
        if table.match is not None:
            await table.log.prepare(table.match, since, reader)
        attendance = self.attendance(table.row.id)
        return present_table.state(table, guest, reader, attendance, since, ref)

    async def find(
        self, guest: Guest, condition: sql.ColumnElement[bool], limit: int = 100
    ) -> list[protocol.TableInfo]:
        """Tables that fulfil a condition, for a guest."""
        found = await self.store.find(condition, limit)
        return [self.info(row, places, guest) for row, places in found]

    def own(self, guest: Guest) -> sql.ColumnElement[bool]:
        """The condition that the guest sits at a table, or a bot for him."""
        return sql.exists().where(
            seats.c.table == tables.c.id,
            sql.or_(seats.c.guest == guest.id, seats.c.owner == guest.id),
        )

    async def own_tables(self, guest: Guest) -> list[protocol.TableInfo]:
        """The guest's tables, where it is his turn first, then those that go on."""
        found = await self.find(guest, self.own(guest))
        order = {"playing": 0, "open": 1, "over": 2}
        return sorted(found, key=lambda table_id: (not table_id.your_turn, order[table_id.state]))

    # ---- What a guest does ----

    async def create(
        self, asked: protocol.NewTable, guest: Guest, language: str
    ) -> protocol.TableInfo:
        """A new table, or one that goes on from the middle of another game."""
        begun = None
        if asked.origin is not None:
            begun = await self._begun(asked.origin, guest, language)
            known = {"options": begun.record.options, "game": begun.record.game}
            asked = asked.model_copy(update=known)
        row, places = seat_commands.new_table(asked, guest, clock.now())
        await self._refuse_many_tables(guest)
        if begun is not None:
            row = replace(row, origin=_origin(asked, begun))
        await self.store.create(row, places)
        return self.info(row, places, guest)

    async def _refuse_many_tables(self, guest: Guest) -> None:
        """Nobody has more unfinished tables than his share."""
        unfinished = sql.and_(tables.c.state != "over", tables.c.host == guest.id)
        if await self.store.count(tables, unfinished) >= self.quotas.tables:
            raise Refusal(429, "many-tables", most=self.quotas.tables)

    async def _begun(self, asked: protocol.Origin, guest: Guest, language: str) -> Match:
        """The finished game of a table, a line of a study, or the game of a record file."""
        if asked.study is not None:
            return await self.studies.line(asked.study, asked.line)
        if asked.table is None:
            return await self.loaded(guest, asked.record or "", language)
        table = await self.game_table(asked.table, guest)
        if not table.ended():
            raise Refusal(409, "not-over")
        return table.game()

    async def loaded(self, guest: Guest, text: str, language: str) -> Match:
        """The match of a record file, which is checked where it can do no harm."""
        made = await self.presenter.make(guest.id, jobs.checked, text, language)
        if made.status != 200:
            raise RelayedRefusal(made.status, made.body)
        return replayed(from_json(made.body.decode()), story=False)

    async def hint(self, table_id: str, guest: Guest, moment: int) -> dict[str, Any]:
        """Good ways to play for a guest, from what his seat may know; it is counted."""
        asked: list[int] = []

        def command(table: Table) -> Change:
            seat, change = game_commands.give_hint(table, guest.id, moment)
            asked.append(seat)
            return change

        if guest.id in self.hinted:
            raise Refusal(429, "too-often", seconds=2)
        self.hinted.add(guest.id)
        try:
            table = await self.tables.change(table_id, command)
            return await self.bots.advise(table, asked[-1])
        finally:
            self.hinted.discard(guest.id)

    async def act(self, table_id: str, guest: Guest, asked: protocol.Act) -> Table:
        """Play an id, or several as one action."""

        def command(table: Table) -> Change:
            seat = game_commands.seat_to_act(table, guest.id)
            ids = [asked.id, *asked.then]
            return game_commands.decide(table, seat, asked.moment, ids, clock.now())

        table = await self.tables.change(table_id, command)
        METRICS.count("ludus_decisions_total", by="person")
        return table

    async def undo(self, table_id: str, guest: Guest, asked: protocol.Undo) -> Table:
        """Take back."""
        return await self.tables.change(
            table_id,
            lambda table: game_commands.undo(
                table, guest.id, asked.moment, asked.plies, clock.now()
            ),
        )

    async def say(self, table_id: str, guest: Guest, asked: protocol.Say) -> Table:
        """Say something."""
        if self.quotas.chat.wait(guest.id, time.monotonic()) > 0:
            raise Refusal(429, "too-much-chat", seconds=2)
        return await self.tables.change(
            table_id,
            lambda table: game_commands.say(table, guest, asked.text, clock.now()),
        )

    def preview(
        self, table: Table, guest: Guest, asked: protocol.Try, language: str
    ) -> protocol.Preview:
        """What an id, or several as one action, would bring about."""
        state, reader = self._asked(table, guest, asked, language)
        return present_game.preview(state, asked.moment, [asked.id, *asked.then], reader)

    def plans(
        self, table: Table, guest: Guest, asked: protocol.Plan, language: str
    ) -> protocol.Plans:
        """The whole actions that lead from here, or would if the guest's turn began now."""
        state, reader = self._asked(table, guest, asked, language)
        return present_game.plans(state, asked.moment, reader, single=asked.ahead)

    def _asked(
        self, table: Table, guest: Guest, asked: protocol.Plan | protocol.Try, language: str
    ) -> tuple[State, Reader]:
        """What the guest decides about at this moment, and the guest as a reader, or a refusal."""
        if asked.moment != table.row.moment:
            raise Refusal(409, "moment")
        seat = game_commands.seat_to_act(table, guest.id)
        state = self._considered(table, seat, asked.ahead)
        if state.actor != seat:
            raise Refusal(409, "not-your-turn")
        return state, present_table.reader(table, seat, language)

    def _considered(self, table: Table, seat: int, ahead: bool) -> State:
        """The game as it is, or as it would be for a seat whose turn began now."""
        match = table.game()
        if not ahead or match.state.actor == seat:
            return match.state
        if match.state.actor == OVER:
            raise Refusal(409, "over")
        return present_game.ahead(match, seat)

    def why(self, table: Table, guest: Guest, asked: protocol.Why) -> Refusal | None:
        """Why something cannot be done now, or nothing if it can."""
        seat = game_commands.seat_to_act(table, guest.id)
        state = self._considered(table, seat, asked.ahead)
        id = asked.id if asked.id is not None else present_game.id_of(state.game, asked)
        if state.actor >= 0 and state.actor != seat:
            return Refusal(409, "not-your-turn")
        if state.allows(id):
            return None
        return present_game.reason(state, seat, id, asked.picked, table.names())

    async def rename(self, guest: Guest) -> None:
        """Call a guest by his new name at all his tables that go on."""
        own = sql.exists().where(seats.c.table == tables.c.id, seats.c.guest == guest.id)
        going_on = sql.and_(tables.c.state != "over", own)

        def command(table: Table) -> Change:
            own = [s for s in table.seats if s.guest == guest.id and not s.device]
            taken = [s.name for s in table.seats if s not in own]
            named = [replace(s, name=distinct(guest.name, taken)) for s in own]
            return Change(seats=[s for s in named if s != table.seats[s.seat]])

        several = asyncio.Semaphore(RENAMES_AT_ONCE)

        async def rename_at(table_id: str) -> None:
            async with several:
                await self.tables.change(table_id, command)

        await asyncio.gather(*map(rename_at, await self.store.find_ids(going_on)))

    async def make_link(self, table: Table, guest: Guest, asked: protocol.NewLink) -> protocol.Link:
        """A link to the table; its token is known only to whoever asked."""
        number = None
        if asked.purpose == "seat":
            own = table.seats_of(guest.id)
            number = asked.seat if asked.seat is not None else next(iter(own), -1)
            if number not in own:
                raise Refusal(403, "not-yours")
        elif table.seat_of(guest.id) is None:
            raise Refusal(403, "not-seated")
        elif asked.purpose == "watch" and not table.row.spectators:
            raise Refusal(409, "no-spectators")
        if await self.store.count(links, links.c.table == table.row.id) >= self.quotas.links:
            raise Refusal(429, "many-links", most=self.quotas.links)
        token = secrets.token_urlsafe(32)
        expires = clock.now() + LINK_SECONDS[asked.purpose]
        await self.store.add_link(
            {
                "token": hashed(token),
                "table": table.row.id,
                "purpose": asked.purpose,
                "seat": number,
                "guest": guest.id,
                "expires": expires,
            }
        )
        return protocol.Link(
            purpose=asked.purpose,
            token=token,
            path=f"/link#{token}",
            expires=present_game.when(expires),
        )

    async def revoke_links(self, table: Table, guest: Guest) -> None:
        """The host revokes all links to a table; whoever watches by one is disconnected."""
        if table.row.host != guest.id:
            raise Refusal(403, "not-host")
        await self.store.revoke_links(table.row.id)
        self.tables.show_seats(table.row.id)
        await self.tables.notices.send(f"recheck {self.process} {table.row.id} -")

    async def use_link(self, token: str, guest: Guest) -> protocol.Seated:
        """Sit down, watch, or take over a seat by a link."""
        link = await self.store.link(hashed(token))
        if link is None or link["expires"] < clock.now():
            raise Refusal(404, "link")
        table_id: str = link["table"]
        if link["purpose"] == "watch":
            await self.store.add_watcher(table_id, guest.id)
            table = await self.tables.get(table_id)
        elif link["purpose"] == "join":
            table = await self._join_or_watch(table_id, guest)
        else:
            if not await self.store.use_up(hashed(token)):
                raise Refusal(404, "link")
            table = await self.tables.change(
                table_id,
                lambda table: seat_commands.transfer(
                    table, link["seat"], link["guest"], guest, clock.now()
                ),
            )
        return self.seated(table, guest)

    async def _join_or_watch(self, table_id: str, guest: Guest) -> Table:
        """Who comes too late for a seat may watch, if spectators are welcome."""
        try:
            return await self.tables.change(
                table_id, lambda table: seat_commands.join(table, guest, clock.now())
            )
        except Refusal as refusal:
            table = await self.tables.get(table_id)
            if refusal.code not in ("full", "started") or not table.row.spectators:
                raise
            await self.store.add_watcher(table_id, guest.id)
            return table

    def seated(self, table: Table, guest: Guest) -> protocol.Seated:
        """Where a guest sits."""
        return protocol.Seated(table=self.table_info(table, guest), seat=table.seat_of(guest.id))

    async def rematch(self, table_id: str, guest: Guest) -> protocol.TableInfo:
        """The same again: the first to ask makes the table, the last to join starts the game."""
        table = await self.tables.get(table_id)
        if table.row.rematch is None:
            await self._refuse_many_tables(guest)
        table = await self.tables.change(
            table_id, lambda table: seat_commands.rematch(table, guest, clock.now())
        )
        assert table.row.rematch is not None
        again_id = table.row.rematch
        await self.tables.change(
            again_id, lambda table: seat_commands.join(table, guest, clock.now())
        )
        again = await self.tables.change(
            again_id, lambda table: seat_commands.start_when_full(table, clock.now())
        )
        return self.table_info(again, guest)


def _origin(asked: protocol.NewTable, match: Match) -> dict[str, Any]:
    """Where a table begins: the ids of the other game, and what is played instead."""
    origin = asked.origin
    assert origin is not None
    if origin.ply > len(match.plies):
        raise Refusal(404, "no-ply", plies=len(match.plies), ply=origin.ply)
    if len(asked.seats) != match.record.players:
        raise Refusal(422, "other-seats", players=match.record.players)
    state = match.at(origin.ply)
    for id in origin.then:
        if not state.allows(id):
            raise Refusal(422, "no-action")
        state.play(id)
    ids = [*match.record.ids[: origin.ply], *origin.then]
    position = match.record.position
    return {"table": origin.table, "name": origin.name, "ids": ids, "position": position}
