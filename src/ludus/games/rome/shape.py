"""The shape of a view of Rome and of its board: what `view.py` fills in, and the client's types."""

from typing import TypedDict

Tiles = dict[str, int]
"""How many tiles of each colour."""


class Vertex(TypedDict):
    """A point of the grid; x goes east, y north, the side of a tile is 1."""

    name: str
    xy: list[float]
    site: bool


class Edge(TypedDict):
    """A line of the grid between two vertices."""

    name: str
    vertices: list[int]


class Place(TypedDict):
    """Where a tile can lie; its outline goes round: blunt, sharp, blunt, sharp."""

    name: str
    triangles: list[int]
    outline: list[int]
    sides: list[int]


class Board(TypedDict):
    """What is printed and never changes; `tiles` tells the building of each colour."""

    tiles: dict[str, str]
    vertices: list[Vertex]
    triangles: list[list[int]]
    edges: list[Edge]
    positions: list[Place]
    hills: dict[str, int]
    bridges: list[int]
    sources: dict[str, int]


class Tile(TypedDict):
    """A tile on the map, and the family whose magistrate stands on it."""

    position: int
    place: str
    tile: str
    magistrate: int | None


class Building(TypedDict):
    """A finished building; a fountain has no owner."""

    site: int
    place: str
    building: str
    owner: int | None


class Prospect(TypedDict):
    """What a site can become with so many tiles, and who would build it now."""

    building: str
    tiles: int
    influence: list[int]
    builder: int | None


class Site(TypedDict):
    """An unfinished site."""

    site: int
    place: str
    sixths: int
    tiles: int
    may_become: list[Prospect]


class Aqueduct(TypedDict):
    """An aqueduct: its pieces from the source on, and where the next one can lie."""

    colour: str
    source: int
    started: bool
    edges: list[int]
    end: int
    left: int
    next: list[int]


class Bridge(TypedDict):
    """A bridge; its value is null to those who may not know it."""

    bridge: int
    taker: int | None
    value: int | None


class Office(TypedDict):
    """A space of the Imperium: magistrates by family, and tiles left."""

    building: str
    magistrates: list[int]
    left: int


class Treasury(TypedDict):
    """The Treasury: magistrates by family, and coins left."""

    magistrates: list[int]
    coins: int


class Family(TypedDict):
    """What a family has."""

    colour: str
    points: int
    magistrates: int
    atrium: Tiles
    domus: Tiles
    imperium: dict[str, int]
    coins: int
    buildings: int
    cubes: int
    bridges: list[Bridge]


class View(TypedDict):
    """All that a seat may know."""

    first: int
    active: int
    turn: int
    actions: int | None
    last_turns: int | None
    hill_corners: bool
    hills: list[str]
    stacks: Tiles
    tiles: list[Tile]
    buildings: list[Building]
    sites: list[Site]
    aqueducts: list[Aqueduct]
    bridges: list[Bridge]
    imperium: list[Office]
    treasury: Treasury
    families: list[Family]
