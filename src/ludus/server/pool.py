"""Processes that work for the server: pebble's pool, with types and one way to end it."""

import asyncio
import multiprocessing
import multiprocessing.connection
import os
import threading
from collections.abc import Callable
from concurrent.futures import BrokenExecutor
from typing import Any

from pebble import ProcessExpired, ProcessPool

from ludus.server.errors import Refusal


class WorkerPool(ProcessPool):
    """A pool of worker processes, each initialised by a function before its first job."""

    def __init__(self, workers: int, initializer: Callable[[], None]) -> None:
        context = multiprocessing.get_context("spawn")
        super().__init__(workers, initializer=initializer, context=context)

    async def run(self, job: Callable[..., Any], arguments: list[Any], seconds: float) -> Any:
        """What a job answers within so many seconds; refused if its process dies meanwhile."""
        try:
            return await asyncio.wrap_future(self.schedule(job, args=arguments, timeout=seconds))
        except (ProcessExpired, BrokenExecutor):
            raise Refusal(503, "interrupted") from None

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
