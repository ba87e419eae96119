"""Train MaskablePPO of sb3-contrib at many tables, mostly against itself as it learns.

pip install 'ludus[gymnasium]' sb3-contrib
python examples/train_ppo.py municipium --players 2 --steps 400000
"""

from collections.abc import Sequence
from typing import Any

import numpy as np
import torch
from gymnasium import spaces
from learning import Curve, arguments_of
from sb3_contrib import MaskablePPO
from stable_baselines3.common.vec_env import VecEnv

from ludus.vector import Tables

TABLES = 64
ROLLOUT = 64
"""Steps of every table between two updates."""
BY_MODEL = 0.8
"""How often the other seats decide as the model would by now; else they decide at random."""


class ManyTables(VecEnv):
    """`ludus.vector.Tables` as stable-baselines3 wants environments."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        seen = spaces.Box(0.0, 1.0, (tables.width,), np.float32)
        super().__init__(tables.n, seen, spaces.Discrete(tables.game.decisions))

    def reset(self) -> Any:
        return self.tables.observations.copy()

    def step_async(self, actions: Any) -> None:
        self.tables.step(actions)

    def step_wait(self) -> tuple[Any, Any, Any, list[dict[str, Any]]]:
        tables = self.tables
        gained = np.where(tables.ended, tables.shares[:, 0], 0.0).astype(np.float32)
        return tables.observations.copy(), gained, tables.ended.copy(), [{}] * tables.n

    def env_method(self, method_name: str, *args: Any, indices: Any = None, **more: Any) -> Any:
        if method_name != "action_masks":
            raise AttributeError(method_name)
        return list(self.tables.masks.copy())

    def has_attr(self, attr_name: str) -> bool:
        return attr_name == "action_masks"

    def get_attr(self, attr_name: str, indices: Any = None) -> list[Any]:
        if attr_name == "render_mode":
            return [None] * self.tables.n
        return [getattr(self.tables, attr_name)] * self.tables.n

    def set_attr(self, attr_name: str, value: Any, indices: Any = None) -> None:
        raise AttributeError(attr_name)

    def env_is_wrapped(self, wrapper_class: Any, indices: Any = None) -> Sequence[bool]:
        return [False] * self.tables.n

    def close(self) -> None:
        """There is nothing to close."""


class Opponent:
    """Plays the other seats: mostly as the model would now, else at random."""

    def __init__(self, seed: int) -> None:
        self.model: MaskablePPO | None = None
        self.random = np.random.default_rng(seed)

    def __call__(self, observations: Any, masks: Any) -> Any:
        actions = (masks * self.random.random(masks.shape)).argmax(axis=1)
        if self.model is not None:
            by_model = self.random.random(len(masks)) < BY_MODEL
            if by_model.any():
                chosen, _ = self.model.predict(
                    observations[by_model], action_masks=masks[by_model], deterministic=False
                )
                actions[by_model] = chosen
        return actions


def learn(game: str, asked: Any) -> None:
    """Train, telling now and then how strong the model has become."""
    opponent = Opponent(asked.seed)
    tables = Tables(game, TABLES, asked.players, asked.seed, seat=0, opponents=opponent)
    model = MaskablePPO(
        "MlpPolicy", ManyTables(tables), n_steps=ROLLOUT, batch_size=512, n_epochs=4,
        gamma=1.0, gae_lambda=0.98, ent_coef=0.01, seed=asked.seed, device="cpu",
        policy_kwargs={"net_arch": [128, 128]},
    )  # fmt: skip
    opponent.model = model
    curve = Curve("ppo", game, asked)

    def policy(observations: Any, masks: Any) -> Any:
        return model.predict(observations, action_masks=masks.copy(), deterministic=True)[0]

    curve.add(0, policy)
    for _ in range(asked.parts):
        model.learn(asked.steps // asked.parts, reset_num_timesteps=False)
        curve.add(model.num_timesteps, policy)
    if curve.path:
        model.save(curve.path)


def main() -> None:
    """Train a model for each game."""
    asked = arguments_of(__doc__, steps=400_000)
    torch.set_num_threads(1)  # more of them only wait for each other: the network is small
    for game in asked.games:
        print(game)
        learn(game, asked)


if __name__ == "__main__":
    main()
