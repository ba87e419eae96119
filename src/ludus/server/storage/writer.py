"""The one way to change a table in the database.

A change names the revision it was made from. If another writer was faster nothing is written, so
two tabs, two processes or a retry can never fork a game. Changes that wait are committed together:
one flush to disk for many tables.
"""

import asyncio
import contextlib
import json
import logging
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict, dataclass
from typing import Any, Final

import sqlalchemy as sql
from sqlalchemy.engine import Connection, Engine
from sqlalchemy.ext.asyncio import AsyncEngine

from ludus.server.errors import Refusal
from ludus.server.metrics import METRICS
from ludus.server.storage.engine import failures_refused
from ludus.server.storage.notices import NOTIFY, notices_of
from ludus.server.storage.prepared import Prepared
from ludus.server.storage.rows import Change, Seat, TableRow
from ludus.server.storage.schema import chat, plies, probes, seats, tables

log: Final = logging.getLogger("ludus.storage")

MAX_BATCH: Final = 256
"""How many changes are committed at once."""
GATHER_SECONDS: Final = 0.03
"""While several tables change at once, their changes are gathered for so long: a transaction of
eight costs little more than one of a single change. Whoever plays alone never waits for it."""
CHANGING: Final = (
    *("state", "host", "revision", "moment", "actor", "turn", "asked", "deadline", "result"),
    *("rematch", "changed", "secret"),
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
STATEMENTS: Final = (
    *(UPDATE_TABLE, UPDATE_SEAT),
    *(plies.insert(), chat.insert(), tables.insert(), seats.insert()),
)
"""What changes are written with, in this order."""
# The ids are one parameter, so that the statement is the same however many they are.
LOCK_ON_SQLITE: Final = sql.text(
    "SELECT id, revision FROM tables WHERE id IN (SELECT value FROM json_each(:ids))"
)
LOCK_ON_POSTGRESQL: Final = sql.text(
    "SELECT id, revision FROM tables WHERE id = ANY(:ids) ORDER BY id FOR UPDATE"
).bindparams(sql.bindparam("ids", type_=sql.ARRAY(sql.Text)))


@dataclass(frozen=True, eq=False)
class Write:
    """A change that waits to be written, and the row it was made from."""

    row: TableRow
    change: Change
    done: asyncio.Future[bool]


@dataclass(frozen=True, eq=False)
class Probe:
    """A time that waits to be written, to prove that the writer works."""

    at: float
    done: asyncio.Future[bool]


class Writer:
    """Commits changes in the order they come; on SQLite in a thread of its own."""

    def __init__(self, engine: AsyncEngine, blocking: Engine | None, process: str) -> None:
        self.engine = engine
        self.blocking = blocking
        dialect = (blocking or engine.sync_engine).dialect
        self.lock = Prepared(LOCK_ON_POSTGRESQL if blocking is None else LOCK_ON_SQLITE, dialect)
        self.notify = Prepared(NOTIFY, dialect)
        self.statements = [Prepared(statement, dialect) for statement in STATEMENTS]
        self.thread = ThreadPoolExecutor(1, "writer")
        self.process = process
        self.waiting: asyncio.Queue[Write | Probe] = asyncio.Queue()

    async def commit(self, row: TableRow, change: Change) -> bool:
        """Write the change durably; false if the table has changed meanwhile."""
        done: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self.waiting.put_nowait(Write(row, change, done))
        return await done

    async def probe(self, now: float) -> None:
        """Write the time, as proof that the writer works."""
        done: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self.waiting.put_nowait(Probe(now, done))
        await done

    async def run(self) -> None:
        """Write for ever what is asked; whoever waits gets an answer, whatever happens."""
        busy = False
        while True:
            batch = [await self.waiting.get()]
            try:
                if busy:
                    await asyncio.sleep(GATHER_SECONDS)
                while len(batch) < MAX_BATCH and not self.waiting.empty():
                    batch.append(self.waiting.get_nowait())
                busy = len(batch) > 1
                with METRICS.measure("ludus_commit_seconds"):
                    results = await self._commit(batch)
                METRICS.count("ludus_commits_total")
                METRICS.count("ludus_changes_total", sum(results))
            except BaseException as error:
                METRICS.count("ludus_errors_total", what="commit")
                if not isinstance(error, (Refusal, asyncio.CancelledError)):
                    log.exception("A commit failed.")
                _fail(batch, error if isinstance(error, Refusal) else Refusal(500, "broken"))
                if not isinstance(error, Exception):
                    raise
            else:
                for waiting, result in zip(batch, results, strict=True):
                    if not waiting.done.done():
                        waiting.done.set_result(result)
            finally:
                for _ in batch:
                    self.waiting.task_done()

    async def finish(self, seconds: float) -> None:
        """Wait until all is written that was asked for, for so many seconds at most."""
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self.waiting.join(), seconds)

    def close(self) -> None:
        """End the thread and close its connection."""
        self.thread.shutdown()
        if self.blocking is not None:
            self.blocking.dispose()

    async def _commit(self, batch: list[Write | Probe]) -> list[bool]:
        """Write, in one transaction, what was made from the newest revision."""
        with failures_refused():
            if self.blocking is not None:
                loop = asyncio.get_running_loop()
                return await loop.run_in_executor(self.thread, self._block, self.blocking, batch)
            async with self.engine.begin() as connection:
                return await connection.run_sync(self._write, batch)

    def _block(self, engine: Engine, batch: list[Write | Probe]) -> list[bool]:
        with engine.begin() as connection:
            connection.exec_driver_sql("BEGIN IMMEDIATE")
            return self._write(connection, batch)

    def _write(self, connection: Connection, batch: list[Write | Probe]) -> list[bool]:
        """All changes that are not late, in few statements."""
        writes = [item for item in batch if isinstance(item, Write)]
        newest = self._lock(connection, [write.row.id for write in writes])
        fresh = {write for write in writes if newest.get(write.row.id) == write.row.revision}
        ordered = [write for write in writes if write in fresh]
        for statement, rows in zip(self.statements, _rows(ordered), strict=True):
            if rows:
                statement.execute(connection, rows)
        for probe in batch:
            if isinstance(probe, Probe):
                self._record_probe(connection, probe.at)
        if self.blocking is None and ordered:
            self.notify.find(connection, notices_of([self._notice(write) for write in ordered]))
        return [isinstance(item, Probe) or item in fresh for item in batch]

    def _notice(self, write: Write) -> str:
        return f"changed {self.process} {write.row.id} {write.row.revision + 1}"

    def _record_probe(self, connection: Connection, at: float) -> None:
        mine = probes.c.process == self.process
        connection.execute(probes.delete().where(mine))
        connection.execute(probes.insert().values(process=self.process, at=at))

    def _lock(self, connection: Connection, ids: list[str]) -> dict[str, int]:
        """The revisions of these tables, which nobody else can change until the end.

        Every process locks them in the same order, so that no two wait for each other.
        """
        given = ids if self.blocking is None else json.dumps(ids)
        found = self.lock.find(connection, {"ids": given})
        return {row.id: row.revision for row in found}


def _fail(batch: list[Write | Probe], refusal: Refusal) -> None:
    for waiting in batch:
        if not waiting.done.done():
            waiting.done.set_exception(refusal)


def _rows(writes: list[Write]) -> list[list[dict[str, Any]]]:
    """What each of the statements is executed with."""
    rows = [
        {"which": w.row.id, **_values(w.row, CHANGING), **w.change.columns(w.row)} for w in writes
    ]
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
    made = [w.change.rematch for w in writes if w.change.rematch is not None]
    return [
        rows,
        places,
        journal,
        said,
        [asdict(row) for row, _ in made],
        [place for row, places in made for place in seat_rows(row.id, places)],
    ]


def seat_rows(table_id: str, places: Iterable[Seat]) -> list[dict[str, Any]]:
    """The seats of a new table as they are stored."""
    return [{"table": table_id, **asdict(seat), "votes": list(seat.votes)} for seat in places]


def _values(row: TableRow | Seat, columns: tuple[str, ...]) -> dict[str, Any]:
    return {name: getattr(row, name) for name in columns}
