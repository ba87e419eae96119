"""The tables every game is tried at, and ways to walk through their games."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from importlib import import_module

from librt.random import Random

from ludus.core.game import CHANCE, OVER, Choices, Game, State
from ludus.core.match import Match
from ludus.core.playout import recorded_playout
from ludus.core.record import Ply
from ludus.core.registry import get, names


@dataclass(frozen=True)
class Table:
    """A game with so many players and these options."""

    name: str
    players: int
    options: dict[str, str] = field(default_factory=dict, hash=False)

    @property
    def game(self) -> Game:
        return get(self.name)

    def new(self) -> State:
        return self.game.new(self.players, self.options)

    def match(self) -> Match:
        return Match(self.game, self.players, self.options)

    def ids(self, seed: int) -> list[int]:
        """A whole game played at random."""
        return recorded_playout(self.new(), Random(seed))

    def __str__(self) -> str:
        options = "".join(f"-{name}={value}" for name, value in self.options.items())
        return f"{self.name}-{self.players}{options}"


def usual_tables() -> list[Table]:
    """Every game with every number of players."""
    return [Table(name, players) for name in names() for players in get(name).players]


def all_tables() -> list[Table]:
    """The usual tables, and each other value of each option once."""
    more = [
        Table(name, min(get(name).players), {option.name: value})
        for name in names()
        for option in get(name).options
        for value in option.values[1:4]
    ]
    return usual_tables() + more


def walk(table: Table, seed: int) -> Iterator[State]:
    """Every state of a random game, the last one included; one object that changes."""
    state = table.new()
    random = Random(seed)
    choices = Choices()
    yield state
    while state.actor != OVER:
        state.fill(choices)
        state.play(choices.draw(random) if state.actor == CHANCE else choices.pick(random))
        yield state


def check_pieces(name: str, state: State) -> None:
    """See that nothing was created or destroyed, by the game's file in `tests/games/pieces`."""
    import_module(f"tests.games.pieces.{name}").check(state)


def told(match: Match, plies: list[Ply], seat: int, language: str) -> list[str]:
    """The log of these plies as the seat reads it."""
    game = match.game
    return [
        game.say(event.seen_by(seat), language, match.record.seats)
        for ply in plies
        for event in ply.events
    ]
