"""What happens in a game at a table: deciding, taking back, running out of time.

Each function works out a change from what stands, or refuses; it changes nothing itself.
"""

from dataclasses import replace
from typing import Final

from librt.random import Random

from ludus.core.game import CHANCE, OVER, Choices, State
from ludus.core.registry import get
from ludus.server.errors import Refusal
from ludus.server.names import BOT_NAMES
from ludus.server.room import Room
from ludus.server.show import illegal
from ludus.server.storage import UNDO, Change, Line, Seat

STAND_IN: Final = "tiro"
"""The level of a bot that plays for somebody who is away."""


def begin(room: Room, random: Random, now: float) -> Change:
    """The first draws, when everybody sits."""
    state = get(room.row.game).new(len(room.seats), room.row.options)
    bank = float(room.row.clock["seconds"])
    banked = [replace(seat, bank=bank, seen=now) for seat in room.seats]
    change = _follow(room, state, [], random, now, banked)
    change.row["state"] = "playing" if state.actor != OVER else "over"
    return change


def decide(room: Room, seat: int, moment: int, id: int, random: Random, now: float) -> Change:
    """A seat plays an id; the draws that follow are part of it. Whoever acts is not away."""
    match = room.game()
    if moment != room.row.moment:
        raise Refusal(409, "moment")
    if match.state.actor == OVER:
        raise Refusal(409, "over")
    if match.state.actor != seat:
        raise Refusal(409, "not-your-turn")
    if not match.state.allows(id):
        raise illegal(match.state, id, room.names())
    state = match.state.copy()
    state.play(id)
    seats = list(room.seats)
    seats[seat] = replace(seats[seat], votes=(), left=False)
    return _follow(room, state, [id], random, now, seats)


def seat_to_act(room: Room, guest: str) -> int:
    """The seat for which a guest acts now."""
    own = room.seats_of(guest)
    if not own:
        raise Refusal(403, "only-watching")
    return room.row.actor if room.row.actor in own else own[0]


def undo(room: Room, guest: str, moment: int, plies: int, now: float) -> Change:
    """A guest takes back the last plies of one of his seats."""
    match = room.game()
    own = room.seats_of(guest)
    if not own:
        raise Refusal(403, "only-watching")
    if moment != room.row.moment:
        raise Refusal(409, "moment")
    if match.state.actor == OVER:
        raise Refusal(409, "over")
    if max(match.undoable(seat) for seat in own) < plies:
        raise Refusal(409, "nothing-to-undo")
    state = match.at(len(match.plies) - plies)
    return Change([UNDO] * plies, *_asked(room, state, now, room.seats))


def _follow(
    room: Room, state: State, ids: list[int], random: Random, now: float, seats: list[Seat]
) -> Change:
    """Draw until a seat has to decide, and say who is asked now."""
    choices = Choices()
    while state.actor == CHANCE:
        state.fill(choices)
        id = int(choices.draw(random))
        state.play(id)
        ids.append(id)
    row, changed = _asked(room, state, now, seats)
    if state.actor == OVER:
        result = state.result()
        row["state"] = "over"
        row["result"] = {"scores": result.scores, "winners": result.winners}
    return Change(ids, row, changed)


def _asked(
    room: Room, state: State, now: float, seats: list[Seat]
) -> tuple[dict[str, object], list[Seat]]:
    """The columns that say who is asked and until when, and the seats whose clocks changed."""
    actor = int(state.actor)
    row: dict[str, object] = {"actor": actor, "turn": int(state.turn), "changed": now}
    clock, before = room.row.clock, room.row
    after = {seat.seat: seat for seat in seats}
    if clock["kind"] != "none" and actor != before.actor and before.actor >= 0:
        spent = max(0.0, now - before.asked)
        charged = after[before.actor]
        after[before.actor] = replace(charged, bank=max(0.0, charged.bank - spent))
    if actor != before.actor or before.state == "open":
        if actor >= 0 and before.state != "open":
            after[actor] = replace(after[actor], bank=after[actor].bank + clock["increment"])
        row["asked"] = now
        row["deadline"] = deadline(clock, after[actor], now) if actor >= 0 else None
    return row, [seat for n, seat in after.items() if seat != room.seats[n]]


def deadline(clock: dict[str, object], seat: Seat, now: float) -> float | None:
    """Until when a seat may think."""
    if clock["kind"] == "none" or seat.kind != "person":
        return None
    return now + (seat.bank if clock["kind"] == "total" else float(str(clock["seconds"])))


def run_out(room: Room, now: float) -> Change:
    """The actor's time is out: a bot plays on for him."""
    row = room.row
    if row.state != "playing" or row.deadline is None or row.deadline > now or row.actor < 0:
        return Change()
    return stand_in(room.seats[row.actor], now)


def stand_in(seat: Seat, now: float) -> Change:
    """A bot takes a seat for somebody, who may come back."""
    bot = replace(
        seat, kind="bot", level=STAND_IN, guest=None, owner=seat.guest, votes=(), bank=0.0
    )
    return Change(row={"deadline": None, "changed": now, "asked": now}, seats=[bot])


def say(room: Room, guest: str, name: str, text: str, now: float) -> Change:
    """A guest says something."""
    number = room.chat[-1].number + 1 if room.chat else 1
    return Change(line=Line(number, room.seat_of(guest), name, text, now))


def bot_name(level: str, taken: list[str]) -> str:
    """What a bot is called, so that no two at a table are called the same."""
    name, number = BOT_NAMES[level], 2
    while name in taken:
        name = f"{BOT_NAMES[level]} {'I' * number if number < 4 else 'IV'}"
        number += 1
    return name
