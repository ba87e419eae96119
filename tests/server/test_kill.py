"""kill -9: whatever is killed, nothing acknowledged is lost, nothing is done twice, all goes on."""

import asyncio
import contextlib
import os
import random
import select
import signal
import sqlite3
from collections.abc import Callable
from pathlib import Path

import pytest
import sqlalchemy as sql
from sqlalchemy.ext.asyncio import create_async_engine

from ludus.core.game import OVER
from ludus.core.match import Match
from ludus.core.registry import get, names
from ludus.server.storage.rows import standing
from tests.server.player import Player
from tests.server.running import Person, Running

GAMES = 51
KILLS = 6

Journals = dict[str, list[tuple[int, int]]]


@pytest.mark.slow
def test_kill_9_on_sqlite(tmp_path: Path) -> None:
    running = Running(tmp_path / "data")
    players = _play_through_kills(running)

    with sqlite3.connect(tmp_path / "data" / "ludus.sqlite") as database:
        rows = database.execute('SELECT "table", number, id FROM plies ORDER BY 1, 2').fetchall()
    database.close()
    _check(players, _by_table([(str(t), int(n), int(i)) for t, n, i in rows]))


@pytest.mark.slow
def test_kill_9_on_postgresql(tmp_path: Path, postgres: Callable[[], str]) -> None:
    address = postgres()
    running = Running(tmp_path / "data", LUDUS_DATABASE=address)
    players = _play_through_kills(running)

    async def read() -> list[tuple[str, int, int]]:
        engine = create_async_engine(address)
        async with engine.connect() as connection:
            query = sql.text('SELECT "table", number, id FROM plies ORDER BY 1, 2')
            rows = (await connection.execute(query)).all()
        await engine.dispose()
        return [(str(t), int(n), int(i)) for t, n, i in rows]

    _check(players, _by_table(asyncio.run(read())))


def _play_through_kills(running: Running) -> list[tuple[str, Player]]:
    """Fifty games at once, in which the server is killed at random moments."""
    luck = random.Random(9)
    person = Person(running)
    tables = []
    for number in range(GAMES):
        # Mostly short games, for the sake of time.
        game = names()[number % len(names())] if number < 6 else "municipium"
        options = {"length": "short"} if game == "municipium" else {}
        table = person.table("me", luck.choice(("random", "tiro")), game=game, options=options)
        person.post(f"{table}/start")
        tables.append((game, table))
    person.http.close()
    players = [Player(running, person.token, t, seed) for seed, (_, t) in enumerate(tables)]
    asyncio.run(_kill_while_they_play(running, players, luck))
    running.kill()
    assert "Traceback" not in running.log()
    return [(game, player) for (game, _), player in zip(tables, players, strict=True)]


async def _kill_while_they_play(
    running: Running, players: list[Player], luck: random.Random
) -> None:
    """A kill each time so many more decisions are acknowledged, in the middle of anything."""
    playing = asyncio.gather(*(player.play() for player in players))
    for _ in range(KILLS):
        goal = sum(len(p.acknowledged) for p in players) + luck.randrange(200, 700)
        while sum(len(p.acknowledged) for p in players) < goal and not playing.done():
            await asyncio.sleep(luck.random() / 50)
        running.kill()
        await asyncio.to_thread(running.start)
    await playing


def _by_table(rows: list[tuple[str, int, int]]) -> Journals:
    found: Journals = {}
    for table, number, id in rows:
        found.setdefault(table, []).append((number, id))
    return found


def _check(players: list[tuple[str, Player]], journals: Journals) -> None:
    """Every acknowledged decision is in its place, and every journal is a whole game."""
    assert len(players) >= 50
    assert sum(len(player.acknowledged) for _, player in players) > 1000
    for game, player in players:
        journal = journals[player.table.rsplit("/", 1)[1]]
        assert [number for number, _ in journal] == list(range(1, len(journal) + 1))
        stored = dict(journal)
        lost = {n: id for n, id in player.acknowledged.items() if stored.get(n) != id}
        assert lost == {}
        match = Match(get(game), 2, {"length": "short"} if game == "municipium" else {})
        for id in standing([id for _, id in journal]):
            match.apply(id)
        assert match.state.actor == OVER
        assert match.state.result().scores == player.scores


def test_a_killed_worker_is_replaced(tmp_path: Path) -> None:
    running = Running(tmp_path / "data")
    person = Person(running)
    table = person.table("me", "random")
    state = person.post(f"{table}/start")
    for _ in range(4):
        state = person.act(table, person.wait_for_turn(table, state))
        for worker in _workers(running):
            os.kill(worker, signal.SIGKILL)
    assert person.wait_for_turn(table, state)["position"]["choices"]
    person.http.close()
    running.kill()


def test_workers_end_with_a_killed_server(tmp_path: Path) -> None:
    running = Running(tmp_path / "data")
    person = Person(running)
    table = person.table("me", "random")
    state = person.post(f"{table}/start")
    person.wait_for_turn(table, person.act(table, person.wait_for_turn(table, state)))
    person.http.close()
    workers = _workers(running)
    assert workers
    descriptors = [os.pidfd_open(worker) for worker in workers]
    running.kill()
    for descriptor in descriptors:
        assert select.select([descriptor], [], [], 30)[0], "a worker has outlived its server"
        os.close(descriptor)


def _workers(running: Running) -> list[int]:
    """The processes the server has started to think in."""
    assert running.process is not None
    found = []
    for folder in Path("/proc").glob("[0-9]*"):
        with contextlib.suppress(OSError):
            parent = int((folder / "stat").read_text().rsplit(")", 1)[1].split()[1])
            if parent == running.process.pid and b"spawn_main" in (folder / "cmdline").read_bytes():
                found.append(int(folder.name))
    return found
