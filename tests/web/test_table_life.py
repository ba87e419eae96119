"""Life at the table: before the first game, the waiting room, the menu, the end by consent."""

import json
import re

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Visit
from tests.web.player import BOT, ME, OPEN, new_table

pytestmark = pytest.mark.slow
SETTLED = "main[data-settled=true]"


def test_the_first_game_asks_for_name_emblem_and_bots_once(visit: Visit) -> None:
    page = visit()
    page.evaluate("localStorage.ludus = JSON.stringify({speed: 'off', hints: false})")
    page.reload()
    quick = page.get_by_role("button", name="Play against bots").first
    quick.click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_label("Name").fill("Tullia")
    dialog.get_by_label("Level of the bot").select_option("random")
    dialog.get_by_label("How many bots").select_option("1")
    dialog.locator(".medal").nth(1).click()
    dialog.get_by_role("button", name="Play").click()
    expect(page.locator(SETTLED)).to_be_visible()
    expect(page.locator(".panel")).to_have_count(2)
    expect(page.locator(".panel h2").first).to_have_text("Tullia")
    expect(page.locator(".panel .level")).to_have_text("plays anything")
    kept = json.loads(page.evaluate("localStorage.ludus"))
    assert kept["bots"] == {"level": "random", "count": 1, "colour": 1}
    page.goto("/")
    quick.click()
    expect(page.locator(SETTLED)).to_be_visible()
    assert page.get_by_role("dialog").count() == 0


def test_the_waiting_room_talks_invites_with_a_code_and_can_be_deleted(visit: Visit) -> None:
    host, guest = visit(), visit()
    new_table(host, "rome", [ME, OPEN], clock={"kind": "total", "seconds": 1200, "increment": 15})
    expect(host.locator(".facts")).to_contain_text("20 min + 15 s")
    host.get_by_role("button", name="Invite with a link").click()
    expect(host.get_by_role("img", name="QR code of the link")).to_be_visible()
    guest.goto(host.locator(".link input").input_value())
    guest.get_by_label("Say something").fill("Salve!")
    guest.get_by_role("button", name="Send").click()
    expect(host.get_by_text("Salve!")).to_be_visible()
    host.get_by_role("button", name="Ask to leave").click()
    expect(guest.locator("main")).to_contain_text("There is no such table, or it is private.")
    host.get_by_role("button", name="Delete the table").click()
    expect(host.locator("article").first).to_be_visible()


def test_one_can_give_up_and_all_can_abandon_the_game(visit: Visit) -> None:
    page = visit()
    new_table(page, "rome", [ME, BOT])
    expect(page.locator(SETTLED)).to_be_visible()
    page.get_by_role("button", name="The table", exact=True).click()
    page.get_by_role("button", name="Give up").click()
    page.get_by_role("button", name="Give up? Click again").click()
    expect(page.locator(".end")).to_contain_text("Fortuna wins")
    expect(page.locator(".gave-up")).to_contain_text("gives up the game.")
    new_table(page, "rome", [ME, BOT])
    expect(page.locator(SETTLED)).to_be_visible()
    page.get_by_role("button", name="The table", exact=True).click()
    page.get_by_role("button", name="Propose to abandon the game").click()
    expect(page.locator(".end")).to_contain_text("The game was abandoned")


def test_a_turn_marks_the_icon_of_the_page(visit: Visit) -> None:
    page = visit()
    new_table(page, "rome", [ME, BOT])
    expect(page.locator(f"{SETTLED}[data-mine=true]")).to_be_visible()
    icon = page.locator("link[rel~=icon]").first
    expect(icon).to_have_attribute("href", re.compile("^data:image/svg"))
    page.goto("/")
    assert not (icon.get_attribute("href") or "").startswith("data:")


@pytest.mark.parametrize(
    ("path", "said"),
    [
        ("/t/nonsense", "There is nothing at this address."),
        ("/table/", "There is nothing at this address."),
        ("/table/nonsense", "There is no such table"),
        ("/learn/nonsense", "There is no such game."),
        ("/learn/municipium/nonsense", "There is no such chapter."),
        ("/new/nonsense", "There is no such game."),
        ("/replay/nonsense", "There is no such table"),
    ],
)
def test_an_address_that_leads_nowhere_says_so_and_shows_the_way_back(
    visit: Visit, path: str, said: str
) -> None:
    page = visit(path)
    expect(page.get_by_role("alert")).to_contain_text(said)
    page.get_by_role("link", name="To the lobby").click()
    expect(page.get_by_role("button", name="Play against bots").first).to_be_visible()
