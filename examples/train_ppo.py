"""Train one seat with MaskablePPO and see how often it wins against a bot.

pip install 'ludus[gymnasium]' sb3-contrib
python examples/train_ppo.py municipium --players 2 --steps 100000
"""

import argparse
import time

import numpy as np
from sb3_contrib import MaskablePPO
from stable_baselines3.common.vec_env import DummyVecEnv

from ludus.envs.gymnasium import LudusEnv, env


def make(arguments: argparse.Namespace) -> LudusEnv:
    """A table where the learner sits in any seat."""
    return env(arguments.game, arguments.players, seat=None, opponents=arguments.opponent)


def win_share(model: MaskablePPO, table: LudusEnv, games: int, seed: int) -> float:
    """What the model has of the victories in so many games, each in a seat drawn at random."""
    won = 0.0
    for number in range(games):
        seen, info = table.reset(seed=seed + number)
        reward, ended = 0.0, False
        while not ended:
            chosen, _ = model.predict(seen, action_masks=info["action_mask"], deterministic=True)
            seen, reward, ended, _, info = table.step(chosen)
        won += reward
    return won / games


def main() -> None:
    """Train, telling now and then how strong the model has become."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--opponent", default="random")
    parser.add_argument("--steps", type=int, default=100_000)
    parser.add_argument("--games", type=int, default=200, help="games played to see how strong")
    parser.add_argument("--out", default="", help="where the model is saved")
    arguments = parser.parse_args()
    tables = DummyVecEnv([lambda: make(arguments)] * 8)
    model = MaskablePPO("MlpPolicy", tables, n_steps=256, batch_size=256, gamma=1.0, seed=1)
    judge = make(arguments)
    start = time.perf_counter()
    for part in range(5):
        share = win_share(model, judge, arguments.games, seed=10_000)
        margin = 1.96 * np.sqrt(share * (1 - share) / arguments.games)
        spent = time.perf_counter() - start
        done = f"{model.num_timesteps:>9,} steps {spent:>6.0f} s"
        print(f"{done}  wins {share:.1%} ± {margin:.1%} against {arguments.opponent}", flush=True)
        if part < 4:
            model.learn(arguments.steps // 4, reset_num_timesteps=False)
    if arguments.out:
        model.save(arguments.out)


if __name__ == "__main__":
    main()
