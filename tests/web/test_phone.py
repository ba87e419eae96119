"""On a phone what is asked, all its buttons and the board are seen together, in every language."""

import random
from typing import Any

import pytest
from playwright.sync_api import Page

from ludus.core.language import LANGUAGES
from ludus.core.registry import get, names
from tests.web.conftest import Visit
from tests.web.player import BOT, ME, new_table

pytestmark = pytest.mark.slow
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
RESTS = """(moment) => {
    const main = document.querySelector("main.table");
    return main?.dataset.moment === String(moment) && main.dataset.settled === "true";
}"""
# What does not fit: a part beyond the edge of the screen, words that are cut off, a small board.
AMISS = """() => {
    const amiss = [];
    const { scrollWidth, scrollHeight } = document.documentElement;
    if (scrollWidth > innerWidth || scrollHeight > innerHeight) amiss.push("the page scrolls");
    for (const part of document.querySelectorAll(".prompt .text, .prompt button, .board, .slots")) {
        const { left, top, right, bottom, width } = part.getBoundingClientRect();
        const out = left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1;
        if (width > 0 && out) amiss.push("off the screen: " + part.innerText);
        const cut =
            part.scrollHeight > part.clientHeight + 2 || part.scrollWidth > part.clientWidth + 2;
        if (!part.matches(".board") && cut) amiss.push("cut off: " + part.innerText);
    }
    const board = document.querySelector(".board").getBoundingClientRect();
    if (board.height < 0.4 * innerHeight) amiss.push("the board is small");
    for (const button of document.querySelectorAll(".choices button")) {
        const box = button.getBoundingClientRect();
        if (box.top < board.bottom - 1 && box.bottom > board.top) amiss.push("over the board");
        for (const slot of document.querySelectorAll(".slots button")) {
            const other = slot.getBoundingClientRect();
            const apart = other.top >= box.bottom - 1 || other.bottom <= box.top + 1;
            if (!apart && other.left < box.right - 1 && other.right > box.left + 1)
                amiss.push("over each other: " + button.innerText);
        }
    }
    return amiss;
}"""


@pytest.mark.parametrize("game", names())
def test_a_phone_shows_every_decision_of_a_game_without_scrolling(visit: Visit, game: str) -> None:
    first = visit(**PHONE)
    options = {o.name: "short" for o in get(game).options if "short" in o.values}
    table = new_table(first, game, [ME, BOT], options=options)
    pages = [in_language(visit, first, language, table) for language in LANGUAGES]
    luck, path, amiss, seen = random.Random(3), f"/api/tables/{table}", [], {}
    state = first.request.get(f"{path}/state").json()
    while not (position := state["position"])["over"]:
        if not position["choices"]:
            query = {"after": state["revision"], "wait": 20, "since": position["ply"] + 1}
            state = first.request.get(f"{path}/state", params=query).json()
            continue
        kind, room = asked(position)
        if room > seen.get(kind, 0):
            seen[kind] = room
            for page in pages:
                page.wait_for_function(RESTS, arg=position["moment"])
                amiss += [(kind[0], *found) for found in page.evaluate(AMISS)]
        chosen = {"moment": position["moment"], "id": luck.choice(position["choices"])["id"]}
        state = first.request.post(f"{path}/act", data=chosen).json()
    assert amiss == []
    assert len(seen) > 5


def in_language(visit: Visit, first: Page, language: str, table: str) -> Page:
    """The same person on another phone, in one of the languages."""
    page = visit(**PHONE)
    page.context.add_cookies(first.context.cookies())  # type: ignore[arg-type]
    page.evaluate(
        "(language) => (localStorage.ludus = "
        "JSON.stringify({ ...JSON.parse(localStorage.ludus), language }))",
        language,
    )
    page.goto(f"/table/{table}")
    return page


def asked(position: dict[str, Any]) -> tuple[tuple[str, ...], int]:
    """What is asked by its key and what can be answered by its kinds, and how long it all is."""
    kinds = sorted({choice["kind"] for choice in position["choices"]})
    labels = sum(len(choice["label"]) + 10 for choice in position["choices"])
    return (position["prompt"]["key"], *kinds), len(position["prompt"]["text"]) + labels
