"""A moment of a game and the ids that led to it, which can be copied, pickled and saved."""

from typing import final

from librt.random import Random
from mypy_extensions import i64

from ludus.core.game import CHANCE, OVER, Choices, State
from ludus.core.message import EVERYONE
from ludus.core.record import HIDDEN, Record
from ludus.core.registry import get


@final
class Position:
    """A state, the ids played so far, and who saw each of them."""

    def __init__(self, state: State, options: dict[str, str]) -> None:
        self.state: State = state
        self.options = options
        self.ids: list[int] = []
        self.witnesses: list[int] = []

    def copy(self) -> "Position":
        """An independent position, equal to this one."""
        twin = Position(self.state.copy(), self.options)
        twin.ids = self.ids[:]
        twin.witnesses = self.witnesses[:]
        return twin

    def __deepcopy__(self, memo: object) -> "Position":
        return self.copy()

    def __reduce__(self) -> tuple[object, ...]:
        state = self.state
        return reached, (state.game.name, int(state.players), self.options, self.ids)

    def witness(self) -> int:
        """Who sees the next id."""
        return self.state.witness() if self.state.actor == CHANCE else EVERYONE

    def note(self, id: int, witness: int) -> None:
        """Keep an id that was played."""
        self.ids.append(id)
        self.witnesses.append(witness)

    def play(self, id: int) -> None:
        """Play an id that is known to be legal."""
        self.note(id, self.witness())
        self.state.play(id)

    def apply(self, id: int) -> None:
        """Play an id, if it is legal."""
        witness = self.witness()
        self.state.apply(id)
        self.note(id, witness)

    def roll(self, seats: i64, random: Random, choices: Choices) -> None:
        """Draw lots, and decide at random for a set of seats, until it is another's turn."""
        state = self.state
        while state.actor != OVER:
            if state.actor != CHANCE and not seats >> state.actor & 1:
                return
            state.fill(choices)
            self.play(choices.draw(random) if state.actor == CHANCE else choices.pick(random))

    def seen_by(self, seat: int) -> list[int]:
        """The ids as the seat knows them: all of them when the game is over."""
        seen = self.ids[:]
        if self.state.actor != OVER:
            for at, witness in enumerate(self.witnesses):
                if witness != EVERYONE and witness != seat:
                    seen[at] = HIDDEN
        return seen

    def record(self, seats: list[str]) -> Record:
        """The game so far, the seats by their names."""
        game = self.state.game
        options = game.complete(self.options)
        version, players = game.rules_version, int(self.state.players)
        return Record(game.name, version, players, options, seats, self.ids[:])


def opened(name: str, players: int, options: dict[str, str]) -> Position:
    """A game before anything is drawn."""
    return Position(get(name).new(players, options), options)


def reached(name: str, players: int, options: dict[str, str], ids: list[int]) -> Position:
    """The position these ids lead to."""
    position = opened(name, players, options)
    for id in ids:
        position.play(id)
    return position
