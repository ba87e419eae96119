"""A record as a sequence of draws and whole turns.

A turn is all that a seat decides in a row, within one turn of the game, until something is drawn or
somebody else decides. It is judged as a whole: the order of its decisions does not matter, only
where it led.
"""

from collections.abc import Iterator
from dataclasses import dataclass

from librt.random import Random

from ludus.analysis.values import Judge
from ludus.bots.bot import UNLIMITED_SECONDS
from ludus.bots.search import Search
from ludus.core.game import CHANCE, OVER, State
from ludus.core.match import Match

LONGEST = 40
"""Where a line ends even if the turn does not."""


@dataclass(frozen=True)
class TurnPart:
    """A draw, or a whole turn of a seat: the plies from `first` up to, not including, `end`."""

    seat: int
    first: int
    end: int


def parts(match: Match) -> Iterator[TurnPart]:
    """The draws and turns of a match in their order."""
    plies = match.plies
    at = 0
    while at < len(plies):
        first, ply = at, plies[at]
        at += 1
        while ply.actor != CHANCE and at < len(plies) and _goes_on(match, first, at):
            at += 1
        yield TurnPart(int(ply.actor), first, at)


def _goes_on(match: Match, first: int, at: int) -> bool:
    """Whether a ply belongs to the turn that began at the first."""
    began, ply = match.plies[first], match.plies[at]
    return ply.actor == began.actor and ply.turn == began.turn


def ended(state: State, seat: int, turn: int) -> bool:
    """Whether a turn of the seat that began in a turn of the game is over."""
    return state.actor == OVER or state.actor != seat or state.turn != turn


def line(
    judge: Judge, search: Search, state: State, random: Random, turn: int, enough: int
) -> list[int]:
    """The best way to end the turn from here, as far as the tree knows; the tree is kept.

    A position inside the turn is tried until it was tried `enough` times: then it is believed.
    """
    kept, root, seat = search, search.root, int(state.actor)
    here = state.copy()
    ids: list[int] = []
    while not ended(here, seat, turn) and len(ids) < LONGEST:
        legal = here.legal()
        id = legal[0]
        if len(legal) > 1:
            missing = enough - int(search.reached[search.root])
            if missing > 0:
                search.grow(here, missing, UNLIMITED_SECONDS, random)
            id = search.best()
        here.play(id)
        ids.append(id)
        if not search.advance([id]):
            search = judge.search(seat)
    kept.root = root
    return ids
