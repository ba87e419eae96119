"""Lessons: what there is to learn, and one WebSocket for each learner.

Nothing is stored: a chapter is a function of its data, so a new connection begins it again.
"""

from functools import cache
from typing import Annotated, Any, Final

from fastapi import APIRouter, Path, Request, Response, WebSocket
from pydantic import TypeAdapter

from ludus.learn.lessons import BadLesson
from ludus.learn.practice import part
from ludus.learn.session import NotAsked, Session
from ludus.server import protocol
from ludus.server.errors import Refusal
from ludus.server.http.routes import PROBLEMS, GameName, ReaderLanguage, kept_reply, the_game
from ludus.server.http.solo_socket import SoloSocket
from ludus.server.present import game as present_game
from ludus.server.present import lesson as present
from ludus.server.present.reader import Reader
from ludus.server.protocol import Language
from ludus.server.service import Service

router: Final = APIRouter(responses=PROBLEMS)


@router.get("/api/lessons/{game}", tags=["games"])
async def course(game: GameName, language: ReaderLanguage) -> protocol.Course:
    """What there is to learn of a game: its chapters."""
    return present.course(the_game(game).name, language)


@router.get("/api/rules/{game}/pictures", tags=["games"], response_model=protocol.Pictures)
def rules_pictures(request: Request, game: GameName, language: ReaderLanguage) -> Response:
    """The pictures of a game's rules: positions for the board to draw."""
    return kept_reply(request, every_picture(the_game(game).name, language))


@cache
def every_picture(game: str, language: Language) -> bytes:
    """All pictures of a game in one language; they do not change while the server runs."""
    return present.rulebook(game, language).to_json()


class Learner(SoloSocket):
    """One learner's WebSocket, and the chapter under way on it."""

    understood = TypeAdapter[Any](protocol.LessonMessage)

    def __init__(self, service: Service, socket: WebSocket, game: str, name: str) -> None:
        super().__init__(service, socket)
        self.wanted = game, name

    async def begin(self) -> None:
        self.session = chapter(*self.wanted)
        self.match = self.session.match
        await self.send_state()

    @property
    def reader(self) -> Reader:
        """The learner, called by name at the seat of the lesson."""
        names = list(self.match.record.seats)
        names[self.session.chapter.seat] = self.guest.name
        return Reader(self.session.chapter.seat, self.language, tuple(names))

    async def send_state(self, ref: int | None = None) -> None:
        """Tell everything: the table, and what the lesson says."""
        whole = present.state(self.session, self.reader)
        whole.ref = ref
        await self.send(present.lesson(self.session, self.language))
        await self.send(whole)

    async def answer(self, message: Any) -> None:
        try:
            await self.follow(message)
        except NotAsked:
            raise present.not_asked(self.session) from None

    async def follow(self, message: Any) -> None:
        """Do what one message asks, if the lesson asks for it."""
        match message:
            case protocol.ActMessage():
                self.check(message.moment)
                await self.went_on(self.session.act([message.id, *message.then]))
                await self.done(message.ref)
            case protocol.NextMessage():
                await self.went_on(self.session.read_on())
                await self.done(message.ref)
            case protocol.PreviewMessage():
                self.check(message.moment)
                shown = present.preview(self.session, message, self.reader)
                await self.reply(shown, message.ref)
            case protocol.PlansMessage():
                self.check(message.moment)
                offered = present.plans(self.session, message.moment, self.reader)
                await self.reply(offered, message.ref)
            case protocol.WhyMessage():
                raise self.objection(message)

    async def went_on(self, before: int) -> None:
        """Show what has happened since so many plies, and say what comes next."""
        await self.send(present.moved(self.session, before, self.reader))
        await self.send(present.lesson(self.session, self.language))

    def objection(self, asked: protocol.Why) -> Refusal:
        """The reason of the rules against something, or else that of the lesson."""
        state = self.match.state
        id = asked.id if asked.id is not None else present_game.id_of(self.match.game, asked)
        if state.actor != self.session.chapter.seat or self.session.reads or state.allows(id):
            return present.not_asked(self.session)
        return present_game.illegal(state, id, self.reader.names)


def chapter(game: str, name: str) -> Session:
    """The chapter of that name from its beginning."""
    the_game(game)
    try:
        return Session(part(game, name))
    except BadLesson:
        raise Refusal(404, "no-lesson") from None


@router.websocket("/api/lessons/{game}/{chapter}/live")
async def live(
    socket: WebSocket,
    game: GameName,
    name: Annotated[str, Path(alias="chapter", max_length=40)],
) -> None:
    """Learn a chapter."""
    await Learner(socket.app.state.service, socket, game, name).serve()
