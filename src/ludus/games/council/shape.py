"""The shape of a view of The Council of Four: what `view.py` fills in, and the client's types."""

from typing import TypedDict


class Bonus(TypedDict):
    """A bonus by its name and by its goods."""

    name: str
    goods: dict[str, int]


class Permit(TypedDict):
    """A business permit tile."""

    id: int
    region: str
    cities: list[str]
    bonus: Bonus


class Player(TypedDict):
    """What a player has; the hand is null to all but its owner."""

    colour: str
    coins: int
    assistants: int
    points: int
    nobility: int
    cards: int
    hand: dict[str, int] | None
    permits: list[Permit]
    used: list[Permit]
    emporiums: list[str]
    emporiums_left: int


class City(TypedDict):
    """A city; `assistants` is what building there would cost the seat, null if it cannot."""

    name: str
    letter: str
    region: str
    metal: str
    token: Bonus | None
    emporiums: list[int]
    neutral: bool
    assistants: int | None


class Offer(TypedDict):
    """The cheapest payment with which a seat satisfies a council; no price if it has no card."""

    cards: dict[str, int]
    jokers: int
    coins: int | None
    payable: bool


class Council(TypedDict):
    """A council, from the side where new councillors enter to the one where they fall."""

    name: str
    councillors: list[str]
    offer: Offer | None


class Payment(TypedDict):
    """What is being paid, and what it costs as it stands."""

    council: str
    cards: dict[str, int]
    coins: int | None


class Route(TypedDict):
    """The way the king would go to a city, and what that costs."""

    way: list[str]
    coins: int


class King(TypedDict):
    """Where the king is, and his routes to every city."""

    city: str | None
    routes: dict[str, Route]


class Region(TypedDict):
    """The permits of a region; `bottom` are those known at the bottom of the pile, next first."""

    name: str
    shown: list[Permit | None]
    unseen: int
    bottom: list[Permit]


class BonusTile(TypedDict):
    """A bonus tile of a region or a colour, and who has it."""

    name: str
    points: int
    owner: int | None


class KingTile(TypedDict):
    """A king's reward tile, and who has it."""

    points: int
    owner: int | None


class View(TypedDict):
    """All that a seat may know."""

    map: dict[str, str]
    first: int | None
    ending: int | None
    mains: int
    quicks: int
    players: list[Player]
    cities: list[City]
    roads: list[list[str]]
    king: King
    councils: list[Council]
    payment: Payment | None
    beside: dict[str, int]
    regions: list[Region]
    track: list[str]
    bonus_tiles: list[BonusTile]
    king_tiles: list[KingTile]
    deck: int
    discards: dict[str, int]
