"""The database: its migrations, and that two writers cannot fork a game."""

import asyncio
import contextlib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sql
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext

from ludus.core.errors import LudusError
from ludus.server import protocol
from ludus.server.errors import Refusal
from ludus.server.service import Service
from ludus.server.settings import Settings
from ludus.server.storage.migrations import upgrade
from ludus.server.storage.rows import Change, ChatRow, Guest, Seat, TableRow
from ludus.server.storage.schema import metadata, tables
from ludus.server.storage.store import Store
from ludus.server.tables import ending_commands, game_commands, seat_commands

GUEST = Guest("guest", "Livia", "it")
LINK = {"purpose": "join", "seat": None, "guest": "guest"}
SAID = ChatRow(1, 0, "Livia", "Salve", 5.0)
SEATS = [protocol.NewSeat(kind="me"), protocol.NewSeat(kind="open")]


@pytest.fixture(params=["sqlite", "postgresql"])
def choice(request: pytest.FixtureRequest, tmp_path: Path) -> Settings:
    """Each kind of database, empty."""
    if request.param == "sqlite":
        return Settings(data=tmp_path)
    make: Callable[[], str] = request.getfixturevalue("postgres")
    return Settings(data=tmp_path, database=make())


def test_migrations_lead_to_the_tables_as_they_are(choice: Settings) -> None:
    async def check() -> list[Any]:
        await upgrade(choice.url())
        await upgrade(choice.url())
        store = Store(choice, "one")
        async with store.engine.connect() as connection:
            found = await connection.run_sync(_differences)
        await store.close()
        return found

    assert asyncio.run(check()) == []


def _differences(connection: sql.Connection) -> list[Any]:
    context = MigrationContext.configure(connection, opts={"compare_type": True})
    return list(compare_metadata(context, metadata))


def test_what_is_committed_is_read_again(choice: Settings) -> None:
    async def check(store: Store, row: TableRow) -> None:
        seat = Seat(1, "person", "Márcus", "other", votes=("guest",), bank=1.5)
        line = ChatRow(1, 0, "Livia", "Salve ☀", 5.0)
        change = Change([7, 8], {"state": "playing", "actor": 1}, [seat], line)
        assert await store.commit(row, change)
        whole = await store.load(row.id)
        assert whole is not None
        assert whole.row == change.applied(row)
        assert (whole.row.revision, whole.row.moment) == (2, 2)
        assert whole.seats[1] == seat
        assert whole.journal == [7, 8]
        assert whole.chat == [line]
        assert await store.load("none") is None

    asyncio.run(_with_table(choice, check))


def test_what_nobody_touches_for_long_is_forgotten_but_finished_games_stay(
    choice: Settings,
) -> None:
    async def check(store: Store, row: TableRow) -> None:
        await store.add_guest(GUEST, "hash", 0.0)
        await store.add_guest(Guest("stray", "Titus", "en"), "other hash", 0.0)
        await store.add_link(LINK | {"token": "old", "table": row.id, "expires": 5.0})
        played = Change([7], {"state": "playing", "changed": 100.0}, [], SAID)
        assert await store.commit(row, played)
        after = await store.load(row.id)
        assert after is not None

        await store.tidy(before=50.0, now=10.0)
        assert await store.load(row.id) is not None
        assert await store.link("old") is None
        assert await store.guest("hash") is not None
        assert await store.guest("other hash") is None

        assert await store.commit(after.row, Change([], {"state": "over"}))
        over = await store.load(row.id)
        assert over is not None
        await store.tidy(before=200.0, now=10.0)
        assert await store.load(row.id) is not None

        assert await store.commit(over.row, Change([], {"state": "playing"}))
        await store.add_link(LINK | {"token": "new", "table": row.id, "expires": 50.0})
        await store.tidy(before=200.0, now=10.0)
        assert await store.load(row.id) is None
        assert await store.link("new") is None
        assert await store.guest("hash") is None

    asyncio.run(_with_table(choice, check))


def test_of_two_writers_one_is_refused(choice: Settings) -> None:
    async def check(store: Store, row: TableRow) -> None:
        rival = Store(choice, "two")
        writing = asyncio.create_task(rival.writer.run())
        for number in range(20):
            whole = await store.load(row.id)
            assert whole is not None
            asked = [s.commit(whole.row, Change([n])) for n, s in enumerate((store, rival))]
            done = await asyncio.gather(*asked)
            assert sorted(done) == [False, True]
            after = await store.load(row.id)
            assert after is not None
            assert after.journal[:-1] == whole.journal
            assert after.journal[-1] == done.index(True)
            assert after.row.moment == number + 1
        writing.cancel()
        await rival.close()

    asyncio.run(_with_table(choice, check))


def test_one_refused_change_does_not_hold_back_others(choice: Settings) -> None:
    async def check(store: Store, row: TableRow) -> None:
        other, seats = seat_commands.new_table(_asked(), GUEST, 0.0)
        await store.create(other, seats)
        assert await store.commit(row, Change([1]))
        done = await asyncio.gather(
            store.commit(row, Change([2])), store.commit(other, Change([3]))
        )
        assert list(done) == [False, True]

    asyncio.run(_with_table(choice, check))


async def _refused(store: Store, row: TableRow) -> tuple[int, str]:
    """How a commit is refused, soon."""
    async with asyncio.timeout(30):
        with pytest.raises(Refusal) as refused:
            await store.commit(row, Change([1]))
    return refused.value.status, refused.value.code


def test_a_pool_without_a_free_connection_refuses_and_goes_on(choice: Settings) -> None:
    async def check(store: Store, row: TableRow) -> None:
        blocking = store.writer.blocking
        pool: Any = store.engine.pool if blocking is None else blocking.pool
        pool._timeout = 0.2
        async with contextlib.AsyncExitStack() as held:
            if blocking is not None:
                held.enter_context(blocking.connect())
            else:
                for _ in range(15):
                    await held.enter_async_context(store.engine.connect())
            assert await _refused(store, row) == (503, "database")
        async with asyncio.timeout(30):
            assert await store.commit(row, Change([1]))

    asyncio.run(_with_table(choice, check))


def test_whatever_fails_in_a_commit_whoever_waits_gets_an_answer(
    choice: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def check(store: Store, row: TableRow) -> None:
        with monkeypatch.context() as patched:
            patched.setattr("ludus.server.storage.writer._rows", lambda _: [][0])
            assert await _refused(store, row) == (500, "broken")
        async with asyncio.timeout(30):
            assert await store.commit(row, Change([1]))

    asyncio.run(_with_table(choice, check))


def test_of_two_who_ask_for_a_rematch_at_once_one_makes_the_table(choice: Settings) -> None:
    async def check(store: Store, row: TableRow) -> None:
        other = Guest("other", "Bruno", "en")
        service = Service(choice)
        writing = asyncio.create_task(service.store.writer.run())
        for command in (
            lambda table: seat_commands.join(table, other, 0.0),
            lambda table: game_commands.begin(table, 0.0),
            lambda table: ending_commands.resign(table, GUEST, 0.0),
        ):
            await service.tables.change(row.id, command)
        asked = [service.rematch(row.id, guest) for guest in (GUEST, other)]
        one, same = await asyncio.gather(*asked)
        assert one.id == same.id
        assert await store.count(tables, sql.true()) == 2, "a table that nobody asked for"
        (await service.tables.get(row.id)).adopt(Change(row={"rematch": None}))
        service.quotas.tables = 0
        with pytest.raises(Refusal, match="many-tables"):
            await service.rematch(row.id, other)
        writing.cancel()
        await service.store.close()

    asyncio.run(_with_table(choice, check))


def test_a_probe_is_written_and_read(choice: Settings) -> None:
    async def check(store: Store, row: TableRow) -> None:
        assert await store.probe(5.0)
        assert await store.probe(6.0)

    asyncio.run(_with_table(choice, check))


def test_only_one_process_thinks_for_a_table(postgres: Callable[[], str], tmp_path: Path) -> None:
    choice = Settings(data=tmp_path, database=postgres())

    async def check(store: Store, row: TableRow) -> None:
        rival = Store(choice, "two")
        assert await store.claim_thinking(row.id, 100.0, 60.0)
        assert await store.claim_thinking(row.id, 110.0, 60.0)
        assert not await rival.claim_thinking(row.id, 160.0, 60.0)
        assert await rival.claim_thinking(row.id, 171.0, 60.0)
        assert not await store.claim_thinking(row.id, 172.0, 60.0)
        await rival.close()

    asyncio.run(_with_table(choice, check))


def test_a_database_of_a_later_version_is_left_alone(tmp_path: Path) -> None:
    choice = Settings(data=tmp_path)

    async def check() -> None:
        await upgrade(choice.url())
        store = Store(choice, "one")
        async with store.engine.begin() as connection:
            await connection.execute(sql.text("UPDATE alembic_version SET version_num = '9999'"))
        await store.close()
        await upgrade(choice.url())

    with pytest.raises(LudusError, match="newer version"):
        asyncio.run(check())


def _asked() -> protocol.NewTable:
    return protocol.NewTable(game="municipium", seats=SEATS)


async def _with_table(choice: Settings, check: Any) -> None:
    """A store with one table."""
    await upgrade(choice.url())
    store = Store(choice, "one")
    writing = asyncio.create_task(store.writer.run())
    row, seats = seat_commands.new_table(_asked(), GUEST, 0.0)
    await store.create(row, seats)
    try:
        await check(store, row)
    finally:
        writing.cancel()
        await store.close()
