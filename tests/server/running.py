"""A server in a process of its own, to be asked, killed and started again."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import httpx

from tools import forms

WAIT = 60.0
NEVER_TOO_OFTEN = """
from ludus.server.limits import Limit
wait = Limit.wait
Limit.wait = lambda self, asker, now, cost=1.0: wait(self, asker, now * 1e6, cost)
"""
"""Moves the clock of the limits ahead, so that nobody has to wait."""
NEVER_AGAIN = NEVER_TOO_OFTEN.replace("now * 1e6", "0.0")
"""Stops the clock of the limits, so that what has been used up does not come back."""


def surroundings() -> dict[str, str]:
    """The environment of a server: what is started often does not compile its libraries anew."""
    kept = {n: value for n, value in os.environ.items() if n != "PYTHONDONTWRITEBYTECODE"}
    return kept | {"PYTHONPYCACHEPREFIX": str(forms.BUILD / "pycache")}


class Running:
    """One `ludus serve`, on a port that stays the same however often it is started."""

    host = "127.0.0.1"
    within: tuple[str, ...] = ()
    """A command that runs the server somewhere else, such as in another network."""

    def __init__(self, data: Path, port: int = 0, prepared: str = "", **environment: str) -> None:
        self.data = data
        self.program = f"{prepared}\nfrom ludus.cli import main; main()"
        self.port = port
        self.environment = {
            **surroundings(),
            "LUDUS_RATE": "100000",
            "LUDUS_WORKERS": "1",
            "LUDUS_AWAY": "0",
            "LUDUS_BOT_SECONDS": "0.05",
            **environment,
        }
        self.process: subprocess.Popen[str] | None = None
        self.start()

    @property
    def url(self) -> str:
        return f"http://{self.host}:{self.port}"

    @property
    def socket(self) -> str:
        return f"ws://{self.host}:{self.port}"

    def start(self) -> None:
        """Start and wait until it says where it is."""
        options = ["serve", "--host", self.host, "--port", str(self.port), "--data", str(self.data)]
        with (self.data.parent / f"{self.data.name}.log").open("a") as log:
            self.process = subprocess.Popen(
                [*self.within, sys.executable, "-c", self.program, *options],
                env=self.environment,
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
            )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        assert line.startswith("Ludus is at "), self.log()
        self.port = int(line.rsplit(":", 1)[1])

    def kill(self) -> None:
        """Kill -9."""
        assert self.process is not None
        self.process.kill()
        self._reap()

    def stop(self) -> int:
        """Stop it politely; its exit code."""
        assert self.process is not None
        self.process.send_signal(signal.SIGINT)
        return self._reap()

    def _reap(self) -> int:
        assert self.process is not None
        assert self.process.stdout is not None
        code = self.process.wait(WAIT)
        self.process.stdout.close()
        return code

    def log(self) -> str:
        """What the server complained about."""
        return (self.data.parent / f"{self.data.name}.log").read_text()


class Person:
    """Somebody who asks over HTTP."""

    def __init__(self, server: Running, **headers: str) -> None:
        self.server = server
        self.http = httpx.Client(base_url=server.url, timeout=WAIT, headers=headers)
        self.token: str = self.post("/api/tokens")["token"]
        self.http.headers["Authorization"] = f"Bearer {self.token}"

    def ask(self, method: str, path: str, **how: Any) -> httpx.Response:
        return self.http.request(method, path, **how)

    def get(self, path: str, **query: Any) -> Any:
        return self._checked(self.ask("GET", path, params=query))

    def post(self, path: str, body: Any = None, method: str = "POST") -> Any:
        return self._checked(self.ask(method, path, json=body))

    def refused(self, method: str, path: str, body: Any = None) -> tuple[int, str]:
        """The status and code of a refusal; its sentence must be one."""
        reply = self.ask(method, path, json=body)
        problem = reply.json()
        assert set(problem) == {"code", "detail"}, problem
        assert problem["detail"][0].isupper()
        assert problem["detail"][-1] in ".!?)"
        return reply.status_code, problem["code"]

    def _checked(self, reply: httpx.Response) -> Any:
        assert reply.status_code == 200, reply.text
        return reply.json()

    def table(self, *seats: str, game: str = "municipium", **more: Any) -> str:
        """A new table with these seats: kinds, or levels of bots."""
        kinds = ("me", "open", "device")
        places = [{"kind": s} if s in kinds else {"kind": "bot", "level": s} for s in seats]
        id: str = self.post("/api/tables", {"game": game, "seats": places, **more})["id"]
        return f"/api/tables/{id}"

    def wait_for_turn(self, table: str, state: Any = None) -> Any:
        """The state when it is one's turn, or the game is over."""
        state = state or self.get(f"{table}/state", since=10**6)
        deadline = time.monotonic() + WAIT
        while not state["position"]["choices"] and not state["position"]["over"]:
            assert time.monotonic() < deadline, "the table does not go on"
            since = state["position"]["ply"] + 1
            state = self.get(f"{table}/state", after=state["revision"], wait=20, since=since)
        return state

    def begin(self, table: str) -> Any:
        """Start, and look from the seat whose turn it is, if it is one's own."""
        state = self.post(f"{table}/start")
        actor = state["position"]["actor"]
        return self.get(f"{table}/state", seat=actor) if actor in state["table"]["mine"] else state

    def act(self, table: str, state: Any, choice: int = 0) -> Any:
        """Play one of the choices."""
        position = state["position"]
        id = position["choices"][choice]["id"]
        return self.post(f"{table}/act", {"moment": position["moment"], "id": id})
