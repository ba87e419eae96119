"""Who sits where: making tables, joining, leaving, voting, coming back.

Each function works out a change from what stands, or refuses; it changes nothing itself.
"""

import secrets
from dataclasses import replace
from typing import Final

from librt.random import Random

from ludus.core.errors import BadSetup, UnknownGame
from ludus.core.game import OVER
from ludus.core.registry import get
from ludus.server import play, protocol
from ludus.server.errors import Because, Refusal
from ludus.server.presence import Around
from ludus.server.room import Room
from ludus.server.show import when
from ludus.server.storage import Change, Guest, Seat, TableRow

MERCY: Final = 60.0
"""The seconds one has who comes back with an empty clock."""


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
        raise Because(422, "setup", reason) from None
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
    )


def filled(
    number: int, place: protocol.NewSeat | protocol.ChangeSeat, guest: Guest, others: list[Seat]
) -> Seat:
    """A seat as its maker wants it."""
    names = [seat.name for seat in others if seat.seat != number]
    if place.kind == "open":
        return Seat(number)
    if place.kind == "bot":
        name = play.bot_name(place.level, names)
        return Seat(number, "bot", name, level=place.level)
    if place.kind == "device":
        name = distinct(place.name or f"{guest.name} {number + 1}", names)
        return Seat(number, "person", name, guest.id, device=True)
    if any(seat.guest == guest.id and not seat.device for seat in others):
        raise Refusal(409, "seated")
    return Seat(number, "person", distinct(place.name or guest.name, names), guest.id)


def distinct(name: str, taken: list[str]) -> str:
    """The name, with a number if somebody at the table is already called so."""
    wanted, number = name, 2
    while wanted in taken:
        wanted = f"{name} {number}"
        number += 1
    return wanted


def change_seat(
    room: Room, guest: Guest, number: int, place: protocol.ChangeSeat, now: float
) -> Change:
    """The host fills or frees a seat before the start."""
    seat = room.seat(number)
    _before_start(room)
    if room.row.host != guest.id:
        raise Refusal(403, "not-host")
    if seat.kind == "person" and seat.guest != guest.id:
        raise Refusal(409, "taken")
    others = [other for other in room.seats if other.seat != number]
    after = filled(number, place, guest, others)
    if not any(other.guest == guest.id for other in [*others, after]):
        raise Refusal(409, "one-person")
    return Change(row={"changed": now}, seats=[after])


def _before_start(room: Room) -> None:
    if room.row.state != "open":
        raise Refusal(409, "started")


def join(room: Room, guest: Guest, now: float) -> Change:
    """Somebody sits down at the first open seat; whoever sits already stays there."""
    if room.seat_of(guest.id) is not None:
        left = [replace(seat, left=False) for seat in room.seats if seat.guest == guest.id]
        return Change(seats=[seat for seat in left if seat != room.seats[seat.seat]])
    _before_start(room)
    number = next((seat.seat for seat in room.seats if seat.kind == "open"), None)
    if number is None:
        raise Refusal(409, "full")
    taken = [seat.name for seat in room.seats]
    place = Seat(number, "person", distinct(guest.name, taken), guest.id, seen=now)
    return Change(row={"changed": now}, seats=[place])


def leave(room: Room, guest: Guest, now: float) -> Change:
    """Somebody gets up: before the start the seat is open again, later it waits for him."""
    own = [seat for seat in room.seats if seat.guest == guest.id]
    if not own:
        raise Refusal(403, "not-seated")
    if room.row.state != "open":
        return Change(seats=[replace(seat, left=True, seen=now) for seat in own])
    change = Change(row={"changed": now}, seats=[Seat(seat.seat) for seat in own])
    others = [seat.guest for seat in room.seats if seat.guest not in (None, guest.id)]
    if room.row.host == guest.id and others:
        change.row["host"] = others[0]
    if not others:
        change.row["state"] = "over"
    return change


def start(room: Room, guest: Guest, random: Random, now: float) -> Change:
    """The host starts the game."""
    _before_start(room)
    if room.row.host != guest.id:
        raise Refusal(403, "not-host")
    if any(seat.kind == "open" for seat in room.seats):
        raise Refusal(409, "seats-open")
    return play.begin(room, random, now)


def carry(room: Room, number: int, giver: str, taker: Guest, now: float) -> Change:
    """A seat goes to another device, that is, to the guest there."""
    seat = room.seat(number)
    if seat.kind != "person" or seat.guest != giver:
        raise Refusal(404, "link")
    alone = not any(s.guest == giver for s in room.seats if s.seat != number)
    row: dict[str, object] = {"changed": now}
    if alone and room.row.host == giver:
        row["host"] = taker.id
    return Change(row=row, seats=[replace(seat, guest=taker.id, device=False, left=False)])


def is_away(row: TableRow, seat: Seat, around: Around) -> bool:
    """Whether a person has left, or keeps the table waiting without being there."""
    if row.state != "playing" or seat.kind != "person":
        return False
    if seat.left and seat.guest not in around.present:
        return True
    if seat.guest in around.lately or row.actor != seat.seat:
        return False
    return around.now - max(row.asked, seat.seen) >= around.patience


def voters(seats: list[Seat], seat: Seat) -> set[str]:
    """The other people at the table."""
    people = {s.guest for s in seats if s.kind == "person" and s.guest is not None}
    return people - {seat.guest or ""}


def votes_needed(seats: list[Seat], seat: Seat) -> int:
    """More than half of the others."""
    return len(voters(seats, seat)) // 2 + 1


def vote(room: Room, guest: Guest, number: int, around: Around) -> Change:
    """One of the others votes that a bot should play for somebody who is away."""
    seat = room.seat(number)
    electors = voters(room.seats, seat)
    if guest.id not in electors:
        raise Refusal(403, "not-seated")
    if not is_away(room.row, seat, around):
        raise Refusal(409, "not-away")
    votes = tuple(sorted({*seat.votes, guest.id} & electors))
    if len(votes) >= votes_needed(room.seats, seat):
        return play.stand_in(seat, around.now)
    return Change(seats=[replace(seat, votes=votes)]) if votes != seat.votes else Change()


def come_back(room: Room, guest: Guest, number: int, now: float) -> Change:
    """Somebody takes back the seat a bot has played for him."""
    seat = room.seat(number)
    if seat.kind != "bot" or seat.owner != guest.id:
        raise Refusal(409, "not-replaced")
    if room.row.state == "over":
        raise Refusal(409, "over")
    clock = room.row.clock
    bank = max(seat.bank, MERCY) if clock["kind"] == "total" else seat.bank
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
    if room.row.actor == number:
        row |= {"asked": now, "deadline": play.deadline(clock, back, now)}
    return Change(row=row, seats=[back])


def rematch(room: Room, guest: Guest, now: float) -> tuple[TableRow, list[Seat]]:
    """The same table again: bots and one's own seats as before, the others are to come."""
    if room.row.state != "over" or room.match is None:
        raise Refusal(409, "not-over")
    if room.seat_of(guest.id) is None:
        raise Refusal(403, "not-seated")
    row = room.row
    asked = protocol.NewTable.model_construct(
        public=row.public, spectators=row.spectators, clock=protocol.Clock(**row.clock)
    )
    again = blank(row.game, get(row.game).rules_version, row.options, asked, guest.id, now)
    return again, [_again(seat, guest) for seat in room.seats]


def _again(seat: Seat, guest: Guest) -> Seat:
    if seat.kind == "bot" and seat.owner is None:
        return Seat(seat.seat, "bot", seat.name, level=seat.level)
    if seat.guest == guest.id:
        return Seat(seat.seat, "person", seat.name, guest.id, device=seat.device)
    return Seat(seat.seat)


def info(
    row: TableRow,
    seats: list[Seat],
    guest: str,
    around: Around,
) -> protocol.TableInfo:
    """A table as a guest sees it from outside the game."""
    mine = [seat.seat for seat in seats if seat.kind == "person" and seat.guest == guest]
    people = {seat.guest for seat in seats}
    return protocol.TableInfo(
        id=row.id,
        game=row.game,
        rules=row.rules,
        options=row.options,
        state=row.state,
        public=row.public,
        spectators=row.spectators,
        clock=protocol.Clock(**row.clock),
        host=row.host == guest,
        mine=mine,
        seats=[seat_info(row, seats, seat, guest, around) for seat in seats],
        watching=len(around.present - people),
        moment=row.moment,
        turn=row.turn,
        actor=row.actor if row.state == "playing" and row.actor >= 0 else None,
        your_turn=row.state == "playing" and row.actor in mine,
        scores=row.result["scores"] if row.result else None,
        winners=row.result["winners"] if row.result else None,
        rematch=row.rematch,
        created=when(row.created),
        changed=when(row.changed),
    )


def seat_info(
    row: TableRow,
    seats: list[Seat],
    seat: Seat,
    guest: str,
    around: Around,
) -> protocol.SeatInfo:
    """One place of the table for the protocol."""
    person = seat.kind == "person"
    playing = row.state == "playing" and person
    return protocol.SeatInfo(
        seat=seat.seat,
        colour=get(row.game).colours[seat.seat],
        kind=seat.kind,
        name=seat.name,
        guest=seat.guest if person else None,
        level=seat.level,
        mine=person and seat.guest == guest,
        device=seat.device,
        present=seat.kind == "bot" or (person and seat.guest in around.present),
        away=is_away(row, seat, around),
        replaced=seat.name if seat.owner is not None else None,
        returnable=seat.kind == "bot" and seat.owner == guest and row.state == "playing",
        votes=len(seat.votes),
        votes_needed=votes_needed(seats, seat) if playing else 0,
        voted=guest in seat.votes,
    )
