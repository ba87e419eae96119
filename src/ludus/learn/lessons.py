"""The lessons of a game as its folder has them: chapters, steps, and the words for them."""

import tomllib
from functools import cache
from pathlib import Path
from typing import Any, Final, NamedTuple

from ludus.core.errors import LudusError
from ludus.core.game import Game
from ludus.core.language import Words, beside, words
from ludus.core.match import loads
from ludus.core.message import Message
from ludus.core.record import Record
from ludus.core.registry import get

FOLDER: Final = "lessons"
STEP_FIELDS: Final = {"name", "about", "may", "free", "then"}
CHAPTER_FIELDS: Final = {"name", "start", "seat", "seed", "step"}


class BadLesson(LudusError):
    """A lesson that cannot be read or played as it is written."""


class Step(NamedTuple):
    """One thing said: what it is about, what the learner may do, and what happens then."""

    said: Message
    wrong: Message
    about: list[str]
    may: list[list[str]]
    free: bool
    then: list[int]


class Chapter(NamedTuple):
    """A position to start from, and the steps from there; `done` is said at the end.

    A task of the practice is a chapter of one step, in which anything legal may be tried.
    """

    game: str
    name: str
    title: Message
    start: Record
    seat: int
    seed: int
    steps: list[Step]
    done: Message = Message("lesson.chapter-done", {})
    task: bool = False


def lesson_words(game: str, language: str) -> Words:
    """The words of a game with those of its lessons, in one language."""
    folder = get(game).folder()
    return words(language, folder / FOLDER / "words", folder / "words", beside("ludus.learn"))


@cache
def chapters(game: str) -> tuple[Chapter, ...]:
    """The chapters of a game's lesson in order; none if it has no lesson."""
    folder = get(game).folder() / FOLDER
    path = folder / "lessons.toml"
    if not path.is_file():
        return ()
    data = tomllib.loads(path.read_text(encoding="utf-8"))
    return tuple(_chapter(get(game), folder, entry) for entry in data["chapter"])


def chapter(game: str, name: str) -> Chapter:
    """The chapter of that name."""
    found = next((one for one in chapters(game) if one.name == name), None)
    if found is None:
        known = ", ".join(one.name for one in chapters(game)) or "none"
        raise BadLesson(f"There is no chapter '{name}' of {get(game).title}; there are: {known}.")
    return found


def _chapter(game: Game, folder: Path, entry: dict[str, Any]) -> Chapter:
    name = entry["name"]
    check_fields(f"Chapter '{name}'", entry, CHAPTER_FIELDS)
    start = loads((folder / entry["start"]).read_text(encoding="utf-8")).record
    return Chapter(
        game=game.name,
        name=name,
        title=Message(f"chapter.{name}", {}),
        start=start,
        seat=entry.get("seat", 0),
        seed=entry.get("seed", 1),
        steps=[_step(game, name, step) for step in entry["step"]],
    )


def _step(game: Game, chapter: str, entry: dict[str, Any]) -> Step:
    key = f"lesson.{chapter}-{entry['name']}"
    check_fields(f"Step '{key}'", entry, STEP_FIELDS)
    said = Message(key, {})
    has_own = lesson_words(game.name, "en").has(key, "wrong")
    return Step(
        said=said,
        wrong=said if has_own else Message("lesson.not-asked", {}),
        about=entry.get("about", []),
        may=[[part.strip() for part in way.split(";")] for way in entry.get("may", [])],
        free=entry.get("free", False),
        then=[game.parse(text) for text in entry.get("then", [])],
    )


def check_fields(what: str, entry: dict[str, Any], known: set[str]) -> None:
    """Raise a sentence if a part of a file has fields that mean nothing."""
    if unknown := entry.keys() - known:
        raise BadLesson(f"{what} has fields that mean nothing: {', '.join(sorted(unknown))}.")
