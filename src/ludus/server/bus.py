"""How server processes on one PostgreSQL tell each other what has changed: LISTEN and NOTIFY.

The news of a change is sent by the transaction that makes it. On SQLite there is one process only
and nobody to tell.
"""

import asyncio
import contextlib
from collections.abc import Callable
from typing import Final

import asyncpg

from ludus.server.storage import CHANNEL, Store, notify

AGAIN_AFTER: Final = 0.5
"""The seconds until a lost connection is tried again."""


class Bus:
    """The line to the other processes."""

    def __init__(
        self, store: Store, heard: Callable[[list[str]], None], lost: Callable[[], None]
    ) -> None:
        self.store = store
        self.heard = heard
        self.lost = lost
        self.task: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Begin to listen."""
        if self.store.postgres:
            listening = asyncio.Event()
            self.task = asyncio.create_task(self._listen(listening))
            await listening.wait()

    async def stop(self) -> None:
        """Stop listening."""
        if self.task is not None:
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)

    async def tell(self, note: str) -> None:
        """Tell the others something that is not stored."""
        if self.store.postgres:
            async with self.store.engine.begin() as connection:
                await notify(connection, [note])

    async def _listen(self, listening: asyncio.Event) -> None:
        """Listen for ever; after a lost line what was missed must be looked up."""
        while True:
            with contextlib.suppress(OSError, asyncpg.PostgresError, asyncpg.InterfaceError):
                address = self.store.url.set(drivername="postgresql")
                connection = await asyncpg.connect(address.render_as_string(hide_password=False))
                gone = asyncio.Event()
                connection.add_termination_listener(lambda _, gone=gone: gone.set())
                await connection.add_listener(CHANNEL, self._hear)
                self.lost()
                listening.set()
                try:
                    await gone.wait()
                finally:
                    connection.terminate()
            await asyncio.sleep(AGAIN_AFTER)

    def _hear(self, _: object, __: int, ___: str, note: object) -> None:
        kind, process, *rest = str(note).split(" ")
        if process != self.store.process:
            self.heard([kind, process, *rest])
