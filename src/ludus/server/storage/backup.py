"""Backups: everything in the database as one compressed file of JSON lines.

A backup is made while the server runs, of one moment, and is the same for both databases, so it
also moves a server from SQLite to PostgreSQL.
"""

import gzip
import json
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Final, TextIO

import sqlalchemy as sql
from sqlalchemy.ext.asyncio import AsyncConnection

from ludus.core.errors import LudusError
from ludus.server.errors import Refusal
from ludus.server.settings import Settings
from ludus.server.storage.engine import new_engine, reading
from ludus.server.storage.migrations import newest_revision, upgrade
from ludus.server.storage.schema import guests, metadata, tables

FORMAT: Final = "ludus-backup"
BATCH: Final = 1000

Advance = Callable[[int], None]
"""Progress is reported after every so many rows."""


async def back_up(settings: Settings, file: Path, advance: Advance) -> int:
    """Write all rows to a file, as of one moment; how many there are."""
    part = file.with_name(file.name + ".part")
    async with snapshot(settings) as connection:
        await _check_revision(connection)
        part.touch(mode=0o600)
        with gzip.open(part, "wt", encoding="utf-8") as out:
            head = {"format": FORMAT, "revision": newest_revision()}
            out.write(json.dumps(head) + "\n")
            count = await _write_rows(connection, out, advance)
    part.replace(file)
    return count


async def _write_rows(connection: AsyncConnection, out: TextIO, advance: Advance) -> int:
    count = 0
    for table in metadata.sorted_tables:
        async for row in await connection.stream(table.select()):
            out.write(json.dumps([table.name, dict(row._mapping)], ensure_ascii=False) + "\n")
            count += 1
            if count % BATCH == 0:
                advance(BATCH)
    return count


@asynccontextmanager
async def snapshot(settings: Settings) -> AsyncIterator[AsyncConnection]:
    """A connection that sees the database as of one moment."""
    engine = new_engine(settings)
    try:
        async with reading(engine) as connection:
            if engine.dialect.name == "postgresql":
                await connection.execution_options(isolation_level="REPEATABLE READ")
            else:
                await connection.exec_driver_sql("BEGIN")
            yield connection
    except Refusal as refusal:
        raise LudusError(f"The database cannot be read: {refusal.__cause__}") from None
    finally:
        await engine.dispose()


async def _check_revision(connection: AsyncConnection) -> None:
    found = await connection.execute(sql.text("SELECT version_num FROM alembic_version"))
    if found.scalar_one() != newest_revision():
        raise LudusError("The database is of an older version: start the server once, then again.")


async def restore(settings: Settings, file: Path, advance: Advance) -> int:
    """Write all rows of a backup into an empty database; how many there are."""
    with gzip.open(file, "rt", encoding="utf-8") as lines:
        await upgrade(settings.url(), _revision(lines))
        engine = new_engine(settings)
        try:
            async with engine.begin() as connection:
                for table in (guests, tables):
                    if (await connection.execute(table.select().limit(1))).first() is not None:
                        raise LudusError("A backup is restored only into an empty database.")
                count = await _insert_rows(connection, lines, advance)
        finally:
            await engine.dispose()
    await upgrade(settings.url())
    return count


def _revision(lines: TextIO) -> str:
    try:
        head = json.loads(lines.readline())
        if head["format"] == FORMAT:
            return str(head["revision"])
    except (OSError, EOFError, ValueError, KeyError, TypeError):
        pass
    raise LudusError("This is not a backup of Ludus, or it cannot be read.")


async def _insert_rows(connection: AsyncConnection, lines: TextIO, advance: Advance) -> int:
    count = 0
    for name, rows in _batches(lines):
        await connection.execute(metadata.tables[name].insert(), rows)
        count += len(rows)
        advance(len(rows))
    return count


def _batches(lines: TextIO) -> Iterator[tuple[str, list[dict[str, Any]]]]:
    """The rows of a backup, many of one table at a time."""
    name, rows = "", list[dict[str, Any]]()
    try:
        for line in lines:
            table, row = json.loads(line)
            if rows and (table != name or len(rows) == BATCH):
                yield name, rows
                rows = []
            name = table
            rows.append(row)
    except (EOFError, OSError, ValueError):
        raise LudusError("The backup is damaged or cut short; nothing was restored.") from None
    if rows:
        yield name, rows
