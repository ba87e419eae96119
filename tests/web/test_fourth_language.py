"""A fourth language is files only: the pages and a board speak it once they are built with it."""

import subprocess
from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.latin import with_latin
from tests.needs import skip_for_want
from tests.server.running import Running
from tests.web.conftest import Visit, serve
from tools import web
from tools.environment import MODULES

pytestmark = pytest.mark.slow
VITE = MODULES / "vite/bin/vite.js"


@pytest.fixture(scope="module")
def latin(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server of a copy with files in Latin, whose client was built from that copy."""
    if not VITE.exists():
        skip_for_want("Vite is not here; 'make lint' fetches it with the client's checks.")
    folder = with_latin(tmp_path_factory.mktemp("latin"))
    (folder / "web/node_modules").symlink_to(MODULES)
    command = [*web.node(), str(VITE), "build", "--logLevel", "error"]
    subprocess.run(command, cwd=folder / "web", check=True)
    server = serve(tmp_path_factory.mktemp("data"), sources=folder / "src", LUDUS_COMPILE="0")
    yield server
    server.stop()


def test_the_pages_and_a_board_speak_it(visit: Visit, latin: Running) -> None:
    page = visit(at=latin)
    page.locator("header select").select_option("la")
    expect(page.locator("html")).to_have_attribute("lang", "la")
    page.get_by_role("button", name="Cum machinis lude").first.click()
    expect(page.get_by_test_id("prompt")).to_contain_text("Pone familiarem ubi vis")
    expect(page.locator("main .board").get_by_text("Cives").first).to_be_visible()
