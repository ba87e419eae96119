"""Baselines as bots, for `ludus evaluate`: what the training programs made, and OpenSpiel's search.

    cd examples
    python train_ppo.py municipium --seed 1 --out models
    ludus evaluate --task municipium-2p-v1 --bot baselines:PPO1 --out ppo-1.json

The models are found in the folder `models`, or where LUDUS_MODELS says.
"""

import os
from importlib import import_module
from pathlib import Path
from typing import Any

import numpy as np
from learning import model_path, numbers_of
from librt.random import Random

from ludus.bots import Bot, Budget, Observation
from ludus.bots.rebuild import Rebuilder
from ludus.core.game import Choices, Game
from ludus.core.playout import playout
from ludus.vector import Policy

FOLDER = Path(os.environ.get("LUDUS_MODELS", "models"))


class Learned(Bot):
    """Plays what a trained model likes best; a subclass says which, and how it is loaded."""

    algorithm = ""
    library = ""
    seed = 1

    def __init__(self) -> None:
        import_module(self.library)  # which takes seconds, and a decision may not
        self.policy: Policy | None = None

    def decide(self, observation: Observation, budget: Budget) -> int:
        if self.policy is None:
            name, players = observation.game.name, observation.players
            path = model_path(FOLDER, self.algorithm, name, players, self.seed)
            self.policy = self.load(path, observation)
        return int(self.policy(*numbers_of(observation))[0])

    def load(self, path: Path, observation: Observation) -> Policy:
        """The policy of a model."""
        raise NotImplementedError


class PPO1(Learned):
    """MaskablePPO as `train_ppo.py` leaves it."""

    algorithm = "ppo"
    library = "sb3_contrib"

    def load(self, path: Path, observation: Observation) -> Policy:
        import torch
        from sb3_contrib import MaskablePPO

        torch.set_num_threads(1)
        model = MaskablePPO.load(path, device="cpu")

        def policy(observations: Any, masks: Any) -> Any:
            return model.predict(observations, action_masks=masks, deterministic=True)[0]

        return policy


class PPO2(PPO1):
    """Of another seed."""

    seed = 2


class PPO3(PPO1):
    """Of a third."""

    seed = 3


class DQN1(Learned):
    """Tianshou's DQN as `train_dqn.py` leaves it: a network for each seat."""

    algorithm = "dqn"
    library = "train_dqn"

    def load(self, path: Path, observation: Observation) -> Policy:
        import torch
        from tianshou.env import PettingZooEnv
        from train_dqn import greedy, learner

        from ludus.envs.pettingzoo import raw_env

        torch.set_num_threads(1)
        table = PettingZooEnv(raw_env(observation.game.name, observation.players))
        net = learner(table).policy.model
        net.load_state_dict(torch.load(path)[observation.seat])
        return greedy(net)


class DQN2(DQN1):
    """Of another seed."""

    seed = 2


class DQN3(DQN1):
    """Of a third."""

    seed = 3


class MCTS(Bot):
    """OpenSpiel's UCT with random playouts; where something is hidden it sees all of one sample."""

    simulations = 50

    def budget(self, game: Game) -> Budget:
        return Budget(iterations=self.simulations)

    def decide(self, observation: Observation, budget: Budget) -> int:
        from ludus.envs.openspiel import env

        game = env(observation.game.name, observation.players, **observation.options)
        opening = observation.game.new(observation.players, observation.options)
        rebuilder = Rebuilder(opening, observation.seat, observation.random)
        bot = self.search(game, budget.iterations, observation.random)
        return int(bot.step(game.state_after(rebuilder.rebuilt(observation.seen))))

    def search(self, game: Any, simulations: int, random: Random) -> Any:
        """The search that decides."""
        from open_spiel.python.algorithms import mcts

        return mcts.MCTSBot(game, 1.4, simulations, Playouts(random), random_state=lots_of(random))


class ISMCTS(MCTS):
    """OpenSpiel's search of information sets, which samples what the seat does not see."""

    simulations = 20  # each begins with a whole game that is sampled, which takes its time

    def search(self, game: Any, simulations: int, random: Random) -> Any:
        from open_spiel.python.algorithms import ismcts

        return ismcts.ISMCTSBot(
            game=game,
            uct_c=1.4,
            max_simulations=simulations,
            evaluator=Playouts(random),
            random_state=lots_of(random),
            allow_inconsistent_action_sets=True,
        )


class Playouts:
    """OpenSpiel's `RandomRolloutEvaluator` with the playouts of the rules, which are compiled."""

    def __init__(self, random: Random) -> None:
        self.random = random
        self.choices = Choices()

    def evaluate(self, state: Any) -> Any:
        """What each seat has of the victory if all play at random from here on."""
        end = state.match.state.copy()
        playout(end, self.random, self.choices)
        return np.asarray(end.result().shares())

    def prior(self, state: Any) -> list[tuple[int, float]]:
        """All legal actions alike, outcomes by their weights."""
        if state.is_chance_node():
            outcomes: list[tuple[int, float]] = state.chance_outcomes()
            return outcomes
        legal = state.legal_actions()
        return [(action, 1 / len(legal)) for action in legal]


def lots_of(random: Random) -> np.random.RandomState:
    """A generator of NumPy's kind, which OpenSpiel draws by."""
    return np.random.RandomState(int(random.randrange(1 << 31)))
