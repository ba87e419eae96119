"""The games as PettingZoo environments, one agent a seat.

`env` does what PettingZoo's own classic games do: an illegal action ends the game and costs its
agent 1. `raw_env` refuses it with a sentence instead. Neither needs PettingZoo's wrappers, which
look at every observation twice and cost more than the game.
"""

from __future__ import annotations

from typing import Any, Literal

try:
    from pettingzoo import AECEnv
except ModuleNotFoundError as error:
    raise ModuleNotFoundError("PettingZoo is missing: pip install 'ludus[pettingzoo]'.") from error

import numpy as np
from gymnasium import logger, spaces

from ludus.core.errors import IllegalAction, LudusError
from ludus.core.record import Record
from ludus.core.registry import get
from ludus.envs.table import ILLEGAL, RENDER_MODES, Potential, Reward, Table, checked

Observation = dict[str, Any]


def env(game: str, players: int | None = None, **settings: Any) -> LudusAEC:
    """The environment in which an illegal action ends the game."""
    return LudusAEC(game, players, illegal="ends", **settings)


def raw_env(game: str, players: int | None = None, **settings: Any) -> LudusAEC:
    """The environment in which an illegal action is refused."""
    return LudusAEC(game, players, illegal="refused", **settings)


class LudusAEC(AECEnv[str, Observation, int]):
    """A table of one game; agents act in the order the rules ask them to.

    players      how many sit at the table, the most by default
    options      the game's options by name
    reward       `win`: what a seat has of the victory, `score`: its points, `lead`: its lead over
                 the best other, `rank`: the share of the others it is ahead of
    potential    `score` adds by how much a seat's share of the points has grown since it last
                 decided, the later one `discount`ed, which leaves the best play what it was
    illegal      an illegal action is `refused` with a sentence, or `ends` the game for -1
    max_cycles   after so many decisions the game is cut short without rewards
    render_mode  `ansi`: the board as text, `svg`: as a picture, `rgb_array`: as pixels, `human`:
                 printed at every step
    """

    def __init__(
        self,
        game: str,
        players: int | None = None,
        *,
        options: dict[str, str] | None = None,
        reward: Reward = "win",
        potential: Potential | None = None,
        discount: float = 1.0,
        illegal: Literal["refused", "ends"] = "refused",
        max_cycles: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        seats = max(get(game).players) if players is None else players
        self.possible_agents = [f"player_{seat}" for seat in range(seats)]
        agents = self.possible_agents
        self.table = Table(game, seats, options or {}, reward, agents, potential, discount)
        self.illegal_ends = illegal == "ends"
        self.max_cycles = max_cycles
        self.render_mode = checked(render_mode)
        self.metadata = {
            "name": f"ludus_{game}_v{self.table.game.rules_version}",
            "render_modes": list(RENDER_MODES),
            "is_parallelizable": False,
        }
        self.agents: list[str] = []
        self.seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        seen = spaces.Box(0.0, 1.0, (self.table.width,), np.float32)
        allowed = spaces.Box(0, 1, (self.table.game.decisions,), np.int8)
        self.observation_spaces = {
            agent: spaces.Dict({"observation": seen, "action_mask": allowed})
            for agent in self.possible_agents
        }
        self.action_spaces = {
            agent: spaces.Discrete(self.table.game.decisions) for agent in self.possible_agents
        }

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.table.reset(seed)
        self.table.draw()
        self.cycles = 0
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.table.seat()]
        self.before = self.table.potentials()
        self._shape([self.agent_selection])
        self._accumulate_rewards()
        self._show()

    def observe(self, agent: str) -> Observation:
        seat = self.seats[agent]
        return {
            "observation": self.table.observation(seat),
            "action_mask": self.table.mask(seat),
        }

    def step(self, action: int) -> None:
        if not self.agents:
            raise LudusError("The game is over, or has not begun: call reset() first.")
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        try:
            self.table.play(int(action))
        except IllegalAction:
            if not self.illegal_ends:
                raise
            self._forfeit(agent)
            return
        self.cycles += 1
        self._show()
        if self.table.over():
            self._end(dict(zip(self.agents, self.table.rewards(), strict=True)))
            return
        self.agent_selection = self.possible_agents[self.table.seat()]
        cut = self.cycles == self.max_cycles
        if cut:
            self.truncations = dict.fromkeys(self.agents, True)
        if self.table.potential:
            self.rewards = dict.fromkeys(self.agents, 0.0)
            self._shape(self.agents if cut else [self.agent_selection])
            self._accumulate_rewards()

    def _shape(self, agents: list[str], over: bool = False) -> None:
        """Add to the rewards of these agents what their potential has grown by since each last
        decided: what it learns from is discounted from one of its decisions to the next.
        """
        now = self.table.potentials(over)
        for agent in agents:
            seat = self.seats[agent]
            self.rewards[agent] += self.table.discount * now[seat] - self.before[seat]
            self.before[seat] = now[seat]

    def _forfeit(self, agent: str) -> None:
        """End the game for every agent, at the cost of the one that did what is illegal."""
        self._end({**dict.fromkeys(self.agents, 0.0), agent: ILLEGAL})

    def _end(self, rewards: dict[str, float]) -> None:
        """End the game for every agent with these rewards."""
        self.rewards = rewards
        self._shape(self.agents, over=True)
        self.terminations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()
        self.agent_selection = self.agents[0]

    def _show(self) -> None:
        """Render the board for people after each change."""
        if self.render_mode == "human":
            self.render()

    def render(self) -> Any:
        if self.render_mode is None:
            logger.warn("There is nothing to render: make it with a render_mode.")
            return None
        return self.table.rendered(self.render_mode)

    def record(self) -> Record:
        """The game so far, as it can be saved, replayed and looked at."""
        return self.table.match.record.copy()

    def close(self) -> None:
        """There is nothing to close."""
