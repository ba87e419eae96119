"""Whole actions by few clicks in any order, composed in private and done at once."""

import json
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from ludus.core.game import State
from ludus.core.plans import plans
from tests.web.conftest import Visit
from tests.web.player import (
    BOT,
    GUARD,
    LIVE,
    ME,
    OPEN,
    Player,
    new_table,
    next_to_act,
    reached,
    shared_table,
    table_at,
    tap,
)

pytestmark = pytest.mark.slow
SETTLED = "main[data-settled=true][data-mine=true]"


def spot_selector(name: str) -> str:
    """The places whose names begin so and that can be clicked now; or a part by its class."""
    return name if name[0] == "." else f"[data-spot^='{name}'].live:not(.picked)"


def spot(page: Page, name: str) -> Locator:
    """The places of that name that can be clicked now."""
    return page.locator(spot_selector(name))


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


def offers(*kinds: str) -> Callable[[State], bool]:
    """Whether decisions of all these kinds are legal."""
    return lambda state: set(kinds) <= set(state.kinds())


def at_once(state: State) -> bool:
    """Whether a family at the Basilica has just three goods to give."""
    if state.prompt().key != "prompt.basilica":
        return False
    view: Any = state.view(0)
    family = view["families"][0]
    return bool(sum(family["citizens"].values()) + family["favours"] == 3)


def two_roads(state: State) -> bool:
    """Whether a member may go from the Tavern by two roads."""
    asked = state.prompt()
    step = state.game.parse("step tavern>baths")
    return asked.key == "prompt.turn" and asked.data["steps"] == 2 and state.allows(step)


TURN = offers("elect", "buy")
BUILD = offers("build", "elect")
DRAW = offers("draw")
LAY = offers("play", "draw")
ROWS = {
    "buy a permit": ("council", TURN, ["permit:", ".proposal"], "buy council take"),
    "elect": ("council", TURN, ["beside:", "council:"], "elect council councillor"),
    "elect the other way round": ("council", TURN, ["council:", "beside:"], "elect councillor"),
    "build": ("council", BUILD, ["own:", "city:"], "build use city"),
    "play a tile": ("rome", LAY, ["atrium:", "lay:"], "play tile lay post"),
    "draw two tiles": ("rome", DRAW, ["stack:red", "stack:blue"], "draw take take"),
    "draw in the other order": ("rome", DRAW, ["stack:blue", "stack:red"], "draw take take"),
    "draw green and blue": ("rome", DRAW, ["stack:green", "stack:blue"], "draw take"),
    "draw blue and green": ("rome", DRAW, ["stack:blue", "stack:green"], "draw take"),
    "two roads": ("municipium", two_roads, ["member:tavern:0", "building:emporium"], "step step"),
    "three goods": ("municipium", at_once, [".proposal"], "give give give"),
}
MOMENT = "document.querySelector('main').dataset.moment"


def test_whole_actions_take_as_few_clicks_as_they_should(visit: Visit) -> None:
    page = visit()
    for row, (game, wanted, clicks, kinds) in ROWS.items():
        table = table_at(page, reached(game, wanted))
        expect(page.locator(SETTLED)).to_be_visible()
        before, moment = entries(page, table), page.evaluate(MOMENT)
        for place in clicks:
            assert page.evaluate(MOMENT) == moment, row
            assert entries(page, table) == before, row
            tap(page, spot_selector(place))
        page.wait_for_function(f"moment => {MOMENT} !== moment", arg=moment)
        done = entries(page, table)[len(before) :]
        assert all(kind in done for kind in kinds.split()), (row, done)


@pytest.mark.parametrize("choose", [tap, lambda page, place: press(page.locator(place).first)])
def test_enter_does_what_is_proposed_by_pointer_or_key(
    visit: Visit, choose: Callable[[Page, str], None]
) -> None:
    page = visit()
    table = table_at(page, reached("council", TURN))
    expect(page.locator(SETTLED)).to_be_visible()
    before = len(entries(page, table))
    choose(page, spot_selector("permit:"))
    expect(page.locator(".proposal")).to_be_visible()
    page.wait_for_timeout(GUARD)
    page.keyboard.press("Enter")
    expect(page.locator(".proposal")).to_have_count(0)
    assert entries(page, table)[before:][:2] == ["buy", "council"]


def test_what_is_asked_counts_what_is_picked_already(visit: Visit) -> None:
    page = visit()
    table_at(page, reached("rome", DRAW))
    expect(page.locator(SETTLED)).to_be_visible()
    asked = page.get_by_test_id("prompt")
    tap(page, spot_selector("stack:red"))
    expect(asked).to_contain_text("(1 left)")
    page.keyboard.press("Escape")
    page.wait_for_timeout(GUARD)
    tap(page, spot_selector("stack:blue"))
    expect(asked).to_contain_text("Now choose the rest")


def test_between_the_permits_nothing_is_changed(visit: Visit) -> None:
    page = visit()
    table = table_at(page, reached("council", offers("change", "buy")))
    expect(page.locator(SETTLED)).to_be_visible()
    before = entries(page, table)
    permits = page.locator("[data-spot^='permit:']")
    _, y = middle(permits.first)
    one, two = (permits.nth(n).locator("rect").first.bounding_box() for n in range(2))
    assert one
    assert two
    gap = (one["x"] + one["width"] + two["x"]) / 2
    page.mouse.move(gap - 20, y)
    for x in (gap, one["x"] - 3):
        page.mouse.click(x, y)
        page.keyboard.press("Escape")
        page.wait_for_timeout(GUARD)
    assert entries(page, table) == before
    tap(page, spot_selector("region:"))
    expect(page.locator(".entry", has_text="changes the permits").first).to_be_visible()


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


def middle(place: Locator) -> tuple[float, float]:
    """The middle of a place on the screen."""
    box = place.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_pieces_are_dragged_to_where_they_go(visit: Visit) -> None:
    page = visit()
    table = table_at(page, reached("rome", LAY))
    expect(page.locator(SETTLED)).to_be_visible()
    before, moment = len(entries(page, table)), page.evaluate(MOMENT)
    x, y = middle(spot(page, "atrium:").first.locator("> .halo"))
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 30, y - 30, steps=3)
    goal = middle(spot(page, "lay:").first.locator("> .halo"))
    page.mouse.move(*goal, steps=3)
    expect(page.locator(".would")).to_contain_text("Would: You lay")
    page.mouse.up()
    page.wait_for_function(f"moment => {MOMENT} !== moment", arg=moment)
    assert entries(page, table)[before:][:4] == ["play", "tile", "lay", "post"]
    assert page.locator(".flight").count() == 0


def recalls(state: State) -> list[int]:
    """The tiles from which one of several magistrates can be recalled."""
    ways = [[state.game.actions[id] for id in way] for way in plans(state)]
    return [
        int(str(way[1].data["position"]))
        for way in ways
        if way[0].kind == "recall" and len(way) == 2
    ]


def test_a_magistrate_is_dragged_home(visit: Visit) -> None:
    page = visit()
    match = reached("rome", lambda state: "draw" in state.kinds() and len(recalls(state)) > 1)
    table = table_at(page, match)
    expect(page.locator(SETTLED)).to_be_visible()
    before, moment = len(entries(page, table)), page.evaluate(MOMENT)
    x, y = middle(page.locator(f".magistrate[data-spot='tile:{recalls(match.state)[0]}']"))
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 30, y + 30, steps=3)
    page.mouse.move(*middle(page.locator("[data-spot='magistrate']")), steps=3)
    page.mouse.up()
    page.wait_for_function(f"moment => {MOMENT} !== moment", arg=moment)
    assert entries(page, table)[before:][:2] == ["recall", "call"]


def test_what_is_dropped_where_it_cannot_go_comes_back_with_the_reason(visit: Visit) -> None:
    page = visit()
    table_at(page, reached("municipium", two_roads))
    expect(page.locator(SETTLED)).to_be_visible()
    x, y = middle(spot(page, "member:tavern:0").locator("> .halo"))
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 30, y, steps=3)
    expect(page.locator("main[data-picked='1']")).to_be_visible()
    page.mouse.move(*middle(page.locator("[data-spot='deck']")), steps=3)
    page.mouse.up()
    expect(page.locator("main[data-picked='0']")).to_be_visible()
    expect(page.locator(".would.bad")).not_to_be_empty()


def test_a_finger_drags_a_councillor_into_a_balcony_and_a_card_onto_a_council(
    visit: Visit,
) -> None:
    page = visit(**PHONE)
    match = reached("council", TURN)
    table = table_at(page, match)
    expect(page.locator(SETTLED)).to_be_visible()
    drag(page, *payment(match.state))
    expect(page.locator("main[data-picked='2'], main[data-picked='3']")).to_be_visible()
    page.keyboard.press("Escape")
    before, moment = len(entries(page, table)), page.evaluate(MOMENT)
    drag(page, "beside:", "council:hills")
    page.wait_for_function(f"moment => {MOMENT} !== moment", arg=moment)
    assert entries(page, table)[before:][:3] == ["elect", "council", "councillor"]


def payment(state: State) -> tuple[str, str]:
    """A card of one's hand and a council that can be satisfied with it."""
    for ids in plans(state):
        steps = [state.game.actions[id] for id in ids]
        if steps[0].kind == "buy":
            card = next(step.data["card"] for step in steps if step.kind == "card")
            return f"hand:{card}", f"council:{steps[1].data['council']}"
    raise AssertionError("No permit can be bought.")


def drag(page: Page, source: str, goal: str) -> None:
    """Drag with one finger from the first such place to another."""
    line = page.context.new_cdp_session(page)
    x1, y1 = middle(spot(page, source).first.locator("> .halo"))
    x2, y2 = middle(page.locator(f"[data-spot='{goal}']"))
    points = [(x1 + (x2 - x1) * n / 5, y1 + (y2 - y1) * n / 5) for n in range(6)]
    for number, (x, y) in enumerate(points):
        kind = "touchMove" if number else "touchStart"
        line.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": y}]})
    line.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def test_what_was_planned_while_the_other_thought_is_offered_at_ones_turn(visit: Visit) -> None:
    host, guest = visit(), visit()
    players = shared_table(host, guest, "council")
    thinks = next_to_act(*players).page
    waits = guest if thinks is host else host
    heard: list[Any] = []
    thinks.on(
        "websocket",
        lambda line: line.on("framereceived", lambda text: heard.append(json.loads(text))),
    )
    thinks.reload()
    expect(thinks.locator(SETTLED)).to_be_visible()
    told = len(heard)

    waits.get_by_role("button", name="Plan your next action").click()
    expect(waits.locator("main[data-ahead=true][data-settled=true]")).to_be_visible()
    press(spot(waits, "permit:").first)
    waits.locator(".proposal").click()
    expect(waits.locator(".kept")).to_contain_text("As planned: Take the permit")
    waits.reload()
    expect(waits.locator(".kept")).to_contain_text("As planned: Take the permit")
    assert [message for message in heard[told:] if message["type"] == "moved"] == []

    table = thinks.url.rsplit("/", 1)[-1]
    elect_for_the_king(thinks, table)
    proposal = waits.locator(".proposal")
    expect(proposal).to_contain_text("As planned: Take the permit")
    moment = waits.evaluate(MOMENT)
    proposal.click()
    waits.wait_for_function(f"moment => {MOMENT} !== moment", arg=moment)
    seat = waits.request.get(f"/api/tables/{table}/state").json()["position"]["seat"]
    log = waits.request.get(f"/api/tables/{table}/state").json()["log"]
    assert "take" in [entry["kind"] for entry in log if entry["actor"] == seat]


def elect_for_the_king(page: Page, table: str) -> None:
    """A whole turn by requests that changes nothing but the king's council."""
    wishes = ("elect", "council king", "councillor", "end")
    for wish in wishes:
        position = page.request.get(f"/api/tables/{table}/state").json()["position"]
        kind, _, king = wish.partition(" ")
        id = next(
            choice["id"]
            for choice in position["choices"]
            if choice["kind"] == kind and choice["data"].get("council", king) == king
        )
        done = page.request.post(
            f"/api/tables/{table}/act", data={"moment": position["moment"], "id": id}
        )
        assert done.ok, done.text()
