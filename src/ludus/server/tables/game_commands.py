"""The commands of a game: start it, decide, take back, let a bot play on, say something.

Each command computes a change from the table as it stands, or refuses; it changes nothing itself.
The rules run here and nowhere else: the table adopts the game that the command has computed.
"""

import secrets
from dataclasses import replace
from typing import Final

from ludus.core.errors import IllegalAction
from ludus.core.game import CHANCE, OVER, State
from ludus.core.luck import Luck, draws
from ludus.core.match import Match
from ludus.server.errors import Refusal
from ludus.server.names import BOT_NAMES
from ludus.server.present.game import illegal
from ludus.server.storage.rows import UNDO, Change, ChatRow, Guest, Seat, TableRow
from ludus.server.tables.table import MAX_VIEWS, Move, Table

SUBSTITUTE: Final = "tiro"
"""The level of a bot that plays for somebody who is away."""
ROMAN: Final = ("", "I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X")


def begin(table: Table, now: float) -> Move:
    """The first draws, when everybody sits."""
    bank = float(table.row.clock["seconds"])
    seats = [replace(seat, bank=bank, seen=now) for seat in table.seats]
    match = table.new_match()
    for id in table.row.origin["ids"] if table.row.origin else []:
        match.play(id)
    secret = table.row.secret or secrets.token_hex(32)
    luck = Luck(secret, table.row.id, [seat.words for seat in table.seats], match.record)
    move = _finish(table, match, 1, draw(match, luck), seats, now)
    move.row["secret"] = secret
    move.row["state"] = "playing" if match.state.actor != OVER else "over"
    return move


def decide(table: Table, seat: int, moment: int, ids: list[int], now: float) -> Move:
    """A seat plays the ids of an action, all or none; the draws that follow are part of it.

    Whoever acts is not away.
    """
    match = table.game()
    _refuse_late(table, moment)
    if match.state.actor != seat:
        raise Refusal(409, "not-your-turn")
    since = len(match.plies) + 1
    match = match.copy()
    passed = _play(table, match, seat, ids)
    seats = list(table.seats)
    seats[seat] = replace(seats[seat], votes=(), left=False, wish="")
    if match.state.actor == CHANCE:
        passed += draw(match, table.luck())
    return _finish(table, match, since, passed, seats, now)


def _refuse_late(table: Table, moment: int) -> None:
    """Refuse what answers another moment, or comes after the end."""
    if moment != table.row.moment:
        raise Refusal(409, "moment")
    if table.over() or table.row.state == "over":
        raise Refusal(409, "over")


def _play(table: Table, match: Match, seat: int, ids: list[int]) -> list[State]:
    """Play the ids of one seat, or refuse; the states before each of them but the first."""
    passed: list[State] = []
    for number, id in enumerate(ids):
        if match.state.actor == CHANCE:  # an outcome would be legal here, but nobody chooses it
            raise illegal(match.state, id, table.names())
        if match.state.actor != seat:
            raise Refusal(409, "not-your-turn")
        if number > 0:
            passed.append(match.state.copy())
        try:
            match.apply(id)
        except IllegalAction:
            raise illegal(match.state, id, table.names()) from None
    return passed


def draw(match: Match, luck: Luck) -> list[State]:
    """Draw until a seat has to decide or the game is over; the states before each draw."""
    passed: list[State] = []
    number = draws(match)
    while match.state.actor == CHANCE:
        number += 1
        passed.append(match.state.copy())
        match.play(luck.draw(number, match.state.outcomes()))
    return passed


def _finish(
    table: Table, match: Match, since: int, passed: list[State], seats: list[Seat], now: float
) -> Move:
    """The change that the plies from `since` on make."""
    entries = match.record.ids[since - 1 :]
    # A draw that opens the game has no ply before it, so no state after one.
    between = tuple(passed[len(passed) - len(entries) + 1 :]) if len(entries) <= MAX_VIEWS else ()
    row, changed = _ask_actor(table, match.state, now, seats)
    if match.state.actor == OVER:
        result = match.state.result()
        row["state"] = "over"
        row["result"] = {"scores": result.scores, "winners": result.winners}
    return Move(entries, row, changed, match=match, since=since, between=between)


def give_hint(table: Table, guest: str, moment: int) -> tuple[int, Change]:
    """The seat for which a guest asks for a hint, and that he did; or why he gets none."""
    if moment != table.row.moment:
        raise Refusal(409, "moment")
    seat = seat_to_act(table, guest)
    if table.game().state.actor != seat:
        raise Refusal(409, "not-your-turn")
    if not hints_allowed(table.row, table.seats):
        raise Refusal(403, "no-hints")
    asking = table.seats[seat]
    return seat, Change(seats=[replace(asking, hints=asking.hints + 1)])


def hints_allowed(row: TableRow, seats: list[Seat]) -> bool:
    """Whether hints are given: where the table says so, and to one who is alone with bots."""
    people = {seat.guest or seat.owner for seat in seats if seat.kind != "bot" or seat.owner}
    return row.hints or len(people) == 1


def seat_to_act(table: Table, guest: str) -> int:
    """The seat for which a guest acts now."""
    own = table.seats_of(guest)
    if not own:
        raise Refusal(403, "only-watching")
    return table.row.actor if table.row.actor in own else own[0]


def undo(table: Table, guest: str, moment: int, plies: int, now: float) -> Move:
    """A guest takes back the last plies of one of his seats."""
    match = table.game()
    own = table.seats_of(guest)
    if not own:
        raise Refusal(403, "only-watching")
    _refuse_late(table, moment)
    seat = max(own, key=match.undoable)
    if match.undoable(seat) < plies:
        raise Refusal(409, "nothing-to-undo")
    match = match.copy()
    for _ in range(plies):
        match.undo(seat)
    row, changed = _ask_actor(table, match.state, now, table.seats)
    return Move([UNDO] * plies, row, changed, match=match, since=len(match.plies) + 1)


def _ask_actor(
    table: Table, state: State, now: float, seats: list[Seat]
) -> tuple[dict[str, object], list[Seat]]:
    """The columns that say who is asked and until when, and the seats whose clocks changed."""
    actor = int(state.actor)
    row: dict[str, object] = {"actor": actor, "turn": int(state.turn), "changed": now}
    clock, before = table.row.clock, table.row
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
    return row, [seat for n, seat in after.items() if seat != table.seats[n]]


def deadline(clock: dict[str, object], seat: Seat, now: float) -> float | None:
    """Until when a seat may think."""
    if clock["kind"] == "none" or seat.kind != "person":
        return None
    return now + (seat.bank if clock["kind"] == "total" else float(str(clock["seconds"])))


def time_out(table: Table, now: float) -> Change:
    """The actor's time is out: a bot plays on for him."""
    row = table.row
    if row.state != "playing" or row.deadline is None or row.deadline > now or row.actor < 0:
        return Change()
    return substitute(table.seats[row.actor], now)


def substitute(seat: Seat, now: float) -> Change:
    """A bot takes a seat for somebody, who may come back."""
    bot = replace(
        seat, kind="bot", level=SUBSTITUTE, guest=None, owner=seat.guest, votes=(), bank=0.0
    )
    return Change(row={"deadline": None, "changed": now, "asked": now}, seats=[bot])


def say(table: Table, guest: Guest, text: str, now: float) -> Change:
    """A guest says something."""
    number = table.chat[-1].number + 1 if table.chat else 1
    seat = table.seat_of(guest.id)
    name = table.spectator_name(guest) if seat is None else table.seats[seat].name
    return Change(chat=ChatRow(number, seat, name, text, now))


def bot_name(level: str, taken: list[str]) -> str:
    """What a bot is called, so that no two at a table are called the same."""
    name, number = BOT_NAMES[level], 2
    while name in taken:
        name = f"{BOT_NAMES[level]} {ROMAN[number]}"
        number += 1
    return name
