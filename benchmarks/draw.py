"""`python -m benchmarks.draw`: how long a browser takes to draw a ply, and how much it loads.

A real Chromium sits at a table of four and is told every ply; all four play at random through the
protocol. Measured is the processor time of the page's main thread for each ply, from the message
to the finished frame: reading, updating, style, layout and paint. Pieces that travel are turned
off, since they take as long as the player wishes; what share of a core the glow of legal targets
takes while nothing else happens stands in a column of its own. The loop is ten million
additions in the same page, in ms of the same thread, for reference; the ratio is the median to it.
The kB are those of the first load of a table, compressed and without fonts.

With `--against` the built client of another checkout sits at the same seat and is told the same
plies, so that the two compare on any machine: the columns are of both, the last is the median of
what each ply took here, as a part of what it took there.

    python -m benchmarks.draw [--plies 150] [--games municipium rome] [--chromium /usr/bin/chromium]
        [--against ../other]
"""

import argparse
import mimetypes
import os
import random
import shutil
import tempfile
from dataclasses import dataclass
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
    Route,
    sync_playwright,
)
from rich.box import SIMPLE
from rich.console import Console
from rich.progress import track
from rich.table import Table

from benchmarks.load import Server
from ludus.core.registry import names

PEOPLE: Final = 4
AIM: Final = 16.0
"""Milliseconds for a ply at the median: one frame."""
WARM_UP: Final = 10
"""Plies that are not counted."""
BUSY: Final = "TaskDuration"
PAGES: Final = "src/ludus/server/static"
SMALL: Final = 300_000
"""Bytes of a first load, compressed, without fonts."""
LOCAL: Final = "--disable-features=LocalNetworkAccessChecks"
"""A page from a folder may ask the server of this machine."""
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
        // After the frame that shows it, and without another one.
        requestAnimationFrame(() => setTimeout(done));
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


@dataclass
class Client:
    """A page at the table, and how long its main thread has worked."""

    page: Page
    line: CDPSession
    loaded: Loaded

    def busy(self) -> float:
        """The milliseconds the page's main thread has worked."""
        metrics = self.line.send("Performance.getMetrics")["metrics"]
        return next(1000 * float(one["value"]) for one in metrics if one["name"] == BUSY)

    def reference(self) -> float:
        """The milliseconds of the reference, in the same time as a ply."""
        before = self.busy()
        self.page.evaluate(REFERENCE)
        return self.busy() - before


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
    parser.add_argument("--against", type=Path, help="another checkout whose client is compared")
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder) / "data", "")
        try:
            browser = playwright.chromium.launch(
                executable_path=asked.chromium, args=["--no-sandbox", "--disable-gpu", LOCAL]
            )
            rows = [
                cells
                for game in asked.games
                for cells in measured(playwright, browser, server, game, asked)
            ]
            lobby = first_load(browser, server, "/", "article")
            browser.close()
        finally:
            server.process.terminate()
            server.process.wait()
    show(rows, lobby)


def measured(
    playwright: Playwright, browser: Browser, server: Server, game: str, asked: argparse.Namespace
) -> list[tuple[str, ...]]:
    """The figures of one game: of this client, and of the other if there is one."""
    seats = Seats(playwright, server, game)
    clients = [seated(browser, server, seats, None)]
    if asked.against:
        clients.append(seated(browser, server, seats, asked.against / PAGES))
    references = [median(client.reference() for _ in range(5)) for client in clients]
    plies = drawn(clients, seats, asked.plies, game)
    parts = [here / there for here, there in zip(plies[0], plies[-1], strict=True)]
    rows = []
    for client, times, reference in zip(clients, plies, references, strict=True):
        name = game if client is clients[0] else "  the other"
        part = median(parts) if len(clients) > 1 and client is clients[0] else None
        glow = glowing(client, seats)
        rows.append(row(name, times, glow, reference, client.loaded, part))
    for client in clients:
        client.page.context.close()
    return rows


def row(
    name: str,
    times: list[float],
    glow: float,
    reference: float,
    loaded: Loaded,
    part: float | None,
) -> tuple[str, ...]:
    """The figures of one client, as they are shown."""
    times = sorted(times)
    return (
        name,
        f"{len(times)}",
        f"{median(times):.1f}",
        f"{times[int(0.95 * len(times))]:.1f}",
        f"{times[-1]:.1f}",
        f"{sum(time < AIM for time in times) / len(times):.0%}",
        f"{glow:.0%}",
        f"{reference:.1f}",
        f"{median(times) / reference:.2f}",
        f"{loaded.without_fonts() / 1000:.0f}",
        "-" if part is None else f"{part:.2f}",
    )


def seated(browser: Browser, server: Server, seats: Seats, pages: Path | None) -> Client:
    """A browser that is the first of the people, with this client or with one built elsewhere."""
    context = browser.new_context(
        base_url=server.url,
        viewport={"width": 1440, "height": 900},
        locale="en-GB",
        service_workers="block",
    )
    context.add_cookies([{"name": "ludus", "value": seats.tokens[0], "url": server.url}])
    context.add_init_script(SETTINGS)
    if pages:
        serve(context, pages)
    page = context.new_page()
    line = context.new_cdp_session(page)
    client = Client(page, line, Loaded(line))
    page.goto(f"/table/{seats.id}")
    page.wait_for_selector("main[data-settled=true]")
    page.wait_for_load_state("networkidle")
    line.send("Performance.enable", {"timeDomain": "threadTicks"})
    return client


def serve(context: BrowserContext, pages: Path) -> None:
    """Let a browser have the pages from a folder instead of from the server."""

    def answer(route: Route) -> None:
        file = pages / route.request.url.split("/", 3)[3]
        path = file if file.is_file() else pages / "index.html"
        kind = mimetypes.guess_type(path)[0] or "application/octet-stream"
        route.fulfill(body=path.read_bytes(), content_type=kind)

    for pattern in ("**/table/*", "**/assets/*", "**/begin.js"):
        context.route(pattern, answer)


def drawn(clients: list[Client], seats: Seats, plies: int, game: str) -> list[list[float]]:
    """For each client the milliseconds of each decision and what followed by itself."""
    times: list[list[float]] = [[] for _ in clients]
    for number in track(range(plies + WARM_UP), game, console=Console(stderr=True)):
        before = [client.busy() for client in clients]
        moment = seats.decide()
        if not moment:
            break
        for client in clients:
            client.page.evaluate(DRAWN, moment)
        if number >= WARM_UP:
            for client, start, known in zip(clients, before, times, strict=True):
                known.append(client.busy() - start)
    return times


def glowing(client: Client, seats: Seats) -> float:
    """The share of the main thread that legal targets take by glowing, when all else is still."""
    while client.page.get_attribute("main", "data-mine") != "true":
        client.page.evaluate(DRAWN, seats.decide())
    client.page.wait_for_timeout(3000)
    before = client.busy()
    client.page.wait_for_timeout(1000)
    return (client.busy() - before) / 1000


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
    shown = Table(
        title=f"A ply drawn at {PEOPLE} players: ms of the main thread, 1440 by 900",
        box=SIMPLE,
        padding=(0, 1, 0, 0),
    )
    shown.add_column("game", no_wrap=True)
    aim = f"<{AIM:.0f}"
    headings = ("plies", "median", "95%", "most", aim, "glow", "loop", "ratio", "kB", "part")
    for heading in headings:
        shown.add_column(heading, justify="right")
    for cells in rows:
        shown.add_row(*cells)
    Console().print(shown)
    print(
        f"The lobby loads {lobby / 1000:.0f} kB at first, fonts aside; the aim is {SMALL // 1000}."
    )


if __name__ == "__main__":
    main()
