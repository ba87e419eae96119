"""A bot that is another program, in any language: it is asked one JSON object a line.

What it is asked and how it answers stands in docs/engines.md.
"""

import json
import os
import select
import subprocess
import time
import weakref
from typing import Any

from ludus.bots.bot import UNLIMITED, UNLIMITED_SECONDS, Bot, Budget, Observation
from ludus.bots.guard import timeout


class EngineRefused(Exception):
    """What an engine said instead of an id."""


class Process(Bot):
    """A program that decides; it is started when it is first asked, and again if it failed."""

    def __init__(self, command: list[str]) -> None:
        self.command = command
        self._running: subprocess.Popen[bytes] | None = None
        self._left = b""

    def decide(self, observation: Observation, budget: Budget) -> int:
        answer: dict[str, Any] = {}
        try:
            running = self._started()
            assert running.stdin is not None
            question = json.dumps(self.question(observation, budget))
            running.stdin.write(question.encode() + b"\n")
            running.stdin.flush()
            answer = json.loads(self._line(running, time.monotonic() + timeout(budget)))
        except BaseException:
            self.close()
            raise
        if "id" not in answer:
            raise EngineRefused(answer.get("error", "the engine gave no id"))
        return int(answer["id"])

    def question(self, observation: Observation, budget: Budget) -> dict[str, object]:
        """What the program is asked."""
        return request(observation, budget)

    def _started(self) -> "subprocess.Popen[bytes]":
        if self._running is None or self._running.poll() is not None:
            self._left = b""
            pipe = subprocess.PIPE
            self._running = subprocess.Popen(self.command, stdin=pipe, stdout=pipe)  # noqa: S603
            weakref.finalize(self, _stop, self._running)
        return self._running

    def _line(self, running: "subprocess.Popen[bytes]", until: float) -> bytes:
        """The next line of the program, which must come in time."""
        assert running.stdout is not None
        while b"\n" not in self._left:
            ready, _, _ = select.select([running.stdout], [], [], max(until - time.monotonic(), 0))
            if not ready:
                raise TimeoutError("the engine did not answer in time")
            read = os.read(running.stdout.fileno(), 65536)
            if not read:
                raise EOFError(f"the engine ended with exit code {running.wait()}")
            self._left += read
        line, _, self._left = self._left.partition(b"\n")
        return line

    def close(self) -> None:
        """Stop the program."""
        if self._running is not None:
            _stop(self._running)
            self._running = None


def _stop(running: "subprocess.Popen[bytes]") -> None:
    """End a program that may have ended already."""
    running.kill()
    running.wait()
    for pipe in (running.stdin, running.stdout):
        if pipe is not None:
            try:
                pipe.close()
            except OSError:
                continue


def request(observation: Observation, budget: Budget) -> dict[str, object]:
    """The question: all that the seat may know, and how much may be thought about it."""
    game = observation.game
    thought: dict[str, object] = {}
    if budget.iterations < UNLIMITED:
        thought["iterations"] = budget.iterations
    if budget.seconds < UNLIMITED_SECONDS:
        thought["seconds"] = budget.seconds
    return {
        "game": game.name,
        "rules": game.rules_version,
        "players": observation.players,
        "options": observation.options,
        "seat": observation.seat,
        "seen": observation.seen,
        "legal": observation.legal(),
        "view": observation.view(),
        "budget": thought,
    }
