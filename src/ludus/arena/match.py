"""One game between bots: who sat where, what came of it, how long they thought."""

from dataclasses import dataclass, field

from librt.random import Random

from ludus.arena.seeds import seed_of
from ludus.bots import Lineup, RandomSource
from ludus.core.game import CHANCE, shares
from ludus.core.match import Match
from ludus.core.registry import get as get_game


@dataclass(frozen=True)
class Setting:
    """What all games of an arena have in common."""

    game: str
    players: int
    bots: tuple[str, ...]
    seed: int = 0
    options: dict[str, str] = field(default_factory=dict)
    iterations: int | None = None
    """Instead of what each bot thinks with by itself."""


@dataclass(frozen=True)
class Played:
    """One game that was played, seat by seat."""

    number: int
    bots: list[str]
    scores: list[int]
    winners: list[int]
    decisions: list[int]
    seconds: list[float]
    turns: int
    failures: list[str]
    ids: list[int]
    """Every id played, outcomes included: the record of the game."""

    def shares(self) -> list[float]:
        """What each seat has of the victory."""
        return shares(self.winners, len(self.scores))


def play(setting: Setting, number: int, bots: tuple[str, ...]) -> Played:
    """Play game `number` of the setting with these bots, seat by seat.

    Budgets are iterations, never seconds, so the same seed gives the same game everywhere.
    """
    game = get_game(setting.game)
    match = Match(game, setting.players, setting.options, list(bots), story=False)
    lineup = Lineup(game, bots, setting.iterations, guard=True)
    decisions, seconds = [0] * setting.players, [0.0] * setting.players
    failures: list[str] = []
    for made in lineup.play(match, random_source(seed_of(setting.seed, number), setting.players)):
        seat = int(match.state.actor)
        decisions[seat] += 1
        seconds[seat] += made.seconds
        if made.failure is not None:
            failures.append(str(made.failure))
    result = match.state.result()
    return Played(
        number=number,
        bots=list(bots),
        scores=result.scores,
        winners=result.winners,
        decisions=decisions,
        seconds=seconds,
        turns=int(match.state.turn),
        failures=failures,
        ids=match.record.ids,
    )


def random_source(seed: int, players: int) -> RandomSource:
    """A generator for the draws and one for each seat, so that no bot disturbs the others."""
    draws = Random(seed)
    seats = [Random(seed_of(seed, seat)) for seat in range(players)]
    return lambda actor: draws if actor == CHANCE else seats[actor]
