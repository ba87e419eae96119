"""Gains rise where they are won; nothing moves for those who asked for calm."""

import json

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import SETTINGS, Visit
from tests.web.player import BOT, ME, Player, new_table

pytestmark = pytest.mark.slow
WATCH = """() => {
    window.floated = 0;
    new MutationObserver((changes) => {
        for (const { addedNodes } of changes)
            for (const node of addedNodes)
                if (node instanceof Element && node.querySelector(".gains.large")) floated += 1;
    }).observe(document.body, { childList: true, subtree: true });
}"""


def seated(page: Page) -> Player:
    """A table of Rome, where pieces travel fast, and one who counts what floats over it."""
    page.evaluate(
        f"localStorage.ludus = JSON.stringify({json.dumps({**SETTINGS, 'speed': 'fast'})})"
    )
    page.reload()
    new_table(page, "rome", [ME, BOT])
    expect(page.locator("main[data-settled=true]")).to_be_visible()
    page.evaluate(WATCH)
    return Player(page)


def test_gains_float_where_they_are_won_and_the_log_shows_them(visit: Visit) -> None:
    page = visit()
    player = seated(page)
    while not page.evaluate("window.floated"):
        assert player.move()
    player.ready()
    log = page.locator(".log")
    expect(log.locator(".gain").first).to_be_attached()
    page.get_by_role("button", name="In brief").click()
    expect(log.locator(".entry[aria-label]").first).to_be_attached()
    expect(log.locator(".entry .gain").first).to_be_attached()


def test_nothing_moves_for_who_asked_for_calm(visit: Visit) -> None:
    page = visit(reduced_motion="reduce")
    player = seated(page)
    while page.locator(".log .gain").count() == 0:
        assert player.move()
    assert page.evaluate("window.floated") == 0
    assert page.locator(".flight").count() == 0
