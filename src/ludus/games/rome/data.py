"""What is printed on the board and the pieces of Rome, and the geometry of its grid.

The grid is computed (ROM-03): a hexagon cut into triangles. Everything has a number, from north
to south and from west to east: vertices and edges with those inside the hexagon first, so that
the number of a site is that of its vertex, and the number of a tile's position is that of the
edge between its two triangles.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludus.core.numbering import check_counts

Vertex = i64
Edge = i64
Position = i64
Building = i64
Colour = i64
"""What is indexed by its number; a seat is the number of its family too."""

FAMILIES: Final = ("purple", "orange", "black", "pink")

FAMILY_COUNT: Final = 4

COLOURS: Final = ("red", "yellow", "green", "blue")
COLOUR_COUNT: Final = 4
BUILDINGS: Final = ("arena", "theatre", "temple", "baths", "fountain")
"""The building of each colour of tile, and the fountain, which has none."""
BUILDING_COUNT: Final = 5
IMPERIUM_COUNT: Final = 4
"""The fountain has no Imperium."""
ARENA: Final = 0
THEATRE: Final = 1
TEMPLE: Final = 2
BATHS: Final = 3
FOUNTAIN: Final = 4

TILES: Final[tuple[int, ...]] = (12, 14, 16, 18)
"""District tiles by colour (ROM-02)."""
MAGISTRATES: Final = 3
CUBES: Final = 16
IMPERIUM_OF_A_KIND: Final = 12
COINS: Final = 16
HILL_COUNT: Final = 7
HILLS_PLACED: Final = 3

BUILDING_OF: Final = vec[i64]([-1, -1, -1, TEMPLE, BATHS, THEATRE, ARENA])
"""What is built where so many tiles meet (ROM-23)."""
POINTS: Final = vec[i64]([8, 5, 2, 3])
"""What a building scores at once (ROM-25)."""

AQUEDUCTS: Final = ("grey", "brown", "white")
AQUEDUCT_COUNT: Final = 3
PIECES: Final = 13
PIECES_AT_START: Final = 3
PIECES_AT_ONCE: Final = 2

AQUEDUCT_POINTS: Final = 2
FOUNTAIN_POINTS: Final = 1
COIN_POINTS: Final = 1
MOST_COINS_POINTS: Final = 2
MOST_IMPERIUM_POINTS: Final = 5
TIED_IMPERIUM_POINTS: Final = 2

BRIDGES: Final = 7
BRIDGE_VALUES: Final = 4
BRIDGES_OF_A_VALUE: Final = 2
"""ROM-05: two each of 1 to 4, one of which stays in the box."""

SIDE: Final = 5

Point = tuple[int, int]
"""A vertex (q, r): q steps to the east and r to the north-east of the centre."""
Trio = tuple[Point, Point, Point]


def _distance(point: Point) -> int:
    """Steps from the centre."""
    q, r = point
    return max(abs(q), abs(r), abs(q + r))


def _reading_order(points: tuple[Point, ...]) -> tuple[int, int]:
    """From north to south and from west to east."""
    return -sum(r for _, r in points), sum(2 * q + r for q, r in points)


def _upright(q: int, r: int) -> Trio:
    """The triangle that stands on the edge from (q, r) to the east."""
    return (q, r), (q + 1, r), (q, r + 1)


def _inverted(q: int, r: int) -> Trio:
    """The triangle that stands on its head beside the upright one."""
    return (q + 1, r), (q + 1, r + 1), (q, r + 1)


def _vertices() -> list[Point]:
    span = range(-SIDE, SIDE + 1)
    inside = [(q, r) for q in span for r in span if _distance((q, r)) <= SIDE]
    return sorted(inside, key=lambda v: (_distance(v) == SIDE, _reading_order((v,))))


def _triangles() -> list[Trio]:
    span = range(-SIDE, SIDE)
    shapes = [shape(q, r) for q in span for r in span for shape in (_upright, _inverted)]
    return sorted((t for t in shapes if max(map(_distance, t)) <= SIDE), key=_reading_order)


VERTEX_POINTS: Final[list[Point]] = _vertices()
TRIANGLE_POINTS: Final[list[Trio]] = _triangles()


def _pairs(triangle: Trio) -> list[tuple[Point, Point]]:
    a, b, c = triangle
    return [(min(pair), max(pair)) for pair in ((a, b), (b, c), (c, a))]


def _edges() -> dict[tuple[Point, Point], list[int]]:
    """Every edge with the triangles beside it, those with two of them first."""
    beside: dict[tuple[Point, Point], list[int]] = {}
    for number, triangle in enumerate(TRIANGLE_POINTS):
        for pair in _pairs(triangle):
            beside.setdefault(pair, []).append(number)
    order = sorted(beside, key=lambda pair: (-len(beside[pair]), _reading_order(pair)))
    return {pair: beside[pair] for pair in order}


EDGE_POINTS: Final[dict[tuple[Point, Point], list[int]]] = _edges()

VERTICES: Final = 91
SITES: Final = 61
TRIANGLES: Final = 150
EDGES: Final = 240
POSITIONS: Final = 210
TRIANGLE_SIDES: Final = 3
TILE_CORNERS: Final = 4
DIRECTION_COUNT: Final = 6
"""Edges that can meet at a vertex."""

_VERTEX: Final[dict[Point, int]] = {point: number for number, point in enumerate(VERTEX_POINTS)}
_EDGE: Final[dict[tuple[Point, Point], int]] = {pair: n for n, pair in enumerate(EDGE_POINTS)}
_TRIANGLE: Final[dict[Trio, int]] = {trio: n for n, trio in enumerate(TRIANGLE_POINTS)}

EDGE_VERTICES: Final = vec[i64]([_VERTEX[point] for pair in EDGE_POINTS for point in pair])
"""The two ends of edge e: EDGE_VERTICES[2 * e] and the one after it."""
EDGE_TRIANGLES: Final = vec[i64]([t for beside in EDGE_POINTS.values() for t in (*beside, -1)[:2]])
"""The triangles on the two sides of edge e, -1 outside; for a position, the two it covers."""

TRIANGLE_EDGES: Final = vec[i64](
    [_EDGE[pair] for triangle in TRIANGLE_POINTS for pair in _pairs(triangle)]
)
"""The three edges of triangle t, from TRIANGLE_EDGES[3 * t]."""
TRIANGLE_VERTICES: Final = vec[i64](
    [_VERTEX[point] for triangle in TRIANGLE_POINTS for point in triangle]
)


def _beyond(edge: int, triangle: int) -> int:
    """The triangle on the other side of the edge, -1 outside the grid."""
    return int(EDGE_TRIANGLES[2 * edge] + EDGE_TRIANGLES[2 * edge + 1] - triangle)


TRIANGLE_BESIDE: Final = vec[i64](
    [_beyond(TRIANGLE_EDGES[i], i // 3) for i in range(3 * TRIANGLES)]
)
"""The triangle beyond each of the three edges of triangle t, -1 outside."""


def _corners(position: int) -> list[int]:
    """The two blunt corners, then the two sharp ones, which are opposite the inner edge."""
    blunt = [int(EDGE_VERTICES[2 * position + i]) for i in range(2)]
    covered = [int(EDGE_TRIANGLES[2 * position + i]) for i in range(2)]
    corners = [int(TRIANGLE_VERTICES[3 * t + i]) for t in covered for i in range(3)]
    return blunt + [v for v in corners if v not in blunt]


def _sides(position: int) -> list[int]:
    """The four edges of the tile, without the inner one."""
    covered = [int(EDGE_TRIANGLES[2 * position + i]) for i in range(2)]
    edges = [int(TRIANGLE_EDGES[3 * t + i]) for t in covered for i in range(3)]
    return [edge for edge in edges if edge != position]


CORNERS: Final = vec[i64]([v for position in range(POSITIONS) for v in _corners(position)])
"""The corners of position p from CORNERS[4 * p]: they fill two sixths, two, one and one."""
TILE_SIDES: Final = vec[i64]([e for position in range(POSITIONS) for e in _sides(position)])

DIRECTIONS: Final[tuple[Point, ...]] = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))


def _around(vertex: int) -> list[tuple[int, int]]:
    """For each of the six directions, the edge and the vertex it leads to, -1 outside."""
    q, r = VERTEX_POINTS[vertex]
    found = []
    for dq, dr in DIRECTIONS:
        goal = (q + dq, r + dr)
        edge = _EDGE.get((min((q, r), goal), max((q, r), goal)), -1)
        found.append((edge, _VERTEX.get(goal, -1)))
    return found


AROUND_EDGES: Final = vec[i64]([e for vertex in range(VERTICES) for e, _ in _around(vertex)])
"""The edges that meet at vertex v, counter-clockwise from the east, from AROUND_EDGES[6 * v]."""
AROUND_VERTICES: Final = vec[i64]([v for vertex in range(VERTICES) for _, v in _around(vertex)])
"""The vertices they lead to."""


def _triangles_around(site: int) -> list[int]:
    """The six triangles around a site, counter-clockwise: each lies between two edges."""
    found = []
    for i in range(6):
        first = int(AROUND_EDGES[6 * site + i])
        second = int(AROUND_EDGES[6 * site + (i + 1) % 6])
        ends = {int(EDGE_TRIANGLES[2 * first + k]) for k in range(2)}
        found += [int(t) for k in range(2) if (t := EDGE_TRIANGLES[2 * second + k]) in ends]
    return found


AROUND_TRIANGLES: Final = vec[i64]([t for site in range(SITES) for t in _triangles_around(site)])

HILLS: Final = (
    "capitolinus",
    "palatinus",
    "aventinus",
    "caelius",
    "esquilinus",
    "viminalis",
    "quirinalis",
)
HILL_TRIANGLES: Final = vec[i64](
    [
        _TRIANGLE[triangle]
        for triangle in (
            _inverted(-3, 0),
            _upright(0, -1),
            _inverted(0, -4),
            _inverted(3, -4),
            _inverted(2, -1),
            _upright(0, 2),
            _upright(-3, 3),
        )
    ]
)
"""The space of each hill (ROM-04)."""

BRIDGE_TRIANGLES: Final = vec[i64](
    [
        _TRIANGLE[triangle]
        for triangle in (
            _upright(-5, 4),
            _upright(-5, 2),
            _upright(-5, 1),
            _upright(-5, 0),
            _inverted(-4, -2),
            _inverted(-3, -3),
            _inverted(-1, -5),
        )
    ]
)
"""The bridge spaces along the Tiber, from north to south (ROM-05)."""

SOURCES: Final = vec[i64]([_VERTEX[point] for point in ((-2, 5), (4, 1), (3, -5))])
"""The water source of each aqueduct (ROM-06)."""


def _bridge(position: int) -> int:
    covered = [EDGE_TRIANGLES[2 * position + i] for i in range(2)]
    return next((n for n, t in enumerate(BRIDGE_TRIANGLES) if t in covered), -1)


def _source(position: int) -> int:
    corners = [CORNERS[4 * position + i] for i in range(4)]
    return next((n for n, vertex in enumerate(SOURCES) if vertex in corners), -1)


POSITION_BRIDGE: Final = vec[i64]([_bridge(position) for position in range(POSITIONS)])
"""The bridge space a position covers, -1 for none (ROM-20); no position covers two."""
POSITION_SOURCE: Final = vec[i64]([_source(position) for position in range(POSITIONS)])
"""The water source a position touches, -1 for none (ROM-21); no position touches two."""

WORD_BITS: Final = 32
"""The frontier is kept as bits, so many to a number."""
FRONTIER_WORDS: Final = 7
BIT: Final = vec[i64]([1 << b for b in range(WORD_BITS)])
LOWEST_BIT: Final = vec[i64](
    [next((b for b in range(WORD_BITS) if (1 << b) % 37 == n), -1) for n in range(37)]
)
"""Which bit a power of two is, by its remainder modulo 37: all 32 remainders differ."""


def vertex_name(vertex: int) -> str:
    """Row by letter from the north, column by number from the west: the centre is f11."""
    q, r = VERTEX_POINTS[vertex]
    return f"{'abcdefghijk'[SIDE - r]}{2 * q + r + 2 * SIDE + 1}"


def edge_name(edge: int) -> str:
    """An edge by its ends."""
    return f"{vertex_name(EDGE_VERTICES[2 * edge])}-{vertex_name(EDGE_VERTICES[2 * edge + 1])}"


def position_name(position: int) -> str:
    """A tile by its sharp corners, from tip to tip."""
    first, second = sorted(
        (int(CORNERS[4 * position + i]) for i in (2, 3)),
        key=lambda vertex: _reading_order((VERTEX_POINTS[vertex],)),
    )
    return f"{vertex_name(first)}-{vertex_name(second)}"


VERTEX_NAMES: Final[list[str]] = [vertex_name(v) for v in range(VERTICES)]
EDGE_NAMES: Final[list[str]] = [edge_name(e) for e in range(EDGES)]
POSITION_NAMES: Final[list[str]] = [position_name(p) for p in range(POSITIONS)]

check_counts(
    (FAMILY_COUNT, FAMILIES),
    (COLOUR_COUNT, COLOURS),
    (BUILDING_COUNT, BUILDINGS),
    (IMPERIUM_COUNT, BUILDINGS[:FOUNTAIN]),
    (AQUEDUCT_COUNT, AQUEDUCTS),
    (HILL_COUNT, HILLS),
    (VERTICES, VERTEX_POINTS),
    (EDGES, list(EDGE_POINTS)),
    (TRIANGLES, TRIANGLE_POINTS),
    (POSITIONS, POSITION_NAMES),
)
