"""Whole actions by few clicks in any order, composed in private and done at once."""

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.web.conftest import Visit
from tests.web.player import BOT, LIVE, ME, OPEN, Player, new_table, next_to_act, shared_table

pytestmark = pytest.mark.slow
SETTLED = "main[data-settled=true][data-mine=true]"


def spot(page: Page, name: str) -> Locator:
    """The places of that name that can be clicked now."""
    return page.locator(f"[data-spot^='{name}'].live:not(.picked)")


def press(place: Locator) -> None:
    """Choose a place by the keyboard, which counts as one click and is never covered."""
    halo = place.locator("> .halo")
    (halo if halo.count() else place).press("Enter")


def entries(page: Page, table: str) -> list[str]:
    """The kinds of decisions taken so far."""
    log = page.request.get(f"/api/tables/{table}/state").json()["log"]
    return [entry["kind"] for entry in log if entry["actor"] == 0]


def to_a_turn(page: Page, *wanted: str) -> None:
    """Play until the whole actions of a turn are offered, with all these places among them."""
    player = Player(page)
    for _ in range(60):
        player.ready()
        if all(spot(page, name).count() for name in wanted):
            return
        player.move()
    raise AssertionError("No such turn came.")


def test_a_permit_is_two_clicks_with_the_payment_proposed(visit: Visit) -> None:
    page = visit()
    table = new_table(page, "council", [ME, BOT])
    to_a_turn(page, "permit:", "beside:")
    before = entries(page, table)
    press(spot(page, "permit:").first)
    proposal = page.locator(".proposal")
    expect(proposal).to_be_visible()
    expect(page.locator(".would")).to_contain_text("Would:")
    assert entries(page, table) == before
    proposal.click()
    page.wait_for_function("document.querySelector('main').dataset.picked === '0'")
    expect(page.locator(SETTLED)).to_be_visible()
    done = entries(page, table)[len(before) :]
    assert done[:2] == ["buy", "council"]
    assert "take" in done
    page.keyboard.press("u")


def test_a_councillor_is_elected_by_two_clicks_in_either_order(visit: Visit) -> None:
    page = visit()
    table = new_table(page, "council", [ME, BOT])
    to_a_turn(page, "beside:", "council:")
    before = entries(page, table)
    press(spot(page, "council:").first)
    press(spot(page, "beside:").first)
    if page.locator("main[data-picked='2']").count():
        page.get_by_role("button", name=re.compile("^Elect")).click()
    page.wait_for_function("document.querySelector('main').dataset.picked === '0'")
    expect(page.locator(SETTLED)).to_be_visible()
    assert entries(page, table)[len(before) :][:3] == ["elect", "council", "councillor"]


def test_two_tiles_are_drawn_by_two_clicks_in_any_order(visit: Visit) -> None:
    page = visit()
    table = new_table(page, "rome", [ME, BOT])
    to_a_turn(page, "stack:blue", "stack:red")
    before = entries(page, table)
    press(spot(page, "stack:blue"))
    expect(page.locator("main[data-picked='1']")).to_be_visible()
    press(spot(page, "stack:red"))
    page.wait_for_function("document.querySelector('main').dataset.picked === '0'")
    expect(page.locator(SETTLED)).to_be_visible()
    assert entries(page, table)[len(before) :][:3] == ["draw", "take", "take"]


def test_what_is_being_composed_is_told_to_nobody(visit: Visit) -> None:
    host, guest = visit(), visit()
    heard: list[Any] = []
    guest.on(
        "websocket",
        lambda line: line.on("framereceived", lambda text: heard.append(json.loads(text))),
    )
    players = shared_table(host, guest, "rome")
    while next_to_act(*players) is not players[0] or not spot(host, "stack:").count():
        next_to_act(*players).move()
    expect(guest.locator("main[data-settled=true]")).to_be_visible()
    told = len([message for message in heard if message["type"] == "moved"])
    press(spot(host, "stack:").first)
    expect(host.locator("main[data-picked='1']")).to_be_visible()
    host.keyboard.press("Escape")
    expect(host.locator("main[data-picked='0']")).to_be_visible()
    host.get_by_role("tab", name="Chat").click()
    host.get_by_label("Say something").fill("Salve!")
    host.get_by_role("button", name="Send").click()
    guest.get_by_role("tab", name="Chat").click()
    expect(guest.get_by_text("Salve!")).to_be_visible()
    assert len([message for message in heard if message["type"] == "moved"]) == told


PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}


def test_on_a_phone_whatever_is_picked_first_something_leads_on(visit: Visit) -> None:
    page = visit(**PHONE)
    new_table(page, "municipium", [ME, BOT])
    to_a_turn(page, "deck", "building:")
    cards = page.locator(".choice", has_text="Use ")
    expect(cards.first).to_be_visible()
    places = page.locator("main .spot.live").evaluate_all("all => all.map((at) => at.dataset.spot)")
    for name in sorted({place for place in places if place.startswith("building:")}):
        press(page.locator(f"[data-spot='{name}'].live"))
        expect(page.locator("main[data-picked='1']")).to_be_visible()
        expect(page.locator(LIVE).first).to_be_visible()
        page.keyboard.press("Escape")
        expect(page.locator("main[data-picked='0']")).to_be_visible()


def test_on_a_phone_a_new_message_is_seen_and_opened_by_a_tap(visit: Visit) -> None:
    host, guest = visit(), visit(**PHONE)
    new_table(host, "rome", [ME, OPEN])
    host.get_by_role("button", name="Invite with a link").click()
    guest.goto(host.locator(".link input").input_value())
    host.get_by_role("button", name="Start the game").click()
    expect(guest.locator("main[data-settled=true]")).to_be_visible()
    expect(guest.locator(".said")).to_have_count(0)
    host.get_by_role("tab", name="Chat").click()
    host.get_by_label("Say something").fill("Salve!")
    host.get_by_role("button", name="Send").click()
    guest.get_by_title("One new message").tap()
    expect(guest.get_by_text("Salve!")).to_be_visible()
    expect(guest.locator(".said")).to_have_count(0)
    expect(host.locator(".unread")).to_have_count(0)
