"""Connections to the database, with timeouts, and its failures as a refusal."""

import logging
import sqlite3
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from typing import Any, Final

import asyncpg
import sqlalchemy as sql
from sqlalchemy.engine import Engine
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from ludus.server.errors import Refusal
from ludus.server.settings import Settings

log: Final = logging.getLogger("ludus.storage")

DATABASE_ERRORS: Final = (
    SQLAlchemyError,
    asyncpg.PostgresError,
    asyncpg.InterfaceError,
    OSError,
)
"""What a database that is away, overloaded or full raises; a timeout is an OSError."""


def new_engine(settings: Settings) -> AsyncEngine:
    """The connections to the database of a server."""
    url, seconds = settings.url(), settings.database_seconds
    if url.get_backend_name() != "postgresql":
        engine = create_async_engine(url, pool_timeout=seconds)
        _prepare_sqlite(engine.sync_engine, seconds)
        return engine
    limits: dict[str, Any] = {
        "timeout": seconds,
        "command_timeout": seconds,
        "server_settings": {"statement_timeout": str(int(seconds * 1000))},
    }
    return create_async_engine(url, pool_pre_ping=True, pool_timeout=seconds, connect_args=limits)


def new_blocking_engine(settings: Settings) -> Engine | None:
    """SQLite for a thread that writes: with one connection, which is handed over once a commit.

    An asynchronous connection is handed to its thread and back for every statement.
    """
    url = settings.url()
    if url.get_backend_name() != "sqlite":
        return None
    engine = sql.create_engine(
        url.set(drivername="sqlite"),
        pool_size=1,
        max_overflow=0,
        pool_timeout=settings.database_seconds,
        connect_args={"check_same_thread": False},
    )
    _prepare_sqlite(engine, settings.database_seconds)
    return engine


def _prepare_sqlite(engine: Engine, seconds: float) -> None:
    """Let every connection write safely and wait for others."""

    def prepare(connection: sqlite3.Connection, _: object) -> None:
        cursor = connection.cursor()
        wait = f"busy_timeout = {int(seconds * 1000)}"
        for pragma in ("journal_mode = WAL", "synchronous = FULL", wait):
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    sql.event.listen(engine, "connect", prepare)


@contextmanager
def failures_refused() -> Iterator[None]:
    """A failure of the database is a refusal that says so."""
    try:
        yield
    except DATABASE_ERRORS as error:
        log.warning("The database failed: %s.", type(error).__name__)
        raise Refusal(503, "database") from error


@asynccontextmanager
async def reading(engine: AsyncEngine) -> AsyncIterator[AsyncConnection]:
    """A connection to read with."""
    with failures_refused():
        async with engine.connect() as connection:
            yield connection


@asynccontextmanager
async def writing(engine: AsyncEngine) -> AsyncIterator[AsyncConnection]:
    """A connection in a transaction, committed in the end."""
    with failures_refused():
        async with engine.begin() as connection:
            yield connection
