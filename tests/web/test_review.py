"""The review of a finished game in the browser, and hints at a table."""

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from librt.random import Random
from playwright.sync_api import Page, expect

from ludus.core.match import Match
from ludus.core.registry import get
from tests.server.running import Running
from tests.web.conftest import Visit, serve
from tests.web.player import BOT, ME, new_table
from tests.web.test_everyone import DEVICE, FINGER, UPRIGHT, check_with_axe

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def shallow(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server whose reviews are quick."""
    running = serve(tmp_path_factory.mktemp("reviews"), LUDUS_REVIEW_DEPTH="16")
    yield running
    running.stop()


@pytest.fixture(scope="module")
def game() -> Match:
    """A game of Rome at random."""
    match = Match(get("rome"), 2, {}, ["Livia", "Marcus"])
    match.settle(Random(1), at_random=3)
    return match


def _dropped(page: Page, game: Match, folder: Path) -> Page:
    """The page after a record file was dropped on it."""
    file = folder / "game.json"
    file.write_text(game.record.to_json())
    page.locator("input[type=file]").set_input_files(file)
    return page


def _ply(page: Page) -> int:
    return int(page.get_by_role("slider").input_value())


def test_a_record_that_is_dropped_is_reviewed_moment_by_moment(
    visit: Visit, shallow: Running, game: Match, tmp_path: Path
) -> None:
    page = _dropped(visit(at=shallow), game, tmp_path)
    page.get_by_role("button", name="Review the game").click()
    moments, here = page.locator(".moments button"), page.locator(".here")
    expect(moments.first).to_be_visible()
    expect(page.get_by_role("img", name="The chances of winning over the game")).to_be_visible()

    visited = []
    for n in range(2):
        page.keyboard.press("ArrowDown")
        expect(moments.nth(n)).to_have_attribute("aria-current", "true")
        expect(here).to_contain_text(moments.nth(n).inner_text().split(" · ")[0])
        visited.append(_ply(page))
    assert 0 < visited[0] < visited[1] <= len(game.plies)
    page.keyboard.press("ArrowUp")
    expect(page.get_by_role("slider")).to_have_value(str(visited[0]))
    page.keyboard.press("ArrowLeft")
    expect(page.get_by_role("slider")).to_have_value(str(visited[0] - 1))

    moments.filter(has_text=re.compile("Blunder|Mistake")).first.click()
    expect(here).to_contain_text("Better:")
    expect(page.locator(".board .mark.better").first).to_be_visible()
    check_with_axe(page)


def _finished_table(page: Page, game: Match) -> str:
    """A table at which the last decisions of a game are made once more."""
    page.request.get("/api/me")
    last = max(n for n, ply in enumerate(game.plies) if ply.actor >= 0)
    origin = {"record": game.record.to_json(), "ply": last, "then": [], "name": "The last turn"}
    asked = {"game": "rome", "seats": [ME, DEVICE], "origin": origin}
    path = f"/api/tables/{page.request.post('/api/tables', data=asked).json()['id']}"
    position: dict[str, Any] = page.request.post(f"{path}/start").json()["position"]
    while not position["over"]:
        actor = position["actor"]
        position = page.request.get(f"{path}/state?seat={actor}").json()["position"]
        act = {"moment": position["moment"], "id": position["choices"][0]["id"]}
        reply = page.request.post(f"{path}/act", data=act)
        assert reply.ok, reply.text()
        position = reply.json()["position"]
    return path.rsplit("/", 1)[1]


def test_a_finished_table_is_reviewed_on_a_phone_beside_its_board(
    visit: Visit, shallow: Running, game: Match
) -> None:
    page = visit(at=shallow, viewport=UPRIGHT, **FINGER)
    page.goto(f"/review/{_finished_table(page, game)}")
    expect(page.locator(".moments button").first).to_be_attached()
    page.get_by_role("button", name="Next moment").tap()
    assert _ply(page) > 0
    expect(page.locator(".here p").first).to_be_in_viewport()
    expect(page.locator(".board .spot").first).to_be_in_viewport()
    assert page.evaluate("document.documentElement.scrollWidth") <= UPRIGHT["width"]


def test_one_alone_with_bots_is_shown_a_good_move(visit: Visit, shallow: Running) -> None:
    page = visit(at=shallow)
    new_table(page, "rome", [ME, BOT])
    expect(page.locator("main[data-settled=true][data-mine=true]")).to_be_visible()
    hints = page.get_by_role("region", name="Hints")
    hints.get_by_role("button", name="Show me a good move").click()
    expect(hints.locator("p").first).to_have_text(re.compile(r"\w.* · \d+%$"))
    expect(hints).to_contain_text("Hints given: 1")


def test_another_choice_is_explored_kept_named_and_found_by_its_link(
    visit: Visit, shallow: Running, game: Match, tmp_path: Path
) -> None:
    page = _dropped(visit(at=shallow), game, tmp_path)
    at = next(n for n, p in enumerate(game.plies) if n > 40 and len(game.at(n).legal()) > 3)
    slider = page.get_by_role("slider")
    slider.fill(str(at))
    page.get_by_role("button", name="Explore from here").click()
    page.wait_for_url("**/study/**")
    board = page.get_by_role("region", name="Analysis board")
    expect(board.locator(".tree button[aria-current=true]")).to_have_count(1)

    board.get_by_role("button", name="Let the engine think").click()
    best = board.locator(".lines button")
    expect(best.first).to_contain_text("%")
    expect(page.locator(".board .mark.better").first).to_be_attached()
    check_with_axe(page)
    board.get_by_role("button", name="Stop the engine").click()

    other = next(id for id in game.at(at).legal() if id != game.record.ids[at])
    asked = {"record": game.record.to_json(), "ply": at, "then": [other]}
    study = page.request.post("/api/studies", data=asked).json()
    page.goto(f"/study/{study['id']}?line={study['line']}&ply={study['ply']}")
    expect(board.locator(".tree li")).to_have_count(2)
    name = board.get_by_label("Name of this variation")
    name.fill("What if")
    name.press("Enter")
    expect(board.locator(".tree button", has_text="What if")).to_be_visible()

    page.reload()
    expect(board.locator(".tree button", has_text="What if")).to_be_visible()
    board.locator(".tree button", has_text="What if").click()
    expect(board.locator(".tree button[aria-current=true]")).to_contain_text("What if")


def test_a_position_is_set_up_by_hand_and_what_cannot_be_is_said(
    visit: Visit, shallow: Running
) -> None:
    page = visit(at=shallow)
    page.goto("/analysis/rome")
    said, explore = page.locator("#wrong"), page.get_by_role("button", name="Explore this position")
    actions = page.get_by_label("Actions left")
    actions.fill("7")
    expect(said).to_contain_text("'Actions left' is a whole number from 0 to 2, not 7")
    expect(explore).to_be_disabled()
    actions.fill("1")
    expect(said).to_contain_text("can be on the table")

    tiles = page.locator("details", has_text="District tiles on the map").first
    tiles.locator("summary").first.click()
    tiles.get_by_role("button", name="Add:").click()
    expect(said).to_contain_text("can be on the table")
    expect(page.locator(".board [data-spot^='tile:']")).to_have_count(1)
    tiles.locator("details summary").click()
    check_with_axe(page)
    tiles.get_by_label("Place").select_option("a8-b5")
    expect(said).to_contain_text("a8-b5")
    expect(actions).to_have_value("1")
    tiles.get_by_role("button", name="Remove:").click()
    expect(tiles.locator("details")).to_have_count(0)

    page.get_by_text("As text").click()
    text = page.get_by_label("The position, with the names of the docs")
    expect(text).to_have_value(re.compile('"actions": 1'))
    text.fill(json.dumps({**json.loads(text.input_value()), "turn": 9}))
    expect(page.get_by_label("Turn", exact=True)).to_have_value("9")
    explore.click()
    page.wait_for_url("**/study/**")
    board = page.get_by_role("region", name="Analysis board")
    board.get_by_role("link", name="Change this position").click()
    expect(page.get_by_label("Turn", exact=True)).to_have_value("9")
    expect(actions).to_have_value("1")
