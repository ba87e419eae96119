"""Bots at tables: they think in worker processes and are driven by the state of the table alone.

Nothing is remembered between decisions, so after any crash the next look at the table goes on.
"""

import logging
import time
from typing import Any, Final

import sqlalchemy as sql
from librt.random import Random

from ludus.analysis.lines import HINT_DEPTH
from ludus.core import form
from ludus.core.errors import LudusError
from ludus.core.game import OVER
from ludus.server import clock
from ludus.server.errors import Refusal
from ludus.server.metrics import METRICS
from ludus.server.pool import WorkerPool, end_with_parent
from ludus.server.settings import Settings
from ludus.server.storage.rows import Change
from ludus.server.storage.schema import seats, tables
from ludus.server.tables import game_commands
from ludus.server.tables.table import Table
from ludus.server.tables.tables import Tables
from ludus.server.thinking.bot_worker import think
from ludus.server.thinking.review_worker import advise
from ludus.server.turns import Turns

log: Final = logging.getLogger("ludus.bots")

GRACE_SECONDS: Final = 30.0
"""How much longer than its budget a bot may take before its process is ended."""
MAX_FAILURES: Final = 3
"""After so many failures in a row a decision is chosen at random, so that the game continues."""
CLAIM_SECONDS: Final = 5.0
"""For how many seconds one process thinks for a table before it has to say so again.

When a process is killed its bots wait this long for another; two that think at once do no harm."""

BOT_TO_ACT: Final = sql.and_(
    tables.c.state == "playing",
    sql.exists().where(
        seats.c.table == tables.c.id, seats.c.seat == tables.c.actor, seats.c.kind == "bot"
    ),
)


class BotRunner:
    """The bots of all tables."""

    def __init__(self, tables: Tables, settings: Settings, random: Random) -> None:
        self.tables = tables
        self.seconds = settings.bot_seconds
        self.random = random
        self.busy: set[str] = set()
        self.claims: dict[str, float] = {}
        self.workers = settings.workers
        self.turns = Turns(settings.workers)
        self.pool = self._new_pool()
        tables.on_change.append(self.wake)

    def _new_pool(self) -> WorkerPool:
        self.compiled = form.compiled_is_there()
        return WorkerPool(self.workers, end_with_parent)

    def renew_pool(self) -> None:
        """Start new workers if the old ones have died, or began before the rules were compiled."""
        outdated = not self.compiled and form.compiled_is_there()
        if self.pool.usable and not outdated:
            return
        if outdated:
            log.info("The rules are compiled: the processes in which bots think are replaced.")
            self.pool.retire()
        self.pool = self._new_pool()

    def stop(self) -> None:
        """End the workers."""
        self.pool.end()

    async def wake_all(self) -> None:
        """Wake every bot whose turn it is."""
        for table_id in await self.tables.store.find_ids(BOT_TO_ACT):
            self._begin(table_id)

    def wake(self, table: Table) -> None:
        """A table has changed: perhaps it is a bot's turn."""
        if bot_to_act(table) is not None:
            self._begin(table.row.id)

    def _begin(self, table_id: str) -> None:
        if table_id not in self.busy:
            self.busy.add(table_id)
            self.tables.spawn(self._think(table_id))

    async def _think(self, table_id: str) -> None:
        """Play for the bots of a table until it is somebody else's turn."""
        failures = 0
        try:
            while (table := await self._claim(table_id)) is not None:
                seat, moment = table.row.actor, table.row.moment
                try:
                    id = await self._take_turn(table, seat, failures)
                except Exception as error:
                    failures += 1
                    METRICS.count("ludus_errors_total", what="bot")
                    log.warning("A bot failed at table %s: %r.", table_id, error)
                    continue
                failures = 0
                await self._play(table_id, seat, moment, id)
        finally:
            self.busy.discard(table_id)

    async def _take_turn(self, table: Table, seat: int, failures: int) -> int:
        waited = time.monotonic()
        async with self.turns.turn(table.row.host):
            METRICS.observe("ludus_turn_seconds", time.monotonic() - waited)
            with METRICS.measure("ludus_thinking_seconds"):
                return await self._decide(table, seat, failures)

    async def _claim(self, table_id: str) -> Table | None:
        """The table, if it is a bot's turn and no other process thinks for it."""
        table = await self.tables.get(table_id)
        if bot_to_act(table) is None or self._unwatched(table):
            return None
        now = clock.now()
        if self.claims.get(table_id, 0.0) < now + CLAIM_SECONDS / 2:
            if not await self.tables.store.claim_thinking(table_id, now, CLAIM_SECONDS):
                return None
            self.claims[table_id] = now + CLAIM_SECONDS
            self.claims = {t: u for t, u in self.claims.items() if u > now}
        return table

    def _unwatched(self, table: Table) -> bool:
        """Whether only bots play and nobody looks: such a game waits until somebody does."""
        if any(seat.kind == "person" for seat in table.seats):
            return False
        return not self.tables.presence.at(table.row.id, clock.now())

    async def _decide(self, table: Table, seat: int, failures: int) -> int:
        match, level = table.game(), table.seats[seat].level
        if failures >= MAX_FAILURES:
            legal = match.state.legal()
            return legal[int(self.random.randrange(len(legal)))]
        self.renew_pool()
        asked = [match.record.as_dict(), seat, level, self.seconds]
        answer: int | str = await self.pool.run(think, asked, self.seconds + GRACE_SECONDS)
        if isinstance(answer, str):
            raise LudusError(answer)
        return answer

    async def advise(self, table: Table, seat: int) -> dict[str, Any]:
        """Good ways to play for a seat, found where the bots think."""
        async with self.turns.turn(table.row.host):
            self.renew_pool()
            asked = [table.game().record.as_dict(), [], seat, HINT_DEPTH, self.seconds]
            seconds = self.seconds + GRACE_SECONDS
            made: dict[str, Any] | str = await self.pool.run(advise, asked, seconds)
        if isinstance(made, str):
            raise LudusError(made)
        return made

    async def _play(self, table_id: str, seat: int, moment: int, id: int) -> None:
        def command(table: Table) -> Change:
            if bot_to_act(table) != seat:
                raise Refusal(409, "not-your-turn")
            return game_commands.decide(table, seat, moment, [id], clock.now())

        try:
            await self.tables.change(table_id, command)
            METRICS.count("ludus_decisions_total", by="bot")
        except Refusal as refusal:
            if refusal.status >= 500:
                raise


def bot_to_act(table: Table) -> int | None:
    """The seat whose turn it is, if a bot plays it."""
    if table.row.state != "playing" or table.match is None or table.match.state.actor == OVER:
        return None
    actor = table.row.actor
    return actor if actor >= 0 and table.seats[actor].kind == "bot" else None
