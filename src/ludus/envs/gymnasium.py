"""One seat of a game as a Gymnasium environment: it learns, bots of a chosen level play the others.

The legal actions are `info["action_mask"]` and `action_masks()`. An illegal action ends the game
with a reward of -1 and a sentence in `info["illegal"]`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal, SupportsInt

try:
    import gymnasium
    from gymnasium import spaces
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space
except ModuleNotFoundError as error:
    raise ModuleNotFoundError("Gymnasium is missing: pip install 'ludus[gymnasium]'.") from error

import numpy as np

from ludus.bots import Lineup, seated
from ludus.core.errors import IllegalAction, LudusError
from ludus.core.record import Record
from ludus.core.registry import get, names
from ludus.envs.table import (
    ILLEGAL,
    RENDER_MODES,
    REWARDS,
    SEEDS,
    MaskArray,
    ObservationArray,
    Potential,
    Reward,
    Table,
    checked,
    payoffs,
)
from ludus.vector import Policy, Tables


def gymnasium_id(name: str) -> str:
    """What Gymnasium calls a game: `ludus/Rome-v1`."""
    title = "".join(word.capitalize() for word in name.split("_"))
    return f"ludus/{title}-v{get(name).rules_version}"


def env(game: str, players: int | None = None, **settings: Any) -> LudusEnv:
    """The environment of one seat."""
    return LudusEnv(game, players, **settings)


class LudusEnv(gymnasium.Env[Any, np.int64]):
    """A table where one seat is the learner's.

    players      how many sit at the table, the most by default
    seat         the learner's seat; None draws one for every game
    opponents    a bot for all other seats, or one for each of them, clockwise from the learner
    options      the game's options by name
    reward       `win`: what the seat has of the victory, `score`: its points, `lead`: its lead over
                 the best other, `rank`: the share of the others it is ahead of
    potential    `score` adds at every step by how much the seat's share of the points has grown,
                 the later one `discount`ed, which leaves the best play what it was
    mask         `info`: the mask of legal actions is in `info["action_mask"]`, or `observation`:
                 the observation has two parts, `observation` and `action_mask`
    render_mode  `ansi`: the board as text, `svg`: as a picture, `rgb_array`: as pixels, `human`:
                 printed at every step
    """

    metadata = {"render_modes": list(RENDER_MODES), "render_fps": 1}

    def __init__(
        self,
        game: str,
        players: int | None = None,
        *,
        seat: int | None = 0,
        opponents: str | Sequence[str] = "random",
        options: dict[str, str] | None = None,
        reward: Reward = "win",
        potential: Potential | None = None,
        discount: float = 1.0,
        mask: Literal["info", "observation"] = "info",
        render_mode: str | None = None,
    ) -> None:
        seats = max(get(game).players) if players is None else players
        self.table = Table(game, seats, options or {}, reward, None, potential, discount)
        if mask not in ("info", "observation"):
            raise LudusError(f"The mask is in 'info' or 'observation', not in '{mask}'.")
        self.masked = mask == "observation"
        self.opponents = seated(opponents, seats - 1)
        if seat is not None and not 0 <= seat < seats:
            raise LudusError(f"With {seats} players a seat is from 0 to {seats - 1}, not {seat}.")
        self.fixed_seat = seat
        self.seat = seat or 0
        self.render_mode = checked(render_mode)
        seen = spaces.Box(0.0, 1.0, (self.table.width,), np.float32)
        allowed = spaces.Box(0, 1, (self.table.game.decisions,), np.int8)
        self.observation_space = (
            spaces.Dict({"observation": seen, "action_mask": allowed}) if self.masked else seen
        )
        self.action_space = spaces.Discrete(self.table.game.decisions)
        self.over = True

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Any, dict[str, Any]]:
        super().reset(seed=seed)
        draw = self.np_random.integers
        players = self.table.players
        self.seat = int(draw(players)) if self.fixed_seat is None else self.fixed_seat
        bots: list[str | None] = [None] * players
        for k, name in enumerate(self.opponents, 1):
            bots[(self.seat + k) % players] = name
        self.lineup = Lineup(self.table.game, bots)
        self.table.seats = [name or "learner" for name in bots]
        self.table.reset(int(draw(SEEDS)))
        self._go_on()
        self.before = self.table.potentials()[self.seat]
        return self._observation(), self._info()

    def step(self, action: SupportsInt) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        if self.over:
            raise LudusError("The game is over, or has not begun: call reset() first.")
        try:
            self.table.match.apply(int(action))
        except IllegalAction as refusal:
            self.over = True
            info = self._info() | {"illegal": str(refusal)}
            return self._observation(), self._shaped(ILLEGAL), True, False, info
        self._go_on()
        ended = self.table.over()
        reward = self.table.rewards()[self.seat] if ended else 0.0
        return self._observation(), self._shaped(reward), ended, False, self._info()

    def _shaped(self, reward: float) -> float:
        """The reward with what the learner's potential has grown by since it last decided."""
        if not self.table.potential:
            return reward
        before = self.before
        self.before = self.table.potentials(self.over)[self.seat]
        return reward + self.table.discount * self.before - before

    def _observation(self) -> ObservationArray | dict[str, Any]:
        """What the learner sees, with the mask if it belongs there."""
        seen = self.table.observation(self.seat)
        return {"observation": seen, "action_mask": self.action_masks()} if self.masked else seen

    def _go_on(self) -> None:
        """Until it is the learner's turn or the game is over."""
        self.lineup.play_on(self.table.match, lambda actor: self.table.luck.next())
        self.over = self.table.over()
        if self.render_mode == "human":
            self.render()

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.action_masks(), "seat": self.seat}

    def action_masks(self) -> MaskArray:
        """What the learner may do, 1 for each legal id."""
        return self.table.mask(self.seat)

    def record(self) -> Record:
        """The game so far, as it can be saved, replayed and looked at."""
        return self.table.match.record.copy()

    def render(self) -> Any:
        if self.render_mode is None:
            gymnasium.logger.warn("There is nothing to render: make it with a render_mode.")
            return None
        return self.table.rendered(self.render_mode)


class LudusVectorEnv(VectorEnv[Any, Any, Any]):
    """Many tables where one seat is the learner's and the others play at random, or by a policy.

    Where a game ends the next one begins in the same step, whose observation is returned; that of
    the end is `info["final_obs"]`. The mask is `info["action_mask"]`. An illegal action is refused
    with a sentence, and nothing is played.

    num_envs     how many tables
    players      how many sit at each, the most by default
    seat         the learner's seat
    opponents    a bot for all other seats, or a function of observations and masks
    options      the game's options by name
    reward       as at one table
    """

    metadata = {"render_modes": [], "autoreset_mode": AutoresetMode.SAME_STEP}

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        players: int | None = None,
        *,
        seat: int | None = 0,
        opponents: str | Policy = "random",
        options: dict[str, str] | None = None,
        reward: Reward = "win",
        render_mode: None = None,
    ) -> None:
        if reward not in REWARDS:
            raise LudusError(f"A reward is one of {', '.join(REWARDS)}, not '{reward}'.")
        if seat is None:
            raise LudusError("At many tables the learner has one seat: say which, as seat=0.")
        self.tables = Tables(
            game, num_envs, players, 0, options=options, seat=seat, opponents=opponents
        )
        self.num_envs = num_envs
        self.seat = seat
        self.reward = reward
        self.render_mode = render_mode
        self.single_observation_space = spaces.Box(0.0, 1.0, (self.tables.width,), np.float32)
        self.single_action_space = spaces.Discrete(self.tables.game.decisions)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def reset(
        self, *, seed: Any = None, options: dict[str, Any] | None = None
    ) -> tuple[ObservationArray, dict[str, Any]]:
        if isinstance(seed, Sequence):
            self.tables.reset(seed)
        else:
            super().reset(seed=seed)
            self.tables.reset(int(self.np_random.integers(SEEDS)))
        return self.tables.observations.copy(), self._info()

    def step(self, actions: Any) -> tuple[ObservationArray, Any, Any, Any, dict[str, Any]]:
        self.tables.step(np.asarray(actions))
        ended = self.tables.ended.copy()
        rewards = np.zeros(self.num_envs)
        info = self._info()
        for table in np.flatnonzero(ended).tolist():
            rewards[table] = payoffs(self.tables.result(table), self.reward)[self.seat]
            final = {"final_obs": self.tables.final(table, self.seat), "final_info": self._nothing}
            info = self._add_info(info, final, table)
        seen = self.tables.observations.copy()
        return seen, rewards, ended, np.zeros(self.num_envs, np.bool_), info

    @property
    def _nothing(self) -> dict[str, Any]:
        """What is allowed when a game is over."""
        return {"action_mask": np.zeros(self.tables.game.decisions, np.bool_)}

    def _info(self) -> dict[str, Any]:
        everywhere = np.ones(self.num_envs, np.bool_)
        return {"action_mask": self.tables.masks.copy(), "_action_mask": everywhere}

    def action_masks(self) -> Any:
        """What the learner may do at every table."""
        return self.tables.masks.copy()


for _name in names():
    gymnasium.register(
        gymnasium_id(_name),
        f"{__name__}:LudusEnv",
        vector_entry_point=f"{__name__}:LudusVectorEnv",
        kwargs={"game": _name},
    )
