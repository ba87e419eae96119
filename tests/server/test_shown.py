"""What a reader lays together from what was sent is what the seat may see, after every move."""

import asyncio
import json
import random
from typing import Any

import pytest

from benchmarks.telling import GUESTS, PEOPLE, new_table
from ludus.core.game import OVER
from ludus.core.message import SPECTATOR
from ludus.core.registry import names
from ludus.server.http.socket import moved
from ludus.server.present import table as present
from ludus.server.present.shown import Shown
from ludus.server.storage.rows import Guest
from ludus.server.tables import game_commands
from ludus.server.tables.presence import Attendance
from ludus.server.tables.table import Table, Update

UNDONE_EVERY = 17
MOVES = 200


class Client:
    """One who has a view, and lays over it what comes."""

    def __init__(self, table: Table, seat: int) -> None:
        self.seat = seat
        self.known = json.loads(_state(table, seat))["position"]
        self.completed = 0

    def notify(self, table: Table, update: Update) -> None:
        if update.since is None:
            return
        message: dict[str, Any] = json.loads(moved(table, update, self.seat, "en", 0.0))
        view: dict[str, Any] = {}
        if message["base"] is not None:
            assert message["base"] == self.known["moment"]
            view = self.known["view"]
            self.completed += 1
        told = [entry for entry in message["log"] if entry["view"] is not None]
        for passed, entry in zip(update.between, told, strict=True):
            entry["view"] = view = view | entry["view"]
            assert view == _plain(passed.state, self.seat)
        message["position"]["view"] = view | message["position"]["view"]
        self.known = message["position"]
        assert self.known["view"] == _plain(table.game().state, self.seat)
        state = json.loads(_state(table, self.seat))
        assert self.known == state["position"]
        log = [{**entry, "view": None} for entry in message["log"]]
        assert log == state["log"][message["since"] - 1 :]


def _plain(state: Any, seat: int) -> Any:
    return json.loads(json.dumps(state.view(seat)))


def _state(table: Table, seat: int) -> bytes:
    guest = GUESTS[seat] if seat >= 0 else Guest("watcher", "Watcher", "en")
    attendance = Attendance(set(), set(), 60.0, 0.0)
    return present.state(table, guest, present.reader(table, seat, "en"), attendance)


async def _play(game: str) -> list[Client]:
    """A game, or much of a long one, in which something is taken back now and then."""
    luck, table = random.Random(7), new_table(game)
    clients = [Client(table, seat) for seat in (SPECTATOR, *range(PEOPLE))]
    table.listeners.update(clients)
    moves = 0
    while (actor := int(table.game().state.actor)) != OVER and moves < MOVES:
        moves += 1
        if moves % UNDONE_EVERY == 0 and table.game().undoable(actor):
            table.adopt(game_commands.undo(table, f"guest{actor}", table.row.moment, 1, 0.0))
            continue
        id = luck.choice(table.game().state.legal())
        table.adopt(game_commands.decide(table, actor, table.row.moment, [id], 0.0))
    return clients


@pytest.mark.parametrize("game", names())
def test_what_is_laid_together_is_what_the_seat_may_see(game: str) -> None:
    for client in asyncio.run(_play(game)):
        assert client.completed > 100


def test_one_who_was_not_there_before_is_sent_the_whole_view() -> None:
    async def late() -> dict[str, Any]:
        table = new_table("rome")
        before = Shown(table.game().state, table.row.moment)
        before.view(0)
        update = Update(since=1, before=before)
        found: dict[str, Any] = json.loads(moved(table, update, 1, "en", 0.0))
        return found

    told = asyncio.run(late())
    assert told["base"] is None
    assert {"families", "tiles", "stacks"} <= told["position"]["view"].keys()
