"""What a ply changes in the page is little, and in few of the layers a board is drawn in."""

from statistics import median
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import Visit
from tests.web.player import BOT, ME, Player, new_table

pytestmark = pytest.mark.slow
MOST = 200
"""Changes of the page at a time; the boards have thousands of parts."""
TALLEST = 60
"""Pixels that a pennant on its pole may be high."""
WATCH = """() => {
    window.changed = [];
    const layers = [...document.querySelectorAll(".layers > svg")];
    const layer = (node) => layers.findIndex((svg) => svg.contains(node));
    new MutationObserver((records) => {
        window.changed.push({
            records: records.length,
            layers: [...new Set(records.map(({ target }) => layer(target)))],
        });
    }).observe(document.body, {
        subtree: true, childList: true, attributes: true, characterData: true,
    });
}"""
TAKE = "() => window.changed.splice(0)"


@pytest.mark.parametrize("game", ["council", "municipium", "rome"])
def test_a_ply_changes_little(visit: Visit, game: str) -> None:
    page = visit()
    new_table(page, game, [ME, BOT, BOT, BOT])
    player = Player(page)
    player.moves(8)
    page.evaluate(WATCH)
    seen: list[dict[str, Any]] = []
    for _ in range(10):
        player.move()
        player.ready()
        seen += page.evaluate(TAKE)
        assert inside(page)
    assert max(one["records"] for one in seen) < MOST
    assert median(sum(layer >= 0 for layer in one["layers"]) for one in seen) <= 1


def inside(page: Page) -> bool:
    """Whether all pennants are seen whole, over everything else on the board."""
    board = page.locator(".layers").bounding_box()
    assert board
    flags = page.locator(".pennant")
    assert page.locator(".layers > svg:last-child .pennant").count() == flags.count()
    boxes = [flag.bounding_box() for flag in flags.all()]
    return all(
        box
        and box["x"] >= board["x"]
        and box["x"] + box["width"] <= board["x"] + board["width"] + 1
        and box["y"] >= board["y"]
        and box["y"] + box["height"] <= board["y"] + board["height"] + 1
        and box["height"] < TALLEST
        for box in boxes
    )


AT_PLACES = """() => {
    const boxes = (selector) =>
        [...document.querySelectorAll(selector)].map((part) => part.getBoundingClientRect());
    const places = boxes(".layers [data-spot], .layers [data-anchor]");
    return boxes(".pennant").every((flag) =>
        places.some(
            ({ right, top, bottom }) =>
                Math.min(Math.abs(flag.left - right), Math.abs(flag.right - right)) < 3 &&
                flag.bottom > top - 3 && flag.top < bottom,
        ),
    );
}"""
"""Whether each pennant stands at the right upper corner of some place."""


@pytest.mark.parametrize("game", ["council", "municipium", "rome"])
def test_pennants_follow_a_board_that_takes_another_shape(visit: Visit, game: str) -> None:
    page = visit(reduced_motion="reduce")
    new_table(page, game, [ME, BOT, BOT, BOT])
    player = Player(page)
    for _ in range(30):
        player.move()
        player.ready()
        if page.locator(".pennant").count() > 0:
            break
    assert page.locator(".pennant").count() > 0
    for width, height in ((900, 1100), (1900, 900), (1440, 900)):
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_function(AT_PLACES)
        assert inside(page)
    page.reload()
    page.wait_for_selector(".pennant")
    page.wait_for_function(AT_PLACES)
    assert inside(page)


def test_the_log_draws_few_lines_until_one_winds_back(visit: Visit) -> None:
    page = visit()
    new_table(page, "rome", [ME, BOT, BOT, BOT])
    player = Player(page)
    lines = page.locator(".log .entry")
    while lines.count() < 24:
        player.move()
        player.ready()
    for _ in range(6):
        player.move()
        player.ready()
    expect(lines).to_have_count(24)
    page.locator(".log").hover()
    page.mouse.wheel(0, -9000)
    expect(page.locator(".log h3").first).to_have_text("Set-up")
    assert lines.count() > 24
