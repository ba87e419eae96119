"""Train every seat of a table with Tianshou's DQN, each against the others as they learn.

pip install 'ludus[pettingzoo]' tianshou
python examples/train_dqn.py municipium --players 2 --steps 100000
"""

from typing import Any

import torch
from learning import Curve, arguments_of
from tianshou.algorithm import DQN
from tianshou.algorithm.modelfree.dqn import DiscreteQLearningPolicy
from tianshou.algorithm.multiagent.marl import MultiAgentOffPolicyAlgorithm
from tianshou.algorithm.optim import AdamOptimizerFactory
from tianshou.data import Collector, VectorReplayBuffer
from tianshou.env import DummyVectorEnv, PettingZooEnv
from tianshou.utils.net.common import Net
from tianshou.utils.torch_utils import policy_within_training_step

from ludus.envs.pettingzoo import raw_env
from ludus.vector import Policy

TABLES = 4
COLLECTED = 128
UPDATES = 8
"""Updates after every so many decisions collected."""
SAMPLED = 128
STRAYS = 0.15
AHEAD = 200
"""Decisions after which a guess replaces what came of them: rewards come at the end of the game."""


def learner(table: PettingZooEnv) -> DQN[DiscreteQLearningPolicy[Net]]:
    """What learns to play one seat."""
    shape = table.observation_space["observation"].shape
    net = Net(state_shape=shape, action_shape=table.action_space.n, hidden_sizes=[128, 128])
    policy = DiscreteQLearningPolicy(
        model=net, action_space=table.action_space, eps_training=STRAYS
    )
    optimiser = AdamOptimizerFactory(lr=1e-3)
    return DQN(
        policy=policy,
        optim=optimiser,
        gamma=1.0,
        n_step_return_horizon=AHEAD,
        target_update_freq=500,
    )


def greedy(net: Net) -> Policy:
    """The policy that takes what the network thinks worth most of what is legal."""

    def policy(observations: Any, masks: Any) -> Any:
        with torch.no_grad():
            worth, _ = net(torch.as_tensor(observations.copy()))
        return worth.masked_fill(~torch.as_tensor(masks.copy()), -torch.inf).argmax(1).numpy()

    return policy


def learn(game: str, asked: Any) -> None:
    """Collect and learn, telling now and then how strong the first seat has become."""

    def table() -> PettingZooEnv:
        return PettingZooEnv(raw_env(game, asked.players))

    seats = [learner(table()) for _ in range(asked.players)]
    together = MultiAgentOffPolicyAlgorithm(algorithms=seats, env=table())
    tables = DummyVectorEnv([table] * TABLES)
    tables.seed(asked.seed)
    buffer = VectorReplayBuffer(100_000, TABLES)
    collector = Collector(together, tables, buffer)
    collector.reset()
    curve = Curve("dqn", game, asked)
    curve.add(0, greedy(seats[0].policy.model))
    part = max(asked.steps // asked.parts // COLLECTED, 1) * COLLECTED
    for step in range(COLLECTED, part * asked.parts + 1, COLLECTED):
        collector.collect(n_step=COLLECTED)
        with policy_within_training_step(together.policy):
            for _ in range(UPDATES):
                together.update(buffer=buffer, sample_size=SAMPLED)
        if step % part == 0:
            curve.add(step, greedy(seats[0].policy.model))
    if curve.path:
        torch.save([seat.policy.model.state_dict() for seat in seats], curve.path)


def main() -> None:
    """Train the seats of each game."""
    asked = arguments_of(__doc__, steps=100_000)
    torch.set_num_threads(1)
    for game in asked.games:
        torch.manual_seed(asked.seed)
        print(game)
        learn(game, asked)


if __name__ == "__main__":
    main()
