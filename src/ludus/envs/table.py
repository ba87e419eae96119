"""A match as the environments need it: chance drawn for them, observations as arrays."""

import sys
import time
from collections.abc import Mapping
from typing import Final, Literal

import numpy as np
from librt.random import Random
from numpy.typing import NDArray

from ludus.core import observe
from ludus.core.errors import LudusError
from ludus.core.game import OVER, Result, State
from ludus.core.match import Match
from ludus.core.message import SPECTATOR
from ludus.core.registry import get
from ludus.core.sheet import Sheet

Reward = Literal["win", "score", "lead", "rank"]
REWARDS: Final = ("win", "score", "lead", "rank")
"""What a seat gets at the end: see `payoffs`."""
Potential = Literal["score"]
RENDER_MODES: Final = ("human", "ansi", "svg", "rgb_array")
PIXELS: Final = 800
"""How wide a board is that is drawn to pixels."""
SEEDS: Final = 1 << 62
ILLEGAL: Final = -1.0
"""The reward for an illegal action that ends the game."""

ObservationArray = NDArray[np.float32]
MaskArray = NDArray[np.int8]


class CopyableRandom:
    """A generator that can be copied and pickled: it is seeded anew for each use."""

    def __init__(self, seed: int) -> None:
        self.seed = int(Random(seed).randrange(SEEDS))
        self.used = 0
        self._random = Random(0)

    def __reduce__(self) -> tuple[object, ...]:
        return CopyableRandom, (0,), {"seed": self.seed, "used": self.used}

    def next(self) -> Random:
        """The generator for what comes next."""
        self.used += 1
        self._random.seed(self.seed + self.used)
        return self._random


def checked(mode: str | None) -> str | None:
    """The render mode, or a sentence if there is no such mode."""
    if mode is not None and mode not in RENDER_MODES:
        modes = ", ".join(RENDER_MODES)
        raise LudusError(f"A board cannot be rendered as '{mode}', only as {modes}.")
    return mode


def pixels(svg: str) -> NDArray[np.uint8]:
    """A picture as rows of pixels of red, green and blue."""
    try:
        from io import BytesIO

        import resvg_py
        from PIL import Image
    except ModuleNotFoundError as error:
        raise LudusError("Drawing pixels needs more: pip install 'ludus[pixels]'.") from error
    drawn = resvg_py.svg_to_bytes(svg_string=svg, width=PIXELS, background="white")
    return np.asarray(Image.open(BytesIO(bytes(drawn))).convert("RGB"))


def payoffs(result: Result, reward: str) -> list[float]:
    """What each seat gets for a result.

    win    what it has of the victory: 1, 0, or a part of one that is shared
    score  its points
    lead   its points less those of the best other seat
    rank   the share of the other seats it is ahead of, a tie counting half
    """
    if reward == "win":
        return result.shares()
    if reward == "score":
        return [float(score) for score in result.scores]
    seats = range(len(result.scores))
    if reward == "lead":
        return [
            float(result.scores[seat] - max(result.scores[s] for s in seats if s != seat))
            for seat in seats
        ]
    places = list(zip(result.scores, result.tie_break, strict=True))
    ahead = [[(mine > other) + (mine >= other) for other in places] for mine in places]
    return [(sum(halves) - 1) / 2 / (len(places) - 1) for halves in ahead]


class Table:
    """A match, the generator that draws its outcomes, and buffers for observations."""

    def __init__(
        self,
        name: str,
        players: int,
        options: Mapping[str, str],
        reward: str,
        seats: list[str] | None = None,
        potential: str | None = None,
        discount: float = 1.0,
    ) -> None:
        if reward not in REWARDS:
            raise LudusError(f"A reward is one of {', '.join(REWARDS)}, not '{reward}'.")
        if potential not in (None, "score"):
            raise LudusError(f"A potential is 'score' or None, not '{potential}'.")
        self.game = get(name)
        self.players = players
        self.options = dict(options)
        self.reward = reward
        self.seats = seats
        self.potential = potential
        self.discount = discount
        self.match = self._new_match()
        self.luck = CopyableRandom(time.time_ns())
        self.width = observe.width(self.game, players)
        self._sheet = Sheet(self.width)
        self._row = np.asarray(self._sheet.row())
        self._mask = observe.Mask(self.game)
        self._allowed = np.asarray(self._mask.row()).view(np.int8)

    def __reduce__(self) -> tuple[object, ...]:
        made_with = (
            *(self.game.name, self.players, self.options, self.reward, self.seats),
            *(self.potential, self.discount),
        )
        return Table, made_with, {"match": self.match, "luck": self.luck}

    @property
    def state(self) -> State:
        """The moment the game is in."""
        return self.match.state

    def reset(self, seed: int | None = None) -> None:
        """Start a new game; a seed restarts the generator."""
        if seed is not None:
            self.luck = CopyableRandom(seed)
        self.match = self._new_match()

    def _new_match(self) -> Match:
        return Match(self.game, self.players, self.options, self.seats, story=False)

    def play(self, id: int) -> None:
        """One decision, if it is legal, and the draws that follow it."""
        self.match.apply(id)
        self.draw()

    def draw(self) -> None:
        """Draw outcomes until a seat has to decide or the game is over."""
        self.match.settle(self.luck.next())

    def seat(self) -> int:
        """Who decides; OVER at the end."""
        return int(self.state.actor)

    def over(self) -> bool:
        """Whether the game is over."""
        return int(self.state.actor) == OVER

    def observation(self, seat: int) -> ObservationArray:
        """All that the seat may know."""
        observe.observe(self.state, seat, self._sheet)
        return self._row.copy()

    def mask(self, seat: int) -> MaskArray:
        """What the seat may do: nothing when another decides."""
        if int(self.state.actor) != seat:
            return np.zeros(self.game.decisions, dtype=np.int8)
        self._mask.write(self.state)
        return self._allowed.copy()

    def rendered(self, mode: str | None) -> str | NDArray[np.uint8] | None:
        """The board as everybody sees it, in a mode of `RENDER_MODES`; `human` prints it."""
        view = self.state.view(SPECTATOR)
        if mode == "svg":
            return self.game.svg(view)
        if mode == "rgb_array":
            return pixels(self.game.svg(view))
        board = self.game.draw(view)
        if mode == "ansi":
            return board
        sys.stdout.write(board + "\n")
        return None

    def rewards(self) -> list[float]:
        """What each seat gets now that the game is over."""
        return payoffs(self.state.result(), self.reward)

    def potentials(self, over: bool = False) -> list[float]:
        """Each seat's share of the points all can see; none once the game is over, or given up.

        Rewards shaped by the difference of a potential leave the best play what it was.
        """
        if self.potential is None or over or self.over():
            return [0.0] * self.players
        scores = self.game.known_result(self.state).scores
        lowest = min(0, *scores)
        total = sum(scores) - lowest * len(scores)
        return [(score - lowest) / total if total else 1 / len(scores) for score in scores]
