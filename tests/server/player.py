"""A player with a WebSocket who never gives up: he comes back after every dropped line.

He remembers what the server acknowledged, so that a test can look whether it is still there.
"""

import asyncio
import json
import random
from typing import Any

import websockets

from ludus.server.storage.rows import UNDO
from tests.server.running import Running

PATIENCE = 300.0
AGAIN = 0.3
"""The seconds until a dropped line is opened again: fifty players must not keep a server busy."""


class Lost(Exception):
    """Something that was acknowledged is not there any more."""


class Player:
    """One person's seat at a table, played at random."""

    def __init__(
        self, server: Running, token: str, table: str, seed: int, patience: float = PATIENCE
    ) -> None:
        self.server = server
        self.token = token
        self.table = table
        self.random = random.Random(seed)
        self.patience = patience
        self.acknowledged: dict[int, int] = {}
        self.asked: set[tuple[int, int]] = set()
        self.moment = 0
        self.scores: list[int] = []

    async def play(self) -> None:
        """Play to the end, whatever happens to the server."""
        async with asyncio.timeout(self.patience):
            while not self.scores:
                try:
                    await self._sit()
                except (OSError, websockets.WebSocketException):
                    await asyncio.sleep(AGAIN)

    async def _sit(self) -> None:
        address = f"{self.server.socket}{self.table}/live"
        headers = {"Authorization": f"Bearer {self.token}"}
        async with websockets.connect(address, additional_headers=headers) as socket:
            asked: list[tuple[int, int]] = []
            async for text in socket:
                message = json.loads(text)
                if message["type"] == "done":
                    moment, id = asked[message["ref"]]
                    self.acknowledged[moment + 1] = id
                    self.moment = max(self.moment, message["moment"])
                if message["type"] == "refused":
                    if message["code"] == "database":
                        raise ConnectionResetError  # it is away for a while: come again
                    assert message["code"] == "moment", message
                if message["type"] in ("state", "moved"):
                    answer = self._answer(message["position"])
                    if self.scores and not answer:
                        return
                    if answer:
                        asked.append((answer["moment"], answer.get("id", UNDO)))
                        self.asked.add(asked[-1])
                        await socket.send(json.dumps({**answer, "ref": len(asked) - 1}))

    def _answer(self, position: dict[str, Any]) -> dict[str, Any]:
        """A choice at random; now and then what was just decided is taken back."""
        moment = position["moment"]
        if moment < self.moment:
            raise Lost("a ply that was told is lost")
        self.moment = moment
        if position["over"]:
            self.scores = position["result"]["scores"]
        if not position["choices"]:
            return {}
        if position["undoable"] and self.random.random() < 0.05:
            return {"type": "undo", "moment": moment}
        choice = self.random.choice(position["choices"])
        return {"type": "act", "moment": moment, "id": choice["id"]}
