"""Every line of the log names the places it speaks of, by names that the boards have."""

import re

import pytest

from ludus.core.message import SPECTATOR, Message
from ludus.core.registry import get
from ludus.core.telling import filled, kind_of
from tests.conformance.tables import Table, usual_tables
from tools.web import WEB

NOWHERE = {"end", "last-turns"}
"""What happens nowhere on the board."""
ANCHOR = re.compile(r"""(?:data-anchor|data-spot|id)=\{?(?:own \? )?["`]([a-z]+)(:?)""")


def anchors(game: str) -> set[str]:
    """What the places on a game's board are called, up to the colon."""
    folders = (WEB / "src/boards" / game, WEB / "src/table")
    paths = [path for folder in folders for path in folder.glob("*.svelte")]
    return {name + colon for path in paths for name, colon in ANCHOR.findall(path.read_text())}


@pytest.mark.parametrize("table", usual_tables(), ids=str)
def test_what_happens_names_its_places_as_the_board_does(table: Table) -> None:
    known = anchors(table.name)
    match = table.match()
    for id in table.ids(5):
        match.play(id)
    for event in (event for ply in match.plies for event in ply.events):
        for seat in (SPECTATOR, *range(table.players)):
            seen = event.seen_by(seat)
            places = table.game.teller.places(seen)
            assert places or kind_of(seen) in NOWHERE, seen
            assert {re.sub(":.*", ":", place) for place in places} <= known, places


@pytest.mark.parametrize(
    ("game", "kind", "data", "places"),
    [
        (
            "municipium",
            "step",
            {"origin": "baths", "goal": "forum"},
            "building:baths building:forum",
        ),
        ("municipium", "seize", {"family": 1, "loser": 2}, "panel:2 panel:1"),
        ("rome", "send", {"position": 31, "building": "baths"}, "tile:31 imperium:baths"),
        ("rome", "bridge.hidden", {"family": 0, "bridge": 4}, "bridge:4 panel:0"),
        ("council", "neutral", {"cities": ["arkon", "burgen"]}, "city:arkon city:burgen"),
        (
            "council",
            "take",
            {"seat": 3, "cities": ["arkon", "burgen"]},
            "permit:arkon-burgen own:arkon-burgen panel:3",
        ),
    ],
)
def test_an_event_lights_what_it_speaks_of(
    game: str, kind: str, data: dict[str, int | str | list[str]], places: str
) -> None:
    event = Message("event." + kind, dict(data))
    assert get(game).teller.places(event) == places.split()


def test_a_list_of_an_event_gives_a_place_each() -> None:
    assert filled(("a:{x}", "b"), {"x": ["1", "2"]}) == ["a:1", "a:2", "b"]
