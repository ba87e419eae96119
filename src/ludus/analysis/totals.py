"""What a review adds up to: luck, skill and accuracy of each player, and the turning points."""

from collections.abc import Sequence
from dataclasses import asdict, dataclass
from math import exp, sqrt
from typing import Any, Final

from ludus.analysis.review import ReviewStep
from ludus.core.game import CHANCE

ACCURACY_SCALE: Final = 0.12
"""The loss at which the accuracy of a turn has fallen to 37 of 100."""
TURNING_POINTS: Final = 3
ERROR_FACTOR: Final = 3.0
"""How many times the root of the squared revisions the stated error is."""


@dataclass(frozen=True)
class Total:
    """One player's game: start + luck - lost + given + revised = result.

    lost      what own turns cost
    given     what the turns of the others brought, or cost where it is negative
    revised   what deeper looks changed of earlier estimates
    error     within which `revised` lies if the estimates were fair
    accuracy  from 0 to 100: the mean over the player's turns
    named     how many inaccuracies, mistakes and blunders
    turning   the steps, by number, that changed the player's chance most
    """

    start: float
    luck: float
    lost: float
    given: float
    revised: float
    result: float
    error: float
    accuracy: float
    named: dict[str, int]
    turning: list[int]

    def as_dict(self) -> dict[str, Any]:
        """Plain data for JSON."""
        return asdict(self)


def totals(start: list[float], steps: Sequence[ReviewStep], result: list[float]) -> list[Total]:
    """The totals of all players."""
    return [_total(seat, start, steps, result) for seat in range(len(start))]


def _total(
    seat: int, start: list[float], steps: Sequence[ReviewStep], result: list[float]
) -> Total:
    own = [step for step in steps if step.seat == seat]
    last = steps[-1].after[seat] if steps else start[seat]
    revisions = [*(step.revision[seat] for step in steps), result[seat] - last]
    by = {id(step): step.change[seat] for step in steps}
    names = ("inaccuracy", "mistake", "blunder")
    return Total(
        start=start[seat],
        luck=sum(by[id(step)] for step in steps if step.seat == CHANCE),
        lost=-sum(by[id(step)] for step in own),
        given=sum(by[id(step)] for step in steps if step.seat not in (CHANCE, seat)),
        revised=sum(revisions),
        result=result[seat],
        error=ERROR_FACTOR * sqrt(sum(x * x for x in revisions)),
        accuracy=accuracy([-by[id(step)] for step in own]),
        named={name: sum(step.name == name for step in own) for name in names},
        turning=turning_points(seat, steps),
    )


def accuracy(losses: Sequence[float]) -> float:
    """From 0 to 100; a turn that lost nothing counts 100."""
    if not losses:
        return 100.0
    return 100 * sum(exp(-max(loss, 0.0) / ACCURACY_SCALE) for loss in losses) / len(losses)


def turning_points(seat: int, steps: Sequence[ReviewStep]) -> list[int]:
    """The steps that changed a seat's chance most, in the order in which they happened."""
    changes = [(abs(step.change[seat]), n) for n, step in enumerate(steps)]
    weighty = sorted(((c, n) for c, n in changes if c > 0), key=lambda one: -one[0])
    return sorted(n for _, n in weighty[:TURNING_POINTS])
