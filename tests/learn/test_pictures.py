"""The pictures of the rules: one for each rule, from positions that the engine allows."""

import re
from pathlib import Path
from typing import Any

import pytest

from ludus.core.language import LANGUAGES
from ludus.core.registry import names
from ludus.learn.pictures import pictures

PAGES = Path(__file__).resolve().parents[2] / "docs" / "rules"
RULE = re.compile(r"^- \*\*([A-Z]{3}-\d\d)\*\*", re.M)
EXAMPLE = re.compile(r"^<!-- picture: ([a-z-]+) -->$", re.M)


@pytest.mark.parametrize("name", names())
def test_every_rule_and_every_example_has_one_picture_in_every_language(name: str) -> None:
    drawn = [picture.of for picture in pictures(name)]
    assert len(set(drawn)) == len(drawn)
    for language in LANGUAGES:
        folder = PAGES if language == "en" else PAGES / language
        page = (folder / f"{name}.md").read_text(encoding="utf-8")
        assert sorted([*RULE.findall(page), *EXAMPLE.findall(page)]) == sorted(drawn), language


@pytest.mark.parametrize("name", names())
def test_a_picture_shows_a_board_or_panels_of_players_there_are(name: str) -> None:
    for picture in pictures(name):
        assert picture.board or picture.panels, picture.of
        for view in views(name, picture.of):
            seats = view.get("players") or view["families"]
            assert all(panel < len(seats) for panel in picture.panels), picture.of


@pytest.mark.parametrize("name", names())
def test_two_pictures_differ_and_something_is_told_between_them(name: str) -> None:
    two = [picture for picture in pictures(name) if len(picture.views) == 2]
    assert len(two) >= 15
    for picture in two:
        assert picture.events, picture.of
        assert picture.views[0] != picture.views[1], picture.of


def views(game: str, of: str) -> list[Any]:
    """What the picture of a rule or an example shows."""
    return [view for picture in pictures(game) if picture.of == of for view in picture.views]


def test_the_examples_of_the_books_end_as_the_books_say() -> None:
    blue, orange = views("municipium", "example-tavern")[1]["families"][:2]
    assert (blue["decurions"], blue["favours"], blue["citizens"]["soldier"]) == (1, 0, 0)
    assert (orange["citizens"]["priest"], orange["citizens"]["soldier"]) == (1, 1)
    before, after = (view["players"][0] for view in views("council", "example-indur"))
    assert after["points"] - before["points"] == 5
    assert after["coins"] - before["coins"] == 5
    assert after["assistants"] == before["assistants"]
    offices = views("rome", "example-theatre")[1]["imperium"]
    assert [o["magistrates"] for o in offices if o["building"] == "theatre"] == [[1, 1, 0]]
    paid = [view["players"][0]["coins"] for view in views("council", "example-paying")]
    assert paid == [10, 8]
