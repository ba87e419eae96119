"""Tunes the weights of a game's evaluation by self-play.

Bots play each other, straying now and then so that odd positions are seen too. The features of
positions along the way are kept with who won in the end, and the weights are fitted so that the
chances the evaluation gives are as close as they can be to what happened (a conditional logit).
`python -m tools.tune municipium --write` puts them into the game's `evaluate.py`.
"""

import argparse
import re
from collections.abc import Iterator
from typing import Final

import numpy as np
from librt.random import Random
from numpy.typing import NDArray

from ludus.arena.seeds import seed_of
from ludus.bots import Budget, Sight
from ludus.bots.ladder import Searcher
from ludus.core.evaluation import Evaluation
from ludus.core.game import CHANCE, OVER, Choices, Game
from ludus.core.registry import get
from tools.forms import SOURCES

Features = NDArray[np.float64]
"""positions x seats x features"""

RELUCTANCE: Final = 10.0
"""How many games' worth of surprise it takes to move a weight."""


def main() -> None:
    """Play, fit, and show or write the weights."""
    parser = argparse.ArgumentParser(prog="tune", description=__doc__.split("\n\n")[0])
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=2000, help="games for each number of players")
    parser.add_argument("--iterations", type=int, default=40, help="of the search that plays")
    parser.add_argument("--stray", type=float, default=0.1, help="share of random decisions")
    parser.add_argument("--keep", type=float, default=0.2, help="share of positions kept")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--write", action="store_true", help="put them into evaluate.py")
    asked = parser.parse_args()
    game = get(asked.game)
    columns = []
    for column, players in enumerate(game.players):
        features, shares = gathered(game, players, asked)
        before = np.array([row[column] for row in game.weights])
        after = fitted(features, shares, before)
        show(game, players, before, after)
        better = (
            f"{surprise(features, shares, before):.4f}, {surprise(features, shares, after):.4f}"
        )
        print(f"{len(shares):,} positions; average surprise before and after: {better}")
        columns.append(after)
    if asked.write:
        write(game, np.array(columns).T)


def gathered(
    game: Game, players: int, asked: argparse.Namespace
) -> tuple[Features, NDArray[np.float64]]:
    """The positions of self-play with so many players, and who won."""
    rows: list[list[list[float]]] = []
    shares: list[list[float]] = []
    for number in range(asked.games):
        random = Random(seed_of(asked.seed, number * 10 + players))
        positions, result = played(game, players, random, asked)
        rows += positions
        shares += [result] * len(positions)
    return np.array(rows), np.array(shares)


def played(
    game: Game, players: int, random: Random, asked: argparse.Namespace
) -> tuple[list[list[list[float]]], list[float]]:
    """One game: the features of some positions, and how the victory was shared."""
    state = game.new(players)
    sight, choices, evaluation = Sight(players), Choices(), Evaluation(game, players)
    budget = Budget(iterations=asked.iterations)
    bots = [Searcher(budget) for _ in range(players)]
    kept: list[list[list[float]]] = []
    while state.actor != OVER:
        state.fill(choices)
        if state.actor == CHANCE:
            id = int(choices.draw(random))
        elif random.random() < asked.stray:
            id = int(choices.pick(random))
        else:
            seat = int(state.actor)
            id = bots[seat].decide(sight.of(state, seat, random), budget)
        sight.play(state, id)
        if state.actor >= 0 and random.random() < asked.keep:
            evaluation.measure(state)
            kept.append(list(by_seat(evaluation, players, len(game.features))))
    winners = state.result().winners
    return kept, [(seat in winners) / len(winners) for seat in range(players)]


def by_seat(evaluation: Evaluation, players: int, count: int) -> Iterator[list[float]]:
    """The measured features, seat by seat."""
    for seat in range(players):
        yield [evaluation.features[seat * count + i] for i in range(count)]


def chances(features: Features, weights: NDArray[np.float64]) -> NDArray[np.float64]:
    """The chance of each seat in each position."""
    strength = features @ weights
    grown = np.exp(strength - strength.max(axis=1, keepdims=True))
    found: NDArray[np.float64] = grown / grown.sum(axis=1, keepdims=True)
    return found


def surprise(
    features: Features, shares: NDArray[np.float64], weights: NDArray[np.float64]
) -> float:
    """How wrong the chances are on average: 0 for a prophet."""
    return float(-(shares * np.log(chances(features, weights))).sum(axis=1).mean())


def fitted(
    features: Features, shares: NDArray[np.float64], before: NDArray[np.float64]
) -> NDArray[np.float64]:
    """The weights of least surprise, by Newton's method; those before are left with reason only."""
    weights = before
    for _ in range(30):
        p = chances(features, weights)
        slope = np.einsum("nsf,ns->f", features, shares - p) - RELUCTANCE * (weights - before)
        mean = np.einsum("nsf,ns->nf", features, p)
        spread = np.einsum("nsf,ns,nsg->fg", features, p, features, optimize=True)
        bend = spread - mean.T @ mean + RELUCTANCE * np.eye(len(weights))
        step = np.linalg.solve(bend, slope)
        weights = weights + step
        if np.abs(step).max() < 1e-6:
            break
    return weights


def show(game: Game, players: int, before: NDArray[np.float64], after: NDArray[np.float64]) -> None:
    """The weights side by side."""
    print(f"{game.title}, {players} players")
    for name, old, new in zip(game.features, before, after, strict=True):
        print(f"{name:<50}{old:>9.3f}{new:>9.3f}", flush=True)


def write(game: Game, weights: NDArray[np.float64]) -> None:
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
