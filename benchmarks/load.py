"""`python -m benchmarks.load`: how many live tables a server holds, and what a decision costs it.

Every table has four seats: people, each with a WebSocket, and perhaps bots. The tables stand at all
points of their games, from the first decision to the last. At each of them a decision is due every
second, at times that are fixed beforehand: what is sent late because the server was late counts
from when it was due. Measured is how long it takes until the last of a table's people is told, how
many decisions are never told, and the processor time the server processes use for each. Everything
stays on this machine.

    python -m benchmarks.load [--tables 250] [--seconds 30] [--games municipium,rome,council]
        [--bots 0] [--processes 1] [--reviews 0] [--database postgresql+asyncpg://...]

With `--reviews` the tables play twice as long: the first half alone, the second while that many
guests have a game reviewed, so that both are measured on the same machine in the same minute.
"""

import argparse
import asyncio
import gc
import os
import random
import re
import secrets
import subprocess
import sys
import tempfile
import time
import urllib.request
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

import orjson
import websockets
from librt.random import Random
from rich.console import Console
from rich.progress import track
from rich.table import Table as Shown

from benchmarks.reference import reference_seconds
from ludus.core.game import OVER
from ludus.core.match import Match
from ludus.core.registry import get, names
from ludus.server import protocol
from ludus.server.guests import hashed
from ludus.server.serve import prepare_database
from ludus.server.settings import Settings
from ludus.server.storage.rows import Change, Guest, StoredTable
from ludus.server.storage.store import Store
from ludus.server.tables import game_commands, seat_commands
from ludus.server.tables.table import Table

SEATS: Final = 4
PERIOD: Final = 1.0
WARM_UP: Final = 3.0
PATIENCE: Final = 10.0
"""The seconds after the last decision in which the rest must be told."""
LATE: Final = 0.1
"""The aim: 99 of 100 decisions are told to all within these seconds."""
HEAD: Final = re.compile(rb'\{"type":"moved","revision":\d+,"since":(\d+),')


@dataclass
class SeatedTable:
    """A table in the database, and its people."""

    id: str
    game: str
    tokens: list[str]


class Server:
    """A server process of its own."""

    def __init__(self, data: Path, database: str) -> None:
        environment = {
            **os.environ,
            "LUDUS_RATE": "1000000",
            "LUDUS_CONNECTIONS_BY_ADDRESS": "100000",
            "LUDUS_DATABASE": database,
            "LUDUS_BOT_SECONDS": "0.05",
        }
        program = "from ludus.cli import main; main()"
        command = [sys.executable, "-c", program, "serve", "--port", "0", "--data", str(data)]
        self.process = subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True)
        assert self.process.stdout is not None
        self.url = self.process.stdout.readline().split()[-1]
        self.socket = self.url.replace("http", "ws", 1)

    def ask(self, path: str, body: object = None, token: str = "") -> Any:
        """A request."""
        headers = {"Content-Type": "application/json", "Authorization": f"Bearer {token}"}
        data = orjson.dumps(body)
        request = urllib.request.Request(self.url + path, data, headers, method="POST")
        with urllib.request.urlopen(request, timeout=60) as reply:
            return orjson.loads(reply.read())

    def seconds_of_work(self) -> float:
        """The processor time the server has used, without that of the bots."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rsplit(")", 1)[1].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def stop(self) -> None:
        """Stop it politely."""
        self.process.terminate()
        self.process.wait()


async def furnish(settings: Settings, options: argparse.Namespace) -> list[SeatedTable]:
    """Write tables into the database, each at some point of its game."""
    await prepare_database(settings)
    store = Store(settings, "load")
    writing = asyncio.create_task(store.writer.run())
    games, made = options.games.split(","), []
    for number in track(range(options.tables), "Tables", console=Console(stderr=True)):
        luck = random.Random(number)
        made.append(await _seat(store, games[number % len(games)], options.bots, luck))
    writing.cancel()
    await store.close()
    return made


async def _seat(store: Store, game: str, bots: int, luck: random.Random) -> SeatedTable:
    """One table, played on to a random point by random decisions."""
    tokens = [secrets.token_urlsafe(12) for _ in range(SEATS - bots)]
    guests = [Guest(seat_commands.new_id(), f"Guest {n}", "en") for n in range(SEATS - bots)]
    for guest, token in zip(guests, tokens, strict=True):
        await store.add_guest(guest, hashed(token), time.time())
    places = [protocol.NewSeat(kind="me")] + [protocol.NewSeat(kind="open")] * (len(guests) - 1)
    places += [protocol.NewSeat(kind="bot", level="random")] * bots
    asked = protocol.NewTable(game=game, seats=places, public=True)
    row, seats = seat_commands.new_table(asked, guests[0], time.time())
    await store.create(row, seats)
    table = Table(StoredTable(row, seats, [], []))
    for guest in guests[1:]:
        table.adopt(seat_commands.join(table, guest, time.time()))
    table.adopt(game_commands.begin(table, time.time()))
    _play_on(table, luck)
    changed = {name: getattr(table.row, name) for name in ("state", "actor", "turn", "asked")}
    ids = table.game().record.ids
    await store.commit(row, Change(ids, {**changed, "secret": table.row.secret}, table.seats))
    return SeatedTable(row.id, game, tokens)


def _play_on(table: Table, luck: random.Random) -> None:
    """Play a random part of a game: a whole one tells how long such a game is."""
    whole = table.game().copy()
    secret, decisions = table.luck(), 0
    while whole.state.actor != OVER:
        whole.play(luck.choice(whole.state.legal()))
        game_commands.draw(whole, secret)
        decisions += 1
    for _ in range(int(luck.random() * 0.95 * decisions)):
        actor = int(table.game().state.actor)
        if actor == OVER:
            return
        id = luck.choice(table.game().state.legal())
        table.adopt(game_commands.decide(table, actor, table.row.moment, [id], time.time()))


@dataclass
class SentDecision:
    """A decision on its way: when it was due, and how many have been told of it."""

    due: float
    told: int = 0


@dataclass
class People:
    """The people of one table, and how long each decision took to reach them all."""

    seated: SeatedTable
    server: Server
    luck: random.Random
    lines: list[websockets.ClientConnection] = field(default_factory=list)
    choosing: tuple[int, dict[str, Any]] | None = None
    may_choose: asyncio.Event = field(default_factory=asyncio.Event)
    sent: dict[int, SentDecision] = field(default_factory=dict)
    latencies: list[float] = field(default_factory=list)
    alone: list[float] = field(default_factory=list)
    """The latencies before anything was reviewed, if something was."""
    bytes: int = 0
    missed: int = 0
    over: bool = False

    async def connect(self) -> None:
        """Open the lines."""
        for token in self.seated.tokens:
            address = f"{self.server.socket}/api/tables/{self.seated.id}/live"
            headers = {"Authorization": f"Bearer {token}"}
            self.lines.append(
                await websockets.connect(
                    address, additional_headers=headers, compression=None, max_size=2**24
                )
            )

    async def listen(self, person: int) -> None:
        """Note when each decision is told, and what can be chosen next."""
        async for text in self.lines[person]:
            now = time.perf_counter()
            message = text.encode() if isinstance(text, str) else text
            self.bytes += len(message)
            found = HEAD.match(message)
            if found is not None:
                self._told(int(found[1]), now)
            if b'"position":{' not in message or b'"choices":[]' in message:
                if b'"over":true' in message:
                    self.over = True
                    self.may_choose.set()
                continue
            position = orjson.loads(message)["position"]
            self.choosing = (person, position)
            self.may_choose.set()

    def _told(self, ply: int, now: float) -> None:
        decision = self.sent.get(ply)
        if decision is not None:
            decision.told += 1
            if decision.told == len(self.lines):
                self.latencies.append(now - decision.due)
                del self.sent[ply]

    async def play(self, until: float) -> None:
        """One decision a second, each due at its time whatever became of those before."""
        due = time.perf_counter() + self.luck.random() * PERIOD
        while due < until:
            await asyncio.sleep(due - time.perf_counter())
            try:
                async with asyncio.timeout(until - time.perf_counter()):
                    await self.may_choose.wait()
            except TimeoutError:
                self.missed += 1
                return
            if self.over:
                return
            assert self.choosing is not None
            person, position = self.choosing
            self.may_choose.clear()
            choice = self.luck.choice(position["choices"])
            act = {"type": "act", "moment": position["moment"], "id": choice["id"]}
            self.sent[position["ply"] + 1] = SentDecision(due)
            await self.lines[person].send(orjson.dumps(act).decode())
            due += PERIOD


async def measure(tables: list[People], seconds: float, reviews: int) -> tuple[float, float]:
    """Let all tables play at once; the processor time of the servers, and how long it took."""
    for people in tables:
        await people.connect()
    listeners = [
        asyncio.create_task(people.listen(person))
        for people in tables
        for person in range(len(people.lines))
    ]
    await asyncio.sleep(WARM_UP)
    # A look at all that 4,000 lines hold takes the client 0.4 s, which is no fault of a server.
    gc.disable()
    if reviews:
        until = time.perf_counter() + seconds
        await asyncio.gather(*(people.play(until) for people in tables))
        for people in tables:
            people.alone, people.latencies, people.missed = people.latencies, [], 0
        await asyncio.gather(
            *(asyncio.to_thread(ask_review, people) for people in tables[:reviews])
        )
    servers = {people.server for people in tables}
    before, started = sum(s.seconds_of_work() for s in servers), time.perf_counter()
    until = started + seconds
    await asyncio.gather(*(people.play(until) for people in tables))
    patience = time.perf_counter() + PATIENCE
    while any(people.sent for people in tables) and time.perf_counter() < patience:
        await asyncio.sleep(0.1)
    took = time.perf_counter() - started
    work = sum(s.seconds_of_work() for s in servers) - before
    for listener in listeners:
        listener.cancel()
    await asyncio.gather(*listeners, return_exceptions=True)
    for people in tables:
        for line in people.lines:
            line.transport.abort()
    return work, took


def ask_review(people: People) -> None:
    """Let the first of a table's people have a game of four reviewed."""
    match = Match(get(people.seated.game), SEATS, story=False)
    match.settle(Random(people.luck.getrandbits(48)), at_random=2**SEATS - 1)
    asked = {"record": match.record.to_json()}
    found = people.server.ask("/api/reviews", asked, people.seated.tokens[0])
    assert found["state"] == "waiting"


def main() -> None:
    """Measure, and show the figures."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n\n")[0])
    parser.add_argument("--tables", type=int, default=250)
    parser.add_argument("--seconds", type=float, default=30.0)
    parser.add_argument("--games", default=",".join(names()))
    parser.add_argument("--bots", type=int, default=0, help="how many of the four seats")
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--reviews", type=int, default=0, help="how many guests ask for one")
    parser.add_argument("--database", default="", help="an empty PostgreSQL instead of SQLite")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        settings = Settings(data=Path(folder), database=options.database)
        made = asyncio.run(furnish(settings, options))
        servers = [Server(settings.data, options.database) for _ in range(options.processes)]
        try:
            tables = [
                People(seated, servers[at % len(servers)], random.Random(at))
                for at, seated in enumerate(made)
            ]
            work, took = asyncio.run(measure(tables, options.seconds, options.reviews))
        finally:
            for server in servers:
                server.stop()
    show(options, tables, work, took)


def show(options: argparse.Namespace, tables: list[People], work: float, took: float) -> None:
    """The figures."""
    times = sorted(latency for people in tables for latency in people.latencies)
    untold = sum(len(people.sent) + people.missed for people in tables)
    sockets = sum(len(people.lines) for people in tables)
    kind = "PostgreSQL" if options.database else "SQLite"
    title = f"{options.games}: {options.tables} tables on {kind}, {options.processes} process(es)"
    shown = Shown(title=title)
    for heading in ("", ""):
        shown.add_column(heading, justify="right")
    shown.add_row("sockets, bots a table", f"{sockets:,}, {options.bots}")
    shown.add_row("decisions told to all", f"{len(times):,}")
    shown.add_row("decisions not told, or not sent in time", f"{untold:,}")
    alone = sorted(latency for people in tables for latency in people.alone)
    for when, found in (("", times), (", before any review", alone)):
        for share in (0.5, 0.9, 0.99, 1.0) if found else ():
            index = min(int(share * len(found)), len(found) - 1)
            shown.add_row(f"{share:.0%} told, ms{when}", f"{found[index] * 1000:,.1f}")
        if found:
            within = sum(latency < LATE for latency in found) / len(found)
            shown.add_row(f"told within 100 ms{when}", f"{within:.2%}")
    if options.reviews:
        shown.add_row("reviews being made", f"{options.reviews}")
    shown.add_row("kB a decision to all", f"{sum(p.bytes for p in tables) / len(times) / 1e3:.1f}")
    shown.add_row("processor time a decision, ms", f"{work / max(len(times), 1) * 1000:.2f}")
    shown.add_row("share of a core, all processes", f"{work / took:.0%}")
    shown.add_row("reference loop, s", f"{reference_seconds():.3f}")
    shown.add_row("others waiting for the processor", f"{os.getloadavg()[0]:.1f}")
    Console().print(shown)


if __name__ == "__main__":
    main()
