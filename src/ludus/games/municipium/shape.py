"""The shape of a view of Municipium: what `view.py` fills in and the client's types are made of."""

from typing import TypedDict

Citizens = dict[str, int]
"""How many of each kind of citizen."""


class Family(TypedDict):
    """What a family has."""

    colour: str
    unplaced: int
    citizens: Citizens
    favours: int
    short: int
    """How many citizens or favours are wanted for the next Decurion."""
    decurions: int
    cards: dict[str, bool]


class Institution(TypedDict):
    """A building, its members by family, its banner and its meeting room."""

    name: str
    members: list[int]
    wreathed: list[int]
    leader: int | None
    second: int | None
    banner: Citizens
    room_favour: bool
    room_citizen: str | None


class View(TypedDict):
    """All that a seat may know."""

    goal: int
    banner_size: int
    """How many citizens make a banner full."""
    first: int
    families: list[Family]
    institutions: list[Institution]
    ranking: list[int]
    prefect: str
    prefect_next: str
    reserve: int
    wreaths: int
    bag: Citizens
    guests: Citizens
    deck: dict[str, int]
    discards: dict[str, int]
    discard_top: str | None
    card: str | None
