"""A match: a game under way, from its set-up to the moment it has reached."""

import json
from pathlib import Path
from typing import final

from librt.random import Random
from mypy_extensions import i64

from ludus.core.errors import BadRecord, IllegalAction, TranslatedError
from ludus.core.game import CHANCE, OVER, Choices, Game, State
from ludus.core.message import Value
from ludus.core.record import HIDDEN, Ply, Record, parse, to_text
from ludus.core.registry import get


@final
class Match:
    """The state of a game, the record that led to it, and what is known of each ply.

    record  the set-up and the ids
    plies   who played each id, in which turn, who saw it, and its events if the story is kept
    _seen   the ids as a seat knew them when it was last asked, so that only the new ones are added
    """

    def __init__(
        self,
        game: Game,
        players: int,
        options: dict[str, str] | None = None,
        seats: list[str] | None = None,
        *,
        story: bool = True,
        source: "Match | None" = None,
        position: dict[str, object] | None = None,
    ) -> None:
        self.game: Game = game
        self.story: bool = story
        self._choices: Choices = Choices()
        self._seen: dict[int, list[int]] = {}
        if source is not None:
            self.state: State = source.state.copy()
            self.record: Record = source.record.copy()
            self.plies: list[Ply] = source.plies[:]
            return
        self.state = game.new(players, options) if position is None else game.setup(position)
        if self.state.players != players:
            raise BadRecord("position-players", {"players": players})
        names = seats or list(game.colours[:players])
        if len(names) != players:
            raise BadRecord("names", {"players": players, "names": len(names)})
        complete = game.complete(options or {})
        rules = game.rules_version
        self.record = Record(game.name, rules, players, complete, names, [], position)
        self.plies = []

    def copy(self) -> "Match":
        """An independent match, equal to this one."""
        return Match(self.game, self.record.players, story=self.story, source=self)

    def __deepcopy__(self, memo: object) -> "Match":
        return self.copy()

    def __reduce__(self) -> tuple[object, ...]:
        return _rebuilt, (self.record, self.story)

    def apply(self, id: int) -> Ply:
        """Play an id; an illegal one raises a sentence and changes nothing."""
        self.state.check(id)
        return self.play(id)

    def play(self, id: int) -> Ply:
        """Play an id that is known to be legal; nothing is checked."""
        state = self.state
        ply = Ply(id, state.actor, state.turn, state.active, state.witness())
        if self.story:
            state.story = ply.events
            state.play(id)
            state.story = None
        else:
            state.play(id)
        self.plies.append(ply)
        self.record.ids.append(id)
        return ply

    def draw(self, random: Random) -> Ply:
        """Draw one outcome, by weight."""
        self.state.fill(self._choices)
        return self.play(self._choices.draw(random))

    def pick(self, random: Random) -> int:
        """One of the legal ids, each as likely as the others."""
        self.state.fill(self._choices)
        return self._choices.pick(random)

    def settle(self, random: Random, at_random: i64 = 0) -> None:
        """Draw outcomes until a seat has to decide or the game is over.

        The seats whose bits are set in `at_random` decide at random.
        """
        state, choices = self.state, self._choices
        while state.actor != OVER:
            if state.actor == CHANCE:
                self.draw(random)
            elif at_random >> state.actor & 1:
                state.fill(choices)
                self.play(choices.pick(random))
            else:
                return

    def undoable(self, seat: int) -> int:
        """How many plies the seat may take back: its own since the last draw or other decision."""
        count = 0
        while count < len(self.plies) and self.plies[-1 - count].actor == seat:
            count += 1
        return count

    def undo(self, seat: int) -> Ply:
        """Take back the seat's last decision, if nothing has been drawn or decided since."""
        if self.undoable(seat) == 0:
            raise TranslatedError("no-undo")
        ply = self.plies.pop()
        self.record.ids.pop()
        self._seen.clear()
        self.state = self.at(len(self.plies))
        return ply

    def at(self, ply: int) -> State:
        """The state after this many plies."""
        if not 0 <= ply <= len(self.plies):
            raise TranslatedError("no-ply", {"plies": len(self.plies), "ply": ply})
        state = self.opening()
        for id in self.record.ids[:ply]:
            state.play(id)
        return state

    def opening(self) -> State:
        """The state before the first ply: a new game, or the position that was set up."""
        record = self.record
        if record.position is not None:
            return self.game.setup(record.position)
        return self.game.new(record.players, record.options)

    def decisions(self, seat: int) -> int:
        """How many decisions the seat has taken in the turn under way, since another's last one.

        In the set-up of a game, where seats alternate, each of them is the first.
        """
        count = 0
        at = len(self.plies) - 1
        while at >= 0 and self.plies[at].turn == self.state.turn:
            if self.plies[at].actor == seat:
                count += 1
            elif self.plies[at].actor >= 0:
                break
            at -= 1
        return count

    def seen_by(self, seat: int) -> list[int]:
        """The ids as the seat knows them: until the end, HIDDEN for draws it did not see."""
        if self.state.actor == OVER:
            return self.record.ids[:]
        seen = self._seen.setdefault(seat, [])
        for at in range(len(seen), len(self.plies)):
            ply = self.plies[at]
            seen.append(ply.id if ply.seen_by(seat) else HIDDEN)
        return seen[:]

    def record_seen_by(self, seat: int) -> Record:
        """The record as the seat knows it: complete once the game is over, else with gaps."""
        return self.record.with_ids(self.seen_by(seat))

    def sample(self, seat: int, random: Random) -> "Match":
        """A whole match drawn at random from those that look like this one to the seat.

        Draws the seat did not see are drawn again, so that all that was decided since could be
        decided and the other seats know what they drew; nothing of the true ones is left.
        """
        seen = self.seen_by(seat)
        plies = [ply.with_id(seen[at]) for at, ply in enumerate(self.plies)]
        while True:
            ids = self.game.recall(plies, seat, random) if HIDDEN in seen else seen
            sampled = _rebuilt(self.record.with_ids(ids), False)
            state = sampled.state
            if state.actor < 0 or state.actor == seat or state.legal():
                return sampled

    def to_json(self) -> str:
        """The record as a JSON file, with the scores if the game is over."""
        data = self.record.as_dict()
        if self.state.actor == OVER:
            data["scores"] = self.state.result().scores
        return json.dumps(data, ensure_ascii=False) + "\n"

    def to_text(self) -> str:
        """The text notation of the record, with the result if the game is over."""
        result = self.state.result() if self.state.actor == OVER else None
        return to_text(self.record, self.plies, result)


def _rebuilt(record: Record, story: bool) -> Match:
    """The match of a record that was made by a match."""
    match = begun(record, story=story)
    for id in record.ids:
        match.play(id)
    return match


def begun(record: Record, *, story: bool = True) -> Match:
    """A match as a record sets it up, before its first ply."""
    return Match(
        get(record.game),
        record.players,
        record.options,
        record.seats,
        story=story,
        position=record.position,
    )


def replayed(record: Record, *, story: bool = True) -> Match:
    """The match of a record; a sentence says where a record cannot have happened.

    A record of older rules is followed by the rules of today as far as they allow it.
    """
    game = get(record.game)
    versions: dict[str, Value] = {"rules": record.rules, "played": game.rules_version}
    if record.rules > game.rules_version:
        raise BadRecord("version", {**versions, "title": game.title})
    match = begun(record, story=story)
    match.record.rules = record.rules
    for number, id in enumerate(record.ids, 1):
        if id == HIDDEN:
            raise BadRecord("hidden", {"ply": number})
        try:
            match.apply(id)
        except IllegalAction as refusal:
            why: dict[str, Value] = {"ply": number, "reason": refusal.message}
            key = "ply"
            if record.rules < game.rules_version:
                rule = refusal.message.rule or match.state.step.rule
                key, why = "old-ply", {**why, **versions, "title": game.title, "rule": rule}
            raise BadRecord(key, why, game.folder() / "words", record.seats) from None
    return match


def loads(text: str) -> Match:
    """The match of a JSON or text record."""
    record, scores = parse(text)
    match = replayed(record)
    if scores is not None:
        check_scores(match.state, scores)
    return match


def check_scores(state: State, said: str) -> None:
    """A record that names its scores must lead to them: a cut or changed one does not."""
    if state.actor != OVER:
        raise BadRecord("cut")
    scores = " ".join(str(score) for score in state.result().scores)
    if scores != said:
        raise BadRecord("scores", {"said": said, "scores": scores})


def load(path: Path) -> Match:
    """The match of a record file."""
    try:
        text = path.read_text(encoding="utf-8")
    except OSError as error:
        raise BadRecord("unreadable", {"path": str(path), "reason": str(error.strerror)}) from None
    except UnicodeDecodeError:
        raise BadRecord("not-text", {"path": str(path)}) from None
    return loads(text)
