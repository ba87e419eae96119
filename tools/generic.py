"""Generic search, which knows nothing of a game but its rules: what our bots are measured against.

OpenSpiel's two searches think through our adapter and play on at random to value a position; flat
Monte Carlo does the same in compiled form, each id in turn, and takes the one that won most.
"""

from collections.abc import Callable
from time import perf_counter
from typing import Any, Final

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

import ludus.envs.openspiel  # noqa: F401 (registers the games)
from ludus.bots import Bot, Budget, Observation
from ludus.bots.rebuild import Rebuilder
from ludus.core.game import Choices
from ludus.core.playout import playout

EXPLORATION: Final = 1.0
PACE_KEPT: Final = 0.7
"""How much of the pace measured so far is kept when the next decision is measured."""


class FlatMonteCarlo(Bot):
    """Plays every id on at random, one after the other until the time is up."""

    def decide(self, observation: Observation, budget: Budget) -> int:
        legal = observation.legal()
        if len(legal) == 1:
            return legal[0]
        end = perf_counter() + budget.share(observation.decision).seconds
        won = [0.0] * len(legal)
        rounds, choices = 0, Choices()
        while rounds == 0 or perf_counter() < end:
            sample = observation.sample()
            rounds += 1
            for i, id in enumerate(legal):
                state = sample.copy()
                state.play(id)
                playout(state, observation.random, choices)
                won[i] += state.result().shares()[observation.seat]
        return legal[won.index(max(won))]


class Spiel(Bot):
    """A search of OpenSpiel: as many simulations as fit into the time at its pace so far.

    It is given a whole game that went like the real one to the seat, since it samples from that.
    """

    def __init__(self, make: Callable[[Any, int, np.random.RandomState], Any]) -> None:
        self.make = make
        self.taken = 0.02

    def decide(self, observation: Observation, budget: Budget) -> int:
        legal = observation.legal()
        if len(legal) == 1:
            return legal[0]
        params = {"players": observation.players, **observation.options}
        game = pyspiel.load_game(f"ludus_{observation.game.name}", params)
        opening = observation.game.new(observation.players, observation.options)
        rebuilder = Rebuilder(opening, observation.seat, observation.random)
        state = game.state_after(rebuilder.rebuilt(observation.seen))
        seconds = budget.share(observation.decision).seconds
        simulations = max(int(seconds / self.taken), 2)
        luck = np.random.RandomState(observation.random.randrange(1 << 30))
        start = perf_counter()
        chosen = int(self.make(game, simulations, luck).step(state))
        pace = (perf_counter() - start) / simulations
        self.taken = PACE_KEPT * self.taken + (1 - PACE_KEPT) * pace
        return chosen


def tree_search(game: Any, simulations: int, luck: np.random.RandomState) -> Any:
    """OpenSpiel's MCTS; it sees all of one sample, since it knows of nothing hidden."""
    values = mcts.RandomRolloutEvaluator(1, luck)
    return mcts.MCTSBot(game, EXPLORATION, simulations, values, random_state=luck)


def sampled_tree_search(game: Any, simulations: int, luck: np.random.RandomState) -> Any:
    """OpenSpiel's IS-MCTS, which samples what the seat does not see."""
    values = mcts.RandomRolloutEvaluator(1, luck)
    final = ismcts.ISMCTSFinalPolicyType.MAX_VISIT_COUNT
    return ismcts.ISMCTSBot(
        game=game,
        uct_c=EXPLORATION,
        max_simulations=simulations,
        evaluator=values,
        random_state=luck,
        final_policy_type=final,
        allow_inconsistent_action_sets=True,
    )


GENERIC: Final[dict[str, Callable[[], Bot]]] = {
    "flat": FlatMonteCarlo,
    "mcts": lambda: Spiel(tree_search),
    "ismcts": lambda: Spiel(sampled_tree_search),
}
"""By the names that the measures have."""
