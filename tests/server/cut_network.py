"""The network between a server and the database is cut: nothing is lost, and all goes on after.

One of two servers is in a network of its own. Packets to the database then vanish without a word,
as they do when a cable is pulled; only a timeout tells. Run as a program in a network apart:

    unshare --net python -m tests.server.cut_network FOLDER
"""

import asyncio
import os
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, contextmanager
from pathlib import Path

import httpx

from tests.server.chaos import Audit, journals_of
from tests.server.player import Player
from tests.server.postgres import cluster
from tests.server.running import Person, Running

BASE = f"10.{200 + os.getpid() % 50}.{os.getpid() // 50 % 250}"
PEOPLE, HERE_PEOPLE, DATABASE, THERE_DATABASE = (f"{BASE}.{n}" for n in (6, 5, 1, 2))


class Elsewhere(Running):
    """A server in a network of its own."""

    host = PEOPLE


@contextmanager
def network() -> Iterator[str]:
    """Another network with two wires to it: one for people, one for the database."""
    name = f"ludus{os.getpid()}"
    wires = (
        (f"lp{os.getpid()}", HERE_PEOPLE, PEOPLE),
        (f"ld{os.getpid()}", DATABASE, THERE_DATABASE),
    )
    _ip("link", "set", "lo", "up")
    _ip("netns", "add", name)
    with ExitStack() as stack:
        stack.callback(_ip, "netns", "del", name)
        for wire, here, there in wires:
            made = [
                ("link", "add", wire, "type", "veth", "peer", "name", f"{wire}x", "netns", name),
                ("addr", "add", f"{here}/30", "dev", wire),
                ("link", "set", wire, "up"),
                ("-n", name, "addr", "add", f"{there}/30", "dev", f"{wire}x"),
                ("-n", name, "link", "set", f"{wire}x", "up"),
            ]
            for command in made:
                _ip(*command)
        yield name


def _ip(*command: str) -> None:
    subprocess.run(["ip", *command], check=True)


def main(folder: Path) -> None:
    """Two servers play on one database, one of them through a wire that is cut meanwhile."""
    with network() as name, cluster(f"127.0.0.1,{DATABASE}") as postgres:
        here = postgres.database()
        Elsewhere.within = ("ip", "netns", "exec", name)
        there = here.replace("127.0.0.1", DATABASE)
        with ThreadPoolExecutor() as both:
            near = both.submit(_server, Running, folder / "here", here)
            far = both.submit(_server, Elsewhere, folder / "there", there)
            servers = [near.result(), far.result()]
        games = [("municipium", _begun(server, seed)) for seed in range(2) for server in servers]
        asyncio.run(_play_through_a_cut([player for _, player in games], servers[1].url))
        audit = Audit()
        audit.check(games, asyncio.run(journals_of(here)))
        assert audit.clean(), audit
        assert audit.games == 4
        assert audit.acknowledged > 50
        for server in servers:
            assert server.stop() == 0
            assert "Traceback" not in server.log()


def _server(kind: type[Running], data: Path, address: str) -> Running:
    return kind(data, LUDUS_DATABASE=address, LUDUS_DATABASE_SECONDS="1")


def _begun(server: Running, seed: int) -> Player:
    person = Person(server)
    table = person.table("me", "random", options={"length": "short"})
    person.post(f"{table}/start")
    person.http.close()
    return Player(server, person.token, table, seed)


async def _play_through_a_cut(players: list[Player], there: str) -> None:
    """Cut the wire in the middle, and join it when the server behind it has noticed."""
    wire = f"ld{os.getpid()}"
    playing = asyncio.gather(*(player.play() for player in players))
    while min(len(player.acknowledged) for player in players) < 5:
        await asyncio.sleep(0.02)
    _ip("link", "set", wire, "down")
    async with httpx.AsyncClient(base_url=there, timeout=60) as http:
        while (await http.get("/api/ready")).status_code != 503:
            await asyncio.sleep(0.1)
        assert (await http.get("/api/health")).status_code == 200
        _ip("link", "set", wire, "up")
        while (await http.get("/api/ready")).status_code != 200:
            await asyncio.sleep(0.1)
    await playing


if __name__ == "__main__":
    main(Path(sys.argv[1]))
