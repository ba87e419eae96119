"""How good a position is for each seat: a small value network over the game's features."""

from math import exp
from typing import final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from ludus.bots.nets import Layers, layers_of
from ludus.core.game import OVER, Game, State, zeros


def float_zeros(length: int) -> vec[float]:
    """A vector of zeros for values."""
    return vec[float]([0.0] * length)


@final
@mypyc_attr(acyclic=True)
class Net:
    """One hidden layer that all seats share, in the order in which it is added up.

    A seat's strength is `direct . own + output . relu(bias + A own + B others)`, where `own` are
    its features and `others` the sum of the features of the other seats. `first` has for each
    feature the row of A less that of B, then the row of B: what every seat adds to all is then
    added up once. A row ends with zeros, so that it can be added up four numbers at a time.
    """

    def __init__(self, layers: Layers) -> None:
        self.hidden: i64 = len(layers.bias)
        self.direct: vec[float] = vec[float](list(layers.direct))
        self.bias: vec[float] = vec[float](list(layers.bias))
        self.output: vec[float] = vec[float](list(layers.output))
        rows: list[float] = []
        for own, others in zip(layers.own, layers.others, strict=True):
            rows += [a - b for a, b in zip(own, others, strict=True)]
            rows += others
            rows += [0.0] * (-len(own + others) % 4)
        self.width: i64 = len(rows) // max(len(layers.direct), 1)
        self.first: vec[float] = vec[float](rows)


@final
@mypyc_attr(acyclic=True)
class Evaluation:
    """Each seat's chance of winning, written into `values`; the buffers are reused.

    The chances are a softmax of the seats' strengths, so they add up to 1 with any number of
    players. When the game is over the winners share 1.
    """

    def __init__(self, game: Game, players: int, layers: Layers | None = None) -> None:
        self.net: Net = Net(layers_of(game, players) if layers is None else layers)
        self.features: vec[float] = float_zeros(max(game.players) * len(game.features))
        self.values: vec[float] = float_zeros(max(game.players))
        self.sums: vec[float] = float_zeros(max(game.players) * int(self.net.width))
        self.rows: vec[i64] = zeros(len(game.features))
        self.held: vec[float] = float_zeros(len(game.features))

    def evaluate(self, state: State) -> None:
        """Write the chance of each seat into `values`."""
        if state.actor == OVER:
            self._share_victory(state)
            return
        self.measure(state)
        self._add_up(state.players)
        self._activate(state.players)
        self._soften(state.players)

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
        for seat, share in enumerate(state.result().shares()):
            self.values[seat] = share

    def _add_up(self, players: i64) -> None:
        """What each seat's features add to the hidden units, four at a time, before the bends."""
        width = self.net.width
        first = self.net.first
        sums = self.sums
        rows = self.rows
        held = self.held
        for seat in range(players):
            count = self._gather(seat)
            block: i64 = 0
            while block < width:
                a = 0.0
                b = 0.0
                c = 0.0
                d = 0.0
                for k in range(count):
                    x = held[k]
                    at = rows[k] + block
                    a += first[at] * x
                    b += first[at + 1] * x
                    c += first[at + 2] * x
                    d += first[at + 3] * x
                at = seat * width + block
                sums[at] = a
                sums[at + 1] = b
                sums[at + 2] = c
                sums[at + 3] = d
                block += 4

    def _gather(self, seat: i64) -> i64:
        """Set aside the features of a seat that are not zero, and add up what they count alone."""
        direct = self.net.direct
        features = self.features
        rows = self.rows
        held = self.held
        start = seat * len(direct)
        count: i64 = 0
        strength = 0.0
        for i in range(len(direct)):
            x = features[start + i]
            if x != 0.0:
                strength += direct[i] * x
                rows[count] = i * self.net.width
                held[count] = x
                count += 1
        self.values[seat] = strength
        return count

    def _activate(self, players: i64) -> None:
        """The strength of each seat, with what the hidden units make of the sums."""
        hidden = self.net.hidden
        width = self.net.width
        output = self.net.output
        sums = self.sums
        values = self.values
        for h in range(hidden):
            everybody = self.net.bias[h]
            for seat in range(players):
                everybody += sums[seat * width + hidden + h]
            for seat in range(players):
                x = everybody + sums[seat * width + h]
                if x > 0.0:
                    values[seat] += output[h] * x

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
