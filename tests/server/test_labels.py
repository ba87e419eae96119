"""What a choice is called is what the prompt calls it, in a plan as well."""

import pytest
from librt.random import Random

from ludus.core.game import OVER
from ludus.core.match import Match
from ludus.core.registry import get
from ludus.server.present import game as present
from ludus.server.present.reader import Reader, choice


def at_the_emporium() -> Match:
    """A game of Municipium where the one at the Emporium may draw or stop."""
    match, random = Match(get("municipium"), 2), Random(1)
    while match.state.actor != OVER:
        match.settle(random)
        if match.state.prompt().key == "prompt.emporium" and len(match.state.kinds()) == 2:
            return match
        match.play(match.pick(random))
    raise AssertionError("Nobody came to the Emporium.")


@pytest.mark.parametrize(
    ("language", "stop", "decline"),
    [("en", "Stop", "Decline"), ("it", "Fermati", "Rinuncia"), ("fr", "S'arrêter", "Renoncer")],
)
def test_a_plan_stops_at_the_emporium_and_declines_elsewhere(
    language: str, stop: str, decline: str
) -> None:
    match = at_the_emporium()
    reader = Reader(int(match.state.actor), language, ("Ada", "Bea"))
    offered = {choice.kind: choice.label for choice in present.choices(match.state, reader)}
    planned = {c.kind: c.label for c in present.plans(match.state, 0, reader).choices}
    assert planned["decline"] == offered["decline"] == stop
    id = match.game.parse("decline")
    elsewhere = choice("municipium", id, language, ("Ada", "Bea"), "prompt.forum")
    assert elsewhere.label == decline
