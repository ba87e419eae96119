"""The search with a model of one's own, on toys whose best play is known."""

from typing import Any

import numpy as np
import pytest
from librt.random import Random

from ludus.bots import Budget, Observation
from ludus.bots.batched import BatchedSearch, ModelBot
from ludus.core.errors import LudusError
from ludus.core.game import State
from ludus.core.match import Match
from ludus.core.observe import width
from ludus.core.registry import get
from tests.bots.toys import Guess, Lottery, Nim


def even(observations: Any, masks: Any) -> tuple[Any, Any]:
    """Likes everything and expects nothing in particular."""
    return masks.astype(float), np.full((len(masks), 4), 0.5)


def best(state: State, seat: int, model: Any = even, batch: int = 8) -> int:
    search = BatchedSearch(state.game, int(state.players), seat, model, batch)
    random = Random(1)
    search.grow(lambda: state.sample(seat, random), 600, random)
    return search.best()


@pytest.mark.parametrize("batch", [1, 16])
@pytest.mark.parametrize(("taken", "winning"), [([], 1), ([2, 1], 2), ([3, 3], 3)])
def test_it_finds_the_winning_move_of_nim(taken: list[int], winning: int, batch: int) -> None:
    state = Nim().new(2)
    for id in taken:
        state.apply(id)
    assert best(state, 0, batch=batch) == winning


def test_it_weighs_chance_and_cannot_see_what_its_seat_has_not_seen() -> None:
    assert best(Lottery().new(2), 0) == 2
    for secret in (11, 12, 13):
        state = Guess().new(2)
        state.apply(secret)
        assert best(state, 0) == 2


def test_the_policy_is_tried_first_and_the_value_is_believed() -> None:
    def likes_three(observations: Any, masks: Any) -> tuple[Any, Any]:
        policy = np.zeros(masks.shape)
        policy[:, 3] = 1
        return policy, np.full((len(masks), 2), 0.5)

    search = BatchedSearch(Nim(), 2, 0, likes_three, 1)
    search.grow(lambda: Nim().new(2), 3, Random(1))
    assert search.best() == 3


def test_the_model_gets_the_rows_of_many_leaves_and_the_bot_plays() -> None:
    asked: list[tuple[int, ...]] = []

    class Even(ModelBot):
        batch = 8

        @staticmethod
        def model(observations: Any, masks: Any) -> tuple[Any, Any]:
            asked.append(observations.shape)
            assert masks.any(axis=1).all()
            return even(observations, masks)

    game = get("council")
    match = Match(game, 3, story=False)
    match.settle(Random(2))
    seat = int(match.state.actor)
    bot = Even()
    assert bot.budget(game).iterations == 200
    chosen = bot.decide(Observation(match, seat, Random(3)), Budget(iterations=40))
    assert chosen in match.state.legal()
    assert max(rows for rows, _ in asked) == 8
    assert {numbers for _, numbers in asked} == {width(game, 3)}


@pytest.mark.parametrize(
    ("made", "said"),
    [
        (lambda masks: (masks / 1, np.full((len(masks), 2), np.nan)), "values are shares of the"),
        (lambda masks: (masks * np.nan, np.zeros((len(masks), 2))), "weight for every legal id"),
        (lambda masks: (masks * -0.5, np.zeros((len(masks), 2))), "of logits take the softmax"),
        (
            lambda masks: (masks / 1, np.zeros(len(masks))),
            r"values of the shape \(1, 2\), not .* and \(1,\)",
        ),
        (
            lambda masks: (masks[:, :2] / 1, np.zeros((len(masks), 2))),
            r", not \(1, 2\) and",
        ),
    ],
)
def test_what_no_model_can_mean_is_refused_and_not_searched_by(made: Any, said: str) -> None:
    search = BatchedSearch(Nim(), 2, 0, lambda rows, masks: made(masks), 1)
    with pytest.raises(LudusError, match=said):
        search.grow(lambda: Nim().new(2), 3, Random(1))
