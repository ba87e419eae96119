"""All that goes over the wire, as models: the requests and replies of HTTP and the live messages.

`ludus.server.http.schema` makes them one OpenAPI document; `docs/protocol.md` explains them.
"""

from dataclasses import dataclass
from datetime import datetime
from typing import Annotated, Any, Literal, dataclass_transform

import orjson
from pydantic import AfterValidator, BaseModel, ConfigDict, Field, StringConstraints

from ludus.analysis.review import Lapse
from ludus.analysis.totals import Total
from ludus.core.game import View
from ludus.core.language import FIRST, LANGUAGES
from ludus.server.names import clean_name, clean_text

Language = Annotated[
    str,
    StringConstraints(max_length=35),
    AfterValidator(lambda asked: asked if asked in LANGUAGES else FIRST),
]
"""One of the languages Ludus speaks; for any other it speaks the first."""
Level = Literal["random", "tiro", "miles", "centurio", "legatus", "imperator"]
LEVELS: tuple[Level, ...] = (
    "random",
    "tiro",
    "miles",
    "centurio",
    "legatus",
    "imperator",
)

MAX_SEATS = 12
"""More than any game has; how many a game takes is for its rules to say."""

VISIBLE = r"^[^\x00-\x1f\x7f]*$"
Name = Annotated[
    str,
    StringConstraints(strip_whitespace=True, min_length=1, max_length=30, pattern=VISIBLE),
    AfterValidator(clean_name),
]
Title = Annotated[
    str, StringConstraints(max_length=60, pattern=VISIBLE), AfterValidator(clean_text)
]
Words = Annotated[
    str,
    StringConstraints(strip_whitespace=True, min_length=1, max_length=500, pattern=VISIBLE),
    AfterValidator(clean_text),
]
Token = Annotated[str, StringConstraints(max_length=100)]
MOST_DEEP = 10
MOST_VALUES = 20_000
MOST_NUMBER = 2**53


def _like_a_view(said: dict[str, Any]) -> dict[str, Any]:
    """What a view could say: whole numbers, words, yes, no and nothing, in few lists and groups.

    All else would break those who read it further on, where a sentence comes too late.
    """
    level: list[Any] = [said]
    seen = 0
    for _ in range(MOST_DEEP):
        groups = [one for one in level if isinstance(one, dict)]
        lists = [one for one in level if isinstance(one, list)]
        keys = [key for group in groups for key in group]
        seen += len(level)
        if seen > MOST_VALUES or not all(map(_plain, [*level, *keys])):
            break
        level = [value for group in groups for value in group.values()]
        level += [value for one in lists for value in one]
        if not level:
            return said
    raise ValueError("not a position")


def _plain(one: Any) -> bool:
    if isinstance(one, str):
        return len(one) <= 200 and one.isprintable()
    if isinstance(one, float):
        return False
    return not isinstance(one, int) or abs(one) <= MOST_NUMBER


Description = Annotated[dict[str, Any], AfterValidator(_like_a_view)]
"""A position as it is described, with the names of the view."""
Ref = Annotated[int, Field(ge=0, le=2**53)]
Count = Annotated[int, Field(ge=0, le=2**31 - 1)]


@dataclass_transform(kw_only_default=True)
class Wire:
    """What the server sends: dataclasses, which are made and encoded often and checked by mypy."""

    __pydantic_config__ = ConfigDict(
        extra="forbid", json_schema_serialization_defaults_required=True
    )

    def __init_subclass__(cls) -> None:
        dataclass(kw_only=True)(cls)

    def to_json(self, **encoded: bytes) -> bytes:
        """Encoded as it is sent, with the parts that already are."""
        whole: Any = self
        if encoded:
            parts = {name: orjson.Fragment(part) for name, part in encoded.items()}
            whole = {**vars(self), **parts}
        return orjson.dumps(whole, default=_as_taken, option=orjson.OPT_UTC_Z)


def _as_taken(part: BaseModel) -> dict[str, Any]:
    """Something a client sent, such as a clock, when it is sent back."""
    return part.model_dump()


class Ask(BaseModel):
    """What a client sends: nothing unknown and nothing of another kind passes."""

    model_config = ConfigDict(extra="forbid", strict=True)


class Problem(Wire):
    """Why something was not done: a code for programs, a sentence for people."""

    code: str
    detail: str


# ---- People ----


class Me(Wire):
    """Who the server takes you for."""

    id: str
    name: str
    language: Language


class ChangeMe(Ask):
    """What to change of one's name and language."""

    name: Name | None = None
    language: Language | None = None


class NewToken(Wire):
    """A new guest for a program: it sends `Authorization: Bearer <token>` instead of a cookie."""

    token: str
    me: Me


# ---- Games ----


class Labelled(Wire):
    """A term and its word in the reader's language."""

    value: str
    label: str


class OptionInfo(Wire):
    """An option of a game; its first value is the usual one."""

    name: str
    label: str
    values: list[Labelled]


class GameInfo(Wire):
    """What can be chosen when a table is made; `minutes` is how long a game takes people.

    A game that is a package of its own may bring its `board`, a module for the browser, and its
    `cover`, a picture: the addresses of both. `lesson`: there is one to learn it by.
    """

    name: str
    title: str
    rules: int
    players: list[int]
    minutes: tuple[int, int]
    options: list[OptionInfo]
    colours: list[Labelled]
    board: str | None
    cover: str | None
    lesson: bool


class Games(Wire):
    """The installed games and the levels of the bots, weakest first."""

    games: list[GameInfo]
    levels: list[Labelled]


class GameWords(Wire):
    """A game's words in one language: terms such as `institution.tavern`, and hints."""

    game: str
    language: Language
    words: dict[str, str]


class ActionInfo(Wire):
    """What an id means, at every table and for ever."""

    id: int
    kind: str
    data: dict[str, Any]
    text: str


class GameActions(Wire):
    """All ids of a game: those below `decisions` are the players', the rest are chance's."""

    game: str
    decisions: int
    actions: list[ActionInfo]


class RulesText(Wire):
    """The rules of a game for players, as Markdown."""

    game: str
    title: str
    language: Language
    markdown: str


# ---- Tables ----


class Clock(Ask):
    """How long players may think: without limit, so much in all plus so much a turn, or a turn."""

    kind: Literal["none", "total", "turn"] = "none"
    seconds: Annotated[int, Field(ge=10, le=30 * 86400)] = 600
    increment: Annotated[int, Field(ge=0, le=3600)] = 0


class NewSeat(Ask):
    """Who sits where: oneself, whoever comes, a bot, or a friend at the same device."""

    kind: Literal["me", "open", "bot", "device"]
    level: Level = "tiro"
    name: Name | None = None


class Origin(Ask):
    """Another game to go on from the middle of: a finished one of a table, a record file, or a line
    of a study.

    `then` are ids that are played instead of what came after that ply.
    """

    table: Token | None = None
    study: Token | None = None
    line: Count = 0
    record: Annotated[str, StringConstraints(max_length=1_000_000)] | None = None
    ply: Count
    name: Title = ""
    then: Annotated[list[Ref], Field(max_length=40)] = []


class OriginInfo(Wire):
    """Where a table began: after this many plies of another game, played at that table if any."""

    table: str | None
    ply: int
    name: str


class NewTable(Ask):
    """A table to be made."""

    game: Annotated[str, StringConstraints(max_length=40)]
    options: dict[
        Annotated[str, StringConstraints(max_length=40)],
        Annotated[str, StringConstraints(max_length=40)],
    ] = {}
    seats: Annotated[list[NewSeat], Field(min_length=1, max_length=MAX_SEATS)]
    public: bool = False
    spectators: bool = True
    clock: Clock = Clock()
    hints: bool = False
    origin: Origin | None = None


class SeatInfo(Wire):
    """One place at a table.

    `wish`: its player would abandon the game, or has resigned.
    `away`: the others may vote to let a bot play on. `replaced`: the name of the person for whom a
    bot plays; if `returnable`, that is you and you may take the seat back.
    """

    seat: int
    colour: str
    kind: Literal["open", "person", "bot"]
    name: str
    guest: str | None
    level: Level | None
    mine: bool
    device: bool
    present: bool
    away: bool
    replaced: str | None
    returnable: bool
    votes: int
    votes_needed: int
    voted: bool
    words: str | None
    hints: int
    wish: Literal["", "abandon", "resigned"]


class TableInfo(Wire):
    """A table seen from outside the game. `mine` are the seats you play.

    `commitment` is the hash of the secret that all draws follow from, together with the `words` of
    the seats, which others see from the start on.
    """

    id: str
    game: str
    rules: int
    options: dict[str, str]
    state: Literal["open", "playing", "over"]
    public: bool
    spectators: bool
    clock: Clock
    host: bool
    mine: list[int]
    seats: list[SeatInfo]
    watching: int
    moment: int
    turn: int
    actor: int | None
    your_turn: bool
    time_left: float | None
    scores: list[int] | None
    winners: list[int] | None
    ended: Literal["resigned", "abandoned"] | None
    rematch: str | None
    hints: bool
    origin: OriginInfo | None
    commitment: str | None
    created: datetime
    changed: datetime


class Tables(Wire):
    """Some tables, and the value of `before` that asks for the next ones."""

    tables: list[TableInfo]
    before: datetime | None = None


class ChangeSeat(Ask):
    """What the host puts at a seat before the game starts."""

    kind: Literal["me", "open", "bot", "device"]
    level: Level = "tiro"
    name: Name | None = None


class Abandon(Ask):
    """Whether one would abandon the game: it ends when all people at the table would."""

    agrees: bool = True


class SeatWords(Ask):
    """Words a player adds to the luck of the game."""

    words: Annotated[
        str,
        StringConstraints(strip_whitespace=True, max_length=100, pattern=VISIBLE),
        AfterValidator(clean_text),
    ]
    seat: Annotated[int, Field(ge=0, lt=MAX_SEATS)] | None = None


class NewLink(Ask):
    """A link to be made: to join or watch a table, or to carry one's seat to another device."""

    purpose: Literal["join", "watch", "seat"]
    seat: Annotated[int, Field(ge=0, lt=MAX_SEATS)] | None = None


class Link(Wire):
    """A link. The token stands after the `#` of the path, so no server ever logs it."""

    purpose: Literal["join", "watch", "seat"]
    token: str
    path: str
    expires: datetime


class UseLink(Ask):
    """A link's token, to be used."""

    token: Token


class Seated(Wire):
    """Where one sits now; no seat for one who only watches."""

    table: TableInfo
    seat: int | None


# ---- The game at a table ----


class Event(Wire):
    """Something that happened, as this reader may know it, with its sentence.

    `line` is the number of the line of the log it belongs to. `places` are the places and pieces of
    the board it speaks of, by the names that the game's board has for them.
    """

    kind: str
    data: dict[str, Any]
    text: str
    places: list[str]
    line: int = 0


class LogLine(Wire):
    """A whole action in one sentence, as far as it has come; its events are the details.

    `places` are all that its events speak of, each once.
    """

    number: int
    text: str
    places: list[str]


class Entry(Wire):
    """One ply of the log: a decision (`actor` is a seat) or a draw (`actor` is null).

    The first ply is 1, so `frames?first=ply` is the board right after it. `id` and `kind` are null
    where the reader did not see what was drawn. `view` is the board right after the ply; only
    entries inside `moved` that are not its last carry it, and not when they are many. `lines` are
    those that the ply begins or goes on with: of two with one number the later one counts.
    """

    ply: int
    turn: int
    active: int
    actor: int | None
    id: int | None
    kind: str | None
    events: list[Event]
    lines: list[LogLine]
    view: View | None = None


class Choice(Wire):
    """One thing the player can do now."""

    id: int
    kind: str
    data: dict[str, Any]
    label: str


class Prompt(Wire):
    """What is asked of the actor, and the rule that asks it."""

    key: str
    rule: str
    data: dict[str, Any]
    text: str


class ResultLine(Wire):
    """One line of the breakdown: what for, and the points of each seat."""

    key: str
    label: str
    points: list[int]


class Result(Wire):
    """How the game ended."""

    scores: list[int]
    winners: list[int]
    lines: list[ResultLine]
    tie_break: list[int]


class Standing(Wire):
    """How the game stands, as far as the reader may know: the points counted so far.

    `lines` are what counts only at the end, as if it were now: together they are the result.
    """

    scores: list[int]
    lines: list[ResultLine]


class Position(Wire):
    """The game now, as one seat may know it.

    `moment` counts all that was ever played or taken back: acting names it. `ply` counts what
    stands. `choices` is empty unless `seat` is the actor. `undoable` is how many plies the seat may
    take back. `clocks` are the seconds left to each seat when this was sent; the actor's runs.
    """

    moment: int
    ply: int
    seat: int | None
    turn: int
    active: int
    actor: int | None
    over: bool
    view: View
    prompt: Prompt
    choices: list[Choice]
    undoable: int
    clocks: list[float] | None
    standing: Standing
    result: Result | None


class ChatLine(Wire):
    """Something said at the table; `seat` is null for one who watches."""

    number: int
    seat: int | None
    name: str
    text: str
    at: datetime


class State(Wire):
    """All there is to know at a table. `position` is null until the game starts.

    `revision` grows with whatever changes at the table: moves, seats, chat.
    """

    type: Literal["state"] = "state"
    ref: int | None = None
    revision: int
    table: TableInfo
    position: Position | None
    log: list[Entry]
    chat: list[ChatLine]


class Moved(Wire):
    """What was played or taken back: drop the log from ply `since` on and add `log`.

    With a `base`, a view holds only what differs from the one before it in the message, and the
    first of them what differs from the view at that moment; without one, all views are whole.
    """

    type: Literal["moved"] = "moved"
    revision: int
    since: int
    base: int | None = None
    log: list[Entry]
    position: Position


class TableChanged(Wire):
    """Seats, presence, votes or the state of the table have changed."""

    type: Literal["table"] = "table"
    revision: int
    table: TableInfo


class Said(Wire):
    """A new line of chat."""

    type: Literal["chat"] = "chat"
    revision: int
    line: ChatLine


class Done(Wire):
    """What was asked is done and safely stored; acting names the new `moment` from now on."""

    type: Literal["done"] = "done"
    ref: int | None = None
    moment: int


class Refused(Wire):
    """What was asked is not done, and why; after an old moment a state follows."""

    type: Literal["refused"] = "refused"
    ref: int | None = None
    code: str
    detail: str


class Preview(Wire):
    """What a choice would bring about, up to the first draw or another player's decision.

    `view` is null where it would depend on what the player may not know. What is `final` cannot be
    taken back: a draw, another player's decision or the end follows. `text` tells it to the player.
    `asks` is what the player would be asked then, if it is the same player.
    """

    type: Literal["preview"] = "preview"
    ref: int | None = None
    moment: int
    id: int
    events: list[Event]
    text: str
    view: View | None
    final: bool
    asks: Prompt | None


class Whole(Wire):
    """A plan together with what is decided in it without asking, since nothing else is left."""

    plan: list[int]
    whole: list[int]


class Plans(Wire):
    """The whole actions that lead from here: each a list of ids, played in this order as one act.

    A plan ends at a draw, at another player's decision, or when what was begun is resolved.
    `choices` tells what the ids mean. There are no plans where there would be too many.
    """

    type: Literal["plans"] = "plans"
    ref: int | None = None
    moment: int
    plans: list[list[int]]
    wholes: list[Whole]
    choices: list[Choice]


class Pong(Wire):
    """The answer to a ping."""

    type: Literal["pong"] = "pong"
    ref: int | None = None


# ---- Lessons ----


class Part(Wire):
    """A chapter of a lesson, or a task, by its name and title."""

    name: str
    title: str


class Course(Wire):
    """What there is to learn of a game: the chapters of its lesson in order, and the tasks."""

    game: str
    title: str
    chapters: list[Part]
    tasks: list[Part]


class Picture(Wire):
    """A picture of a rule, by the rule's id, or of an example, by its name.

    It is drawn from the one view, or from those before and after what is `told`. `about` names the
    spots and anchors it speaks of, `panels` the players whose holdings it shows.
    """

    of: str
    seat: int | None
    views: list[View]
    board: bool
    about: list[str]
    panels: list[int]
    told: list[str]


class Pictures(Wire):
    """The pictures of a game's rules."""

    game: str
    pictures: list[Picture]


class Lesson(Wire):
    """What the lesson says now, the `steps`-th part of the chapter being the last.

    `about` names the spots and anchors on the page that it speaks of. If the learner `reads`, a
    message `next` goes on; else a decision does, or the chapter is `finished`. A `task` has an
    `answer`: the decisions to take, one after the other.
    """

    type: Literal["lesson"] = "lesson"
    game: str
    chapter: str
    title: str
    step: int
    steps: int
    text: str
    about: list[str]
    reads: bool
    finished: bool
    following: str | None
    task: bool
    answer: list[Choice]


class AdviceLine(Wire):
    """A way to play the turn: each seat's chance after it, and how often it was tried.

    `text` tells it in sentences, `brief` by the names of its places and things alone.
    """

    ids: list[int]
    text: str
    brief: str
    values: list[float]
    tries: int


class Advice(Wire):
    """Good ways to play, the best first, and what the first gains over the second."""

    seat: int
    depth: int
    values: list[float]
    lines: list[AdviceLine]
    reasons: list[str]


class StudyLine(Wire):
    """A line of a study: it leaves the line `of` after so many plies with what `text` says.

    Line 0 is the record itself, which leaves nothing. `plies` is how long the whole line is.
    """

    of: int
    after: int
    plies: int
    name: str
    text: str
    turn: int
    seat: int | None


class Outcome(Wire):
    """What chance may bring, and how likely."""

    id: int
    text: str
    chance: float


class Study(Wire):
    """Live, in a study: its lines, and where in them the explorer is.

    Only its owner changes what is kept: what another tries (`mine` is false) is gone with his
    connection. Where chance is to act, `outcomes` are what may come.
    """

    type: Literal["study"] = "study"
    id: str
    name: str
    mine: bool
    table: str | None
    lines: list[StudyLine]
    line: int
    ply: int
    outcomes: list[Outcome]


class Thought(Wire):
    """Live, in a study: the best ways to play as they seem now, while the engine thinks on."""

    type: Literal["thought"] = "thought"
    line: int
    ply: int
    thinking: bool
    advice: Advice | None


ServerMessage = Annotated[
    State
    | Moved
    | TableChanged
    | Said
    | Done
    | Refused
    | Preview
    | Plans
    | Pong
    | Lesson
    | Study
    | Thought,
    Field(discriminator="type"),
]
"""What comes over the WebSocket of a table, of a lesson (which alone sends `lesson`), or of a study
(which alone sends `study` and `thought`)."""


class Moment(Ask):
    """Ask about a moment."""

    moment: Count


class Plan(Moment):
    """Ask for the whole actions that lead from a moment.

    `ahead`: while others decide, those that would lead from the board as it stands if one's own
    turn began now.
    """

    ahead: bool = False


class Act(Ask):
    """Play an id as the answer to a moment, and `then` others of the same seat, all or none."""

    moment: Count
    id: Count
    then: list[Count] = Field(default_factory=list, max_length=64)


class Try(Act):
    """Ask what an id, and `then` others, would bring about; `ahead` as for the whole actions."""

    ahead: bool = False


class Undo(Ask):
    """Take back the last plies, as an answer to a moment."""

    moment: Count
    plies: Annotated[int, Field(ge=1, le=1000)] = 1


class Say(Ask):
    """Say something at the table."""

    text: Words


class Why(Ask):
    """Ask why something cannot be done now: by its id, or by its kind and what tells it in `data`.

    `picked` are ids of the whole action that it would belong to; `ahead` as for the whole actions.
    """

    id: Count | None = None
    kind: Annotated[str, StringConstraints(max_length=40)] | None = None
    data: dict[str, Any] = {}
    picked: Annotated[list[Count], Field(max_length=64)] = []
    ahead: bool = False


class Reason(Wire):
    """Whether it can be done now, and if not the sentence that says why not."""

    legal: bool
    detail: str


class ActMessage(Act):
    """Live: play an id."""

    type: Literal["act"]
    ref: Ref | None = None


class UndoMessage(Undo):
    """Live: take back."""

    type: Literal["undo"]
    ref: Ref | None = None


class SayMessage(Say):
    """Live: say something."""

    type: Literal["chat"]
    ref: Ref | None = None


class PreviewMessage(Try):
    """Live: ask what an id would bring about."""

    type: Literal["preview"]
    ref: Ref | None = None


class PlansMessage(Plan):
    """Live: ask for the whole actions that lead from here."""

    type: Literal["plans"]
    ref: Ref | None = None


class WhyMessage(Why):
    """Live: ask why something cannot be done; the answer is `refused`, or `done` if it can."""

    type: Literal["why"]
    ref: Ref | None = None


class LookMessage(Ask):
    """Live: look from another of one's own seats (same device); the answer is a `state`."""

    type: Literal["look"]
    seat: Annotated[int, Field(ge=0, lt=MAX_SEATS)]
    ref: Ref | None = None


class ResyncMessage(Ask):
    """Live: ask for the whole state again, perhaps in another language."""

    type: Literal["resync"]
    language: Language | None = None
    ref: Ref | None = None


class PingMessage(Ask):
    """Live: is anybody there?"""

    type: Literal["ping"]
    ref: Ref | None = None


class NextMessage(Ask):
    """Live, in a lesson: go on from what was to be read."""

    type: Literal["next"]
    ref: Ref | None = None


LessonMessage = Annotated[
    ActMessage
    | PreviewMessage
    | PlansMessage
    | WhyMessage
    | ResyncMessage
    | PingMessage
    | NextMessage,
    Field(discriminator="type"),
]
"""What goes over the WebSocket of a lesson."""


class VisitMessage(Ask):
    """Live, in a study: go to a moment of a line."""

    type: Literal["visit"]
    line: Count
    ply: Count
    ref: Ref | None = None


class DrawMessage(Ask):
    """Live, in a study: let chance decide, by an outcome or, without one, at random.

    With `choosing` the draws that come are chosen by hand from now on.
    """

    type: Literal["draw"]
    id: Count | None = None
    choosing: bool | None = None
    ref: Ref | None = None


class FollowMessage(Ask):
    """Live, in a study: play these ids one after the other."""

    type: Literal["follow"]
    ids: Annotated[list[Count], Field(min_length=1, max_length=64)]
    ref: Ref | None = None


class RenameMessage(Ask):
    """Live, in a study: call a line by a name; line 0 is the study itself."""

    type: Literal["rename"]
    line: Count
    name: Title
    ref: Ref | None = None


class RemoveMessage(Ask):
    """Live, in a study: take out a line and all that leave it."""

    type: Literal["remove"]
    line: Annotated[int, Field(ge=1, le=2**31 - 1)]
    ref: Ref | None = None


class ThinkMessage(Ask):
    """Live, in a study: let the engine think about the moment that is shown, or stop it."""

    type: Literal["think"]
    on: bool
    ref: Ref | None = None


StudyMessage = Annotated[
    ActMessage
    | PreviewMessage
    | PlansMessage
    | WhyMessage
    | ResyncMessage
    | PingMessage
    | VisitMessage
    | DrawMessage
    | FollowMessage
    | RenameMessage
    | RemoveMessage
    | ThinkMessage,
    Field(discriminator="type"),
]
"""What goes over the WebSocket of a study."""


ClientMessage = Annotated[
    ActMessage
    | UndoMessage
    | SayMessage
    | PreviewMessage
    | PlansMessage
    | WhyMessage
    | LookMessage
    | ResyncMessage
    | PingMessage,
    Field(discriminator="type"),
]
"""What goes over the WebSocket of a table."""


# ---- Time travel and records ----


class Frame(Wire):
    """The board after `ply` plies, and who was to act then."""

    ply: int
    turn: int
    active: int
    actor: int | None
    prompt: Prompt
    view: View
    standing: Standing
    scores: list[int] | None


class Story(Wire):
    """The log so far, from the ply that was asked for on, 2,000 plies at most; `plies` is how many
    there are. Once the game is over, `scores` has the scores after each ply, if it begins at 1.
    """

    game: str
    rules: int
    options: dict[str, str]
    seats: list[str]
    plies: int
    over: bool
    log: list[Entry]
    scores: list[list[int]] | None
    result: Result | None


class Frames(Wire):
    """Some frames in order."""

    frames: list[Frame]


class Replay(Wire):
    """A record played again: its story and the frames asked for."""

    story: Story
    frames: list[Frame]


class ReplayAsk(Ask):
    """A record, as JSON or as text notation, from which ply on to send the log (2,000 plies at
    most), and which frames (at most 200).
    """

    record: Annotated[str, StringConstraints(max_length=1_000_000)]
    since: Count = 1
    first: Count = 0
    last: Count = 0


class LuckProof(Wire):
    """What all draws of a game follow from, told when it is over; `docs/luck.md` tells how."""

    secret: str
    commitment: str
    table: str
    words: list[str]


class RecordFile(Wire):
    """A record; while the game goes on, -1 stands for what the reader did not see.

    The `scores` of a finished game are what playing it again must lead to. A `position` that was
    set up tells what nobody may know before the end.
    """

    format: Literal["ludus-record"]
    game: str
    rules: int
    players: int
    options: dict[str, str]
    seats: list[str]
    ids: list[int]
    position: dict[str, Any] | None = None
    scores: list[int] | None = None
    luck: LuckProof | None = None
    hints: list[int] | None = None


# ---- Reviews ----


class ReviewAsk(Ask):
    """The record of a finished game, as JSON or as text notation."""

    record: Annotated[str, StringConstraints(max_length=1_000_000)]


class ReviewStep(Wire):
    """A draw, or a whole turn, and what it was worth to each seat; plies count from 0.

    `seat` is null for a draw. `better` are the ids of a better turn, told in `better_text`, and
    `reasons` says what it gains where that is clear.
    """

    first: int
    end: int
    seat: int | None
    turn: int
    before: list[float]
    after: list[float]
    error: float
    name: Literal["", "inaccuracy", "mistake", "blunder"]
    text: str
    better: list[int]
    better_text: str
    reasons: list[str]
    lapses: list[Lapse]


class Review(Wire):
    """A review as far as it has come; the totals are there when it is `done`."""

    id: str
    game: str
    state: Literal["waiting", "done", "failed"]
    plies: int
    done: int
    depth: int
    start: list[float]
    steps: list[ReviewStep]
    totals: list[Total]


class AnalysisAsk(Ask):
    """A position to think about: a record up to a ply, with ids played after it."""

    record: Annotated[str, StringConstraints(max_length=1_000_000)]
    ply: Count
    then: Annotated[list[Ref], Field(max_length=200)] = []
    depth: Annotated[int, Field(ge=16, le=40_000)] = 1000


class StudyAsk(Ask):
    """What to study: the finished game of a table, a record file, or a position set up by hand.

    `then` are ids that are tried after that ply.
    """

    table: Token | None = None
    record: Annotated[str, StringConstraints(max_length=1_000_000)] | None = None
    game: Annotated[str, StringConstraints(max_length=40)] | None = None
    position: Description | None = None
    ply: Count = 0
    then: Annotated[list[Ref], Field(max_length=200)] = []


class StudyInfo(Wire):
    """A study from outside, and where in it to go."""

    id: str
    game: str
    name: str
    table: str | None
    variations: int
    line: int
    ply: int
    changed: datetime


class StudyList(Wire):
    """Studies, the last changed first."""

    studies: list[StudyInfo]


class PositionAsk(Ask):
    """A position that is set up by hand, with the names of the view."""

    game: Annotated[str, StringConstraints(max_length=40)]
    position: Description


class Described(Wire):
    """A position as it can be described, and how it looks to whoever is to act."""

    position: View
    frame: Frame
    seats: list[str]


class EditAsk(PositionAsk):
    """A position that is being edited, at a table of so many players."""

    players: Annotated[int, Field(ge=1, le=MAX_SEATS)]


class Named(Wire):
    """One of the values that something can have, and what it is called."""

    value: Any
    label: str


ControlKind = Literal["group", "list", "number", "choice", "flag", "many"]


class Control(Wire):
    """What of a position can be changed: the value at `path`, or a group or list of such.

    A `choice` is one of some values, and `many` a list of them: `choices` says which, by its place
    among those of the form. What is `optional` may be null, and entries may be added to what is a
    list, a new one being like `template`.
    """

    path: list[str | int]
    label: str
    kind: ControlKind
    value: Any
    lowest: int
    highest: int
    optional: bool
    choices: int | None
    parts: "list[Control]"
    template: Any


class Edited(Wire):
    """A position that is being edited: what of it can be changed, how it looks, and what is wrong.

    `shown` is null if the position cannot be; `wrong` then says why. What follows from the rest is
    not in `position`.
    """

    position: View
    parts: list[Control]
    choices: list[list[Named]]
    wrong: str
    shown: Described | None


class Ready(Wire):
    """The server can do its work: it has just written something and read it again."""

    status: Literal["ready"]


class Health(Wire):
    """Whether the server lives, and on which form of the rules its bots think."""

    status: Literal["ok"]
    version: str
    database: Literal["sqlite", "postgresql"]
    tables: int
    sockets: int
    waiting: int
    rules: Literal["compiled", "interpreted"]
