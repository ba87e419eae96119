"""The opponents of the benchmark tasks, which stay as they are when the ladder learns.

`random` has nothing to learn. The networks that `tiro` and `miles` judge by in a task stand beside
this file, and how much `miles` thinks stands in it. Whatever else makes them decide otherwise asks
for a new version of the tasks.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Final

from ludus.bots import Budget, Observation, ladder
from ludus.bots.nets import Layers, layers_in
from ludus.core.game import Game

OPPONENTS: Final = {
    "random": "random",
    "tiro": f"{__name__}:Tiro",
    "miles": f"{__name__}:Miles",
}
"""Each opponent of a task and the bot that it is."""
ITERATIONS: Final = {"council": 8, "municipium": 15, "rome": 12}
"""How much `miles` thinks in each game."""


@cache
def kept(game: Game, players: int) -> Layers:
    """The network that the opponents of a task have."""
    return layers_in(files(__name__) / game.name, game, players)


class Tiro(ladder.Tiro):
    """The ladder's `tiro` with the network of the tasks."""

    def decide(self, observation: Observation, budget: Budget) -> int:
        self.layers = kept(observation.game, observation.players)
        return super().decide(observation, budget)


class Miles(ladder.Searcher):
    """The ladder's `miles` with the network and the iterations of the tasks."""

    def budget(self, game: Game) -> Budget:
        return Budget(ITERATIONS[game.name])

    def decide(self, observation: Observation, budget: Budget) -> int:
        self.layers = kept(observation.game, observation.players)
        return super().decide(observation, budget)
