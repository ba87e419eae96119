"""Weights are fitted to who won, and what the fit is worth is measured in games."""

import numpy as np

from ludus.core.registry import get
from tools.tune import Positions, Tuning, chances, contested, fitted, practised, surprise


def drawn(weights: list[float], count: int) -> Positions:
    """Positions of three seats where chance decides by these weights who wins."""
    luck = np.random.default_rng(1)
    features = luck.normal(size=(count, 3, len(weights)))
    won = chances(features, np.array(weights)).cumsum(axis=1) > luck.random((count, 1))
    return Positions(features, np.eye(3)[won.argmax(axis=1)])


def test_the_fit_finds_the_weights_by_which_games_were_won() -> None:
    true = [1.0, -0.5, 0.0, 0.25]
    positions, none = drawn(true, 20_000), np.zeros(4)
    found = fitted(positions, none)
    assert np.abs(found - true).max() < 0.05
    assert surprise(positions, found) < surprise(positions, none)


def test_a_practice_game_keeps_positions_of_every_seat_with_the_end() -> None:
    tuning = Tuning("municipium", 3, iterations=2, stray=0.2, keep=0.3, seed=1)
    positions = practised(tuning, 0)
    assert len(positions.features) > 10
    assert positions.features.shape[:2] == positions.shares.shape
    assert np.allclose(positions.shares.sum(axis=1), 1.0)
    assert np.array_equal(positions.features, practised(tuning, 0).features)


def test_better_weights_win_the_match() -> None:
    tuning = Tuning("rome", 2, iterations=8, stray=0.0, keep=0.0, seed=1)
    good = tuple(row[0] for row in get("rome").weights)
    bad = tuple(-weight for weight in good)
    assert sum(contested(tuning, good, bad, number) for number in range(6)) == 6
