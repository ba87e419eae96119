"""One table in memory: its row, its seats, its game and who listens to it.

What stands here is always what is committed. A command computes a change from it, the change is
written, and only then adopted, so nobody is ever shown what could still be lost.
"""

import asyncio
import secrets
from dataclasses import dataclass, field
from typing import Final, Protocol

from ludus.core.errors import BadRecord
from ludus.core.game import OVER, State
from ludus.core.luck import Luck
from ludus.core.match import Match, check_scores, replayed
from ludus.core.message import SPECTATOR
from ludus.core.record import Record
from ludus.core.registry import get
from ludus.server import protocol
from ludus.server.errors import Refusal, RefusalWithReason
from ludus.server.names import distinct
from ludus.server.present.log import Log
from ludus.server.present.shown import Shown
from ludus.server.storage.rows import (
    CHAT_KEPT,
    UNDO,
    Change,
    ChatRow,
    Guest,
    Seat,
    StoredTable,
    standing,
)

MAX_VIEWS: Final = 12
"""After more plies at once only the last view is sent."""
UNANNOUNCED: Final = frozenset({"actor", "turn", "asked", "deadline", "changed"})
"""Columns that change with every move; the update of the game tells them."""


@dataclass
class Move(Change):
    """A change of the game: the game after it, the first new ply, the states in between."""

    match: Match | None = None
    since: int = 0
    between: tuple[State, ...] = ()


@dataclass
class Update:
    """What has changed: the log from ply `since` on, the states in between, the seats, the chat.

    `before` is what was shown until then. The rest keeps what was already made of the update: whole
    messages by seat and language, and what all share who read a language.
    """

    since: int | None = None
    before: Shown | None = None
    between: tuple[Shown, ...] = ()
    table: bool = False
    chat: tuple[ChatRow, ...] = ()
    encoded: dict[tuple[int, str], bytes] = field(default_factory=dict)
    positions: dict[str, protocol.Position] = field(default_factory=dict)
    logs: dict[str, bytes] = field(default_factory=dict)


class Listener(Protocol):
    """Whoever wants to be told of changes at a table."""

    def notify(self, table: "Table", update: Update) -> None:
        """Take note of an update; must not block."""


class Table:
    """A table in memory."""

    def __init__(self, stored: StoredTable) -> None:
        self.row = stored.row
        self.seats = stored.seats
        self.chat = stored.chat[-CHAT_KEPT:]
        self.match: Match | None = None
        self.log = Log()
        self.shown: Shown | None = None
        self._luck: tuple[tuple[str | None, list[str]], Luck] | None = None
        self.old_ids: list[int] = []
        self.difference: BadRecord | None = None
        self.lock = asyncio.Lock()
        self.listeners: set[Listener] = set()
        self.spectators: dict[str, str] = {}
        self.changed = asyncio.Event()
        self.must_reload = False
        self.newest = stored.row.revision
        self.used = 0.0
        self._replay(stored.journal)

    def _replay(self, journal: list[int]) -> None:
        """Set up the game of the journal, if it has started and its rules are known here."""
        if self.row.state == "open" or (self.row.state == "over" and self.row.moment == 0):
            return
        if self.old_rules():
            self._follow(standing(journal))
            return
        self.match = self.new_match()
        for id in standing(journal):
            self.match.play(id)

    def _follow(self, ids: list[int]) -> None:
        """Follow a game of older rules by those of today, if they lead to the same end."""
        row, names = self.row, self.names()
        old = Record(row.game, row.rules, len(names), row.options, names, ids, row.position())
        try:
            match = replayed(old)
            if row.result is not None:
                check_scores(match.state, " ".join(map(str, row.result["scores"])))
        except BadRecord as difference:
            self.old_ids, self.difference = ids, difference
            return
        self.match = match

    def new_match(self) -> Match:
        """The game before anything is drawn."""
        row, position = self.row, self.row.position()
        return Match(get(row.game), len(self.seats), row.options, self.names(), position=position)

    def stale(self) -> bool:
        """Whether more may be committed than stands here."""
        return self.must_reload or self.newest > self.row.revision

    def old_rules(self) -> bool:
        """Whether the table was played under rules this program does not know."""
        return get(self.row.game).rules_version != self.row.rules

    def game(self) -> Match:
        """The game, or the sentence why there is none."""
        if self.match is not None:
            return self.match
        if self.difference is not None:
            raise RefusalWithReason(409, "old-rules", self.difference)
        raise Refusal(409, "not-started")

    def _follows(self) -> bool:
        """Whether there is a game here that can be told."""
        return self.match is not None

    def over(self) -> bool:
        """Whether the game has come to its end by the rules."""
        return self.match is not None and self.match.state.actor == OVER

    def ended(self) -> bool:
        """Whether the game is over, be it that somebody resigned or all abandoned it."""
        return self.match is not None and self.row.state == "over"

    def luck(self) -> Luck:
        """What the draws follow from; for a game begun without a secret, from nothing known."""
        words = [seat.words for seat in self.seats]
        known = (self.row.secret, words)
        if self._luck is None or self._luck[0] != known or self.row.secret is None:
            secret = self.row.secret or secrets.token_hex(32)
            self._luck = (known, Luck(secret, self.row.id, words, self.game().record))
        return self._luck[1]

    def record(self, seat: int) -> Record:
        """The record as a seat may know it; of old rules, only when the game is over."""
        if self.old_ids and self.row.state == "over":
            row, names = self.row, self.names()
            ids, position = self.old_ids, row.position()
            return Record(row.game, row.rules, len(names), row.options, names, ids, position)
        match = self.game()
        match.record.seats[:] = self.names()
        return match.record.copy() if self.ended() else match.record_seen_by(seat)

    def clocks(self, now: float) -> list[float] | None:
        """The seconds each seat has left."""
        kind = self.row.clock["kind"]
        if kind == "none" or self.row.state != "playing":
            return None
        full = float(self.row.clock["seconds"])
        left = [seat.bank if kind == "total" else full for seat in self.seats]
        if self.row.deadline is not None and self.row.actor >= 0:
            left[self.row.actor] = max(0.0, self.row.deadline - now)
        return [round(seconds, 1) for seconds in left]

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

    def spectator_name(self, guest: Guest) -> str:
        """What one who watches is called here: like nobody else at the table."""
        others = [name for watcher, name in self.spectators.items() if watcher != guest.id]
        self.spectators[guest.id] = distinct(guest.name, self.names() + others)
        return self.spectators[guest.id]

    def names(self) -> list[str]:
        """What the players are called."""
        return [seat.name for seat in self.seats]

    # ---- Changes ----

    def adopt(self, change: Change) -> None:
        """Take over a change of this process that was just committed, and tell the listeners."""
        self.row = change.applied(self.row)
        for seat in change.seats:
            self.seats[seat.seat] = seat
        chat = () if change.chat is None else (change.chat,)
        announced = bool(change.seats) or not change.row.keys() <= UNANNOUNCED
        update = Update(table=announced, chat=chat)
        if isinstance(change, Move):
            self.match = change.match
            update.since = change.since
            update.between = tuple(Shown(state) for state in change.between)
        self._publish(update)

    def catch_up(self, stored: StoredTable) -> None:
        """Take over what another process has committed, and tell the listeners."""
        entries = stored.journal[self.row.moment :]
        known = self.chat[-1].number if self.chat else 0
        chat = tuple(message for message in stored.chat if message.number > known)
        before = (self.seats, self.row.state, self.row.rematch)
        self.row, self.seats = stored.row, stored.seats
        after = (self.seats, self.row.state, self.row.rematch)
        update = Update(table=before != after, chat=chat)
        if self.match is None:
            self._replay(entries)
            update.since = 1 if self._follows() and self.row.moment > 0 else None
        elif entries:
            update.since, between = _play_on(self.match, entries)
            update.between = tuple(Shown(state) for state in between)
        self._publish(update)

    def _publish(self, update: Update) -> None:
        self.chat = [*self.chat, *update.chat][-CHAT_KEPT:]
        self.changed.set()
        self.changed = asyncio.Event()
        if update.since is not None:
            update.before, self.shown = self.shown, None
        for listener in list(self.listeners):
            listener.notify(self, update)
        if self.shown is not None:
            self.shown.told()

    def shown_now(self) -> Shown:
        """What is shown of the game as it stands."""
        if self.shown is None:
            self.shown = Shown(self.game().state, self.row.moment)
        return self.shown


def _play_on(match: Match, entries: list[int]) -> tuple[int, tuple[State, ...]]:
    """Continue a game by entries of its journal; the first new ply and the states in between."""
    since = len(match.plies) + 1
    between: list[State] = []
    for number, id in enumerate(entries, 1):
        if id == UNDO:
            match.undo(int(match.plies[-1].actor))
            since = min(since, len(match.plies) + 1)
        else:
            match.play(id)
            if number < len(entries) <= MAX_VIEWS:
                between.append(match.state.copy())
    return since, tuple(between)
