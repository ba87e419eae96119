"""Every lesson, played to its end in every language by doing what it asks."""

import re

import pytest

from ludus.core.errors import LudusError
from ludus.core.language import LANGUAGES
from ludus.core.registry import get, names
from ludus.learn.lessons import BadLesson, Chapter, chapter, chapters, lesson_words
from ludus.learn.session import NotAsked, Session

TAUGHT = names()
CHAPTERS = [one for name in names() for one in chapters(name)]
every_chapter = pytest.mark.parametrize("part", CHAPTERS, ids=lambda c: f"{c.game}-{c.name}")


def play(part: Chapter, choose: int = 0) -> Session:
    """Do what the chapter asks, by the first way or the last, until it is finished."""
    session = Session(part)
    for _ in range(200):
        if session.finished:
            return session
        if session.reads:
            session.read_on()
            continue
        answers = session.answers()
        assert answers, session.say("en")
        session.act(answers[choose])
    raise AssertionError(f"The chapter does not end: {session.say('en')}")


@pytest.mark.parametrize("name", TAUGHT)
def test_every_game_has_the_five_chapters(name: str) -> None:
    found = [one.name for one in chapters(name)]
    assert len(found) == 5
    assert (found[0], found[1], found[3:]) == ("goal", "turn", ["end", "plan"])


@every_chapter
def test_a_chapter_can_be_played_to_its_end_by_every_way_it_offers(part: Chapter) -> None:
    assert play(part, 0).finished
    assert play(part, -1).finished


@every_chapter
def test_a_chapter_says_every_step_in_every_language(part: Chapter) -> None:
    for language in LANGUAGES:
        words = lesson_words(part.game, language)
        said = [words.say(step.said) for step in part.steps]
        said += [words.say(step.wrong, form="wrong") for step in part.steps if step.may]
        assert all(re.fullmatch(r"[^\W\d_a-z].*[.!?]", text) for text in said), said
        assert all(len(text) <= 330 for text in said), max(said, key=len)
        assert len(set(said)) == len(said) - _defaults(part)


def _defaults(part: Chapter) -> int:
    """How many answers are the common one, less the first."""
    common = [s for s in part.steps if s.may and s.wrong.key == "lesson.not-asked"]
    return max(0, len(common) - 1)


@pytest.mark.parametrize("name", TAUGHT)
def test_the_words_of_a_lesson_are_those_of_its_steps(name: str) -> None:
    """Nothing is missing in any language, and nothing is said by no step."""
    wanted = {f"chapter-{c.name}" for c in chapters(name)}
    wanted |= {s.said.key.replace(".", "-") for c in chapters(name) for s in c.steps}
    for language in LANGUAGES:
        path = get(name).folder() / "lessons/words" / f"{language}.ftl"
        ids = re.findall(r"^((?:lesson|chapter)-[\w-]+) =", path.read_text("utf-8"), re.M)
        assert sorted(ids) == sorted(wanted), language


@every_chapter
def test_what_is_not_asked_is_answered_kindly_and_changes_nothing(part: Chapter) -> None:
    session = Session(part)
    refused = 0
    while not session.finished:
        if session.reads:
            with pytest.raises(NotAsked):
                session.act([session.match.state.legal()[0]] if _decides(session) else [])
            session.read_on()
            continue
        asked = set(session.offers())
        others = [id for id in session.match.state.legal() if id not in asked]
        plies = len(session.match.plies)
        for id in others[:2]:
            with pytest.raises(NotAsked, match=r"\w"):
                session.act([id])
            refused += 1
        assert len(session.match.plies) == plies
        session.act(session.answers()[0])
    assert refused or all("*" in way for step in part.steps for way in step.may[:1])


def _decides(session: Session) -> bool:
    return session.match.state.actor == session.chapter.seat


def test_a_lesson_that_asks_for_the_impossible_is_found_out() -> None:
    part = chapters("municipium")[0]
    steps = [part.steps[0]._replace(may=[["enter forum"]])]
    with pytest.raises(BadLesson, match="asks for what cannot be done"):
        Session(part._replace(steps=steps))
    steps = [part.steps[0]._replace(then=[get("municipium").parse("enter forum")])]
    with pytest.raises(BadLesson, match="lets 'enter forum' happen"):
        Session(part._replace(steps=steps)).read_on()


def test_a_chapter_that_is_not_there_is_named_with_those_that_are() -> None:
    with pytest.raises(LudusError, match="goal, turn, powers, end, plan"):
        chapter("municipium", "magic")
