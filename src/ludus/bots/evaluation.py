"""How good a position is for each seat: a small value network over the game's features."""

from functools import lru_cache
from math import exp
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from ludus.bots.nets import Layers, layers_of
from ludus.core.game import OVER, Game, State


def float_zeros(length: int) -> vec[float]:
    """A vector of zeros for values."""
    return vec[float]([0.0] * length)


FEATURE_GRID: Final = 103079215104.0
"""3 * 2 ** 35: added to a number and taken off again, it leaves a whole multiple of 1/65536."""
WEIGHT_GRID: Final = 1048576.0
"""The weights are whole multiples of one part of so many."""


@final
@mypyc_attr(acyclic=True)
class Net:
    """One hidden layer that all seats share.

    A seat's strength is `direct . own + output . relu(bias + A own + B others)`, where `own` are
    its features and `others` the sum of the features of the other seats. `own` here has the rows
    of A less those of B and `everyone` the rows of B, so that what each seat adds to all the units
    is added up once.

    Weights and features are rounded to a grid so coarse that products and sums of them are exact:
    numbers can be added and taken off in any order without a trace.
    """

    def __init__(self, layers: Layers) -> None:
        self.hidden: i64 = len(layers.bias)
        self.direct: vec[float] = _rounded(layers.direct)
        self.bias: vec[float] = _rounded(layers.bias)
        self.output: vec[float] = vec[float](list(layers.output))
        own: list[float] = []
        everyone: list[float] = []
        for mine, others in zip(layers.own, layers.others, strict=True):
            own += [a - b for a, b in zip(mine, others, strict=True)]
            everyone += others
        self.own: vec[float] = _rounded(own)
        self.everyone: vec[float] = _rounded(everyone)


def _rounded(weights: list[float]) -> vec[float]:
    return vec[float]([float(round(weight * WEIGHT_GRID)) / WEIGHT_GRID for weight in weights])


@lru_cache(maxsize=64)
def shipped(game: Game, players: int) -> Net:
    """The network of the game for so many players: making one takes as long as many decisions."""
    return Net(layers_of(game, players))


@final
@mypyc_attr(acyclic=True)
class Evaluation:
    """Each seat's chance of winning, written into `values`; the buffers are reused.

    The chances are a softmax of the seats' strengths, so they add up to 1 with any number of
    players. When the game is over the winners share 1; where nobody has a point they share
    `pointless`, which is nothing for those who play: else two who think far ahead would both wait
    for the other to begin, and the game would end before anything was built.

    Positions that are evaluated one after the other are much alike, so what the network adds up is
    kept, and only the features that differ from those of the position before are added.

    known                the features that are in the sums
    strengths            of a seat: what its features count alone
    sums, common         of a hidden unit: what a seat's own features add, and what all seats add
    """

    def __init__(self, game: Game, players: int, layers: Layers | None = None) -> None:
        self.net: Net = shipped(game, players) if layers is None else Net(layers)
        seats = max(game.players)
        self.features: vec[float] = float_zeros(seats * len(game.features))
        self.known: vec[float] = float_zeros(seats * len(game.features))
        self.strengths: vec[float] = float_zeros(seats)
        self.sums: vec[float] = float_zeros(seats * int(self.net.hidden))
        self.common: vec[float] = vec[float](list(self.net.bias))
        self.values: vec[float] = float_zeros(seats)
        self.pointless: float = 0.0

    def evaluate(self, state: State) -> None:
        """Write the chance of each seat into `values`."""
        if state.actor == OVER:
            self._share_victory(state)
            return
        self.measure(state)
        self.weigh(state.players)

    def weigh(self, players: i64) -> None:
        """Write the chance of each seat into `values`, by what stands in `features`."""
        self._update(players)
        self._activate(players)
        self._soften(players)

    def measure(self, state: State) -> None:
        """Write the features of each seat into `features`."""
        features = self.features
        for i in range(len(features)):
            features[i] = 0.0
        state.game.measure(state, features)

    def measured(self, state: State) -> list[float]:
        """The features of all seats, one seat after the other."""
        self.measure(state)
        return [self.features[i] for i in range(state.players * len(self.net.direct))]

    def _share_victory(self, state: State) -> None:
        result = state.result()
        whole = 1.0 if max(result.scores) > 0 else self.pointless
        for seat, share in enumerate(result.shares()):
            self.values[seat] = share * whole

    def _update(self, players: i64) -> None:
        """Bring the sums up to date with the features."""
        features = self.features
        known = self.known
        count = len(self.net.direct)
        at: i64 = 0
        for seat in range(players):
            for feature in range(count):
                value = features[at]
                before = known[at]
                if value != before:
                    known[at] = value
                    rounded = value + FEATURE_GRID - FEATURE_GRID
                    self._add(seat, feature, rounded - (before + FEATURE_GRID - FEATURE_GRID))
                at += 1

    def _add(self, seat: i64, feature: i64, difference: float) -> None:
        """Add the difference of one feature to all that it counts for."""
        net = self.net
        self.strengths[seat] += net.direct[feature] * difference
        own = net.own
        everyone = net.everyone
        sums = self.sums
        common = self.common
        row = feature * net.hidden
        at = seat * net.hidden
        for h in range(net.hidden):
            sums[at + h] += own[row + h] * difference
            common[h] += everyone[row + h] * difference

    def _activate(self, players: i64) -> None:
        """The strength of each seat, with what the hidden units make of the sums."""
        hidden = self.net.hidden
        output = self.net.output
        sums = self.sums
        common = self.common
        at: i64 = 0
        for seat in range(players):
            strength = self.strengths[seat]
            for h in range(hidden):
                x = common[h] + sums[at]
                if x > 0.0:
                    strength += output[h] * x
                at += 1
            self.values[seat] = strength

    def _soften(self, players: i64) -> None:
        """Strengths become chances that add up to 1."""
        values = self.values
        most = values[0]
        for seat in range(players):
            most = max(most, values[seat])
        total = 0.0
        for seat in range(players):
            values[seat] = exp(values[seat] - most)
            total += values[seat]
        for seat in range(players):
            values[seat] /= total
