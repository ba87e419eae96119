"""Baselines as bots, for `ludus evaluate`: what the training programs made, and OpenSpiel's search.

    cd examples
    python train_ppo.py municipium --seed 1 --out models
    ludus evaluate --task municipium-2p-v1 --bot baselines:PPO1 --out ppo-1.json

The models are found in the folder `models`, or where LUDUS_MODELS says.
"""

import os
from pathlib import Path
from typing import Any

from learning import model_path, numbers_of

from ludus.bots import Bot, Budget, Observation
from ludus.core.game import Game
from ludus.vector import Policy

FOLDER = Path(os.environ.get("LUDUS_MODELS", "models"))


class Learned(Bot):
    """Plays what a trained model likes best; a subclass says which, and how it is loaded."""

    algorithm = ""
    seed = 1

    def __init__(self) -> None:
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
    """OpenSpiel's UCT with random playouts, where nothing is hidden: it needs the whole history."""

    def budget(self, game: Game) -> Budget:
        return Budget(iterations=10)

    def decide(self, observation: Observation, budget: Budget) -> int:
        import numpy as np
        from open_spiel.python.algorithms import mcts

        from ludus.envs.openspiel import env

        game = env(observation.game.name, observation.players, **observation.options)
        state = game.new_initial_state()
        first = observation.game.decisions
        for id in observation.seen:
            state.apply_action(id if id < first else id - first)
        lots = np.random.RandomState(int(observation.random.randrange(1 << 31)))
        playouts = mcts.RandomRolloutEvaluator(1, lots)
        bot = mcts.MCTSBot(game, 1.4, budget.iterations, playouts, random_state=lots)
        return int(bot.step(state))
