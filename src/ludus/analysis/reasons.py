"""Why a turn is better, from the features of the evaluation: what it gains, what it denies others.

A feature is named only if the game's words have a sentence for it (`reason-...` for one's own,
`deny-...` for another player's), if the better turn has more of it, or leaves another less, and if
that alone makes up a good part of the difference. Otherwise nothing is said.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from ludus.analysis.values import Judge
from ludus.core.game import OVER, Game, State
from ludus.core.language import FIRST
from ludus.core.message import Message

MOST: Final = 2
"""How many reasons are given at most."""
CLEAR: Final = 0.2
"""The part of the difference that a reason has to explain by itself."""
LEAST: Final = 0.005
"""What a reason has to be worth at least, as a part of the victory."""


@dataclass(frozen=True)
class Reason:
    """A feature of which the better turn has more, or leaves another seat less, and how much."""

    feature: str
    more: float
    denied: int = -1
    """The other seat, -1 if the gain is one's own."""


def key_of(feature: str, denied: bool = False) -> str:
    """The key of a feature's sentence in the game's words."""
    plain = "".join(c if c.isalnum() else " " for c in feature.replace("'", ""))
    return ("deny." if denied else "reason.") + "-".join(plain.split())


def reasons(judge: Judge, better: State, played: State, seat: int) -> list[Reason]:
    """What the better turn gains for the seat, the weightiest first."""
    if OVER in (better.actor, played.actor):
        return []
    chance = judge.glance(better)[seat]
    whole = chance - judge.glance(played)[seat]
    if whole <= 0:
        return []
    found: list[tuple[float, Reason]] = []
    for reason, change in _differences(judge, better, played, seat):
        whose = seat if reason.denied < 0 else reason.denied
        feature = judge.game.features.index(reason.feature)
        worth = chance - judge.changed(better, whose, feature, change)[seat]
        if worth >= max(CLEAR * whole, LEAST):
            found.append((worth, reason))
    found.sort(key=lambda one: -one[0])
    said: dict[str, Reason] = {}
    for _, reason in found:
        said.setdefault(reason.feature, reason)
    return list(said.values())[:MOST]


def _differences(
    judge: Judge, better: State, played: State, seat: int
) -> list[tuple[Reason, float]]:
    """What can be said of the difference, each with what would undo it in the better position."""
    game = judge.game
    words = game.words(FIRST)
    have, had = judge.evaluation.measured(better), judge.evaluation.measured(played)
    found = []
    for whose in range(judge.players):
        for n, feature in enumerate(game.features):
            at = whose * len(game.features) + n
            denied = whose != seat
            more = had[at] - have[at] if denied else have[at] - had[at]
            if more <= 0 or not words.has(key_of(feature, denied)):
                continue
            reason = Reason(feature, round(more, 3), whose if denied else -1)
            if round(more) >= 1 or not _counts(game, reason):
                found.append((reason, more if denied else -more))
    return found


def _counts(game: Game, reason: Reason) -> bool:
    """Whether the sentence says how much: then less than one of something is no reason."""
    key = key_of(reason.feature, reason.denied >= 0)
    one, many = (
        game.say(Message(key, {"count": count, "seat": max(reason.denied, 0)})) for count in (2, 3)
    )
    return one != many


def say(
    game: Game, reason: Reason, language: str = FIRST, names: Sequence[str] | None = None
) -> str:
    """A reason as words in a language."""
    key = key_of(reason.feature, reason.denied >= 0)
    data = {"count": round(reason.more), "seat": max(reason.denied, 0)}
    return game.say(Message(key, data), language, list(names) if names else None)
