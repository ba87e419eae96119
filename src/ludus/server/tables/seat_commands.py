"""Who sits where: making tables, joining, leaving, voting, coming back.

Each command computes a change from the table as it stands, or refuses; it changes nothing itself.
"""

import secrets
from dataclasses import replace
from typing import Final

from ludus.core.errors import BadSetup, UnknownGame
from ludus.core.game import OVER
from ludus.core.registry import get
from ludus.server import protocol
from ludus.server.errors import Refusal, RefusalWithReason
from ludus.server.names import distinct
from ludus.server.storage.rows import Change, Guest, Seat, TableRow
from ludus.server.tables import game_commands
from ludus.server.tables.presence import Attendance, is_away, voters, votes_needed
from ludus.server.tables.table import Table

MIN_RETURN_SECONDS: Final = 60.0
"""What one who comes back with an empty clock has left."""


def new_id() -> str:
    """The name of a table or a guest in addresses: public, but not to be guessed."""
    return secrets.token_urlsafe(9)


def new_table(asked: protocol.NewTable, guest: Guest, now: float) -> tuple[TableRow, list[Seat]]:
    """A table with its seats."""
    try:
        game = get(asked.game)
        game.new(len(asked.seats), asked.options)
    except UnknownGame:
        raise Refusal(404, "no-game") from None
    except BadSetup as reason:
        raise RefusalWithReason(422, "setup", reason) from None
    seats: list[Seat] = []
    for number, place in enumerate(asked.seats):
        seats.append(filled(number, place, guest, seats))
    if not any(seat.guest == guest.id for seat in seats):
        raise Refusal(422, "one-person")
    options = game.complete(asked.options)
    return blank(game.name, game.rules_version, options, asked, guest.id, now), seats


def blank(
    game: str,
    rules: int,
    options: dict[str, str],
    asked: protocol.NewTable,
    host: str,
    now: float,
) -> TableRow:
    """A table at which nothing has happened yet."""
    return TableRow(
        id=new_id(),
        game=game,
        rules=rules,
        options=options,
        state="open",
        public=asked.public,
        spectators=asked.spectators,
        clock=asked.clock.model_dump(),
        host=host,
        revision=1,
        moment=0,
        actor=OVER,
        turn=0,
        asked=now,
        deadline=None,
        result=None,
        rematch=None,
        created=now,
        changed=now,
        secret=secrets.token_hex(32),
        hints=asked.hints,
    )


def filled(
    number: int, place: protocol.NewSeat | protocol.ChangeSeat, guest: Guest, others: list[Seat]
) -> Seat:
    """A seat as its maker wants it."""
    names = [seat.name for seat in others if seat.seat != number]
    if place.kind == "open":
        return Seat(number)
    if place.kind == "bot":
        name = game_commands.bot_name(place.level, names)
        return Seat(number, "bot", name, level=place.level)
    if place.kind == "device":
        name = distinct(place.name or f"{guest.name} {number + 1}", names)
        return Seat(number, "person", name, guest.id, device=True)
    if any(seat.guest == guest.id and not seat.device for seat in others):
        raise Refusal(409, "seated")
    return Seat(number, "person", distinct(place.name or guest.name, names), guest.id)


def change_seat(
    table: Table, guest: Guest, number: int, place: protocol.ChangeSeat, now: float
) -> Change:
    """The host fills or frees a seat before the start; whoever sat there has to go."""
    seat = table.seat(number)
    _before_start(table)
    if table.row.host != guest.id:
        raise Refusal(403, "not-host")
    if seat.kind == "person" and seat.guest != guest.id and place.kind in ("me", "device"):
        raise Refusal(409, "taken")
    others = [other for other in table.seats if other.seat != number]
    after = filled(number, place, guest, others)
    if not any(other.guest == guest.id for other in [*others, after]):
        raise Refusal(409, "one-person")
    return Change(row={"changed": now}, seats=[after])


def _before_start(table: Table) -> None:
    if table.row.state != "open":
        raise Refusal(409, "started")


def join(table: Table, guest: Guest, now: float) -> Change:
    """Somebody sits down at the first open seat; whoever sits already stays there."""
    if table.seat_of(guest.id) is not None:
        left = [replace(seat, left=False) for seat in table.seats if seat.guest == guest.id]
        return Change(seats=[seat for seat in left if seat != table.seats[seat.seat]])
    _before_start(table)
    number = next((seat.seat for seat in table.seats if seat.kind == "open"), None)
    if number is None:
        raise Refusal(409, "full")
    watching = [name for watcher, name in table.spectators.items() if watcher != guest.id]
    taken = [seat.name for seat in table.seats] + watching
    place = Seat(number, "person", distinct(guest.name, taken), guest.id, seen=now)
    return Change(row={"changed": now}, seats=[place])


def leave(table: Table, guest: Guest, now: float) -> Change:
    """Somebody gets up: before the start the seat is open again, later it waits for him."""
    own = [seat for seat in table.seats if seat.guest == guest.id]
    if not own:
        raise Refusal(403, "not-seated")
    if table.row.state != "open":
        return Change(seats=[replace(seat, left=True, seen=now) for seat in own])
    change = Change(row={"changed": now}, seats=[Seat(seat.seat) for seat in own])
    others = [seat.guest for seat in table.seats if seat.guest not in (None, guest.id)]
    if table.row.host == guest.id and others:
        change.row["host"] = others[0]
    if not others:
        change.row["state"] = "over"
    return change


def start(table: Table, guest: Guest, now: float) -> Change:
    """The host starts the game."""
    _before_start(table)
    if table.row.host != guest.id:
        raise Refusal(403, "not-host")
    if any(seat.kind == "open" for seat in table.seats):
        raise Refusal(409, "seats-open")
    return game_commands.begin(table, now)


def start_when_full(table: Table, now: float) -> Change:
    """The game starts by itself once everybody sits."""
    if table.row.state != "open" or any(seat.kind == "open" for seat in table.seats):
        return Change()
    return game_commands.begin(table, now)


def add_words(table: Table, guest: Guest, number: int | None, words: str, now: float) -> Change:
    """A player adds words to the luck of the game, before it starts."""
    _before_start(table)
    own = table.seats_of(guest.id)
    chosen = number if number is not None else next(iter(own), -1)
    if chosen not in own:
        raise Refusal(403, "not-yours")
    return Change(row={"changed": now}, seats=[replace(table.seats[chosen], words=words)])


def transfer(table: Table, number: int, owner: str, receiver: Guest, now: float) -> Change:
    """A seat goes to another device, that is, to the guest there."""
    seat = table.seat(number)
    if seat.kind != "person" or seat.guest != owner:
        raise Refusal(404, "link")
    alone = not any(s.guest == owner for s in table.seats if s.seat != number)
    row: dict[str, object] = {"changed": now}
    if alone and table.row.host == owner:
        row["host"] = receiver.id
    return Change(row=row, seats=[replace(seat, guest=receiver.id, device=False, left=False)])


def vote(table: Table, guest: Guest, number: int, attendance: Attendance) -> Change:
    """One of the others votes that a bot should play for somebody who is away."""
    seat = table.seat(number)
    electors = voters(table.seats, seat)
    if guest.id not in electors:
        raise Refusal(403, "not-seated")
    if not is_away(table.row, seat, attendance):
        raise Refusal(409, "not-away")
    votes = tuple(sorted({*seat.votes, guest.id} & electors))
    if len(votes) >= votes_needed(table.seats, seat):
        return game_commands.substitute(seat, attendance.now)
    return Change(seats=[replace(seat, votes=votes)]) if votes != seat.votes else Change()


def come_back(table: Table, guest: Guest, number: int, now: float) -> Change:
    """Somebody takes back the seat a bot has played for him."""
    seat = table.seat(number)
    if seat.kind != "bot" or seat.owner != guest.id or seat.wish == "resigned":
        raise Refusal(409, "not-replaced")
    if table.row.state == "over":
        raise Refusal(409, "over")
    clock = table.row.clock
    bank = max(seat.bank, MIN_RETURN_SECONDS) if clock["kind"] == "total" else seat.bank
    back = replace(
        seat,
        kind="person",
        guest=guest.id,
        owner=None,
        level=None,
        left=False,
        seen=now,
        bank=bank,
    )
    row: dict[str, object] = {"changed": now}
    if table.row.actor == number:
        row |= {"asked": now, "deadline": game_commands.deadline(clock, back, now)}
    return Change(row=row, seats=[back])


def rematch(table: Table, guest: Guest, now: float) -> Change:
    """The same table again, if nobody has made it: bots and one's own seats, the others to come."""
    if table.row.state != "over" or table.match is None:
        raise Refusal(409, "not-over")
    if table.seat_of(guest.id) is None:
        raise Refusal(403, "not-seated")
    row = table.row
    if row.rematch is not None:
        return Change()
    asked = protocol.NewTable.model_construct(
        public=row.public,
        spectators=row.spectators,
        clock=protocol.Clock(**row.clock),
        hints=row.hints,
    )
    again = blank(row.game, get(row.game).rules_version, row.options, asked, guest.id, now)
    places = [_again(seat, guest) for seat in table.seats]
    return Change(row={"rematch": again.id}, rematch=(again, places))


def _again(seat: Seat, guest: Guest) -> Seat:
    if seat.kind == "bot" and seat.owner is None:
        return Seat(seat.seat, "bot", seat.name, level=seat.level)
    if seat.guest == guest.id:
        return Seat(seat.seat, "person", seat.name, guest.id, device=seat.device)
    return Seat(seat.seat)
