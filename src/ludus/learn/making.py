"""Making tasks: positions of played games whose best action is clear, found and checked by search.

Bots play; where a seat begins an action, all whole actions are looked at, those that lead to the
same state being one. A glance leaves the likely ones, a short search the positions with a clear
gap, and a long search with playouts to the end proves it. What the answer achieves makes its kind:
`lessons/practice.toml` says which events count.
"""

import tomllib
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from typing import Final, NamedTuple

from librt.random import Random

from ludus.analysis.playouts import wins_more
from ludus.analysis.values import Depth, Judge, after
from ludus.bots.lineup import Lineup
from ludus.core.game import CHANCE, Game, State
from ludus.core.match import Match
from ludus.core.message import Event, Value
from ludus.core.plans import is_complete, plans
from ludus.learn.lessons import FOLDER
from ludus.learn.practice import Task, keep, kept

YOU: Final = "You"
OTHERS: Final = ("Livia", "Marcus", "Claudia")
PLAYING: Final = 60
"""Iterations of the bots whose games the tasks come from."""
FEWEST: Final = 8
"""With fewer different actions than this there is nothing to find."""
LIKELY: Final = 0.06
"""How much worse than the best an action may look at a glance and still be searched."""
MOST_LIKELY: Final = 20
"""With more likely actions than this no answer stands out."""
PROMISING: Final = 0.04
"""The gap between the best actions and the others that a glance must show."""
SHORT: Final = Depth(0, 2, 60)
LONG: Final = Depth(0, 6, 800)
RIVALS: Final = 4
"""How many of the other actions the long search looks at once more."""
ALIKE: Final = 0.02
"""Actions whose chances differ by less are equally good.

This and the gaps are for two players; with more, all chances are smaller, and so are these."""
GAP: Final = 0.07
"""How much better the answers must be than all other actions."""
PLAYOUTS: Final = 200
ERRORS: Final = 2.5
"""By how many standard errors the answer must win more playouts than the next best action."""
SHARE: Final = 0.25
"""The part of a game's tasks that may be of one kind."""


class Way(NamedTuple):
    """Whole actions that lead to one state, and the seat's chance of winning after them."""

    plans: list[list[int]]
    chance: float


class Kind(NamedTuple):
    """What an action can achieve: so many events of these kinds that name the seat as `who`."""

    name: str
    events: list[str]
    who: str = ""
    least: int = 1
    says: list[str] = []

    def achieved(self, story: Sequence[Event], seat: int) -> list[Event]:
        """The events of the kind that are the seat's, or anybody's if nobody is named."""
        found = [event for event in story if event.kind in self.events]
        return [event for event in found if not self.who or event.data.get(self.who) == seat]


@cache
def kinds(game: Game) -> list[Kind]:
    """The kinds of tasks of a game; the first that fits an action names it."""
    path = game.folder() / FOLDER / "practice.toml"
    data = tomllib.loads(path.read_text(encoding="utf-8"))
    return [Kind(**entry) for entry in data["kind"]]


def make(
    game: Game,
    count: int,
    seed: int,
    told: Callable[[Task], None],
    looked: Callable[[int, int], None],
) -> list[Task]:
    """Add tasks to those of a game until there are so many; each is kept as it is found.

    `told` hears of every new task, and `looked` how many games and tasks there were so far.
    """
    found = kept(game)
    most = max(1, round(SHARE * count))
    number = seed
    while len(found) < count:
        alike = Counter(task.kind for task in found)
        enough = {kind for kind, tasks in alike.items() if tasks >= most}
        for task in searched(game, number, enough):
            if all(other.name != task.name for other in found):
                found.append(task)
                keep(game, found)
                told(task)
        number += 1
        looked(number - seed, len(found))
    return found


def searched(game: Game, number: int, enough: set[str]) -> Iterator[Task]:
    """The tasks in one game of self-play, of other kinds than there are enough of.

    There is one of a kind at most, so that tasks are not alike.
    """
    random = Random(number)
    players = game.players[number % len(game.players)]
    match = Match(game, players, story=False)
    lineup = Lineup(game, ["miles"] * players, PLAYING)
    judge = Judge(game, players)
    began = match.state.copy()
    for _ in lineup.play(match, lambda actor: random):
        seat = int(match.state.actor)
        goes_on = match.plies and match.plies[-1].actor == seat == began.actor
        if goes_on and not is_complete(match.state, began):
            continue
        began = match.state.copy()
        task = examined(match, judge, random, enough)
        if task is not None:
            yield task
            enough = {*enough, task.kind}


def examined(match: Match, judge: Judge, random: Random, enough: set[str]) -> Task | None:
    """The position as a task, if it is one of a kind that there is not enough of."""
    seat = int(match.state.actor)
    ways = _likely(match.state, judge, random)
    if not ways or achieved(match.state, seat, ways[0].plans[0])[0] in enough:
        return None
    short = _judged(match.state, ways, judge, SHORT, 1)
    answers, rest = _apart(short, PROMISING, judge.players)
    if not answers or not rest:
        return None
    kind, data = _in_common(match.state, seat, answers)
    if not kind or kind in enough:
        return None
    best = [*answers, *rest[:RIVALS]]
    answers, rest = _apart(_judged(match.state, best, judge, LONG, 100), GAP, judge.players)
    if not answers or not rest or _in_common(match.state, seat, answers)[0] != kind:
        return None
    tried = [answers[0].plans[0], rest[0].plans[0]]
    won = wins_more(match.state, seat, tried, random, PLAYOUTS, ERRORS)
    if won is None:
        return None
    chances = [answers[0].chance, rest[0].chance]
    return _task(match, kind, data, answers, chances, won)


def _task(
    match: Match,
    kind: str,
    data: dict[str, Value],
    answers: Sequence[Way],
    chances: list[float],
    won: list[float],
) -> Task:
    seat = int(match.state.actor)
    names = list(OTHERS[: match.record.players - 1])
    names.insert(seat, YOU)
    record = match.record.copy()
    record.seats = names
    text = match.game.text
    return Task(
        record=record,
        seat=seat,
        kind=kind,
        data=data,
        answers=[[text(id) for id in plan] for way in answers for plan in way.plans],
        chance=[round(chance, 3) for chance in chances],
        playouts=[*(round(share, 3) for share in won), PLAYOUTS],
    )


def _likely(state: State, judge: Judge, random: Random) -> list[Way]:
    """The actions that may be the best at a glance; none if they are too many or too few."""
    seat = int(state.actor)
    world = state.sample(seat, random)
    reached: dict[State, list[list[int]]] = {}
    for plan in plans(world):
        reached.setdefault(after(world, plan), []).append(plan)
    if len(reached) < FEWEST:
        return []
    ways = [Way(plans, _glance(end, seat, judge, random)) for end, plans in reached.items()]
    ways.sort(key=lambda way: -way.chance)
    likely = [way for way in ways if way.chance >= ways[0].chance - LIKELY]
    promising = len(likely) <= MOST_LIKELY and _apart(ways, PROMISING, judge.players)[0]
    return ways[: max(len(likely), RIVALS + 2)] if promising else []


def _glance(state: State, seat: int, judge: Judge, random: Random) -> float:
    """A seat's chance by the network, on average over a few of the draws that follow."""
    if state.actor != CHANCE:
        return judge.glance(state)[seat]
    outcomes = state.outcomes()
    ids = [id for id, weight in outcomes for _ in range(weight)]
    drawn = [ids[random.randrange(len(ids))] for _ in range(6)]
    return sum(judge.glance(after(state, [id]))[seat] for id in drawn) / len(drawn)


def _judged(state: State, ways: Sequence[Way], judge: Judge, depth: Depth, seed: int) -> list[Way]:
    """The same actions with the chances that searches find, the best first."""
    seat = int(state.actor)
    found = [
        Way(way.plans, judge.estimate(state, way.plans[0], seat, depth, seed).mean()[seat])
        for way in ways
    ]
    return sorted(found, key=lambda way: -way.chance)


def _apart(ways: Sequence[Way], gap: float, players: int) -> tuple[list[Way], list[Way]]:
    """The equally good answers and all others, if there is a clear gap between them."""
    answers = [way for way in ways if way.chance >= ways[0].chance - ALIKE * 2 / players]
    rest = list(ways[len(answers) :])
    clear = rest and answers[-1].chance - rest[0].chance >= gap * 2 / players
    return (answers, rest) if clear else ([], [])


def _in_common(state: State, seat: int, answers: Sequence[Way]) -> tuple[str, dict[str, Value]]:
    """What all the answers achieve: the kind, and what its words name; nothing if they differ."""
    found = [achieved(state, seat, way.plans[0]) for way in answers]
    return found[0] if all(one == found[0] for one in found) else ("", {})


def achieved(state: State, seat: int, ids: Sequence[int]) -> tuple[str, dict[str, Value]]:
    """What an action achieves: the first kind that fits, and what its words name."""
    world = state.sample(seat, Random(1))
    story: list[Event] = []
    world.story = story
    for id in ids:
        world.play(id)
    for kind in kinds(state.game):
        events = kind.achieved(story, seat)
        if len(events) >= kind.least:
            return kind.name, {name: events[0].data[name] for name in kind.says}
    return "", {}
