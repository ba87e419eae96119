"""`python -m benchmarks.load`: how many live tables one server process holds.

One process serves, this one plays: every table has four people, each with a WebSocket, and makes
one decision a second. Measured is the time from sending a decision until the last of the four has
been told of it. Everything stays on this machine.

    python -m benchmarks.load [--tables 250] [--seconds 30] [--database postgresql+asyncpg://...]
"""

import argparse
import asyncio
import json
import os
import random
import subprocess
import sys
import tempfile
import time
import urllib.request
from pathlib import Path
from typing import Any, Final

import websockets
from pydantic_core import from_json
from rich.console import Console
from rich.progress import track
from rich.table import Table

from benchmarks.reference import reference_seconds

PEOPLE: Final = 4
PERIOD: Final = 1.0
WARM_UP: Final = 3.0
LATE: Final = 0.1
"""The aim: 99 of 100 decisions are told to all within these seconds."""


class Server:
    """A server process of its own."""

    def __init__(self, data: Path, database: str) -> None:
        environment = {
            **os.environ,
            "LUDUS_RATE": "1000000",
            "LUDUS_CONNECTIONS_BY_ADDRESS": "100000",
            "LUDUS_DATABASE": database,
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
        data = json.dumps(body).encode()
        request = urllib.request.Request(self.url + path, data, headers, method="POST")
        with urllib.request.urlopen(request, timeout=60) as reply:
            return json.load(reply)

    def seconds_of_work(self) -> float:
        """The processor time the server has used."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rsplit(")", 1)[1].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


class Seats:
    """The four people of one table, and how long each decision took to reach them all."""

    def __init__(self, server: Server, game: str, seed: int) -> None:
        self.server = server
        self.game = game
        self.random = random.Random(seed)
        self.tokens = [server.ask("/api/tokens")["token"] for _ in range(PEOPLE)]
        self.sockets: list[websockets.ClientConnection] = []
        self.positions: list[dict[str, Any]] = [{}] * PEOPLE
        self.sent: dict[int, float] = {}
        self.told: dict[int, int] = {}
        self.latencies: list[float] = []
        self.table = self.new_table()

    def new_table(self) -> str:
        """A table at which all four sit."""
        seats = [{"kind": "me"}] + [{"kind": "open"}] * (PEOPLE - 1)
        body = {"game": self.game, "seats": seats, "public": True}
        id: str = self.server.ask("/api/tables", body, self.tokens[0])["id"]
        for token in self.tokens[1:]:
            self.server.ask(f"/api/tables/{id}/join", None, token)
        self.server.ask(f"/api/tables/{id}/start", None, self.tokens[0])
        return id

    async def connect(self) -> None:
        """Open the four lines."""
        for token in self.tokens:
            address = f"{self.server.socket}/api/tables/{self.table}/live"
            headers = {"Authorization": f"Bearer {token}"}
            line = await websockets.connect(address, additional_headers=headers, compression=None)
            self.sockets.append(line)

    async def listen(self, seat: int) -> None:
        """Note when each decision is told."""
        async for text in self.sockets[seat]:
            now = time.perf_counter()
            message = from_json(text)
            if message["type"] not in ("state", "moved"):
                continue
            position = self.positions[seat] = message["position"]
            since = message.get("since")
            if since in self.sent:
                self.told[since] += 1
                if self.told[since] == PEOPLE:
                    self.latencies.append(now - self.sent[since])
            if position["over"]:
                return

    async def play(self, until: float) -> None:
        """One decision a second until the time is over."""
        due = time.perf_counter() + self.random.random() * PERIOD
        while due < until:
            await asyncio.sleep(due - time.perf_counter())
            due += PERIOD
            position = next((p for p in self.positions if p.get("choices")), None)
            if position is None:
                continue
            choice = self.random.choice(position["choices"])
            act = {"type": "act", "moment": position["moment"], "id": choice["id"]}
            ply = position["ply"] + 1
            self.told[ply] = 0
            self.sent[ply] = time.perf_counter()
            await self.sockets[position["seat"]].send(json.dumps(act))


async def measure(tables: list[Seats], seconds: float) -> None:
    """Let all tables play at once."""
    for seats in tables:
        await seats.connect()
    listeners = [
        asyncio.create_task(seats.listen(seat)) for seats in tables for seat in range(PEOPLE)
    ]
    await asyncio.sleep(WARM_UP)
    until = time.perf_counter() + seconds
    await asyncio.gather(*(seats.play(until) for seats in tables))
    await asyncio.sleep(2 * PERIOD)
    for listener in listeners:
        listener.cancel()
    await asyncio.gather(*listeners, return_exceptions=True)
    for seats in tables:
        for line in seats.sockets:
            line.transport.abort()


def main() -> None:
    """Measure, and show the figures."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n\n")[0])
    parser.add_argument("--tables", type=int, default=250)
    parser.add_argument("--seconds", type=float, default=30.0)
    parser.add_argument("--game", default="municipium")
    parser.add_argument("--database", default="", help="an empty PostgreSQL instead of SQLite")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder) / "data", options.database)
        try:
            numbers = track(range(options.tables), "Tables", console=Console(stderr=True))
            tables = [Seats(server, options.game, number) for number in numbers]
            before = server.seconds_of_work()
            asyncio.run(measure(tables, options.seconds))
            work = (server.seconds_of_work() - before) / (options.seconds + WARM_UP + 2 * PERIOD)
        finally:
            server.process.terminate()
            server.process.wait()
    show(options, tables, work)


def show(options: argparse.Namespace, tables: list[Seats], work: float) -> None:
    """The figures."""
    times = sorted(latency for seats in tables for latency in seats.latencies)
    sent = sum(len(seats.sent) for seats in tables)
    kind = "PostgreSQL" if options.database else "SQLite"
    shown = Table(title=f"{options.game}, {options.tables} tables of four on {kind}")
    for heading in ("", ""):
        shown.add_column(heading, justify="right")
    shown.add_row("sockets", f"{options.tables * PEOPLE:,}")
    shown.add_row("decisions sent", f"{sent:,}")
    shown.add_row("decisions told to all four", f"{len(times):,}")
    shown.add_row("decisions a second", f"{sent / options.seconds:,.0f}")
    for share in (0.5, 0.9, 0.99, 1.0):
        index = min(int(share * len(times)), len(times) - 1)
        shown.add_row(f"{share:.0%} told within, ms", f"{times[index] * 1000:,.1f}")
    shown.add_row("told within 100 ms", f"{sum(t < LATE for t in times) / len(times):.2%}")
    shown.add_row("the server's share of a core", f"{work:.0%}")
    shown.add_row("reference loop, s", f"{reference_seconds():.3f}")
    shown.add_row("others waiting for the processor", f"{os.getloadavg()[0]:.1f}")
    Console().print(shown)


if __name__ == "__main__":
    main()
