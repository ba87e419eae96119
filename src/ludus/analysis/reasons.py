"""Why a turn is better, from the features of the evaluation: what it gains, what it denies others.

A feature is named only if the game has a sentence for it (`reason-...` for what is gained,
`hold-...` for what is held to be spent, `deny-...` for another player), if the better turn has more
of it, or leaves another less, and if that alone makes up a good part of the difference. Otherwise
nothing is said. A turn that is judged may stop before a draw, with something left to do: what was
gained counts only if no more of the turn was used for it, what is held only if no less was.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from ludus.analysis.values import Judge
from ludus.core.game import OVER, Game, State
from ludus.core.language import FIRST
from ludus.core.message import Message, Value

GAINED: Final = "reason"
HELD: Final = "hold"
DENIED: Final = "deny"
MOST: Final = 2
"""How many reasons are given at most."""
CLEAR: Final = 0.2
"""The part of the difference that a reason has to explain by itself."""
LEFT: Final = " left"
"""How the features end that say what is left to do in a turn, unless they have a sentence."""
LEAST: Final = 0.005
"""What a reason has to be worth at least, as a part of the victory."""


@dataclass(frozen=True)
class Reason:
    """A feature of which the better turn has more, or leaves another seat less, and how much."""

    feature: str
    more: float
    denied: int = -1
    """The other seat, -1 if the gain is one's own."""


def key_of(feature: str, kind: str = GAINED) -> str:
    """The key of a feature's sentence in the game's words."""
    plain = "".join(c if c.isalnum() else " " for c in feature.replace("'", ""))
    return f"{kind}." + "-".join(plain.split())


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
    have, had = judge.evaluation.measured(better), judge.evaluation.measured(played)
    fair = _fair_kinds(game, have, had, seat)
    found = []
    for whose in range(judge.players):
        for n, feature in enumerate(game.features):
            at = whose * len(game.features) + n
            denied = whose != seat
            more = had[at] - have[at] if denied else have[at] - had[at]
            reason = Reason(feature, round(more, 3), whose if denied else -1)
            if more <= 0 or _key(game, reason).partition(".")[0] not in fair:
                continue
            if round(more) >= 1 or not _counts(game, reason):
                found.append((reason, more if denied else -more))
    return found


def _fair_kinds(game: Game, have: Sequence[float], had: Sequence[float], seat: int) -> set[str]:
    """Which kinds of sentences compare two turns fairly, by what is left to do in each."""
    words, names = game.words(FIRST), game.features
    left = [
        seat * len(names) + n
        for n, name in enumerate(names)
        if name.endswith(LEFT) and not words.has(key_of(name, HELD))
    ]
    fair = set()
    if all(have[at] >= had[at] for at in left):
        fair |= {GAINED, DENIED}
    if all(have[at] <= had[at] for at in left):
        fair.add(HELD)
    return fair


def _key(game: Game, reason: Reason) -> str:
    """The key of the sentence that says a reason, empty if there is none."""
    kinds = (DENIED,) if reason.denied >= 0 else (GAINED, HELD)
    keys = (key_of(reason.feature, kind) for kind in kinds)
    return next((key for key in keys if game.words(FIRST).has(key)), "")


def _counts(game: Game, reason: Reason) -> bool:
    """Whether the sentence says how much: then less than one of something is no reason."""
    return say(game, replace(reason, more=2)) != say(game, replace(reason, more=3))


def say(
    game: Game, reason: Reason, language: str = FIRST, names: Sequence[str] | None = None
) -> str:
    """A reason as words in a language."""
    data: dict[str, Value] = {"count": round(reason.more), "seat": max(reason.denied, 0)}
    return game.say(Message(_key(game, reason), data), language, list(names) if names else None)
