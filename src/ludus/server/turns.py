"""Whose turn it is when many want something made: each owner's in turn, so many at once."""

import asyncio
from collections import OrderedDict, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from ludus.server.errors import Refusal


class Turns:
    """Lets so many work at once. Those who wait are served by owner, one of each in turn.

    One who has sixty tables of bots waits for himself, not the others for him.
    """

    def __init__(self, at_once: int) -> None:
        self.free = at_once
        self.waiting: OrderedDict[str, deque[asyncio.Future[None]]] = OrderedDict()

    @asynccontextmanager
    async def turn(self, owner: str, most: int | None = None) -> AsyncIterator[None]:
        """Wait for a turn of this owner, and hold it; refuse one who waits for so many already."""
        if most is not None and len(self.waiting.get(owner, ())) >= most:
            raise Refusal(429, "too-often", seconds=2)
        await self._acquire(owner)
        try:
            yield
        finally:
            self._release()

    async def _acquire(self, owner: str) -> None:
        if self.free > 0:
            self.free -= 1
            return
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.waiting.setdefault(owner, deque()).append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self._release()
            raise

    def _release(self) -> None:
        while self.waiting:
            owner, queue = self.waiting.popitem(last=False)
            turn = queue.popleft()
            if queue:
                self.waiting[owner] = queue
            if not turn.done():
                turn.set_result(None)
                return
        self.free += 1
