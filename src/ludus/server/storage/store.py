"""The database: reading tables, guests and links, and housekeeping."""

import contextlib
from collections.abc import Sequence
from dataclasses import asdict
from typing import Any

import sqlalchemy as sql
from sqlalchemy.dialects import postgresql
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from ludus.server.settings import Settings
from ludus.server.storage.engine import (
    failures_refused,
    new_blocking_engine,
    new_engine,
    reading,
    writing,
)
from ludus.server.storage.rows import (
    CHAT_KEPT,
    Change,
    ChatRow,
    Guest,
    ReviewRow,
    Seat,
    StoredTable,
    StudyRow,
    StudySummary,
    TableRow,
)
from ludus.server.storage.schema import (
    chat,
    guests,
    links,
    plies,
    probes,
    reviews,
    seats,
    studies,
    tables,
    thinkers,
    watchers,
)
from ludus.server.storage.writer import Writer, seat_rows


class Store:
    """The database."""

    def __init__(self, settings: Settings, process: str) -> None:
        self.url = settings.url()
        self.process = process
        self.postgres = self.url.get_backend_name() == "postgresql"
        self.engine: AsyncEngine = new_engine(settings)
        self.writer = Writer(self.engine, new_blocking_engine(settings), process)

    async def close(self) -> None:
        """Close all connections."""
        self.writer.close()
        await self.engine.dispose()

    async def probe(self, now: float) -> bool:
        """Whether what the writer writes can be read again."""
        await self.writer.probe(now)
        async with reading(self.engine) as connection:
            wanted = sql.select(probes.c.at).where(probes.c.process == self.process)
            return (await connection.execute(wanted)).scalar_one_or_none() == now

    # ---- Tables ----

    async def commit(self, row: TableRow, change: Change) -> bool:
        """Write the change durably; false if the table has changed meanwhile."""
        return await self.writer.commit(row, change)

    async def create(self, row: TableRow, places: list[Seat]) -> None:
        """Add a table with its seats."""
        async with writing(self.engine) as connection:
            await connection.execute(tables.insert(), [asdict(row)])
            await connection.execute(seats.insert(), seat_rows(row.id, places))

    async def load(self, table_id: str) -> StoredTable | None:
        """All that is stored of a table, as of one moment."""
        async with reading(self.engine) as connection:
            if self.postgres:
                await connection.execution_options(isolation_level="REPEATABLE READ")
            return await load_table(connection, table_id)

    async def revisions(self, ids: Sequence[str]) -> dict[str, int]:
        """The current revision of each of these tables."""
        wanted = sql.select(tables.c.id, tables.c.revision).where(tables.c.id.in_(ids))
        async with reading(self.engine) as connection:
            return {row.id: row.revision for row in await connection.execute(wanted)}

    async def find(
        self, condition: sql.ColumnElement[bool], limit: int = 100
    ) -> list[tuple[TableRow, list[Seat]]]:
        """The tables that fulfil a condition, the last changed first."""
        wanted = tables.select().where(condition).order_by(tables.c.changed.desc()).limit(limit)
        async with reading(self.engine) as connection:
            rows = [_row(row) for row in await connection.execute(wanted)]
            places = await _seats_of(connection, [row.id for row in rows])
        return [(row, places[row.id]) for row in rows]

    async def find_ids(self, condition: sql.ColumnElement[bool]) -> list[str]:
        """The ids of the tables that fulfil a condition."""
        async with reading(self.engine) as connection:
            wanted = sql.select(tables.c.id).where(condition)
            return list((await connection.execute(wanted)).scalars())

    async def forgive_time(self, now: float) -> None:
        """Restart running clocks: nobody pays for the time in which the server was down."""
        async with writing(self.engine) as connection:
            running = tables.update().where(tables.c.deadline.is_not(None))
            shift = now - tables.c.asked
            await connection.execute(
                running.values(deadline=tables.c.deadline + shift, asked=tables.c.asked + shift)
            )

    # ---- Bots ----

    async def claim_thinking(self, table_id: str, now: float, seconds: float) -> bool:
        """Whether this process may think for the table; the claim ends by itself."""
        if not self.postgres:
            return True
        claim = {"process": self.process, "until": now + seconds}
        insert = postgresql.insert(thinkers).values(table=table_id, **claim)
        free = sql.or_(thinkers.c.until < now, thinkers.c.process == self.process)
        upsert = insert.on_conflict_do_update(
            index_elements=[thinkers.c.table], set_=claim, where=free
        )
        async with writing(self.engine) as connection:
            return (await connection.execute(upsert)).rowcount == 1

    # ---- Reviews ----

    async def review(self, id: str) -> ReviewRow | None:
        """The review of that name."""
        async with reading(self.engine) as connection:
            found = await connection.execute(reviews.select().where(reviews.c.id == id))
            row = found.mappings().one_or_none()
        return None if row is None else ReviewRow(**row)

    async def add_review(self, row: ReviewRow) -> None:
        """Keep a review that is to be made, unless somebody else was faster."""
        with failures_refused(), contextlib.suppress(IntegrityError):
            async with self.engine.begin() as connection:
                await connection.execute(reviews.insert().values(**asdict(row)))

    async def change_review(self, row: ReviewRow) -> None:
        """Keep what has been found out since."""
        found = {"state": row.state, "start": row.start, "steps": row.steps, "totals": row.totals}
        async with writing(self.engine) as connection:
            await connection.execute(reviews.update().where(reviews.c.id == row.id).values(**found))

    async def waiting_reviews(self) -> list[str]:
        """The reviews that are not finished, the oldest first."""
        wanted = sql.select(reviews.c.id).where(reviews.c.state == "waiting")
        async with reading(self.engine) as connection:
            return list((await connection.execute(wanted.order_by(reviews.c.created))).scalars())

    # ---- Studies ----

    async def study(self, id: str) -> StudyRow | None:
        """The study of that name."""
        return await self._study(studies.c.id == id)

    async def study_of(self, guest: str, digest: str) -> StudyRow | None:
        """A guest's study of a record; of several, the last changed."""
        return await self._study((studies.c.guest == guest) & (studies.c.digest == digest))

    async def _study(self, condition: sql.ColumnElement[bool]) -> StudyRow | None:
        wanted = studies.select().where(condition).order_by(studies.c.changed.desc()).limit(1)
        async with reading(self.engine) as connection:
            row = (await connection.execute(wanted)).mappings().one_or_none()
        return None if row is None else StudyRow(**row)

    async def studies_of(self, guest: str) -> list[StudySummary]:
        """A guest's studies, the last changed first."""
        known = [studies.c[name] for name in ("id", "game", "name", "table", "changed")]
        variations = sql.func.json_array_length(studies.c.data["variations"])
        wanted = sql.select(*known, variations.label("variations")).where(studies.c.guest == guest)
        async with reading(self.engine) as connection:
            found = await connection.execute(wanted.order_by(studies.c.changed.desc()))
            return [StudySummary(**row) for row in found.mappings()]

    async def add_study(self, row: StudyRow) -> None:
        """Keep a new study."""
        async with writing(self.engine) as connection:
            await connection.execute(studies.insert().values(**asdict(row)))

    async def change_study(self, row: StudyRow, since: float) -> bool:
        """Keep what has been tried since a change; False if there has been another."""
        changed = {"name": row.name, "data": row.data, "changed": row.changed}
        same = sql.and_(studies.c.id == row.id, studies.c.changed == since)
        async with writing(self.engine) as connection:
            done = await connection.execute(studies.update().where(same).values(changed))
            return done.rowcount == 1

    async def remove_study(self, id: str) -> None:
        """Forget a study."""
        async with writing(self.engine) as connection:
            await connection.execute(studies.delete().where(studies.c.id == id))

    # ---- People ----

    async def add_guest(self, guest: Guest, token: str, now: float) -> None:
        """Remember a new guest by the hash of his token."""
        values = {**asdict(guest), "token": token, "created": now}
        async with writing(self.engine) as connection:
            await connection.execute(guests.insert().values(**values))

    async def guest(self, token: str) -> Guest | None:
        """The guest of the hash of a token."""
        async with reading(self.engine) as connection:
            found = await connection.execute(guests.select().where(guests.c.token == token))
            row = found.one_or_none()
        return None if row is None else Guest(row.id, row.name, row.language)

    async def change_guest(self, guest: Guest) -> None:
        """Keep a guest's new name and language."""
        update = guests.update().where(guests.c.id == guest.id)
        async with writing(self.engine) as connection:
            await connection.execute(update.values(name=guest.name, language=guest.language))

    async def add_watcher(self, table_id: str, guest: str) -> None:
        """Let a guest watch a private table from now on."""
        if not await self.watches(table_id, guest):
            async with writing(self.engine) as connection:
                await connection.execute(watchers.insert().values(table=table_id, guest=guest))

    async def watches(self, table_id: str, guest: str) -> bool:
        """Whether a guest may watch a private table."""
        wanted = watchers.select().where(watchers.c.table == table_id, watchers.c.guest == guest)
        async with reading(self.engine) as connection:
            return (await connection.execute(wanted)).one_or_none() is not None

    async def add_link(self, values: dict[str, Any]) -> None:
        """Remember a link by the hash of its token."""
        async with writing(self.engine) as connection:
            await connection.execute(links.insert().values(**values))

    async def link(self, token: str) -> dict[str, Any] | None:
        """What the link of this hash is for."""
        async with reading(self.engine) as connection:
            found = await connection.execute(links.select().where(links.c.token == token))
            row = found.mappings().one_or_none()
        return None if row is None else dict(row)

    async def revoke_links(self, table_id: str) -> None:
        """Forget all links to a table, and who watches it by one."""
        async with writing(self.engine) as connection:
            for part in (links, watchers):
                await connection.execute(part.delete().where(part.c.table == table_id))

    async def states(self) -> dict[str, int]:
        """How many tables there are in each state."""
        wanted = sql.select(tables.c.state, sql.func.count()).group_by(tables.c.state)
        async with reading(self.engine) as connection:
            found = await connection.execute(wanted)
            return {str(row[0]): int(row[1]) for row in found}

    async def count(self, table: sql.Table, condition: sql.ColumnElement[bool]) -> int:
        """How many rows fulfil a condition."""
        wanted = sql.select(sql.func.count()).select_from(table).where(condition)
        async with reading(self.engine) as connection:
            return int((await connection.execute(wanted)).scalar_one())

    # ---- Housekeeping ----

    async def tidy(self, before: float, now: float) -> None:
        """Forget links that have expired, and what nobody has touched since a time.

        That is tables without a finished game, and then guests without a table. A finished game
        stays for ever.
        """
        old = sql.and_(tables.c.changed < before, tables.c.state != "over")
        gone = sql.select(tables.c.id).where(old)
        async with writing(self.engine) as connection:
            await connection.execute(links.delete().where(links.c.expires < now))
            await connection.execute(probes.delete().where(probes.c.at < before))
            for part in (plies, chat, seats, links, watchers, thinkers):
                await connection.execute(part.delete().where(part.c.table.in_(gone)))
            await connection.execute(tables.delete().where(old))
            await connection.execute(guests.delete().where(_idle(before)))

    async def use_up(self, token: str) -> bool:
        """Remove a link; false if somebody else has used it."""
        async with writing(self.engine) as connection:
            gone = await connection.execute(links.delete().where(links.c.token == token))
            return gone.rowcount == 1


async def load_table(connection: AsyncConnection, table_id: str) -> StoredTable | None:
    """All that is stored of a table, as a connection sees it."""
    row = (await connection.execute(tables.select().where(tables.c.id == table_id))).one_or_none()
    if row is None:
        return None
    ids = sql.select(plies.c.id).where(plies.c.table == table_id).order_by(plies.c.number)
    messages = chat.select().where(chat.c.table == table_id).order_by(chat.c.number.desc())
    journal = list((await connection.execute(ids)).scalars())
    lines = (await connection.execute(messages.limit(CHAT_KEPT))).all()
    places = await _seats_of(connection, [table_id])
    said = [ChatRow(x.number, x.seat, x.name, x.text, x.at) for x in reversed(lines)]
    return StoredTable(_row(row), places[table_id], journal, said)


def _idle(before: float) -> sql.ColumnElement[bool]:
    """Guests who came before a time and sit at no table."""
    known = (seats.c.guest, seats.c.owner, tables.c.host, watchers.c.guest, links.c.guest)
    somewhere = [sql.exists().where(column == guests.c.id) for column in known]
    return sql.and_(guests.c.created < before, *(~found for found in somewhere))


def _row(row: sql.Row[Any]) -> TableRow:
    return TableRow(**row._mapping)


async def _seats_of(connection: AsyncConnection, ids: list[str]) -> dict[str, list[Seat]]:
    wanted = seats.select().where(seats.c.table.in_(ids)).order_by(seats.c.table, seats.c.seat)
    found: dict[str, list[Seat]] = {id: [] for id in ids}
    for row in (await connection.execute(wanted)).mappings():
        values = {name: value for name, value in row.items() if name != "table"}
        found[row["table"]].append(Seat(**{**values, "votes": tuple(values["votes"])}))
    return found
