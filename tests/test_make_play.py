"""Stopping `make play`: the server and the compiler it has started end with it."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tools.environment import ROOT
from tools.forms import STOPPED

PLAY = """
import os, pathlib, signal, subprocess, sys
from tools import environment, forms, play

# As at a terminal: what runs in the background of a script starts with Ctrl+C ignored.
signal.signal(signal.SIGINT, signal.default_int_handler)

folder, when, sent = pathlib.Path(sys.argv[1]), sys.argv[2], int(sys.argv[3])
del sys.argv[1:]
pids = folder / "pids"
pids.touch()
asleep = f"echo $$ >> {pids}; exec sleep 1000"
forms.up_to_date, forms.hindrance, forms.remove = lambda: False, lambda: "", lambda: None
environment.tidy = lambda *folders: None
play.LUDUS = folder / "ludus"
play.LUDUS.write_text(f"#!/bin/sh\\n{asleep}\\n")
play.LUDUS.chmod(0o755)
play.COMPILE = ["sh", "-c", asleep]

begin, wait, started = subprocess.Popen.__init__, subprocess.Popen.wait, []

def beginning(process, command, **options):
    name = "server" if command[0] == play.LUDUS else "compiler"
    if when == f"before the {name}":
        os.kill(os.getpid(), sent)
    begin(process, command, **options)
    started.append(process.pid)
    while len(pids.read_text().split()) < len(started):
        pass
    if when == f"starting the {name}":
        os.kill(os.getpid(), sent)

def waiting(process, timeout=None):
    if process.args != play.COMPILE:
        (folder / "serving").touch()
    return wait(process, timeout)

subprocess.Popen.__init__, subprocess.Popen.wait = beginning, waiting
sys.exit(play.main())
"""
SIGNALS = [signal.SIGINT, signal.SIGTERM]


@pytest.mark.parametrize("sent", SIGNALS)
def test_stopping_ends_the_server_and_the_compiler(tmp_path: Path, sent: int) -> None:
    playing = _play(tmp_path, "while serving", sent)
    while not (tmp_path / "serving").exists():
        assert playing.poll() is None
    # Ctrl+C reaches the server too, make passes on to its child only that it is to end.
    os.killpg(playing.pid, sent) if sent == signal.SIGINT else playing.terminate()
    assert playing.wait() == STOPPED
    _nothing_is_left(tmp_path)


@pytest.mark.parametrize("sent", SIGNALS)
@pytest.mark.parametrize("when", ["before the", "starting the"])
@pytest.mark.parametrize("child", ["compiler", "server"])
def test_a_signal_at_the_instant_a_process_starts_leaves_none_behind(
    tmp_path: Path, sent: int, when: str, child: str
) -> None:
    """The process that is only just starting does not hear Ctrl+C itself."""
    assert _play(tmp_path, f"{when} {child}", sent).wait() == STOPPED
    _nothing_is_left(tmp_path)


def _play(folder: Path, when: str, sent: int) -> subprocess.Popen[bytes]:
    command = [sys.executable, "-c", PLAY, str(folder), when, str(int(sent))]
    return subprocess.Popen(command, cwd=ROOT, process_group=0, stdout=subprocess.DEVNULL)


def _nothing_is_left(folder: Path) -> None:
    pids = (folder / "pids").read_text().split()
    assert len(pids) == 2
    deadline = time.monotonic() + 20
    while left := [pid for pid in pids if _runs(pid)]:
        assert time.monotonic() < deadline, left


def _runs(pid: str) -> bool:
    """Whether a process is there, and not only its entry that nobody has read yet."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()[0] not in "ZX"
    except OSError:
        return False
