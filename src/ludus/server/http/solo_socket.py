"""The WebSocket of one who is alone at a table, with a lesson or a study.

Every answer is awaited until it is sent: nobody else waits for a slow reader here.
"""

from abc import ABC, abstractmethod
from typing import Any

from fastapi import WebSocketDisconnect

from ludus.core.errors import IllegalAction, TranslatedError
from ludus.core.match import Match
from ludus.server import protocol
from ludus.server.errors import Refusal, RefusalWithReason
from ludus.server.http.guest_socket import GuestSocket
from ludus.server.present import game as present_game
from ludus.server.present.reader import Reader


class SoloSocket(GuestSocket, ABC):
    """One reader's WebSocket and the game on it; lessons and studies complete it."""

    match: Match

    @property
    @abstractmethod
    def reader(self) -> Reader:
        """Who looks at the game."""

    @abstractmethod
    async def begin(self) -> None:
        """Find what is asked for, and tell everything."""

    @abstractmethod
    async def answer(self, message: Any) -> None:
        """Do what one message asks, if it is not one of those answered here."""

    @abstractmethod
    async def send_state(self, ref: int | None = None) -> None:
        """Tell everything."""

    async def end(self) -> None:
        """Stop what was begun for the reader."""

    async def serve(self) -> None:
        """Serve the connection until one side closes it."""
        await self.socket.accept()
        self.service.sockets += 1
        try:
            await self.identify()
            await self.begin()
            async for message in self.messages():
                await self.try_to_answer(message)
        except Refusal as refusal:
            await self.turn_away(refusal)
        except WebSocketDisconnect:
            pass  # the reader has gone while something was sent
        except Exception as error:
            await self.report_failure(error)
        finally:
            self.service.sockets -= 1
            await self.end()

    async def send(self, message: protocol.Wire) -> None:
        """Send a message."""
        await self.socket.send_text(message.to_json().decode())

    async def reply(self, message: protocol.Preview | protocol.Plans, ref: int | None) -> None:
        """Send the answer to a question."""
        message.ref = ref
        await self.send(message)

    async def done(self, ref: int | None) -> None:
        """Say that what was asked for is done."""
        await self.send(protocol.Done(ref=ref, moment=len(self.match.plies)))

    async def try_to_answer(self, message: Any) -> None:
        """Do what a message asks, or say why not."""
        try:
            match message:
                case protocol.ResyncMessage():
                    self.language = message.language or self.language
                    await self.send_state(message.ref)
                case protocol.PingMessage():
                    await self.send(protocol.Pong(ref=message.ref))
                case _:
                    await self.answer(message)
        except IllegalAction as error:
            names = self.reader.names
            illegal = present_game.unlawful(self.match.game, error.message, names)
            await self.send(self.refused(illegal, message.ref))
        except TranslatedError as error:
            await self.send(self.refused(RefusalWithReason(409, "record", error), message.ref))
        except Refusal as refusal:
            await self.send(self.refused(refusal, message.ref))

    def check(self, moment: int) -> None:
        """Refuse what is said of another moment than this one."""
        if moment != len(self.match.plies):
            raise Refusal(409, "moment")
