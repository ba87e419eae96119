"""What happens at tables without anybody asking: time runs out, people go away, bots wake."""

import asyncio
import logging
import time
from typing import Final

import sqlalchemy as sql
from sqlalchemy.exc import DBAPIError

from ludus.server import play
from ludus.server.errors import Refusal
from ludus.server.rooms import Rooms
from ludus.server.seating import is_away
from ludus.server.storage import tables
from ludus.server.thinking import Thinkers

log: Final = logging.getLogger("ludus.keeper")

EVERY: Final = 1.0
"""The seconds between two rounds."""
TEND_EVERY: Final = 10
"""The rounds between two housekeepings."""
TIDY_EVERY: Final = 3600
"""The rounds between two looks for what nobody has touched for long."""
DAY: Final = 86400.0


class Keeper:
    """Goes round all tables, again and again."""

    def __init__(
        self, rooms: Rooms, thinkers: Thinkers, away_after: float, keep_days: float
    ) -> None:
        self.rooms = rooms
        self.thinkers = thinkers
        self.away_after = away_after
        self.keep_days = keep_days
        self.away: dict[str, list[int]] = {}
        self.task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin the rounds."""
        self.task = asyncio.create_task(self._go_round())

    async def stop(self) -> None:
        """End the rounds."""
        if self.task is not None:
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)

    async def _go_round(self) -> None:
        count = 0
        while True:
            try:
                await self.thinkers.look()
                await self._end_time()
                self._show_away()
                if count % TEND_EVERY == 0:
                    await self.rooms.tend(self.away_after, time.time())
                if count % TIDY_EVERY == 0:
                    now = time.time()
                    await self.rooms.store.tidy(now - self.keep_days * DAY, now)
            except (DBAPIError, OSError, Refusal) as error:
                log.warning("A round was not finished: %s.", type(error).__name__)
            count += 1
            await asyncio.sleep(EVERY)

    async def _end_time(self) -> None:
        """Let a bot play on for whoever has run out of time."""
        late = sql.and_(tables.c.state == "playing", tables.c.deadline < time.time())
        for table in await self.rooms.store.find_ids(late):
            await self.rooms.change(table, lambda room: play.run_out(room, time.time()))

    def _show_away(self) -> None:
        """Tell tables of those who have begun to count as away."""
        now = time.time()
        for id, room in list(self.rooms.rooms.items()):
            around = self.rooms.presence.around(id, self.away_after, now)
            away = [seat.seat for seat in room.seats if is_away(room.row, seat, around)]
            if away != self.away.get(id, []):
                self.rooms.show_seats(id)
            if away:
                self.away[id] = away
            else:
                self.away.pop(id, None)
