"""Bots at tables: driven by the state of the table alone, thinking in processes of their own.

Nothing is remembered between decisions, so whatever is killed, the next look at the table goes on.
"""

import asyncio
import logging
import multiprocessing
import threading
import time
from typing import Any, Final

import sqlalchemy as sql
from librt.random import Random
from pebble import ProcessPool

from ludus.core import form
from ludus.core.errors import LudusError
from ludus.core.game import OVER
from ludus.server import play
from ludus.server.errors import Refusal
from ludus.server.room import Room
from ludus.server.rooms import Rooms
from ludus.server.settings import Settings
from ludus.server.storage import seats, tables
from ludus.server.worker import end_with_parent, think

log: Final = logging.getLogger("ludus.bots")

PATIENCE: Final = 30.0
"""How many seconds longer than it should a bot may take before its process is ended."""
FAILURES: Final = 3
"""After so many failures in a row a decision is drawn by lot, so that the table goes on."""
CLAIM: Final = 5.0
"""For how many seconds one process thinks for a table before it has to say so again.

When a process is killed its bots wait this long for another; two that think at once do no harm."""

BOT_TO_ACT: Final = sql.and_(
    tables.c.state == "playing",
    sql.exists().where(
        seats.c.table == tables.c.id, seats.c.seat == tables.c.actor, seats.c.kind == "bot"
    ),
)


class Thinkers:
    """The bots of all tables."""

    def __init__(self, rooms: Rooms, settings: Settings, random: Random) -> None:
        self.rooms = rooms
        self.seconds = settings.bot_seconds
        self.random = random
        self.busy: set[str] = set()
        self.claims: dict[str, float] = {}
        self.workers = settings.workers
        self.pool = self._new_pool()
        rooms.on_change.append(self.wake)

    def _new_pool(self) -> ProcessPool:
        self.compiled = form.compiled_is_there()
        context = multiprocessing.get_context("spawn")
        return ProcessPool(self.workers, initializer=end_with_parent, context=context)

    def _renew_pool(self) -> None:
        """Start new workers if the old ones have died, or began before the rules were compiled."""
        outdated = not self.compiled and form.compiled_is_there()
        if self.pool.active and not outdated:
            return
        if outdated:
            self.pool.close()  # type: ignore[no-untyped-call]
            threading.Thread(target=self.pool.join, daemon=True).start()
        self.pool = self._new_pool()

    def stop(self) -> None:
        """End the workers."""
        self.pool.stop()  # type: ignore[no-untyped-call]
        self.pool.join()

    async def look(self) -> None:
        """Wake every bot whose turn it is."""
        for table in await self.rooms.store.find_ids(BOT_TO_ACT):
            self._begin(table)

    def wake(self, room: Room) -> None:
        """A table has changed: perhaps it is a bot's turn."""
        if bot_to_act(room) is not None:
            self._begin(room.row.id)

    def _begin(self, table: str) -> None:
        if table not in self.busy:
            self.busy.add(table)
            self.rooms.spawn(self._think(table))

    async def _think(self, table: str) -> None:
        """Play for the bots of a table until it is somebody else's turn."""
        failures = 0
        try:
            while (room := await self._mine(table)) is not None:
                seat, moment = room.row.actor, room.row.moment
                try:
                    id = await self._decide(room, seat, failures)
                except Exception as error:
                    failures += 1
                    log.warning("A bot failed at table %s: %r.", table, error)
                    continue
                failures = 0
                await self._play(table, seat, moment, id)
        finally:
            self.busy.discard(table)

    async def _mine(self, table: str) -> Room | None:
        """The table, if it is a bot's turn and no other process thinks for it."""
        room = await self.rooms.get(table)
        if bot_to_act(room) is None:
            return None
        now = time.time()
        if self.claims.get(table, 0.0) < now + CLAIM / 2:
            if not await self.rooms.store.claim_thinking(table, now, CLAIM):
                return None
            self.claims[table] = now + CLAIM
            self.claims = {t: u for t, u in self.claims.items() if u > now}
        return room

    async def _decide(self, room: Room, seat: int, failures: int) -> int:
        match, level = room.game(), room.seats[seat].level
        if failures >= FAILURES:
            legal = match.state.legal()
            return legal[int(self.random.randrange(len(legal)))]
        self._renew_pool()
        asked = [match.record.as_dict(), seat, level, self.seconds]
        future = self.pool.schedule(think, args=asked, timeout=self.seconds + PATIENCE)
        decided: asyncio.Future[int | str] = asyncio.wrap_future(future)
        answer = await decided
        if isinstance(answer, str):
            raise LudusError(answer)
        return answer

    async def _play(self, table: str, seat: int, moment: int, id: int) -> None:
        def work(room: Room) -> Any:
            if bot_to_act(room) != seat:
                raise Refusal(409, "not-your-turn")
            return play.decide(room, seat, moment, id, self.random, time.time())

        try:
            await self.rooms.change(table, work)
        except Refusal as refusal:
            if refusal.status >= 500:
                raise


def bot_to_act(room: Room) -> int | None:
    """The seat whose turn it is, if a bot plays it."""
    if room.row.state != "playing" or room.match is None or room.match.state.actor == OVER:
        return None
    actor = room.row.actor
    return actor if actor >= 0 and room.seats[actor].kind == "bot" else None
