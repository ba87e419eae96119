"""One table in memory: its row, its seats, its game and who is to be told of changes.

What stands here is always what is committed. A change is worked out from it, written, and only then
applied, so nobody is ever shown what could still be lost.
"""

import asyncio
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Final, Protocol

from ludus.core.game import OVER, State
from ludus.core.match import Match
from ludus.core.message import SPECTATOR
from ludus.core.record import Record
from ludus.core.registry import get
from ludus.server import protocol, show
from ludus.server.errors import Refusal
from ludus.server.storage import CHAT_KEPT, UNDO, Change, Line, Seat, Whole

MOST_VIEWS: Final = 12
"""Of a longer run of draws only the last view is sent."""


@dataclass
class News:
    """What has changed: the log from ply `since` on, the states in between, the seats, the chat.

    `texts` keeps what was already written of it, by seat and language.
    """

    since: int | None = None
    between: tuple[State, ...] = ()
    table: bool = False
    lines: tuple[Line, ...] = ()
    texts: dict[tuple[int, str], str] = field(default_factory=dict)


class Listener(Protocol):
    """Whoever wants to be told of changes at a table."""

    def hear(self, room: "Room", news: News) -> None:
        """Take notice; never wait."""


class Room:
    """A table in memory."""

    def __init__(self, whole: Whole) -> None:
        self.row = whole.row
        self.seats = whole.seats
        self.chat = whole.chat[-CHAT_KEPT:]
        self.match: Match | None = None
        self.unread: list[int] = []
        self.lock = asyncio.Lock()
        self.listeners: set[Listener] = set()
        self.changed = asyncio.Event()
        self.unsure = False
        self.newest = whole.row.revision
        self.used = 0.0
        self._seat_match(whole.journal)

    def _seat_match(self, journal: list[int]) -> None:
        """The game of the journal, if it has started and this program knows its rules."""
        if self.row.state == "open" or (self.row.state == "over" and self.row.moment == 0):
            return
        if self.old_rules():
            self.unread = standing(journal)
            return
        self.match = Match(
            get(self.row.game), len(self.seats), self.row.options, [s.name for s in self.seats]
        )
        for id in standing(journal):
            self.match.apply(id)

    def stale(self) -> bool:
        """Whether more may be committed than stands here."""
        return self.unsure or self.newest > self.row.revision

    def old_rules(self) -> bool:
        """Whether the table was played under rules this program does not know."""
        return get(self.row.game).rules_version != self.row.rules

    def game(self) -> Match:
        """The game, or the sentence why there is none."""
        if self.match is not None:
            return self.match
        raise Refusal(409, "old-rules" if self.old_rules() else "not-started")

    # ---- People ----

    def seat_of(self, guest: str) -> int | None:
        """The guest's first seat."""
        return next(iter(self.seats_of(guest)), None)

    def seats_of(self, guest: str) -> list[int]:
        """All seats the guest plays."""
        return [s.seat for s in self.seats if s.kind == "person" and s.guest == guest]

    def seat(self, number: int) -> Seat:
        """The seat of that number."""
        if not 0 <= number < len(self.seats):
            raise Refusal(404, "no-seat")
        return self.seats[number]

    def looks_from(self, guest: str, seat: int | None) -> int:
        """The seat a guest sees the game from: one of his own, or any once the game is over."""
        if seat is None:
            own = self.seat_of(guest)
            return SPECTATOR if own is None else own
        if self.seat(seat).seat not in self.seats_of(guest) and self.row.state != "over":
            raise Refusal(403, "not-yours")
        return seat

    def names(self) -> list[str]:
        """What the players are called."""
        return [seat.name for seat in self.seats]

    # ---- Changes ----

    def apply(self, change: Change) -> News:
        """What was just committed."""
        self.row = change.applied(self.row)
        for seat in change.seats:
            self.seats[seat.seat] = seat
        lines = () if change.line is None else (change.line,)
        noticed = bool(change.seats) or not change.row.keys() <= {*SILENT}
        return self._tell(change.entries, lines, noticed)

    def take(self, whole: Whole) -> News:
        """What another process has committed."""
        entries = whole.journal[self.row.moment :]
        known = self.chat[-1].number if self.chat else 0
        lines = tuple(line for line in whole.chat if line.number > known)
        noticed = self.seats != whole.seats or self.row.state != whole.row.state
        noticed = noticed or self.row.rematch != whole.row.rematch
        self.row, self.seats = whole.row, whole.seats
        return self._tell(entries, lines, noticed)

    def _tell(self, entries: list[int], lines: tuple[Line, ...], table: bool) -> News:
        self.chat = [*self.chat, *lines][-CHAT_KEPT:]
        news = News(table=table, lines=lines)
        if self.match is not None and entries:
            news.since, news.between = self._play(self.match, entries)
        elif self.match is None:
            self._seat_match(entries)
            news.since = None if self.row.moment == 0 else 1
        self.changed.set()
        self.changed = asyncio.Event()
        for listener in list(self.listeners):
            listener.hear(self, news)
        return news

    def _play(self, match: Match, entries: list[int]) -> tuple[int, tuple[State, ...]]:
        since = len(match.plies) + 1
        between: list[State] = []
        for number, id in enumerate(entries, 1):
            if id == UNDO:
                match.undo(match.plies[-1].actor)
                since = min(since, len(match.plies) + 1)
            else:
                match.apply(id)
                if number < len(entries) <= MOST_VIEWS:
                    between.append(match.state.copy())
        return since, tuple(between)

    # ---- What readers get ----

    def reader(self, seat: int, language: str) -> show.Reader:
        """Somebody who looks from a seat."""
        return show.Reader(seat, language, self.names())

    def position(self, reader: show.Reader, now: float) -> protocol.Position | None:
        """The game as the reader sees it, if it has started."""
        if self.match is None:
            return None
        return show.position(self.match, self.row.moment, reader, self.clocks(now))

    def clocks(self, now: float) -> list[float] | None:
        """The seconds each seat has left."""
        kind = self.row.clock["kind"]
        if kind == "none" or self.row.state != "playing":
            return None
        usual = float(self.row.clock["seconds"])
        left = [seat.bank if kind == "total" else usual for seat in self.seats]
        if self.row.deadline is not None and self.row.actor >= 0:
            left[self.row.actor] = max(0.0, self.row.deadline - now)
        return [round(seconds, 1) for seconds in left]

    def moved(self, news: News, reader: show.Reader, now: float) -> protocol.Moved | None:
        """The news of the game for one reader."""
        position = self.position(reader, now)
        if news.since is None or position is None:
            return None
        log = show.log(self.game(), news.since, reader)
        for told, state in zip(log[-len(news.between) - 1 :], news.between, strict=False):
            told.view = state.view(reader.seat)
        return protocol.Moved(
            revision=self.row.revision, since=news.since, log=log, position=position
        )

    def lines(self) -> Iterator[protocol.ChatLine]:
        """The chat."""
        return (said(line) for line in self.chat)

    def record(self, seat: int) -> protocol.RecordFile:
        """The record as a seat may know it; of old rules, only when the game is over."""
        if self.unread and self.row.state == "over":
            row, names = self.row, self.names()
            old = Record(row.game, row.rules, len(names), row.options, names, self.unread)
            return protocol.RecordFile.model_validate(old.as_dict())
        match = self.game()
        match.record.seats[:] = self.names()
        return show.record(match, seat)

    def over(self) -> bool:
        """Whether the game has ended."""
        return self.match is not None and self.match.state.actor == OVER


SILENT: Final = frozenset({"actor", "turn", "asked", "deadline", "changed"})
"""Columns that change with every move; the news of the move tells them."""


def standing(journal: list[int]) -> list[int]:
    """The ids of a journal that were not taken back."""
    ids: list[int] = []
    for id in journal:
        if id == UNDO:
            ids.pop()
        else:
            ids.append(id)
    return ids


def said(line: Line) -> protocol.ChatLine:
    """A line of chat for the protocol."""
    return protocol.ChatLine(
        number=line.number, seat=line.seat, name=line.name, text=line.text, at=show.when(line.at)
    )
