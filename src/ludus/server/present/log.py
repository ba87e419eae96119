"""The log of a game: which events make which lines, and how a reader is told of them.

Lines depend on the kinds of events alone, so they are the same for every reader and are found once,
as the game goes on. What all may read is put into words once for each language. A long log is kept
encoded, in parts that are made one after another, so that nobody else has to wait for it.
"""

import asyncio
import itertools
from collections import OrderedDict
from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from ludus.core.game import OVER, Game
from ludus.core.match import Match
from ludus.core.message import EVERYONE, SPECTATOR, Event, Message
from ludus.core.record import Ply
from ludus.core.telling import Teller
from ludus.server import protocol
from ludus.server.present.reader import Reader, as_all, event, seat_or_none, told

MOST_LINES: Final = 1000
"""No ply begins that many lines, so that the lines can be numbered by the plies they begin with."""
MOST_KEPT: Final = 100
"""How many of the newest entries are kept in words: one for each reader of a move, or fewer."""
PART: Final = 50
"""How many plies a part of a long log has."""
PARTS_BYTES: Final = 64 * 1024 * 1024
"""How much of all logs is kept encoded."""

LOGS: Final = itertools.count()


class EncodedParts:
    """Parts of logs as JSON, those used last."""

    def __init__(self) -> None:
        self.kept: OrderedDict[object, bytes] = OrderedDict()
        self.bytes = 0

    def get(self, key: object) -> bytes | None:
        """A part, if it is kept."""
        if key in self.kept:
            self.kept.move_to_end(key)
        return self.kept.get(key)

    def keep(self, key: object, part: bytes) -> None:
        """Keep a part, and drop those that were not used for longest."""
        self.kept[key] = part
        self.bytes += len(part)
        while self.bytes > PARTS_BYTES:
            self.bytes -= len(self.kept.popitem(last=False)[1])


PARTS: Final = EncodedParts()


class LoggedLine(NamedTuple):
    """A line as far as it has come: its number, its events, and what all may know of them."""

    number: int
    events: tuple[Event, ...]
    messages: tuple[Message, ...] = ()
    places: tuple[str, ...] = ()

    def written_on(self, happened: Event, teller: Teller) -> "LoggedLine":
        """The line with one more event."""
        seen = happened.seen_by(SPECTATOR)
        places = dict.fromkeys((*self.places, *teller.places(seen)))
        events, messages = (*self.events, happened), (*self.messages, seen)
        return LoggedLine(self.number, events, messages, tuple(places))

    def public(self) -> bool:
        """Whether everybody may read all of it."""
        return not any(one.secret for one in self.events)


class LoggedPly(NamedTuple):
    """A ply in the log: the lines of its events, those it has written on, the one it ends with.

    It is `public` if everybody may read all of it.
    """

    ply: Ply
    numbers: list[int]
    lines: list[LoggedLine]
    last: LoggedLine
    public: bool


NO_VIEW: Final = b'"view":null}'
"""How an encoded entry ends: the view is its last part."""
NO_LINE: Final = LoggedLine(0, ())


class Log:
    """The log of one game, for all its readers."""

    def __init__(self) -> None:
        self.number = next(LOGS)
        self.plies: list[LoggedPly] = []
        self.kept: dict[tuple[int, bool, Reader], bytes] = {}

    def follow(self, match: Match) -> None:
        """Bring the log up to date with the match, dropping what was taken back."""
        known, plies = self.plies, match.plies
        while known and (len(known) > len(plies) or known[-1].ply is not plies[len(known) - 1]):
            known.pop()
            self.kept.clear()
            if len(known) % PART == PART - 1:
                self.number = next(LOGS)
        for number in range(len(known) + 1, len(plies) + 1):
            known.append(self._read(match.game, plies[number - 1], number))

    def _read(self, game: Game, ply: Ply, number: int) -> LoggedPly:
        """The lines that a ply begins or continues."""
        line = self.plies[-1].last if self.plies else NO_LINE
        if self.plies and self.plies[-1].ply.turn != ply.turn:
            line = NO_LINE
        numbers: list[int] = []
        lines: dict[int, LoggedLine] = {}
        for happened in ply.events:
            kinds = [one.kind for one in line.events]
            if not kinds or game.teller.opens(happened.kind, kinds):
                line = LoggedLine(number * MOST_LINES + len(lines), ())
            line = line.written_on(happened, game.teller)
            lines[line.number] = line
            numbers.append(line.number)
        public = ply.witness == EVERYONE and all(written.public() for written in lines.values())
        return LoggedPly(ply, numbers, list(lines.values()), line, public)

    def entries(
        self, match: Match, since: int, reader: Reader, last: int | None = None
    ) -> list[protocol.Entry]:
        """The log from the ply of that number on, or up to another, for one reader."""
        self.follow(match)
        over = match.state.actor == OVER
        end = len(self.plies) if last is None else min(last, len(self.plies))
        numbers = range(max(since, 1), end + 1)
        return [_entry(match.game, self.plies[n - 1], n, over, reader) for n in numbers]

    async def prepare(self, match: Match, since: int, reader: Reader) -> None:
        """Make the parts of a long log that are missing, and let others work after each."""
        for first in self.missing(match, since, reader):
            self.follow(match)  # others may have read on, or something was taken back
            if first + PART - 1 <= len(self.plies):
                self._part(match, first, reader)
            await asyncio.sleep(0)

    def missing(self, match: Match, since: int, reader: Reader) -> Iterator[int]:
        """The first plies of the parts that are not kept."""
        self.follow(match)
        start = max(since, 1) + (1 - max(since, 1)) % PART
        for first in range(start, len(match.plies) - PART + 2, PART):
            if PARTS.get(self._key(match, first, reader)) is None:
                yield first

    def public(self, match: Match, since: int) -> bool:
        """Whether all may read the same of the plies from that number on."""
        self.follow(match)
        return match.state.actor == OVER or all(told.public for told in self.plies[since - 1 :])

    def to_json(
        self, match: Match, since: int, reader: Reader, views: Sequence[bytes] = ()
    ) -> bytes:
        """The log from the ply of that number on, encoded, by whole parts where there are any.

        The `views` are those of the last plies but one, encoded, if there are so many plies.
        """
        self.follow(match)
        over = match.state.actor == OVER
        pieces: list[bytes] = []
        at, end = max(since, 1), len(self.plies)
        viewed = end - len(views)
        while at <= end:
            if at % PART == 1 and at + PART - 1 < viewed + (not views):
                pieces.append(self._part(match, at, reader))
                at += PART
                continue
            entry = self._entry(match.game, at, over, reader)
            pieces.append(_with_view(entry, views[at - viewed]) if viewed <= at < end else entry)
            at += 1
        return b"[" + b",".join(pieces) + b"]"

    def _part(self, match: Match, first: int, reader: Reader) -> bytes:
        """The entries of a part, with commas between."""
        key = self._key(match, first, reader)
        part = PARTS.get(key)
        if part is None:
            over = match.state.actor == OVER
            plies = zip(range(first, first + PART), self.plies[first - 1 :], strict=False)
            entries = [_entry(match.game, told, ply, over, reader) for ply, told in plies]
            part = b",".join([entry.to_json() for entry in entries])
            PARTS.keep(key, part)
        return part

    def _key(self, match: Match, first: int, reader: Reader) -> object:
        """What a part is kept by: all who may read the same share it."""
        over = match.state.actor == OVER
        same = over or all(told.public for told in self.plies[first - 1 : first - 1 + PART])
        return (self.number, first, over, as_all(reader) if same else reader)

    def _entry(self, game: Game, number: int, over: bool, reader: Reader) -> bytes:
        """One ply, put into words and encoded once for all who may read the same."""
        ply = self.plies[number - 1]
        same = as_all(reader) if ply.public or over else reader
        key = (number, over, same)
        entry = self.kept.get(key)
        if entry is None:
            entry = _entry(game, ply, number, over, reader).to_json()
            if len(self.kept) >= MOST_KEPT:
                self.kept.clear()
            self.kept[key] = entry
        return entry


def _with_view(entry: bytes, view: bytes) -> bytes:
    """An encoded entry with the board after it."""
    return entry.removesuffix(NO_VIEW) + b'"view":' + view + b"}"


def _entry(game: Game, told: LoggedPly, number: int, over: bool, reader: Reader) -> protocol.Entry:
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
    messages, places = list(line.messages), list(line.places)
    if not line.public():
        messages = [_seen(happened, over, reader) for happened in line.events]
        named = (place for one in messages for place in game.teller.places(one))
        places = list(dict.fromkeys(named))
    text = told(game, messages, reader)
    return protocol.LogLine(number=line.number, text=text, places=places)


def _seen(happened: Event, over: bool, reader: Reader) -> Message:
    return happened.seen_by(happened.witness if over else reader.seat)
