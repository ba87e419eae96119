"""A game as one reader may see it: positions, logs, previews, frames and results.

Nothing of a state leaves the server but through here, and all of it is asked for by seat.
"""

from collections.abc import Iterator
from datetime import UTC, datetime
from functools import cache
from typing import Any, Final, NamedTuple

from librt.random import Random

from ludus.core.game import CHANCE, OVER, Game, State, View
from ludus.core.language import LANGUAGES, NO_READER, Words
from ludus.core.match import Match
from ludus.core.message import Event, Message, Value
from ludus.core.plans import plans as whole_actions
from ludus.core.record import Ply
from ludus.core.registry import get
from ludus.core.telling import kind_of
from ludus.server import protocol
from ludus.server.errors import Illegal

WORLDS: Final = (1, 2)
"""The seeds of the two states a preview is tried on: what they agree on is not secret."""


MOST_LINES: Final = 1000
"""No ply begins that many lines, so that the lines can be numbered by the plies they begin with."""


class Reader(NamedTuple):
    """Who reads: a seat or SPECTATOR, in a language, with the names at the table."""

    seat: int
    language: str
    names: list[str]

    def sentence(self, game: Game, message: Message) -> str:
        """A message as a sentence for this reader."""
        return words_of(game.name, self.language).say(message, self.names)


@cache
def words_of(game: str, language: str) -> Words:
    """A game's words in one language, found once: a move says dozens of sentences."""
    return get(game).words(language)


def when(seconds: float) -> datetime:
    """A time as people write it."""
    return datetime.fromtimestamp(seconds, UTC)


def seat_or_none(actor: int) -> int | None:
    """An actor in the protocol's way: chance and nobody are null."""
    return actor if actor >= 0 else None


def event(game: Game, message: Message, reader: Reader, line: int = 0) -> protocol.Event:
    """Something that happened, as already redacted, in a line of the log."""
    data = {name: _plain(game, value, reader) for name, value in message.data.items()}
    kind = message.key.removeprefix("event.")
    text = reader.sentence(game, message)
    places = game.teller.places(message)
    return protocol.Event(kind=kind, data=data, text=text, places=places, line=line)


def _plain(game: Game, value: Value, reader: Reader) -> Any:
    return reader.sentence(game, value) if isinstance(value, Message) else value


def _visible_events(ply: Ply, reader: Reader, over: bool) -> Iterator[Message]:
    """A ply's events as the reader may know them; when the game is over, whole."""
    for happened in ply.events:
        yield happened.seen_by(happened.witness if over else reader.seat)


class Log:
    """The log as one reader reads it, ply by ply: what happened, and the lines that tell it."""

    def __init__(self, match: Match, reader: Reader) -> None:
        self.match = match
        self.reader = reader
        self.over = match.state.actor == OVER
        self.turn = -1
        self.line: list[Message] = []
        self.number = 0

    def entry(self, number: int) -> protocol.Entry:
        """The ply of that number, from 1, after those before it in the same turn."""
        game, ply = self.match.game, self.match.plies[number - 1]
        if ply.turn != self.turn:
            self.turn, self.line = int(ply.turn), []
        events: list[protocol.Event] = []
        lines: dict[int, list[Message]] = {}
        for message in _visible_events(ply, self.reader, self.over):
            self._add(message, number, len(lines))
            lines[self.number] = self.line
            events.append(event(game, message, self.reader, self.number))
        return _entry(ply, number, self, events, lines)

    def _add(self, message: Message, ply: int, so_far: int) -> None:
        """Go on with the line, or begin another one, numbered by its ply."""
        teller = self.match.game.teller
        kinds = [kind_of(one) for one in self.line]
        if not self.line or teller.opens(kind_of(message), kinds):
            self.line = []
            self.number = ply * MOST_LINES + so_far
        self.line.append(message)

    def told(self, number: int, line: list[Message]) -> protocol.LogLine:
        """A line as a sentence, with all the places that it speaks of."""
        game = self.match.game
        places = dict.fromkeys(place for event in line for place in game.teller.places(event))
        text = told(game, line, self.reader)
        return protocol.LogLine(number=number, text=text, places=list(places))


def told(game: Game, line: list[Message], reader: Reader, seat: int = NO_READER) -> str:
    """A line of the log, or of a preview, to a seat if it is spoken to."""
    teller, words = game.teller, game.words(reader.language)
    return words.tell(teller.headline(line), teller.tails(line), reader.names, seat)


def _entry(
    ply: Ply,
    number: int,
    log: Log,
    events: list[protocol.Event],
    lines: dict[int, list[Message]],
) -> protocol.Entry:
    game = log.match.game
    seen = log.over or ply.seen_by(log.reader.seat)
    return protocol.Entry(
        ply=number,
        turn=ply.turn,
        active=ply.active,
        actor=seat_or_none(ply.actor),
        id=ply.id if seen else None,
        kind=game.describe(ply.id).kind if seen else None,
        events=events,
        lines=[log.told(n, line) for n, line in lines.items()],
    )


def log(match: Match, since: int, reader: Reader) -> list[protocol.Entry]:
    """The log from the ply of that number on."""
    plies, first = match.plies, max(since, 1)
    while 1 < first <= len(plies) and plies[first - 2].turn == plies[first - 1].turn:
        first -= 1
    read = Log(match, reader)
    entries = [read.entry(number) for number in range(first, len(plies) + 1)]
    return entries[max(since, 1) - first :]


def label(game: Game, id: int, reader: Reader, prompt: str) -> str:
    """What an id means, in the reader's words, as an answer to a prompt."""
    action = game.describe(id)
    words = game.words(reader.language)
    occasion = prompt.removeprefix("prompt.")
    return words.say(Message("action." + action.kind, action.data), reader.names, form=occasion)


def choices(state: State, reader: Reader) -> list[protocol.Choice]:
    """What the reader can do now: nothing, unless it is his turn."""
    if state.actor != reader.seat or state.actor < 0:
        return []
    game = state.game
    asked = state.prompt().key
    return [choice(game, id, reader, asked) for id in state.legal()]


def choice(game: Game, id: int, reader: Reader, prompt: str) -> protocol.Choice:
    """A decision in the reader's words, as an answer to a prompt."""
    action = game.describe(id)
    named = label(game, id, reader, prompt)
    return protocol.Choice(id=id, kind=action.kind, data=action.data, label=named)


def prompt(state: State, reader: Reader) -> protocol.Prompt:
    """What is asked, and of whom.

    The others are told only who decides: what the actor can do may depend on hidden cards.
    """
    asked = Message("refusal.chance", {}) if state.actor == CHANCE else state.prompt()
    others = state.actor >= 0 and state.actor != reader.seat
    said = Message("prompt.other", {"seat": int(state.actor)}) if others else asked
    text = reader.sentence(state.game, said)
    return protocol.Prompt(key=asked.key, rule=asked.rule, data=said.data, text=text)


def result(state: State, reader: Reader) -> protocol.Result | None:
    """How the game ended."""
    if state.actor != OVER:
        return None
    ended = state.result()
    return protocol.Result(
        scores=ended.scores,
        winners=ended.winners,
        lines=[
            protocol.ResultLine(
                key=line.key,
                label=reader.sentence(state.game, Message("line." + line.key, {})),
                points=line.points,
            )
            for line in ended.lines
        ],
        tie_break=ended.tie_break,
    )


def position(
    match: Match, moment: int, reader: Reader, clocks: list[float] | None
) -> protocol.Position:
    """The game now."""
    state = match.state
    return protocol.Position(
        moment=moment,
        ply=len(match.plies),
        seat=seat_or_none(reader.seat),
        turn=int(state.turn),
        active=int(state.active),
        actor=seat_or_none(int(state.actor)),
        over=state.actor == OVER,
        view=state.view(reader.seat),
        prompt=prompt(state, reader),
        choices=choices(state, reader),
        undoable=match.undoable(reader.seat) if reader.seat >= 0 and state.actor != OVER else 0,
        clocks=clocks,
        result=result(state, reader),
    )


def illegal(state: State, id: int, names: list[str]) -> Illegal:
    """Why an id cannot be played now, in every language."""
    reason = state.refusal(id)
    return Illegal({language: state.game.say(reason, language, names) for language in LANGUAGES})


def plans(match: Match, moment: int, reader: Reader) -> protocol.Plans:
    """The whole actions of the reader, found on a state that looks the same to him."""
    found = whole_actions(match.state.sample(reader.seat, Random(WORLDS[0])))
    used = sorted({id for ids in found for id in ids})
    return protocol.Plans(
        moment=moment,
        plans=found,
        choices=[choice(match.game, id, reader, "") for id in used],
    )


def preview(match: Match, moment: int, ids: list[int], reader: Reader) -> protocol.Preview:
    """What one id or several would bring about, as far as the reader can know."""
    tried = [_tried(match.state, ids, reader, seed) for seed in WORLDS]
    game = match.game
    events, views, actors = zip(*tried, strict=True)
    agreed: list[Message] = []
    for one, other in zip(*events, strict=False):
        if one != other:
            break
        agreed.append(one)
    same = events[0] == events[1] and views[0] == views[1]
    return protocol.Preview(
        moment=moment,
        id=ids[0],
        events=[event(game, message, reader) for message in agreed],
        text=" ".join(told(game, line, reader, reader.seat) for line in game.teller.lines(agreed)),
        view=views[0] if same else None,
        final=any(actor != reader.seat for actor in actors),
    )


def _tried(
    state: State, ids: list[int], reader: Reader, seed: int
) -> tuple[list[Message], View, int]:
    """Events, view and actor after the ids, in a state that looks the same to the reader."""
    world = state.sample(reader.seat, Random(seed))
    story: list[Event] = []
    world.story = story
    for id in ids:
        if world.actor != reader.seat or not world.allows(id):
            raise illegal(world, id, reader.names)
        world.play(id)
    events = [happened.seen_by(reader.seat) for happened in story]
    return events, world.view(reader.seat), int(world.actor)


def frames(match: Match, first: int, last: int, reader: Reader) -> list[protocol.Frame]:
    """The board after each of these many plies, as the reader saw it then."""
    over = match.state.actor == OVER
    state = match.game.new(match.record.players, match.record.options)
    shown = []
    for ply in range(min(last, len(match.plies)) + 1):
        if ply > 0:
            state.play(match.plies[ply - 1].id)
        if ply >= first:
            shown.append(_frame(state, ply, reader, over))
    return shown


def _frame(state: State, ply: int, reader: Reader, over: bool) -> protocol.Frame:
    return protocol.Frame(
        ply=ply,
        turn=int(state.turn),
        active=int(state.active),
        actor=seat_or_none(int(state.actor)),
        prompt=prompt(state, reader),
        view=state.view(reader.seat),
        scores=state.result().scores if over else None,
    )


def story(match: Match, reader: Reader) -> protocol.Story:
    """The whole log, and after the end the scores after every ply."""
    over = match.state.actor == OVER
    record = match.record
    return protocol.Story(
        game=record.game,
        rules=record.rules,
        options=record.options,
        seats=record.seats,
        plies=len(match.plies),
        over=over,
        log=log(match, 1, reader),
        scores=_scores(match) if over else None,
        result=result(match.state, reader),
    )


def _scores(match: Match) -> list[list[int]]:
    state = match.game.new(match.record.players, match.record.options)
    scores = [state.result().scores]
    for ply in match.plies:
        state.play(ply.id)
        scores.append(state.result().scores)
    return scores
