"""Thousands of games a step: many tables as NumPy arrays over the buffers the rules write on.

>>> from ludus.vector import Tables
>>> tables = Tables("municipium", n=64, players=2, seed=1)
>>> for _ in range(10):
...     tables.step(tables.sample())
>>> tables.observations.shape[0], int(tables.masks.sum(axis=1).min()) > 0
(64, True)
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

try:
    import numpy as np
except ModuleNotFoundError as error:
    raise ModuleNotFoundError("NumPy is missing: pip install 'ludus[data]'.") from error

from librt.random import Random
from numpy.typing import NDArray

from ludus.bots import Lineup, seated
from ludus.core.errors import LudusError
from ludus.core.match import Match
from ludus.core.observe import width
from ludus.core.record import Record
from ludus.core.registry import get
from ludus.core.rows import LEFT_ALONE, Rows

Policy = Callable[[NDArray[np.float32], NDArray[np.bool_]], NDArray[Any]]
"""What decides for many tables at once: observations and masks in, an action each out."""
SEEDS: Final = 1 << 62


class Tables:
    """n tables of a game. The arrays are always those of now: a step writes them anew, and nobody
    else can: copy what is to be kept.

    observations  what the actor of each table knows, (n, numbers)
    masks         what it may do, (n, decisions)
    actors        the seat that decides, (n,)
    ended         whether a game ended in the last step; the row is that of a new one already, (n,)
    shares        what each seat had of the victory in the game that ended last, (n, players)
    scores        its points there, (n, players)

    seed       one number for all tables, or one for each
    seat       the only seat that `step` decides for; None for all of them
    opponents  who decides for the other seats: `random`, a policy of the same arrays, or the name
               of a bot, which has to be asked table by table
    recorded   whether games are kept: `record` gives the one that ended last at a table
    """

    def __init__(
        self,
        game: str,
        n: int = 64,
        players: int | None = None,
        seed: int | Sequence[int] = 0,
        *,
        options: dict[str, str] | None = None,
        seat: int | None = None,
        opponents: str | Policy = "random",
        recorded: bool = False,
    ) -> None:
        if n < 1:
            raise LudusError(f"There must be at least one table, not {n}.")
        self.game = get(game)
        self.players = max(self.game.players) if players is None else players
        self._opening = Match(self.game, self.players, options, story=False)
        if seat is not None and not 0 <= seat < self.players:
            raise LudusError(f"A seat is from 0 to {self.players - 1}, not {seat}.")
        self.n = n
        self.seat = seat
        self.policy = None if isinstance(opponents, str) or seat is None else opponents
        self.bot = opponents if isinstance(opponents, str) and seat is not None else "random"
        if self.bot != "random":
            seated(self.bot, self.players)
        self.recorded = recorded or self.bot != "random"
        self.width = width(self.game, self.players)
        self.options = options
        self.reset(seed)

    def reset(self, seed: int | Sequence[int]) -> None:
        """Begin a new game at every table; the same seed gives the same games."""
        seeds = self._seeds(seed)
        self._rows = rows = Rows(self._opening, self.width, seeds, self.recorded)
        if self.bot != "random":
            self._lots = [Random(seed ^ SEEDS) for seed in seeds]
            self._lineups = [self._lineup() for _ in seeds]
        elif self.seat is not None and self.policy is None:
            rows.at_random = (1 << self.players) - 1 - (1 << self.seat)
        self._lay_arrays(rows)
        rows.restart()
        self._let_others_play()

    def _seeds(self, seed: int | Sequence[int]) -> list[int]:
        """A seed for each table."""
        if isinstance(seed, int):
            source = Random(seed)
            return [int(source.randrange(SEEDS)) for _ in range(self.n)]
        if len(seed) != self.n:
            raise LudusError(f"{self.n} tables need one seed, or as many, not {len(seed)}.")
        return list(seed)

    def _lineup(self) -> Lineup:
        """New bots for a new game at a table."""
        bots = [None if seat == self.seat else self.bot for seat in range(self.players)]
        return Lineup(self.game, bots)

    def _lay_arrays(self, rows: Rows) -> None:
        """Arrays over the buffers that the rules write on."""
        seen = np.asarray(memoryview(rows.seen)).view(np.float32)
        self.observations: NDArray[np.float32] = seen.reshape(self.n, self.width)
        allowed = np.asarray(memoryview(rows.allowed)).view(np.bool_)
        self.masks: NDArray[np.bool_] = allowed.reshape(self.n, self.game.decisions)
        self.actors: NDArray[np.int64] = np.asarray(memoryview(rows.actors))
        self.actions: NDArray[np.int64] = np.asarray(memoryview(rows.actions))
        self._ended: NDArray[np.bool_] = np.asarray(memoryview(rows.ended)).view(np.bool_)
        self.ended = self._ended
        shape = (self.n, self.players)
        self.shares: NDArray[np.float64] = np.asarray(memoryview(rows.shares)).reshape(shape)
        self.scores: NDArray[np.int64] = np.asarray(memoryview(rows.scores)).reshape(shape)

    def sample(self) -> NDArray[np.int64]:
        """A legal action for every table at random, each as likely as the others."""
        self._rows.sample()
        return self.actions

    def step(self, actions: NDArray[Any]) -> None:
        """Play an action at every table, and what the other seats and chance answer."""
        if actions is not self.actions:
            self._choose(actions)
        self._rows.step()
        self._let_others_play()

    def record(self, table: int) -> Record:
        """The game that ended last at a table; `recorded` must be set."""
        if not self.recorded:
            raise LudusError("No games are kept here: make the tables with recorded=True.")
        last = self._rows.last[table]
        if last is self._opening:
            raise LudusError(f"No game has ended at table {table} yet.")
        return last.record

    def _choose(self, actions: NDArray[Any]) -> None:
        self._rows.choose(np.ascontiguousarray(actions, dtype="<i8").tobytes())

    def _let_others_play(self) -> None:
        """Until every table waits for the seat that decides here."""
        if self.policy is None and self.bot == "random":
            return
        ended = self._ended.copy()
        self._forget(ended)
        while (others := self.actors != self.seat).any():
            actions = np.full(self.n, LEFT_ALONE)
            actions[others] = self._decided(others)
            self._choose(actions)
            self._rows.step()
            ended |= self._ended
            self._forget(self._ended)
        self.ended = ended

    def _decided(self, others: NDArray[np.bool_]) -> Any:
        """What the other seats do at these tables."""
        if self.policy is not None:
            return self.policy(self.observations[others], self.masks[others])
        return [
            self._lineups[table].decide(self._rows.matches[table], self._lots[table]).id
            for table in np.flatnonzero(others).tolist()
        ]

    def _forget(self, ended: NDArray[np.bool_]) -> None:
        """New bots where a new game has begun."""
        if self.bot != "random":
            for table in np.flatnonzero(ended).tolist():
                self._lineups[table] = self._lineup()


class Parallel:
    """The tables by agent, as PettingZoo's parallel environments have it: every seat is an agent,
    which decides at all tables that wait for it at once.

    observations  for each agent a row of `observation` and of `action_mask` for every such table
    infos         for each agent their numbers, as `tables`
    rewards, terminations, truncations
                  for each agent a number for every table, whoever decides there
    """

    def __init__(self, game: str, n: int = 64, players: int | None = None, **settings: Any) -> None:
        self.tables = Tables(game, n, players, **settings)
        self.possible_agents = [f"player_{seat}" for seat in range(self.tables.players)]
        self.agents = self.possible_agents[:]

    def reset(self, seed: int = 0) -> tuple[dict[str, Any], dict[str, Any]]:
        """Begin a new game at every table."""
        self.tables.reset(seed)
        return self._waiting()

    def step(
        self, actions: dict[str, NDArray[Any]]
    ) -> tuple[dict[str, Any], dict[str, Any], dict[str, Any], dict[str, Any], dict[str, Any]]:
        """Play each agent's actions, one for every table of its last observations."""
        chosen = np.full(self.tables.n, LEFT_ALONE)
        for agent, ids in actions.items():
            chosen[self._places[agent]] = ids
        self.tables.step(chosen)
        ended = self.tables.ended.copy()
        shares = np.where(ended[:, None], self.tables.shares, 0.0)
        rewards = {agent: shares[:, seat] for seat, agent in enumerate(self.agents)}
        never = np.zeros_like(ended)
        observations, infos = self._waiting()
        return (
            observations,
            rewards,
            dict.fromkeys(self.agents, ended),
            dict.fromkeys(self.agents, never),
            infos,
        )

    def _waiting(self) -> tuple[dict[str, Any], dict[str, Any]]:
        """What each agent sees where it decides, and where that is."""
        tables = self.tables
        self._places = {
            agent: np.flatnonzero(tables.actors == seat) for seat, agent in enumerate(self.agents)
        }
        seen = {
            agent: {"observation": tables.observations[at], "action_mask": tables.masks[at]}
            for agent, at in self._places.items()
        }
        return seen, {agent: {"tables": at} for agent, at in self._places.items()}
