"""What a position is worth: a share of the victory for each seat, with its uncertainty.

A position is judged by several searches that share nothing but the position, so that the spread
between them says how sure the value is. Each sees what one seat may know and samples the rest.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from typing import Final

from librt.random import Random

from ludus.analysis.calibration import calibrated
from ludus.bots.bot import UNLIMITED_SECONDS
from ludus.bots.evaluation import Evaluation
from ludus.bots.search import Search
from ludus.core.game import OVER, Game, State

LOOK_ALIKES: Final = 32
"""How many states that look the same to a seat are compared with the true one."""


@dataclass(frozen=True)
class Depth:
    """How much is thought about a turn.

    iterations  of the search for the best turn
    samples     how many searches judge each of the turns that are compared
    each        iterations of each of them
    """

    iterations: int
    samples: int
    each: int

    @property
    def playouts(self) -> int:
        """How often a turn is played out greedily before it is called a blunder."""
        return max(self.iterations // 16, 10)

    @property
    def inside(self) -> int:
        """How often a position inside a turn is tried before its best decision is believed."""
        return enough_tries(self.iterations)


def depth_of(iterations: int) -> Depth:
    """The depth that goes with so many iterations for a turn."""
    return Depth(iterations, 4, max(iterations // 4, 16))


def enough_tries(iterations: int) -> int:
    """How many tries inside a turn go with so many iterations for the whole."""
    return min(max(iterations // 25, 8), 64)


@dataclass(frozen=True)
class Estimate:
    """The values that several searches found, one list of seats for each."""

    samples: list[list[float]]

    def mean(self) -> list[float]:
        """Each seat's chance of winning."""
        return [sum(column) / len(column) for column in zip(*self.samples, strict=True)]

    def error(self, seat: int) -> float:
        """The standard error of a seat's chance."""
        return standard_error([values[seat] for values in self.samples])

    def lead(self, other: "Estimate", seat: int) -> tuple[float, float]:
        """By how much this is better for a seat than another, and the standard error of that.

        The searches of both began with the same seeds, so they are compared in pairs.
        """
        pairs = zip(self.samples, other.samples, strict=True)
        leads = [mine[seat] - theirs[seat] for mine, theirs in pairs]
        return sum(leads) / len(leads), standard_error(leads)


def standard_error(numbers: Sequence[float]) -> float:
    """The standard error of the mean of independent numbers."""
    n = len(numbers)
    if n < 2:
        return 0.0
    mean = sum(numbers) / n
    return sqrt(sum((x - mean) ** 2 for x in numbers) / (n - 1) / n)


def after(state: State, ids: Sequence[int]) -> State:
    """The state that these ids lead to."""
    reached = state.copy()
    for id in ids:
        reached.play(id)
    return reached


class Judge:
    """Values of positions of one game with so many players."""

    def __init__(self, game: Game, players: int) -> None:
        self.game = game
        self.players = players
        self.layers = calibrated(game, players)
        self.evaluation = Evaluation(game, players, self.layers)
        self.evaluation.pointless = 1.0

    def search(self, seat: int) -> Search:
        """A new tree of what a seat knows, in which chances add up to 1 however a game ends."""
        search = Search(self.game, self.players, seat, self.layers)
        search.lookahead.evaluation.pointless = 1.0
        return search

    def glance(self, state: State) -> list[float]:
        """Each seat's chance by the network alone, all that the state holds being known."""
        self.evaluation.evaluate(state)
        return [self.evaluation.values[seat] for seat in range(self.players)]

    def estimate(
        self, state: State, ids: list[int], seat: int, depth: Depth, seed: int
    ) -> Estimate:
        """What a position is worth once a seat has played these ids, by what the seat knows.

        What it does not know is sampled before they are played: the end of a game shows all.
        """
        return Estimate(
            [self._searched(state, ids, seat, depth, seed + n) for n in range(depth.samples)]
        )

    def _searched(
        self, state: State, ids: list[int], seat: int, depth: Depth, seed: int
    ) -> list[float]:
        random = Random(seed)
        reached = after(state.sample(seat, random), ids)
        if reached.actor == OVER:
            ends = [after(state.sample(seat, random), ids) for _ in range(depth.each)]
            return Estimate([self.glance(end) for end in ends]).mean()
        search = self.search(seat)
        search.grow(reached, depth.each, UNLIMITED_SECONDS, random)
        return search.values()

    def hidden(self, state: State, ids: list[int], seat: int, seed: int) -> list[float]:
        """What the seat could not know when it had played: the value of the truth less the mean."""
        random = Random(seed)
        like = [after(state.sample(seat, random), ids) for _ in range(LOOK_ALIKES)]
        mean = Estimate([self.glance(one) for one in like]).mean()
        true = self.glance(after(state, ids))
        return [value - known for value, known in zip(true, mean, strict=True)]

    def changed(self, state: State, seat: int, feature: int, by: float) -> list[float]:
        """Each seat's chance by the network, had a seat so much more of one of its features."""
        self.evaluation.measure(state)
        self.evaluation.features[seat * len(self.game.features) + feature] += by
        self.evaluation.weigh(self.players)
        return [self.evaluation.values[seat] for seat in range(self.players)]
