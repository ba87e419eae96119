"""Live play: one WebSocket a table, and what is said over it."""

import asyncio
import logging
import time
from typing import Annotated, Any, Final

from fastapi import APIRouter, Query, WebSocket
from pydantic import TypeAdapter, ValidationError
from sqlalchemy.exc import DBAPIError

from ludus.core.message import SPECTATOR
from ludus.server import protocol
from ludus.server.errors import Refusal
from ludus.server.guests import language_of
from ludus.server.protocol import Language
from ludus.server.room import News, Room, said
from ludus.server.service import Service
from ludus.server.storage import Guest

log: Final = logging.getLogger("ludus.live")

router: Final = APIRouter()
MESSAGES: Final = TypeAdapter[Any](protocol.ClientMessage)
BACKLOG: Final = 256
"""How many messages may wait for a slow reader before the line is cut."""

BAD_MESSAGE, NO_GUEST, FORBIDDEN, NO_TABLE, TOO_SLOW, TOO_OFTEN = 4400, 4401, 4403, 4404, 4408, 4429
OUT_OF_ORDER: Final = 1013
BROKEN: Final = 1011
CLOSING: Final = {401: NO_GUEST, 403: FORBIDDEN, 404: NO_TABLE}


NOBODY: Final = Guest("", "", "en")


class Line:
    """One reader's WebSocket."""

    def __init__(self, service: Service, socket: WebSocket, language: Language) -> None:
        self.service = service
        self.socket = socket
        self.language = language
        self.guest = NOBODY
        self.seat = SPECTATOR
        self.queue: asyncio.Queue[str | None] = asyncio.Queue(BACKLOG)

    async def sit_down(self, table: str, seat: int | None) -> Room:
        """The table of the one who calls, if there is one to see."""
        guest = await self.service.guests.of(self.socket)
        if guest is None:
            raise Refusal(401, "no-guest")
        self.guest = guest
        self.language = language_of(self.socket, guest)
        room = await self.service.game_room(table, guest)
        self.seat = room.looks_from(guest.id, seat)
        return room

    def send(self, message: protocol.Wire) -> None:
        """Queue a message; a reader who is too slow is cut off and may come again."""
        self.send_text(message.model_dump_json())

    def send_text(self, text: str) -> None:
        """Queue a message that is already text."""
        if self.queue.full():
            while not self.queue.empty():
                self.queue.get_nowait()
            self.queue.put_nowait(None)
        else:
            self.queue.put_nowait(text)

    def hear(self, room: Room, news: News) -> None:
        """Tell the reader what has changed."""
        now = time.time()
        if news.table and self._reseated(room):
            self.send_state(room)
            return
        if news.since is not None:
            self.send_text(moved(room, news, self.seat, self.language, now))
        if news.table:
            info = self.service.room_info(room, self.guest)
            self.send(protocol.TableChanged(revision=room.row.revision, table=info))
        for line in news.lines:
            self.send(protocol.Said(revision=room.row.revision, line=said(line)))

    def _reseated(self, room: Room) -> bool:
        """Whether the reader looks from another seat now, having sat down or lost a seat."""
        own = room.seats_of(self.guest.id)
        if self.seat in own or room.row.state == "over":
            return False
        before, self.seat = self.seat, room.looks_from(self.guest.id, None)
        return self.seat != before

    def send_state(self, room: Room, ref: int | None = None) -> None:
        """Tell the reader everything."""
        state = self.service.state(room, self.guest, self.seat, self.language)
        state.ref = ref
        self.send(state)

    async def pump(self) -> None:
        """Send what is queued."""
        while (text := await self.queue.get()) is not None:
            await self.socket.send_text(text)
        await self.socket.close(TOO_SLOW, "")

    async def listen(self, room: Room) -> None:
        """Answer what the reader sends."""
        while (frame := await self.socket.receive())["type"] != "websocket.disconnect":
            if self.service.requests.wait(self.guest.id, time.monotonic()) > 0:
                await self.close(TOO_OFTEN, Refusal(429, "too-often"))
                return
            try:
                message = MESSAGES.validate_json(frame.get("text") or "")
            except ValidationError as error:
                await self.close(BAD_MESSAGE, Refusal(400, "request", reason=reason(error)))
                return
            try:
                await self.answer(room, message)
            except Refusal as refusal:
                self.refuse(refusal, message.ref)
                if refusal.code == "moment":
                    self.send_state(room)
            except (DBAPIError, OSError):
                self.refuse(Refusal(503, "database"), message.ref)

    def refuse(self, refusal: Refusal, ref: int | None) -> None:
        """Say why something is not done."""
        detail = refusal.say(self.language)
        self.send(protocol.Refused(ref=ref, code=refusal.code, detail=detail))

    async def close(self, code: int, refusal: Refusal) -> None:
        """Hang up, with a sentence."""
        sentence = refusal.say(self.language).encode()[:120].decode(errors="ignore")
        await self.socket.close(code, sentence)

    async def mourn(self, listen: asyncio.Task[None]) -> None:
        """A fault of ours ends the line: say so, and tell the log where it was."""
        if listen.done() and (fault := listen.exception()) is not None:
            log.error("A line to a table broke.", exc_info=fault)
            await self.close(BROKEN, Refusal(500, "broken"))

    async def answer(self, room: Room, message: Any) -> None:
        """Do what one message asks."""
        table, ref = room.row.id, message.ref
        match message:
            case protocol.ActMessage():
                await self.service.act(table, self.guest, message)
            case protocol.UndoMessage():
                await self.service.undo(table, self.guest, message)
            case protocol.SayMessage():
                await self.service.say(table, self.guest, message)
            case protocol.PreviewMessage():
                shown = self.service.preview(room, self.guest, message, self.language)
                shown.ref = ref
                self.send(shown)
                return
            case protocol.WhyMessage():
                refusal = self.service.why(room, self.guest, message)
                if refusal is not None:
                    raise refusal
            case protocol.LookMessage():
                self.seat = room.looks_from(self.guest.id, message.seat)
                self.send_state(room, ref)
                return
            case protocol.ResyncMessage():
                self.language = message.language or self.language
                self.send_state(room, ref)
                return
            case protocol.PingMessage():
                self.send(protocol.Pong(ref=ref))
                return
        self.send(protocol.Done(ref=ref, moment=room.row.moment))


def moved(room: Room, news: News, seat: int, language: str, now: float) -> str:
    """The news of the game as text, made once for all who see the same."""
    key = (seat, language)
    text = news.texts.get(key)
    if text is None:
        message = room.moved(news, room.reader(seat, language), now)
        text = news.texts[key] = "" if message is None else message.model_dump_json()
    return text


def reason(error: ValidationError) -> str:
    """What the first fault of a message is, without repeating what was sent."""
    first = error.errors(include_url=False, include_context=False, include_input=False)[0]
    where = ".".join(str(part) for part in first["loc"])
    return f"{where}: {first['msg']}" if where else first["msg"]


@router.websocket("/api/tables/{table}/live")
async def live(
    socket: WebSocket,
    table: str,
    seat: Annotated[int | None, Query()] = None,
) -> None:
    """Sit at a table, or watch it, live."""
    service: Service = socket.app.state.service
    await socket.accept()
    line = Line(service, socket, language_of(socket))
    try:
        room = await line.sit_down(table, seat)
    except Refusal as refusal:
        await line.close(CLOSING.get(refusal.status, OUT_OF_ORDER), refusal)
    except (DBAPIError, OSError):
        await line.close(OUT_OF_ORDER, Refusal(503, "database"))
    else:
        await attend(service, line, room)


async def attend(service: Service, line: Line, room: Room) -> None:
    """Keep the line until one side hangs up."""
    table, guest = room.row.id, line.guest.id
    service.sockets += 1
    room.listeners.add(line)
    line.send_state(room)
    pump = asyncio.create_task(line.pump())
    listen = asyncio.create_task(line.listen(room))
    try:
        await service.rooms.come(table, guest)
        await asyncio.wait([pump, listen], return_when=asyncio.FIRST_COMPLETED)
        await line.mourn(listen)
    finally:
        service.sockets -= 1
        room.listeners.discard(line)
        room.used = time.time()
        for task in (pump, listen):
            task.cancel()
        await asyncio.gather(pump, listen, return_exceptions=True)
        await service.rooms.go(table, guest)
