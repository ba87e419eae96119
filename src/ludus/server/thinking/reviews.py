"""Reviews of finished games: made in a process of their own that yields to everything else.

A review is made a few seconds at a time and kept after each, so it survives a restart and those who
wait get a fair share: one piece for each guest in turn.
"""

import asyncio
import contextlib
import logging
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any, Final

from ludus.analysis import store
from ludus.core.errors import LudusError
from ludus.core.game import OVER
from ludus.core.match import Match
from ludus.server import clock
from ludus.server.errors import Refusal, RefusalWithReason
from ludus.server.metrics import METRICS
from ludus.server.pool import WorkerPool
from ludus.server.storage.rows import Guest, ReviewRow
from ludus.server.storage.store import Store
from ludus.server.thinking.review_worker import advise, begin_quietly, review_some, think_on
from ludus.server.turns import Turns

log: Final = logging.getLogger("ludus.reviews")

PIECE_SECONDS: Final = 3.0
"""For how long one review is worked on before the next guest's is."""
MAX_SECONDS: Final = 120.0
"""After how many seconds a piece is given up: the slowest turn on a busy machine takes far less."""
MAX_THOUGHT: Final = 20.0
"""For how many seconds a position is thought about at most, however deep that is."""
THOUGHT_SECONDS: Final = 1.0
"""After how many seconds of thinking the lines are shown again."""
DEEPEST: Final = 100_000
"""How many iterations a position is thought about at most."""
MAX_REVIEWS: Final = 5
"""How many reviews of one guest may wait at once."""
MAX_QUESTIONS: Final = 8
"""One who waits for so much may not ask about another position."""
MAX_DEATHS: Final = 3
"""A review whose process has died so often in a row is given up."""


@dataclass
class Work:
    """A review that is being made: for whom, and how many of its steps there are."""

    guest: str
    steps: int


class Reviews:
    """The reviews that are wanted, and the process that makes them."""

    def __init__(self, kept: Store, spawn: Callable[..., None], depth: int) -> None:
        self.store = kept
        self.depth = depth
        self.spawn = spawn
        self.turns = Turns(1)
        self.busy: dict[str, Work] = {}
        self.pool: WorkerPool | None = None
        self.news = asyncio.Event()
        self.ending = asyncio.Event()

    def end_waiting(self) -> None:
        """The server is about to stop: begin nothing more, and let those who wait go."""
        self.ending.set()
        self._tell()

    def stop(self) -> None:
        """End the worker."""
        if self.pool is not None:
            self.pool.end()

    async def resume(self) -> None:
        """Go on with what was not finished when the server stopped."""
        for id in await self.store.waiting_reviews():
            row = await self.store.review(id)
            if row is not None:
                self._begin(row)

    async def ask(self, match: Match, guest: Guest) -> ReviewRow:
        """The review of a finished game, which is made if there is none yet."""
        if match.state.actor != OVER:
            raise Refusal(409, "not-over")
        id = store.key(match, self.depth)
        found = await self.store.review(id)
        if found is None:
            if sum(work.guest == guest.id for work in self.busy.values()) >= MAX_REVIEWS:
                raise Refusal(429, "many-reviews", most=MAX_REVIEWS)
            record, now = match.record.as_dict(), clock.now()
            found = ReviewRow(id, guest.id, record, self.depth, "waiting", [], [], [], now)
            await self.store.add_review(found)
        if found.state == "waiting":
            self._begin(found)
        return found

    def _begin(self, row: ReviewRow) -> None:
        if row.id not in self.busy:
            self.busy[row.id] = Work(row.guest, len(row.steps))
            self.spawn(self._work(row))

    async def _work(self, row: ReviewRow) -> None:
        """Make a review piece by piece, keeping each."""
        deaths = 0
        try:
            while row.state == "waiting" and not self.ending.is_set():
                try:
                    async with self.turns.turn(row.guest):
                        row = await self._piece(row)
                except Refusal:
                    deaths += 1
                    if self.ending.is_set():
                        return
                    log.warning("The process that made the review %s died.", row.id)
                    if deaths < MAX_DEATHS:
                        continue
                    row = replace(row, state="failed")
                else:
                    deaths = 0
                await self.store.change_review(row)
                self.busy[row.id].steps = len(row.steps)
                self._tell()
        finally:
            self.busy.pop(row.id, None)
            self._tell()

    def _tell(self) -> None:
        """Wake those who wait for news of any review."""
        self.news.set()
        self.news = asyncio.Event()

    async def more(self, id: str, known: int, seconds: float) -> ReviewRow:
        """The review as soon as it has more steps than are known, or after so many seconds."""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                while id in self.busy and self.busy[id].steps <= known and not self.ending.is_set():
                    await self.news.wait()
        return await self._found(id)

    async def _found(self, id: str) -> ReviewRow:
        row = await self.store.review(id)
        if row is None:
            raise Refusal(404, "no-review")
        return row

    async def _piece(self, row: ReviewRow) -> ReviewRow:
        asked = [row.record, row.depth, row.steps, PIECE_SECONDS]
        try:
            made = await self._run(review_some, asked)
        except Refusal:
            raise
        except Exception as error:
            METRICS.count("ludus_errors_total", what="review")
            log.warning("The review %s failed: %r.", row.id, error)
            return replace(row, state="failed")
        steps = [*row.steps, *made["steps"]]
        state = "done" if made["done"] else "waiting"
        return replace(row, state=state, start=made["start"], steps=steps, totals=made["totals"])

    async def advise(self, match: Match, then: list[int], depth: int, guest: Guest) -> Any:
        """What is good in a position that anybody may know all of."""
        async with self.turns.turn(guest.id, MAX_QUESTIONS):
            try:
                return await self._run(
                    advise, [match.record.as_dict(), then, None, depth, MAX_THOUGHT]
                )
            except LudusError as error:
                raise RefusalWithReason(422, "record", error) from None

    async def think(self, record: dict[str, object], guest: Guest) -> Any:
        """What is good at the end of a record after some more thought."""
        async with self.turns.turn(guest.id):
            return await self._run(think_on, [record, THOUGHT_SECONDS, DEEPEST])

    async def _run(self, job: Callable[..., Any], arguments: list[Any]) -> Any:
        if self.pool is None or not self.pool.usable:
            self.pool = WorkerPool(1, begin_quietly)
        made = await self.pool.run(job, arguments, MAX_SECONDS)
        if isinstance(made, str):
            raise LudusError(made)
        return made
