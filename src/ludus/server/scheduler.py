"""What happens at tables without a request: time runs out, people are away, bots are to act."""

import asyncio
import logging
import time
from typing import Final

import sqlalchemy as sql

from ludus.server import clock
from ludus.server.errors import Refusal
from ludus.server.storage.schema import tables
from ludus.server.tables import game_commands
from ludus.server.tables.presence import is_away
from ludus.server.tables.tables import Tables
from ludus.server.thinking.bots import BotRunner

log: Final = logging.getLogger("ludus.scheduler")

INTERVAL: Final = 1.0
"""The seconds between two rounds."""
TIDY_MEMORY_EVERY: Final = 10
"""The rounds after which tables nobody needs leave the memory."""
TIDY_DATABASE_EVERY: Final = 3600
"""The rounds after which what nobody has touched for long leaves the database."""
DAY: Final = 86400.0


class Scheduler:
    """Looks after all tables once a second."""

    def __init__(
        self, tables: Tables, bots: BotRunner, away_after: float, keep_days: float
    ) -> None:
        self.tables = tables
        self.bots = bots
        self.away_after = away_after
        self.keep_days = keep_days
        self.away: dict[str, list[int]] = {}
        self.last_round = time.monotonic()

    async def run(self) -> None:
        """Look after all tables for ever."""
        count = 0
        while True:
            try:
                await self._round(count)
            except Refusal as refusal:
                log.warning("A round was not finished: %s.", refusal.code)
            else:
                self.last_round = time.monotonic()
            count += 1
            await asyncio.sleep(INTERVAL)

    async def _round(self, count: int) -> None:
        await self.bots.wake_all()
        await self._end_clocks()
        self._announce_away()
        now = clock.now()
        if count % TIDY_MEMORY_EVERY == 0:
            await self.tables.tidy(self.away_after, now)
        if count % TIDY_DATABASE_EVERY == 0:
            await self.tables.store.tidy(now - self.keep_days * DAY, now)

    async def _end_clocks(self) -> None:
        """Let a bot play on for whoever has run out of time."""
        late = sql.and_(tables.c.state == "playing", tables.c.deadline < clock.now())
        for table_id in await self.tables.store.find_ids(late):
            await self.tables.change(
                table_id, lambda table: game_commands.time_out(table, clock.now())
            )

    def _announce_away(self) -> None:
        """Tell tables of those who have begun to count as away."""
        now = clock.now()
        for id, table in list(self.tables.loaded.items()):
            attendance = self.tables.presence.attendance(id, self.away_after, now)
            away = [seat.seat for seat in table.seats if is_away(table.row, seat, attendance)]
            if away != self.away.get(id, []):
                self.tables.show_seats(id)
            if away:
                self.away[id] = away
            else:
                self.away.pop(id, None)
