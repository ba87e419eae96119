"""How good a position is for each seat, by the game's features and weights."""

from math import exp
from typing import final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from ludus.core.game import OVER, Game, State


def float_zeros(length: int) -> vec[float]:
    """A vector of zeros for values."""
    return vec[float]([0.0] * length)


@final
@mypyc_attr(acyclic=True)
class Evaluation:
    """Each seat's chance of winning, written into `values`; the buffers are reused.

    The chances are a softmax of the seats' features times the weights, so they add up to 1 with
    any number of players. When the game is over the winners share 1.
    """

    def __init__(self, game: Game, players: int, weights: tuple[float, ...] | None = None) -> None:
        column = game.players.index(players)
        self.weights: vec[float] = vec[float](
            list(weights) if weights is not None else [row[column] for row in game.weights]
        )
        self.features: vec[float] = float_zeros(max(game.players) * len(game.features))
        self.values: vec[float] = float_zeros(max(game.players))

    def evaluate(self, state: State) -> None:
        """Write the chance of each seat into `values`."""
        if state.actor == OVER:
            self._share_victory(state)
            return
        self.measure(state)
        self._add_up(state.players)
        self._soften(state.players)

    def measure(self, state: State) -> None:
        """Write the features of each seat into `features`."""
        features = self.features
        for i in range(len(features)):
            features[i] = 0.0
        state.game.measure(state, features)

    def _share_victory(self, state: State) -> None:
        for seat, share in enumerate(state.result().shares()):
            self.values[seat] = share

    def _add_up(self, players: i64) -> None:
        """The strength of each seat: its features times the weights."""
        weights = self.weights
        features = self.features
        count = len(weights)
        for seat in range(players):
            strength = 0.0
            at = seat * count
            for i in range(count):
                strength += weights[i] * features[at + i]
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
