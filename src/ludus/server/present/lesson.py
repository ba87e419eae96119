"""A lesson as the learner is shown it: the messages of a table, and what is said."""

from ludus.core.game import OVER
from ludus.core.language import LANGUAGES
from ludus.core.registry import get
from ludus.learn.lessons import chapters, lesson_words
from ludus.learn.pictures import Picture, pictures
from ludus.learn.practice import tasks
from ludus.learn.session import Session
from ludus.server import clock, protocol
from ludus.server.errors import Illegal
from ludus.server.present import game
from ludus.server.present.log import Log
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
    """All there is to know at the table of a lesson."""
    return protocol.State(
        revision=len(session.match.plies),
        table=table_info(session, reader),
        position=position(session, reader),
        log=Log().entries(session.match, 1, reader),
        chat=[],
    )


def moved(session: Session, since: int, reader: Reader) -> protocol.Moved:
    """What was played after so many plies; each entry but the last carries its board."""
    log = Log().entries(session.match, since + 1, reader)
    shown = game.frames(session.match, since + 1, len(session.match.plies) - 1, reader)
    for entry, frame in zip(log, shown, strict=False):
        entry.view = frame.view
    return protocol.Moved(
        revision=len(session.match.plies),
        since=since + 1,
        log=log,
        position=position(session, reader),
    )


def position(session: Session, reader: Reader) -> protocol.Position:
    """The game now; only what the step asks for can be chosen."""
    whole = game.position(session.match, len(session.match.plies), reader, None)
    offered = set(session.offers())
    whole.choices = [one for one in whole.choices if one.id in offered]
    whole.undoable = 0
    return whole


def plans(session: Session, moment: int, reader: Reader) -> protocol.Plans:
    """The whole actions that the step asks for."""
    found = game.plans(session.match.state, moment, reader)
    found.plans = [way for way in found.plans if session.asks(way)]
    return found


def not_asked(session: Session) -> Illegal:
    """The lesson's answer to a decision it did not ask for, in every language."""
    return Illegal({language: session.wrong(language) for language in LANGUAGES})


def table_info(session: Session, reader: Reader) -> protocol.TableInfo:
    """The table of a lesson: nobody else sees it and nothing of it is kept."""
    match, seat = session.match, session.chapter.seat
    over = match.state.actor == OVER
    now = game.when(clock.now())
    result = match.state.result() if over else None
    return protocol.TableInfo(
        id=session.chapter.name,
        game=match.game.name,
        rules=match.game.rules_version,
        options=match.record.options,
        state="over" if over else "playing",
        public=False,
        spectators=False,
        clock=protocol.Clock(),
        host=True,
        mine=[seat],
        seats=[seat_info(session, number, reader) for number in range(match.record.players)],
        watching=0,
        moment=len(match.plies),
        turn=int(match.state.turn),
        actor=seat_or_none(int(match.state.actor)),
        your_turn=match.state.actor == seat,
        time_left=None,
        scores=result.scores if result else None,
        winners=result.winners if result else None,
        ended=None,
        rematch=None,
        hints=False,
        origin=None,
        commitment=None,
        created=now,
        changed=now,
    )


def seat_info(session: Session, number: int, reader: Reader) -> protocol.SeatInfo:
    """One place at the table: the learner's, or one that the lesson plays."""
    mine = number == session.chapter.seat
    return protocol.SeatInfo(
        seat=number,
        colour=get(session.chapter.game).colours[number],
        kind="person" if mine else "bot",
        name=reader.names[number],
        guest=None,
        level=None,
        mine=mine,
        device=False,
        present=True,
        away=False,
        replaced=None,
        returnable=False,
        votes=0,
        votes_needed=0,
        voted=False,
        words=None,
        hints=0,
        wish="",
    )


def preview(session: Session, asked: protocol.Act, reader: Reader) -> protocol.Preview:
    """What a choice would bring about."""
    return game.preview(session.match.state, asked.moment, [asked.id, *asked.then], reader)
