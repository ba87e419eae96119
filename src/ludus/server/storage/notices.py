"""How server processes on one PostgreSQL tell each other what has changed: LISTEN and NOTIFY.

A change is announced by the transaction that makes it. On SQLite there is one process only and
nobody to tell.
"""

import asyncio
import contextlib
import logging
from collections.abc import Callable
from typing import Final

import asyncpg
import sqlalchemy as sql
from sqlalchemy.ext.asyncio import AsyncEngine

from ludus.server.storage.engine import reading, writing

log: Final = logging.getLogger("ludus.storage")

CHANNEL: Final = "ludus"
NOTIFY: Final = sql.text(
    "SELECT pg_notify(:channel, notice) FROM unnest(:notices) AS notice"
).bindparams(sql.bindparam("notices", type_=sql.ARRAY(sql.Text)))
"""Tells the other processes, when the transaction is committed."""
RECONNECT_SECONDS: Final = 0.5
CONNECT_SECONDS: Final = 5.0
ALIVE_SECONDS: Final = 10.0
"""How often the connection is tried while no notice comes."""
LISTENER: Final = "ludus-notices"
"""What the connections that listen are called, so that the processes there are can be counted."""
LISTENERS: Final = sql.text(
    "SELECT count(*) FROM pg_stat_activity"
    " WHERE datname = current_database() AND application_name = :name"
).bindparams(name=LISTENER)


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
        self.listening = asyncio.Event()

    async def send(self, *notices: str) -> None:
        """Tell the others something that is not stored, all of it at once."""
        if self.postgres and notices:
            async with writing(self.engine) as connection:
                await connection.execute(NOTIFY, notices_of(list(notices)))

    async def alone(self) -> bool:
        """Whether no other process listens."""
        async with reading(self.engine) as connection:
            return int((await connection.execute(LISTENERS)).scalar_one()) <= 1

    async def listen(self) -> None:
        """Listen for ever, connecting again whenever the connection is lost."""
        while True:
            try:
                await self._listen_once()
            except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
                log.warning("Notices cannot be received: %s.", type(error).__name__)
            await asyncio.sleep(RECONNECT_SECONDS)

    async def _listen_once(self) -> None:
        """Listen until the connection is lost."""
        address = self.engine.url.set(drivername="postgresql").render_as_string(hide_password=False)
        connection = await asyncpg.connect(
            address, timeout=CONNECT_SECONDS, server_settings={"application_name": LISTENER}
        )
        lost = asyncio.Event()
        connection.add_termination_listener(lambda _: lost.set())
        try:
            await connection.add_listener(CHANNEL, self._receive)
            self.missed()
            self.listening.set()
            while not lost.is_set():
                with contextlib.suppress(TimeoutError):
                    await asyncio.wait_for(lost.wait(), ALIVE_SECONDS)
                # A cut network closes nothing: only an answer proves that notices arrive.
                await connection.execute("SELECT 1", timeout=CONNECT_SECONDS)
        finally:
            connection.terminate()

    def _receive(self, _: object, __: int, ___: str, notice: object) -> None:
        kind, process, *rest = str(notice).split(" ")
        if process != self.process:
            self.received([kind, process, *rest])


def notices_of(notices: list[str]) -> dict[str, object]:
    """What `NOTIFY` is executed with."""
    return {"channel": CHANNEL, "notices": notices}
