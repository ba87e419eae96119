"""Luck that anyone can check: all draws of a game follow from a secret and the players' words.

Before the game its server shows the commitment, the SHA-256 of the secret. Then each seat may add
words of its own. After the end the record holds the secret, and whoever has the record can make
every draw again. `docs/luck.md` tells how, for those who write it in another language.
"""

import hashlib
import hmac
import json
from typing import Final

from ludus.core.errors import LudusError
from ludus.core.game import CHANCE
from ludus.core.match import Match
from ludus.core.record import HIDDEN, Record, from_dict
from ludus.core.registry import get

SECRET_DIGITS: Final = 64


def commitment_of(secret: str) -> str:
    """What is shown of a secret before the game."""
    return hashlib.sha256(secret.encode()).hexdigest()


class Luck:
    """The draws of one game."""

    def __init__(self, secret: str, table: str, words: list[str], setup: Record) -> None:
        self.secret = secret
        self.table = table
        self.words = words
        known = {
            "game": setup.game,
            "options": setup.options,
            "players": setup.players,
            "rules": setup.rules,
            "table": table,
            "words": words,
        }
        message = json.dumps(known, sort_keys=True, separators=(",", ":"))
        self.seed = hmac.digest(bytes.fromhex(secret), message.encode(), "sha256")

    def draw(self, number: int, outcomes: list[tuple[int, int]]) -> int:
        """The outcome of the draw of that number, from 1, among ids with weights."""
        block = hmac.digest(self.seed, str(number).encode(), "sha256")
        left = int.from_bytes(block, "big") % sum(weight for _, weight in outcomes)
        for id, weight in sorted(outcomes):
            if left < weight:
                return id
            left -= weight
        raise AssertionError("one of the outcomes is drawn")

    def as_dict(self) -> dict[str, object]:
        """What a record holds of it after the end."""
        return {
            "secret": self.secret,
            "commitment": commitment_of(self.secret),
            "table": self.table,
            "words": self.words,
        }


def draws(match: Match) -> int:
    """How many draws a match has had; what was taken back does not count."""
    return sum(ply.actor == CHANCE for ply in match.plies)


def verified(text: str) -> int:
    """How many draws of a record file follow from its secret; a sentence says what does not."""
    try:
        data = json.loads(text)
    except (ValueError, RecursionError):
        raise LudusError("This is not a record as JSON; only those hold the secret.") from None
    record = from_dict(data)
    luck = _luck_of(data, record)
    match = Match(get(record.game), record.players, record.options, record.seats, story=False)
    number = 0
    for ply, id in enumerate(record.ids, 1):
        if id == HIDDEN:
            raise LudusError("The record was made before the end and hides some draws.")
        if match.state.actor == CHANCE:
            number += 1
            if luck.draw(number, match.state.outcomes()) != id:
                raise LudusError(f"Draw {number} (ply {ply}) does not follow from the secret.")
        match.apply(id)
    return number


def _luck_of(data: dict[str, object], record: Record) -> Luck:
    luck = data.get("luck")
    if not isinstance(luck, dict):
        raise LudusError("The record holds no secret: the game is not over, or was played offline.")
    secret, shown, table = luck.get("secret"), luck.get("commitment"), luck.get("table")
    words = luck.get("words")
    if not isinstance(secret, str) or not isinstance(table, str) or not isinstance(words, list):
        raise LudusError("The luck of the record is damaged: parts of it are missing.")
    if len(secret) != SECRET_DIGITS or not set(secret) <= set("0123456789abcdef"):
        raise LudusError("The luck of the record is damaged: the secret is not 64 hex digits.")
    if shown != commitment_of(secret):
        raise LudusError("The secret is not the one the server committed to before the game.")
    return Luck(secret, table, [str(word) for word in words], record)
