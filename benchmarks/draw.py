"""`python -m benchmarks.draw`: how long a browser takes to draw a ply, and how much it loads.

A real Chromium sits at a table of four and is told every ply; all four play at random through the
protocol. Measured is the processor time of the page's main thread for each ply, from the message
to the finished frame: reading, updating, style, layout and paint. Pieces that travel are turned
off, since they take as long as the player wishes; what share of a core the glow of legal targets
takes while nothing else happens stands in a column of its own. The loop is ten million
additions in the same page, in ms of the same thread, for reference; the ratio is the median to it.
The kB are those of the first load of a table, compressed and without fonts.

    python -m benchmarks.draw [--plies 150] [--games municipium rome] [--chromium /usr/bin/chromium]
"""

import argparse
import os
import random
import shutil
import tempfile
from collections.abc import Iterator
from pathlib import Path
from statistics import median
from typing import Any, Final

from playwright.sync_api import (
    APIRequestContext,
    Browser,
    BrowserContext,
    CDPSession,
    Page,
    Playwright,
    sync_playwright,
)
from rich.console import Console
from rich.progress import track
from rich.table import Table

from benchmarks.load import Server
from ludus.core.registry import names

PEOPLE: Final = 4
AIM: Final = 16.0
"""Milliseconds for a ply at the median: one frame."""
SMALL: Final = 300_000
"""Bytes of a first load, compressed, without fonts."""
SETTINGS: Final = 'localStorage.ludus = JSON.stringify({speed: "off", hints: false})'
REFERENCE: Final = """() => {
    let total = 0;
    for (let number = 0; number < 1e7; number++) total += number % 7;
    return total;
}"""
# It waits without looking at every frame, since frames are work too while a server is slow.
DRAWN: Final = """(moment) => new Promise((done) => {
    const watch = new MutationObserver(look);
    function look() {
        const main = document.querySelector("main.table");
        if (Number(main?.dataset.moment) < moment || main?.dataset.settled !== "true") return;
        watch.disconnect();
        requestAnimationFrame(() => requestAnimationFrame(done));
    }
    const attributeFilter = ["data-moment", "data-settled"];
    watch.observe(document.body, { subtree: true, attributeFilter });
    look();
})"""


class Loaded:
    """The bytes that come over the line, by kind."""

    def __init__(self, line: CDPSession) -> None:
        self.kinds: dict[str, str] = {}
        self.bytes: dict[str, float] = {}
        line.on("Network.responseReceived", self._answered)
        line.on("Network.loadingFinished", self._finished)
        line.send("Network.enable")

    def _answered(self, event: dict[str, Any]) -> None:
        self.kinds[event["requestId"]] = event["type"]

    def _finished(self, event: dict[str, Any]) -> None:
        kind = self.kinds.get(event["requestId"], "other")
        self.bytes[kind] = self.bytes.get(kind, 0) + event["encodedDataLength"]

    def without_fonts(self) -> float:
        """All but the fonts."""
        return sum(size for kind, size in self.bytes.items() if kind != "Font")


class Seats:
    """A table of four people who decide at random; the first has a browser."""

    def __init__(self, playwright: Playwright, server: Server, game: str) -> None:
        self.luck = random.Random(1)
        self.tokens = [server.ask("/api/tokens")["token"] for _ in range(PEOPLE)]
        self.people: list[APIRequestContext] = [
            playwright.request.new_context(
                base_url=server.url, extra_http_headers={"Authorization": f"Bearer {token}"}
            )
            for token in self.tokens
        ]
        seats = [{"kind": "me"}] + [{"kind": "open"}] * (PEOPLE - 1)
        made = self._post(0, "/api/tables", {"game": game, "seats": seats, "public": True})
        self.id: str = made["id"]
        for person in range(1, PEOPLE):
            self._post(person, f"/api/tables/{self.id}/join")
        self._post(0, f"/api/tables/{self.id}/start")

    def _post(self, person: int, path: str, body: object = None) -> Any:
        reply = self.people[person].post(path, data=body)
        assert reply.ok, reply.text()
        return reply.json()

    def position(self, person: int) -> dict[str, Any]:
        """The game as one of them knows it."""
        reply = self.people[person].get(f"/api/tables/{self.id}/state?since=1000000")
        assert reply.ok, reply.text()
        position: dict[str, Any] = reply.json()["position"]
        return position

    def decide(self) -> int:
        """One decision; the moment after it, or 0 when the game is over."""
        actor = self.position(0)["actor"]
        if actor is None:
            return 0
        position = self.position(actor)
        choice = self.luck.choice(position["choices"])
        act = {"moment": position["moment"], "id": choice["id"]}
        moment: int = self._post(actor, f"/api/tables/{self.id}/act", act)["position"]["moment"]
        return moment


def main() -> None:
    """Measure every game, and show the figures."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n\n")[0])
    parser.add_argument("--plies", type=int, default=150, help="decisions drawn in each game")
    parser.add_argument("--games", nargs="*", default=names())
    found = os.environ.get("LUDUS_CHROMIUM") or shutil.which("chromium")
    parser.add_argument("--chromium", default=found, help="the browser, if not Playwright's own")
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder) / "data", "")
        try:
            browser = playwright.chromium.launch(
                executable_path=asked.chromium, args=["--no-sandbox", "--disable-gpu"]
            )
            rows = [row(playwright, browser, server, game, asked.plies) for game in asked.games]
            lobby = first_load(browser, server, "/", "article")
            browser.close()
        finally:
            server.process.terminate()
            server.process.wait()
    show(rows, lobby)


def row(
    playwright: Playwright, browser: Browser, server: Server, game: str, plies: int
) -> tuple[str, ...]:
    """The figures of one game."""
    seats = Seats(playwright, server, game)
    context = seated(browser, server, seats.tokens[0])
    page = context.new_page()
    line = context.new_cdp_session(page)
    loaded = Loaded(line)
    page.goto(f"/table/{seats.id}")
    page.wait_for_selector("main[data-settled=true]")
    page.wait_for_load_state("networkidle")
    line.send("Performance.enable", {"timeDomain": "threadTicks"})
    reference = median(added(page, line) for _ in range(5))
    times = sorted(drawn(page, line, seats, plies, game))
    glow = glowing(page, line, seats)
    context.close()
    return (
        game,
        f"{len(times)}",
        f"{median(times):.1f}",
        f"{times[int(0.95 * len(times))]:.1f}",
        f"{times[-1]:.1f}",
        f"{sum(time < AIM for time in times) / len(times):.0%}",
        f"{glow:.0%}",
        f"{reference:.1f}",
        f"{median(times) / reference:.2f}",
        f"{loaded.without_fonts() / 1000:.0f}",
    )


def added(page: Page, line: CDPSession) -> float:
    """The milliseconds of the reference, in the same time as a ply."""
    before = busy(line)
    page.evaluate(REFERENCE)
    return (busy(line) - before) * 1000


def seated(browser: Browser, server: Server, token: str) -> BrowserContext:
    """A browser that is one of the people."""
    context = browser.new_context(
        base_url=server.url, viewport={"width": 1440, "height": 900}, locale="en-GB"
    )
    context.add_cookies([{"name": "ludus", "value": token, "url": server.url}])
    context.add_init_script(SETTINGS)
    return context


def drawn(page: Page, line: CDPSession, seats: Seats, plies: int, game: str) -> Iterator[float]:
    """The milliseconds of each decision and what followed by itself; the first few warm up."""
    for number in track(range(plies + 10), game, console=Console(stderr=True)):
        before = busy(line)
        moment = seats.decide()
        if not moment:
            return
        page.evaluate(DRAWN, moment)
        if number >= 10:
            yield (busy(line) - before) * 1000


def glowing(page: Page, line: CDPSession, seats: Seats) -> float:
    """The share of the main thread that legal targets take by glowing, when all else is still."""
    while page.get_attribute("main", "data-mine") != "true":
        page.evaluate(DRAWN, seats.decide())
    page.wait_for_timeout(3000)
    before = busy(line)
    page.wait_for_timeout(1000)
    return busy(line) - before


def busy(line: CDPSession) -> float:
    """The seconds the page's main thread has worked."""
    metrics = line.send("Performance.getMetrics")["metrics"]
    return next(float(metric["value"]) for metric in metrics if metric["name"] == "TaskDuration")


def first_load(browser: Browser, server: Server, path: str, shown: str) -> float:
    """The bytes of a page in a browser that has seen nothing yet, fonts aside."""
    context = browser.new_context(base_url=server.url, locale="en-GB")
    page = context.new_page()
    loaded = Loaded(context.new_cdp_session(page))
    page.goto(path)
    page.wait_for_selector(shown)
    page.wait_for_load_state("networkidle")
    context.close()
    return loaded.without_fonts()


def show(rows: list[tuple[str, ...]], lobby: float) -> None:
    """The figures."""
    shown = Table(title=f"A ply drawn at {PEOPLE} players: ms of the main thread, 1440 by 900")
    shown.add_column("game", no_wrap=True)
    aim = f"< {AIM:.0f} ms"
    for heading in ("plies", "median", "95%", "most", aim, "glow", "loop", "ratio", "kB"):
        shown.add_column(heading, justify="right")
    for cells in rows:
        shown.add_row(*cells)
    Console().print(shown)
    print(
        f"The lobby loads {lobby / 1000:.0f} kB at first, fonts aside; the aim is {SMALL // 1000}."
    )


if __name__ == "__main__":
    main()
