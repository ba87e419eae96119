"""A real server, a real Chromium, and players who click what glows."""

import json
import os
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright

from tests.needs import skip_for_want
from tests.server.running import Running
from tools import forms

NAMES = ("chromium", "chromium-browser", "google-chrome")
CHROMIUM = os.environ.get("LUDUS_CHROMIUM") or next(filter(None, map(shutil.which, NAMES)), None)
PAGES = forms.SOURCES / "ludus/server/static/index.html"
PATIENCE = 90_000
"""Milliseconds that a busy machine may take."""
expect.set_options(timeout=PATIENCE)
NO_ADDRESS_BAR = "--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup"
"""Nobody sees the address bar, whose suggestions are pages of their own in every new window."""
BOTS = {"level": "tiro", "count": 2, "colour": 0}
SETTINGS = {"speed": "off", "hints": False, "language": "en", "bots": BOTS}


SAME_LUCK = """
import random
from ludus.core.luck import Luck
from ludus.server import guests
from ludus.server.tables import game_commands, table

guests.random = random.Random(1)
table.Luck = game_commands.Luck = lambda secret, id, words, setup: Luck("0" * 64, "", words, setup)
"""
"""Makes the draws of every table follow from its game and its players alone: same clicks, same
game."""


def serve(data: Path, *packages: Path, sources: Path = forms.SOURCES, **more: str) -> Running:
    """A server of these sources, with packages installed beside them."""
    path = os.pathsep.join(map(str, (sources, *packages)))
    return Running(data, 0, SAME_LUCK, PYTHONPATH=path, LUDUS_AWAY="60", **more)


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """One server for all tests that leave it alive."""
    running = serve(tmp_path_factory.mktemp("data"))
    yield running
    running.stop()


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """A real Chromium; without one the tests say so, and in CI they fail."""
    if CHROMIUM is None:
        skip_for_want("There is no Chromium here; LUDUS_CHROMIUM can name one.")
    if not PAGES.exists():
        skip_for_want("The browser's client is not built; 'make web' builds it.")
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(
            executable_path=CHROMIUM, args=["--no-sandbox", "--disable-gpu", NO_ADDRESS_BAR]
        )
        yield chromium
        chromium.close()


Visit = Callable[..., Page]


@pytest.fixture
def visit(browser: Browser, server: Running) -> Iterator[Visit]:
    """A new person with a browser of their own; any error on their console fails the test."""
    contexts: list[BrowserContext] = []
    errors: list[str] = []

    def new(path: str = "/", at: Running = server, **options: Any) -> Page:
        options.setdefault("viewport", {"width": 1440, "height": 900})
        context = browser.new_context(base_url=at.url, locale="en-GB", **options)
        context.set_default_timeout(PATIENCE)
        context.add_init_script(f"localStorage.ludus ??= JSON.stringify({json.dumps(SETTINGS)})")
        contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda error: errors.append(str(error)))
        page.goto(path)
        page.wait_for_selector("main")
        return page

    yield new
    for context in contexts:
        context.close()
    assert errors == []
