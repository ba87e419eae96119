"""Thousands of games a step: many tables as NumPy arrays over the buffers the rules write on.

>>> from ludus.vector import Tables
>>> tables = Tables("municipium", n=64, players=2, seed=1)
>>> for _ in range(10):
...     tables.step(tables.sample())
>>> tables.observations.shape[0], int(tables.masks.sum(axis=1).min()) > 0
(64, True)
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

try:
    import numpy as np
except ModuleNotFoundError as error:
    raise ModuleNotFoundError("NumPy is missing: pip install 'ludus[data]'.") from error

from librt.random import Random
from numpy.typing import NDArray

from ludus.core.errors import LudusError
from ludus.core.observe import width
from ludus.core.registry import get
from ludus.core.rows import LEFT_ALONE, Rows

Policy = Callable[[NDArray[np.float32], NDArray[np.bool_]], NDArray[Any]]
"""What decides for many tables at once: observations and masks in, an action each out."""


class Tables:
    """n tables of a game. The arrays are always those of now: a step writes them anew, and nobody
    else can: copy what is to be kept.

    observations  what the actor of each table knows, (n, numbers)
    masks         what it may do, (n, decisions)
    actors        the seat that decides, (n,)
    ended         whether a game ended in the last step; the row is that of a new one already, (n,)
    shares        what each seat had of the victory in the game that ended last, (n, players)
    scores        its points there, (n, players)

    seat       the only seat that `step` decides for; None for all of them
    opponents  who decides for the other seats: `random`, or a policy of the same arrays
    """

    def __init__(
        self,
        game: str,
        n: int = 64,
        players: int | None = None,
        seed: int = 0,
        *,
        options: dict[str, str] | None = None,
        seat: int | None = None,
        opponents: str | Policy = "random",
    ) -> None:
        if n < 1:
            raise LudusError(f"There must be at least one table, not {n}.")
        self.game = get(game)
        self.players = max(self.game.players) if players is None else players
        opening = self.game.new(self.players, options)
        if seat is not None and not 0 <= seat < self.players:
            raise LudusError(f"A seat is from 0 to {self.players - 1}, not {seat}.")
        if isinstance(opponents, str) and opponents != "random":
            raise LudusError(
                f"At many tables opponents are 'random' or a policy, not '{opponents}'."
            )
        self.n = n
        self.seat = seat
        self.policy = None if isinstance(opponents, str) or seat is None else opponents
        self.width = width(self.game, self.players)
        self.options = options
        self._opening = opening
        self.reset(seed)

    def reset(self, seed: int) -> None:
        """Begin a new game at every table; the same seed gives the same games."""
        source = Random(seed)
        seeds = [int(source.randrange(1 << 62)) for _ in range(self.n)]
        self._rows = rows = Rows(self._opening, self.n, self.width, seeds)
        if self.seat is not None and self.policy is None:
            rows.at_random = (1 << self.players) - 1 - (1 << self.seat)
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
        rows.restart()
        if self.policy is not None:
            self._let_others_play(self.policy)

    def sample(self) -> NDArray[np.int64]:
        """A legal action for every table at random, each as likely as the others."""
        self._rows.sample()
        return self.actions

    def step(self, actions: NDArray[Any]) -> None:
        """Play an action at every table, and what the other seats and chance answer."""
        if actions is not self.actions:
            self._choose(actions)
        self._rows.step()
        if self.policy is not None:
            self._let_others_play(self.policy)

    def _choose(self, actions: NDArray[Any]) -> None:
        self._rows.choose(np.ascontiguousarray(actions, dtype="<i8").tobytes())

    def _let_others_play(self, policy: Policy) -> None:
        """Until every table waits for the seat that decides here."""
        ended = self._ended.copy()
        while (others := self.actors != self.seat).any():
            actions = np.full(self.n, LEFT_ALONE)
            actions[others] = policy(self.observations[others], self.masks[others])
            self._choose(actions)
            self._rows.step()
            ended |= self._ended
        self.ended = ended
