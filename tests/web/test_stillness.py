"""A table that holds still: fixed places, a guard for what has just appeared, reasons, the past."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import Visit
from tests.web.player import BOT, ME, Player, new_table, reached, table_at, tap

pytestmark = pytest.mark.slow
SETTLED = "main[data-settled=true][data-mine=true]"
DEVICE = {"kind": "device", "name": "Livia"}
STILL = 400
"""Milliseconds in which what has just appeared under the pointer takes no click."""
NOW = "document.querySelector('main').dataset.moment"


def rome(page: Page) -> str:
    """A table of Rome at which it is this person's turn, on a clock that the test turns."""
    page.clock.install()
    table = new_table(page, "rome", [ME, BOT])
    for _ in range(100):
        if page.locator(SETTLED).count():
            break
        page.clock.run_for(100)
    expect(page.locator(SETTLED)).to_be_visible()
    # From here on only the test turns the clock: what the machine takes must not count.
    page.clock.pause_at(page.evaluate("Date.now()") / 1000 + 1)
    return table


def test_a_second_click_at_once_does_not_count_and_a_later_one_does(visit: Visit) -> None:
    page = visit()
    rome(page)
    x, y = _middle(page, "stack:red")
    page.mouse.move(x, y)
    page.mouse.click(x, y)
    picked = page.locator("main[data-picked='1']")
    expect(picked).to_be_visible()
    page.clock.run_for(STILL - 50)
    page.mouse.click(x, y)
    expect(picked).to_be_visible()
    page.clock.run_for(100)
    page.mouse.click(x, y)
    expect(page.locator("main[data-picked='0']")).to_be_visible()


def _middle(page: Page, spot: str) -> tuple[float, float]:
    box = page.locator(f"[data-spot='{spot}']").bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_a_second_tap_at_once_does_not_count(visit: Visit) -> None:
    page = visit(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    rome(page)
    x, y = _middle(page, "stack:red")
    page.touchscreen.tap(x, y)
    picked = page.locator("main[data-picked='1']")
    expect(picked).to_be_visible()
    page.touchscreen.tap(x, y)
    expect(picked).to_be_visible()
    page.clock.run_for(STILL + 1)
    page.touchscreen.tap(x, y)
    expect(page.locator("main[data-picked='0']")).to_be_visible()


def test_a_key_pressed_twice_chooses_once(visit: Visit) -> None:
    page = visit()
    rome(page)
    page.locator("[data-spot='stack:red'] > .halo").focus()
    page.keyboard.press("Enter")
    picked = page.locator("main[data-picked='1']")
    expect(picked).to_be_visible()
    page.keyboard.press("Enter")
    expect(picked).to_be_visible()
    page.clock.run_for(STILL + 1)
    page.locator("[data-spot='stack:red'] > .halo").press("Enter")
    expect(page.locator("main[data-picked='0']")).to_be_visible()


def test_what_ends_a_turn_stands_always_in_one_place(visit: Visit) -> None:
    page = visit()
    new_table(page, "council", [ME, BOT])
    places, ends = set(), set()
    player = Player(page)
    for _ in range(24):
        expect(page.locator(SETTLED)).to_be_visible()
        box = page.locator(".slot").last.bounding_box()
        places.add(tuple((box or {}).values()))
        ends |= set(page.locator(".slot:last-child button").all_inner_texts())
        others = page.locator(".choices button").all_inner_texts()
        assert "End your turn" not in others
        player.move()
    assert len(places) == 1
    assert ends <= {"End your turn"}


@pytest.mark.parametrize("game", ["council", "rome", "municipium"])
def test_the_board_stands_still_from_one_hint_to_the_next(visit: Visit, game: str) -> None:
    page = visit()
    page.evaluate("localStorage.ludus = JSON.stringify({speed: 'off', hints: true})")
    new_table(page, game, [ME, BOT])
    hint, board = page.locator(".hint"), page.locator("main > .board")
    expect(hint).to_be_visible()
    player = Player(page)
    heights: list[int] = []
    for _ in range(16):
        player.ready()
        if hint.count() or heights:
            heights.append(round(board.evaluate("board => board.getBoundingClientRect().height")))
        player.move()
    assert heights == sorted(heights, reverse=True)
    assert len(set(heights)) <= 2
    page.get_by_label("Settings").first.click()
    page.get_by_label("Hints on first steps").uncheck()
    page.keyboard.press("Escape")
    page.wait_for_function(
        "high => document.querySelector('main > .board').clientHeight >= high", arg=max(heights)
    )


def test_a_place_that_shows_its_ghost_is_not_covered_by_a_tip(visit: Visit) -> None:
    page = visit()
    table_at(page, reached("rome", lambda state: {"play", "draw"} <= set(state.kinds())))
    expect(page.locator(SETTLED)).to_be_visible()
    tap(page, "[data-spot^='atrium:'].live")
    place = page.locator("[data-spot^='lay:'].live > .halo")
    expect(place.first).to_be_visible()
    box = place.first.bounding_box()
    assert box
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    expect(page.locator(".ghost")).to_be_visible()
    expect(page.locator(".would")).to_contain_text("Would: You lay")
    expect(page.locator(".tip")).to_have_count(0)


def test_a_preview_comes_only_after_the_pointer_has_moved_and_leaves_the_news_alone(
    visit: Visit,
) -> None:
    page = visit()
    new_table(page, "rome", [ME, BOT])
    expect(page.locator(SETTLED)).to_be_visible()
    x, y = _middle(page, "stack:red")
    page.mouse.move(x, y)
    would = page.locator(".would")
    expect(would).not_to_be_empty()
    news = page.locator(".lately").inner_text()
    page.mouse.move(x + 2, y)
    assert page.locator(".lately").inner_text() == news
    page.reload()
    expect(page.locator(SETTLED)).to_be_visible()
    expect(would).to_be_empty()


def test_the_past_glows_with_nothing_and_says_that_it_is_the_past(visit: Visit) -> None:
    page = visit()
    new_table(page, "municipium", [ME, BOT])
    Player(page).moves(6)
    expect(page.locator(SETTLED)).to_be_visible()
    assert page.locator("main .live").count() > 0
    page.locator(".entry").nth(1).click()
    expect(page.locator(".bygone")).to_contain_text("This is the past")
    assert page.locator("main .live").count() == 0
    page.keyboard.press("n")
    expect(page.locator(".bygone")).to_have_count(0)
    assert page.locator("main .live").count() > 0


def test_the_citizen_that_was_drawn_is_shown_large_with_its_name(visit: Visit) -> None:
    page = visit()
    new_table(page, "municipium", [ME, BOT])
    player = Player(page)
    for _ in range(60):
        player.ready()
        asked = page.get_by_test_id("prompt").inner_text()
        found = re.search(r"Place an? (priest|advocate|merchant|soldier) in", asked)
        if found:
            expect(page.locator(".held")).to_have_text(found[1], ignore_case=True)
            box = page.locator(".held svg").bounding_box()
            assert box
            assert box["width"] > 50
            return
        player.move()
    raise AssertionError("No citizen was drawn.")
