"""The log lights what it speaks of on the board, now and in the past, and tells of one player."""

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import Visit
from tests.web.player import BOT, ME, Player, new_table

pytestmark = pytest.mark.slow
SETTLED = "main[data-settled=true]"
GAMES = ("municipium", "rome", "council")
TOLD = ".board [data-told]"


def played(page: Page, game: str, moves: int) -> None:
    """A table at which some things have happened."""
    new_table(page, game, [ME, BOT])
    player = Player(page)
    for _ in range(moves):
        player.move()
    player.ready()
    expect(page.locator(SETTLED)).to_be_visible()


@pytest.mark.parametrize("game", GAMES)
def test_a_line_lights_its_places_while_it_is_hovered_or_has_the_focus(
    visit: Visit, game: str
) -> None:
    page = visit()
    played(page, game, 6)
    line = page.locator(".log .entry").last
    line.hover()
    expect(page.locator(TOLD).first).to_be_attached()
    page.mouse.move(5, 5)
    expect(page.locator("[data-told]")).to_have_count(0)
    page.keyboard.press("Tab")
    line.focus()
    expect(page.locator(TOLD).first).to_be_attached()
    line.blur()
    expect(page.locator("[data-told]")).to_have_count(0)


def test_a_tap_on_a_line_shows_the_board_with_its_places_lit(visit: Visit) -> None:
    page = visit(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    played(page, "municipium", 6)
    page.locator(".strip .head").first.tap()
    page.locator(".log .entry").last.tap()
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page.locator(TOLD).first).to_be_visible()
    page.get_by_role("button", name="Back to now").first.tap()
    expect(page.locator("[data-told]")).to_have_count(0)


def test_the_log_tells_of_one_player_alone(visit: Visit) -> None:
    page = visit()
    played(page, "municipium", 6)
    whose = page.get_by_role("group", name="Whose lines").get_by_role("button")
    others = page.locator(".log .entry:not(.chance)").filter(has_text="Fortuna")
    expect(others.first).to_be_attached()
    whose.first.click()
    expect(page.locator(".log .entry").first).to_be_attached()
    expect(others).to_have_count(0)
    whose.first.click()
    expect(others.first).to_be_attached()
