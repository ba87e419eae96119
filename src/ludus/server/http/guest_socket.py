"""A guest's WebSocket: who it is, the messages that arrive, and how it is closed."""

import contextlib
import logging
import time
from collections.abc import AsyncIterator
from typing import Any, ClassVar, Final

from fastapi import WebSocket, WebSocketDisconnect
from pydantic import TypeAdapter, ValidationError

from ludus.server import protocol
from ludus.server.errors import Refusal
from ludus.server.guests import language_of
from ludus.server.metrics import METRICS
from ludus.server.protocol import Language
from ludus.server.service import Service
from ludus.server.storage.rows import Guest

log: Final = logging.getLogger("ludus.live")

BAD_MESSAGE, NO_GUEST, FORBIDDEN, NO_TABLE, TOO_SLOW, TOO_OFTEN = 4400, 4401, 4403, 4404, 4408, 4429
UNAVAILABLE: Final = 1013
INTERNAL_ERROR: Final = 1011
CLOSE_CODES: Final = {401: NO_GUEST, 403: FORBIDDEN, 404: NO_TABLE, 429: TOO_OFTEN}

NOBODY: Final = Guest("", "", "en")


class GuestSocket:
    """One guest's WebSocket; what may arrive is said by `understood`."""

    understood: ClassVar[TypeAdapter[Any]]

    def __init__(self, service: Service, socket: WebSocket) -> None:
        self.service = service
        self.socket = socket
        self.guest = NOBODY
        self.language: Language = language_of(socket)

    async def identify(self) -> None:
        """Find out who it is."""
        guest = await self.service.guests.of(self.socket)
        if guest is None:
            raise Refusal(401, "no-guest")
        self.guest = guest
        self.language = language_of(self.socket, guest)
        self.count(1)

    def count(self, cost: float) -> None:
        """Count what the guest asks for as so many requests, or refuse it."""
        if self.service.requests.wait(self.guest.id, time.monotonic(), cost) > 0:
            raise Refusal(429, "too-often", seconds=1)

    async def messages(self) -> AsyncIterator[Any]:
        """What the guest sends, until one side closes the connection."""
        while (frame := await self.socket.receive())["type"] != "websocket.disconnect":
            try:
                self.count(1)
            except Refusal as refusal:
                await self.turn_away(refusal)
                return
            try:
                message = self.understood.validate_json(frame.get("text") or "")
            except ValidationError as error:
                await self.close(BAD_MESSAGE, Refusal(400, "request", reason=reason(error)))
                return
            yield message

    def refused(self, refusal: Refusal, ref: int | None) -> protocol.Refused:
        """The message that something is not done, and why."""
        return protocol.Refused(ref=ref, code=refusal.code, detail=refusal.say(self.language))

    async def turn_away(self, refusal: Refusal) -> None:
        """Close the connection of one who may not see what is asked for, or not any more."""
        await self.close(CLOSE_CODES.get(refusal.status, UNAVAILABLE), refusal)

    async def close(self, code: int, refusal: Refusal) -> None:
        """Close the connection, with a sentence."""
        sentence = refusal.say(self.language).encode()[:120].decode(errors="ignore")
        with contextlib.suppress(WebSocketDisconnect):  # who has gone already needs no reason
            await self.socket.close(code, sentence)

    async def report_failure(self, error: BaseException) -> None:
        """An error of the server ends the connection: say so, and log it."""
        METRICS.count("ludus_errors_total", what="socket")
        log.error("A WebSocket failed.", exc_info=error)
        await self.close(INTERNAL_ERROR, Refusal(500, "broken"))


def reason(error: ValidationError) -> str:
    """What is wrong with a message, without repeating what was sent."""
    first = error.errors(include_url=False, include_context=False, include_input=False)[0]
    where = ".".join(str(part) for part in first["loc"])
    return f"{where}: {first['msg']}" if where else first["msg"]
