"""Matches between two networks: only games tell which is better."""

import json
import time
from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial
from importlib.resources import files
from typing import Final, NamedTuple

from librt.random import Random

from ludus.arena.jobs import run_tasks
from ludus.arena.seeds import seed_of
from ludus.arena.tournament import interval
from ludus.bots import Budget
from ludus.bots.ladder import Searcher
from ludus.bots.lineup import Lineup
from ludus.bots.nets import Layers, linear
from ludus.bots.search import Search
from ludus.core.game import CHANCE, Choices, Game
from ludus.core.match import Match
from ludus.core.registry import get


@dataclass(frozen=True)
class Contest:
    """One seat with a new network among seats with an old one.

    `pace` is how many iterations the new one does while the old one does one: both get the same
    time, counted in iterations so that the same seed gives the same games.
    """

    game: str
    players: int
    new: Layers
    old: Layers
    iterations: int
    pace: float
    seed: int

    def budget(self, new: bool) -> Budget:
        """What a seat thinks with."""
        return Budget(max(round(self.iterations * (self.pace if new else 1.0)), 1))


class Contender(Searcher):
    """A searcher with a network and a budget of its own."""

    def __init__(self, layers: Layers, budget: Budget) -> None:
        super().__init__(layers=layers)
        self.given = budget

    def budget(self, game: Game) -> Budget:
        return self.given


class GateResult(NamedTuple):
    """What the new network won of so many games with so many iterations for the old one."""

    iterations: int
    won: float
    games: int

    def sentence(self, players: int) -> str:
        """The share with its interval."""
        low, high = interval(self.won, self.games)
        return (
            f"{self.won / self.games:.1%} of {self.games} games at {self.iterations} iterations"
            f" (95%: {low:.1%} to {high:.1%}; fair: {1 / players:.1%})"
        )


def contested(contest: Contest, number: int) -> float:
    """What the new network wins of a game; it takes every seat in turn with the same luck."""
    seat = number % contest.players
    random = Random(seed_of(contest.seed, number // contest.players))
    new = Contender(contest.new, contest.budget(True))
    bots = [
        new if other == seat else Contender(contest.old, contest.budget(False))
        for other in range(contest.players)
    ]
    game = get(contest.game)
    match = Match(game, contest.players, story=False)
    Lineup(game, bots).play_on(match, lambda actor: random)
    return match.state.result().shares()[seat]


def matched(contest: Contest, games: int, jobs: int) -> Iterator[float]:
    """What the new network wins of each game, as they end."""
    return run_tasks(partial(contested, contest), range(games), jobs)


def passes(outcomes: list[GateResult], players: int) -> bool:
    """Whether it is better: no budget below its share, and all together above it by one error."""
    fair = 1 / players
    games = sum(outcome.games for outcome in outcomes)
    share = sum(outcome.won for outcome in outcomes) / games
    error = (fair * (1 - fair) / games) ** 0.5
    return share > fair + error and all(o.won >= fair * o.games for o in outcomes)


FIXED: Final = "fixed.json"


def fixed_opponent(game: Game, players: int) -> Layers | None:
    """Weights by hand that no training changes, of another kind than all that learned; or none.

    Networks of one family can win against each other and lose to everybody else.
    """
    text = (files(__package__) / FIXED).read_text(encoding="utf-8")
    weights: dict[str, float] | None = json.loads(text).get(game.name, {}).get(str(players))
    if weights is None:
        return None
    return linear([weights.get(feature, 0.0) for feature in game.features])


class AgainstFixed(NamedTuple):
    """What the new network and the old one win of so many games each against the fixed opponent."""

    iterations: int
    new: float
    old: float
    games: int


def holds_up(outcomes: list[AgainstFixed]) -> bool:
    """Whether it wins no less than the old one does there, by more than one error of the two."""
    for outcome in outcomes:
        share = (outcome.new + outcome.old) / (2 * outcome.games)
        error = (2 * share * (1 - share) / outcome.games) ** 0.5
        if (outcome.old - outcome.new) / outcome.games > error:
            return False
    return True


WATCHED_GAMES: Final = 4
LEAST_SCORE: Final = 0.5
"""What part of the old network's winning score the new one must reach against itself."""


class WinningScores(NamedTuple):
    """The winner's score in each of some games of each network against itself."""

    iterations: int
    new: list[int]
    old: list[int]


@dataclass(frozen=True)
class SelfPlay:
    """A network in all seats: matches do not show games in which nobody gets a point."""

    game: str
    players: int
    layers: Layers
    iterations: int
    seed: int


def self_played(setting: SelfPlay, number: int) -> int:
    """The winner's score in a game of self-play."""
    budget, random = Budget(setting.iterations), Random(seed_of(setting.seed, number))
    bots = [Contender(setting.layers, budget) for _ in range(setting.players)]
    match = Match(get(setting.game), setting.players, story=False)
    Lineup(match.game, bots).play_on(match, lambda actor: random)
    return max(match.state.result().scores)


def winning_scores(setting: SelfPlay, jobs: int) -> list[int]:
    """The winner's score in each of some games of self-play."""
    return list(run_tasks(partial(self_played, setting), range(WATCHED_GAMES), jobs))


def lively(watched: list[WinningScores]) -> bool:
    """Whether the new network gets points against itself, in every game, however long it thinks."""
    return all(
        min(scores.new) > 0 and sum(scores.new) >= LEAST_SCORE * sum(scores.old)
        for scores in watched
    )


MEASURED: Final = 400
"""Iterations by which the pace of a network is measured at each of the plies below."""
PLIES: Final = (20, 35, 50, 65, 80, 95)


def pace(game: str, players: int, new: Layers, old: Layers) -> float:
    """How many iterations the new network does in the time of one of the old one."""
    spent = {True: 0.0, False: 0.0}
    for plies in PLIES:
        for is_new in (True, False):
            layers = new if is_new else old
            spent[is_new] += min(_spent(game, players, layers, plies) for _ in range(3))
    return spent[False] / spent[True]


def _spent(game: str, players: int, layers: Layers, least: int) -> float:
    """Processor seconds an iteration takes from that far into a random game."""
    state, random, choices = get(game).new(players), Random(3), Choices()
    plies = 0
    while True:
        state.fill(choices)
        if plies >= least and state.actor >= 0 and choices.count > 1:
            break
        state.play(choices.draw(random) if state.actor == CHANCE else choices.pick(random))
        plies += 1
    search = Search(state.game, players, int(state.actor), layers)
    start = time.process_time()
    search.grow(state, MEASURED, 1e9, random)
    return (time.process_time() - start) / int(search.iterations)
