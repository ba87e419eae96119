"""What Rome's board shows: type that can be read, trays apart, and whose a site would be."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import Visit
from tests.web.player import BOT, ME, Player, new_table

pytestmark = pytest.mark.slow

SMALL = """() => Math.min(...[...document.querySelectorAll(".stage svg text")].map((text) => {
    const { a, b } = text.getScreenCTM() ?? { a: 0, b: 0 };
    return parseFloat(getComputedStyle(text).fontSize) * Math.hypot(a, b);
}))"""
APART = """() => {
    const trays = [...document.querySelectorAll(".stage .frame")].map((tray) =>
        tray.getBoundingClientRect());
    const inside = trays.every(({ left, right }) => left >= 0 && right <= innerWidth);
    const clash = trays.some((a, i) => trays.slice(0, i).some((b) =>
        a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom));
    return trays.length === 4 && inside && !clash;
}"""


def _rome(page: Page, clicks: int) -> dict[str, Any]:
    """A game of four after some clicks: the view of who looks at the page."""
    table = new_table(page, "rome", [ME, BOT, BOT, BOT])
    Player(page).moves(clicks)
    expect(page.locator("main[data-settled=true][data-mine=true]")).to_be_visible()
    view: dict[str, Any] = page.request.get(f"/api/tables/{table}/state").json()["position"]["view"]
    return view


def test_type_is_never_under_12_px_and_trays_keep_apart(visit: Visit) -> None:
    page = visit()
    _rome(page, 4)
    for width, height in ((1440, 900), (2560, 1440), (820, 1180), (390, 844)):
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_function(f"(width) => innerWidth === width && ({APART})()", arg=width)
        if width >= 820:
            page.wait_for_function(f"(least) => ({SMALL})() >= least", arg=12)


def test_every_site_tells_how_far_it_is_and_what_it_would_become(visit: Visit) -> None:
    page = visit()
    sites = _rome(page, 8)["sites"]
    for site in sites:
        said = page.locator(f"[data-spot='site:{site['site']}'] .sixths")
        wanted = [str(site["sixths"])] if site["may_become"] else []
        assert [text.strip()[0] for text in said.all_text_contents()] == wanted

    shown = next(site for site in sites if site["may_become"])
    page.locator(f"[data-spot='site:{shown['site']}'] circle").last.hover(force=True)
    plaque = page.locator(".plaque")
    expect(plaque).to_contain_text(f"Site {shown['place']}: {shown['sixths']} of 6")
    assert plaque.locator(".result").count() == len(shown["may_become"])
    page.mouse.move(2, 2)
    expect(plaque).to_have_count(0)
