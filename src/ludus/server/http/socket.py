"""Live play: one WebSocket for each reader of a table, and the messages over it."""

import asyncio
import contextlib
from collections.abc import Callable
from typing import Annotated, Any, Final

from fastapi import APIRouter, Path, Query, WebSocket
from pydantic import TypeAdapter

from ludus.core.message import SPECTATOR
from ludus.server import clock, protocol
from ludus.server.errors import Refusal
from ludus.server.http.connections import AT_ONCE
from ludus.server.http.guest_socket import TOO_SLOW, GuestSocket
from ludus.server.present import table as present
from ludus.server.service import Service
from ludus.server.tables.table import Table, Update

router: Final = APIRouter()
MAX_QUEUED: Final = 256
"""How many messages may wait for a slow reader before the connection is closed."""
MAX_QUEUED_BYTES: Final = 4 * 1024 * 1024
"""How much may wait for a slow reader; about ten whole states of a long game."""
MAX_QUEUED_IN_ALL: Final = 64 * 1024 * 1024
"""When so much waits for all readers together, one may have only a quarter as much."""


class Connection(GuestSocket):
    """One reader's WebSocket."""

    understood = TypeAdapter[Any](protocol.ClientMessage)

    def __init__(self, service: Service, socket: WebSocket) -> None:
        super().__init__(service, socket)
        self.seat = SPECTATOR
        self.queue: asyncio.Queue[bytes | None] = asyncio.Queue(MAX_QUEUED)
        at_once = socket.scope.get("extensions", {}).get(AT_ONCE)
        self.write: Callable[[bytes], bool] = at_once["write"] if at_once else lambda _: False
        self.queued_bytes = 0
        self.checking = True
        self.cut = False

    async def open(self, table_id: str, seat: int | None) -> Table:
        """The table, if the reader may see it."""
        await self.identify()
        table = await self.service.game_table(table_id, self.guest)
        self.seat = table.looks_from(self.guest.id, seat)
        if self.seat == SPECTATOR:
            table.spectator_name(self.guest)
        return table

    def send(self, message: protocol.Wire) -> None:
        """Send a message; a reader who is too slow is cut off and may come again."""
        self.send_text(message.to_json())

    def send_text(self, text: bytes) -> None:
        """Send a message that is already text, or queue it behind those that wait."""
        if self.queued_bytes == 0 and not self.cut and self.write(text):
            return
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
            self._count(-len(self.queue.get_nowait() or b""))

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
            await self.turn_away(refusal)
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
        self.send_text(state)

    async def send_queued(self) -> None:
        """Send what is queued."""
        while (text := await self.queue.get()) is not None:
            try:
                await self.socket.send_text(text.decode())
            finally:
                self._count(-len(text))
        await self.socket.close(TOO_SLOW, "")

    async def receive(self, table: Table) -> None:
        """Answer what the reader sends."""
        async for message in self.messages():
            try:
                await self.answer(table, message)
            except Refusal as refusal:
                self.send(self.refused(refusal, message.ref))
                if refusal.code == "moment":
                    await self.send_state(table)

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


def moved(table: Table, update: Update, seat: int, language: str, now: float) -> bytes:
    """The update of the game, encoded once for all who see the same."""
    key = (seat, language)
    text = update.encoded.get(key)
    if text is None:
        reader = present.reader(table, seat, language)
        text = update.encoded[key] = present.moved(table, update, reader, now)
    return text


@router.websocket("/api/tables/{table}/live")
async def live(
    socket: WebSocket,
    table_id: Annotated[str, Path(alias="table")],
    seat: Annotated[int | None, Query()] = None,
) -> None:
    """Sit at a table, or watch it, live."""
    service: Service = socket.app.state.service
    await socket.accept()
    connection = Connection(service, socket)
    try:
        table = await connection.open(table_id, seat)
    except Refusal as refusal:
        await connection.turn_away(refusal)
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
        if receiving.done() and (error := receiving.exception()) is not None:
            await connection.report_failure(error)
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
