"""A lesson as the learner is shown it: the messages of a table, and what is said."""

from ludus.core.language import LANGUAGES
from ludus.core.registry import get
from ludus.learn.lessons import chapters, lesson_words
from ludus.learn.pictures import Picture, pictures
from ludus.learn.practice import tasks
from ludus.learn.session import Session
from ludus.server import clock, protocol
from ludus.server.errors import Illegal
from ludus.server.present import game, solo
from ludus.server.present.reader import Reader, choice, seat_or_none, told, words_of


def course(name: str, language: str) -> protocol.Course:
    """What there is to learn of a game."""
    words = lesson_words(name, language)
    return protocol.Course(
        game=name,
        title=words.text("title"),
        chapters=[protocol.Part(name=c.name, title=words.say(c.title)) for c in chapters(name)],
        tasks=[protocol.Part(name=c.name, title=words.say(c.title)) for c in tasks(name)],
    )


def rulebook(name: str, language: str) -> protocol.Pictures:
    """The pictures of a game's rules, with what happens in them in words."""
    return protocol.Pictures(
        game=name, pictures=[_picture(name, picture, language) for picture in pictures(name)]
    )


def _picture(name: str, picture: Picture, language: str) -> protocol.Picture:
    found, words = get(name), words_of(name, language)
    colours = tuple(words.text("colour." + colour) for colour in found.colours)
    reader = Reader(picture.seat, language, colours)
    lines = found.teller.lines(picture.events)
    return protocol.Picture(
        of=picture.of,
        seat=seat_or_none(picture.seat),
        views=picture.views,
        board=picture.board,
        about=picture.about,
        panels=picture.panels,
        told=[told(found, line, reader) for line in lines],
    )


def lesson(session: Session, language: str) -> protocol.Lesson:
    """What the lesson says now."""
    chapter, step = session.chapter, session.step
    course = tasks(chapter.game) if chapter.task else chapters(chapter.game)
    names = [one.name for one in course]
    after = names.index(chapter.name) + 1
    seats = tuple(session.match.record.seats)
    return protocol.Lesson(
        game=chapter.game,
        chapter=chapter.name,
        title=lesson_words(chapter.game, language).say(chapter.title),
        step=session.at + 1,
        steps=len(chapter.steps),
        text=session.say(language),
        about=step.about if step else [],
        reads=session.reads,
        finished=session.finished,
        following=names[after] if after < len(names) else None,
        task=chapter.task,
        answer=[choice(chapter.game, id, language, seats, "") for id in session.answer()],
    )


def state(session: Session, reader: Reader) -> protocol.State:
    """All there is to know at the table of a lesson: nothing of it is kept."""
    mine = [session.chapter.seat]
    table = solo.table_info(session.chapter.name, session.match, mine, reader.names, clock.now())
    return solo.state(session.match, table, position(session, reader), 1, reader)


def moved(session: Session, since: int, reader: Reader) -> protocol.Moved:
    """What was played after so many plies."""
    return solo.moved(session.match, since, position(session, reader), reader)


def position(session: Session, reader: Reader) -> protocol.Position:
    """The game now; only what the step asks for can be chosen, and nothing while one reads."""
    whole = solo.position(session.match, reader)
    asked = session.asked(reader.language)
    if asked and not whole.over:
        whole.actor = session.chapter.seat
        whole.prompt = protocol.Prompt(key="lesson.reading", rule="", data={}, text=asked)
    offered = set(session.offers())
    whole.choices = [one for one in whole.choices if one.id in offered]
    return whole


def plans(session: Session, moment: int, reader: Reader) -> protocol.Plans:
    """The whole actions that the step asks for."""
    found = game.plans(session.match.state, moment, reader)
    found.plans = session.asked_of(found.plans)
    return found


def not_asked(session: Session) -> Illegal:
    """The lesson's answer to a decision it did not ask for, in every language."""
    return Illegal({language: session.wrong(language) for language in LANGUAGES})


def preview(session: Session, asked: protocol.Act, reader: Reader) -> protocol.Preview:
    """What a choice would bring about."""
    return game.preview(session.match.state, asked.moment, [asked.id, *asked.then], reader)
