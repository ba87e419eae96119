"""A table as a guest is shown it: from outside the game, and with all there is to know."""

from dataclasses import replace

from ludus.core.luck import Luck, commitment_of
from ludus.core.record import FORMAT, Record
from ludus.core.registry import get
from ludus.server import protocol
from ludus.server.present import game
from ludus.server.present.game import when
from ludus.server.present.reader import Reader, seat_or_none
from ludus.server.storage.rows import ChatRow, Guest, Seat, TableRow
from ludus.server.tables.game_commands import hints_allowed
from ludus.server.tables.presence import Attendance, is_away, votes_needed
from ludus.server.tables.table import Table, Update


def reader(table: Table, seat: int, language: str) -> Reader:
    """Somebody who looks from a seat of the table."""
    return Reader(seat, language, tuple(table.names()))


def state(
    table: Table,
    guest: Guest,
    reader: Reader,
    attendance: Attendance,
    since: int = 1,
    ref: int | None = None,
) -> bytes:
    """All there is to know at a table, encoded, the log from ply `since` on."""
    shown = protocol.State(
        ref=ref,
        revision=table.row.revision,
        table=table_info(table.row, table.seats, guest.id, attendance),
        position=None,
        log=[],
        chat=[chat_line(message) for message in table.chat if hears(table, guest.id, message)],
    )
    if table.match is None:
        return shown.to_json()
    shown.position = position(table, reader, attendance.now)
    view = table.shown_now().view(reader.seat)
    return shown.to_json(
        position=_with_board(table, shown.position, reader, view),
        log=table.log.to_json(table.match, since, reader),
    )


def position(table: Table, reader: Reader, now: float) -> protocol.Position:
    """The game as the reader sees it, but for the board."""
    match, moment = table.game(), table.row.moment
    shown = game.position_but_board(match, moment, reader, table.clocks(now))
    ended = table.row.state == "over" and not shown.over
    return _ended(table, shown, reader) if ended else shown


def _with_board(table: Table, shown: protocol.Position, reader: Reader, view: bytes) -> bytes:
    """A position with the view as it is sent, encoded."""
    return shown.to_json(view=view, standing=table.shown_now().standing(reader))


def _ended(table: Table, shown: protocol.Position, reader: Reader) -> protocol.Position:
    """A game that was given up or abandoned: nobody decides any more."""
    winners = (table.row.result or {}).get("winners", [])
    result = game.result(table.game().state, reader, winners)
    return replace(shown, actor=None, over=True, choices=[], undoable=0, result=result)


def moved(table: Table, update: Update, reader: Reader, now: float) -> bytes:
    """An update of the game for one reader, encoded; what the reader knows is left out."""
    assert update.since is not None
    known = update.before if update.before and reader.seat in update.before.own else None
    base = None if known is None else known.moment
    views = []
    for passed in (*update.between, table.shown_now()):
        views.append(passed.view(reader.seat, known))
        known = None if base is None else passed
    shown, revision = _position_of_update(table, update, reader, now), table.row.revision
    message = protocol.Moved(
        revision=revision, since=update.since, base=base, log=[], position=shown
    )
    return message.to_json(
        log=_log_of_update(table, update, reader, views[:-1]),
        position=_with_board(table, shown, reader, views[-1]),
    )


def _position_of_update(
    table: Table, update: Update, reader: Reader, now: float
) -> protocol.Position:
    """The position, made once for all who read the same language and do not decide."""
    if table.row.state == "over" or table.game().state.actor == reader.seat:
        return position(table, reader, now)
    shown = update.positions.get(reader.language)
    if shown is None:
        shown = update.positions[reader.language] = position(table, reader, now)
    shown.seat = seat_or_none(reader.seat)
    shown.undoable = table.game().undoable(reader.seat) if reader.seat >= 0 else 0
    return shown


def _log_of_update(table: Table, update: Update, reader: Reader, views: list[bytes]) -> bytes:
    """The new plies, encoded once for all who read the same of them."""
    assert update.since is not None
    match, log = table.game(), table.log
    if views or not log.public(match, update.since):
        return log.to_json(match, update.since, reader, views)
    if reader.language not in update.logs:
        update.logs[reader.language] = log.to_json(match, update.since, reader)
    return update.logs[reader.language]


def table_info(
    row: TableRow,
    seats: list[Seat],
    guest: str,
    attendance: Attendance,
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
        seats=[seat_info(row, seats, seat, guest, attendance) for seat in seats],
        watching=len(attendance.present - people),
        moment=row.moment,
        turn=row.turn,
        actor=row.actor if row.state == "playing" and row.actor >= 0 else None,
        your_turn=row.state == "playing" and row.actor in mine,
        time_left=None if row.deadline is None else max(0.0, row.deadline - attendance.now),
        scores=row.result["scores"] if row.result else None,
        winners=row.result["winners"] if row.result else None,
        ended=row.result.get("ended") if row.result else None,
        rematch=row.rematch,
        hints=hints_allowed(row, seats),
        origin=origin_info(row),
        commitment=commitment_of(row.secret) if row.secret else None,
        created=when(row.created),
        changed=when(row.changed),
    )


def seat_info(
    row: TableRow,
    seats: list[Seat],
    seat: Seat,
    guest: str,
    attendance: Attendance,
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
        present=seat.kind == "bot" or (person and seat.guest in attendance.present),
        away=is_away(row, seat, attendance),
        replaced=seat.name if seat.owner is not None else None,
        returnable=seat.kind == "bot"
        and seat.owner == guest
        and seat.wish != "resigned"
        and row.state == "playing",
        votes=len(seat.votes),
        votes_needed=votes_needed(seats, seat) if playing else 0,
        voted=guest in seat.votes,
        words=seat.words if row.state != "open" or seat.guest == guest else None,
        hints=seat.hints,
        wish=seat.wish,
    )


def origin_info(row: TableRow) -> protocol.OriginInfo | None:
    """Where a table began, if in the middle of another game."""
    if row.origin is None:
        return None
    origin = row.origin
    ply = len(origin["ids"])
    return protocol.OriginInfo(table=origin["table"], ply=ply, name=origin["name"])


def hears(table: Table, guest: str, message: ChatRow) -> bool:
    """Whether a guest is told what was said: players hear spectators only after the end."""
    watched = message.seat is None and table.row.state == "playing"
    return not (watched and table.seat_of(guest) is not None)


def chat_line(message: ChatRow) -> protocol.ChatLine:
    """A chat message for the protocol."""
    return protocol.ChatLine(
        number=message.number,
        seat=message.seat,
        name=message.name,
        text=message.text,
        at=when(message.at),
    )


def record_file(
    record: Record, table: Table, luck: Luck | None, hints: list[int]
) -> protocol.RecordFile:
    """A record with the scores it led to, what its draws follow from, and the hints given."""
    result = table.row.result
    proof = None
    if luck is not None:
        proof = protocol.LuckProof(
            secret=luck.secret,
            commitment=commitment_of(luck.secret),
            table=luck.table,
            words=luck.words,
        )
    return protocol.RecordFile(
        format=FORMAT,
        game=record.game,
        rules=record.rules,
        players=record.players,
        options=record.options,
        seats=record.seats,
        ids=record.ids,
        position=None if result is None else record.position,
        scores=None if result is None or "ended" in result else result["scores"],
        luck=proof,
        hints=hints if any(hints) else None,
    )


def record_text(text: str, hints: list[int]) -> str:
    """A text notation that says how often each seat was given a hint, if any was."""
    if not any(hints):
        return text
    headers, blank, moves = text.partition("\n\n")
    return f"{headers}\nhints: {' '.join(map(str, hints))}{blank}{moves}"
