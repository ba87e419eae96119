"""Lessons: what there is to learn, and one WebSocket for each learner.

Nothing is stored: a chapter is a function of its data, so a new connection begins it again.
"""

import contextlib
import time
from typing import Annotated, Any, Final

from fastapi import APIRouter, Path, WebSocket, WebSocketDisconnect
from pydantic import TypeAdapter, ValidationError

from ludus.core.errors import IllegalAction
from ludus.learn.lessons import BadLesson
from ludus.learn.practice import part
from ludus.learn.session import NotAsked, Session
from ludus.server import protocol
from ludus.server.errors import Refusal
from ludus.server.guests import language_of
from ludus.server.http.routes import PROBLEMS, GameName, ReaderLanguage, the_game
from ludus.server.http.socket import BAD_MESSAGE, CLOSE_CODES, TOO_OFTEN, UNAVAILABLE, reason
from ludus.server.present import game as present_game
from ludus.server.present import lesson as present
from ludus.server.present.reader import Reader
from ludus.server.protocol import Language
from ludus.server.service import Service
from ludus.server.storage.rows import Guest

router: Final = APIRouter(responses=PROBLEMS)
MESSAGES: Final = TypeAdapter[Any](protocol.LessonMessage)


@router.get("/api/lessons/{game}", tags=["games"])
async def course(game: GameName, language: ReaderLanguage) -> protocol.Course:
    """What there is to learn of a game: its chapters."""
    return present.course(the_game(game).name, language)


@router.get("/api/rules/{game}/pictures", tags=["games"])
def rules_pictures(game: GameName, language: ReaderLanguage) -> protocol.Pictures:
    """The pictures of a game's rules: positions for the board to draw."""
    return present.rulebook(the_game(game).name, language)


class Learner:
    """One learner's WebSocket, and the chapter under way on it."""

    def __init__(self, service: Service, socket: WebSocket, guest: Guest, part: Session) -> None:
        self.service = service
        self.socket = socket
        self.guest = guest
        self.session = part
        self.language: Language = language_of(socket, guest)

    @property
    def reader(self) -> Reader:
        """The learner, called by name at the seat of the lesson."""
        names = list(self.session.match.record.seats)
        names[self.session.chapter.seat] = self.guest.name
        return Reader(self.session.chapter.seat, self.language, tuple(names))

    async def send(self, message: protocol.Wire) -> None:
        """Send a message."""
        await self.socket.send_text(message.to_json().decode())

    async def send_state(self, ref: int | None = None) -> None:
        """Tell everything: the table, and what the lesson says."""
        whole = present.state(self.session, self.reader)
        whole.ref = ref
        await self.send(present.lesson(self.session, self.language))
        await self.send(whole)

    async def receive(self) -> None:
        """Answer what the learner sends, until the connection closes."""
        while (frame := await self.socket.receive())["type"] != "websocket.disconnect":
            if self.service.requests.wait(self.guest.id, time.monotonic()) > 0:
                await close(self.socket, TOO_OFTEN, Refusal(429, "too-often"), self.language)
                return
            try:
                message = MESSAGES.validate_json(frame.get("text") or "")
            except ValidationError as error:
                refusal = Refusal(400, "request", reason=reason(error))
                await close(self.socket, BAD_MESSAGE, refusal, self.language)
                return
            await self.try_to_answer(message)

    async def try_to_answer(self, message: Any) -> None:
        """Do what a message asks, or say why not."""
        try:
            await self.answer(message)
        except NotAsked:
            await self.refuse(present.not_asked(self.session), message.ref)
        except IllegalAction:
            state, names = self.session.match.state, self.reader.names
            await self.refuse(present_game.illegal(state, message.id, names), message.ref)
        except Refusal as refusal:
            await self.refuse(refusal, message.ref)

    async def refuse(self, refusal: Refusal, ref: int | None) -> None:
        """Say why something is not done."""
        detail = refusal.say(self.language)
        await self.send(protocol.Refused(ref=ref, code=refusal.code, detail=detail))

    async def answer(self, message: Any) -> None:
        """Do what one message asks."""
        match message:
            case protocol.ActMessage():
                self.check(message.moment)
                await self.went_on(self.session.act([message.id, *message.then]))
            case protocol.NextMessage():
                await self.went_on(self.session.read_on())
            case protocol.PreviewMessage():
                self.check(message.moment)
                shown = present.preview(self.session, message, self.reader)
                shown.ref = message.ref
                await self.send(shown)
                return
            case protocol.PlansMessage():
                self.check(message.moment)
                offered = present.plans(self.session, message.moment, self.reader)
                offered.ref = message.ref
                await self.send(offered)
                return
            case protocol.WhyMessage():
                self.explain(message)
            case protocol.ResyncMessage():
                self.language = message.language or self.language
                await self.send_state(message.ref)
                return
            case protocol.PingMessage():
                await self.send(protocol.Pong(ref=message.ref))
                return
        moment = len(self.session.match.plies)
        await self.send(protocol.Done(ref=message.ref, moment=moment))

    def check(self, moment: int) -> None:
        """Refuse what is said of another moment than this one."""
        if moment != len(self.session.match.plies):
            raise Refusal(409, "moment")

    async def went_on(self, before: int) -> None:
        """Show what has happened since so many plies, and say what comes next."""
        await self.send(present.moved(self.session, before, self.reader))
        await self.send(present.lesson(self.session, self.language))

    def explain(self, asked: protocol.Why) -> None:
        """Refuse with the reason of the rules, or else with that of the lesson."""
        state = self.session.match.state
        id = (
            asked.id if asked.id is not None else present_game.id_of(self.session.match.game, asked)
        )
        if state.actor != self.session.chapter.seat or self.session.reads or state.allows(id):
            raise present.not_asked(self.session)
        raise present_game.illegal(state, id, self.reader.names)


async def close(socket: WebSocket, code: int, refusal: Refusal, language: Language) -> None:
    """Close a connection, with a sentence."""
    sentence = refusal.say(language).encode()[:120].decode(errors="ignore")
    with contextlib.suppress(WebSocketDisconnect):
        await socket.close(code, sentence)


def begin(game: str, name: str) -> Session:
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
    service: Service = socket.app.state.service
    await socket.accept()
    guest = await service.guests.of(socket)
    try:
        if guest is None:
            raise Refusal(401, "no-guest")
        session = begin(game, name)
    except Refusal as refusal:
        code = CLOSE_CODES.get(refusal.status, UNAVAILABLE)
        await close(socket, code, refusal, language_of(socket))
        return
    service.sockets += 1
    try:
        learner = Learner(service, socket, guest, session)
        await learner.send_state()
        await learner.receive()
    finally:
        service.sockets -= 1
