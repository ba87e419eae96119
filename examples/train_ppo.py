"""Train one seat with MaskablePPO and see how often it wins against a bot.

pip install 'ludus[gymnasium]' sb3-contrib
python examples/train_ppo.py municipium --players 2 --steps 120000
"""

import argparse
import time

import numpy as np
import torch
from sb3_contrib import MaskablePPO
from sb3_contrib.common.maskable.evaluation import evaluate_policy
from stable_baselines3.common.env_util import make_vec_env
from stable_baselines3.common.vec_env import VecEnv

from ludus.envs.gymnasium import env

TABLES = 8


def tables(game: str, arguments: argparse.Namespace, seed: int) -> VecEnv:
    """Several tables at once; the learner's seat is drawn for every game."""
    settings = {"seat": None, "opponents": arguments.opponent}
    return make_vec_env(lambda: env(game, arguments.players, **settings), TABLES, seed)


def win_share(model: MaskablePPO, game: str, arguments: argparse.Namespace) -> str:
    """What the model has of the victories in games it has not learned from, and 95% of doubt."""
    shares, _ = evaluate_policy(
        model, tables(game, arguments, seed=10_000), arguments.matches, return_episode_rewards=True
    )
    margin = 1.96 * np.std(shares) / np.sqrt(len(shares))
    return f"wins {np.mean(shares):.1%} ± {margin:.1%} against {arguments.opponent}"


def learn(game: str, arguments: argparse.Namespace) -> None:
    """Train, telling now and then how strong the model has become."""
    learning = tables(game, arguments, seed=1)
    model = MaskablePPO("MlpPolicy", learning, n_steps=256, batch_size=256, gamma=1.0, seed=1)
    start = time.perf_counter()
    for part in range(arguments.parts + 1):
        share = win_share(model, game, arguments)
        spent = time.perf_counter() - start
        print(f"{model.num_timesteps:>9,} steps {spent:>6.0f} s  {share}", flush=True)
        if part < arguments.parts:
            model.learn(arguments.steps // arguments.parts, reset_num_timesteps=False)
    if arguments.out:
        model.save(f"{arguments.out}-{game}")


def main() -> None:
    """Train a model for each game."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n\n")[0])
    parser.add_argument("games", nargs="+", metavar="game")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--opponent", default="random")
    parser.add_argument("--steps", type=int, default=120_000)
    parser.add_argument("--parts", type=int, default=4, help="how often strength is told")
    parser.add_argument("--matches", type=int, default=400, help="games played to see how strong")
    parser.add_argument("--out", default="", help="where the models are saved, as OUT-GAME")
    arguments = parser.parse_args()
    torch.set_num_threads(1)  # more of them only wait for each other: the network is small
    for game in arguments.games:
        print(game)
        learn(game, arguments)


if __name__ == "__main__":
    main()
