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
from time import time_ns
from typing import Any, Final

try:
    import numpy as np
except ModuleNotFoundError as error:
    raise ModuleNotFoundError("NumPy is missing: pip install 'ludus[data]'.") from error

from librt.random import Random
from numpy.typing import NDArray

from ludus.bots import Lineup, seated
from ludus.core.errors import LudusError
from ludus.core.game import Result, State
from ludus.core.match import Match
from ludus.core.observe import observe, width
from ludus.core.record import Record
from ludus.core.registry import get
from ludus.core.rows import LEFT_ALONE, Rows
from ludus.core.sheet import Sheet

Policy = Callable[[NDArray[np.float32], NDArray[np.bool_]], NDArray[Any]]
"""What decides for many tables at once: observations and masks in, an action each out."""
SEEDS: Final = 1 << 62


class Tables:
    """n tables of a game. The arrays are always those of now: `step` and `reset` write them anew,
    and nobody else can: copy what is to be kept.

    observations  what the actor of each table knows, (n, numbers)
    masks         what it may do, (n, decisions)
    actors        the seat that decides, (n,)
    ended         whether a game ended in the last step; the row is that of a new one already, (n,)
    shares        what each seat had of the victory in the game that ended last, (n, players)
    scores        its points there, (n, players)

    seed       one number for all tables, or one for each; None takes any
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
        seed: int | Sequence[int] | None = 0,
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
        if not isinstance(opponents, str) and not callable(opponents):
            raise LudusError("Opponents at many tables are the name of one bot, or one policy.")
        if seat is None and opponents != "random":
            raise LudusError("Opponents need a seat that is not theirs: say which, as seat=0.")
        self.policy = None if isinstance(opponents, str) else opponents
        self.bot = opponents if isinstance(opponents, str) else "random"
        if self.bot != "random":
            seated(self.bot, self.players)
        self.recorded = recorded or self.bot != "random"
        self.width = width(self.game, self.players)
        self.options = options
        self._rows = Rows(self._opening, self.width, n, self.recorded)
        if seat is not None and self.policy is None and self.bot == "random":
            self._rows.at_random = (1 << self.players) - 1 - (1 << seat)
        self._lay_arrays(self._rows)
        self.reset(time_ns() if seed is None else seed)

    def reset(self, seed: int | Sequence[int] | None = None) -> None:
        """Begin a new game at every table; the same seed gives the same games, none other ones."""
        seeds = None if seed is None else self._seeds(seed)
        if self.bot != "random":
            if seeds is not None:
                self._lots = [Random(seed ^ SEEDS) for seed in seeds]
            self._lineups = [self._lineup() for _ in range(self.n)]
        self._rows.restart(seeds)
        self._let_others_play()

    def _seeds(self, seed: int | Sequence[int]) -> list[int]:
        """A seed for each table."""
        given = np.asarray(seed)
        if not np.can_cast(given.dtype, np.int64):
            raise LudusError(f"A seed is a whole number of up to 63 bits, not {seed!r}.")
        if given.ndim == 0:
            source = Random(int(given))
            return [int(source.randrange(SEEDS)) for _ in range(self.n)]
        seeds = [int(each) for each in given]
        if len(seeds) != self.n:
            raise LudusError(f"{self.n} tables need one seed, or as many, not {len(seeds)}.")
        return seeds

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
        asked = self.policy is not None or self.bot != "random"
        self.ended = self._ended.copy() if asked else self._ended
        shape = (self.n, self.players)
        self.shares: NDArray[np.float64] = np.asarray(memoryview(rows.shares)).reshape(shape)
        self.scores: NDArray[np.int64] = np.asarray(memoryview(rows.scores)).reshape(shape)

    def sample(self) -> NDArray[np.int64]:
        """A legal action for every table at random, each as likely as the others."""
        self._rows.sample()
        return self.actions

    def step(self, actions: NDArray[Any]) -> None:
        """Play an action at every table, and what the other seats and chance answer.

        A table whose action is -1 waits.
        """
        if actions is not self.actions:
            self._choose(whole(actions, self.n))
        self._rows.step()
        self._let_others_play()

    def record(self, table: int) -> Record:
        """The game that ended last at a table; `recorded` must be set."""
        if not self.recorded:
            raise LudusError("No games are kept here: make the tables with recorded=True.")
        self._over(table)
        return self._rows.last[table].record

    def result(self, table: int) -> Result:
        """Scores, winners and points of the game that ended last at a table."""
        return self._over(table).result()

    def final(self, table: int, seat: int) -> NDArray[np.float32]:
        """What a seat knew at the end of the game that ended last at a table."""
        sheet = Sheet(self.width)
        observe(self._over(table), seat, sheet)
        return np.array(sheet.row())

    def _over(self, table: int) -> State:
        """The state in which the game ended that ended last at a table."""
        if not 0 <= table < self.n:
            raise LudusError(f"Tables are numbered from 0 to {self.n - 1}, so there is no {table}.")
        over = self._rows.over[table]
        if over is self._opening.state:
            raise LudusError(f"No game has ended at table {table} yet.")
        return over

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
        self.ended[:] = ended

    def _decided(self, others: NDArray[np.bool_]) -> Any:
        """What the other seats do at these tables."""
        if self.policy is not None:
            chosen = self.policy(self.observations[others], self.masks[others])
            return whole(chosen, int(others.sum()))
        return [
            self._lineups[table].decide(self._rows.matches[table], self._lots[table]).id
            for table in np.flatnonzero(others).tolist()
        ]

    def _forget(self, ended: NDArray[np.bool_]) -> None:
        """New bots where a new game has begun."""
        if self.bot != "random":
            for table in np.flatnonzero(ended).tolist():
                self._lineups[table] = self._lineup()


def whole(actions: Any, count: int) -> NDArray[Any]:
    """The actions as an array, or a sentence if they are not so many whole numbers."""
    numbers = np.asarray(actions)
    if numbers.shape != (count,):
        raise LudusError(
            f"{count} tables need as many actions, an array of shape ({count},), not one of shape"
            f" {numbers.shape}."
        )
    if numbers.dtype.kind not in "iu":
        raise LudusError(f"Actions are whole numbers, not {numbers.dtype}.")
    return numbers


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
        self._waiting()

    def reset(self, seed: int | None = None) -> tuple[dict[str, Any], dict[str, Any]]:
        """Begin a new game at every table; the same seed gives the same games, none other ones."""
        self.tables.reset(seed)
        return self._waiting()

    def step(
        self, actions: dict[str, NDArray[Any]]
    ) -> tuple[dict[str, Any], dict[str, Any], dict[str, Any], dict[str, Any], dict[str, Any]]:
        """Play each agent's actions, one for every table of its last observations.

        The tables of an agent that is left out wait.
        """
        chosen = np.full(self.tables.n, LEFT_ALONE)
        for agent, ids in actions.items():
            if agent not in self._places:
                raise LudusError(f"There is no agent '{agent}', only {', '.join(self.agents)}.")
            places = self._places[agent]
            chosen[places] = whole(ids, len(places))
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
