"""What is installed here: by uv, which the Makefile fetches into `.uv` if the machine has none.

`make play` installs what playing needs into `.venv`, and `make setup` all. What is needed only for
a while comes into a folder of its own: Node to build the client with, mypyc to compile the rules.
Where somebody only plays, it is removed when it has done its work.
"""

import os
import shutil
import subprocess
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
NODE: Final = ROOT / "build/node"
MODULES: Final = ROOT / "web/node_modules"
COMPILER: Final = ROOT / "build/compiler"
PEERS: Final = ROOT / "build/peers"
"""An environment with PyTorch and other people's libraries on it, which `make peers` makes."""
UV: Final = ROOT / ".uv"
WHOLE: Final = ROOT / ".venv/synced"
"""Stands where `make setup` has installed all that developing needs."""


class NotFetched(Exception):
    """What has to be fetched cannot be had."""


def install(lock: str, folder: Path) -> None:
    """Install what a lock of `requirements` names into a folder of its own."""
    uv = shutil.which("uv") or str(UV / "bin/uv")
    if not Path(uv).exists():
        subprocess.run(["make", "--silent", ".uv/bin/uv"], cwd=ROOT, check=True)
    options = ["--quiet", "--no-cache", "--require-hashes", "--target", str(folder)]
    command = [uv, "pip", "install", *options, "-r", str(ROOT / "requirements" / lock)]
    environment = {**os.environ, "UV_HTTP_TIMEOUT": "20"}
    if subprocess.run(command, cwd=ROOT, env=environment).returncode:
        raise NotFetched("Python packages could not be fetched: is the package index reachable?")


def tidy(*folders: Path) -> None:
    """Remove what has done its work, unless somebody develops here."""
    if not WHOLE.exists():
        for folder in folders:
            shutil.rmtree(folder, ignore_errors=True)
