"""The rows of the database as values, and what one change of a table writes."""

from dataclasses import dataclass, field, replace
from typing import Any, Final, Literal

from ludus.server.protocol import Language, Level

SeatKind = Literal["open", "person", "bot"]
TableState = Literal["open", "playing", "over"]
Wish = Literal["", "abandon", "resigned"]

UNDO: Final = -1
"""In the journal of a table, the entry that takes back the last ply that stands."""
CHAT_KEPT: Final = 200
"""How many chat messages a newcomer gets to read."""


@dataclass(frozen=True)
class Guest:
    """A person, as far as the server knows."""

    id: str
    name: str
    language: Language


@dataclass(frozen=True)
class Seat:
    """A seat at a table. `owner` is the person for whom a bot plays.

    `words` are what its player adds to the luck of the game, `hints` how often he was given one.
    `wish` is "abandon" while he would end the game, and "resigned" once he has given it up.
    """

    seat: int
    kind: SeatKind = "open"
    name: str = ""
    guest: str | None = None
    device: bool = False
    level: Level | None = None
    owner: str | None = None
    left: bool = False
    seen: float = 0
    bank: float = 0
    votes: tuple[str, ...] = ()
    words: str = ""
    hints: int = 0
    wish: Wish = ""


@dataclass(frozen=True)
class TableRow:
    """A table without its game: `asked` is when the actor was asked, `deadline` until when.

    `secret` is what all draws follow from, together with the words of the seats. `origin` is the
    game from whose middle this one goes on: its `ids`, the `table` it was played at, a `name`, the
    `position` it began with if that was set up.
    """

    id: str
    game: str
    rules: int
    options: dict[str, str]
    state: TableState
    public: bool
    spectators: bool
    clock: dict[str, Any]
    host: str
    revision: int
    moment: int
    actor: int
    turn: int
    asked: float
    deadline: float | None
    result: dict[str, Any] | None
    rematch: str | None
    created: float
    changed: float
    secret: str | None = None
    hints: bool = False
    origin: dict[str, Any] | None = None

    def position(self) -> dict[str, Any] | None:
        """The position the game began with, if it was set up by hand."""
        return self.origin.get("position") if self.origin else None


@dataclass(frozen=True)
class ReviewRow:
    """A review as far as it has come: `waiting`, `done` or `failed`."""

    id: str
    guest: str
    record: dict[str, Any]
    depth: int
    state: str
    start: list[float]
    steps: list[dict[str, Any]]
    totals: list[dict[str, Any]]
    created: float


@dataclass(frozen=True)
class StudyRow:
    """A record with the variations that a guest tried, `data` as a study writes it.

    `digest` tells its record from others, `table` is where it was played, if it was.
    """

    id: str
    guest: str
    game: str
    digest: str
    name: str
    table: str | None
    data: dict[str, Any]
    created: float
    changed: float

    @property
    def variations(self) -> int:
        """How many variations it has."""
        return len(self.data["variations"])


@dataclass(frozen=True)
class StudySummary:
    """A study without what was tried in it, for a list of many."""

    id: str
    game: str
    name: str
    table: str | None
    changed: float
    variations: int


@dataclass(frozen=True)
class ChatRow:
    """One chat message."""

    number: int
    seat: int | None
    name: str
    text: str
    at: float


@dataclass
class Change:
    """What one command writes: ids for the journal, columns, seats, a chat message.

    A `rematch` is another table, which is made together with the change or not at all.
    """

    entries: list[int] = field(default_factory=list)
    row: dict[str, Any] = field(default_factory=dict)
    seats: list[Seat] = field(default_factory=list)
    chat: ChatRow | None = None
    rematch: tuple[TableRow, list[Seat]] | None = None

    def empty(self) -> bool:
        """Whether there is nothing to write."""
        return not (self.entries or self.row or self.seats or self.chat)

    def columns(self, row: TableRow) -> dict[str, Any]:
        """The columns of the table that differ after the change, with their values."""
        moment = row.moment + len(self.entries)
        return {**self.row, "revision": row.revision + 1, "moment": moment}

    def applied(self, row: TableRow) -> TableRow:
        """The row of the table after the change."""
        return replace(row, **self.columns(row))


@dataclass(frozen=True)
class StoredTable:
    """All that is stored of a table."""

    row: TableRow
    seats: list[Seat]
    journal: list[int]
    chat: list[ChatRow]


def standing(journal: list[int]) -> list[int]:
    """The ids of a journal that were not taken back."""
    ids: list[int] = []
    for id in journal:
        if id == UNDO:
            ids.pop()
        else:
            ids.append(id)
    return ids
