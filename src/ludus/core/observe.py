"""Observations: what a seat may know, and what it may do, as packed numbers."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64, u8

from ludus.core.game import Choices, Game, State
from ludus.core.sheet import LONGEST, Field, Sheet


def observe(state: State, seat: int, sheet: Sheet) -> None:
    """Write all that the seat may know on the sheet, in place of what stood there."""
    sheet.clear()
    state.game.observe(state, seat, sheet)


@final
class Mask:
    """A byte for each decision of a game, 1 if it can be taken; the buffer is reused."""

    def __init__(self, game: Game) -> None:
        self.allowed: vec[u8] = vec[u8]([0] * game.decisions)
        self.choices: Choices = Choices()

    def row(self) -> "memoryview[int]":
        """The bytes as a buffer, which changes with every `write`."""
        return memoryview(self.allowed)

    def write(self, state: State) -> None:
        """What the actor may do now, in place of what stood there."""
        choices = self.choices
        for i in range(choices.count):
            self.allowed[choices.ids[i]] = 0
        choices.clear()
        if state.actor >= 0:
            state.fill(choices)
            for i in range(choices.count):
                self.allowed[choices.ids[i]] = 1


def fields(game: Game, players: int) -> list[Field]:
    """What the numbers mean that a game writes on a sheet, in their order."""
    sheet = Sheet(LONGEST, described=True)
    game.observe(game.new(players), 0, sheet)
    return sheet.described()


def width(game: Game, players: int) -> int:
    """How many numbers a game writes on a sheet."""
    return sum(field.length for field in fields(game, players))


def from_seat(seat: i64, other: i64, players: i64) -> i64:
    """Another seat as the seat counts them, itself being 0; nobody is -1."""
    if other < 0:
        return -1
    return other - seat if other >= seat else other - seat + players


def clockwise(seat: i64, far: i64, players: i64) -> i64:
    """The seat that is so far from this one."""
    other = seat + far
    return other if other < players else other - players


def observe_moment(state: State, seat: i64, first: i64, sheet: Sheet) -> None:
    """Who decides, whose turn it is, and what is being resolved: the same in every game."""
    n = state.players
    sheet.field("decides", "who decides now, own seat first; nobody at a chance node")
    sheet.pick(from_seat(seat, state.actor, n), n)
    sheet.field("turn", "whose turn it is, own seat first")
    sheet.pick(from_seat(seat, state.active, n), n)
    sheet.field("first", "who is the first player, own seat first")
    sheet.pick(from_seat(seat, first, n), n)
    sheet.field("step", _steps(state, sheet))
    sheet.pick(state.frames[state.top], len(state.game.steps))


def _steps(state: State, sheet: Sheet) -> str:
    """The names of the steps, for those who read the description."""
    if sheet.fields is None:
        return ""
    names = [type(step).__name__ for step in state.game.steps]
    return "what is being resolved: " + ", ".join(names)
