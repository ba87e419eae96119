"""How server processes on one PostgreSQL tell each other what has changed: LISTEN and NOTIFY.

A change is announced by the transaction that makes it. On SQLite there is one process only and
nobody to tell.
"""

import asyncio
import contextlib
from collections.abc import Callable
from typing import Final

import asyncpg
import sqlalchemy as sql
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

CHANNEL: Final = "ludus"
RECONNECT_SECONDS: Final = 0.5


class Notices:
    """The connection to the other processes.

    `received` gets each notice as a list of words; `missed` is called whenever some may have been
    missed, so that everything has to be read anew.
    """

    def __init__(
        self,
        engine: AsyncEngine,
        process: str,
        received: Callable[[list[str]], None],
        missed: Callable[[], None],
    ) -> None:
        self.engine = engine
        self.process = process
        self.postgres = engine.dialect.name == "postgresql"
        self.received = received
        self.missed = missed
        self.task: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Begin to listen."""
        if self.postgres:
            listening = asyncio.Event()
            self.task = asyncio.create_task(self._listen(listening))
            await listening.wait()

    async def stop(self) -> None:
        """Stop listening."""
        if self.task is not None:
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)

    async def send(self, notice: str) -> None:
        """Tell the others something that is not stored."""
        if self.postgres:
            async with self.engine.begin() as connection:
                await notify(connection, [notice])

    async def _listen(self, listening: asyncio.Event) -> None:
        """Listen for ever, connecting again whenever the connection is lost."""
        while True:
            with contextlib.suppress(OSError, asyncpg.PostgresError, asyncpg.InterfaceError):
                address = self.engine.url.set(drivername="postgresql")
                connection = await asyncpg.connect(address.render_as_string(hide_password=False))
                lost = asyncio.Event()
                connection.add_termination_listener(lambda _, lost=lost: lost.set())
                await connection.add_listener(CHANNEL, self._receive)
                self.missed()
                listening.set()
                try:
                    await lost.wait()
                finally:
                    connection.terminate()
            await asyncio.sleep(RECONNECT_SECONDS)

    def _receive(self, _: object, __: int, ___: str, notice: object) -> None:
        kind, process, *rest = str(notice).split(" ")
        if process != self.process:
            self.received([kind, process, *rest])


async def notify(connection: AsyncConnection, notices: list[str]) -> None:
    """Tell the other processes, when the transaction is committed."""
    if notices:
        every = sql.text("SELECT pg_notify(:channel, notice) FROM unnest(:notices) AS notice")
        typed = every.bindparams(sql.bindparam("notices", type_=sql.ARRAY(sql.Text)))
        await connection.execute(typed, {"channel": CHANNEL, "notices": notices})
