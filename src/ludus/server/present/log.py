"""The log of a game: which events make which lines, and how a reader is told of them.

Lines depend on the kinds of events alone, so they are the same for every reader and are found once,
as the game goes on. What all may read is put into words once for each language.
"""

from typing import Final, NamedTuple

from ludus.core.game import OVER, Game
from ludus.core.match import Match
from ludus.core.message import EVERYONE, SPECTATOR, Event, Message
from ludus.core.record import Ply
from ludus.server import protocol
from ludus.server.present.reader import Reader, event, seat_or_none, told

MOST_LINES: Final = 1000
"""No ply begins that many lines, so that the lines can be numbered by the plies they begin with."""
MOST_KEPT: Final = 100
"""How many of the newest entries are kept in words: one for each reader of a move, or fewer."""


class LoggedLine(NamedTuple):
    """A line as far as it has come: its number and its events."""

    number: int
    events: tuple[Event, ...]


class Told(NamedTuple):
    """A ply in the log: the lines of its events, those it has written on, the one it ends with.

    It is `public` if everybody may read all of it.
    """

    ply: Ply
    numbers: list[int]
    lines: list[LoggedLine]
    last: LoggedLine
    public: bool


NO_LINE: Final = LoggedLine(0, ())


class Log:
    """The log of one game, for all its readers."""

    def __init__(self) -> None:
        self.plies: list[Told] = []
        self.kept: dict[tuple[int, bool, Reader], protocol.Entry] = {}

    def follow(self, match: Match) -> None:
        """Come to the game as it stands now, dropping what was taken back."""
        known, plies = self.plies, match.plies
        while known and (len(known) > len(plies) or known[-1].ply is not plies[len(known) - 1]):
            known.pop()
            self.kept.clear()
        for number in range(len(known) + 1, len(plies) + 1):
            known.append(self._read(match.game, plies[number - 1], number))

    def _read(self, game: Game, ply: Ply, number: int) -> Told:
        """The lines that a ply begins or goes on with."""
        line = self.plies[-1].last if self.plies else NO_LINE
        if self.plies and self.plies[-1].ply.turn != ply.turn:
            line = NO_LINE
        numbers: list[int] = []
        lines: dict[int, LoggedLine] = {}
        for happened in ply.events:
            kinds = [one.kind for one in line.events]
            if not kinds or game.teller.opens(happened.kind, kinds):
                line = LoggedLine(number * MOST_LINES + len(lines), ())
            line = LoggedLine(line.number, (*line.events, happened))
            lines[line.number] = line
            numbers.append(line.number)
        secret = any(one.secret for written in lines.values() for one in written.events)
        public = ply.witness == EVERYONE and not secret
        return Told(ply, numbers, list(lines.values()), line, public)

    def entries(self, match: Match, since: int, reader: Reader) -> list[protocol.Entry]:
        """The log from the ply of that number on, for one reader."""
        self.follow(match)
        over = match.state.actor == OVER
        numbers = range(max(since, 1), len(self.plies) + 1)
        return [self._entry(match.game, number, over, reader) for number in numbers]

    def _entry(self, game: Game, number: int, over: bool, reader: Reader) -> protocol.Entry:
        """One ply, put into words once for all who may read the same."""
        ply = self.plies[number - 1]
        same = reader._replace(seat=SPECTATOR) if ply.public or over else reader
        key = (number, over, same)
        entry = self.kept.get(key)
        if entry is None:
            entry = _entry(game, ply, number, over, reader)
            if len(self.kept) >= MOST_KEPT:
                self.kept.clear()
            self.kept[key] = entry
        return entry


def _entry(game: Game, told: Told, number: int, over: bool, reader: Reader) -> protocol.Entry:
    """A ply as the reader may know it; when the game is over, whole."""
    ply = told.ply
    seen = over or ply.seen_by(reader.seat)
    messages = [_seen(happened, over, reader) for happened in ply.events]
    pairs = zip(messages, told.numbers, strict=True)
    return protocol.Entry(
        ply=number,
        turn=int(ply.turn),
        active=int(ply.active),
        actor=seat_or_none(int(ply.actor)),
        id=ply.id if seen else None,
        kind=game.describe(ply.id).kind if seen else None,
        events=[event(game, message, reader, line) for message, line in pairs],
        lines=[_line(game, line, over, reader) for line in told.lines],
    )


def _line(game: Game, line: LoggedLine, over: bool, reader: Reader) -> protocol.LogLine:
    """A line as a sentence, with all the places that it speaks of."""
    messages = [_seen(happened, over, reader) for happened in line.events]
    places = dict.fromkeys(place for one in messages for place in game.teller.places(one))
    text = told(game, messages, reader)
    return protocol.LogLine(number=line.number, text=text, places=list(places))


def _seen(happened: Event, over: bool, reader: Reader) -> Message:
    return happened.seen_by(happened.witness if over else reader.seat)
