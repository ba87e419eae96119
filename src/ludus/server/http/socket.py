"""Live play: one WebSocket for each reader of a table, and the messages over it."""

import asyncio
import contextlib
import logging
import time
from typing import Annotated, Any, Final

from fastapi import APIRouter, Path, Query, WebSocket, WebSocketDisconnect
from pydantic import TypeAdapter, ValidationError

from ludus.core.message import SPECTATOR
from ludus.server import clock, protocol
from ludus.server.errors import Refusal
from ludus.server.guests import language_of
from ludus.server.metrics import METRICS
from ludus.server.present import table as present
from ludus.server.protocol import Language
from ludus.server.service import Service
from ludus.server.storage.rows import Guest
from ludus.server.tables.table import Table, Update

log: Final = logging.getLogger("ludus.live")

router: Final = APIRouter()
MESSAGES: Final = TypeAdapter[Any](protocol.ClientMessage)
MAX_QUEUED: Final = 256
"""How many messages may wait for a slow reader before the connection is closed."""
MAX_QUEUED_BYTES: Final = 4 * 1024 * 1024
"""How much may wait for a slow reader; about ten whole states of a long game."""
MAX_QUEUED_IN_ALL: Final = 64 * 1024 * 1024
"""When so much waits for all readers together, one may have only a quarter as much."""

BAD_MESSAGE, NO_GUEST, FORBIDDEN, NO_TABLE, TOO_SLOW, TOO_OFTEN = 4400, 4401, 4403, 4404, 4408, 4429
UNAVAILABLE: Final = 1013
INTERNAL_ERROR: Final = 1011
CLOSE_CODES: Final = {401: NO_GUEST, 403: FORBIDDEN, 404: NO_TABLE}


NOBODY: Final = Guest("", "", "en")


class Connection:
    """One reader's WebSocket."""

    def __init__(self, service: Service, socket: WebSocket, language: Language) -> None:
        self.service = service
        self.socket = socket
        self.language = language
        self.guest = NOBODY
        self.seat = SPECTATOR
        self.queue: asyncio.Queue[str | None] = asyncio.Queue(MAX_QUEUED)
        self.queued_bytes = 0
        self.checking = True
        self.cut = False

    async def open(self, table_id: str, seat: int | None) -> Table:
        """The table, if the reader may see it."""
        guest = await self.service.guests.of(self.socket)
        if guest is None:
            raise Refusal(401, "no-guest")
        self.guest = guest
        self.language = language_of(self.socket, guest)
        table = await self.service.game_table(table_id, guest)
        self.seat = table.looks_from(guest.id, seat)
        if self.seat == SPECTATOR:
            table.spectator_name(guest)
        return table

    def send(self, message: protocol.Wire) -> None:
        """Queue a message; a reader who is too slow is cut off and may come again."""
        self.send_text(message.to_json().decode())

    def send_text(self, text: str) -> None:
        """Queue a message that is already text."""
        crowded = self.service.queued_bytes > MAX_QUEUED_IN_ALL
        room = MAX_QUEUED_BYTES // 4 if crowded else MAX_QUEUED_BYTES
        if self.cut or self.queue.full() or self.queued_bytes + len(text) > room:
            self.cut = True
            self.drop_queued()
            self.queue.put_nowait(None)
        else:
            self._count(len(text))
            self.queue.put_nowait(text)

    def drop_queued(self) -> None:
        """Forget what waits."""
        while not self.queue.empty():
            self._count(-len(self.queue.get_nowait() or ""))

    def _count(self, bytes: int) -> None:
        self.queued_bytes += bytes
        self.service.queued_bytes += bytes

    def notify(self, table: Table, update: Update) -> None:
        """Tell the reader what has changed."""
        if self.checking:
            return
        if update.table and not self.service.may_watch_at_once(table, self.guest):
            self.checking = True
            self.service.tables.spawn(self.check_right(table))
            return
        now = clock.now()
        if update.table and self._reseated(table):
            self.checking = True
            self.service.tables.spawn(self.send_state(table))
            return
        if update.since is not None:
            self.send_text(moved(table, update, self.seat, self.language, now))
        if update.table:
            info = self.service.table_info(table, self.guest)
            self.send(protocol.TableChanged(revision=table.row.revision, table=info))
        for message in update.chat:
            if not present.hears(table, self.guest.id, message):
                continue
            line = present.chat_line(message)
            self.send(protocol.Said(revision=table.row.revision, line=line))

    async def check_right(self, table: Table) -> None:
        """Close the connection of one who may not see the game any more; tell others the rest."""
        try:
            await self.service.game_table(table.row.id, self.guest)
        except Refusal as refusal:
            await self.close(CLOSE_CODES.get(refusal.status, UNAVAILABLE), refusal)
            return
        self._reseated(table)
        await self.send_state(table)

    def _reseated(self, table: Table) -> bool:
        """Whether the reader looks from another seat now, having sat down or lost a seat."""
        own = table.seats_of(self.guest.id)
        if self.seat in own or table.row.state == "over":
            return False
        before, self.seat = self.seat, table.looks_from(self.guest.id, None)
        return self.seat != before

    async def send_state(self, table: Table, ref: int | None = None) -> None:
        """Tell the reader everything; what changes until then is part of it."""
        self.checking = True
        reader = (self.guest, self.seat, self.language)
        state = await self.service.state(table, *reader, ref=ref)
        self.checking = False
        self.send_text(state.decode())

    async def send_queued(self) -> None:
        """Send what is queued."""
        while (text := await self.queue.get()) is not None:
            self._count(-len(text))
            await self.socket.send_text(text)
        await self.socket.close(TOO_SLOW, "")

    async def receive(self, table: Table) -> None:
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
                await self.answer(table, message)
            except Refusal as refusal:
                self.refuse(refusal, message.ref)
                if refusal.code == "moment":
                    await self.send_state(table)

    def refuse(self, refusal: Refusal, ref: int | None) -> None:
        """Say why something is not done."""
        detail = refusal.say(self.language)
        self.send(protocol.Refused(ref=ref, code=refusal.code, detail=detail))

    async def close(self, code: int, refusal: Refusal) -> None:
        """Close the connection, with a sentence."""
        sentence = refusal.say(self.language).encode()[:120].decode(errors="ignore")
        with contextlib.suppress(WebSocketDisconnect):  # who has gone already needs no reason
            await self.socket.close(code, sentence)

    async def report_failure(self, receiving: asyncio.Task[None]) -> None:
        """An error of the server ends the connection: say so, and log it."""
        if receiving.done() and (error := receiving.exception()) is not None:
            METRICS.count("ludus_errors_total", what="socket")
            log.error("A WebSocket failed.", exc_info=error)
            await self.close(INTERNAL_ERROR, Refusal(500, "broken"))

    async def answer(self, table: Table, message: Any) -> None:
        """Do what one message asks."""
        table_id, ref = table.row.id, message.ref
        match message:
            case protocol.ActMessage():
                await self.service.act(table_id, self.guest, message)
            case protocol.UndoMessage():
                await self.service.undo(table_id, self.guest, message)
            case protocol.SayMessage():
                await self.service.say(table_id, self.guest, message)
            case protocol.PreviewMessage():
                shown = self.service.preview(table, self.guest, message, self.language)
                shown.ref = ref
                self.send(shown)
                return
            case protocol.PlansMessage():
                offered = self.service.plans(table, self.guest, message, self.language)
                offered.ref = ref
                self.send(offered)
                return
            case protocol.WhyMessage():
                refusal = self.service.why(table, self.guest, message)
                if refusal is not None:
                    raise refusal
            case protocol.LookMessage():
                self.seat = table.looks_from(self.guest.id, message.seat)
                await self.send_state(table, ref)
                return
            case protocol.ResyncMessage():
                self.language = message.language or self.language
                await self.send_state(table, ref)
                return
            case protocol.PingMessage():
                self.send(protocol.Pong(ref=ref))
                return
        self.send(protocol.Done(ref=ref, moment=table.row.moment))


def moved(table: Table, update: Update, seat: int, language: str, now: float) -> str:
    """The update of the game, encoded once for all who see the same."""
    key = (seat, language)
    text = update.encoded.get(key)
    if text is None:
        message = present.moved(table, update, present.reader(table, seat, language), now)
        text = update.encoded[key] = "" if message is None else message.to_json().decode()
    return text


def reason(error: ValidationError) -> str:
    """What is wrong with a message, without repeating what was sent."""
    first = error.errors(include_url=False, include_context=False, include_input=False)[0]
    where = ".".join(str(part) for part in first["loc"])
    return f"{where}: {first['msg']}" if where else first["msg"]


@router.websocket("/api/tables/{table}/live")
async def live(
    socket: WebSocket,
    table_id: Annotated[str, Path(alias="table")],
    seat: Annotated[int | None, Query()] = None,
) -> None:
    """Sit at a table, or watch it, live."""
    service: Service = socket.app.state.service
    await socket.accept()
    connection = Connection(service, socket, language_of(socket))
    try:
        table = await connection.open(table_id, seat)
    except Refusal as refusal:
        await connection.close(CLOSE_CODES.get(refusal.status, UNAVAILABLE), refusal)
    else:
        await serve(service, connection, table)


async def serve(service: Service, connection: Connection, table: Table) -> None:
    """Serve the connection until one side closes it."""
    table_id, guest = table.row.id, connection.guest.id
    service.sockets += 1
    table.listeners.add(connection)
    await connection.send_state(table)
    sending = asyncio.create_task(connection.send_queued())
    receiving = asyncio.create_task(connection.receive(table))
    try:
        with contextlib.suppress(Refusal):  # the others learn of it with the next report
            await service.tables.socket_opened(table_id, guest)
        await asyncio.wait([sending, receiving], return_when=asyncio.FIRST_COMPLETED)
        await connection.report_failure(receiving)
    finally:
        service.sockets -= 1
        table.listeners.discard(connection)
        table.spectators.pop(guest, None)
        table.used = clock.now()
        for task in (sending, receiving):
            task.cancel()
        await asyncio.gather(sending, receiving, return_exceptions=True)
        connection.drop_queued()
        with contextlib.suppress(Refusal):
            await service.tables.socket_closed(table_id, guest)
