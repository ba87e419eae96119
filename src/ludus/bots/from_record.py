"""One decision from a record: all that a process needs to play a seat for a table elsewhere."""

import hashlib
from functools import lru_cache

from librt.random import Random

from ludus.bots.bot import Bot, Budget, Observation
from ludus.bots.guard import Decision, guarded
from ludus.bots.load import get
from ludus.core.errors import BadRecord
from ludus.core.match import replayed
from ludus.core.record import Record, from_dict


def decide(record: dict[str, object], seat: int, level: str, seconds: float | None = None) -> int:
    """The id that the bot named `level` plays for the seat at the end of the record."""
    return decision(record, seat, level, seconds).id


def decision(
    record: dict[str, object], seat: int, level: str, seconds: float | None = None
) -> Decision:
    """The same with the time it took and the bot's failure, if it had to be replaced."""
    checked = from_dict(record)
    match = replayed(checked, story=False)
    if match.state.actor != seat:
        raise BadRecord("not-to-decide", {"seat": seat + 1})
    bot = _seated(checked.game, checked.players, seat, level)
    budget = bot.budget(match.game)
    if seconds is not None:
        budget = Budget(budget.iterations, min(budget.seconds, seconds))
    observation = Observation(match, seat, Random(_seed(checked, seat)))
    return guarded(bot, level, observation, budget)


@lru_cache(maxsize=16)
def _seated(game: str, players: int, seat: int, level: str) -> Bot:
    """A bot kept for the next decision, so that a searcher finds its tree again.

    Games may share it: a searcher goes on with its tree only if what it has seen goes on.
    """
    return get(level)


def _seed(record: Record, seat: int) -> int:
    """The seed for a decision: the same for the same record."""
    text = f"{record.game}/{record.ids}/{seat}".encode()
    return int.from_bytes(hashlib.blake2b(text, digest_size=7).digest(), "big")
