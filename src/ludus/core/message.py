"""What the rules say to people: keys and values, turned into sentences by `core.language`."""

from typing import Final, NamedTuple, Union

from mypy_extensions import i64

EVERYONE: Final = -1
"""The witness of what all may see."""
NOBODY: Final = -2
"""The witness of what no seat may see."""
SPECTATOR: Final = -1
"""The seat of one who only watches: he sees what everyone sees."""

Value = Union[int, str, list[int], list[str], "Message"]
"""What a message can carry; a seat is an int, a term of the game a word such as `tavern`."""


def sees(seat: i64, witness: i64) -> bool:
    """Whether a seat, or a spectator, sees what this witness sees."""
    return witness in (EVERYONE, seat)


class Message(NamedTuple):
    """A sentence before it is put into a language."""

    key: str
    data: dict[str, Value]
    rule: str = ""


class Event(NamedTuple):
    """Something that happened. `secret` is what only the witness saw of it."""

    kind: str
    data: dict[str, Value]
    secret: dict[str, Value] = {}
    witness: int = EVERYONE

    def seen_by(self, seat: int) -> Message:
        """The event as this seat (or a spectator) may know it."""
        if not self.secret:
            return Message("event." + self.kind, self.data)
        if sees(seat, self.witness):
            return Message("event." + self.kind, {**self.data, **self.secret})
        return Message("event." + self.kind + ".hidden", self.data)
