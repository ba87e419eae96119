"""What the tests of the server share: a server, and a PostgreSQL of their own."""

import os
import pwd
import shutil
import socket
import subprocess
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.conftest import FORM
from tests.server.running import Person, Running
from tools import forms

if FORM == "interpreted" and not forms.hindrance():
    # The server is the same in both forms of the rules: its tests run on the compiled one.
    collect_ignore_glob = ["test_*.py"]

BINARIES = sorted(Path("/usr/lib/postgresql").glob("*/bin"))[-1:] or [
    Path(found).parent for found in [shutil.which("postgres")] if found
]


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server on SQLite."""
    running = Running(tmp_path_factory.mktemp("server") / "data")
    yield running
    assert running.stop() == 0
    assert "Traceback" not in running.log()


@pytest.fixture
def meet() -> Iterator[Callable[[Running], Person]]:
    """Makes people at a server, and sends them home in the end."""
    met: list[Person] = []

    def make(server: Running) -> Person:
        met.append(Person(server))
        return met[-1]

    yield make
    for one in met:
        one.http.close()


@pytest.fixture
def person(server: Running, meet: Callable[[Running], Person]) -> Person:
    """Somebody new."""
    return meet(server)


@pytest.fixture
def other(server: Running, meet: Callable[[Running], Person]) -> Person:
    """Somebody else."""
    return meet(server)


@pytest.fixture(scope="session")
def postgres() -> Iterator[Callable[[], str]]:
    """A throwaway PostgreSQL; each call makes a database and tells its address."""
    with _cluster() as cluster:
        yield cluster.database


@pytest.fixture
def stoppable() -> Iterator["Cluster"]:
    """A PostgreSQL that the test may stop."""
    with _cluster() as cluster:
        yield cluster


@contextmanager
def _cluster() -> Iterator["Cluster"]:
    if not BINARIES:
        missing = "There is no PostgreSQL here (on Debian: apt install postgresql)."
        if os.environ.get("CI"):
            pytest.fail(missing)
        pytest.skip(missing)
    owner = "postgres" if os.getuid() == 0 else pwd.getpwuid(os.getuid()).pw_name
    with tempfile.TemporaryDirectory(prefix="ludus-postgres-") as folder:
        if os.getuid() == 0:
            shutil.chown(folder, owner)
        cluster = Cluster(Path(folder), owner)
        cluster.start()
        yield cluster
        cluster.stop()


class Cluster:
    """A PostgreSQL that loses everything in the end, and nothing before."""

    def __init__(self, folder: Path, owner: str) -> None:
        self.folder = folder
        self.owner = owner
        self.port = _free_port()
        self.databases = 0
        self.running = False

    def run(self, program: str, *options: str) -> None:
        command = [str(BINARIES[0] / program), *options]
        if os.getuid() == 0:
            command = ["runuser", "-u", self.owner, "--", *command]
        done = subprocess.run(command, cwd=self.folder, capture_output=True, text=True)
        assert done.returncode == 0, done.stdout + done.stderr

    def start(self) -> None:
        data = str(self.folder / "data")
        self.run("initdb", "-D", data, "-A", "trust", "-U", "ludus", "-E", "UTF8", "--no-sync")
        options = f"-p {self.port} -k {self.folder} -c listen_addresses=127.0.0.1"
        log = str(self.folder / "log")
        self.run("pg_ctl", "-D", data, "-o", options, "-l", log, "-w", "start")
        self.running = True

    def stop(self) -> None:
        if self.running:
            self.running = False
            self.run("pg_ctl", "-D", str(self.folder / "data"), "-m", "immediate", "stop")

    def database(self) -> str:
        self.databases += 1
        name = f"ludus{self.databases}"
        self.run("createdb", "-h", "127.0.0.1", "-p", str(self.port), "-U", "ludus", name)
        return f"postgresql+asyncpg://ludus@127.0.0.1:{self.port}/{name}"


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port
