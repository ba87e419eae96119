"""Players: random, greedy and search; they see only what their seat may see."""

from ludus.bots.bot import Bot, Budget, Observation
from ludus.bots.from_record import decide, decision
from ludus.bots.guard import Decision, Failure, guarded
from ludus.bots.lineup import Lineup, RandomSource, seated
from ludus.bots.load import UnknownBot, get, names

__all__ = [
    "Bot",
    "Budget",
    "Decision",
    "Failure",
    "Lineup",
    "Observation",
    "RandomSource",
    "UnknownBot",
    "decide",
    "decision",
    "get",
    "guarded",
    "names",
    "seated",
]
