"""Tables whose places have fixed numbers: steps, ids of actions, features.

The numbers are constants that mypyc writes into the code, so they stand as literals; each table
says which constant belongs to which of its parts, and is checked when it is made.
"""

from collections.abc import Sequence
from typing import TypeVar

from librt.vecs import vec

from ludus.core.game import Action, Step
from ludus.core.message import Value

Item = TypeVar("Item")


def numbered(steps: list[tuple[int, Step]]) -> vec[Step]:
    """The steps in the order of their numbers, which must be 0, 1, 2 and so on."""
    ordered = sorted(steps, key=lambda pair: pair[0])
    for place, (number, step) in enumerate(ordered):
        if number != place:
            name = type(step).__name__
            raise ValueError(f"The step {name} has number {number}, but {place} comes next.")
    return vec[Step]([step for _, step in ordered])


def joined(blocks: Sequence[tuple[int, Sequence[Item]]]) -> list[Item]:
    """The items of all blocks one after the other; each block must start at its number.

    An empty block at the end checks how many items there are.
    """
    items: list[Item] = []
    for start, block in blocks:
        if start != len(items):
            what = f"block that begins with {block[0]!r}" if block else "end"
            raise ValueError(f"The {what} is declared at {start}, but is at {len(items)}.")
        items += block
    return items


def action(kind: str, text: str, **data: Value) -> list[Action]:
    """A block of one action."""
    return [Action(kind, data, text)]


def actions_of(kind: str, field: str, terms: Sequence[str]) -> list[Action]:
    """A block with one action for each term of the game."""
    return [Action(kind, {field: term}, f"{kind} {term}") for term in terms]


def check_counts(*counts: tuple[int, Sequence[object]]) -> None:
    """Raise an error unless each number is that of the things beside it."""
    for count, things in counts:
        if count != len(things):
            first = things[0] if things else "nothing"
            raise ValueError(f"{count} is declared for {len(things)} things, of which {first!r}.")
