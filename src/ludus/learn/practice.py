"""Practice: positions from played games with one clearly best answer, as chapters of one step."""

import json
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Any, Final, NamedTuple

from ludus.core.game import Game
from ludus.core.message import Message, Value
from ludus.core.record import Record, from_dict
from ludus.core.registry import get
from ludus.learn.lessons import FOLDER, BadLesson, Chapter, Step, chapter

FILE: Final = "tasks.json"


class Task(NamedTuple):
    """A position, what is to be achieved there, and the whole actions that are the best.

    kind, data    what the answer achieves: the message `task.KIND` and its values
    answers       equally good whole actions, in text notation
    chance        of winning after the answer, and after the best of all other actions
    playouts      how often each of these two won when everybody played on greedily, and of how many
    """

    record: Record
    seat: int
    kind: str
    data: dict[str, Value]
    answers: list[list[str]]
    chance: list[float]
    playouts: list[float]

    @property
    def name(self) -> str:
        """A name that stays the same whatever tasks are added."""
        place = json.dumps([self.record.as_dict(), self.seat])
        return "task-" + sha256(place.encode()).hexdigest()[:6]

    def as_dict(self) -> dict[str, Any]:
        """Plain data for JSON."""
        return {**self._asdict(), "record": self.record.as_dict()}


def path_of(game: Game) -> Path:
    """Where the tasks of a game are kept."""
    return game.folder() / FOLDER / FILE


def kept(game: Game) -> list[Task]:
    """The tasks of a game as its file has them."""
    path = path_of(game)
    if not path.is_file():
        return []
    return [_task(entry) for entry in json.loads(path.read_text(encoding="utf-8"))]


def keep(game: Game, tasks: list[Task]) -> None:
    """Write the tasks of a game, one a line."""
    lines = ",\n".join(json.dumps(task.as_dict(), ensure_ascii=False) for task in tasks)
    path_of(game).write_text(f"[\n{lines}\n]\n", encoding="utf-8")


def _task(entry: dict[str, Any]) -> Task:
    return Task(**{**entry, "record": from_dict(entry["record"])})


@cache
def tasks(game: str) -> tuple[Chapter, ...]:
    """The tasks of a game, as chapters that ask for one thing."""
    return tuple(_as_chapter(task) for task in kept(get(game)))


def part(game: str, name: str) -> Chapter:
    """A chapter or a task by its name."""
    found = next((one for one in tasks(game) if one.name == name), None)
    return found or chapter(game, name)


def task_named(game: str, name: str) -> Chapter:
    """A task by its name, or by its number from 1 on."""
    known = {**{one.name: one for one in tasks(game)}, **dict(_numbered(game))}
    if name not in known:
        raise BadLesson(
            f"There is no task '{name}' of {get(game).title}; there are {len(tasks(game))}."
        )
    return known[name]


def _numbered(game: str) -> list[tuple[str, Chapter]]:
    return [(str(number), one) for number, one in enumerate(tasks(game), 1)]


def _as_chapter(task: Task) -> Chapter:
    best, other = (round(100 * chance) for chance in task.chance)
    step = Step(
        said=Message(f"task.{task.kind}", task.data),
        wrong=Message("task.other", {}),
        about=[],
        may=task.answers,
        free=True,
        then=[],
    )
    return Chapter(
        game=task.record.game,
        name=task.name,
        title=Message(f"task-title.{task.kind}", {}),
        start=task.record,
        seat=task.seat,
        seed=1,
        steps=[step],
        done=Message("task.solved", {"best": best, "other": other}),
        task=True,
    )
