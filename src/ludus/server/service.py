"""All parts of a running server together, and what it does for a guest at a table."""

import secrets
import time
from dataclasses import replace

import sqlalchemy as sql
from librt.random import Random

from ludus.core.registry import get
from ludus.server import play, protocol, seating, show
from ludus.server.errors import Refusal
from ludus.server.guests import Guests, hashed
from ludus.server.keeper import Keeper
from ludus.server.limits import Limit
from ludus.server.presence import Around
from ludus.server.room import Room
from ludus.server.rooms import Rooms
from ludus.server.settings import Settings
from ludus.server.storage import Change, Guest, Seat, Store, TableRow, seats, tables
from ludus.server.thinking import Thinkers

LINK_LASTS = {"join": 30 * 86400.0, "watch": 365 * 86400.0, "seat": 3600.0}
"""For how many seconds a link works."""


def luck() -> Random:
    """Chance for one change; nobody can foretell it from what was drawn before."""
    return Random(secrets.randbits(63))


class Service:
    """A running server."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.process = secrets.token_hex(4)
        self.store = Store(settings, self.process)
        self.rooms = Rooms(self.store)
        self.guests = Guests(self.store)
        self.thinkers = Thinkers(self.rooms, settings, luck())
        self.keeper = Keeper(self.rooms, self.thinkers, settings.away, settings.keep)
        self.requests = Limit(settings.rate)
        self.newcomers = Limit(settings.rate)
        self.replays = Limit(settings.rate / 10)
        self.sockets = 0

    async def start(self) -> None:
        """Open the database and go on with every table."""
        if not self.store.postgres:
            await self.store.forgive_time(time.time())
        self.store.start()
        await self.rooms.bus.start()
        self.keeper.start()

    async def stop(self) -> None:
        """Close everything in order."""
        await self.keeper.stop()
        await self.rooms.bus.stop()
        self.thinkers.stop()
        await self.store.stop()

    # ---- What a guest may see ----

    async def room(self, table: str, guest: Guest) -> Room:
        """The table, if the guest may see it."""
        room = await self.rooms.get(table)
        if room.row.public or room.seat_of(guest.id) is not None:
            return room
        if any(seat.owner == guest.id for seat in room.seats):
            return room
        if not await self.store.watches(table, guest.id):
            raise Refusal(404, "no-table")
        return room

    async def game_room(self, table: str, guest: Guest) -> Room:
        """The table, if the guest may also see the game."""
        room = await self.room(table, guest)
        inside = room.seat_of(guest.id) is not None or room.row.spectators
        if not inside and not any(seat.owner == guest.id for seat in room.seats):
            raise Refusal(403, "no-spectators")
        return room

    def info(self, row: TableRow, places: list[Seat], guest: Guest) -> protocol.TableInfo:
        """A table from outside the game."""
        return seating.info(row, places, guest.id, self.around(row.id))

    def around(self, table: str) -> Around:
        """Who is at a table, or was lately."""
        return self.rooms.presence.around(table, self.settings.away, time.time())

    def room_info(self, room: Room, guest: Guest) -> protocol.TableInfo:
        """A table in memory from outside the game."""
        return self.info(room.row, room.seats, guest)

    def state(
        self, room: Room, guest: Guest, seat: int, language: str, since: int = 1
    ) -> protocol.State:
        """All there is to know at a table."""
        reader = room.reader(seat, language)
        return protocol.State(
            revision=room.row.revision,
            table=self.room_info(room, guest),
            position=room.position(reader, time.time()),
            log=[] if room.match is None else show.log(room.match, since, reader),
            chat=list(room.lines()),
        )

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
        return sorted(found, key=lambda table: (not table.your_turn, order[table.state]))

    # ---- What a guest does ----

    async def create(self, asked: protocol.NewTable, guest: Guest) -> protocol.TableInfo:
        """A new table."""
        row, places = seating.new_table(asked, guest, time.time())
        await self.store.create(row, places)
        return self.info(row, places, guest)

    async def act(self, table: str, guest: Guest, asked: protocol.Act) -> Room:
        """Play an id."""

        def work(room: Room) -> Change:
            seat = play.seat_to_act(room, guest.id)
            return play.decide(room, seat, asked.moment, asked.id, luck(), time.time())

        return await self.rooms.change(table, work)

    async def undo(self, table: str, guest: Guest, asked: protocol.Undo) -> Room:
        """Take back."""
        return await self.rooms.change(
            table, lambda room: play.undo(room, guest.id, asked.moment, asked.plies, time.time())
        )

    async def say(self, table: str, guest: Guest, asked: protocol.Say) -> Room:
        """Say something."""
        return await self.rooms.change(
            table, lambda room: play.say(room, guest.id, guest.name, asked.text, time.time())
        )

    def preview(
        self, room: Room, guest: Guest, asked: protocol.Act, language: str
    ) -> protocol.Preview:
        """What an id would bring about."""
        match = room.game()
        if asked.moment != room.row.moment:
            raise Refusal(409, "moment")
        seat = play.seat_to_act(room, guest.id)
        if match.state.actor != seat:
            raise Refusal(409, "not-your-turn")
        if not match.state.allows(asked.id):
            raise show.illegal(match.state, asked.id, room.names())
        return show.preview(match, asked.moment, asked.id, room.reader(seat, language))

    def why(self, room: Room, guest: Guest, asked: protocol.Why) -> Refusal | None:
        """Why something cannot be done now, or nothing if it can."""
        match = room.game()
        seat = play.seat_to_act(room, guest.id)
        id = asked.id if asked.id is not None else _id_of(room, asked)
        if match.state.actor >= 0 and match.state.actor != seat:
            return Refusal(409, "not-your-turn")
        if match.state.allows(id):
            return None
        return show.illegal(match.state, id, room.names())

    async def rename(self, guest: Guest) -> None:
        """Call a guest by his new name at all his tables that go on."""
        own = sql.exists().where(seats.c.table == tables.c.id, seats.c.guest == guest.id)
        going_on = sql.and_(tables.c.state != "over", own)

        def work(room: Room) -> Change:
            own = [s for s in room.seats if s.guest == guest.id and not s.device]
            taken = [s.name for s in room.seats if s not in own]
            named = [replace(s, name=seating.distinct(guest.name, taken)) for s in own]
            return Change(seats=[s for s in named if s != room.seats[s.seat]])

        for table in await self.store.find_ids(going_on):
            await self.rooms.change(table, work)

    async def make_link(self, room: Room, guest: Guest, asked: protocol.NewLink) -> protocol.Link:
        """A link to the table; its token is known only to whoever asked."""
        number = None
        if asked.purpose == "seat":
            own = room.seats_of(guest.id)
            number = asked.seat if asked.seat is not None else next(iter(own), -1)
            if number not in own:
                raise Refusal(403, "not-yours")
        elif room.seat_of(guest.id) is None:
            raise Refusal(403, "not-seated")
        elif asked.purpose == "watch" and not room.row.spectators:
            raise Refusal(409, "no-spectators")
        token = secrets.token_urlsafe(32)
        expires = time.time() + LINK_LASTS[asked.purpose]
        await self.store.add_link(
            {
                "token": hashed(token),
                "table": room.row.id,
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
            expires=show.when(expires),
        )

    async def use_link(self, token: str, guest: Guest) -> protocol.Seated:
        """Sit down, watch, or take over a seat by a link."""
        link = await self.store.link(hashed(token))
        if link is None or link["expires"] < time.time():
            raise Refusal(404, "link")
        table: str = link["table"]
        if link["purpose"] == "watch":
            await self.store.add_watcher(table, guest.id)
            room = await self.rooms.get(table)
        elif link["purpose"] == "join":
            room = await self._join_or_watch(table, guest)
        else:
            if not await self.store.use_up(hashed(token)):
                raise Refusal(404, "link")
            room = await self.rooms.change(
                table,
                lambda room: seating.carry(room, link["seat"], link["guest"], guest, time.time()),
            )
        return self.seated(room, guest)

    async def _join_or_watch(self, table: str, guest: Guest) -> Room:
        """Who comes too late for a seat may watch, if spectators are welcome."""
        try:
            return await self.rooms.change(
                table, lambda room: seating.join(room, guest, time.time())
            )
        except Refusal as refusal:
            room = await self.rooms.get(table)
            if refusal.code not in ("full", "started") or not room.row.spectators:
                raise
            await self.store.add_watcher(table, guest.id)
            return room

    def seated(self, room: Room, guest: Guest) -> protocol.Seated:
        """Where a guest sits."""
        return protocol.Seated(table=self.room_info(room, guest), seat=room.seat_of(guest.id))

    async def rematch(self, table: str, guest: Guest) -> protocol.TableInfo:
        """The same again: the first to ask makes the table, the others join it."""
        room = await self.rooms.get(table)
        row, places = seating.rematch(room, guest, time.time())
        if room.row.rematch is None:
            await self.store.create(row, places)

            def work(room: Room) -> Change:
                return Change(row={} if room.row.rematch else {"rematch": row.id})

            room = await self.rooms.change(table, work)
        assert room.row.rematch is not None
        again = await self.rooms.change(
            room.row.rematch, lambda room: seating.join(room, guest, time.time())
        )
        return self.room_info(again, guest)


def _id_of(room: Room, asked: protocol.Why) -> int:
    """The id of a kind and data."""
    for id, action in enumerate(get(room.row.game).actions):
        if action.kind == asked.kind and action.data == asked.data:
            return id
    raise Refusal(404, "no-action")
