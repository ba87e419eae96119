"""The guard: whatever a bot does, the game goes on.

A bot that raises, answers with an illegal id or takes too long is replaced for that decision by a
safe choice, and the failure is reported.
"""

import logging
import signal
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from types import FrameType
from typing import Final, NamedTuple

from ludus.bots.bot import UNLIMITED_SECONDS, Bot, Budget, Observation
from ludus.bots.ladder import Greedy, Random

log: Final = logging.getLogger("ludus.bots")

DEFAULT_TIMEOUT: Final = 30.0
"""Seconds a decision may take when its budget is in iterations alone."""


class TimedOut(BaseException):
    """Raised inside a bot at its timeout; `except Exception` does not catch it."""


@dataclass(frozen=True)
class Failure:
    """What a bot did wrong, for whoever runs it."""

    bot: str
    seat: int
    ply: int
    what: str

    def __str__(self) -> str:
        return f"{self.bot}, seat {self.seat + 1}, ply {self.ply + 1}: it {self.what}"


class Decision(NamedTuple):
    """A legal id, the seconds it took, and the failure if it is not the bot's own."""

    id: int
    seconds: float
    failure: Failure | None


def timeout(budget: Budget) -> float:
    """After how many seconds a bot is replaced: its budget with a margin."""
    return DEFAULT_TIMEOUT if budget.seconds >= UNLIMITED_SECONDS else 2 * budget.seconds + 1.0


def guarded(bot: Bot, name: str, observation: Observation, budget: Budget) -> Decision:
    """The bot's decision, or a safe one with the failure that it replaces."""
    legal = observation.legal()
    start = time.perf_counter()
    what = ""
    id = -1
    try:
        with _alarm(timeout(budget)):
            id = bot.decide(observation, budget)
    except TimedOut:
        what = _timed_out(budget)
    except Exception as error:
        what = f"raised {error!r}"
    seconds = time.perf_counter() - start
    if not what and seconds > timeout(budget):
        what = _timed_out(budget)
    if not what and (type(id) is not int or id not in legal):
        what = f"answered {id!r}, which is not among the legal ids"
    if not what:
        return Decision(id, seconds, None)
    failure = Failure(name, observation.seat, len(observation.seen), what)
    log.warning("%s", failure)
    return Decision(safe_choice(observation), seconds, failure)


def _timed_out(budget: Budget) -> str:
    return f"took longer than {timeout(budget):g} seconds"


def safe_choice(observation: Observation) -> int:
    """What is played for a bot that failed: the greedy choice, or any if even that fails."""
    try:
        return Greedy().decide(observation, Budget())
    except Exception:
        log.exception("The evaluation of %s failed", observation.game.title)
        return Random().decide(observation, Budget())


@contextmanager
def _alarm(seconds: float) -> Iterator[None]:
    """Raise TimedOut after so long; only the main thread can be interrupted, and not on Windows."""
    if (
        not hasattr(signal, "setitimer")
        or threading.current_thread() is not threading.main_thread()
    ):
        yield
        return

    def ring(number: int, frame: FrameType | None) -> None:
        raise TimedOut

    before = signal.signal(signal.SIGALRM, ring)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)
