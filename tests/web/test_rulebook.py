"""The illustrated rulebook in a real browser: boards drawn small, searched past, and printed."""

import pytest
from playwright.sync_api import expect

from ludus.learn.pictures import pictures
from tests.web.conftest import Visit

pytestmark = pytest.mark.slow

# Whether what each drawn picture is about lies inside its frame.
INSIDE = """() => [...document.querySelectorAll("figure .frame")].every((frame) => {
    const room = frame.getBoundingClientRect();
    return [...frame.querySelectorAll(".ring")].every((ring) => {
        const { left, right, top, bottom } = ring.getBoundingClientRect();
        return left > room.left - 2 && right < room.right + 2 &&
            top > room.top - 2 && bottom < room.bottom + 2;
    });
})"""


# Whether the rule that the address asks for is where the reader looks.
IN_SIGHT = """(id) => {
    const { top, bottom } = document.getElementById(id).getBoundingClientRect();
    return top < innerHeight && bottom > 0;
}"""


def test_every_rule_has_its_picture_and_all_are_drawn_to_be_printed(visit: Visit) -> None:
    game = "municipium"
    page = visit(f"/rules/{game}")
    drawn = page.locator("figure .canvas")
    wanted = [picture for picture in pictures(game) if picture.board]
    expect(page.locator("figure[data-picture]")).to_have_count(len(pictures(game)))
    page.wait_for_selector("figure .canvas svg", state="attached")
    boards = sum(len(picture.views) for picture in wanted)
    assert drawn.count() < boards
    page.evaluate("window.print = () => (window.printed = true)")
    page.get_by_role("button", name="Print").click()
    page.wait_for_function("() => window.printed", timeout=120_000)
    expect(page.locator("figure .canvas .layers")).to_have_count(boards)
    rings = sum(bool(picture.about) for picture in wanted)
    assert page.locator("figure:has(.ring)").count() >= rings * 0.9
    page.wait_for_function(INSIDE)


def test_the_words_on_a_picture_are_not_searched_and_its_caption_is_translated(
    visit: Visit,
) -> None:
    page = visit("/rules/municipium#MUN-18")
    expect(page.locator("#MUN-18 .canvas .layers")).to_have_count(2)
    page.wait_for_function(IN_SIGHT, arg="MUN-18")
    caption = page.locator("#MUN-18 figcaption")
    expect(caption).to_contain_text("Blue places a merchant in the Baths")
    page.get_by_role("searchbox").fill("bag is empty")
    expect(page.locator("li.rule:visible")).to_have_count(1)
    expect(page.locator("#example-tavern")).to_be_hidden()
    page.get_by_role("searchbox").fill("")
    page.evaluate("localStorage.ludus = JSON.stringify({ language: 'it' })")
    page.reload()
    expect(caption).to_contain_text("mercante")


def test_however_it_is_printed_every_picture_is_cut_and_the_paper_is_light(visit: Visit) -> None:
    page = visit("/rules/municipium")
    page.evaluate("document.documentElement.dataset.theme = 'dark'")
    page.wait_for_selector("figure .canvas svg", state="attached")
    page.evaluate("dispatchEvent(new Event('beforeprint'))")
    boards = sum(len(one.views) for one in pictures("municipium") if one.board)
    assert page.locator("figure .canvas .layers").count() == boards
    assert page.evaluate(INSIDE)
    assert page.locator("pattern, linearGradient, radialGradient").count() == 0
    page.emulate_media(media="print")
    colour = "getComputedStyle(document.documentElement).getPropertyValue('--panel')"
    assert page.evaluate(colour) == "#fbf5e8"
    page.evaluate("dispatchEvent(new Event('afterprint'))")
    assert page.locator("pattern").count() > 0
