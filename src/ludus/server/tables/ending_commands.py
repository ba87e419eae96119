"""Games that end before their end: resigning, abandoning by consent, closing an unstarted table.

Each command computes a change from the table as it stands, or refuses; it changes nothing itself.
"""

from dataclasses import replace
from typing import Any

from ludus.core.game import OVER
from ludus.server.errors import Refusal
from ludus.server.storage.rows import Change, Guest, Seat, Wish
from ludus.server.tables import game_commands
from ludus.server.tables.table import Table


def resign(table: Table, guest: Guest, now: float) -> Change:
    """Somebody gives up: bots play on for the others; without enough others the game ends."""
    own = _own_seats(table, guest)
    resigned = [replace(seat, wish="resigned") for seat in own]
    others = [s for s in table.seats if s.kind == "person" and s.guest != guest.id]
    if not others or len(table.seats) - len(own) < 2:
        remaining = [seat.seat for seat in table.seats if seat not in own]
        return _end(table, resigned, "resigned", remaining, now)
    change = Change(row={"changed": now})
    for seat in resigned:
        bot = game_commands.substitute(seat, now)
        change.seats += bot.seats
        if table.row.actor == seat.seat:
            change.row |= bot.row
    return change


def abandon(table: Table, guest: Guest, agrees: bool, now: float) -> Change:
    """Somebody would abandon the game, or not any more; once all people would, it ends."""
    own = _own_seats(table, guest)
    wish: Wish = "abandon" if agrees else ""
    changed = [replace(seat, wish=wish) for seat in own if seat.wish != wish]
    others = [s for s in table.seats if s.kind == "person" and s.guest != guest.id]
    if agrees and all(seat.wish == "abandon" for seat in others):
        return _end(table, changed, "abandoned", [], now)
    return Change(seats=changed)


def close(table: Table, guest: Guest, now: float) -> Change:
    """The host deletes a table at which no game has started: everybody has to go."""
    if table.row.state != "open":
        raise Refusal(409, "started")
    if table.row.host != guest.id:
        raise Refusal(403, "not-host")
    empty = [Seat(seat.seat) for seat in table.seats]
    return Change(row={"state": "over", "changed": now}, seats=empty)


def _own_seats(table: Table, guest: Guest) -> list[Seat]:
    """The seats that a guest plays in a game that goes on."""
    if table.row.state != "playing" or table.over():
        raise Refusal(409, "over" if table.row.state == "over" else "not-started")
    own = [table.seats[number] for number in table.seats_of(guest.id)]
    if not own:
        raise Refusal(403, "only-watching")
    return own


def _end(table: Table, seats: list[Seat], how: str, remaining: list[int], now: float) -> Change:
    """The game is over as it stands; the best of those who remain have won it."""
    scores = table.game().state.result().scores
    best = max((scores[seat] for seat in remaining), default=0)
    winners = [seat for seat in remaining if scores[seat] == best]
    result: dict[str, Any] = {"scores": scores, "winners": winners, "ended": how}
    row = {"state": "over", "actor": OVER, "deadline": None, "result": result, "changed": now}
    return Change(row=row, seats=seats)
