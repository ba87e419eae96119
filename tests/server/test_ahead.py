"""Planning while others think: the board as it stands, as if one's own turn began."""

import pytest
from librt.random import Random

from ludus.core.game import CHANCE, OVER
from ludus.core.match import Match
from ludus.core.registry import get, names
from ludus.server.errors import Refusal
from ludus.server.present import game as present
from ludus.server.present.reader import Reader


@pytest.mark.parametrize("name", names())
def test_whoever_waits_can_plan_on_the_board_as_it_stands(name: str) -> None:
    match, random = Match(get(name), 3, story=False), Random(4)
    planned = asked = 0
    while match.state.actor != OVER and asked < 24:
        waits = match.state.actor not in (CHANCE, 1)
        if waits and len(match.plies) > 60 and len(match.plies) % 5 == 0:
            asked += 1
            state = present.ahead(match, 1)
            assert state.actor == 1
            assert state.view(1).keys() == match.state.view(1).keys()
            reader = Reader(1, "en", ("Ada", "Bea", "Cai"))
            offered = present.plans(state, 0, reader, single=True)
            assert {ids[0] for ids in offered.plans} == set(state.legal())
            shown = present.preview(state, 0, offered.plans[-1], reader)
            planned += shown.text != ""
        if match.state.actor == CHANCE:
            match.draw(random)
        else:
            match.play(match.pick(random))
    assert asked > 10
    assert planned > asked // 2


def test_nothing_is_planned_while_members_are_placed() -> None:
    match = Match(get("municipium"), 2, story=False)
    match.settle(Random(1))
    with pytest.raises(Refusal) as refused:
        present.ahead(match, 1 - int(match.state.actor))
    assert refused.value.code == "nothing-to-plan"
