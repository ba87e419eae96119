"""One moment of a game of Rome: the city, the magistrates, the boards of the families."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from ludus.core.game import Game, Seat, State, zeros
from ludus.core.message import Event, Value
from ludus.core.packing import Packing
from ludus.games.rome.data import (
    AQUEDUCT_COUNT,
    BIT,
    BRIDGE_VALUES,
    BRIDGES,
    BRIDGES_OF_A_VALUE,
    COINS,
    COLOUR_COUNT,
    CORNERS,
    EDGE_TRIANGLES,
    FAMILY_COUNT,
    FRONTIER_WORDS,
    HILL_COUNT,
    IMPERIUM_COUNT,
    IMPERIUM_OF_A_KIND,
    MAGISTRATES,
    PIECES,
    POSITIONS,
    SITES,
    SOURCES,
    TILES,
    TRIANGLES,
    VERTICES,
    Building,
    Edge,
    Position,
    Vertex,
)

CHOOSING_FIRST: Final = 0
RAISING_HILLS: Final = 1
CHOOSING_HILLS: Final = 2
TAKING_TURN: Final = 3
ENDING_TURN: Final = 4
DRAWING: Final = 5
EXPANDING: Final = 6
RECALLING: Final = 7
CHOOSING_TILE: Final = 8
LAYING: Final = 9
POSTING: Final = 10
TAKING_BRIDGE: Final = 11
STARTING_AQUEDUCT: Final = 12
FINISHING_SITES: Final = 13
SENDING: Final = 14
GAME_OVER: Final = 15
"""What a frame can be resolving; the list at the end of `rules` gives each number its step."""

EMPTY: Final = -1
"""Nothing on a triangle, in a position, at a site."""
HILL_TILE: Final = 210
"""What stands on the triangle of a hill; a district tile is told by its position, 0 to 209."""

OFFICE: Final = 210
"""The post of a magistrate is the position of his tile, OFFICE + building on an Imperium space,"""
TREASURY: Final = 214
ATRIUM: Final = 215
"""the Treasury or the atrium."""


@final
@mypyc_attr(acyclic=True)
class Rome(State):
    """The table. Families are seats; colours, buildings and Imperium have the same four numbers.

    ground          what covers each triangle: EMPTY, HILL_TILE or the position of a district tile
    tiles           the colour of the district tile in each position, EMPTY for none
    frontier        the positions where a tile can be laid, as bits
    sixths          how many sixths are filled, by vertex
    meeting         how many district tiles meet, by vertex
    built           the building or fountain, EMPTY for none, by site
    owner           the family whose cube is on the building, EMPTY for none, by site
    water           1 on the sources and wherever an aqueduct passes, by vertex
    pieces          edges under aqueduct pieces from the source on, `pieces[aqueduct * PIECES + n]`
    laid            how many pieces each aqueduct has, EMPTY before it is started
    ends            the vertex farthest from the source, by aqueduct
    hills           1 if the hill tile is placed, by hill
    takers          the family that has taken the bridge, EMPTY for none, by bridge space
    values          the values of the bridges taken, 0 for the others, by bridge space
    unseen          bridge tiles nobody has taken, `unseen[value - 1]`, the one in the box included
    posts           where the magistrates are, `posts[family * MAGISTRATES + n]`, lowest first
    stacks          district tiles left, by colour
    atrium          district tiles that can be played, `atrium[family * COLOUR_COUNT + colour]`
    domus           district tiles drawn this turn, by colour
    imperium        Imperium tiles held, `imperium[family * IMPERIUM_COUNT + building]`
    supply          Imperium tiles left, by building
    coins           coins held, by family
    points          points scored for buildings, by family
    """

    def __init__(self, game: Game, players: i64, corners: i64, source: "Rome | None") -> None:
        super().__init__(game, players, source)
        self.hill_corners: i64 = corners
        if source is None:
            self._set_up_city()
            self._set_up_families()
        else:
            self._copy_city(source)
            self._copy_families(source)

    def _set_up_city(self) -> None:
        """ROM-03 to ROM-06: the board before the hills are placed."""
        self.ground: vec[i64] = vec[i64]([EMPTY] * TRIANGLES)
        self.tiles: vec[i64] = vec[i64]([EMPTY] * POSITIONS)
        self.frontier: vec[i64] = zeros(FRONTIER_WORDS)
        self.sixths: vec[i64] = zeros(VERTICES)
        self.meeting: vec[i64] = zeros(VERTICES)
        self.built: vec[i64] = vec[i64]([EMPTY] * SITES)
        self.owner: vec[i64] = vec[i64]([EMPTY] * SITES)
        self.water: vec[i64] = zeros(VERTICES)
        for source in SOURCES:
            self.water[source] = 1
        self.pieces: vec[i64] = vec[i64]([EMPTY] * (AQUEDUCT_COUNT * PIECES))
        self.laid: vec[i64] = vec[i64]([EMPTY] * AQUEDUCT_COUNT)
        self.ends: vec[i64] = SOURCES[:]
        self.hills: vec[i64] = zeros(HILL_COUNT)
        self.takers: vec[i64] = vec[i64]([EMPTY] * BRIDGES)
        self.values: vec[i64] = zeros(BRIDGES)
        self.unseen: vec[i64] = vec[i64]([BRIDGES_OF_A_VALUE] * BRIDGE_VALUES)

    def _set_up_families(self) -> None:
        """ROM-01, ROM-02, ROM-06: one tile of each colour in every atrium, the rest in stacks."""
        n = int(self.players)
        self.posts: vec[i64] = vec[i64](
            [ATRIUM] * (MAGISTRATES * n) + [EMPTY] * (MAGISTRATES * (FAMILY_COUNT - n))
        )
        self.stacks: vec[i64] = vec[i64]([count - n for count in TILES])
        self.atrium: vec[i64] = vec[i64](
            [1] * (COLOUR_COUNT * n) + [0] * (COLOUR_COUNT * (FAMILY_COUNT - n))
        )
        self.domus: vec[i64] = zeros(COLOUR_COUNT)
        self.imperium: vec[i64] = zeros(FAMILY_COUNT * IMPERIUM_COUNT)
        self.supply: vec[i64] = vec[i64]([IMPERIUM_OF_A_KIND] * IMPERIUM_COUNT)
        self.coins: vec[i64] = zeros(FAMILY_COUNT)
        self.points: vec[i64] = zeros(FAMILY_COUNT)
        self.treasure: i64 = COINS
        self.first: i64 = 0
        self.last_turns: i64 = EMPTY

    def _copy_city(self, source: "Rome") -> None:
        self.ground = source.ground[:]
        self.tiles = source.tiles[:]
        self.frontier = source.frontier[:]
        self.sixths = source.sixths[:]
        self.meeting = source.meeting[:]
        self.built = source.built[:]
        self.owner = source.owner[:]
        self.water = source.water[:]
        self.pieces = source.pieces[:]
        self.laid = source.laid[:]
        self.ends = source.ends[:]
        self.hills = source.hills[:]
        self.takers = source.takers[:]
        self.values = source.values[:]
        self.unseen = source.unseen[:]

    def _copy_families(self, source: "Rome") -> None:
        self.posts = source.posts[:]
        self.stacks = source.stacks[:]
        self.atrium = source.atrium[:]
        self.domus = source.domus[:]
        self.imperium = source.imperium[:]
        self.supply = source.supply[:]
        self.coins = source.coins[:]
        self.points = source.points[:]
        self.treasure = source.treasure
        self.first = source.first
        self.last_turns = source.last_turns

    def pack(self, packing: Packing) -> None:
        super().pack(packing)
        self.hill_corners = packing.number(self.hill_corners)
        self.treasure = packing.number(self.treasure)
        self.first = packing.number(self.first)
        self.last_turns = packing.number(self.last_turns)
        self._pack_city(packing)
        self._pack_families(packing)

    def _pack_city(self, packing: Packing) -> None:
        packing.vector(self.ground, EMPTY)
        packing.vector(self.tiles, EMPTY)
        packing.vector(self.frontier)
        packing.vector(self.sixths)
        packing.vector(self.meeting)
        packing.vector(self.built, EMPTY)
        packing.vector(self.owner, EMPTY)
        packing.vector(self.water)
        packing.vector(self.pieces, EMPTY)
        packing.vector(self.laid, EMPTY)
        packing.vector(self.ends)
        packing.vector(self.hills)
        packing.vector(self.takers, EMPTY)
        packing.vector(self.values)
        packing.vector(self.unseen)

    def _pack_families(self, packing: Packing) -> None:
        packing.vector(self.posts)
        packing.vector(self.stacks)
        packing.vector(self.atrium)
        packing.vector(self.domus)
        packing.vector(self.imperium)
        packing.vector(self.supply)
        packing.vector(self.coins)
        packing.vector(self.points)

    def copy(self) -> "Rome":
        """An independent state, equal to this one; its story is not copied."""
        return Rome(self.game, self.players, self.hill_corners, self)

    def fits(self, position: Position) -> bool:
        """ROM-16, ROM-17: whether a tile can be laid there."""
        return self.frontier[position >> 5] & BIT[position & 31] != 0

    def is_side(self, edge: Edge) -> bool:
        """ROM-29: whether the edge is a side of a district tile, and not inside one."""
        first = EDGE_TRIANGLES[2 * edge]
        if edge < POSITIONS:
            if self.tiles[edge] >= 0:
                return False
            second = self.ground[EDGE_TRIANGLES[2 * edge + 1]]
            if second >= 0 and second != HILL_TILE:
                return True
        return self.ground[first] >= 0 and self.ground[first] != HILL_TILE

    def touches(self, position: Position, vertex: Vertex) -> bool:
        """Whether a tile in this position has a corner at the vertex."""
        at = 4 * position
        return (
            CORNERS[at] == vertex
            or CORNERS[at + 1] == vertex
            or CORNERS[at + 2] == vertex
            or CORNERS[at + 3] == vertex
        )

    def at_site(self, family: Seat, vertex: Vertex) -> i64:
        """How many magistrates of the family stand on tiles of the site, whatever the colour."""
        count: i64 = 0
        for n in range(MAGISTRATES * family, MAGISTRATES * (family + 1)):
            post = self.posts[n]
            if post < POSITIONS and self.touches(post, vertex):
                count += 1
        return count

    def influence(self, family: Seat, vertex: Vertex, building: Building) -> i64:
        """ROM-24: the family's magistrates there that stand on the building's colour."""
        count: i64 = 0
        for n in range(MAGISTRATES * family, MAGISTRATES * (family + 1)):
            post = self.posts[n]
            if post < POSITIONS and self.tiles[post] == building and self.touches(post, vertex):
                count += 1
        return count

    def builder(self, vertex: Vertex, building: Building) -> i64:
        """ROM-25, ROM-26: the single most influential family, -1 with a tie or no influence."""
        best: i64 = -1
        most: i64 = 0
        for family in range(self.players):
            influence = self.influence(family, vertex, building)
            if influence > most:
                most = influence
                best = family
            elif influence == most:
                best = -1
        return best

    def complete(self, vertex: Vertex) -> bool:
        """ROM-22: whether the vertex is a site that waits to be finished."""
        return vertex < SITES and self.sixths[vertex] == 6 and self.built[vertex] == EMPTY

    def posted(self, family: Seat, post: i64) -> i64:
        """How many magistrates of the family are at the post."""
        count: i64 = 0
        for n in range(MAGISTRATES * family, MAGISTRATES * (family + 1)):
            if self.posts[n] == post:
                count += 1
        return count

    def in_atrium(self, family: Seat) -> i64:
        """How many district tiles the family can play."""
        atrium = self.atrium
        at = COLOUR_COUNT * family
        return atrium[at] + atrium[at + 1] + atrium[at + 2] + atrium[at + 3]

    def next_seat(self, seat: Seat) -> i64:
        """The next player clockwise."""
        return seat + 1 if seat + 1 < self.players else 0

    def narrate(self, kind: str, **data: Value) -> None:
        """Tell what happened; called only while somebody listens."""
        self.tell(Event(kind, data))
