"""A record: how a game was set up and every id played since. All else follows by replaying it."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from librt.random import Random

from ludus.core.errors import BadRecord, IllegalAction, LudusError
from ludus.core.game import CHANCE, OVER, Choices, Game, State
from ludus.core.message import EVERYONE, Event, Value
from ludus.core.registry import get

FORMAT: Final = "ludus-record"
HIDDEN: Final = -1
"""In a record made for one seat, an outcome that seat did not see."""


class Record:
    """Game, players, options, the names at the table and the ids. It knows no state."""

    def __init__(
        self,
        game: str,
        rules: int,
        players: int,
        options: dict[str, str],
        seats: list[str],
        ids: list[int],
    ) -> None:
        self.game = game
        self.rules = rules
        self.players = players
        self.options = options
        self.seats = seats
        self.ids = ids

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Record) and self.as_dict() == other.as_dict()

    def __reduce__(self) -> tuple[object, ...]:
        made_of = (self.game, self.rules, self.players, self.options, self.seats, self.ids)
        return Record, made_of

    def as_dict(self) -> dict[str, object]:
        """Plain data for JSON."""
        return {
            "format": FORMAT,
            "game": self.game,
            "rules": self.rules,
            "players": self.players,
            "options": self.options,
            "seats": self.seats,
            "ids": self.ids,
        }

    def to_json(self) -> str:
        """The record as a JSON file."""
        return json.dumps(self.as_dict(), ensure_ascii=False) + "\n"


class Ply:
    """One id of a record in its place: whose it was, in which turn, and what it made happen."""

    def __init__(self, state: State, id: int) -> None:
        self.id = id
        self.actor = int(state.actor)
        self.turn = int(state.turn)
        self.active = int(state.active)
        self.witness = state.witness() if self.actor == CHANCE else EVERYONE
        self.events: list[Event] = []

    def seen_by(self, seat: int) -> bool:
        """Whether the seat, or a spectator, may know the id."""
        return self.witness == EVERYONE or self.witness == seat


class Match:
    """A game under way: its record, its state and the story of every ply."""

    def __init__(
        self,
        game: Game,
        players: int,
        options: dict[str, str] | None = None,
        seats: list[str] | None = None,
    ) -> None:
        self.game = game
        self.state: State = game.new(players, options)
        names = seats or list(game.colours[:players])
        if len(names) != players:
            raise BadRecord("names", {"players": players, "names": len(names)})
        complete = game.complete(options or {})
        self.record = Record(game.name, game.rules_version, players, complete, names, [])
        self.plies: list[Ply] = []

    def play(self, id: int) -> Ply:
        """Play an id, if it is legal, and tell what happened."""
        ply = Ply(self.state, id)
        self.state.story = ply.events
        try:
            self.state.apply(id)
        finally:
            self.state.story = None
        self.plies.append(ply)
        self.record.ids.append(id)
        return ply

    def settle(self, random: Random) -> None:
        """Draw outcomes until a seat has to decide or the game is over."""
        choices = Choices()
        while self.state.actor == CHANCE:
            self.state.fill(choices)
            self.play(int(choices.draw(random)))

    def undoable(self, seat: int) -> int:
        """How many plies the seat may take back: its own since the last draw or other decision."""
        count = 0
        while count < len(self.plies) and self.plies[-1 - count].actor == seat:
            count += 1
        return count

    def undo(self, seat: int) -> Ply:
        """Take back the seat's last decision, if nothing has been drawn or decided since."""
        if self.undoable(seat) == 0:
            raise LudusError("There is nothing to take back: a draw or another player came after.")
        ply = self.plies.pop()
        self.record.ids.pop()
        self.state = self.at(len(self.plies))
        return ply

    def at(self, ply: int) -> State:
        """The state after this many plies."""
        if not 0 <= ply <= len(self.record.ids):
            raise LudusError(f"The game has {len(self.record.ids)} plies; there is no ply {ply}.")
        state = self.game.new(self.record.players, self.record.options)
        for id in self.record.ids[:ply]:
            state.play(id)
        return state

    def seen_by(self, seat: int) -> Record:
        """The record as the seat may know it: whole once the game is over, else with gaps."""
        r = self.record
        over = self.state.actor == OVER
        ids = [p.id if over or p.seen_by(seat) else HIDDEN for p in self.plies]
        return Record(r.game, r.rules, r.players, r.options, r.seats, ids)


def replayed(record: Record) -> Match:
    """The match of a record; a sentence says where a record cannot have happened."""
    game = get(record.game)
    if record.rules != game.rules_version:
        versions: dict[str, Value] = {"rules": record.rules, "played": game.rules_version}
        raise BadRecord("version", {**versions, "title": game.title})
    match = Match(game, record.players, record.options, record.seats)
    for number, id in enumerate(record.ids, 1):
        if id == HIDDEN:
            raise BadRecord("hidden", {"ply": number})
        try:
            match.play(id)
        except IllegalAction as refusal:
            why: dict[str, Value] = {"ply": number, "reason": refusal.message}
            raise BadRecord("ply", why, game.words, record.seats) from None
    return match


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
    return Record(game, rules, players, options, seats, ids)


def from_json(text: str) -> Record:
    """The record of a JSON file."""
    try:
        data = json.loads(text)
    except (json.JSONDecodeError, RecursionError):
        raise BadRecord("json") from None
    return from_dict(data)


def to_text(match: Match) -> str:
    """The text notation: headers, then one line a ply, grouped by turn."""
    r = match.record
    lines = [f"game: {r.game}", f"rules: {r.rules}", f"players: {r.players}"]
    lines += [f"option {name}: {value}" for name, value in r.options.items()]
    lines += [f"seat {number}: {name}" for number, name in enumerate(r.seats, 1)]
    if match.state.actor == OVER:
        result = match.state.result()
        lines.append("scores: " + " ".join(str(score) for score in result.scores))
        lines.append("winners: " + " ".join(str(seat + 1) for seat in result.winners))
    lines += _moves(match)
    return "\n".join(lines) + "\n"


def _moves(match: Match) -> Iterator[str]:
    colours = match.game.colours
    turn = -1
    for ply in match.plies:
        if ply.turn != turn:
            turn = ply.turn
            yield ""
            yield f"turn {turn} {colours[ply.active]}" if turn else "set-up"
        actor = "*" if ply.actor == CHANCE else colours[ply.actor]
        yield f"  {actor} {match.game.text(ply.id)}"


def from_text(text: str) -> Record:
    """The record of a text notation; headings are for people and are passed over."""
    headers: dict[str, str] = {}
    options: dict[str, str] = {}
    seats: list[str] = []
    moves: list[str] = []
    for line in text.splitlines():
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
    if not headers["rules"].isdecimal() or not headers["players"].isdecimal():
        raise BadRecord("damaged-numbers")
    ids = [_id(headers["game"], line) for line in moves]
    players = int(headers["players"])
    record = Record(headers["game"], int(headers["rules"]), players, options, seats, ids)
    _check_ending(record, headers)
    return record


def _id(game: str, line: str) -> int:
    """The id of a line such as '  blue step tavern>baths'."""
    try:
        return get(game).parse(line.split(maxsplit=1)[1])
    except (IndexError, LudusError):
        raise BadRecord("damaged-line", {"line": line.strip()}) from None


def _check_ending(record: Record, headers: dict[str, str]) -> None:
    """A record that names its scores must lead to them: a cut or changed one does not."""
    if "scores" not in headers:
        return
    state = replayed(record).state
    if state.actor != OVER:
        raise BadRecord("cut")
    scores = " ".join(str(score) for score in state.result().scores)
    if scores != headers["scores"]:
        raise BadRecord("scores", {"said": headers["scores"], "scores": scores})


def loads(text: str) -> Match:
    """The match of a JSON or text record."""
    return replayed(from_json(text) if text.lstrip().startswith(("{", "[")) else from_text(text))


def load(path: Path) -> Match:
    """The match of a record file."""
    try:
        text = path.read_text(encoding="utf-8")
    except OSError as error:
        raise BadRecord("unreadable", {"path": str(path), "reason": str(error.strerror)}) from None
    except UnicodeDecodeError:
        raise BadRecord("not-text", {"path": str(path)}) from None
    return loads(text)
