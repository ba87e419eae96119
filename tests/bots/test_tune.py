"""Weights are fitted to what a longer search finds; what that is worth is measured in games."""

import numpy as np
from librt.random import Random

from ludus.core.game import OVER
from ludus.core.registry import get, names
from tools.tune import (
    Positions,
    Tuning,
    chances,
    contested,
    fitted,
    practised,
    strayed,
    surprise,
)


def drawn(weights: list[float], count: int) -> Positions:
    """Positions of three seats where chance decides by these weights who wins."""
    luck = np.random.default_rng(1)
    features = luck.normal(size=(count, 3, len(weights)))
    won = chances(features, np.array(weights)).cumsum(axis=1) > luck.random((count, 1))
    return Positions(features, np.eye(3)[won.argmax(axis=1)])


def test_the_fit_finds_the_weights_that_the_chances_came_from() -> None:
    true = [1.0, -0.5, 0.0, 0.25]
    positions, none = drawn(true, 20_000), np.zeros(4)
    found = fitted(positions, none)
    assert np.abs(found - true).max() < 0.05
    assert surprise(positions, found) < surprise(positions, none)


def test_a_practice_game_keeps_positions_of_every_seat_and_judges_them() -> None:
    tuning = Tuning("municipium", 3, iterations=2, longer=8, stray=0.2, keep=0.3, seed=1)
    positions = practised(tuning, 0)
    assert len(positions.features) > 10
    assert positions.features.shape[:2] == positions.chances.shape
    assert np.allclose(positions.chances.sum(axis=1), 1.0)
    again = practised(tuning, 0)
    assert np.array_equal(positions.features, again.features)
    assert np.array_equal(positions.chances, again.chances)


def test_a_position_is_left_by_a_random_id_for_one_with_something_to_decide() -> None:
    random = Random(1)
    for name in names():
        state = get(name).new(2)
        for _ in range(200):
            before = state.key()
            other = strayed(state, random)
            assert state.key() == before
            if other.actor == OVER:
                break
            assert other.actor >= 0
            assert len(other.legal()) > 1
            state = other


def test_better_weights_win_the_match() -> None:
    tuning = Tuning("rome", 2, iterations=8, longer=8, stray=0.0, keep=0.0, seed=1)
    good = tuple(row[0] for row in get("rome").weights)
    bad = tuple(-weight for weight in good)
    assert sum(contested(tuning, good, bad, number) for number in range(6)) == 6
