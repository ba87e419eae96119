"""Train every seat of a table with Tianshou's DQN, each against the others as they learn.

pip install 'ludus[pettingzoo]' tianshou
python examples/train_dqn.py municipium --players 2 --steps 20000
"""

import argparse

import numpy as np
import torch
from tianshou.algorithm import DQN
from tianshou.algorithm.modelfree.dqn import DiscreteQLearningPolicy
from tianshou.algorithm.multiagent.marl import MultiAgentOffPolicyAlgorithm
from tianshou.algorithm.optim import AdamOptimizerFactory
from tianshou.data import Collector, VectorReplayBuffer
from tianshou.env import DummyVectorEnv, PettingZooEnv
from tianshou.utils.net.common import Net
from tianshou.utils.torch_utils import policy_within_training_step

from ludus.envs.pettingzoo import raw_env

TABLES = 4
COLLECTED = 128
SAMPLED = 64
STRAYS = 0.1


def learner(table: PettingZooEnv) -> DQN[DiscreteQLearningPolicy[Net]]:
    """What learns to play one seat."""
    shape = table.observation_space["observation"].shape
    net = Net(state_shape=shape, action_shape=table.action_space.n, hidden_sizes=[128, 128])
    policy = DiscreteQLearningPolicy(
        model=net, action_space=table.action_space, eps_training=STRAYS
    )
    optimiser = AdamOptimizerFactory(lr=1e-3)
    return DQN(policy=policy, optim=optimiser, gamma=1.0, target_update_freq=200)


def learn(game: str, players: int, steps: int) -> None:
    """Collect, learn, and tell what share of the victories each seat had in what was collected."""

    def table() -> PettingZooEnv:
        return PettingZooEnv(raw_env(game, players))

    seats = [learner(table()) for _ in range(players)]
    together = MultiAgentOffPolicyAlgorithm(algorithms=seats, env=table())
    buffer = VectorReplayBuffer(20_000, TABLES)
    collector = Collector(together, DummyVectorEnv([table] * TABLES), buffer)
    collector.reset()
    for step in range(0, steps, COLLECTED):
        gained = collector.collect(n_step=COLLECTED)
        with policy_within_training_step(together.policy):
            together.update(buffer=buffer, sample_size=SAMPLED)
        won = np.round(np.mean(gained.returns, axis=0), 2) if gained.n_collected_episodes else "-"
        print(f"{step + COLLECTED:>9,} steps  shares of the seats: {won}", flush=True)


def main() -> None:
    """Train the seats of each game."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n\n")[0])
    parser.add_argument("games", nargs="+", metavar="game")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--steps", type=int, default=20_000)
    arguments = parser.parse_args()
    torch.set_num_threads(1)
    torch.manual_seed(1)
    for game in arguments.games:
        print(game)
        learn(game, arguments.players, arguments.steps)


if __name__ == "__main__":
    main()
