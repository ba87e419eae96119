"""Train one seat with REINFORCE, written with the parts of TorchRL, against a bot.

pip install 'ludus[gymnasium]' torchrl
python examples/train_reinforce.py municipium --players 2 --steps 20000
"""

import argparse

import torch
from tensordict.nn import TensorDictModule, TensorDictSequential
from torchrl.envs import GymWrapper
from torchrl.modules import MLP, MaskedCategorical, ProbabilisticActor

from ludus.envs.gymnasium import env

FRAMES = 512
"""Decisions of a rollout, several games one after the other."""


def actor(table: GymWrapper) -> ProbabilisticActor:
    """A policy that sees the observation and chooses among what the mask allows."""
    outputs = table.action_spec.space.n
    inputs = table.observation_spec["observation"].shape[-1]
    net = MLP(in_features=inputs, out_features=outputs, num_cells=[128, 128])
    return ProbabilisticActor(
        TensorDictSequential(
            TensorDictModule(net, ["observation"], ["logits"]),
            TensorDictModule(torch.Tensor.bool, ["action_mask"], ["allowed"]),
        ),
        in_keys={"logits": "logits", "mask": "allowed"},
        distribution_class=MaskedCategorical,
        return_log_prob=True,
    )


def returns(rewards: torch.Tensor, done: torch.Tensor) -> torch.Tensor:
    """What each decision's game brought from there on; nothing for the unfinished last one."""
    gained = torch.zeros_like(rewards)
    later, finished = 0.0, False
    for i in reversed(range(len(rewards))):
        if done[i]:
            later, finished = 0.0, True
        later += float(rewards[i])
        gained[i] = later if finished else torch.nan
    return gained


def learn(game: str, arguments: argparse.Namespace) -> None:
    """Roll out, learn, and tell what share of the victories the rollout brought."""
    one = env(game, arguments.players, opponents=arguments.opponent, mask="observation")
    table = GymWrapper(one, categorical_action_encoding=True)
    table.set_seed(1)
    policy = actor(table)
    optimiser = torch.optim.Adam(policy.parameters(), lr=1e-3)
    for step in range(0, arguments.steps, FRAMES):
        rolled = table.rollout(FRAMES, policy, break_when_any_done=False)
        ends = rolled["next", "done"].squeeze(-1)
        gained = returns(rolled["next", "reward"].squeeze(-1), ends)
        counted = ~gained.isnan()
        won = f"{gained[ends].mean():.2f}" if ends.any() else "-"
        print(f"{step + FRAMES:>9,} steps  {int(ends.sum())} games, share {won}", flush=True)
        if not counted.any():
            continue
        likely = policy.get_dist(rolled[counted]).log_prob(rolled["action"][counted])
        loss = -(likely * (gained[counted] - gained[counted].mean())).mean()
        optimiser.zero_grad()
        loss.backward()
        optimiser.step()


def main() -> None:
    """Train one seat of each game."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n\n")[0])
    parser.add_argument("games", nargs="+", metavar="game")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--opponent", default="random")
    parser.add_argument("--steps", type=int, default=20_000)
    arguments = parser.parse_args()
    torch.set_num_threads(1)
    torch.manual_seed(1)
    for game in arguments.games:
        print(game)
        learn(game, arguments)


if __name__ == "__main__":
    main()
