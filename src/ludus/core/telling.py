"""The log as people tell it: one line a whole action, made of the events of its decisions."""

from collections.abc import Iterable, Mapping
from typing import Final

from mypy_extensions import mypyc_attr

from ludus.core.message import Message, Value


@mypyc_attr(allow_interpreted_subclasses=True)
class Teller:
    """How the events of a game make lines. This one tells every event in a line of its own."""

    def opens(self, kind: str, line: list[str]) -> bool:
        """Whether an event of this kind begins a new line after the kinds of the last one."""
        return True

    def headline(self, events: list[Message]) -> Message:
        """What a line is about."""
        return events[0]

    def tails(self, events: list[Message]) -> list[Message]:
        """What is told after the headline: the events that have a short form for it."""
        return []

    def places(self, event: Message) -> list[str]:
        """The places and pieces of the board that an event speaks of, as the board names them."""
        return []

    def lines(self, events: Iterable[Message]) -> list[list[Message]]:
        """The events of one turn, or of a preview, by lines."""
        grouped = Lines(self)
        return [grouped.line for event in events if grouped.begins(event, 0)]


class Lines:
    """Events put into lines one after the other; a line ends with its turn."""

    def __init__(self, teller: Teller) -> None:
        self.teller = teller
        self.turn = -1
        self.line: list[Message] = []
        self.kinds: list[str] = []

    def begins(self, event: Message, turn: int) -> bool:
        """Add an event to the line under way, or begin another one with it and say so."""
        kind = kind_of(event)
        begins = not self.line or turn != self.turn or self.teller.opens(kind, self.kinds)
        if begins:
            self.turn, self.line, self.kinds = turn, [], []
        self.line.append(event)
        self.kinds.append(kind)
        return begins


def kind_of(event: Message) -> str:
    """The kind of an event, whether all of it is seen or not."""
    return event.key.removeprefix("event.").removesuffix(".hidden")


def of_kind(events: list[Message], *kinds: str) -> list[Message]:
    """The events of these kinds."""
    return [event for event in events if kind_of(event) in kinds]


def filled(patterns: Iterable[str], data: Mapping[str, Value]) -> list[str]:
    """Names of places such as `city:{city}` with the values of an event; a list gives several."""
    found: list[str] = []
    for pattern in patterns:
        if not any(isinstance(data[name], list) for name in _names(pattern)):
            found.append(pattern.format_map(data))
            continue
        rows: list[Mapping[str, Value]] = [data]
        for name, value in data.items():
            if isinstance(value, list) and name in _names(pattern):
                rows = [{**row, name: one} for row in rows for one in value]
        found += [pattern.format_map(row) for row in rows]
    return found


_NAMES: Final[dict[str, list[str]]] = {}


def _names(pattern: str) -> list[str]:
    """The names of the values that a pattern asks for, read once."""
    if pattern not in _NAMES:
        _NAMES[pattern] = [part.partition("}")[0] for part in pattern.split("{")[1:]]
    return _NAMES[pattern]
