"""Backups, restoring, checking, and databases of older versions."""

import asyncio
import json
import os
import random
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sql
from sqlalchemy.ext.asyncio import create_async_engine

from ludus.core.registry import get
from ludus.server.maintenance import check
from ludus.server.settings import Settings
from ludus.server.storage.migrations import upgrade
from ludus.server.storage.schema import metadata
from ludus.server.storage.store import Store
from ludus.server.tables.table import Table
from tests.server.running import Person, Running, surroundings


def run(command: str, *options: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """A command of `ludus`."""
    program = "from ludus.cli import main; main()"
    env = {**surroundings(), **environment}
    return subprocess.run(
        [sys.executable, "-c", program, command, *options], env=env, capture_output=True, text=True
    )


def rows(settings: Settings) -> dict[str, list[Any]]:
    """All that is in a database."""

    async def read() -> dict[str, list[Any]]:
        engine = create_async_engine(settings.url())
        found = {}
        async with engine.connect() as connection:
            for table in metadata.sorted_tables:
                if table.name != "probes":
                    got = (await connection.execute(table.select())).mappings()
                    found[table.name] = sorted(json.dumps(dict(row)) for row in got)
        await engine.dispose()
        return found

    return asyncio.run(read())


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The data folder of a server with a finished game, one under way and an open table."""
    running = Running(tmp_path_factory.mktemp("played") / "data")
    person = Person(running)
    luck = random.Random(5)
    for plies in (10**6, 20, 0):
        table = person.table("me", "device", options={"length": "short"})
        person.post(f"{table}/chat", {"text": "Salve ☀"})
        if plies:
            state = person.post(f"{table}/start")
            while not state["position"]["over"] and state["position"]["ply"] < plies:
                state = person.get(f"{table}/state", seat=state["position"]["actor"], since=10**6)
                state = person.act(table, state, luck.randrange(len(state["position"]["choices"])))
    backup = running.data.parent / "online.gz"
    done = run("backup", str(backup), "--data", str(running.data))
    assert done.returncode == 0, done.stderr
    person.http.close()
    assert running.stop() == 0
    return running.data


def test_a_backup_made_while_the_server_runs_is_everything(played: Path, tmp_path: Path) -> None:
    backup = played.parent / "online.gz"
    assert backup.stat().st_mode & 0o077 == 0
    done = run("restore", str(backup), "--data", str(tmp_path / "new"))
    assert (done.returncode, done.stderr.strip()) == (0, "")
    assert rows(Settings(data=tmp_path / "new")) == rows(Settings(data=played))
    again = run("restore", str(backup), "--data", str(tmp_path / "new"))
    assert again.returncode == 2
    assert "empty database" in again.stderr


def test_a_backup_moves_to_postgresql_and_back(
    played: Path, tmp_path: Path, postgres: Callable[[], str]
) -> None:
    address = postgres()
    moved = run("restore", str(played.parent / "online.gz"), LUDUS_DATABASE=address)
    assert moved.returncode == 0, moved.stderr
    file = tmp_path / "again.gz"
    assert run("backup", str(file), LUDUS_DATABASE=address).returncode == 0
    assert run("check", LUDUS_DATABASE=address).returncode == 0
    assert run("restore", str(file), "--data", str(tmp_path / "new")).returncode == 0
    assert rows(Settings(data=tmp_path / "new")) == rows(Settings(data=played))


def test_a_cut_backup_restores_nothing(played: Path, tmp_path: Path) -> None:
    whole = (played.parent / "online.gz").read_bytes()
    for name, content in (("cut", whole[: len(whole) // 2]), ("none", b"nonsense")):
        (tmp_path / name).write_bytes(content)
        done = run("restore", str(tmp_path / name), "--data", str(tmp_path / f"new-{name}"))
        assert done.returncode == 2
        assert len(done.stderr.strip().splitlines()) == 1, done.stderr
    assert rows(Settings(data=tmp_path / "new-cut"))["tables"] == []
    missing = run("restore", str(tmp_path / "missing"), "--data", str(tmp_path / "x"))
    assert missing.stderr.startswith("There is no backup")


def test_check_finds_what_is_wrong(played: Path, tmp_path: Path) -> None:
    assert run("check", "--data", str(played)).returncode == 0
    copy = tmp_path / "copy"
    assert run("restore", str(played.parent / "online.gz"), "--data", str(copy)).returncode == 0

    def spoil(statement: str) -> str:
        file = copy / "ludus.sqlite"
        before = file.read_bytes()
        with sqlite3.connect(file) as database:
            database.execute(statement)
        database.close()
        found = "\n".join(check(copy))
        file.write_bytes(before)
        return found

    over = "SELECT id FROM tables WHERE state = 'over'"
    assert "cannot be played" in spoil("UPDATE plies SET id = 100000 WHERE number = 12")
    assert "does not follow" in spoil(f"UPDATE tables SET secret = '{'0' * 64}'")
    assert "does not follow" in spoil("UPDATE tables SET rules = 0")
    assert "entries" in spoil(f'DELETE FROM plies WHERE "table" IN ({over}) AND number = 3')
    assert "is to act" in spoil("UPDATE tables SET actor = 1 - actor WHERE state = 'playing'")
    scores = json.dumps({"scores": [9999, 1], "winners": [0]})
    wrong = f"UPDATE tables SET result = '{scores}' WHERE state = 'over'"
    assert "scores" in spoil(wrong)
    assert check(copy) == []
    with sqlite3.connect(copy / "ludus.sqlite") as database:
        database.execute(wrong)
    database.close()
    done = run("check", "--data", str(copy))
    assert (done.returncode, "scores" in done.stdout) == (1, True)


def test_a_damaged_file_is_noticed_at_the_start(played: Path, tmp_path: Path) -> None:
    data = tmp_path / "data"
    data.mkdir()
    content = bytearray((played / "ludus.sqlite").read_bytes())
    for at in range(8192, len(content) - 4096, 4096):
        content[at : at + 2000] = os.urandom(2000)
    (data / "ludus.sqlite").write_bytes(content)
    done = run("serve", "--data", str(data), "--port", "0")
    assert done.returncode == 2
    assert "Traceback" not in done.stderr
    assert len(done.stderr.strip().splitlines()) == 1, done.stderr


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_a_database_of_the_first_version_is_brought_up_with_its_games(
    kind: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    choice = Settings(data=tmp_path)
    if kind == "postgresql":
        choice = Settings(data=tmp_path, database=request.getfixturevalue("postgres")())
    rules = get("municipium").rules_version
    old_table = {
        "id": "old", "game": "municipium", "rules": rules, "options": '{"length": "short"}',
        "state": "playing", "public": True, "spectators": True,
        "clock": '{"kind": "none", "seconds": 600, "increment": 0}', "host": "g", "revision": 2,
        "moment": 0, "actor": 0, "turn": 0, "asked": 1.0, "created": 1.0, "changed": 1.0,
    }  # fmt: skip
    old_seat = {"table": "old", "kind": "person", "name": "Livia", "guest": "g", "device": False}
    old_seat |= {"left": False, "seen": 1.0, "bank": 1.0, "votes": "[]"}

    async def check() -> None:
        await upgrade(choice.url(), "0001")
        store = Store(choice, "one")
        async with store.engine.begin() as connection:
            for name, row in (
                ("tables", old_table),
                ("seats", old_seat | {"seat": 0}),
                ("seats", old_seat | {"seat": 1, "name": "Marcus"}),
            ):
                columns = ", ".join(f'"{column}"' for column in row)
                values = ", ".join(f":{column}" for column in row)
                insert = sql.text(f"INSERT INTO {name} ({columns}) VALUES ({values})")
                await connection.execute(insert, row)
        await upgrade(choice.url())
        stored = await store.load("old")
        await store.close()
        assert stored is not None
        table = Table(stored)
        assert table.names() == ["Livia", "Marcus"]
        assert (table.row.secret, table.seats[0].words) == (None, "")
        assert table.game().state.players == 2
        assert table.luck().secret != table.luck().secret

    asyncio.run(check())
