"""Processes that work for the server: pebble's pool, with types and one way to end it."""

import asyncio
import logging
import multiprocessing
import multiprocessing.connection
import os
import threading
from collections.abc import Callable
from concurrent.futures import BrokenExecutor
from typing import Any, Final

from pebble import ProcessExpired, ProcessPool

from ludus.server.errors import Refusal

log: Final = logging.getLogger("ludus.pool")

BEGIN_SECONDS: Final = 30.0
"""For how long a job may wait for a process, of which there are as many as jobs.

A process that is killed while it fetches a job takes the key with it, and those that follow would
wait for it in vain, for ever and without a word."""
ENDING: Final = "the end of a pool"
"""What the thread is called in which a pool that was given up ends."""


class WorkerPool(ProcessPool):
    """A pool of worker processes, each initialised by a function before its first job."""

    def __init__(self, workers: int, initializer: Callable[[], None]) -> None:
        context = multiprocessing.get_context("spawn")
        super().__init__(workers, initializer=initializer, context=context)
        self.stuck = False

    @property
    def usable(self) -> bool:
        """Whether jobs can be given to it; else another pool has to take its place."""
        return bool(self.active) and not self.stuck

    async def run(self, job: Callable[..., Any], arguments: list[Any], seconds: float) -> Any:
        """What a job answers within so many seconds; refused if its process dies meanwhile."""
        try:
            return await self.answer(job, arguments, seconds)
        except (ProcessExpired, BrokenExecutor):
            raise Refusal(503, "interrupted") from None

    async def answer(self, job: Callable[..., Any], arguments: list[Any], seconds: float) -> Any:
        """What a job answers, or what it fails with; refused if no process begins it."""
        future = self.schedule(job, args=arguments, timeout=seconds)
        answer = asyncio.wrap_future(future)
        try:
            await asyncio.wait([answer], timeout=BEGIN_SECONDS)
            if not (future.running() or future.done()):
                self._give_up()
                raise Refusal(503, "interrupted")
            return await answer
        except asyncio.CancelledError:
            if self.stuck and future.cancelled():
                raise Refusal(503, "interrupted") from None
            raise
        finally:
            answer.cancel()

    def _give_up(self) -> None:
        """No process fetches jobs any more: end them all, so that another pool begins anew."""
        if not self.stuck:
            self.stuck = True
            log.warning("The processes of a pool begin no job any more and are replaced.")
            threading.Thread(target=self.end, name=ENDING, daemon=True).start()

    def retire(self) -> None:
        """Accept no more jobs; the processes end when they have finished theirs."""
        close: Callable[[], None] = self.close
        close()
        threading.Thread(target=self.join, daemon=True).start()

    def end(self) -> None:
        """End the processes, whatever they are doing."""
        stop: Callable[[], None] = self.stop
        stop()
        self.join()


def end_with_parent() -> None:
    """End when the server does, however it ended."""
    parent = multiprocessing.parent_process()
    assert parent is not None

    def wait() -> None:
        multiprocessing.connection.wait([parent.sentinel])
        os._exit(0)

    threading.Thread(target=wait, daemon=True).start()
