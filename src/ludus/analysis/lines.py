"""The best turns of a position, with values: for hints, and for open analysis.

All comes from an observation, which holds nothing that the seat may not know, and the seed comes
from what the seat has seen: positions that look the same to it get the same lines.
"""

import hashlib
from dataclasses import asdict, dataclass
from typing import Any, Final

from librt.random import Random

from ludus.analysis.reasons import Reason, reasons
from ludus.analysis.turns import line
from ludus.analysis.values import Judge, after, enough_tries
from ludus.bots.bot import UNLIMITED_SECONDS, Observation
from ludus.bots.search import Search
from ludus.core.errors import LudusError
from ludus.core.game import State
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


def advice(
    match: Match,
    seat: int,
    depth: int = HINT_DEPTH,
    lines: int = LINES,
    seconds: float = UNLIMITED_SECONDS,
) -> Advice:
    """The best ways to play for a seat that has to decide, by what it knows."""
    if match.state.actor < 0:
        raise LudusError("Nobody is to decide at the end of this record.")
    if match.state.actor != seat:
        raise LudusError(f"Seat {seat + 1} is not to decide at the end of this record.")
    random = Random(_seed(match, seat))
    state = Observation(match, seat, random).sample()
    judge = Judge(match.game, match.record.players)
    search = judge.search(seat)
    search.grow(state, depth, seconds, random)
    tried = sorted(search.results(), key=lambda found: (-found[1], -found[2]))
    found = [_line(judge, search, state, id, random) for id, _, _ in tried[:lines]]
    why: list[Reason] = []
    if len(found) > 1:
        why = reasons(judge, after(state, found[0].ids), after(state, found[1].ids), seat)
    return Advice(seat, int(search.iterations), search.values(), found, why)


def _line(judge: Judge, search: Search, state: State, id: int, random: Random) -> Variation:
    """The best way to go on after a decision."""
    tries, values = search.below([id])
    if tries == 0:
        values = judge.glance(after(state, [id]))
    root, turn = search.root, int(state.turn)
    here = after(state, [id])
    ids = [id]
    if here.actor == state.actor and here.turn == turn and search.advance([id]):
        ids += line(judge, search, here, random, turn, enough_tries(int(search.iterations)))
    search.root = root
    return Variation(ids, values, tries)


def _seed(match: Match, seat: int) -> int:
    """A seed from what the seat has seen."""
    text = f"{match.game.name}/{seat}/{match.seen_by(seat)}".encode()
    return int.from_bytes(hashlib.blake2b(text, digest_size=6).digest(), "big")
