"""Life at the table: before the first game, the waiting room, the menu, the end by consent."""

import json
import re

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Visit
from tests.web.player import BOT, ME, OPEN, Player, new_table, next_to_act

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


def test_the_system_tells_of_a_turn_where_only_the_worker_may(visit: Visit) -> None:
    page = visit(permissions=["notifications"])
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    page.evaluate("localStorage.ludus = JSON.stringify({speed: 'off', notify: 'yes'})")
    # As on a phone, in a window that is out of sight.
    page.add_init_script(
        """Object.defineProperty(document, "hidden", { get: () => true });
        window.Notification = new Proxy(Notification, {
            construct() { throw new TypeError("Illegal constructor"); }
        });"""
    )
    new_table(page, "rome", [ME, BOT])
    expect(page.locator(f"{SETTLED}[data-mine=true]")).to_be_visible()
    told: list[str] = []
    while "Your turn" not in told:
        told = page.evaluate(
            """async () => {
                const worker = await navigator.serviceWorker.ready;
                return (await worker.getNotifications()).map(({ title }) => title);
            }"""
        )


def test_only_who_plays_is_asked_whether_to_be_told_of_turns(visit: Visit) -> None:
    host, guest, other = visit(), visit(), visit()
    new_table(host, "rome", [ME, OPEN], public=True)
    guest.goto(host.url)
    guest.get_by_role("button", name="Sit down").click()
    host.get_by_role("button", name="Start the game").click()
    waits = guest if next_to_act(Player(host), Player(guest)).page is host else host
    expect(waits.locator(".allowing")).to_be_visible()
    other.goto(host.url)
    expect(other.locator(".prompt")).to_be_visible()
    expect(other.locator(SETTLED)).to_be_visible()
    expect(other.locator(".allowing")).to_have_count(0)


def test_a_full_table_is_offered_to_watch(visit: Visit) -> None:
    host, guest, other = visit(), visit(), visit()
    new_table(host, "rome", [ME, OPEN], public=True)
    table = host.url.rsplit("/", 1)[-1]
    card = f".tables a[href='/table/{table}'] .state"
    guest.goto("/")
    expect(guest.locator(card)).to_contain_text("Join")
    guest.goto(host.url)
    guest.get_by_role("button", name="Sit down").click()
    other.goto("/")
    expect(other.locator(card)).to_contain_text("Watch")
    host.get_by_role("button", name="Delete the table").click()


def test_on_a_phone_a_clock_stands_beside_the_name(visit: Visit) -> None:
    page = visit(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    clock = {"kind": "total", "seconds": 1200, "increment": 15}
    new_table(page, "rome", [ME, BOT, BOT, BOT], clock=clock)
    expect(page.locator(SETTLED)).to_be_visible()
    for part, other in ((".emblem", ".who"), (".who", ".clock"), (".score", ".clock")):
        for n in range(4):
            head = page.locator(".brief .head").nth(n)
            one, two = head.locator(part).bounding_box(), head.locator(other).bounding_box()
            assert one
            assert two
            below = one["y"] + one["height"] <= two["y"] + 1
            assert below or one["x"] + one["width"] <= two["x"] + 1, (part, other)


def test_nothing_is_explained_before_the_pointer_has_moved(visit: Visit) -> None:
    page = visit()
    page.mouse.move(400, 500)
    new_table(page, "municipium", [ME, BOT])
    expect(page.locator(SETTLED)).to_be_visible()
    page.wait_for_timeout(400)
    assert page.locator(".tip").count() == 0
    page.mouse.move(404, 504)
    expect(page.locator(".tip")).to_be_visible()


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
