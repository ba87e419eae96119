"""The log as people tell it: one line a whole action, made of the events of its decisions."""

from collections.abc import Iterable, Mapping

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
        found: list[list[Message]] = []
        for event in events:
            if found and not self.opens(kind_of(event), [kind_of(one) for one in found[-1]]):
                found[-1].append(event)
            else:
                found.append([event])
        return found


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
        rows: list[Mapping[str, Value]] = [data]
        for name, value in data.items():
            if isinstance(value, list) and "{" + name + "}" in pattern:
                rows = [{**row, name: one} for row in rows for one in value]
        found += [pattern.format_map(row) for row in rows]
    return found
