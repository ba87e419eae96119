"""The contract: a game is a sequence of small decisions by seats and by chance.

`State` is one moment of a game and `Game` is what never changes: its name, its options, the
meaning of its ids. Both are base classes that each game completes. Ids below `Game.decisions` are
decisions of the seats, the rest are outcomes of chance; their meaning never changes.
"""

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final, NamedTuple, final

from librt.random import Random
from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from ludus.core.errors import BadSetup, IllegalAction, LudusError, TranslatedError
from ludus.core.language import FIRST, NO_READER, Words, beside, words
from ludus.core.message import EVERYONE, SPECTATOR, Event, Message, Value
from ludus.core.packing import FORMAT, Packing
from ludus.core.position import Described, check_said, impossible
from ludus.core.sheet import Sheet
from ludus.core.telling import Teller

CHANCE: Final = -1
"""The actor when an outcome is to be drawn."""
OVER: Final = -2
"""The actor when the game is over."""
NOBODY_YET: Final = -3
"""The answer of a step that nobody decides: it proceeds by itself."""
NONE_ALONE: Final = -1
"""The answer of a step at which not just one decision is left."""

Seat = i64
"""A seat by its number, 0 being the first."""

View = Mapping[str, object]
"""All that a seat may know, as plain JSON-able data."""


def zeros(length: int) -> vec[i64]:
    """A vector of zeros, the form in which states keep their numbers."""
    return vec[i64]([0] * length)


@final
@mypyc_attr(acyclic=True)
class Choices:
    """A reusable buffer of ids: legal decisions, or outcomes with their weights."""

    def __init__(self) -> None:
        self.ids: vec[i64] = zeros(64)
        self.weights: vec[i64] = zeros(64)
        self.count: i64 = 0

    def clear(self) -> None:
        """Empty the buffer, keeping its room."""
        self.count = 0

    def add(self, id: i64) -> None:
        """Offer a decision."""
        n = self.count
        if n == len(self.ids):
            self._grow()
        self.ids[n] = id
        self.count = n + 1

    def add_outcome(self, id: i64, weight: i64) -> None:
        """Offer an outcome; one of no weight cannot happen and is left out."""
        if weight == 0:
            return
        n = self.count
        if n == len(self.ids):
            self._grow()
        self.ids[n] = id
        self.weights[n] = weight
        self.count = n + 1

    def _grow(self) -> None:
        """Make room for one more."""
        self.ids = append(self.ids, 0)
        self.weights = append(self.weights, 0)

    def holds(self, id: i64) -> bool:
        """Whether the id is among those offered."""
        i: i64 = 0
        while i < self.count:
            if self.ids[i] == id:
                return True
            i += 1
        return False

    def pick(self, random: Random) -> i64:
        """One of the decisions, each as likely as the others."""
        return self.ids[random.randrange(self.count)]

    def draw(self, random: Random) -> i64:
        """One of the outcomes, by weight."""
        total: i64 = 0
        i: i64 = 0
        while i < self.count:
            total += self.weights[i]
            i += 1
        left = random.randrange(total)
        i = 0
        while left >= self.weights[i]:
            left -= self.weights[i]
            i += 1
        return self.ids[i]

    def list(self) -> list[int]:
        """The ids as a Python list."""
        return [int(self.ids[i]) for i in range(self.count)]


def shares(winners: list[int], players: int) -> list[float]:
    """A victory shared equally among its winners."""
    part = 1.0 / len(winners)
    return [part if seat in winners else 0.0 for seat in range(players)]


class ScoreLine(NamedTuple):
    """One line of the breakdown of points: what for, and how many for each seat.

    What is not `counted` as soon as it is won counts only at the end, and may change until then.
    """

    key: str
    points: list[int]
    counted: bool = True


class Result(NamedTuple):
    """How a game ended, or how it stands: the lines add up to the scores."""

    scores: list[int]
    winners: list[int]
    lines: list[ScoreLine]
    tie_break: list[int]

    def shares(self) -> list[float]:
        """What each seat has of the victory: 1, 0, or an equal part of one that is shared."""
        return shares(self.winners, len(self.scores))


class Action(NamedTuple):
    """What an id means: the kind of decision or outcome, its parameters, its readable text."""

    kind: str
    data: dict[str, Value]
    text: str


class Option(NamedTuple):
    """A choice made when a game is set up; the first value is the default."""

    name: str
    values: tuple[str, ...]
    help: str


@mypyc_attr(allow_interpreted_subclasses=True)
class Step:
    """One kind of thing being resolved: a decision, a draw, or what follows by itself.

    A game's steps take the game's own state.
    """

    rule: str = ""

    def actor(self, s: Any) -> i64:
        """The seat that decides, CHANCE, OVER, or NOBODY_YET to `proceed`."""
        return NOBODY_YET

    def proceed(self, s: Any) -> None:
        """What follows by itself; it must change the stack or a value of its own."""
        raise AssertionError("a step that nobody decides proceeds")

    def only(self, s: Any) -> i64:
        """While nobody decides: the one decision there is, carried out without asking."""
        return NONE_ALONE

    def fill(self, s: Any, choices: Choices) -> None:
        """Offer the legal ids, or the outcomes with their weights."""
        raise AssertionError("a step that somebody decides has choices")

    def narrow(self, s: Any, choices: Choices) -> None:
        """Leave out legal ids that only lead where others do, for those who search.

        At least one must stay.
        """

    def play(self, s: Any, id: i64) -> None:
        """Carry out the id that was chosen or drawn."""
        raise AssertionError("a step that somebody decides can be played")

    def prompt(self, s: Any) -> Message:
        """What is asked."""
        raise AssertionError("a step that somebody decides asks something")

    def witness(self, s: Any) -> int:
        """Who sees the outcome of a draw."""
        return EVERYONE

    def refusal(self, s: Any, id: int) -> Message:
        """Why this decision is not among the legal ones."""
        return Message("refusal.now", {"prompt": s.prompt()})


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """What never changes of a game. One instance of each is registered.

    The methods that each game completes take the game's own state.
    """

    name: str
    title: str
    rules_version: int
    players: tuple[int, ...]
    minutes: tuple[int, int]
    options: tuple[Option, ...]
    colours: tuple[str, ...]
    decisions: int
    actions: list[Action]
    steps: vec[Step]
    teller: Teller
    """How the events make lines of the log."""
    features: tuple[str, ...] = ("score",)
    perfect: bool = False
    """Whether every draw is seen by all: a game of perfect information."""
    secret_points: bool = True
    """Whether seats may know different results in the course of a game; see `known_result`."""
    longest: tuple[int, ...] = ()
    """For each number of players, more plies than a game of theirs takes; see `plies_at_most`."""
    rungs: tuple[int, ...] = (40, 400, 8_000, 20_000)
    """How many iterations the searching bots take, the weakest first: as many as make each of them
    stronger than the one below by about as much."""

    def __init__(self) -> None:
        if not hasattr(self, "teller"):  # mypyc makes no default of an object
            self.teller = Teller()
        self.headers: dict[int, bytes] = {
            n: bytes((FORMAT, self.rules_version, n)) + self.name.encode() + b"\0"
            for n in self.players
        }
        # To copy a state takes a tenth of the time of making one.
        self.openings: dict[int, State] = {}
        self.ids_by_text: dict[str, int] = {a.text: i for i, a in enumerate(self.actions)}
        if len(self.colours) < max(self.players):
            raise ValueError(f"{self.title} has fewer colours than players.")
        if len(self.ids_by_text) < len(self.actions):
            raise ValueError(f"{self.title} has two ids of the same text.")

    def start(self, players: int, options: dict[str, str]) -> "State":
        """The state before anything is drawn or decided; options are complete and checked."""
        raise AssertionError("a game starts somewhere")

    def result(self, state: Any) -> Result:
        """Scores, winners and the breakdown of points, as they stand now."""
        raise AssertionError("a game counts its points")

    def known_result(self, state: Any, seat: int = SPECTATOR) -> Result:
        """The result as a seat may know it: what is secret counts once the game is over."""
        return self.result(state)

    def view(self, state: Any, seat: int) -> View:
        """All that this seat, or SPECTATOR, may know."""
        raise AssertionError("a game shows its states")

    def shared_view(self, state: Any) -> View:
        """What everybody may know, so that it is made once for all seats; see `own_view`."""
        return {}

    def own_view(self, state: Any, seat: int, shared: View) -> View:
        """What a seat's view has besides the shared one, or instead: with that it is the view."""
        return self.view(state, seat)

    def sample(self, state: Any, seat: int, random: Random) -> "State":
        """A state drawn at random from those that look like this one to the seat."""
        raise AssertionError("a game samples its states")

    def recall(self, plies: list[Any], seat: int, random: Random) -> list[int]:
        """The ids of a whole game, drawn at random from those that went like this one to the seat.

        The plies are `Ply`s as the seat saw them, HIDDEN where it did not see what was drawn. A
        game of which no draw is ever hidden is not asked.
        """
        raise LudusError(f"{self.title} does not say which of its games look alike to a seat.")

    def place(self, described: Described, random: Random) -> "State":
        """The state of a described position; see `setup`."""
        raise impossible("none", title=self.title)

    def beside_view(self, state: Any) -> View:
        """What describes the state and is in no view, but for whose turn it is and which."""
        return {}

    def board(self) -> View:
        """What never changes of the board, for those who draw it; empty if the views say all."""
        return {}

    def draw(self, view: View) -> str:
        """The board as text, for the terminal."""
        raise AssertionError("a game draws its board")

    def svg(self, view: View) -> str:
        """The board as a picture, for notebooks and pages."""
        raise AssertionError("a game draws its board")

    def observe(self, state: Any, seat: int, sheet: Sheet) -> None:
        """All that the seat may know as numbers, its own seat first."""
        raise AssertionError("a game can be learned")

    def measure(self, state: Any, features: vec[float]) -> None:
        """What a strong player looks at: for each seat a value for each of `features`.

        The buffer holds zeros; the value of feature f for a seat is at `seat * len(features) + f`.
        A network in the game's folder `nets` makes of them each seat's chance of winning; without
        one, the values count as points.
        """
        for seat, score in enumerate(self.result(state).scores):
            features[seat] = float(score)

    def new(self, players: int, options: dict[str, str] | None = None) -> "State":
        """A new game, or a sentence saying why there is none of that kind."""
        if players not in self.players:
            counts = ", ".join(str(n) for n in self.players)
            data: dict[str, Value] = {"title": self.title, "counts": counts, "players": players}
            raise BadSetup("players", data)
        return self.start(players, self.complete(options or {}))

    def setup(self, position: View, random: Random | None = None) -> "State":
        """A state in the middle of a game, at a moment when a seat can choose what to do.

        The position is a view, or as much of one as matters, with the seat whose turn it is as
        `active`. What is left out is as at the start or follows from the rest; what the view
        hides is drawn at random. A sentence says what is wrong with a position that cannot be.
        """
        described = Described(position)
        state = self.place(described, random if random is not None else Random(0))
        views = [state.view(seat) for seat in (SPECTATOR, *range(int(state.players)))]
        moment = {"active": int(state.active), "turn": int(state.turn)}
        check_said(position, [{**view, **moment} for view in views], "", described.read)
        return state

    def plies_at_most(self, players: int) -> int:
        """More plies than a game takes: measured, for no rule bounds it; 3,000 if nobody did."""
        return self.longest[self.players.index(players)] if self.longest else 3000

    def complete(self, options: dict[str, str]) -> dict[str, str]:
        """The options with the defaults filled in."""
        known = {option.name: option for option in self.options}
        for name, value in options.items():
            if name not in known:
                have = ", ".join(known) or "-"
                raise BadSetup("option", {"title": self.title, "name": name, "options": have})
            if value not in known[name].values:
                values = ", ".join(known[name].values)
                data: dict[str, Value] = {"name": name, "value": value, "values": values}
                raise BadSetup("option-value", data)
        return {name: options.get(name, option.values[0]) for name, option in known.items()}

    def __reduce__(self) -> tuple[object, ...]:
        """A game is pickled by its name: there is one of each."""
        from ludus.core.registry import get

        return get, (self.name,)

    def header(self, players: int) -> bytes:
        """What the bytes of a state begin with: the format, the rules, the players, the game."""
        return self.headers[players]

    def from_bytes(self, data: bytes) -> "State":
        """The state of which `State.to_bytes` made these bytes, or a sentence if they are none."""
        for players in self.players:
            header = self.header(players)
            if data.startswith(header):
                return self._unpacked(Packing(data, len(header)), players)
        raise LudusError(
            f"These are not the bytes of a state of {self.title} under version "
            f"{self.rules_version} of its rules, made by this version of the format, {FORMAT}."
        )

    def _unpacked(self, packing: Packing, players: int) -> "State":
        """The state of the numbers that follow."""
        opening = self.openings.get(players)
        if opening is None:
            opening = self.openings[players] = self.new(players)
        state = opening.copy()
        try:
            state.pack(packing)
            packing.finish()
            state.settle()
        except IndexError:
            raise LudusError("The bytes are damaged: no state has such numbers.") from None
        return state

    def folder(self) -> Path:
        """Where the files of the game are: beside its module, the words in the folder `words`.

        A package of its own may also bring `board.js` and `cover.svg` for the browser, and the
        rules for players as `rules/en.md`.
        """
        return beside(type(self).__module__).parent

    def words(self, language: str = FIRST) -> Words:
        """The game's words in one language, with those common to all games."""
        return words(language, self.folder() / "words")

    def say(
        self,
        message: Message,
        language: str = FIRST,
        names: list[str] | None = None,
        reader: int = NO_READER,
    ) -> str:
        """A message as a sentence; the players are called by their colours unless named.

        The `reader` is a seat that is spoken to as `you`, if there is one.
        """
        spoken = self.words(language)
        colours = names or [spoken.text("colour." + colour) for colour in self.colours]
        return spoken.say(message, colours, reader)

    def text(self, id: int) -> str:
        """The readable form of an id, which `parse` reads back."""
        return self.describe(id).text

    def describe(self, id: int) -> Action:
        """What an id means."""
        if not 0 <= id < len(self.actions):
            raise LudusError(
                f"{self.title} has no id {id}: they go from 0 to {len(self.actions) - 1}."
            )
        return self.actions[id]

    def parse(self, text: str) -> int:
        """The id of a readable form."""
        id = self.ids_by_text.get(" ".join(text.split()), -1)
        if id < 0:
            raise TranslatedError("no-action", {"text": text.strip(), "title": self.title})
        return id


DEEPEST: Final = 4 * 256
"""More numbers than any stack of frames has."""
NOT_IN_KEY: Final = frozenset({"game", "story", "step", "frames", "top"})
"""Fields that are not numbers of the state, and the stack, which is added without its rest."""


def _fields(state: object) -> list[str]:
    """The names of a state's fields, compiled or interpreted."""
    names = [name for cls in type(state).__mro__ for name in getattr(cls, "__mypyc_attrs__", ())]
    return names + list(getattr(state, "__dict__", ()))


def _numbers(value: Any) -> tuple[int, ...]:
    """A number or a vector of numbers as a tuple."""
    return (value,) if isinstance(value, int) else tuple(int(number) for number in value)


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class State:
    """One moment of a game. It holds no generator and nothing of the future.

    What is being resolved is a stack of frames of four numbers: the step (its place in
    `Game.steps`) and three values of its own. The topmost step decides who acts.
    """

    def __init__(self, game: Game, players: i64, source: "State | None") -> None:
        self.game: Game = game
        self.players: i64 = players
        self.story: list[Event] | None = None
        if source is None:
            self.step: Step = game.steps[0]
            self.actor: i64 = CHANCE
            self.active: i64 = 0
            self.turn: i64 = 0
            self.top: i64 = -4
            self.frames: vec[i64] = zeros(4 * 8)
        else:
            self.step = source.step
            self.actor = source.actor
            self.active = source.active
            self.turn = source.turn
            self.top = source.top
            self.frames = source.frames[:]

    def copy(self) -> "State":
        """An independent state, equal to this one; its story is not copied."""
        raise AssertionError("a game copies its states")

    def pack(self, packing: Packing) -> None:
        """Every number of the state, written or read; a game adds its own after these."""
        self.active = packing.number(self.active)
        self.turn = packing.number(self.turn)
        self.top = packing.number(self.top)
        if not 0 <= self.top < DEEPEST:
            raise IndexError
        while len(self.frames) < self.top + 4:
            self.frames = append(self.frames, 0)
        packing.part(self.frames, self.top + 4)

    def numbers(self) -> bytes:
        """Every number of the state as bytes."""
        packing = Packing()
        self.pack(packing)
        return packing.getvalue()

    def to_bytes(self) -> bytes:
        """The state as bytes, of which `Game.from_bytes` makes an equal one; its story is not."""
        return self.game.header(int(self.players)) + self.numbers()

    def __eq__(self, other: object) -> bool:
        """Whether the other is a state of the same game with the same numbers."""
        if not isinstance(other, State):
            return False
        if self.game is not other.game or self.players != other.players:
            return False
        return self.numbers() == other.numbers()

    def __hash__(self) -> int:
        """That of its numbers now: a state that is played on in a set is not found again."""
        return hash(self.numbers())

    def __reduce__(self) -> tuple[object, ...]:
        return self.game.from_bytes, (self.to_bytes(),)

    def __deepcopy__(self, memo: object) -> "State":
        return self.copy()

    def key(self) -> tuple[tuple[int, ...], ...]:
        """Every number of the state, whatever its fields: equal keys, equal states."""
        stack = tuple(int(self.frames[i]) for i in range(self.top + 4))
        names = sorted(set(_fields(self)) - NOT_IN_KEY)
        return (stack, *(_numbers(getattr(self, name)) for name in names))

    def push(self, step: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0) -> None:
        """Resolve this step next, before the one that is on top now."""
        top = self.top + 4
        self.top = top
        while len(self.frames) < top + 4:
            self.frames = append(self.frames, 0)
        self.frames[top] = step
        self.frames[top + 1] = a
        self.frames[top + 2] = b
        self.frames[top + 3] = c

    def pop(self) -> None:
        """The topmost step is over."""
        self.top -= 4

    def a(self) -> i64:
        """The first value of the topmost step."""
        return self.frames[self.top + 1]

    def b(self) -> i64:
        """The second value of the topmost step."""
        return self.frames[self.top + 2]

    def c(self) -> i64:
        """The third value of the topmost step."""
        return self.frames[self.top + 3]

    def set_a(self, value: i64) -> None:
        """Change the first value of the topmost step."""
        self.frames[self.top + 1] = value

    def set_b(self, value: i64) -> None:
        """Change the second value of the topmost step."""
        self.frames[self.top + 2] = value

    def set_c(self, value: i64) -> None:
        """Change the third value of the topmost step."""
        self.frames[self.top + 3] = value

    def settle(self) -> None:
        """Resolve what nobody decides, until somebody does or the game is over."""
        steps = self.game.steps
        while True:
            step = steps[self.frames[self.top]]
            actor = step.actor(self)
            if actor != NOBODY_YET:
                self.step = step
                self.actor = actor
                return
            step.proceed(self)

    def fill(self, choices: Choices) -> None:
        """Write the actor's legal ids, or chance's outcomes and weights, into the buffer."""
        choices.count = 0
        self.step.fill(self, choices)

    def narrow(self, choices: Choices) -> None:
        """Leave out of what `fill` wrote the decisions that only lead where others do."""
        self.step.narrow(self, choices)

    def play(self, id: i64) -> None:
        """Play an id taken from `fill`; nothing is checked."""
        self.step.play(self, id)
        self.settle()

    def legal(self) -> list[int]:
        """The actor's legal ids; empty at a chance node and when the game is over."""
        if self.actor < 0:
            return []
        choices = Choices()
        self.fill(choices)
        return choices.list()

    def outcomes(self) -> list[tuple[int, int]]:
        """At a chance node, the outcomes with their integer weights; otherwise empty."""
        if self.actor != CHANCE:
            return []
        choices = Choices()
        self.fill(choices)
        return [(int(choices.ids[i]), int(choices.weights[i])) for i in range(choices.count)]

    def allows(self, id: int) -> bool:
        """Whether the id can be played now."""
        if self.actor == OVER or not 0 <= id < len(self.game.actions):
            return False
        choices = Choices()
        self.fill(choices)
        return choices.holds(id)

    def apply(self, id: int) -> None:
        """Play one decision or outcome; an illegal one raises a sentence and changes nothing."""
        self.check(id)
        self.play(id)

    def check(self, id: int) -> None:
        """Raise a sentence if the id cannot be played now."""
        if not self.allows(id):
            message = self.refusal(id)
            raise IllegalAction(self.game.say(message), message)

    def refusal(self, id: int) -> Message:
        """Why an id cannot be played now."""
        if self.actor == OVER:
            return Message("refusal.over", {})
        if not 0 <= id < len(self.game.actions):
            return Message("refusal.unknown", {})
        if self.actor == CHANCE:
            return Message("refusal.chance", {})
        if id >= self.game.decisions:
            return Message("refusal.outcome", {})
        return self.step.refusal(self, id)

    def prompt(self) -> Message:
        """What is asked of the actor, with the kinds of what he can do and the rule that asks."""
        asked = self.step.prompt(self)
        if self.actor >= 0:
            asked.data["offers"] = self.kinds()
        return asked

    def kinds(self) -> list[str]:
        """The kinds of the actor's legal ids, each once, in their order."""
        return list(dict.fromkeys(self.game.actions[id].kind for id in self.legal()))

    def witness(self) -> int:
        """Who sees the next id: EVERYONE a decision; EVERYONE, NOBODY or one seat an outcome."""
        return self.step.witness(self) if self.actor == CHANCE else EVERYONE

    def result(self) -> Result:
        """Scores, winners and the breakdown of points, as they stand now."""
        return self.game.result(self)

    def view(self, seat: int) -> View:
        """All that this seat, or SPECTATOR, may know, as plain JSON-able data."""
        return self.game.view(self, seat)

    def sample(self, seat: int, random: Random) -> "State":
        """A state drawn at random from those that look like this one to the seat."""
        return self.game.sample(self, seat, random)

    def tell(self, event: Event) -> None:
        """Add to the story; the rules call this only while somebody listens."""
        if self.story is not None:
            self.story.append(event)
