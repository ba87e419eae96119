"""One decision ahead: what a position is worth to a seat once an id is played there."""

from typing import Final, final

from librt.random import Random
from mypy_extensions import i64, mypyc_attr

from ludus.bots.evaluation import Evaluation
from ludus.bots.nets import Layers
from ludus.core.game import CHANCE, Choices, Game, State

ENOUGH_OUTCOMES: Final = 6
"""Where chance has more outcomes than this, as many are drawn instead of weighing all."""


@final
@mypyc_attr(acyclic=True)
class Lookahead:
    """Guesses by playing an id on a copy and evaluating what follows; the buffers are reused."""

    def __init__(self, game: Game, players: int, layers: Layers | None = None) -> None:
        self.evaluation: Evaluation = Evaluation(game, players, layers)
        self.outcomes: Choices = Choices()
        self.enough: i64 = ENOUGH_OUTCOMES

    def guess(self, state: State, id: i64, seat: i64, random: Random) -> float:
        """The seat's chance of winning after the id, on average over the draw that follows."""
        after = state.copy()
        after.play(id)
        if after.actor != CHANCE:
            return self._value(after, seat)
        outcomes = self.outcomes
        after.fill(outcomes)
        if outcomes.count <= self.enough:
            return self._weigh(after, seat)
        total = 0.0
        for _ in range(self.enough):
            drawn = after.copy()
            drawn.play(outcomes.draw(random))
            total += self._value(drawn, seat)
        return total / float(self.enough)

    def _weigh(self, state: State, seat: i64) -> float:
        """The average over all outcomes, by weight."""
        outcomes = self.outcomes
        total = 0.0
        weights = 0.0
        for i in range(outcomes.count):
            drawn = state.copy()
            drawn.play(outcomes.ids[i])
            weight = float(outcomes.weights[i])
            total += weight * self._value(drawn, seat)
            weights += weight
        return total / weights

    def _value(self, state: State, seat: i64) -> float:
        self.evaluation.evaluate(state)
        return self.evaluation.values[seat]
