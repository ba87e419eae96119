"""Benchmark tasks: fixed games, opponents and seeds, so that results of different people compare.

A task has a name and a version. The bot sits with copies of each opponent in turn, in every seat
equally often; what counts is its share of the victories. A result has the record of every game, so
that anybody can check it.
"""

import json
from collections.abc import Callable, Iterable
from dataclasses import asdict, dataclass, field
from functools import partial
from importlib.metadata import version
from pathlib import Path
from typing import Any, Final, TypedDict

from ludus.arena.jobs import Jobs, run_in_order
from ludus.arena.match import Played, Setting, random_source
from ludus.arena.opponents import OPPONENTS
from ludus.arena.results import Results
from ludus.arena.seeds import seed_of
from ludus.arena.tournament import interval, run, seating
from ludus.bots import Lineup
from ludus.core.errors import LudusError
from ludus.core.game import OVER
from ludus.core.match import Match
from ludus.core.registry import get

FORMAT: Final = "ludus-result-1"
GAMES: Final = 100
WHOLE: Final = ("task", "definition", "bot", "complete", "share", "fair")
"""What a result says of all its games together."""
FIGURES: Final = ("opponent", "games", "wins", "share", "low", "high", "score")
"""What it says of an opponent, and its games show; that the bot never failed they do not."""


@dataclass(frozen=True)
class EvaluationTask:
    """What is played, by its name and version."""

    name: str
    game: str
    players: int
    opponents: tuple[str, ...] = tuple(OPPONENTS)
    games: int = GAMES
    """Against each opponent."""
    seed: int = 20
    rules: int = 1
    options: dict[str, str] = field(default_factory=dict)

    def setting(self, bot: str, opponent: str) -> Setting:
        """The bot at a table with copies of an opponent."""
        bots = (bot, *[OPPONENTS[opponent]] * (self.players - 1))
        return Setting(self.game, self.players, bots, self.seed, self.options)


def _tasks() -> dict[str, EvaluationTask]:
    rules = {"municipium": 1, "rome": 1, "council": 2}
    tasks = [
        EvaluationTask(f"{game}-{players}p-v1", game, players, rules=version)
        for game, version in rules.items()
        for players in (2, 3, 4)
    ]
    return {task.name: task for task in tasks}


TASKS: Final = _tasks()


class OpponentResult(TypedDict):
    """How the bot did against one opponent; `low` and `high` bound its share with 95%."""

    opponent: str
    games: int
    wins: float
    share: float
    low: float
    high: float
    score: float
    failures: int


@dataclass(frozen=True)
class TaskResult:
    """A bot measured by a task."""

    task: EvaluationTask
    bot: str
    outcomes: list[OpponentResult]
    played: list[tuple[str, Played]]
    complete: bool
    """Whether all games of the task were played."""

    def share(self) -> float:
        """The mean of the shares against each opponent: the result of the task."""
        return sum(outcome["share"] for outcome in self.outcomes) / len(self.outcomes)


def task_of(name: str) -> EvaluationTask:
    """The task of that name, or a sentence if there is none, or none for these rules."""
    if name not in TASKS:
        raise LudusError(f"There is no task '{name}'. There are: {', '.join(TASKS)}.")
    task = TASKS[name]
    if get(task.game).rules_version != task.rules:
        raise LudusError(
            f"Task {name} is for version {task.rules} of the rules of {get(task.game).title}; this"
            f" program plays version {get(task.game).rules_version}."
        )
    return task


def evaluate(
    task: EvaluationTask, bot: str, games: int, jobs: Jobs, progress: Callable[[int], None]
) -> TaskResult:
    """Play the games of a task, saying how many are done."""
    outcomes: list[OpponentResult] = []
    played: list[tuple[str, Played]] = []
    for opponent in task.opponents:
        setting = task.setting(bot, opponent)
        results = Results(setting)
        run(setting, games, jobs, results, partial(_add, progress, len(played)))
        outcomes.append(outcome_of(task, opponent, results.games()))
        played += [(opponent, game) for game in results.games()]
    return TaskResult(task, bot, outcomes, played, games == task.games)


def _add(progress: Callable[[int], None], before: int, done: int) -> None:
    """Say how many games are done of all opponents together."""
    progress(before + done)


def outcome_of(task: EvaluationTask, opponent: str, games: list[Played]) -> OpponentResult:
    """What the bot, which sits where the seating has its first one, made of these games."""
    seats = [_seat(task, game.number) for game in games]
    wins = sum(game.shares()[seat] for game, seat in zip(games, seats, strict=True))
    low, high = interval(wins, len(games))
    score = sum(game.scores[seat] for game, seat in zip(games, seats, strict=True)) / len(games)
    return OpponentResult(
        opponent=opponent,
        games=len(games),
        wins=wins,
        share=wins / len(games),
        low=low,
        high=high,
        score=score,
        failures=sum(len(game.failures) for game in games),
    )


def _seat(task: EvaluationTask, number: int) -> int:
    """Where the bot sits in a game."""
    return seating(task.setting("bot", task.opponents[0]), number).index("bot")


def result_of(found: TaskResult) -> dict[str, object]:
    """An evaluation as plain data: who, by what, how well, and every game."""
    return {
        "format": FORMAT,
        "task": found.task.name,
        "definition": asdict(found.task) | {"opponents": list(found.task.opponents)},
        "bot": found.bot,
        "ludus": version("ludus"),
        "complete": found.complete,
        "share": found.share(),
        "fair": 1 / found.task.players,
        "outcomes": [dict(outcome) for outcome in found.outcomes],
        "games": [
            {"opponent": opponent, "number": game.number, "scores": game.scores, "ids": game.ids}
            for opponent, game in found.played
        ],
    }


def check_result(path: Path, jobs: Jobs = 1) -> str:
    """Play every game of a result again; a sentence says that all is right, or what is not.

    Every draw must be the one that the seed of its game gives, every decision of an opponent its
    own, every one of the bot legal, and each figure that of the games. What the bot decides cannot
    be seen from a file: the same command shows it.
    """
    said = _read(path)
    task = task_of(said["task"])
    found = _found_again(task, said, jobs)
    if len(said["outcomes"]) != len(found.outcomes):
        raise LudusError(f"{path} has figures of {len(said['outcomes'])} opponents.")
    _check_figures(WHOLE, said, result_of(found), f"Of {task.name}")
    for told, outcome in zip(said["outcomes"], found.outcomes, strict=True):
        _check_figures(FIGURES, told, dict(outcome), f"Against {outcome['opponent']}")
    number = len(found.played)
    whole = "" if found.complete else ", but they are not all that the task asks for"
    return f"{path}: {number} games by {found.bot} are as {task.name} asks for{whole}."


def _read(path: Path) -> dict[str, Any]:
    """The result in a file, with all that it must have."""
    try:
        said: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
        if said["format"] != FORMAT:
            raise LudusError(f"{path} is a result of another format, {said['format']}.")
        said["task"], said["bot"] = str(said["task"]), str(said["bot"])
        said["outcomes"] = [dict(outcome) for outcome in said["outcomes"]]
        said["games"] = [
            {"opponent": str(game["opponent"]), "number": int(game["number"])}
            | {"scores": list(game["scores"]), "ids": [int(id) for id in game["ids"]]}
            for game in said["games"]
        ]
    except OSError as error:
        raise LudusError(f"{path} cannot be read: {error.strerror}.") from None
    except (ValueError, KeyError, TypeError):
        raise LudusError(f"{path} is not the result of a task, or is damaged.") from None
    return said


def _found_again(task: EvaluationTask, data: dict[str, Any], jobs: Jobs) -> TaskResult:
    """What the games of a file show, each of them played again."""
    games = data["games"]
    each, left = divmod(len(games), len(task.opponents))
    expected = [(opponent, number) for opponent in task.opponents for number in range(each)]
    if left or not each or [(game["opponent"], game["number"]) for game in games] != expected:
        raise LudusError(
            "The games are not the first ones of the task against each opponent, one of each."
        )
    again = list(run_in_order(partial(_played_again, task), games, jobs))
    outcomes = [
        outcome_of(task, opponent, again[at * each : (at + 1) * each])
        for at, opponent in enumerate(task.opponents)
    ]
    played = list(zip([opponent for opponent, _ in expected], again, strict=True))
    return TaskResult(task, data["bot"], outcomes, played, each == task.games)


def _check_figures(
    names: Iterable[str], said: dict[str, Any], right: dict[str, object], where: str
) -> None:
    """Raise a sentence where a file says something else than its games."""
    for name in names:
        if said.get(name) != right[name]:
            raise LudusError(f"{where} the file says {name} {said.get(name)}, not {right[name]}.")


def _played_again(task: EvaluationTask, game: dict[str, Any]) -> Played:
    """A game of a file, in which the bot decides as it is told there."""
    number, opponent, ids = int(game["number"]), game["opponent"], game["ids"]
    setting = task.setting("bot", opponent)
    seats = seating(setting, number)
    rules = get(task.game)
    match = Match(rules, task.players, task.options, story=False)
    lineup = Lineup(rules, [None if name == "bot" else name for name in seats], guard=True)
    source = random_source(seed_of(task.seed, number), task.players)
    while True:
        lineup.play_on(match, source)
        known = match.record.ids
        wrong = next((at for at, id in enumerate(known) if ids[at : at + 1] != [id]), None)
        if wrong is not None or match.state.actor == OVER:
            break
        if len(ids) == len(known) or ids[len(known)] not in match.state.legal():
            wrong = len(known)
            break
        match.play(ids[len(known)])
    if wrong is not None or len(ids) > len(known):
        ply = len(known) if wrong is None else wrong
        raise LudusError(f"Ply {ply + 1} of game {number} against {opponent} cannot have happened.")
    result = match.state.result()
    if result.scores != game["scores"]:
        raise LudusError(f"Game {number} against {opponent} does not end with its scores.")
    return Played(number, list(seats), result.scores, result.winners, [], [], 0, [], ids)
