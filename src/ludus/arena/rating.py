"""Ratings from games of any number of players: a Bradley-Terry fit.

A bot of strength g wins a game with chance g over the sum of the strengths at the table. The
strengths under which the games played are likeliest do not depend on the order of the games, which
is right for bots: they do not learn. They are found by Hunter's MM iteration; a rating is 400 times
the decimal logarithm of the strength, as in chess, and the mean of all is 1500.
"""

from collections import Counter, defaultdict
from collections.abc import Sequence
from math import log10
from typing import Final

from librt.random import Random

from ludus.arena.match import Played

PRIOR: Final = 1.0
"""Imaginary games won and lost against a bot of strength 1: they keep the rating of a bot that
never lost finite."""
ROUNDS: Final = 500
RESAMPLES: Final = 80
RESAMPLE_ROUNDS: Final = 60
"""How often games are drawn again for an interval, and how well each of these is fitted."""


def ratings(games: Sequence[Played], rounds: int = ROUNDS) -> dict[str, float]:
    """The rating of every bot."""
    wins: dict[str, float] = defaultdict(float)
    tables: Counter[tuple[str, ...]] = Counter()
    for game in games:
        tables[tuple(sorted(game.bots))] += 1
        for bot, share in zip(game.bots, game.shares(), strict=True):
            wins[bot] += share
    strengths = dict.fromkeys(sorted(wins), 1.0)
    for _ in range(rounds):
        strengths = _improved(strengths, wins, tables)
    logs = {bot: 400 * log10(strength) for bot, strength in strengths.items()}
    mean = sum(logs.values()) / len(logs)
    return {bot: 1500 + value - mean for bot, value in logs.items()}


def rating_intervals(games: Sequence[Played]) -> dict[str, tuple[float, float]]:
    """The 95% interval of every rating: those of games drawn again from these (a bootstrap)."""
    random = Random(len(games))
    found: dict[str, list[float]] = defaultdict(list)
    for _ in range(RESAMPLES):
        drawn = [games[random.randrange(len(games))] for _ in games]
        for bot, rating in ratings(drawn, RESAMPLE_ROUNDS).items():
            found[bot].append(rating)
    ends = {bot: sorted(values) for bot, values in found.items()}
    cut = RESAMPLES // 40
    return {bot: (values[cut], values[-1 - cut]) for bot, values in ends.items()}


def _improved(
    strengths: dict[str, float], wins: dict[str, float], tables: Counter[tuple[str, ...]]
) -> dict[str, float]:
    """One step: wins over how often each bot sat, counted by how weak its tables were."""
    chances = {bot: 2 * PRIOR / (strength + 1) for bot, strength in strengths.items()}
    for bots, times in tables.items():
        weight = times / sum(strengths[bot] for bot in bots)
        for bot in bots:
            chances[bot] += weight
    return {bot: (wins[bot] + PRIOR) / chances[bot] for bot in strengths}
