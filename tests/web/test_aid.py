"""The player aid: over the table by its key, and on a page of its own that can be printed."""

import pytest
from playwright.sync_api import Page, expect

from ludus.core.language import LANGUAGES
from tests.web.conftest import Visit
from tests.web.player import BOT, ME, Player, new_table

pytestmark = pytest.mark.slow
GAMES = ("municipium", "rome", "council")


# Whether two parts of the page lie apart.
APART = """([one, other]) => {
    const [a, b] = [one, other].map((part) => document.querySelector(part).getBoundingClientRect());
    return a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top;
}"""


def _explained(page: Page, thing: str, text: str) -> None:
    """A thing under the pointer is told and enlarged, beside it and beside what is asked."""
    page.locator(thing).hover()
    expect(page.locator(".tip")).to_be_visible()
    expect(page.locator(".tip")).to_contain_text(text)
    assert page.evaluate(APART, [thing, ".tip"])
    assert page.evaluate(APART, [".choices", ".tip"])


def test_the_key_and_the_menu_show_the_aid_of_the_game(visit: Visit) -> None:
    page = visit()
    new_table(page, "municipium", [ME, BOT])
    Player(page).ready()
    _explained(page, "[data-spot='card:grand-family']", "Advance the Prefect")
    _explained(page, "[data-anchor='room:baths']", "Meeting room")
    page.mouse.move(1, 1)
    expect(page.locator(".tip")).to_have_count(0)
    assert page.locator("[data-anchor='room:baths'] > title").count() == 1
    page.keyboard.press("?")
    aid = page.get_by_role("dialog", name="Player aid")
    expect(aid).to_contain_text("Take a citizen from another player or from a banner.")
    aid.get_by_role("button", name="Close").click()
    page.get_by_role("button", name="The table", exact=True).click()
    page.get_by_role("dialog").get_by_role("button", name="Player aid").click()
    expect(aid.locator("li svg").first).to_be_visible()
    aid.get_by_role("button", name="Close").click()
    expect(aid).to_have_count(0)


@pytest.mark.parametrize("game", GAMES)
def test_the_aid_has_a_page_of_its_own_in_every_language(visit: Visit, game: str) -> None:
    page = visit(f"/aid/{game}")
    told = set()
    for language in LANGUAGES:
        page.evaluate(f"localStorage.ludus = JSON.stringify({{language: '{language}'}})")
        page.reload()
        facts = page.locator(".sheet li")
        expect(facts.nth(20)).to_be_visible()
        assert [text for text in facts.all_inner_texts() if not text.strip()] == []
        told.add(facts.last.inner_text())
    assert len(told) == len(LANGUAGES)
    page.emulate_media(media="print")
    expect(page.get_by_role("navigation")).to_have_count(0)
    expect(page.locator(".sheet li").first).to_be_visible()
