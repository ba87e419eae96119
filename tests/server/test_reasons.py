"""Why something cannot be done, and how the game stands: both by the rules alone."""

import pytest

from ludus.core.game import OVER, State
from ludus.core.plans import plans
from ludus.core.registry import names
from ludus.server.present.game import reason, standing
from ludus.server.present.reader import Reader
from tests.test_plans import reached


def reasons(state: State, *kinds: str) -> set[str]:
    """The sentences about decisions of these kinds that nobody asks about at this moment."""
    game, found = state.game, set()
    offered = {id for ids in plans(state) for id in ids}
    for id in range(game.decisions):
        if game.describe(id).kind in kinds and id not in offered:
            refused = reason(state, int(state.actor), id, [], ["a", "b", "c"])
            if refused.code == "illegal":
                found.add(refused.sentences["en"])
    return found


def test_a_reason_is_given_where_the_rules_would_ask() -> None:
    """At the start of a turn of the Council a city is asked about in the middle of an action."""
    told: set[str] = set()
    for seed in (15, 21, 22):
        state = reached("council", seed, 130)
        if state.prompt().key == "prompt.turn":
            told |= reasons(state, "council", "city", "route")
    assert any("emporium" in sentence for sentence in told)
    assert any("do not satisfy" in sentence or "cannot pay" in sentence for sentence in told)
    assert not any("cannot be done now" in sentence for sentence in told)


@pytest.mark.parametrize("name", names())
def test_what_is_counted_and_what_would_be_added_are_the_result(name: str) -> None:
    for seed in range(3):
        state = reached(name, seed, 100_000)
        assert state.actor == OVER
        stands = standing(state, Reader(0, "en", ("a", "b", "c", "d")))
        added = [sum(line.points[seat] for line in stands.lines) for seat in range(state.players)]
        total = [sum(pair) for pair in zip(stands.scores, added, strict=True)]
        assert total == state.result().scores
