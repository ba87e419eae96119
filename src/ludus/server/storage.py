"""Where everything is kept: the tables of the database, and the one way to change a table.

A table of the game is changed by naming the revision the change was made from. If another writer
was faster nothing is written, so two tabs, two processes or a retry can never fork a game. What is
waiting to be written is committed together, which costs one flush to disk for many tables.
"""

import asyncio
import sqlite3
from collections.abc import Sequence
from dataclasses import asdict, dataclass, field, replace
from typing import Any, Final, Literal

import sqlalchemy as sql
from sqlalchemy import Boolean, Column, Double, ForeignKey, Integer, String
from sqlalchemy.dialects import postgresql
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from ludus.server.errors import Refusal
from ludus.server.protocol import Language, Level
from ludus.server.settings import Settings

metadata: Final = sql.MetaData()

guests: Final = sql.Table(
    "guests",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("token", String(64), nullable=False, unique=True),
    Column("name", String(30), nullable=False),
    Column("language", String(2), nullable=False),
    Column("created", Double, nullable=False),
)
tables: Final = sql.Table(
    "tables",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("options", sql.JSON, nullable=False),
    Column("state", String(10), nullable=False, index=True),
    Column("public", Boolean, nullable=False),
    Column("spectators", Boolean, nullable=False),
    Column("clock", sql.JSON, nullable=False),
    Column("host", String(16), nullable=False),
    Column("revision", Integer, nullable=False),
    Column("moment", Integer, nullable=False),
    Column("actor", Integer, nullable=False),
    Column("turn", Integer, nullable=False),
    Column("asked", Double, nullable=False),
    Column("deadline", Double, index=True),
    Column("result", sql.JSON(none_as_null=True)),
    Column("rematch", String(16)),
    Column("created", Double, nullable=False),
    Column("changed", Double, nullable=False, index=True),
)
seats: Final = sql.Table(
    "seats",
    metadata,
    Column("table", ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(10), nullable=False),
    Column("name", String(40), nullable=False),
    Column("guest", String(16), index=True),
    Column("device", Boolean, nullable=False),
    Column("level", String(10)),
    Column("owner", String(16)),
    Column("left", Boolean, nullable=False),
    Column("seen", Double, nullable=False),
    Column("bank", Double, nullable=False),
    Column("votes", sql.JSON, nullable=False),
)
plies: Final = sql.Table(
    "plies",
    metadata,
    Column("table", ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("id", Integer, nullable=False),
)
chat: Final = sql.Table(
    "chat",
    metadata,
    Column("table", ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("seat", Integer),
    Column("name", String(40), nullable=False),
    Column("text", String(500), nullable=False),
    Column("at", Double, nullable=False),
)
links: Final = sql.Table(
    "links",
    metadata,
    Column("token", String(64), primary_key=True),
    Column("table", ForeignKey("tables.id"), nullable=False),
    Column("purpose", String(10), nullable=False),
    Column("seat", Integer),
    Column("guest", String(16), nullable=False),
    Column("expires", Double, nullable=False),
)
watchers: Final = sql.Table(
    "watchers",
    metadata,
    Column("table", ForeignKey("tables.id"), primary_key=True),
    Column("guest", String(16), primary_key=True),
)
thinkers: Final = sql.Table(
    "thinkers",
    metadata,
    Column("table", ForeignKey("tables.id"), primary_key=True),
    Column("process", String(16), nullable=False),
    Column("until", Double, nullable=False),
)

SeatKind = Literal["open", "person", "bot"]
TableState = Literal["open", "playing", "over"]

UNDO: Final = -1
"""In the journal of a table, what takes back the last ply that stands."""
CHANNEL: Final = "ludus"
CHAT_KEPT: Final = 200
"""How many lines of chat a newcomer gets to read."""
MOST_AT_ONCE: Final = 256


@dataclass(frozen=True)
class Guest:
    """A person, as far as the server knows."""

    id: str
    name: str
    language: Language


@dataclass(frozen=True)
class Seat:
    """One place at a table. `owner` is the person for whom a bot plays."""

    seat: int
    kind: SeatKind = "open"
    name: str = ""
    guest: str | None = None
    device: bool = False
    level: Level | None = None
    owner: str | None = None
    left: bool = False
    seen: float = 0
    bank: float = 0
    votes: tuple[str, ...] = ()


@dataclass(frozen=True)
class TableRow:
    """A table without its game: `asked` is when the actor was asked, `deadline` until when."""

    id: str
    game: str
    rules: int
    options: dict[str, str]
    state: TableState
    public: bool
    spectators: bool
    clock: dict[str, Any]
    host: str
    revision: int
    moment: int
    actor: int
    turn: int
    asked: float
    deadline: float | None
    result: dict[str, Any] | None
    rematch: str | None
    created: float
    changed: float


@dataclass(frozen=True)
class Line:
    """A line of chat."""

    number: int
    seat: int | None
    name: str
    text: str
    at: float


@dataclass
class Change:
    """What is to be written of a table: ids for its journal, columns, seats, a line of chat."""

    entries: list[int] = field(default_factory=list)
    row: dict[str, Any] = field(default_factory=dict)
    seats: list[Seat] = field(default_factory=list)
    line: Line | None = None

    def applied(self, row: TableRow) -> TableRow:
        """The row of the table after the change."""
        moment = row.moment + len(self.entries)
        return replace(row, **self.row, revision=row.revision + 1, moment=moment)


@dataclass(frozen=True)
class Whole:
    """All that is stored of a table."""

    row: TableRow
    seats: list[Seat]
    journal: list[int]
    chat: list[Line]


@dataclass(frozen=True, eq=False)
class Write:
    """A change on its way, and the row it was made from."""

    row: TableRow
    change: Change
    done: asyncio.Future[bool]

    def after(self) -> TableRow:
        """The row with the change."""
        return self.change.applied(self.row)


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


class Store:
    """The database."""

    def __init__(self, settings: Settings, process: str) -> None:
        self.url = settings.url()
        self.process = process
        self.postgres = self.url.get_backend_name() == "postgresql"
        self.engine: AsyncEngine = create_async_engine(self.url, pool_pre_ping=self.postgres)
        if not self.postgres:
            sql.event.listen(self.engine.sync_engine, "connect", _prepare_sqlite)
        self.waiting: asyncio.Queue[Write] = asyncio.Queue()
        self.writer: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin to write what is asked."""
        self.writer = asyncio.create_task(self._write())

    async def stop(self) -> None:
        """Stop writing and let go of the database."""
        if self.writer is not None:
            self.writer.cancel()
            await asyncio.gather(self.writer, return_exceptions=True)
        await self.engine.dispose()

    # ---- Tables ----

    async def commit(self, row: TableRow, change: Change) -> bool:
        """Write the change durably; false if the table has changed meanwhile."""
        done: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self.waiting.put_nowait(Write(row, change, done))
        return await done

    async def _write(self) -> None:
        while True:
            batch = [await self.waiting.get()]
            while len(batch) < MOST_AT_ONCE and not self.waiting.empty():
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

        Every process locks them in the same order, so that none waits for another for ever.
        """
        if not self.postgres:
            await connection.exec_driver_sql("BEGIN IMMEDIATE")
        wanted = sql.select(tables.c.id, tables.c.revision).where(tables.c.id.in_(ids))
        locked = wanted.order_by(tables.c.id).with_for_update()
        return {row.id: row.revision for row in await connection.execute(locked)}

    async def create(self, row: TableRow, places: list[Seat]) -> None:
        """Add a table with its seats."""
        async with self.engine.begin() as connection:
            await connection.execute(tables.insert().values(**asdict(row)))
            rows = [{"table": row.id, **_columns(seat)} for seat in places]
            await connection.execute(seats.insert(), rows)

    async def load(self, table: str) -> Whole | None:
        """All that is stored of a table, as of one moment."""
        async with self.engine.connect() as connection:
            if self.postgres:
                await connection.execution_options(isolation_level="REPEATABLE READ")
            found = await connection.execute(tables.select().where(tables.c.id == table))
            row = found.one_or_none()
            if row is None:
                return None
            ids = sql.select(plies.c.id).where(plies.c.table == table).order_by(plies.c.number)
            said = chat.select().where(chat.c.table == table).order_by(chat.c.number.desc())
            journal = list((await connection.execute(ids)).scalars())
            lines = (await connection.execute(said.limit(CHAT_KEPT))).all()
            places = await _seats_of(connection, [table])
        return Whole(
            _row(row),
            places[table],
            journal,
            [Line(x.number, x.seat, x.name, x.text, x.at) for x in reversed(lines)],
        )

    async def revisions(self, ids: Sequence[str]) -> dict[str, int]:
        """The current revision of each of these tables."""
        wanted = sql.select(tables.c.id, tables.c.revision).where(tables.c.id.in_(ids))
        async with self.engine.connect() as connection:
            return {row.id: row.revision for row in await connection.execute(wanted)}

    async def find(
        self, condition: sql.ColumnElement[bool], limit: int = 100
    ) -> list[tuple[TableRow, list[Seat]]]:
        """The tables that fulfil a condition, the last changed first."""
        wanted = tables.select().where(condition).order_by(tables.c.changed.desc()).limit(limit)
        async with self.engine.connect() as connection:
            rows = [_row(row) for row in await connection.execute(wanted)]
            places = await _seats_of(connection, [row.id for row in rows])
        return [(row, places[row.id]) for row in rows]

    async def find_ids(self, condition: sql.ColumnElement[bool]) -> list[str]:
        """The ids of the tables that fulfil a condition."""
        async with self.engine.connect() as connection:
            wanted = sql.select(tables.c.id).where(condition)
            return list((await connection.execute(wanted)).scalars())

    async def forgive_time(self, now: float) -> None:
        """Restart running clocks: nobody pays for the time in which the server was down."""
        async with self.engine.begin() as connection:
            running = tables.update().where(tables.c.deadline.is_not(None))
            shift = now - tables.c.asked
            await connection.execute(
                running.values(deadline=tables.c.deadline + shift, asked=tables.c.asked + shift)
            )

    # ---- Bots ----

    async def claim_thinking(self, table: str, now: float, seconds: float) -> bool:
        """Whether this process may think for the table; the claim ends by itself."""
        if not self.postgres:
            return True
        claim = {"process": self.process, "until": now + seconds}
        insert = postgresql.insert(thinkers).values(table=table, **claim)
        free = sql.or_(thinkers.c.until < now, thinkers.c.process == self.process)
        upsert = insert.on_conflict_do_update(
            index_elements=[thinkers.c.table], set_=claim, where=free
        )
        async with self.engine.begin() as connection:
            return (await connection.execute(upsert)).rowcount == 1

    # ---- People ----

    async def add_guest(self, guest: Guest, token: str, now: float) -> None:
        """Remember a new guest by the hash of his token."""
        values = {**asdict(guest), "token": token, "created": now}
        async with self.engine.begin() as connection:
            await connection.execute(guests.insert().values(**values))

    async def guest(self, token: str) -> Guest | None:
        """The guest of the hash of a token."""
        async with self.engine.connect() as connection:
            found = await connection.execute(guests.select().where(guests.c.token == token))
            row = found.one_or_none()
        return None if row is None else Guest(row.id, row.name, row.language)

    async def change_guest(self, guest: Guest) -> None:
        """Keep a guest's new name and language."""
        update = guests.update().where(guests.c.id == guest.id)
        async with self.engine.begin() as connection:
            await connection.execute(update.values(name=guest.name, language=guest.language))

    async def add_watcher(self, table: str, guest: str) -> None:
        """Let a guest watch a private table from now on."""
        if not await self.watches(table, guest):
            async with self.engine.begin() as connection:
                await connection.execute(watchers.insert().values(table=table, guest=guest))

    async def watches(self, table: str, guest: str) -> bool:
        """Whether a guest may watch a private table."""
        wanted = watchers.select().where(watchers.c.table == table, watchers.c.guest == guest)
        async with self.engine.connect() as connection:
            return (await connection.execute(wanted)).one_or_none() is not None

    async def add_link(self, values: dict[str, Any]) -> None:
        """Remember a link by the hash of its token."""
        async with self.engine.begin() as connection:
            await connection.execute(links.insert().values(**values))

    async def link(self, token: str) -> dict[str, Any] | None:
        """What the link of this hash is for."""
        async with self.engine.connect() as connection:
            found = await connection.execute(links.select().where(links.c.token == token))
            row = found.mappings().one_or_none()
        return None if row is None else dict(row)

    # ---- Housekeeping ----

    async def tidy(self, before: float, now: float) -> None:
        """Forget links that have expired, and what nobody has touched since a time.

        That is tables without a finished game, and then guests without a table. A finished game
        stays for ever.
        """
        old = sql.and_(tables.c.changed < before, tables.c.state != "over")
        gone = sql.select(tables.c.id).where(old)
        async with self.engine.begin() as connection:
            await connection.execute(links.delete().where(links.c.expires < now))
            for part in (plies, chat, seats, links, watchers, thinkers):
                await connection.execute(part.delete().where(part.c.table.in_(gone)))
            await connection.execute(tables.delete().where(old))
            await connection.execute(guests.delete().where(_idle(before)))

    async def use_up(self, token: str) -> bool:
        """Remove a link; false if somebody else has used it."""
        async with self.engine.begin() as connection:
            gone = await connection.execute(links.delete().where(links.c.token == token))
            return gone.rowcount == 1


def _idle(before: float) -> sql.ColumnElement[bool]:
    """Guests from before a time whom no table knows."""
    known = (seats.c.guest, seats.c.owner, tables.c.host, watchers.c.guest, links.c.guest)
    somewhere = [sql.exists().where(column == guests.c.id) for column in known]
    return sql.and_(guests.c.created < before, *(~found for found in somewhere))


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
        {"table": w.row.id, **asdict(w.change.line)} for w in writes if w.change.line is not None
    ]
    return [
        (UPDATE_TABLE, rows),
        (UPDATE_SEAT, places),
        (plies.insert(), journal),
        (chat.insert(), said),
    ]


def _values(row: TableRow | Seat, columns: tuple[str, ...]) -> dict[str, Any]:
    return {name: getattr(row, name) for name in columns}


def _columns(seat: Seat) -> dict[str, Any]:
    return {**asdict(seat), "votes": list(seat.votes)}


def _row(row: sql.Row[Any]) -> TableRow:
    return TableRow(**row._mapping)


async def _seats_of(connection: AsyncConnection, ids: list[str]) -> dict[str, list[Seat]]:
    wanted = seats.select().where(seats.c.table.in_(ids)).order_by(seats.c.table, seats.c.seat)
    found: dict[str, list[Seat]] = {id: [] for id in ids}
    for row in (await connection.execute(wanted)).mappings():
        values = {name: value for name, value in row.items() if name != "table"}
        found[row["table"]].append(Seat(**{**values, "votes": tuple(values["votes"])}))
    return found


async def notify(connection: AsyncConnection, notes: list[str]) -> None:
    """Tell the other processes, when the transaction is committed."""
    if notes:
        all_notes = sql.text("SELECT pg_notify(:channel, note) FROM unnest(:notes) AS note")
        typed = all_notes.bindparams(sql.bindparam("notes", type_=sql.ARRAY(sql.Text)))
        await connection.execute(typed, {"channel": CHANNEL, "notes": notes})


def _prepare_sqlite(connection: sqlite3.Connection, _: object) -> None:
    cursor = connection.cursor()
    for pragma in ("journal_mode = WAL", "synchronous = FULL", "busy_timeout = 10000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
