"""The one way to change a table in the database.

A change names the revision it was made from. If another writer was faster nothing is written, so
two tabs, two processes or a retry can never fork a game. Changes that wait are committed together:
one flush to disk for many tables.
"""

import asyncio
from dataclasses import asdict, dataclass
from typing import Any, Final

import sqlalchemy as sql
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from ludus.server.errors import Refusal
from ludus.server.storage.notices import notify
from ludus.server.storage.rows import Change, Seat, TableRow
from ludus.server.storage.schema import chat, plies, seats, tables

MAX_BATCH: Final = 256
"""How many changes are committed at once."""
CHANGING: Final = (
    *("state", "host", "revision", "moment", "actor", "turn", "asked", "deadline", "result"),
    *("rematch", "changed"),
)
"""The columns of a table that change."""
SEAT_COLUMNS: Final = tuple(column.name for column in seats.columns if not column.primary_key)
UPDATE_TABLE: Final = (
    tables.update()
    .where(tables.c.id == sql.bindparam("which"))
    .values({name: sql.bindparam(name) for name in CHANGING})
)
UPDATE_SEAT: Final = (
    seats.update()
    .where(seats.c.table == sql.bindparam("which"), seats.c.seat == sql.bindparam("place"))
    .values({name: sql.bindparam(name) for name in SEAT_COLUMNS})
)


@dataclass(frozen=True, eq=False)
class Write:
    """A change that waits to be written, and the row it was made from."""

    row: TableRow
    change: Change
    done: asyncio.Future[bool]

    def after(self) -> TableRow:
        """The row with the change."""
        return self.change.applied(self.row)


class Writer:
    """Commits changes in the order they come."""

    def __init__(self, engine: AsyncEngine, process: str) -> None:
        self.engine = engine
        self.process = process
        self.postgres = engine.dialect.name == "postgresql"
        self.waiting: asyncio.Queue[Write] = asyncio.Queue()
        self.task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin to write."""
        self.task = asyncio.create_task(self._run())

    async def stop(self) -> None:
        """Stop writing."""
        if self.task is not None:
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)

    async def commit(self, row: TableRow, change: Change) -> bool:
        """Write the change durably; false if the table has changed meanwhile."""
        done: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self.waiting.put_nowait(Write(row, change, done))
        return await done

    async def _run(self) -> None:
        while True:
            batch = [await self.waiting.get()]
            while len(batch) < MAX_BATCH and not self.waiting.empty():
                batch.append(self.waiting.get_nowait())
            try:
                done = await self._commit(batch)
            except (DBAPIError, OSError):
                for write in batch:
                    if not write.done.done():
                        write.done.set_exception(Refusal(503, "database"))
            else:
                for write, written in zip(batch, done, strict=True):
                    if not write.done.done():
                        write.done.set_result(written)

    async def _commit(self, batch: list[Write]) -> list[bool]:
        """Write, in one transaction and few statements, what was made from the newest revision."""
        async with self.engine.begin() as connection:
            newest = await self._lock(connection, [write.row.id for write in batch])
            fresh = [write for write in batch if newest.get(write.row.id) == write.row.revision]
            for statement, rows in _statements(fresh):
                if rows:
                    await connection.execute(statement, rows)
            if self.postgres:
                notes = [f"changed {self.process} {w.row.id} {w.row.revision + 1}" for w in fresh]
                await notify(connection, notes)
        return [write in fresh for write in batch]

    async def _lock(self, connection: AsyncConnection, ids: list[str]) -> dict[str, int]:
        """The revisions of these tables, which nobody else can change until the end.

        Every process locks them in the same order, so that no two wait for each other.
        """
        if not self.postgres:
            await connection.exec_driver_sql("BEGIN IMMEDIATE")
        wanted = sql.select(tables.c.id, tables.c.revision).where(tables.c.id.in_(ids))
        locked = wanted.order_by(tables.c.id).with_for_update()
        return {row.id: row.revision for row in await connection.execute(locked)}


def _statements(
    writes: list[Write],
) -> list[tuple[sql.Update | sql.Insert, list[dict[str, Any]]]]:
    """What is to be executed, each with all its rows."""
    rows = [{"which": w.row.id, **_values(w.after(), CHANGING)} for w in writes]
    places = [
        {"which": w.row.id, "place": seat.seat, **_values(seat, SEAT_COLUMNS)}
        for w in writes
        for seat in w.change.seats
    ]
    journal = [
        {"table": w.row.id, "number": w.row.moment + n, "id": id}
        for w in writes
        for n, id in enumerate(w.change.entries, 1)
    ]
    said = [
        {"table": w.row.id, **asdict(w.change.chat)} for w in writes if w.change.chat is not None
    ]
    return [
        (UPDATE_TABLE, rows),
        (UPDATE_SEAT, places),
        (plies.insert(), journal),
        (chat.insert(), said),
    ]


def _values(row: TableRow | Seat, columns: tuple[str, ...]) -> dict[str, Any]:
    return {name: getattr(row, name) for name in columns}
