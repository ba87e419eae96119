"""Why a turn is better, from the features of the evaluation: what it gains, by how much.

A feature is named only if the game's words have a sentence for it, if the better turn has more of
it, and if that alone makes up a good part of the difference. Otherwise nothing is said.
"""

from dataclasses import dataclass
from typing import Final

from ludus.analysis.values import Judge
from ludus.core.game import OVER, Game, State
from ludus.core.language import FIRST
from ludus.core.message import Message

MOST: Final = 2
"""How many reasons are given at most."""
CLEAR: Final = 0.25
"""The part of the difference that a reason has to explain by itself."""


@dataclass(frozen=True)
class Reason:
    """A feature of which the better turn has more, and how much more."""

    feature: str
    more: float


def key_of(feature: str) -> str:
    """The key of a feature's sentence in the game's words."""
    plain = "".join(c if c.isalnum() else " " for c in feature.replace("'", ""))
    return "reason." + "-".join(plain.split())


def reasons(judge: Judge, better: State, played: State, seat: int) -> list[Reason]:
    """What the better turn gains for the seat, the weightiest first."""
    if OVER in (better.actor, played.actor):
        return []
    game = judge.game
    chance = judge.glance(better)[seat]
    whole = chance - judge.glance(played)[seat]
    if whole <= 0:
        return []
    have = judge.evaluation.measured(better)
    had = judge.evaluation.measured(played)
    words = game.words(FIRST)
    found: list[tuple[float, Reason]] = []
    for n, feature in enumerate(game.features):
        at = seat * len(game.features) + n
        more = have[at] - had[at]
        if more <= 0 or not words.has(key_of(feature)):
            continue
        worth = chance - judge.without(better, seat, n, more)
        if worth >= CLEAR * whole:
            found.append((worth, Reason(feature, round(more, 3))))
    found.sort(key=lambda one: -one[0])
    return [reason for _, reason in found[:MOST]]


def say(game: Game, reason: Reason, language: str = FIRST) -> str:
    """A reason as words in a language."""
    return game.say(Message(key_of(reason.feature), {"count": round(reason.more)}), language)
