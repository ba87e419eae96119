"""A game as one reader may see it: positions, logs, previews, frames and results.

Nothing of a state leaves the server but through here, and all of it is asked for by seat.
"""

from collections.abc import Sequence
from contextlib import suppress
from datetime import UTC, datetime
from functools import lru_cache
from typing import Final

from librt.random import Random

from ludus.core.game import CHANCE, OVER, Game, ScoreLine, State
from ludus.core.language import LANGUAGES
from ludus.core.match import Match
from ludus.core.message import Event, Message
from ludus.core.plans import plans as whole_actions
from ludus.core.position import BadPosition
from ludus.server import protocol
from ludus.server.errors import Illegal, Refusal
from ludus.server.present.log import Log
from ludus.server.present.reader import Reader, choice, event, seat_or_none, told, words_of

WORLDS: Final = (1, 2)
"""The seeds of the two states a preview is tried on: what they agree on is not secret."""


PROGRESS: Final = ("steps", "actions", "mains", "quicks", "acted", "payment")
"""What a position says of how far a turn is; one that begins says nothing."""
MOST_KEPT: Final = 10_000
"""How many prompts are kept so as not to be put into words again."""
STORY_PAGE: Final = 2000
"""How many plies of a log are told at once: more than games have."""
LATELY: Final = 40
"""So many plies back at most the board is looked at, if what is being resolved is in no view."""

NO_STANDING: Final = protocol.Standing(scores=[], lines=[])

NOT_ASKED: Final = "refusal.now"
"""The refusal of what is not a matter of the decision that is open."""


def when(seconds: float) -> datetime:
    """A time as people write it."""
    return datetime.fromtimestamp(seconds, UTC)


def choices(state: State, reader: Reader) -> list[protocol.Choice]:
    """What the reader can do now: nothing, unless it is his turn."""
    if state.actor != reader.seat or state.actor < 0:
        return []
    named = (reader.language, reader.names, state.prompt().key)
    return [choice(state.game.name, id, *named) for id in state.legal()]


def prompt(state: State, reader: Reader) -> protocol.Prompt:
    """What is asked, and of whom.

    The others are told only who decides: what the actor can do may depend on hidden cards.
    """
    asked = Message("refusal.chance", {}) if state.actor == CHANCE else state.prompt()
    if state.actor >= 0 and state.actor != reader.seat:
        names = (reader.language, reader.names)
        return _prompt_of_other(state.game.name, asked.key, asked.rule, int(state.actor), *names)
    text = reader.sentence(state.game, asked)
    return protocol.Prompt(key=asked.key, rule=asked.rule, data=asked.data, text=text)


@lru_cache(MOST_KEPT)
def _prompt_of_other(
    game: str, key: str, rule: str, actor: int, language: str, names: tuple[str, ...]
) -> protocol.Prompt:
    """What those are told who do not decide: it is the same for many plies and all of them."""
    said = Message("prompt.other", {"seat": actor})
    text = words_of(game, language).say(said, names)
    return protocol.Prompt(key=key, rule=rule, data=said.data, text=text)


def result(
    state: State, reader: Reader, winners: list[int] | None = None
) -> protocol.Result | None:
    """How the game ended: by itself, or with these winners where it stands."""
    if state.actor != OVER and winners is None:
        return None
    ended = state.result()
    return protocol.Result(
        scores=ended.scores,
        winners=ended.winners if winners is None else winners,
        lines=[_line(state.game, line, reader) for line in ended.lines],
        tie_break=ended.tie_break,
    )


def standing(state: State, reader: Reader) -> protocol.Standing:
    """The points so far, and what would be added if the game ended now, as far as it is known."""
    known = state.game.known_result(state, reader.seat)
    seats = range(len(known.scores))
    counted = [line.points for line in known.lines if line.counted]
    return protocol.Standing(
        scores=[sum(points[seat] for points in counted) for seat in seats],
        lines=[_line(state.game, line, reader) for line in known.lines if not line.counted],
    )


def _line(game: Game, line: ScoreLine, reader: Reader) -> protocol.ResultLine:
    return _line_of(game.name, line.key, tuple(line.points), reader.language)


@lru_cache(MOST_KEPT)
def _line_of(game: str, key: str, points: tuple[int, ...], language: str) -> protocol.ResultLine:
    """A line for all who read a language: most are as they were a ply before."""
    label = words_of(game, language).text("line." + key)
    return protocol.ResultLine(key=key, label=label, points=list(points))


def position(
    match: Match, moment: int, reader: Reader, clocks: list[float] | None
) -> protocol.Position:
    """The game now, whole."""
    shown = position_but_board(match, moment, reader, clocks)
    shown.view = match.state.view(reader.seat)
    shown.standing = standing(match.state, reader)
    return shown


def position_but_board(
    match: Match, moment: int, reader: Reader, clocks: list[float] | None
) -> protocol.Position:
    """The game now without its view and standing, which many readers share."""
    state = match.state
    return protocol.Position(
        moment=moment,
        ply=len(match.plies),
        seat=seat_or_none(reader.seat),
        turn=int(state.turn),
        active=int(state.active),
        actor=seat_or_none(int(state.actor)),
        over=state.actor == OVER,
        view={},
        prompt=prompt(state, reader),
        choices=choices(state, reader),
        undoable=match.undoable(reader.seat) if reader.seat >= 0 and state.actor != OVER else 0,
        clocks=clocks,
        standing=NO_STANDING,
        result=result(state, reader),
    )


def illegal(state: State, id: int, names: Sequence[str]) -> Illegal:
    """Why an id cannot be played now, in every language."""
    return unlawful(state.game, state.refusal(id), names)


def unlawful(game: Game, reason: Message, names: Sequence[str]) -> Illegal:
    """What the rules refuse, in every language."""
    return Illegal({language: game.say(reason, language, list(names)) for language in LANGUAGES})


def reason(state: State, seat: int, id: int, picked: list[int], names: Sequence[str]) -> Illegal:
    """Why an id cannot be played now, or where a whole action would come to its kind.

    People click what they want, not what the rules ask first: the question is put where the rules
    would ask it, on a state that looks the same to the seat.
    """
    if state.refusal(id).key != NOT_ASKED:
        return illegal(state, id, names)
    asked = _where_asked(
        state.sample(seat, Random(WORLDS[0])), state.game.describe(id).kind, picked
    )
    refusing = [world for world in asked if not world.allows(id)]
    there = max(refusing or asked, key=lambda world: len(world.legal()), default=state)
    refused = illegal(state if there.allows(id) else there, id, names)
    refused.code = "not-now" if there.allows(id) or there is state else "illegal"
    return refused


def _where_asked(world: State, kind: str, picked: list[int]) -> list[State]:
    """The states in the middle of whole actions that ask for a kind, after what was picked of it.

    The actions are those with all that was picked, which may come later than what is asked for.
    """
    kinds = [action.kind for action in world.game.actions]
    alike = {id for id in picked if kinds[id] == kind}
    ways = set()
    for plan in whole_actions(world):
        if not set(picked) <= set(plan):
            continue
        for at, step in enumerate(plan):
            if at > 0 and kinds[step] == kind and alike <= set(plan[:at]):
                ways.add(tuple(plan[:at]))
    found = []
    for way in sorted(ways):
        there = world.copy()
        for step in way:
            there.play(step)
        found.append(there)
    return found


def id_of(game: Game, asked: protocol.Why) -> int:
    """The first id of a kind that has all of the data."""
    wanted = asked.data.items()
    for id, action in enumerate(game.actions):
        if action.kind == asked.kind and all(action.data.get(n) == value for n, value in wanted):
            return id
    raise Refusal(404, "no-action")


def ahead(match: Match, seat: int) -> State:
    """The board as it stands, or stood before what is being resolved, with the seat's turn begun.

    It is set up from what the seat knows, so that nothing else can be found out by planning.
    """
    game = match.game
    here = match.at(max(0, len(match.plies) - LATELY))
    lately = [here.copy()]
    for id in match.record.ids[len(match.plies) - len(match.plies[-LATELY:]) :]:
        here.play(id)
        lately.append(here.copy())
    for here in reversed(lately):
        known = {key: value for key, value in here.view(seat).items() if key not in PROGRESS}
        with suppress(BadPosition):
            return game.setup({**known, "active": seat, "turn": int(here.turn)}, Random(WORLDS[0]))
    raise Refusal(409, "nothing-to-plan")


def plans(state: State, moment: int, reader: Reader, *, single: bool = False) -> protocol.Plans:
    """The whole actions of the reader, found on a state that looks the same to him.

    `single`: where they are too many, each decision by itself.
    """
    world = state.sample(reader.seat, Random(WORLDS[0]))
    prompts: dict[int, str] = {}
    wholes: dict[tuple[int, ...], list[int]] = {}
    found = whole_actions(world, prompts=prompts, wholes=wholes)
    if single and not found:
        found = [[id] for id in world.legal()]
        prompts = {id: world.prompt().key for id in world.legal()}
    used = sorted({id for ids in [*found, *wholes.values()] for id in ids})
    return protocol.Plans(
        moment=moment,
        plans=found,
        wholes=[protocol.Whole(plan=list(plan), whole=whole) for plan, whole in wholes.items()],
        choices=[
            choice(state.game.name, id, reader.language, reader.names, prompts[id]) for id in used
        ],
    )


def preview(state: State, moment: int, ids: list[int], reader: Reader) -> protocol.Preview:
    """What one id or several would bring about, as far as the reader can know."""
    tried = [_tried(state, ids, reader, seed) for seed in WORLDS]
    game = state.game
    events, worlds = zip(*tried, strict=True)
    views = [world.view(reader.seat) for world in worlds]
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
        final=any(world.actor != reader.seat for world in worlds),
        asks=prompt(worlds[0], reader) if worlds[0].actor == reader.seat else None,
    )


def _tried(state: State, ids: list[int], reader: Reader, seed: int) -> tuple[list[Message], State]:
    """Events of the ids, and what comes of a state that looks the same to the reader."""
    world = state.sample(reader.seat, Random(seed))
    story: list[Event] = []
    world.story = story
    for id in ids:
        if world.actor != reader.seat or not world.allows(id):
            raise illegal(world, id, reader.names)
        world.play(id)
    return [happened.seen_by(reader.seat) for happened in story], world


def frames(match: Match, first: int, last: int, reader: Reader) -> list[protocol.Frame]:
    """The board after each of these many plies, as the reader saw it then."""
    over = match.state.actor == OVER
    state = match.opening()
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
        standing=standing(state, reader),
        scores=state.result().scores if over else None,
    )


def story(match: Match, reader: Reader, since: int = 1) -> protocol.Story:
    """A page of the log, and on the first after the end the scores after every ply."""
    over = match.state.actor == OVER
    record = match.record
    return protocol.Story(
        game=record.game,
        rules=record.rules,
        options=record.options,
        seats=record.seats,
        plies=len(match.plies),
        over=over,
        log=Log().entries(match, since, reader, since + STORY_PAGE - 1),
        scores=_scores(match) if over and since == 1 else None,
        result=result(match.state, reader),
    )


def _scores(match: Match) -> list[list[int]]:
    state = match.opening()
    scores = [state.result().scores]
    for ply in match.plies:
        state.play(ply.id)
        scores.append(state.result().scores)
    return scores
