"""The keyboard, the phone, screen readers, and the three languages."""

import random
import re
from typing import Any, Literal

import pytest
from playwright.sync_api import Page, expect

from ludus.core.registry import names
from tests.needs import skip_for_want
from tests.web.conftest import Visit
from tests.web.player import BOT, ME, READY, Player, finished_table, new_table
from tools.web import WEB

pytestmark = pytest.mark.slow
AXE = WEB / "node_modules/axe-core/axe.min.js"
CHOOSABLE = ".spot > .halo, .chip.live, .choices button, .slots button"
GAMES = names()
# How bright a picture is, as a sum over few of its points.
BRIGHT = """(image) => {
    const board = document.createElement("canvas").getContext("2d");
    board.drawImage(image, 0, 0, 32, 32);
    return board.getImageData(0, 0, 32, 32).data.reduce((sum, part) => sum + part, 0);
}"""
THEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")
DEVICE = {"kind": "device", "name": "Livia"}
UPRIGHT = {"width": 390, "height": 844}
ON_ITS_SIDE = {"width": 844, "height": 390}
DESKTOP = {"width": 1440, "height": 900}
FINGER = {"has_touch": True, "is_mobile": True}

# Where the board was on the page, frame by frame, while a player had something to decide.
RECORD = """() => {
    const seen = (window.seen = new Set());
    const frame = () => {
        const board = document.querySelector("main[data-settled=true][data-mine=true] > .board");
        if (board) {
            const { x, y, width, height } = board.getBoundingClientRect();
            seen.add([x + scrollX, y + scrollY, width, height].map(Math.round).join(" "));
        }
        requestAnimationFrame(frame);
    };
    frame();
}"""

# What is told while its pieces travel, and the last entry of the log, change by change.
AHEAD = """() => {
    const told = (window.told = []);
    new MutationObserver(() => {
        const now = document.querySelector("main[data-settled=false] .text")?.innerText;
        const log = [...document.querySelectorAll(".entry")].map((entry) => entry.innerText);
        if (log.includes(now)) told.push([now, log.at(-1)]);
    }).observe(document.body, { childList: true, characterData: true, subtree: true });
}"""

# What a finger does, all at once: a slow machine must not make a tap look like a finger held.
TOUCH = """(target, kinds) => {
    for (const kind of kinds) {
        const how = { pointerType: "touch", isPrimary: true, bubbles: true };
        target.dispatchEvent(
            kind === "click" ? new MouseEvent(kind, how) : new PointerEvent(kind, how));
    }
}"""


def test_municipium_is_played_by_the_keyboard_alone(visit: Visit) -> None:
    page = visit()
    new_table(page, "municipium", [ME, BOT], options={"length": "short"})
    arrows = ["ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp"]
    luck = random.Random(1)
    for _ in range(2000):
        page.wait_for_function(READY)
        if page.locator(".end").count():
            break
        page.keyboard.press("ArrowDown")
        for arrow in luck.choices(arrows, k=luck.randrange(4)):
            page.keyboard.press(arrow)
        assert page.evaluate(f"document.activeElement.matches('{CHOOSABLE}')")
        if not page.evaluate("document.activeElement.matches('.halo, .live, .choice')"):
            continue  # Undo and the like: walk on
        assert page.evaluate("document.activeElement.ariaLabel || document.activeElement.innerText")
        page.keyboard.press("Enter")
    expect(page.locator(".end")).to_be_visible()


def _moment(page: Page) -> str:
    main = page.locator("main.table")
    return f"{main.get_attribute('data-moment')} {main.get_attribute('data-picked')}"


def test_u_takes_back_and_what_is_not_legal_says_why(visit: Visit) -> None:
    page = visit()
    new_table(page, "rome", [ME, DEVICE])
    _take_the_device(page)
    told = page.locator(".log").inner_text()
    for colour in ("red", "blue"):
        page.locator(f"[data-spot='stack:{colour}'] > .halo").press("Enter")
    expect(page.locator(".log")).not_to_have_text(told, use_inner_text=True)
    page.keyboard.press("u")
    expect(page.locator(".log")).to_have_text(told, use_inner_text=True)
    page.locator("[data-spot='imperium:arena']").click()
    expect(page.locator(".would")).to_contain_text("You still have 2 actions to take first.")
    page.keyboard.press("?")
    expect(page.get_by_role("dialog").get_by_role("heading", name="Keys")).to_be_visible()


def test_only_what_cannot_be_taken_back_is_confirmed_and_only_if_asked_for(visit: Visit) -> None:
    page = visit()
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("Ask before what cannot be taken back").check()
    page.get_by_role("button", name="Close").click()
    confirm = page.get_by_role("button", name=re.compile("^Confirm: "))

    new_table(page, "rome", [ME, DEVICE])
    _take_the_device(page)
    for colour in ("red", "blue"):
        page.locator(f"[data-spot='stack:{colour}'] > .halo").press("Enter")
    expect(page.locator("main[data-picked='0']")).to_be_visible()
    expect(confirm).to_have_count(0)

    new_table(page, "municipium", [ME, DEVICE])
    _take_the_device(page)
    told = page.locator(".entry").count()
    page.locator("[data-spot='building:tavern'] > .halo").press("Enter")
    expect(confirm).to_be_visible()
    assert page.locator(".entry").count() == told
    page.get_by_role("button", name="Cancel").click()
    expect(confirm).to_have_count(0)
    page.locator("[data-spot='building:forum'] > .halo").press("Enter")
    confirm.click()
    expect(page.get_by_role("button", name=re.compile("^I am"))).to_be_visible()


def _take_the_device(page: Page) -> None:
    """Be the one who is asked for, if the device is with another."""
    expect(page.locator("main[data-settled=true]")).to_be_visible()
    passing = page.get_by_role("button", name=re.compile("^I am"))
    if passing.count():
        passing.click()
    expect(passing).to_have_count(0)


def test_a_device_that_is_passed_on_hides_the_hand_until_the_next_player_takes_it(
    visit: Visit,
) -> None:
    page = visit()
    new_table(page, "council", [ME, DEVICE])
    seen = set()
    player = Player(page)
    for _ in range(60):
        expect(page.locator("main[data-settled=true]")).to_be_visible()
        passing = page.get_by_role("button", name=re.compile("^I am"))
        if passing.count():
            assert page.locator("[data-spot^='hand:']:visible").count() == 0
            seen.add(passing.inner_text())
            passing.click()
            expect(passing).to_have_count(0)
            player.last = ""
        if len(seen) == 2:
            return
        player.move()
    raise AssertionError(f"The device was passed only to {seen}.")


def test_a_phone_on_its_side_can_play(visit: Visit) -> None:
    page = visit(viewport=ON_ITS_SIDE, **FINGER)
    for game in GAMES:
        new_table(page, game, [ME, BOT])
        Player(page, tap=True).moves(12)
        wide = page.evaluate("document.documentElement.scrollWidth")
        assert wide <= ON_ITS_SIDE["width"], f"{game} is {wide} wide."


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(
    ("screen", "fingers"), [(UPRIGHT, FINGER), (ON_ITS_SIDE, FINGER), (DESKTOP, {})]
)
def test_the_board_stays_where_it_is_from_one_decision_to_the_next(
    visit: Visit, screen: dict[str, int], fingers: dict[str, bool], game: str
) -> None:
    page = visit(viewport=screen, **fingers)
    new_table(page, game, [ME, BOT])
    page.evaluate(RECORD)
    Player(page, tap=bool(fingers)).moves(16)
    expect(page.locator("main[data-settled=true][data-mine=true]")).to_be_visible()
    assert len(page.evaluate("[...window.seen]")) == 1


@pytest.mark.parametrize(
    ("game", "target"),
    [("rome", "[data-spot='stack:red'] > .halo"), ("municipium", ".spot.live > .halo")],
)
def test_a_finger_held_on_a_target_shows_what_it_does_and_a_tap_does_not(
    visit: Visit, game: str, target: str
) -> None:
    page = visit(viewport=UPRIGHT, **FINGER)
    new_table(page, game, [ME, DEVICE])
    _take_the_device(page)
    moment = _moment(page)
    held = page.locator(target).first
    told = page.locator(".would")
    held.evaluate(TOUCH, ["pointerdown", "pointerup"])
    page.wait_for_timeout(600)
    expect(told).to_be_empty()
    held.evaluate(TOUCH, ["pointerdown"])
    expect(told).not_to_be_empty()
    held.evaluate(TOUCH, ["pointerup", "click"])
    page.wait_for_timeout(100)
    assert _moment(page) == moment, "Lifting a held finger chose what it was held on."
    held.evaluate(TOUCH, ["pointerdown", "pointerup", "click"])
    page.wait_for_function(
        """(was) => {
            const { moment, picked } = document.querySelector("main").dataset;
            return `${moment} ${picked}` !== was;
        }""",
        arg=moment,
    )


def test_a_finger_that_lands_just_beside_a_legal_spot_means_it(visit: Visit) -> None:
    page = visit(viewport=UPRIGHT, **FINGER)
    new_table(page, "municipium", [ME, DEVICE])
    _take_the_device(page)
    spot = page.locator("[data-spot='building:tavern'] > .halo").bounding_box()
    assert spot
    x, y = spot["x"] + 0.46 * spot["width"], spot["y"] + spot["height"] + 4
    found = "([x, y]) => document.elementFromPoint(x, y).closest('[data-spot]') === null"
    assert page.evaluate(found, [x, y])
    page.touchscreen.tap(x, y)
    expect(page.get_by_role("button", name=re.compile("^I am"))).to_be_visible()


def test_the_log_does_not_run_ahead_of_the_pieces(visit: Visit) -> None:
    page = visit()
    page.evaluate("localStorage.ludus = JSON.stringify({speed: 'fast', hints: false})")
    new_table(page, "municipium", [ME, BOT, BOT])
    page.evaluate(AHEAD)
    Player(page).moves(8)
    told = page.evaluate("window.told")
    assert len({now for now, _ in told}) > 6
    assert [(now, last) for now, last in told if now != last] == []


def test_a_log_entry_shows_the_board_as_it_was_and_escape_returns(visit: Visit) -> None:
    page = visit()
    new_table(page, "municipium", [ME, BOT])
    Player(page).moves(6)
    expect(page.locator("main[data-settled=true][data-mine=true]")).to_be_visible()
    unplaced = page.locator(".unplaced").first.inner_text()
    page.locator(".entry").nth(1).click()
    expect(page.get_by_test_id("prompt")).to_contain_text("The board as it was")
    assert page.locator(".unplaced").first.inner_text() != unplaced
    page.keyboard.press("Escape")
    expect(page.locator(".unplaced").first).to_have_text(unplaced)


@pytest.mark.parametrize("game", GAMES)
def test_axe_finds_no_serious_violation_at_a_table(visit: Visit, game: str) -> None:
    page = visit()
    new_table(page, game, [ME, BOT, BOT, BOT])
    for _ in range(2):
        Player(page).moves(7)
        expect(page.locator("main[data-settled=true][data-mine=true]")).to_be_visible()
        check_with_axe(page)
    # The page is dark now, and so is the picture of the ground.
    ground = page.locator("img.ground")
    night, old = ground.evaluate(BRIGHT), ground.get_attribute("src") or ""
    page.emulate_media(color_scheme="light")
    expect(ground).not_to_have_attribute("src", old)
    assert night < 0.95 * ground.evaluate(BRIGHT)


@pytest.mark.parametrize(
    ("path", "shown"),
    [
        ("/", "article"),
        ("/new/council", "form"),
        ("/rules/rome", "figure .canvas svg"),
        ("/learn/council", ".tasks li"),
        ("/learn/rome/goal", ".speech .text"),
        ("/aid/municipium", ".sheet li"),
        ("/gallery", "figure"),
    ],
)
def test_axe_finds_no_serious_violation_on_a_page(visit: Visit, path: str, shown: str) -> None:
    page = visit(path)
    expect(page.locator(shown).first).to_be_visible()
    check_with_axe(page)


def test_axe_finds_no_serious_violation_at_the_end_and_in_a_replay(visit: Visit) -> None:
    page = visit()
    finished_table(page, "rome")
    expect(page.locator(".end svg[role=img]")).to_be_visible()
    check_with_axe(page)
    page.get_by_role("link", name="Watch again").click()
    expect(page.get_by_role("slider")).to_be_visible()
    check_with_axe(page)


def check_with_axe(page: Page) -> None:
    """Ask axe about the page as it stands, light and dark."""
    if not AXE.exists():
        skip_for_want("axe-core is not here; 'make lint' fetches it with the client's checks.")
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text())
    for theme in THEMES:
        page.emulate_media(color_scheme=theme)
        expect(page.locator("html")).to_have_attribute("data-theme", theme)
        found: list[dict[str, Any]] = page.evaluate("axe.run().then((all) => all.violations)")
        grave = [v for v in found if v["impact"] in ("serious", "critical")]
        assert [(theme, v["id"], [n["html"][:200] for n in v["nodes"]][:4]) for v in grave] == []


@pytest.mark.parametrize(
    ("locale", "play", "asked", "hint"),
    [
        ("it-IT", "Gioca con i bot", "Piazza", "la sua classifica risolve ogni parità"),
        (
            "fr-CH",
            "Jouer contre les bots",
            "Placez",
            "le rang au Temple départage les égalités",
        ),
    ],
)
def test_the_language_of_the_browser_is_spoken_everywhere(
    browser: Any, server: Any, locale: str, play: str, asked: str, hint: str
) -> None:
    context = browser.new_context(base_url=server.url, locale=locale)
    page = context.new_page()
    page.goto("/")
    expect(page.locator("html")).to_have_attribute("lang", locale[:2])
    page.get_by_role("button", name=play).first.click()
    page.locator("dialog button[type=submit]").click()
    expect(page.get_by_test_id("prompt")).to_contain_text(asked)
    expect(page.locator(".hint")).to_contain_text(hint)
    page.locator("header select").select_option("en")
    expect(page.get_by_test_id("prompt")).to_contain_text("Place a member")
    context.close()


def test_a_hint_stays_off_the_board_of_a_phone_and_goes_when_it_is_understood(visit: Visit) -> None:
    page = visit(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    page.evaluate("localStorage.ludus = JSON.stringify({speed: 'off', hints: true})")
    new_table(page, "rome", [ME, BOT])
    hint, board = page.locator(".hint"), page.locator(".board")
    expect(hint).to_be_visible()
    apart = page.evaluate(
        """() => document.querySelector(".board").getBoundingClientRect().bottom
            <= document.querySelector(".hint").getBoundingClientRect().top"""
    )
    assert apart
    expect(board).to_be_in_viewport(ratio=0.99)
    expect(hint).to_be_in_viewport(ratio=0.99)
    page.get_by_role("button", name="Understood").click()
    expect(hint).to_have_count(0)


def test_the_rules_are_linked_searched_and_their_rulings_marked(visit: Visit) -> None:
    page = visit("/rules/rome#ROM-22")
    expect(page.locator("#ROM-22")).to_be_in_viewport()
    expect(page.locator("mark.ruling").first).to_be_visible()
    page.get_by_role("searchbox").fill("Treasury")
    expect(page.locator("#ROM-01")).to_be_hidden()
    expect(page.locator("#ROM-11")).to_be_visible()


def test_the_rules_have_contents_that_lead_to_their_sections(visit: Visit) -> None:
    page = visit("/rules/rome")
    contents = page.get_by_role("navigation", name="Contents")
    contents.get_by_role("link", name="Aqueducts").click()
    expect(page.get_by_role("heading", name="Aqueducts")).to_be_in_viewport()
    expect(contents.locator("[aria-current]")).to_have_text("Aqueducts")
    page.evaluate("scrollTo(0, 0)")
    expect(contents.locator("[aria-current]")).to_have_count(0)
    contents.get_by_role("link", name="Aqueducts").click()
    expect(page.get_by_role("heading", name="Aqueducts")).to_be_in_viewport()


def test_a_record_file_is_watched_and_a_bad_one_gets_a_sentence(
    visit: Visit, tmp_path: Any
) -> None:
    page = visit()
    table = finished_table(page, "rome")
    file = tmp_path / "game.json"
    file.write_text(page.request.get(f"/api/tables/{table}/record").text())
    page.goto("/")
    page.locator("input[type=file]").set_input_files(file)
    expect(page.get_by_role("slider")).to_be_visible()
    page.keyboard.press("End")
    expect(page.locator(".panel")).to_have_count(2)

    bad = tmp_path / "bad.json"
    bad.write_text('{"format": "ludus-record"')
    page.goto("/")
    page.locator("input[type=file]").set_input_files(bad)
    expect(page.get_by_role("alert")).to_contain_text("not valid JSON")


def test_the_lobby_shows_three_of_many_tables_whole_and_all_if_asked(visit: Visit) -> None:
    page = visit()
    made = """() => fetch("/api/tables", {
        method: "POST",
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify({ game: "rome", seats: [{ kind: "me" }, { kind: "open" }] }),
    }).then(({ ok }) => ok)"""
    assert all(page.evaluate(made) for _ in range(4))
    page.reload()
    cards = page.locator(".mine li")
    expect(cards).to_have_count(3)
    expect(page.locator(".mine .tables")).to_have_css("overflow-y", "visible")
    page.get_by_role("button", name="All 4 of your tables").click()
    expect(cards).to_have_count(4)
    page.get_by_role("button", name="Fewer tables").click()
    expect(cards).to_have_count(3)


def test_contrast_and_the_size_of_letters_are_chosen_and_kept(visit: Visit) -> None:
    page = visit()
    usual = page.evaluate("parseFloat(getComputedStyle(document.body).fontSize)")
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("Text size").select_option("largest")
    page.get_by_label("Contrast").select_option("more")
    page.reload()
    expect(page.locator("html")).to_have_attribute("data-contrast", "more")
    larger = page.evaluate("parseFloat(getComputedStyle(document.body).fontSize)")
    assert larger == pytest.approx(1.3 * usual, abs=0.1)


def test_without_a_line_a_page_says_so_and_the_app_can_be_installed(visit: Visit) -> None:
    page = visit()
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    manifest = page.request.get("/manifest.webmanifest").json()
    for icon in manifest["icons"]:
        assert page.request.get(icon["src"]).ok
    page.wait_for_function("caches.match('/offline.html').then((kept) => kept !== undefined)")
    page.reload()
    page.context.set_offline(True)
    page.goto("/new/rome")
    expect(page.locator("main")).to_contain_text("The server cannot be reached")
    page.context.set_offline(False)
    page.locator("a").click()
    expect(page.locator("form")).to_be_visible()


def test_a_page_whose_parts_did_not_arrive_is_loaded_again_and_at_last_says_so(
    browser: Any, server: Any
) -> None:
    """A browser gives up what it is loading when its network changes."""
    context = browser.new_context(base_url=server.url)
    page = context.new_page()
    page.route("**/assets/index-*.js", lambda route: route.abort("failed"), times=1)
    page.goto("/")
    expect(page.locator("main")).to_contain_text("Municipium")
    page.route("**/assets/Rules-*.js", lambda route: route.abort("failed"), times=1)
    page.locator("a[href^='/rules/']").first.click()
    expect(page.locator("#MUN-01")).to_be_visible()
    page.route("**/assets/index-*.js", lambda route: route.abort("failed"))
    page.goto("/new/rome")
    expect(page.locator("main")).to_contain_text("The server cannot be reached")
    page.unroute("**/assets/index-*.js")
    page.locator("a").click()
    expect(page.locator("form")).to_be_visible()
    context.close()
