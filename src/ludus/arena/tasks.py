"""Benchmark tasks: fixed games, opponents and seeds, so that results of different people compare.

A task has a name and a version. The bot sits with copies of each opponent in turn, in every seat
equally often; what counts is its share of the victories. A result has the record of every game, so
that anybody can check it.
"""

import json
from collections.abc import Callable
from dataclasses import asdict, dataclass, field
from functools import partial
from importlib.metadata import version
from pathlib import Path
from typing import Any, Final, TypedDict

from ludus.arena.jobs import Jobs
from ludus.arena.match import Played, Setting, random_source
from ludus.arena.results import Results
from ludus.arena.seeds import seed_of
from ludus.arena.tournament import interval, run, seating
from ludus.core.errors import LudusError
from ludus.core.game import CHANCE, OVER, Choices
from ludus.core.registry import get

FORMAT: Final = "ludus-result-1"
OPPONENTS: Final = ("random", "tiro", "miles")
GAMES: Final = 100


@dataclass(frozen=True)
class EvaluationTask:
    """What is played, by its name and version."""

    name: str
    game: str
    players: int
    opponents: tuple[str, ...] = OPPONENTS
    games: int = GAMES
    """Against each opponent."""
    seed: int = 20
    rules: int = 1
    options: dict[str, str] = field(default_factory=dict)

    def setting(self, bot: str, opponent: str) -> Setting:
        """The bot at a table with copies of an opponent."""
        bots = (bot, *[opponent] * (self.players - 1))
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
    return seating(task.setting("bot", "opponent"), number).index("bot")


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


def check_result(path: Path) -> str:
    """Replay every game of a result; a sentence says that all is right, or what is not.

    Every id must be legal, every draw the one that the seed of its game gives, and the shares those
    of the games. Who decided the rest cannot be seen from a file: the same command shows it.
    """
    try:
        data = json.loads(path.read_text(encoding="utf-8"))
        task = task_of(data["task"])
        if data["format"] != FORMAT:
            raise LudusError(f"{path} is a result of another format, {data['format']}.")
        for opponent in task.opponents:
            games = [game for game in data["games"] if game["opponent"] == opponent]
            won = sum(_replayed_share(task, opponent, game) for game in games)
            said = next(o for o in data["outcomes"] if o["opponent"] == opponent)
            if len(games) != said["games"] or abs(won - said["wins"]) > 1e-9:
                raise LudusError(
                    f"Against {opponent} the games have {won:g} victories of {len(games)}, not"
                    f" {said['wins']:g} of {said['games']}."
                )
    except OSError as error:
        raise LudusError(f"{path} cannot be read: {error.strerror}.") from None
    except (ValueError, KeyError, TypeError, StopIteration):
        raise LudusError(f"{path} is not the result of a task, or is damaged.") from None
    number = len(data["games"])
    whole = "" if data["complete"] else ", but they are not all that the task asks for"
    return f"{path}: {number} games by {data['bot']} are as {task.name} asks for{whole}."


def _replayed_share(task: EvaluationTask, opponent: str, game: dict[str, Any]) -> float:
    """What the bot had of the victory in a game, all of which could happen as it is told."""
    number = int(game["number"])
    draws = random_source(seed_of(task.seed, number), task.players)(CHANCE)
    state = get(task.game).new(task.players, task.options)
    choices = Choices()
    for ply, id in enumerate(game["ids"], 1):
        state.fill(choices)
        fits = choices.holds(id)
        if state.actor == CHANCE:
            fits = choices.draw(draws) == id
        if state.actor == OVER or not fits:
            raise LudusError(f"Ply {ply} of game {number} against {opponent} cannot have happened.")
        state.play(id)
    result = state.result()
    if state.actor != OVER or result.scores != game["scores"]:
        raise LudusError(f"Game {number} against {opponent} does not end with its scores.")
    return result.shares()[_seat(task, number)]
