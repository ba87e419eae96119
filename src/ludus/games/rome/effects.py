"""What follows from decisions in Rome: covering ground, building, aqueducts, the end of a turn."""

from mypy_extensions import i64

from ludus.core.game import Seat
from ludus.core.message import Event, Value
from ludus.games.rome.data import (
    AQUEDUCT_COUNT,
    AQUEDUCTS,
    AROUND_EDGES,
    AROUND_VERTICES,
    BIT,
    BUILDING_COUNT,
    BUILDING_OF,
    BUILDINGS,
    COLOUR_COUNT,
    COLOURS,
    CORNERS,
    DIRECTION_COUNT,
    EDGE_NAMES,
    EDGE_TRIANGLES,
    EDGE_VERTICES,
    FOUNTAIN,
    HILL_TRIANGLES,
    HILLS,
    IMPERIUM_COUNT,
    MAGISTRATES,
    PIECES,
    POINTS,
    POSITION_NAMES,
    POSITIONS,
    SITES,
    TRIANGLE_BESIDE,
    TRIANGLE_EDGES,
    TRIANGLE_SIDES,
    TRIANGLE_VERTICES,
    VERTEX_NAMES,
    Building,
    Colour,
    Edge,
    Position,
    Vertex,
)
from ludus.games.rome.state import ATRIUM, EMPTY, HILL_TILE, OFFICE, SENDING, Rome


def place_hill(s: Rome, hill: i64) -> None:
    """ROM-04: the hill tile goes on its own space; it may fill sixths (ROM-22)."""
    triangle = HILL_TRIANGLES[hill]
    s.hills[hill] = 1
    s.ground[triangle] = HILL_TILE
    spread_frontier(s, triangle)
    if s.hill_corners:
        for i in range(TRIANGLE_SIDES * triangle, TRIANGLE_SIDES * (triangle + 1)):
            s.sixths[TRIANGLE_VERTICES[i]] += 1
    if s.story is not None:
        s.narrate("hill", hill=HILLS[hill])


def spread_frontier(s: Rome, triangle: i64) -> None:
    """ROM-16, ROM-17: nothing fits on a covered triangle; beside it, whatever has room does."""
    for i in range(TRIANGLE_SIDES * triangle, TRIANGLE_SIDES * (triangle + 1)):
        edge = TRIANGLE_EDGES[i]
        beside = TRIANGLE_BESIDE[i]
        if beside >= 0:
            s.frontier[edge >> 5] &= ~BIT[edge & 31]
            if s.ground[beside] == EMPTY:
                _open_positions(s, beside)


def _open_positions(s: Rome, triangle: i64) -> None:
    """ROM-17: an empty triangle beside a covered one can be covered with any empty neighbour."""
    for i in range(TRIANGLE_SIDES * triangle, TRIANGLE_SIDES * (triangle + 1)):
        beside = TRIANGLE_BESIDE[i]
        if beside >= 0 and s.ground[beside] == EMPTY:
            edge = TRIANGLE_EDGES[i]
            s.frontier[edge >> 5] |= BIT[edge & 31]


def lay_tile(s: Rome, colour: Colour, position: Position) -> None:
    """ROM-15, ROM-16, ROM-22: the tile covers two triangles and fills sixths at its corners."""
    s.atrium[COLOUR_COUNT * s.active + colour] -= 1
    s.tiles[position] = colour
    first = EDGE_TRIANGLES[2 * position]
    second = EDGE_TRIANGLES[2 * position + 1]
    s.ground[first] = position
    s.ground[second] = position
    spread_frontier(s, first)
    spread_frontier(s, second)
    at = 4 * position
    s.sixths[CORNERS[at]] += 2
    s.sixths[CORNERS[at + 1]] += 2
    s.sixths[CORNERS[at + 2]] += 1
    s.sixths[CORNERS[at + 3]] += 1
    for i in range(at, at + 4):
        s.meeting[CORNERS[i]] += 1
    if s.story is not None:
        place = POSITION_NAMES[position]
        s.narrate("lay", family=s.active, tile=COLOURS[colour], position=position, place=place)


def transfer(s: Rome, family: Seat, origin: i64, goal: i64) -> None:
    """One magistrate goes from one post to another; the posts stay in order."""
    first = MAGISTRATES * family
    n = first
    while s.posts[n] != origin:
        n += 1
    s.posts[n] = goal
    while n > first and s.posts[n - 1] > goal:
        s.posts[n] = s.posts[n - 1]
        n -= 1
        s.posts[n] = goal
    while n < first + MAGISTRATES - 1 and s.posts[n + 1] < goal:
        s.posts[n] = s.posts[n + 1]
        n += 1
        s.posts[n] = goal


def take_bridge(s: Rome, bridge: i64, value: i64) -> None:
    """ROM-20, ROM-40: the taker alone sees the value."""
    s.takers[bridge] = s.active
    s.values[bridge] = value
    s.unseen[value - 1] -= 1
    if s.story is not None:
        public: dict[str, Value] = {"family": s.active, "bridge": bridge + 1}
        s.tell(Event("bridge", public, {"value": value}, s.active))


def build(s: Rome, vertex: Vertex) -> None:
    """ROM-23 to ROM-27: a complete site becomes a building or a fountain; then magistrates move."""
    building = BUILDING_OF[s.meeting[vertex]]
    builder = s.builder(vertex, building)
    s.owner[vertex] = builder
    s.built[vertex] = building if builder >= 0 else FOUNTAIN
    if builder >= 0:
        s.points[builder] += POINTS[building]
    if s.story is not None:
        _tell_built(s, vertex, building)
    s.push(SENDING, vertex, s.active, s.players)


def _tell_built(s: Rome, vertex: Vertex, building: Building) -> None:
    where: dict[str, Value] = {"site": vertex, "place": VERTEX_NAMES[vertex]}
    if s.owner[vertex] >= 0:
        what: dict[str, Value] = {"building": BUILDINGS[building], "points": POINTS[building]}
        s.narrate("building", family=s.owner[vertex], **what, **where)
    else:
        s.narrate("fountain", **where)


def can_lay(s: Rome, edge: Edge, goal: i64) -> bool:
    """ROM-29 to ROM-31: a piece lies beside a tile and leads where no aqueduct or source is."""
    return edge >= 0 and s.water[goal] == 0 and s.is_side(edge)


def reach(s: Rome, vertex: Vertex, most: i64, before: i64, last: i64) -> i64:
    """ROM-21: how many pieces, up to `most`, can follow; two vertices were passed just before."""
    best: i64 = 0
    if most == 0:
        return 0
    for i in range(DIRECTION_COUNT * vertex, DIRECTION_COUNT * (vertex + 1)):
        goal = AROUND_VERTICES[i]
        if goal != before and goal != last and can_lay(s, AROUND_EDGES[i], goal):
            pieces = 1 + reach(s, goal, most - 1, last, goal)
            if pieces == most:
                return pieces
            if pieces > best:
                best = pieces
    return best


def can_follow(s: Rome, aqueduct: i64, vertex: Vertex) -> bool:
    """ROM-13: whether a second piece can be laid once this aqueduct has come to the vertex."""
    for other in range(i64(AQUEDUCT_COUNT)):
        laid = s.laid[other]
        end = s.ends[other]
        if other == aqueduct:
            laid += 1
            end = vertex
        if 0 <= laid < PIECES and leads_on(s, end, vertex):
            return True
    return False


def leads_on(s: Rome, end: i64, but: i64) -> bool:
    """ROM-30: whether a piece can be laid from the end to a vertex other than `but`."""
    for i in range(DIRECTION_COUNT * end, DIRECTION_COUNT * (end + 1)):
        goal = AROUND_VERTICES[i]
        if goal != but and can_lay(s, AROUND_EDGES[i], goal):
            return True
    return False


def can_expand(s: Rome) -> bool:
    """ROM-13: whether any started aqueduct can be continued."""
    for aqueduct in range(i64(AQUEDUCT_COUNT)):
        if 0 <= s.laid[aqueduct] < PIECES and leads_on(s, s.ends[aqueduct], -1):
            return True
    return False


def lay_piece(s: Rome, family: Seat, edge: Edge) -> None:
    """ROM-30: the piece continues the aqueduct that ends at one end of the edge."""
    first = EDGE_VERTICES[2 * edge]
    second = EDGE_VERTICES[2 * edge + 1]
    aqueduct: i64 = 0
    while s.laid[aqueduct] < 0 or (s.ends[aqueduct] != first and s.ends[aqueduct] != second):
        aqueduct += 1
    goal = first + second - s.ends[aqueduct]
    s.pieces[PIECES * aqueduct + s.laid[aqueduct]] = edge
    s.laid[aqueduct] += 1
    s.ends[aqueduct] = goal
    s.water[goal] = 1
    if s.story is not None:
        where: dict[str, Value] = {"edge": edge, "place": EDGE_NAMES[edge]}
        s.narrate("piece", family=family, aqueduct=AQUEDUCTS[aqueduct], **where)
    if goal < SITES and s.built[goal] == FOUNTAIN:
        take_coin(s, family, goal)


def take_coin(s: Rome, family: Seat, fountain: i64) -> None:
    """ROM-32: one coin for the piece that reaches a fountain, while there are coins."""
    if s.treasure == 0:
        if s.story is not None:
            s.narrate("dry-fountain", site=fountain, place=VERTEX_NAMES[fountain])
        return
    s.treasure -= 1
    s.coins[family] += 1
    if s.story is not None:
        s.narrate("coin", family=family, site=fountain, place=VERTEX_NAMES[fountain])


def end_turn(s: Rome, family: Seat) -> None:
    """ROM-11: the domus is emptied, and magistrates in office come home with what they earned."""
    for colour in range(i64(COLOUR_COUNT)):
        s.atrium[COLOUR_COUNT * family + colour] += s.domus[colour]
        s.domus[colour] = 0
    for building in range(i64(BUILDING_COUNT)):
        while s.posted(family, OFFICE + building) > 0:
            transfer(s, family, OFFICE + building, ATRIUM)
            if building == FOUNTAIN:
                _earn_coin(s, family)
            else:
                _earn_imperium(s, family, building)


def _earn_coin(s: Rome, family: Seat) -> None:
    """ROM-11: a magistrate in the Treasury brings a coin, if there is one left."""
    if s.treasure > 0:
        s.treasure -= 1
        s.coins[family] += 1
        if s.story is not None:
            s.narrate("earn-coin", family=family)
    elif s.story is not None:
        s.narrate("no-coin", family=family)


def _earn_imperium(s: Rome, family: Seat, building: Building) -> None:
    """ROM-11: a magistrate on an Imperium space brings a tile, if there is one left."""
    if s.supply[building] > 0:
        s.supply[building] -= 1
        s.imperium[IMPERIUM_COUNT * family + building] += 1
        if s.story is not None:
            s.narrate("earn-imperium", family=family, building=BUILDINGS[building])
    elif s.story is not None:
        s.narrate("no-imperium", family=family, building=BUILDINGS[building])


def on_tiles(s: Rome, family: Seat) -> i64:
    """ROM-14: how many magistrates of the family stand on district tiles; they come first."""
    count: i64 = 0
    while count < MAGISTRATES and s.posts[MAGISTRATES * family + count] < POSITIONS:
        count += 1
    return count


def stacks_left(s: Rome) -> i64:
    """How many of the four stacks of district tiles are not empty."""
    count: i64 = 0
    for colour in range(i64(COLOUR_COUNT)):
        if s.stacks[colour] > 0:
            count += 1
    return count


def any_fits(s: Rome) -> bool:
    """ROM-17: whether there is room for one more tile."""
    for word in s.frontier:
        if word != 0:
            return True
    return False


def can_play(s: Rome, family: Seat) -> bool:
    """ROM-15: whether the family has a tile and there is room for it."""
    return s.in_atrium(family) > 0 and any_fits(s)


def can_act(s: Rome, family: Seat) -> bool:
    """ROM-09: whether the family can take any action at all."""
    if stacks_left(s) > 0 or on_tiles(s, family) > 0 or can_play(s, family):
        return True
    return can_expand(s)


def send(s: Rome, family: Seat, position: Position, vertex: Vertex) -> None:
    """ROM-27: to the Imperium space of the building, or to the Treasury from a fountain."""
    building = s.built[vertex]
    transfer(s, family, position, OFFICE + building)
    if s.story is not None:
        where: dict[str, Value] = {"position": position, "place": POSITION_NAMES[position]}
        if building == FOUNTAIN:
            s.narrate("send-treasury", family=family, **where)
        else:
            s.narrate("send", family=family, building=BUILDINGS[building], **where)
