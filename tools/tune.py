"""Tunes the weights of a game's evaluation by self-play, and plays the new against the old.

Bots play each other, straying now and then. Some of the positions on the way are left by an id
drawn at random, and a longer search judges where that leads. The weights are fitted so that the
evaluation gives at a glance the chances that the search found (a conditional logit). Fitted to who
won in the end they foretell games better and play them worse: good players are ahead wherever they
are, so what goes with winning is not what wins.
How close the fit is is measured on every fifth game, which it does not see; what it is worth, in a
match of one bot with the new weights against bots with the old ones, which stay unless they lose.
`python -m tools.tune municipium --write` puts them into the game's `evaluate.py`.
"""

import argparse
import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import partial
from typing import Final, TypeVar

import numpy as np
from librt.random import Random
from numpy.typing import NDArray
from rich.progress import track

from ludus.arena.jobs import spread
from ludus.arena.seeds import seed_of
from ludus.arena.tournament import interval
from ludus.bots import Budget, Lineup, Observation
from ludus.bots.bot import FOREVER
from ludus.bots.evaluation import Evaluation
from ludus.bots.ladder import Searcher
from ludus.bots.search import Search
from ludus.core.game import CHANCE, OVER, Choices, Game, State
from ludus.core.match import Match
from ludus.core.registry import get, names
from tools.forms import SOURCES

Numbers = NDArray[np.float64]
Weights = tuple[float, ...]
Task = TypeVar("Task")

RELUCTANCE: Final = 10.0
"""How hard it is to move a weight: as if so many positions spoke against it."""
HELD_BACK: Final = 5
"""One game in so many is kept from the fit, to judge it by."""


@dataclass(frozen=True)
class Tuning:
    """What the self-play of one number of players has in common."""

    game: str
    players: int
    iterations: int
    longer: int
    stray: float
    keep: float
    seed: int


@dataclass(frozen=True)
class Positions:
    """Features (positions x seats x features), and the chance of each seat."""

    features: Numbers
    chances: Numbers


def main() -> None:
    """Play, fit, play again, and show or write the weights."""
    parser = argparse.ArgumentParser(prog="tune", description=__doc__.split("\n\n")[0])
    parser.add_argument("game", choices=names())
    parser.add_argument("--games", type=int, default=1000, help="games for each number of players")
    parser.add_argument("--match", type=int, default=400, help="games of the new against the old")
    parser.add_argument("--iterations", type=int, default=80, help="of the search that plays")
    parser.add_argument("--longer", type=int, default=300, help="of the search that judges")
    parser.add_argument("--stray", type=float, default=0.1, help="share of random decisions")
    parser.add_argument("--keep", type=float, default=0.05, help="share of positions judged")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--write", action="store_true", help="put them into evaluate.py")
    asked = parser.parse_args()
    game = get(asked.game)
    columns = []
    for column, players in enumerate(game.players):
        before = np.array([row[column] for row in game.weights])
        tuning = Tuning(
            asked.game,
            players,
            asked.iterations,
            asked.longer,
            asked.stray,
            asked.keep,
            asked.seed,
        )
        columns.append(tuned(tuning, before, asked.games, asked.match, asked.jobs))
    if asked.write:
        write(game, np.array(columns).T)


def tuned(tuning: Tuning, before: Numbers, games: int, match: int, jobs: int) -> Numbers:
    """The weights for one number of players, with all that is to be said of them."""
    numbers = range(games)
    seen = gathered(tuning, [n for n in numbers if n % HELD_BACK], jobs)
    after = fitted(seen, before)
    show(get(tuning.game), tuning.players, before, after)
    unseen = gathered(tuning, [n for n in numbers if n % HELD_BACK == 0], jobs)
    print(
        f"{len(seen.chances):,} positions fitted; average surprise in {len(unseen.chances):,}"
        f" others: {surprise(unseen, before):.4f} before, {surprise(unseen, after):.4f} after"
    )
    return after if not match or wins(tuning, after, before, match, jobs) else before


def wins(tuning: Tuning, new: Numbers, old: Numbers, games: int, jobs: int) -> bool:
    """Whether the new weights win more than their share against the old: only games tell."""
    contest = partial(contested, tuning, tuple(new), tuple(old))
    won = sum(watched("Match", contest, range(games), jobs))
    low, high = interval(won, games)
    better = won * tuning.players > games
    print(
        f"New weights against old, one among {tuning.players}, {games} games:"
        f" {won / games:.1%} won (95%: {low:.1%} to {high:.1%}; fair: {1 / tuning.players:.0%}):"
        f" {'kept' if better else 'the old ones stay'}"
    )
    return better


def watched(what: str, work: partial[Task], tasks: Iterable[int], jobs: int) -> Iterator[Task]:
    """The work spread over processes, with a progress bar."""
    listed = list(tasks)
    return iter(track(spread(work, listed, jobs), description=what, total=len(listed)))


def gathered(tuning: Tuning, numbers: list[int], jobs: int) -> Positions:
    """The positions of these games of self-play."""
    name = f"{tuning.game}, {tuning.players} players"
    parts = list(watched(name, partial(practised, tuning), numbers, jobs))
    return Positions(
        np.concatenate([part.features for part in parts]),
        np.concatenate([part.chances for part in parts]),
    )


def practised(tuning: Tuning, number: int) -> Positions:
    """One game: the features of some positions, and what a longer search makes of them."""
    game = get(tuning.game)
    random = Random(seed_of(tuning.seed, number * 10 + tuning.players))
    evaluation = Evaluation(game, tuning.players)
    kept: list[list[list[float]]] = []
    judged: list[list[float]] = []
    match = Match(game, tuning.players, story=False)
    bots = [Straying(tuning.stray) for _ in range(tuning.players)]
    lineup = Lineup(game, bots, tuning.iterations)
    for _ in lineup.play(match, lambda actor: random):
        if random.random() < tuning.keep:
            other = strayed(match.state, random)
            if other.actor != OVER:
                evaluation.measure(other)
                kept.append(list(by_seat(evaluation, tuning.players, len(game.features))))
                judged.append(judgement(other, tuning.longer, random))
    shape = (len(kept), tuning.players)
    return Positions(np.array(kept).reshape(*shape, len(game.features)), np.reshape(judged, shape))


def strayed(state: State, random: Random) -> State:
    """Where an id drawn at random leads: the next position with something to decide, or the end."""
    other, choices = state.copy(), Choices()
    other.fill(choices)
    other.play(choices.pick(random))
    while other.actor != OVER:
        other.fill(choices)
        if other.actor == CHANCE:
            other.play(choices.draw(random))
        elif choices.count == 1:
            other.play(choices.ids[0])
        else:
            break
    return other


def judgement(state: State, iterations: int, random: Random) -> list[float]:
    """The chance of each seat, as the one who is to decide finds by searching."""
    search = Search(state.game, int(state.players), int(state.actor))
    search.grow(state, iterations, FOREVER, random)
    return search.values()


def contested(tuning: Tuning, new: Weights, old: Weights, number: int) -> float:
    """What a bot with the new weights wins of a game against the old ones, seats in turn."""
    random = Random(seed_of(tuning.seed + 1, number // tuning.players * 10 + tuning.players))
    seat = number % tuning.players
    weights = [new if other == seat else old for other in range(tuning.players)]
    match = Match(get(tuning.game), tuning.players, story=False)
    lineup = Lineup(match.game, [Searcher(weights=each) for each in weights], tuning.iterations)
    lineup.play_on(match, lambda actor: random)
    return match.state.result().shares()[seat]


class Straying(Searcher):
    """A searching bot that now and then decides at random."""

    def __init__(self, stray: float) -> None:
        super().__init__()
        self.stray = stray

    def decide(self, observation: Observation, budget: Budget) -> int:
        if observation.random.random() < self.stray:
            legal = observation.legal()
            return legal[observation.random.randrange(len(legal))]
        return super().decide(observation, budget)


def by_seat(evaluation: Evaluation, players: int, count: int) -> Iterator[list[float]]:
    """The measured features, seat by seat."""
    for seat in range(players):
        yield [evaluation.features[seat * count + i] for i in range(count)]


def chances(features: Numbers, weights: Numbers) -> Numbers:
    """The chance of each seat in each position."""
    strength = features @ weights
    grown = np.exp(strength - strength.max(axis=1, keepdims=True))
    found: Numbers = grown / grown.sum(axis=1, keepdims=True)
    return found


def surprise(positions: Positions, weights: Numbers) -> float:
    """How wrong the chances are on average: 0 for a prophet."""
    found = np.log(chances(positions.features, weights))
    return float(-(positions.chances * found).sum(axis=1).mean())


def fitted(positions: Positions, before: Numbers) -> Numbers:
    """The weights of least surprise, by Newton's method; those before are left with reason only."""
    features = positions.features
    weights = before
    for _ in range(30):
        p = chances(features, weights)
        slope = np.einsum("nsf,ns->f", features, positions.chances - p)
        slope -= RELUCTANCE * (weights - before)
        mean = np.einsum("nsf,ns->nf", features, p)
        square = np.einsum("nsf,ns,nsg->fg", features, p, features, optimize=True)
        bend = square - mean.T @ mean + RELUCTANCE * np.eye(len(weights))
        step = np.linalg.solve(bend, slope)
        weights = weights + step
        if np.abs(step).max() < 1e-6:
            break
    return weights


def show(game: Game, players: int, before: Numbers, after: Numbers) -> None:
    """The weights side by side."""
    print(f"{game.title}, {players} players")
    for name, old, new in zip(game.features, before, after, strict=True):
        print(f"{name:<50}{old:>9.3f}{new:>9.3f}", flush=True)


def write(game: Game, weights: Numbers) -> None:
    """Replace the weights in the game's evaluate.py: a row a feature."""
    path = SOURCES / "ludus" / "games" / game.name / "evaluate.py"
    lines = "".join(
        f"    ({', '.join(f'{weight:.3f}' for weight in row)}),  # {name}\n"
        for name, row in zip(game.features, weights, strict=True)
    )
    pattern = r"(WEIGHTS: Final[^=]*= \(\n).*?\n\)\n"
    text = re.sub(pattern, lambda m: m[1] + lines + ")\n", path.read_text(), flags=re.DOTALL)
    path.write_text(text)


if __name__ == "__main__":
    main()
