"""Long replies made off the event loop: stories, frames and replays of record files.

They are made in one worker process that may not take more than so much memory and time, so that
the games of others go on whatever is asked. What was made lately is kept.
"""

import pickle
from collections import OrderedDict
from collections.abc import Callable, Hashable
from concurrent.futures import TimeoutError as Expired
from typing import Any, Final, NamedTuple

from pebble import ProcessExpired

from ludus.server.errors import Refusal
from ludus.server.pool import WorkerPool
from ludus.server.turns import Turns

MAX_WAITING: Final = 64
"""How many replies may be on their way at once."""
MOST_OF_ONE: Final = 4
"""How many of them may wait for one guest, or for an address without a guest."""
MAX_SECONDS: Final = 20.0
"""How long making one reply may take."""
CACHE_BYTES: Final = 16 * 1024 * 1024


class Made(NamedTuple):
    """A reply as JSON, with its status."""

    status: int
    body: bytes


class Presenter:
    """Makes long replies in a worker process, for each who asks in turn."""

    def __init__(self) -> None:
        self.pool: WorkerPool | None = None
        self.waiting = 0
        self.turns = Turns(1)
        self.cache: OrderedDict[Hashable, Made] = OrderedDict()
        self.cached_bytes = 0

    def stop(self) -> None:
        """End the worker."""
        if self.pool is not None:
            self.pool.end()

    async def make(
        self,
        asker: str,
        job: Callable[..., tuple[int, bytes]],
        *arguments: Any,
        key: Hashable = None,
    ) -> Made:
        """The reply of a job for whoever asks; one with a key is kept."""
        if key is not None and key in self.cache:
            self.cache.move_to_end(key)
            return self.cache[key]
        if self.waiting >= MAX_WAITING:
            raise Refusal(429, "too-often", seconds=2)
        self.waiting += 1
        try:
            async with self.turns.turn(asker, MOST_OF_ONE):
                made = Made(*await self._run(job, arguments))
        finally:
            self.waiting -= 1
        if key is not None and made.status == 200:
            self._keep(key, made)
        return made

    async def _run(self, job: Callable[..., tuple[int, bytes]], arguments: Any) -> Any:
        if self.pool is None or not self.pool.usable:
            from ludus.server.present.jobs import limit_worker

            self.pool = WorkerPool(1, limit_worker)
        try:
            pickle.dumps(arguments)  # what cannot be packed would end the pool's own thread
            return await self.pool.answer(job, list(arguments), MAX_SECONDS)
        except (Expired, MemoryError, ProcessExpired, RecursionError):
            raise Refusal(413, "too-large") from None

    def _keep(self, key: Hashable, made: Made) -> None:
        self.cache[key] = made
        self.cached_bytes += len(made.body)
        while self.cached_bytes > CACHE_BYTES:
            _, oldest = self.cache.popitem(last=False)
            self.cached_bytes -= len(oldest.body)
