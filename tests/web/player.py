"""A player who sees only what glows and clicks it with a real pointer, or uses the keyboard."""

import random
from collections.abc import Callable, Iterable
from typing import Any

from librt.random import Random as Luck
from playwright.sync_api import Page

from ludus.core.game import CHANCE, OVER, State
from ludus.core.match import Match
from ludus.core.registry import get

GUARD = 420
"""Milliseconds after which a second tap at one place counts again, and a few more."""
LIVE = "main .spot.live:not(.picked), main .chip.live:not(.picked), main .choice"

FIND = """async ([last, luck, selector]) => {
    let tries = 0;
    // A tap may not count: too soon after something appeared, or held too long by a busy machine.
    // A person then taps again.
    const again = () => tries > 200;
    const still = () => {
        const main = document.querySelector("main.table");
        if (document.querySelector(".end")) return "over";
        if (!main || main.dataset.settled !== "true") return "";
        const now = `${main.dataset.moment} ${main.dataset.picked}`;
        return now === last && !again() ? "" : now;
    };
    const frame = () => new Promise((done) => requestAnimationFrame(done));
    const resting = async (target) => {
        const before = target.getBoundingClientRect();
        await frame();
        await frame();
        const after = target.getBoundingClientRect();
        const same = ["x", "y", "width", "height"].every((side) => before[side] === after[side]);
        return same && target.isConnected ? after : null;
    };
    for (; tries < 4500; tries++) {
        const now = still();
        if (now === "over") return { over: true };
        const targets = now ? [...document.querySelectorAll(selector)] : [];
        if (targets.length > 0) {
            const target = targets[Math.floor(luck * targets.length)];
            target.scrollIntoView({ block: "center" });
            const box = await resting(target);
            if (!box || still() !== now) continue;
            for (let i = 0; i < 81; i++) {
                const x = box.x + (box.width * (((i % 9) + 4) % 9 + 0.5)) / 9;
                const y = box.y + (box.height * ((Math.floor(i / 9) + 4) % 9 + 0.5)) / 9;
                const top = document.elementFromPoint(x, y);
                const hit = top?.closest(".spot.live, .chip.live, .choice");
                if (hit === target) return { now, x, y };
            }
            return { now, covered: target.outerHTML.slice(0, 300) };
        }
        await new Promise((done) => setTimeout(done, 20));
    }
    return { lost: document.body.innerText.slice(0, 500) };
}"""


READY = """() => {
    if (document.querySelector(".end")) return true;
    const main = document.querySelector("main.table");
    return main?.dataset.settled === "true" &&
        document.querySelector("main .spot.live, main .choice") !== null;
}"""


class Player:
    """Plays at random at the table on a page."""

    def __init__(self, page: Page, seed: int = 1, tap: bool = False) -> None:
        self.page = page
        self.luck = random.Random(seed)
        self.tap = tap
        self.last = ""
        self.tapped: tuple[float, float] | None = None

    def move(self, targets: str = LIVE) -> bool:
        """Click one legal target, once there is one; False when the game is over."""
        found: dict[str, Any] = self.page.evaluate(FIND, [self.last, self.luck.random(), targets])
        assert "lost" not in found, f"Nothing can be clicked: {found}"
        assert "covered" not in found, f"A legal target cannot be clicked: {found}"
        if found.get("over"):
            return False
        self.last = found["now"]
        x, y = found["x"], found["y"]
        if self.tap:
            if self.tapped and abs(x - self.tapped[0]) + abs(y - self.tapped[1]) < 40:
                self.page.wait_for_timeout(GUARD)
            self.tapped = (x, y)
            self.page.touchscreen.tap(x, y)
            return True
        # A click on what has just appeared under a pointer that rests does not count.
        self.page.mouse.move(x - 20, y)
        self.page.mouse.move(x, y)
        self.page.mouse.click(x, y)
        return True

    def ready(self) -> None:
        """Wait until the page shows what came of the last click."""
        self.page.wait_for_function(READY)

    def moves(self, count: int) -> None:
        """So many clicks, or to the end."""
        for _ in range(count):
            if not self.move():
                return

    def to_the_end(self) -> int:
        """Play until the end screen; how many clicks it took."""
        clicks = 0
        while self.move():
            clicks += 1
            assert clicks < 3000, "The game does not end."
        return clicks


def next_to_act(*players: Player) -> Player:
    """The one of several people at a table who can click something now."""
    for _ in range(4500):
        for player in players:
            settled = player.page.locator("main[data-settled=true]").count()
            if settled and player.page.locator(LIVE).count():
                return player
        players[0].page.wait_for_timeout(20)
    raise AssertionError("Nobody at the table can do anything.")


def new_table(page: Page, game: str, seats: list[dict[str, Any]], **more: Any) -> str:
    """Make a table as the person on the page, start it if it is full, and go there."""
    page.request.get("/api/me")
    reply = page.request.post("/api/tables", data={"game": game, "seats": seats, **more})
    assert reply.ok, reply.text()
    table: str = reply.json()["id"]
    if all(seat["kind"] != "open" for seat in seats):
        started = page.request.post(f"/api/tables/{table}/start")
        assert started.ok, started.text()
    page.goto(f"/table/{table}")
    return table


def reached(game: str, wanted: Callable[[State], bool], seeds: Iterable[int] = range(60)) -> Match:
    """A game for two, played at random to a moment at which the first seat decides about this."""
    for seed in seeds:
        match, luck = Match(get(game), 2), Luck(seed)
        while match.state.actor != OVER:
            if match.state.actor == 0 and wanted(match.state):
                return match
            if match.state.actor == CHANCE:
                match.draw(luck)
            else:
                match.play(match.pick(luck))
    raise AssertionError("No such moment came.")


def table_at(page: Page, match: Match) -> str:
    """A table that goes on from there, with the person on the page in the first seat."""
    origin = {"record": match.to_json(), "ply": len(match.plies)}
    return new_table(page, match.game.name, [ME, BOT], origin=origin)


def tap(page: Page, selector: str) -> None:
    """One click with a real pointer on the first such target, once the page has come to rest."""
    found: dict[str, Any] = page.evaluate(FIND, ["", 0, selector])
    assert "x" in found, f"It cannot be clicked: {selector}: {found}"
    page.mouse.move(found["x"] - 20, found["y"])
    page.mouse.move(found["x"], found["y"])
    page.mouse.click(found["x"], found["y"])


def shared_table(host: Page, guest: Page, game: str) -> tuple["Player", "Player"]:
    """A table at which two people play, the second one invited with a link."""
    new_table(host, game, [ME, OPEN])
    host.get_by_role("button", name="Invite with a link").click()
    guest.goto(host.locator(".link input").input_value())
    host.get_by_role("button", name="Start the game").click()
    return Player(host, 1), Player(guest, 2)


def finished_table(page: Page, game: str) -> str:
    """A table of the person on the page and a bot, played to its end by requests; go there."""
    table = new_table(page, game, [ME, BOT])
    luck = random.Random(1)
    path = f"/api/tables/{table}"
    state = page.request.get(f"{path}/state").json()
    while not (position := state["position"])["over"]:
        if position["choices"]:
            chosen = {"moment": position["moment"], "id": luck.choice(position["choices"])["id"]}
            reply = page.request.post(f"{path}/act", data=chosen)
        else:
            query = {"after": state["revision"], "wait": 20, "since": position["ply"] + 1}
            reply = page.request.get(f"{path}/state", params=query)
        assert reply.ok, reply.text()
        state = reply.json()
    page.reload()
    page.wait_for_selector(".end")
    return table


ME = {"kind": "me"}
BOT = {"kind": "bot", "level": "random"}
OPEN = {"kind": "open"}
