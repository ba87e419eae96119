"""The best turns of a position, with values: for hints, and for open analysis.

All comes from an observation, which holds nothing that the seat may not know, and the seed comes
from what the seat has seen: positions that look the same to it get the same lines.
"""

import hashlib
from dataclasses import asdict, dataclass
from time import perf_counter
from typing import Any, Final

from librt.random import Random

from ludus.analysis.reasons import Reason, reasons
from ludus.analysis.turns import line
from ludus.analysis.values import Judge, after, enough_tries
from ludus.bots.bot import UNLIMITED_SECONDS, Observation
from ludus.bots.search import CHECK_EVERY, MOST_NODES
from ludus.core.errors import LudusError
from ludus.core.match import Match

LINES: Final = 3
HINT_DEPTH: Final = 3000


@dataclass(frozen=True)
class Variation:
    """A way to play the turn: its ids, each seat's chance after it, how often it was tried."""

    ids: list[int]
    values: list[float]
    tries: int


@dataclass(frozen=True)
class Advice:
    """The best lines of a position, the best first, and what the first gains over the second."""

    seat: int
    depth: int
    values: list[float]
    lines: list[Variation]
    reasons: list[Reason]

    def as_dict(self) -> dict[str, Any]:
        """Plain data for JSON."""
        return asdict(self)


class Thinking:
    """Thought about a position that can go on: the tree of the seat that has to decide."""

    def __init__(self, match: Match, seat: int) -> None:
        if match.state.actor < 0:
            raise LudusError("Nobody is to decide at the end of this record.")
        if match.state.actor != seat:
            raise LudusError(f"Seat {seat + 1} is not to decide at the end of this record.")
        self.seat = seat
        self.random = Random(_seed(match, seat))
        self.state = Observation(match, seat, self.random).sample()
        self.judge = Judge(match.game, match.record.players)
        self.search = self.judge.search(seat)

    @property
    def depth(self) -> int:
        """How many iterations there were."""
        return int(self.search.iterations)

    def grow(self, depth: int, seconds: float) -> None:
        """Think until it is clear what to play, for so many iterations or seconds at most."""
        self.search.grow(self.state, depth, seconds, self.random)

    def go_on(self, seconds: float, most: int) -> None:
        """Think for so long, however clear it is, but no deeper than that."""
        until = perf_counter() + seconds
        while self.depth < most and self.search.nodes < MOST_NODES:
            # A whole batch at once never ends early.
            self.search.grow(self.state, CHECK_EVERY, UNLIMITED_SECONDS, self.random)
            if perf_counter() >= until:
                return

    def advice(self, lines: int = LINES) -> Advice:
        """The best ways to play as they seem now."""
        search, state = self.search, self.state
        tried = sorted(search.results(), key=lambda found: (-found[1], -found[2]))
        found = [self._line(id) for id, _, _ in tried[:lines]]
        why: list[Reason] = []
        if len(found) > 1:
            better, other = after(state, found[0].ids), after(state, found[1].ids)
            why = reasons(self.judge, better, other, self.seat)
        return Advice(self.seat, self.depth, search.values(), found, why)

    def _line(self, id: int) -> Variation:
        """The best way to go on after a decision."""
        judge, search, state = self.judge, self.search, self.state
        tries, values = search.below([id])
        if tries == 0:
            values = judge.glance(after(state, [id]))
        root, turn = search.root, int(state.turn)
        here = after(state, [id])
        ids = [id]
        if here.actor == state.actor and here.turn == turn and search.advance([id]):
            ids += line(judge, search, here, self.random, turn, enough_tries(self.depth))
        search.root = root
        return Variation(ids, values, tries)


def advice(
    match: Match,
    seat: int,
    depth: int = HINT_DEPTH,
    lines: int = LINES,
    seconds: float = UNLIMITED_SECONDS,
) -> Advice:
    """The best ways to play for a seat that has to decide, by what it knows."""
    thinking = Thinking(match, seat)
    thinking.grow(depth, seconds)
    return thinking.advice(lines)


def _seed(match: Match, seat: int) -> int:
    """A seed from what the seat has seen."""
    text = f"{match.game.name}/{seat}/{match.seen_by(seat)}".encode()
    return int.from_bytes(hashlib.blake2b(text, digest_size=6).digest(), "big")
