"""Whole actions: found by walking the contract, complete, and no way left out."""

from itertools import combinations

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
    actions = get(name).actions
    for ids in found[:: max(1, len(found) // 20)]:
        here = state.copy()
        journey = len(ids) == 2 and actions[ids[0]].data.get("goal") is not None
        for number, id in enumerate(ids):
            ended = is_complete(here, state, further=False)
            assert number == 0 or journey or not ended or not is_complete(here, state)
            assert here.actor == state.actor
            here.apply(id)
        assert is_complete(here, state, further=False)


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


def test_a_member_goes_two_roads_by_one_plan_that_ends_elsewhere() -> None:
    game = get("municipium")
    state = game.setup(
        {"families": [{}, {}], "institutions": [{"name": "tavern", "members": [7, 7]}]}
    )
    found = [[game.text(id) for id in ids] for ids in plans(state) if len(ids) == 2]
    ways = {tuple(way) for way in found if way[0].startswith("step")}
    assert ("step tavern>baths", "step baths>emporium") in ways
    assert ("step tavern>baths", "step baths>tavern") not in ways
    assert all(one.split(">")[1] == other.split()[1].split(">")[0] for one, other in ways)


def test_three_goods_are_given_by_one_plan_and_no_power_is_mixed_with_the_next() -> None:
    game = get("municipium")
    seen = set()
    for seed in range(12):
        state, random, choices = game.new(2), Random(seed), Choices()
        while state.actor != OVER:
            if state.actor >= 0 and state.prompt().key == "prompt.basilica":
                ways = plans(state)
                seen |= {tuple(game.actions[id].kind for id in way) for way in ways}
            state.fill(choices)
            state.play(choices.draw(random) if state.actor == CHANCE else choices.pick(random))
    assert seen == {("give", "give", "give"), ("draw",), ("decline",)}


def test_two_tiles_are_drawn_in_any_order_though_the_last_is_taken_without_asking() -> None:
    game = get("rome")
    state = reached("rome", 1, 4)
    while "draw" not in state.kinds():
        state.play(state.legal()[0])
    wholes: dict[tuple[int, ...], list[int]] = {}
    ways = [way for way in plans(state, wholes=wholes) if game.actions[way[0]].kind == "draw"]
    found = [
        [str(game.actions[id].data["tile"]) for id in wholes.get(tuple(way), way)[1:]]
        for way in ways
    ]
    colours = ("red", "yellow", "green", "blue")
    assert sorted(map(sorted, found)) == sorted(sorted(pair) for pair in combinations(colours, 2))
    assert [len(way) for way in ways].count(2) == 1


def test_the_only_tile_and_the_only_magistrate_are_part_of_the_plan() -> None:
    game = get("rome")
    seen: set[str] = set()
    for seed in range(6):
        state, random, choices = game.new(2), Random(seed), Choices()
        while state.actor != OVER:
            if state.actor >= 0 and {"play", "recall"} & set(state.kinds()):
                wholes: dict[tuple[int, ...], list[int]] = {}
                plans(state, wholes=wholes)
                for way, whole in wholes.items():
                    assert [id for id in whole if id in way] == list(way)
                    seen |= {game.actions[id].kind for id in whole if id not in way}
            state.fill(choices)
            state.play(choices.draw(random) if state.actor == CHANCE else choices.pick(random))
    assert seen == {"take", "tile", "call"}
