"""Games that several people click in real browsers; whole games are clicked in `test_phone.py`."""

import json
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Visit, serve
from tests.web.player import BOT, ME, OPEN, Player, new_table, next_to_act, shared_table

pytestmark = pytest.mark.slow


def test_three_clicks_from_the_lobby_to_a_game_against_bots(visit: Visit) -> None:
    page = visit()
    page.get_by_role("button", name="Play against bots").first.click()
    expect(page.get_by_test_id("prompt")).to_be_visible()
    Player(page).moves(3)


def test_two_browsers_at_one_table_see_each_others_moves(visit: Visit) -> None:
    host = visit()
    new_table(host, "municipium", [ME, OPEN])
    host.get_by_role("button", name="Invite with a link").click()
    invitation = host.locator(".link input").input_value()
    guest = visit()
    guest.goto(invitation)
    expect(guest.get_by_text("Everybody is here")).to_be_visible()
    assert "#" not in guest.url
    host.get_by_role("button", name="Start the game").click()

    players = (Player(host, 1), Player(guest, 2))
    acted = [next_to_act(*players)]
    for _ in range(7):
        acted[-1].move()
        acted.append(next_to_act(*players))
    assert set(acted) == set(players)
    # Who is the first player, and a line for each member that was placed.
    for page in (host, guest):
        expect(page.locator(".entry")).to_have_count(8)
    assert host.locator(".log").inner_text() == guest.locator(".log").inner_text()

    host.get_by_role("tab", name="Chat").click()
    host.get_by_label("Say something").fill("Salve!")
    host.get_by_role("button", name="Send").click()
    guest.get_by_role("tab", name="Chat").click()
    expect(guest.get_by_text("Salve!")).to_be_visible()


def test_reload_and_restart_in_the_middle_of_a_turn_lose_nothing(
    visit: Visit, tmp_path_factory: pytest.TempPathFactory
) -> None:
    server = serve(tmp_path_factory.mktemp("own"))
    try:
        page = visit(at=server)
        new_table(page, "municipium", [ME, BOT])
        player = Player(page)
        player.moves(16)
        expect(page.locator("main[data-settled=true][data-mine=true]")).to_be_visible()
        before = page.locator(".log").inner_text()

        page.reload()
        expect(page.locator(".log")).to_have_text(before, use_inner_text=True)

        server.kill()
        expect(page.get_by_role("alert")).to_contain_text("connecting again")
        server.start()
        expect(page.get_by_role("alert")).to_have_count(0)
        expect(page.locator(".log")).to_have_text(before, use_inner_text=True)
        player.last = ""
        player.moves(6)
    finally:
        server.stop()


def test_an_opponents_hand_is_nowhere_in_page_or_messages(visit: Visit) -> None:
    watcher, other = visit(), visit()
    heard: list[Any] = []
    watcher.on(
        "websocket",
        lambda line: line.on("framereceived", lambda text: heard.append(json.loads(text))),
    )
    players = shared_table(watcher, other, "council")
    for _ in range(40):
        next_to_act(*players).move()

    views = [view for message in heard for view in _views(message) if "players" in view]
    assert len(views) > 10
    assert all(view["players"][0]["hand"] is not None for view in views)
    assert all(view["players"][1]["hand"] is None for view in views)
    draws = [
        event for message in heard for event in _events(message) if event["kind"].startswith("draw")
    ]
    assert any(event["data"]["seat"] == 1 for event in draws)
    assert all("card" not in event["data"] for event in draws if event["data"]["seat"] == 1)
    held = sum(views[-1]["players"][0]["hand"].values())
    assert watcher.locator("[data-spot^='hand:']").count() == held


def _views(part: Any) -> list[dict[str, Any]]:
    """Every view inside a message."""
    if isinstance(part, list):
        return [view for item in part for view in _views(item)]
    if not isinstance(part, dict):
        return []
    own = [part["view"]] if isinstance(part.get("view"), dict) else []
    return own + [view for key, item in part.items() if key != "view" for view in _views(item)]


def _events(part: Any) -> list[dict[str, Any]]:
    """Every event inside a message."""
    if isinstance(part, list):
        return [event for item in part for event in _events(item)]
    if not isinstance(part, dict):
        return []
    own = part["events"] if isinstance(part.get("events"), list) else []
    return own + [event for key, item in part.items() if key != "events" for event in _events(item)]
