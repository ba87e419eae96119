"""Background tasks of the server, which are started again when they fail."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Final

from ludus.server.metrics import METRICS

log: Final = logging.getLogger("ludus.background")

FIRST_DELAY: Final = 0.1
MAX_DELAY: Final = 10.0
"""The seconds until a task that has failed is started again: more each time, up to this."""
SETTLED_SECONDS: Final = 60.0
"""A task that has worked for so long starts with the first delay again."""


class Background:
    """Supervises tasks that are to run as long as the server does."""

    def __init__(self) -> None:
        self.tasks: dict[str, asyncio.Task[None]] = {}

    def start(self, name: str, work: Callable[[], Awaitable[None]]) -> None:
        """Run something for ever."""
        self.tasks[name] = asyncio.create_task(self._supervise(name, work), name=name)

    async def stop(self, name: str) -> None:
        """End a task."""
        task = self.tasks.pop(name, None)
        if task is not None:
            task.cancel()
            await asyncio.gather(task, return_exceptions=True)

    async def _supervise(self, name: str, work: Callable[[], Awaitable[None]]) -> None:
        loop = asyncio.get_running_loop()
        delay = FIRST_DELAY
        while True:
            started = loop.time()
            try:
                await work()
            except Exception:
                METRICS.count("ludus_errors_total", what=name)
                log.exception("The %s failed; it is started again in %g s.", name, delay)
            if loop.time() - started > SETTLED_SECONDS:
                delay = FIRST_DELAY
            await asyncio.sleep(delay)
            delay = min(2 * delay, MAX_DELAY)
