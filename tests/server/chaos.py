"""Chaos: games go on while processes are killed, and then everything is audited.

Killed, with SIGKILL and in the middle of anything, are the server, the processes in which bots
think, and on PostgreSQL its backends and the whole database. Afterwards every decision that was
acknowledged must be in its place, nothing may be in a journal that nobody asked for, every journal
must be a legal game, and every game must have come to its end.

    python -m tests.server.chaos [--database postgresql] [--kills 500] [--report FILE]
"""

import argparse
import asyncio
import contextlib
import json
import os
import random
import signal
import sqlite3
import tempfile
import time
from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any, Final

import sqlalchemy as sql
from rich.console import Console
from rich.progress import Progress
from sqlalchemy.ext.asyncio import create_async_engine

from ludus.core.game import OVER
from ludus.core.match import Match
from ludus.core.registry import get, names
from ludus.server.storage.rows import UNDO
from tests.server.player import Lost, Player
from tests.server.postgres import Cluster, cluster
from tests.server.running import Person, Running

Journals = dict[str, list[tuple[int, int]]]
JOURNALS: Final = 'SELECT "table", number, id FROM plies ORDER BY 1, 2'
ON_SQLITE: Final = ("server", "worker")
ON_POSTGRESQL: Final = ("server", "worker", "backend", "database")
ROUND_KILLS: Final = 60
ROUND_GAMES: Final = 24
PATIENCE: Final = 3600.0


@dataclass
class Audit:
    """What was found after the kills."""

    kills: dict[str, int] = field(default_factory=dict)
    games: int = 0
    acknowledged: int = 0
    lost: int = 0
    doubled: int = 0
    stuck: int = 0

    def add(self, other: "Audit") -> None:
        """Count another round with this one."""
        for kind, count in other.kills.items():
            self.kills[kind] = self.kills.get(kind, 0) + count
        self.games += other.games
        self.acknowledged += other.acknowledged
        self.lost += other.lost
        self.doubled += other.doubled
        self.stuck += other.stuck

    def check(self, games: Sequence[tuple[str, Player]], journals: Journals) -> None:
        """Look in the journals for what the players were told."""
        for game, player in games:
            journal = journals[player.table.rsplit("/", 1)[1]]
            whole = [number for number, _ in journal] == list(range(1, len(journal) + 1))
            stored = dict(journal)
            lost = [n for n, id in player.acknowledged.items() if stored.get(n) != id]
            self.lost += len(lost) + (not whole)
            self.games += 1
            self.acknowledged += len(player.acknowledged)
            self._replay(game, player, [id for _, id in journal])

    def _replay(self, game: str, player: Player, journal: list[int]) -> None:
        """Play a journal again: legal, asked for, and to its end."""
        match = Match(get(game), 2, options_of(game))
        for moment, id in enumerate(journal):
            if id == UNDO or match.state.actor == 0:
                self.doubled += (moment, id) not in player.asked
            if id == UNDO:
                match.undo(int(match.plies[-1].actor))
            else:
                match.apply(id)
        if match.state.actor != OVER or match.state.result().scores != player.scores:
            self.stuck += 1

    def clean(self) -> bool:
        """Whether nothing went wrong."""
        return self.lost == self.doubled == self.stuck == 0


class Chaos:
    """One round: a server, its games, and what is killed meanwhile."""

    def __init__(self, folder: Path, seed: int, postgres: Cluster | None = None) -> None:
        self.postgres = postgres
        self.address = postgres.database() if postgres else ""
        self.folder = folder
        self.running = Running(folder, LUDUS_DATABASE=self.address)
        self.luck = random.Random(seed)
        self.audit = Audit()
        self.games: list[tuple[str, Player]] = []

    def play(self, games: int, kills: int, between: tuple[int, int], patience: float) -> Audit:
        """Let so many games be played through so many kills, and audit them."""
        person = Person(self.running)
        for number in range(games):
            # One game of each, then short ones, for the sake of time.
            game = names()[number] if number < len(names()) else "municipium"
            level = self.luck.choice(("random", "tiro"))
            table = person.table("me", level, game=game, options=options_of(game))
            person.post(f"{table}/start")
            player = Player(self.running, person.token, table, number, patience)
            self.games.append((game, player))
        person.http.close()
        asyncio.run(self._kill_while_they_play(kills, between))
        self.running.kill()
        self._check()
        return self.audit

    async def _kill_while_they_play(self, kills: int, between: tuple[int, int]) -> None:
        """A kill each time so many more decisions are acknowledged, in the middle of anything."""
        playing = asyncio.gather(
            *(player.play() for _, player in self.games), return_exceptions=True
        )
        kinds = ON_POSTGRESQL if self.postgres else ON_SQLITE
        for number in range(kills):
            goal = self._acknowledged() + self.luck.randrange(*between)
            while self._acknowledged() < goal and not playing.done():
                await asyncio.sleep(self.luck.random() / 50)
            kind = "server" if number == 0 else self.luck.choice(kinds)
            await asyncio.to_thread(self._kill, kind)
        for failure in await playing:
            if isinstance(failure, Lost):
                self.audit.lost += 1
            elif isinstance(failure, TimeoutError):
                self.audit.stuck += 1
            elif failure is not None:
                raise failure

    def _acknowledged(self) -> int:
        return sum(len(player.acknowledged) for _, player in self.games)

    def _kill(self, kind: str) -> None:
        """Kill something, and start again what does not do so by itself."""
        if kind == "worker" and not (found := workers(self.running)):
            kind = "server"
        if kind == "server":
            self.running.kill()
            self.running.start()
        elif kind == "worker":
            os.kill(self.luck.choice(found), signal.SIGKILL)
        elif kind == "backend":
            with contextlib.suppress(IndexError, ProcessLookupError):
                os.kill(self.luck.choice(self.postgres_cluster().backends()), signal.SIGKILL)
        else:
            self.postgres_cluster().stop()
            self.postgres_cluster().start()
        self.audit.kills[kind] = self.audit.kills.get(kind, 0) + 1

    def postgres_cluster(self) -> Cluster:
        """The database, which only PostgreSQL has."""
        assert self.postgres is not None
        return self.postgres

    def _check(self) -> None:
        """Look for every acknowledged decision, and for what nobody asked for."""
        if self.postgres is None:
            with contextlib.closing(sqlite3.connect(self.folder / "ludus.sqlite")) as database:
                journals = by_table(database.execute(JOURNALS).fetchall())
        else:
            journals = asyncio.run(journals_of(self.address))
        self.audit.check(self.games, journals)


async def journals_of(address: str) -> Journals:
    """All that is stored in a PostgreSQL, read without the server."""
    engine = create_async_engine(address)
    async with engine.connect() as connection:
        rows = list((await connection.execute(sql.text(JOURNALS))).all())
    await engine.dispose()
    return by_table(rows)


def by_table(rows: Iterable[Any]) -> Journals:
    """The journal of every table."""
    found: Journals = {}
    for table, number, id in rows:
        found.setdefault(str(table), []).append((int(number), int(id)))
    return found


def options_of(game: str) -> dict[str, str]:
    """The options of the games here."""
    return {"length": "short"} if game == "municipium" else {}


def workers(running: Running) -> list[int]:
    """The processes the server has started to think in."""
    assert running.process is not None
    found = []
    for folder in Path("/proc").glob("[0-9]*"):
        with contextlib.suppress(OSError):
            parent = int((folder / "stat").read_text().rsplit(")", 1)[1].split()[1])
            if parent == running.process.pid and b"spawn_main" in (folder / "cmdline").read_bytes():
                found.append(int(folder.name))
    return found


def main() -> None:
    """Round after round, until so many kills are done."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n\n")[0])
    parser.add_argument("--database", choices=("sqlite", "postgresql"), default="sqlite")
    parser.add_argument("--kills", type=int, default=500)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--report", type=Path, help="a file that gets a line of JSON a round")
    options = parser.parse_args()
    total, started = Audit(), time.monotonic()
    with contextlib.ExitStack() as stack, Progress(console=Console(stderr=True)) as progress:
        postgres = stack.enter_context(cluster()) if options.database == "postgresql" else None
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="ludus-chaos-")))
        task = progress.add_task(f"Kills on {options.database}", total=options.kills)
        while (done := sum(total.kills.values())) < options.kills:
            kills = min(ROUND_KILLS, options.kills - done)
            chaos = Chaos(folder / str(done), options.seed + done, postgres)
            total.add(chaos.play(ROUND_GAMES, kills, (10, 40), PATIENCE))
            assert "Traceback" not in chaos.running.log(), chaos.running.log()
            progress.advance(task, kills)
            if options.report:
                line = {"database": options.database, "seed": options.seed, **asdict(total)}
                seconds = round(time.monotonic() - started)
                with options.report.open("a") as report:
                    report.write(json.dumps({**line, "seconds": seconds}) + "\n")
    Console().print({"database": options.database, **asdict(total)})
    if not total.clean():
        raise SystemExit("Something was lost, doubled or stuck.")


if __name__ == "__main__":
    main()
