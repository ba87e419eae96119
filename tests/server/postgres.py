"""A PostgreSQL of one's own, to be stopped, killed and started again."""

import os
import pwd
import shutil
import socket
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.needs import skip_for_want

BINARIES = sorted(Path("/usr/lib/postgresql").glob("*/bin"))[-1:] or [
    Path(found).parent for found in [shutil.which("postgres")] if found
]


def wanted() -> None:
    """Without a PostgreSQL the tests that need one are skipped, but not where all must run."""
    if not BINARIES:
        skip_for_want("There is no PostgreSQL here (on Debian: apt install postgresql).")


@contextmanager
def cluster(host: str = "127.0.0.1") -> Iterator["Cluster"]:
    """A PostgreSQL that runs until the end of the block."""
    owner = "postgres" if os.getuid() == 0 else pwd.getpwuid(os.getuid()).pw_name
    with tempfile.TemporaryDirectory(prefix="ludus-postgres-") as folder:
        if os.getuid() == 0:
            shutil.chown(folder, owner)
        made = Cluster(Path(folder), owner, host)
        made.start()
        yield made
        made.stop()


class Cluster:
    """A PostgreSQL that loses everything in the end, and nothing before."""

    def __init__(self, folder: Path, owner: str, host: str) -> None:
        self.folder = folder
        self.data = folder / "data"
        self.owner = owner
        self.host, *_ = host.split(",")
        self.listens = host
        self.port = free_port()
        self.databases = 0
        self.running = False
        data = str(self.data)
        self.run("initdb", "-D", data, "-A", "trust", "-U", "ludus", "-E", "UTF8", "--no-sync")
        with (self.data / "pg_hba.conf").open("a") as rules:
            rules.write("host all all samenet trust\n")

    def run(self, program: str, *options: str) -> None:
        """One of PostgreSQL's programs."""
        command = [str(BINARIES[0] / program), *options]
        if os.getuid() == 0:
            command = ["runuser", "-u", self.owner, "--", *command]
        done = subprocess.run(command, cwd=self.folder, capture_output=True, text=True)
        assert done.returncode == 0, done.stdout + done.stderr

    def start(self) -> None:
        """Start, perhaps again."""
        options = f"-p {self.port} -k {self.folder} -c listen_addresses={self.listens}"
        log = str(self.folder / "log")
        self.run("pg_ctl", "-D", str(self.data), "-o", options, "-l", log, "-w", "start")
        self.running = True

    def stop(self) -> None:
        """Stop as a power cut does; what was committed is found again at the next start."""
        if self.running:
            self.running = False
            self.run("pg_ctl", "-D", str(self.data), "-m", "immediate", "-w", "stop")

    def database(self) -> str:
        """The address of a new database."""
        self.databases += 1
        name = f"ludus{self.databases}"
        self.run("createdb", "-h", self.host, "-p", str(self.port), "-U", "ludus", name)
        return f"postgresql+asyncpg://ludus@{self.host}:{self.port}/{name}"

    def backends(self) -> list[int]:
        """The processes that serve connections."""
        found = []
        for folder in Path("/proc").glob("[0-9]*"):
            try:
                command = (folder / "cmdline").read_bytes().decode(errors="replace")
                parent = int((folder / "stat").read_text().rsplit(")", 1)[1].split()[1])
            except OSError:
                continue
            if parent == self.postmaster() and ": ludus ludus" in command:
                found.append(int(folder.name))
        return found

    def postmaster(self) -> int:
        """The first process of the server."""
        return int((self.data / "postmaster.pid").read_text().split()[0])


def free_port() -> int:
    """A port that nobody uses."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port
