"""The small game of the documentation, as a package of its own, played in a browser."""

import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Route, expect

from tests.server.running import Running
from tests.web.conftest import Visit, serve
from tests.web.player import BOT, ME, Player, new_table
from tools.environment import ROOT

pytestmark = pytest.mark.slow
PROJECT = """
[build-system]
requires = ["setuptools"]
build-backend = "setuptools.build_meta"
[project]
name = "ludus-tali"
version = "1.0"
[project.entry-points."ludus.games"]
tali = "tali:GAME"
[tool.setuptools]
packages = ["tali"]
package-data = { tali = ["*.js", "*.svg", "words/*", "rules/*"] }
"""
COVER = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 5"><path d="M0 0h9v5"/></svg>'


def fenced(page: str, language: str) -> str:
    """The first example in a language on a page of the documentation."""
    text = (ROOT / "docs" / page).read_text(encoding="utf-8")
    found = re.search(rf"^```{language}\n(.*?)^```$", text, re.MULTILINE | re.DOTALL)
    assert found
    return found[1]


def package(folder: Path) -> None:
    """The game of the documentation as somebody would publish it: rules, words, board, cover."""
    source = fenced("adding-a-game.md", "python")
    written = re.search(r'^FOLDER = .*?write_text\("""\n(.*?)"""\)\n', source, re.M | re.S)
    assert written
    source = source.replace(written[0], "FOLDER = Path(__file__).parent\n")
    for name, text in {
        "__init__.py": source + "\n\nGAME = TaliGame()\n",
        "words/en.ftl": written[1],
        "rules/en.md": "# Tali\n\n**TAL-01** Throw, or keep your points.\n",
        "board.js": fenced("adding-a-board.md", "js"),
        "cover.svg": COVER,
    }.items():
        path = folder / "tali" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    (folder / "pyproject.toml").write_text(PROJECT)


@pytest.fixture(scope="module")
def plugged(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server beside which the package is installed."""
    source, there = tmp_path_factory.mktemp("tali"), tmp_path_factory.mktemp("installed")
    package(source)
    uv = shutil.which("uv") or str(ROOT / ".uv/bin/uv")
    install = [uv, "pip", "install", "--quiet", "--offline", "--no-deps", "--no-build-isolation"]
    place = ["--python", sys.executable, "--target", str(there)]
    subprocess.run([*install, *place, str(source)], check=True)
    server = serve(tmp_path_factory.mktemp("data"), there)
    yield server
    server.stop()


def test_six_play_a_game_of_its_own_package_on_its_own_board(
    visit: Visit, plugged: Running
) -> None:
    page = visit(at=plugged)
    card = page.get_by_role("article").filter(has_text="Tali")
    expect(card).to_contain_text("2 to 6 players")
    expect(card.locator("img")).to_have_attribute("src", "/api/games/tali/files/cover.svg")
    expect(page.get_by_role("article").locator("img")).to_have_count(1)

    table = new_table(page, "tali", [ME, *[BOT] * 5])
    expect(page.locator("[data-spot=cup]")).to_be_visible()
    expect(page.locator(".panel")).to_have_count(6)
    assert Player(page).to_the_end() >= 2
    result = page.request.get(f"/api/tables/{table}/state").json()["position"]["result"]
    shown = page.locator(".end tfoot tr").first.locator("td").all_inner_texts()
    assert sorted(map(int, shown)) == sorted(result["scores"])
    page.get_by_role("link", name="Watch again").click()
    page.get_by_role("slider").press("End")
    expect(page.locator("[data-spot=bowl]")).to_be_visible()


def test_a_package_that_brings_no_board_is_shown_as_its_view_says(
    visit: Visit, plugged: Running
) -> None:
    page = visit(at=plugged)
    page.route("**/api/games?*", _without_board)
    page.reload()
    expect(page.locator("article svg text").filter(has_text="Tali")).to_be_visible()
    new_table(page, "tali", [ME, BOT])
    expect(page.locator(".board .told")).to_contain_text("pending")
    page.get_by_role("button", name="Throw a bone").click()
    expect(page.locator(".log")).to_contain_text("falls")


def _without_board(route: Route) -> None:
    """The answer about the games, without what the packages bring."""
    reply = route.fetch()
    games = reply.json()
    for game in games["games"]:
        game["board"] = game["cover"] = None
    route.fulfill(response=reply, json=games)


def test_a_package_brings_its_rules_and_speaks_english_for_want_of_another_language(
    visit: Visit, plugged: Running
) -> None:
    page = visit("/rules/tali", at=plugged)
    expect(page.locator("main")).to_contain_text("Throw, or keep your points.")
    reply = page.request.get("/api/games/tali/words?language=it")
    assert reply.json()["words"]["title"] == "Tali"
