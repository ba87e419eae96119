"""On a phone what is asked, all its buttons and the board are seen together, in every language."""

import re

import pytest
from playwright.sync_api import Page, expect

from ludus.core.language import LANGUAGES
from ludus.core.registry import get, names
from tests.web.conftest import Visit
from tests.web.player import BOT, ME, Player, new_table

pytestmark = pytest.mark.slow
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
# Once something can be clicked: what does not fit, such as a part beyond the edge of the screen or
# words cut off or over each other, and what is asked.
LOOK = """async () => {
    const waits = () => {
        const main = document.querySelector("main.table");
        if (document.querySelector(".end")) return false;
        return main?.dataset.settled !== "true" || !document.querySelector(".live, main .choice");
    };
    while (waits()) await new Promise((done) => requestAnimationFrame(done));
    if (document.querySelector(".end")) return { amiss: [], asked: "", open: false };
    const amiss = [];
    const { scrollWidth, scrollHeight } = document.documentElement;
    if (scrollWidth > innerWidth || scrollHeight > innerHeight) amiss.push("the page scrolls");
    const all = (selector) => [...document.querySelectorAll(selector)];
    for (const part of all(".prompt .text, .prompt button, .prompt .held, .board")) {
        const { left, top, right, bottom } = part.getBoundingClientRect();
        const out = left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1;
        if (out) amiss.push("off the screen: " + part.innerText);
        const { scrollWidth, scrollHeight, clientWidth, clientHeight } = part;
        const cut = scrollHeight > clientHeight + 2 || scrollWidth > clientWidth + 2;
        if (!part.matches(".board") && cut) amiss.push("cut off: " + part.innerText);
    }
    const board = document.querySelector(".board").getBoundingClientRect();
    if (board.height < 0.4 * innerHeight) amiss.push("the board is small");
    const parts = all(".prompt .text, .prompt button");
    parts.forEach((one, i) => parts.slice(0, i).forEach((other) => {
        const a = one.getBoundingClientRect(), b = other.getBoundingClientRect();
        const clash = a.left < b.right - 1 && b.left < a.right - 1 &&
            a.top < b.bottom - 1 && b.top < a.bottom - 1;
        if (clash) amiss.push("over each other: " + one.innerText + " | " + other.innerText);
    }));
    // What is asked: by which rule, with how many buttons and about how many letters.
    const buttons = all(".prompt button").length;
    const letters = document.querySelector(".prompt").innerText.length;
    const rule = document.querySelector(".prompt .rule")?.innerText;
    const asked = [rule, buttons, Math.ceil(letters / 40)].join();
    return { amiss, asked, open: document.querySelector("main.table").dataset.picked === "0" };
}"""
SPOKEN = """before => document.querySelector("main.table")?.dataset.settled === "true" &&
    document.querySelector(".prompt .text").innerText !== before"""


@pytest.mark.parametrize("game", names())
def test_a_whole_game_is_clicked_on_a_phone_and_nothing_of_it_scrolls(
    visit: Visit, game: str
) -> None:
    page = visit(**PHONE)
    options = {o.name: "short" for o in get(game).options if "short" in o.values}
    table = new_table(page, game, [ME, BOT], options=options)
    player, met, clicks = Player(page), set[str](), 0
    amiss: dict[str, None] = {}
    while player.move():
        clicks += 1
        seen = page.evaluate(LOOK)
        amiss |= dict.fromkeys(seen["amiss"])
        if not seen["open"] or seen["asked"] in met:
            continue
        met.add(seen["asked"])
        for _ in LANGUAGES[1:]:
            speak_another(page)
            seen = page.evaluate(LOOK)
            met.add(seen["asked"])
            amiss |= dict.fromkeys(seen["amiss"])
    assert not amiss, "\n".join(amiss)
    assert clicks > 20
    assert len(met) > 10
    page.set_viewport_size({"width": 1440, "height": 900})
    check_the_end(page, table)


def check_the_end(page: Page, table: str) -> None:
    """End screen, panels and server agree about the points, and the game can be seen again."""
    result = page.request.get(f"/api/tables/{table}/state").json()["position"]["result"]
    shown = page.locator(".end tfoot tr").first.locator("td").all_inner_texts()
    assert sorted(map(int, shown)) == sorted(result["scores"])
    expect(page.locator(".end svg[role=img]")).to_be_visible()
    assert scores_on_panels(page) == scores_at_the_end(page)

    page.locator(".end a[href*=replay]").click()
    slider = page.get_by_role("slider")
    expect(slider).to_be_visible()
    slider.press("End")
    expect(page.locator(".where")).to_contain_text(f"{slider.get_attribute('max')} ")


def scores_at_the_end(page: Page) -> dict[str, int]:
    """The totals of the table on the end screen, by name."""
    names = [cell.strip() for cell in page.locator(".end thead th").all_inner_texts()]
    totals = page.locator(".end tfoot tr").first.locator("td").all_inner_texts()
    return dict(zip(names, map(int, totals), strict=True))


def scores_on_panels(page: Page) -> dict[str, int]:
    """What the players' panels show, by name; a score may be written as a sum that ends with it."""
    return {
        panel.locator("h2").inner_text(): int(
            re.findall(r"\d+", panel.locator(".score").inner_text())[-1]
        )
        for panel in page.locator(".panel").all()
    }


def speak_another(page: Page) -> None:
    """Change the language at the table, and wait until it is spoken.

    On a phone its choice stands in the settings; that of the bar is there as well, out of sight.
    """
    before = page.locator(".prompt .text").inner_text()
    chosen = page.locator("header select").input_value()
    other = LANGUAGES[(LANGUAGES.index(chosen) + 1) % len(LANGUAGES)]
    page.locator("header select").select_option(other, force=True)
    page.wait_for_function(SPOKEN, arg=before)
