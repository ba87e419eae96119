"""A game under way as environments see it: lots drawn for them, positions as arrays."""

import time
from collections.abc import Mapping
from typing import Final, Literal

import numpy as np
from librt.random import Random
from numpy.typing import NDArray

from ludus.core.errors import LudusError
from ludus.core.game import OVER, Choices, State
from ludus.core.observe import features, mask, width
from ludus.core.playout import settle
from ludus.core.registry import get
from ludus.core.sheet import Sheet

Reward = Literal["win", "score"]
REWARDS: Final = ("win", "score")

Features = NDArray[np.float32]
Mask = NDArray[np.int8]


class Table:
    """One table: a game, its state, and the generator that draws its lots."""

    def __init__(self, name: str, players: int, options: Mapping[str, str], reward: str) -> None:
        if reward not in REWARDS:
            raise LudusError(f"A reward is 'win' or 'score', not '{reward}'.")
        self.game = get(name)
        self.players = players
        self.options = dict(options)
        self.reward = reward
        self.state: State = self.game.new(players, self.options)
        self.width = width(self.game, players)
        self.random = Random(time.time_ns())
        self.choices = Choices()
        self._sheet = Sheet()

    def reset(self, seed: int | None = None) -> None:
        """A new game; with a seed, always the same lots, else the lots go on."""
        if seed is not None:
            self.random = Random(seed)
        self.state = self.game.new(self.players, self.options)
        settle(self.state, self.random, self.choices)

    def play(self, id: int) -> None:
        """One decision, if it is legal, and the draws that follow it."""
        self.state.apply(id)
        settle(self.state, self.random, self.choices)

    def seat(self) -> int:
        """Who decides; OVER at the end."""
        return int(self.state.actor)

    def over(self) -> bool:
        """Whether the game is over."""
        return int(self.state.actor) == OVER

    def observation(self, seat: int) -> Features:
        """All that the seat may know."""
        return np.frombuffer(features(self.state, seat, self._sheet), dtype="<f4").copy()

    def mask(self, seat: int) -> Mask:
        """What the seat may do: nothing when another decides."""
        if int(self.state.actor) != seat:
            return np.zeros(self.game.decisions, dtype=np.int8)
        return np.frombuffer(mask(self.state, self.choices), dtype=np.int8).copy()

    def rewards(self) -> list[float]:
        """What each seat has of the victory, or its lead over the best of the others."""
        result = self.state.result()
        if self.reward == "win":
            return [(seat in result.winners) / len(result.winners) for seat in range(self.players)]
        return [
            float(score - max(result.scores[:seat] + result.scores[seat + 1 :]))
            for seat, score in enumerate(result.scores)
        ]
