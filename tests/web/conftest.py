"""A real server, a real Chromium, and players who click what glows."""

import json
import os
import re
import shutil
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright

from tests.conftest import FORM
from tools import forms

NAMES = ("chromium", "chromium-browser", "google-chrome")
CHROMIUM = os.environ.get("LUDUS_CHROMIUM") or next(filter(None, map(shutil.which, NAMES)), None)
PAGES = forms.SOURCES / "ludus/server/static/index.html"
expect.set_options(timeout=30_000)
BOTS = {"level": "tiro", "count": 2, "colour": 0}
SETTINGS = {"speed": "off", "hints": False, "language": "en", "bots": BOTS}

if FORM == "interpreted" and not forms.hindrance():
    # One form is enough for what a browser sees, and the compiled one is faster.
    collect_ignore_glob = ["test_*.py"]


class Server:
    """`ludus serve` in a process of its own, on its own data, which can be killed and restarted."""

    def __init__(
        self,
        data: Path,
        packages: Path | None = None,
        sources: Path = forms.SOURCES,
        **environment: str,
    ) -> None:
        self.data = data
        self.environment = environment
        self.path = os.pathsep.join(map(str, filter(None, (sources, packages))))
        self.port = 0
        self.start()

    def start(self) -> None:
        """Start, on the same port as before, and wait until it says where it is."""
        command = [str(Path(sys.executable).with_name("ludus")), "serve", "--port", str(self.port)]
        environment = {**os.environ, "PYTHONPATH": self.path, "LUDUS_RATE": "1000"}
        self.process = subprocess.Popen(
            [*command, "--data", str(self.data)],
            stdout=subprocess.PIPE,
            text=True,
            env={**environment, "LUDUS_WORKERS": "1", **self.environment},
        )
        assert self.process.stdout
        said = self.process.stdout.readline()
        found = re.search(r"http://\S+:(\d+)", said)
        if not found:
            self.kill()
            raise AssertionError(f"The server did not start: {said}")
        self.address = found[0]
        self.port = int(found[1])

    def kill(self) -> None:
        """End it as a power cut would."""
        self.process.send_signal(signal.SIGKILL)
        self._gone()

    def stop(self) -> None:
        """End it as an owner would."""
        self.process.terminate()
        self._gone()

    def _gone(self) -> None:
        self.process.wait()
        if self.process.stdout:
            self.process.stdout.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for all tests that leave it alive."""
    running = Server(tmp_path_factory.mktemp("data"))
    yield running
    running.stop()


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """A real Chromium; without one the tests say so, and in CI they fail."""
    reason = ""
    if CHROMIUM is None:
        reason = "There is no Chromium here; LUDUS_CHROMIUM can name one."
    elif not PAGES.exists():
        reason = "The browser's client is not built; 'make web' builds it."
    if reason and os.environ.get("CI"):
        pytest.fail(reason)
    if reason:
        pytest.skip(reason)
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(
            executable_path=CHROMIUM, args=["--no-sandbox", "--disable-gpu"]
        )
        yield chromium
        chromium.close()


Visit = Callable[..., Page]


@pytest.fixture
def visit(browser: Browser, server: Server) -> Iterator[Visit]:
    """A new person with a browser of their own; any error on their console fails the test."""
    contexts: list[BrowserContext] = []
    errors: list[str] = []

    def new(path: str = "/", at: Server = server, **options: Any) -> Page:
        options.setdefault("viewport", {"width": 1440, "height": 900})
        context = browser.new_context(base_url=at.address, locale="en-GB", **options)
        context.set_default_timeout(30_000)
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
