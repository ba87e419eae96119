"""Whole actions: found by walking the contract, complete, and no way left out."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from librt.random import Random

from ludus.core.game import CHANCE, OVER, Choices, State
from ludus.core.plans import is_complete, plans
from ludus.core.registry import get, names


def reached(name: str, seed: int, plies: int) -> State:
    """A state of a random game, where a seat decides."""
    state, random, choices = get(name).new(min(get(name).players)), Random(seed), Choices()
    while state.actor != OVER and (plies > 0 or state.actor == CHANCE):
        state.fill(choices)
        state.play(choices.draw(random) if state.actor == CHANCE else choices.pick(random))
        plies -= 1
    return state


@pytest.mark.parametrize("name", names())
@settings(max_examples=12, deadline=None)
@given(seed=st.integers(0, 50), plies=st.integers(0, 120))
def test_every_plan_is_played_by_one_seat_to_where_its_action_ends(
    name: str, seed: int, plies: int
) -> None:
    state = reached(name, seed, plies)
    found = plans(state)
    assert len({tuple(ids) for ids in found}) == len(found)
    for ids in found[:: max(1, len(found) // 20)]:
        here = state.copy()
        for number, id in enumerate(ids):
            assert number == 0 or not is_complete(here, state.actor, state.top)
            assert here.actor == state.actor
            here.apply(id)
        assert is_complete(here, state.actor, state.top)


@pytest.mark.parametrize("name", names())
@settings(max_examples=12, deadline=None)
@given(seed=st.integers(0, 50), plies=st.integers(0, 120))
def test_plans_begin_with_every_legal_decision_or_there_are_none(
    name: str, seed: int, plies: int
) -> None:
    state = reached(name, seed, plies)
    key = state.key()
    found = plans(state)
    assert state.key() == key
    if found:
        assert {ids[0] for ids in found} == set(state.legal())


def test_too_many_plans_are_not_offered_and_nobody_plans_after_the_end() -> None:
    turn = reached("council", 1, 30)
    assert len(plans(turn)) > 10
    assert plans(turn, most=10) == []
    assert plans(turn, nodes=10) == []
    assert plans(reached("rome", 1, 10_000)) == []


def test_buying_a_permit_is_one_plan_from_the_council_to_the_permit() -> None:
    game = get("council")
    kinds = {
        tuple(game.describe(id).kind for id in ids)
        for seed in range(4)
        for ids in plans(reached("council", seed, 30))
    }
    assert any(way[:2] == ("buy", "council") and way[-1] == "take" for way in kinds)
