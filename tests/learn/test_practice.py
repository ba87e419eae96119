"""Practice: every task can be solved, only its answers solve it, and more can be made."""

import re
from pathlib import Path

import pytest
from librt.random import Random

from ludus.analysis.values import Judge
from ludus.core.game import Game
from ludus.core.language import LANGUAGES
from ludus.core.match import Match, replayed
from ludus.core.registry import get, names
from ludus.learn import making, practice
from ludus.learn.lessons import BadLesson, Chapter, lesson_words
from ludus.learn.practice import Task, kept, tasks
from ludus.learn.session import NotAsked, Session

TASKS = [task for name in names() for task in tasks(name)]
every_task = pytest.mark.parametrize("task", TASKS, ids=lambda task: f"{task.game}-{task.name}")


@pytest.mark.parametrize("name", names())
def test_every_game_has_ten_tasks_of_several_kinds(name: str) -> None:
    found = kept(get(name))
    assert len(found) >= 10
    assert len({task.name for task in found}) == len(found)
    assert len({task.kind for task in found}) >= 4


@every_task
def test_every_answer_solves_the_task(task: Chapter) -> None:
    game = get(task.game)
    for answer in task.steps[0].may:
        session = Session(task)
        session.act([game.parse(text) for text in answer])
        assert session.finished
        for language in LANGUAGES:
            assert re.fullmatch(r"\w.*\d.*\d.*[.!?]", session.say(language))


@every_task
def test_anything_legal_may_be_tried_and_what_is_worse_changes_nothing(task: Chapter) -> None:
    session = Session(task)
    assert session.offers() == session.match.state.legal()
    right = [[session.match.game.parse(text) for text in way] for way in task.steps[0].may]
    begun = len(session.match.plies)
    wrong = [way for way in session.ways() if way not in right]
    assert len(wrong) >= 4
    for way in wrong[:3]:
        with pytest.raises(NotAsked, match="clearly better"):
            session.act(way)
    assert len(session.match.plies) == begun
    assert session.answer() == right[0]


@pytest.mark.parametrize("name", names())
def test_a_task_says_what_its_answer_achieves_in_every_language(name: str) -> None:
    for language in LANGUAGES:
        words = lesson_words(name, language)
        for kind in making.kinds(get(name)):
            assert words.has(f"task.{kind.name}")
            assert words.has(f"task-title.{kind.name}")
        for task in tasks(name):
            said = words.say(task.steps[0].said)
            assert re.fullmatch(r"[^\W\d_a-z].*[.?]", said), said


@pytest.mark.parametrize("name", names())
def test_the_kind_of_a_task_is_what_all_its_answers_achieve(name: str) -> None:
    game = get(name)
    for task in kept(game):
        state = replayed(task.record).state
        for answer in task.answers:
            ids = [game.parse(text) for text in answer]
            assert making.achieved(state, task.seat, ids) == (task.kind, task.data)


@pytest.mark.parametrize("name", names())
def test_a_task_was_proven_by_a_search_and_by_playouts(name: str) -> None:
    for task in kept(get(name)):
        best, other = task.chance
        assert best - other >= making.GAP * 2 / task.record.players - 0.001
        won, lost, playouts = task.playouts
        assert won > lost
        assert playouts >= 150


def ending() -> tuple[Match, int]:
    """A game of Municipium in which a seat can end the game as the winner, and that seat."""
    task = next(task for task in kept(get("municipium")) if task.chance[0] > 0.5)
    match = Match(get("municipium"), task.record.players, task.record.options, task.record.seats)
    for id in task.record.ids:
        match.play(id)
    return match, task.seat


def test_a_position_is_a_task_only_if_one_answer_is_clear() -> None:
    match, seat = ending()
    judge = Judge(match.game, match.record.players)
    found = making.examined(match, judge, Random(2), set())
    assert found is not None
    assert found.seat == seat
    assert making.examined(match, judge, Random(2), {found.kind}) is None
    first = Match(get("municipium"), 2, story=False)
    first.settle(Random(1))
    assert making.examined(first, Judge(first.game, 2), Random(2), set()) is None


def test_tasks_are_added_to_those_there_are(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = get("council")
    known = kept(game)
    monkeypatch.setattr(practice, "path_of", lambda game: tmp_path / "tasks.json")
    told: list[Task] = []
    full: list[set[str]] = []
    looked: list[tuple[int, int]] = []

    def searched(game: Game, number: int, enough: set[str]) -> list[Task]:
        full.append(enough)
        return [known[number]]

    monkeypatch.setattr(making, "searched", searched)

    def make(count: int) -> list[Task]:
        return making.make(game, count, 0, told.append, lambda *now: looked.append(now))

    assert len(make(2)) == 2
    made = make(3)
    assert practice.kept(game) == made
    assert [task.name for task in told] == [task.name for task in made]
    assert looked[-1][1] == 3
    assert full[0] == set()
    assert full[1] == {known[0].kind}


def test_a_task_is_found_by_its_number_and_by_its_name() -> None:
    first = tasks("council")[0]
    assert practice.task_named("council", "1") is first
    assert practice.task_named("council", first.name) is first
    assert practice.part("council", first.name) is first
    with pytest.raises(BadLesson, match="no task 'x' of The Council of Four"):
        practice.task_named("council", "x")
