"""A record: how a game was set up and every id played since. All else follows by replaying it."""

import json
from collections.abc import Iterator
from typing import Final, final

from mypy_extensions import i64

from ludus.core.errors import BadRecord, LudusError
from ludus.core.game import CHANCE, Result
from ludus.core.message import Event, sees
from ludus.core.registry import get

FORMAT: Final = "ludus-record"
HIDDEN: Final = -1
"""In a record made for one seat, an outcome that seat did not see."""
MAX_ID: Final = 2**31
"""More than any id; what is larger fits no vector."""


class Record:
    """Game, players, options, the names at the table and the ids. It knows no state.

    A record that begins in a `position` that was set up by hand has its description.
    """

    def __init__(
        self,
        game: str,
        rules: int,
        players: int,
        options: dict[str, str],
        seats: list[str],
        ids: list[int],
        position: dict[str, object] | None = None,
    ) -> None:
        self.game = game
        self.rules = rules
        self.players = players
        self.options = options
        self.seats = seats
        self.ids = ids
        self.position = position

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Record) and self.as_dict() == other.as_dict()

    def __reduce__(self) -> tuple[object, ...]:
        set_up = (self.game, self.rules, self.players, self.options, self.seats)
        return Record, (*set_up, self.ids, self.position)

    def copy(self) -> "Record":
        """An independent record, equal to this one."""
        return self.with_ids(self.ids[:])

    def with_ids(self, ids: list[int]) -> "Record":
        """A record of the same set-up with these ids."""
        r = self
        return Record(r.game, r.rules, r.players, r.options, r.seats, ids, r.position)

    def as_dict(self) -> dict[str, object]:
        """Plain data for JSON."""
        data: dict[str, object] = {
            "format": FORMAT,
            "game": self.game,
            "rules": self.rules,
            "players": self.players,
            "options": self.options,
            "seats": self.seats,
            "ids": self.ids,
        }
        if self.position is not None:
            data["position"] = self.position
        return data

    def to_json(self) -> str:
        """The record as a JSON file."""
        return json.dumps(self.as_dict(), ensure_ascii=False) + "\n"


@final
class Ply:
    """One id of a record in its place: whose it was, in which turn, who saw it, what happened."""

    def __init__(self, id: int, actor: i64, turn: i64, active: i64, witness: i64) -> None:
        self.id = id
        self.actor: i64 = actor
        self.turn: i64 = turn
        self.active: i64 = active
        self.witness: i64 = witness
        self.events: list[Event] = []

    def seen_by(self, seat: i64) -> bool:
        """Whether the seat, or a spectator, may know the id."""
        return sees(seat, self.witness)

    def with_id(self, id: int) -> "Ply":
        """The same ply with another id, without its events."""
        return Ply(id, self.actor, self.turn, self.active, self.witness)


def from_dict(data: object) -> Record:
    """The record of plain data, if every part is there and of its kind."""
    if not isinstance(data, dict) or data.get("format") != FORMAT:
        raise BadRecord("no-record")
    game, rules, players = data.get("game"), data.get("rules"), data.get("players")
    options, seats, ids = data.get("options"), data.get("seats"), data.get("ids")
    if not isinstance(game, str) or type(rules) is not int or type(players) is not int:
        raise BadRecord("damaged-game")
    if not isinstance(options, dict) or not all(isinstance(v, str) for v in options.values()):
        raise BadRecord("damaged-options")
    if not isinstance(seats, list) or not all(isinstance(name, str) for name in seats):
        raise BadRecord("damaged-seats")
    if not isinstance(ids, list) or not all(type(id) is int for id in ids):
        raise BadRecord("damaged-ids")
    for number, id in enumerate(ids, 1):
        if id >= MAX_ID:
            raise BadRecord("large-id", {"ply": number})
    position = data.get("position")
    if position is not None and not isinstance(position, dict):
        raise BadRecord("damaged-position")
    return Record(game, rules, players, options, seats, ids, position)


def from_json(text: str) -> Record:
    """The record of a JSON file."""
    try:
        data = json.loads(text)
    except (ValueError, RecursionError):  # a number of thousands of digits is a ValueError
        raise BadRecord("json") from None
    return from_dict(data)


def to_text(record: Record, plies: list[Ply], result: Result | None) -> str:
    """The text notation: headers, then one line a ply, grouped by turn."""
    r = record
    lines = [f"game: {r.game}", f"rules: {r.rules}", f"players: {r.players}"]
    lines += [f"option {name}: {value}" for name, value in r.options.items()]
    lines += [f"seat {number}: {name}" for number, name in enumerate(r.seats, 1)]
    if r.position is not None:
        lines.append("position: " + json.dumps(r.position, ensure_ascii=False))
    if result is not None:
        lines.append("scores: " + " ".join(str(score) for score in result.scores))
        lines.append("winners: " + " ".join(str(seat + 1) for seat in result.winners))
    lines += _moves(record, plies)
    return "\n".join(lines) + "\n"


def _moves(record: Record, plies: list[Ply]) -> Iterator[str]:
    game = get(record.game)
    turn: i64 = -1
    for ply in plies:
        if ply.turn != turn:
            turn = ply.turn
            yield ""
            yield f"turn {turn} {game.colours[ply.active]}" if turn else "set-up"
        actor = "*" if ply.actor == CHANCE else game.colours[ply.actor]
        yield f"  {actor} {game.text(ply.id)}"


def from_text(text: str) -> tuple[Record, str | None]:
    """The record of a text notation, and the scores it names; headings are passed over."""
    headers: dict[str, str] = {}
    options: dict[str, str] = {}
    seats: list[str] = []
    moves: list[str] = []
    for line in text.replace("\r\n", "\n").split("\n"):
        words, colon, value = line.partition(": ")
        if line.startswith("  "):
            moves.append(line)
        elif colon and words.startswith("option "):
            options[words[7:]] = value
        elif colon and words.startswith("seat "):
            seats.append(value)
        elif colon:
            headers[words] = value
    if not {"game", "rules", "players"} <= headers.keys():
        raise BadRecord("no-headers")
    if not all(headers[n].isdecimal() and len(headers[n]) < 10 for n in ("rules", "players")):
        raise BadRecord("damaged-numbers")
    ids = [_id(headers["game"], line) for line in moves]
    players = int(headers["players"])
    game, rules = headers["game"], int(headers["rules"])
    position = _position(headers.get("position"))
    record = Record(game, rules, players, options, seats, ids, position)
    return record, headers.get("scores")


def _position(text: str | None) -> dict[str, object] | None:
    """The position that the notation begins with, if it was set up by hand."""
    if text is None:
        return None
    try:
        found = json.loads(text)
    except (ValueError, RecursionError):
        found = None
    if not isinstance(found, dict):
        raise BadRecord("damaged-position")
    return found


def _id(game: str, line: str) -> int:
    """The id of a line such as '  blue step tavern>baths'."""
    try:
        return get(game).parse(line.split(maxsplit=1)[1])
    except (IndexError, LudusError):
        raise BadRecord("damaged-line", {"line": line.strip()}) from None


def parse(text: str) -> tuple[Record, str | None]:
    """The record of a JSON or text file, and the scores it names if it does."""
    if text.lstrip().startswith(("{", "[")):
        return from_json(text), _scores(json.loads(text).get("scores"))
    return from_text(text)


def _scores(found: object) -> str | None:
    """The scores of a JSON file as the notation writes them."""
    if found is None:
        return None
    if not isinstance(found, list) or not all(type(score) is int for score in found):
        raise BadRecord("damaged-scores")
    return " ".join(str(score) for score in found)
