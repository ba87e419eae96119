"""What a seat may know of a game of Rome."""

from typing import Final, TypedDict

from ludus.core.game import OVER
from ludus.core.message import SPECTATOR
from ludus.games.rome.data import (
    AQUEDUCT_COUNT,
    AQUEDUCTS,
    AROUND_EDGES,
    AROUND_TRIANGLES,
    AROUND_VERTICES,
    BRIDGE_TRIANGLES,
    BRIDGES,
    BUILDING_OF,
    BUILDINGS,
    COLOUR_COUNT,
    COLOURS,
    CORNERS,
    CUBES,
    EDGE_NAMES,
    EDGE_TRIANGLES,
    EDGE_VERTICES,
    EDGES,
    FAMILIES,
    HILL_TRIANGLES,
    HILLS,
    IMPERIUM_COUNT,
    PIECES,
    POSITION_NAMES,
    POSITIONS,
    SITES,
    SOURCES,
    TILE_SIDES,
    TRIANGLE_BESIDE,
    TRIANGLE_EDGES,
    TRIANGLE_VERTICES,
    TRIANGLES,
    VERTEX_NAMES,
    VERTEX_POINTS,
    VERTICES,
)
from ludus.games.rome.effects import can_lay
from ludus.games.rome.score import buildings
from ludus.games.rome.shape import (
    Aqueduct,
    Board,
    Bridge,
    Building,
    Family,
    Office,
    Place,
    Prospect,
    Site,
    Tile,
    Tiles,
    View,
)
from ludus.games.rome.state import ATRIUM, EMPTY, OFFICE, TAKING_TURN, TREASURY, Rome


def board() -> Board:
    """ROM-03 to ROM-06: the grid and what is printed on it; x goes east, y north, a side is 1."""
    return {
        "tiles": dict(zip(COLOURS, BUILDINGS, strict=False)),
        "vertices": [
            {"name": VERTEX_NAMES[v], "xy": _xy(v), "site": v < SITES} for v in range(VERTICES)
        ],
        "triangles": [
            [int(TRIANGLE_VERTICES[3 * t + i]) for i in range(3)] for t in range(TRIANGLES)
        ],
        "edges": [
            {"name": EDGE_NAMES[e], "vertices": [int(EDGE_VERTICES[2 * e + i]) for i in range(2)]}
            for e in range(EDGES)
        ],
        "positions": [_position(p) for p in range(POSITIONS)],
        "hills": {name: int(HILL_TRIANGLES[h]) for h, name in enumerate(HILLS)},
        "bridges": [int(triangle) for triangle in BRIDGE_TRIANGLES],
        "sources": {name: int(SOURCES[a]) for a, name in enumerate(AQUEDUCTS)},
    }


def _xy(vertex: int) -> list[float]:
    q, r = VERTEX_POINTS[vertex]
    return [q + r / 2, round(r * 3**0.5 / 2, 4)]


def _position(position: int) -> Place:
    """The outline goes round the tile: blunt, sharp, blunt, sharp."""
    return {
        "name": POSITION_NAMES[position],
        "triangles": [int(EDGE_TRIANGLES[2 * position + i]) for i in range(2)],
        "outline": [int(CORNERS[4 * position + i]) for i in (0, 2, 1, 3)],
        "sides": [int(TILE_SIDES[4 * position + i]) for i in range(COLOUR_COUNT)],
    }


class Own(TypedDict):
    """What of a view depends on the seat."""

    bridges: list[Bridge]
    families: list[Family]


def view(s: Rome, seat: int) -> View:
    """ROM-40: everything but the values of the bridges that others have taken."""
    shared = shared_view(s)
    return {**shared, **own_view(s, seat, shared)}


def own_view(s: Rome, seat: int, shared: View) -> Own:
    """ROM-40: the values of the bridges that the seat has taken."""
    families: list[Family] = [
        {**family, "bridges": _bridges_of(s, f, seat)} if f == seat else family
        for f, family in enumerate(shared["families"])
    ]
    return {"bridges": [_bridge(s, n, seat) for n in range(BRIDGES)], "families": families}


def shared_view(s: Rome) -> View:
    """ROM-40: what one sees who has taken no bridge."""
    turn = s.frames[s.top] == TAKING_TURN
    return {
        "first": int(s.first),
        "active": int(s.active),
        "turn": int(s.turn),
        "actions": int(s.a()) if turn else None,
        "last_turns": int(s.last_turns) if s.last_turns >= 0 else None,
        "hill_corners": bool(s.hill_corners),
        "hills": [name for h, name in enumerate(HILLS) if s.hills[h]],
        "stacks": _tiles([s.stacks[c] for c in range(COLOUR_COUNT)]),
        "tiles": [_tile(s, p) for p in range(POSITIONS) if s.tiles[p] >= 0],
        "buildings": [_building(s, v) for v in range(SITES) if s.built[v] != EMPTY],
        "sites": [_site(s, v) for v in range(SITES) if s.meeting[v] and s.built[v] == EMPTY],
        "aqueducts": [_aqueduct(s, a) for a in range(AQUEDUCT_COUNT)],
        "bridges": [_bridge(s, n, SPECTATOR) for n in range(BRIDGES)],
        "imperium": [_office(s, b) for b in range(IMPERIUM_COUNT)],
        "treasury": {"magistrates": _posted(s, TREASURY), "coins": int(s.treasure)},
        "families": [_family(s, f) for f in range(s.players)],
    }


def _tiles(counts: list[int]) -> Tiles:
    return {colour: int(counts[i]) for i, colour in enumerate(COLOURS)}


def _tile(s: Rome, position: int) -> Tile:
    standing = [f for f in range(s.players) if s.posted(f, position)]
    return {
        "position": position,
        "place": POSITION_NAMES[position],
        "tile": COLOURS[s.tiles[position]],
        "magistrate": standing[0] if standing else None,
    }


def _building(s: Rome, vertex: int) -> Building:
    return {
        "site": vertex,
        "place": VERTEX_NAMES[vertex],
        "building": BUILDINGS[s.built[vertex]],
        "owner": int(s.owner[vertex]) if s.owner[vertex] >= 0 else None,
    }


def _site(s: Rome, vertex: int) -> Site:
    """ROM-22 to ROM-26: how far a site is, what it can become, and who would build it now."""
    return {
        "site": vertex,
        "place": VERTEX_NAMES[vertex],
        "sixths": int(s.sixths[vertex]),
        "tiles": int(s.meeting[vertex]),
        "may_become": [_prospect(s, vertex, n) for n in sorted(tile_counts(s, vertex))],
    }


def _prospect(s: Rome, vertex: int, tiles: int) -> Prospect:
    building = int(BUILDING_OF[tiles])
    builder = s.builder(vertex, building)
    return {
        "building": BUILDINGS[building],
        "tiles": tiles,
        "influence": [int(s.influence(f, vertex, building)) for f in range(s.players)],
        "builder": int(builder) if builder >= 0 else None,
    }


def tile_counts(s: Rome, vertex: int) -> set[int]:
    """ROM-22, ROM-23: how many tiles can meet at the site when complete; none if it cannot be."""
    filled, room = 0, 0
    for i in range(6):
        triangle = int(AROUND_TRIANGLES[6 * vertex + i])
        if s.ground[triangle] != EMPTY:
            filled |= 1 << i
        elif _room_for_tip(s, vertex, triangle):
            room |= 1 << i
    if s.sixths[vertex] + 6 - filled.bit_count() < 6:
        return set()
    return {int(s.meeting[vertex]) + more for more in _tiles_more(filled, room)}


TILES_MORE: Final[dict[int, list[int]]] = {}


def _tiles_more(filled: int, room: int) -> list[int]:
    """How many tiles complete a site, by the triangles around it, and where a tip has room."""
    known = filled << 6 | room
    if known not in TILES_MORE:
        start = next(i for i in range(6) if filled >> i & 1)
        ring = [(start + i) % 6 for i in range(6)]
        counts, run = {0}, ""
        for i in [*ring, start]:
            if not filled >> i & 1:
                run += "t" if room >> i & 1 else "-"
                continue
            counts = {a + b for a in counts for b in _ways_to_fill(run)}
            run = ""
        TILES_MORE[known] = sorted(counts)
    return TILES_MORE[known]


def _ways_to_fill(run: str) -> set[int]:
    """With how many tiles a run of empty triangles can be filled; `t` has room for a tip."""
    if not run:
        return {0}
    found = set()
    if run[0] == "t":
        found |= {1 + more for more in _ways_to_fill(run[1:])}
    if len(run) > 1:
        found |= {1 + more for more in _ways_to_fill(run[2:])}
    return found


def _room_for_tip(s: Rome, vertex: int, triangle: int) -> bool:
    """Whether a sharp corner fits: the tile goes on beyond the edge opposite the vertex."""
    for i in range(3 * triangle, 3 * triangle + 3):
        edge = TRIANGLE_EDGES[i]
        if vertex not in (EDGE_VERTICES[2 * edge], EDGE_VERTICES[2 * edge + 1]):
            beside = TRIANGLE_BESIDE[i]
            return beside >= 0 and s.ground[beside] == EMPTY
    return False


def _aqueduct(s: Rome, aqueduct: int) -> Aqueduct:
    """ROM-29 to ROM-31: its pieces from the source on, and where the next one can lie."""
    laid = int(s.laid[aqueduct])
    end = int(s.ends[aqueduct])
    around = range(6 * end, 6 * end + 6)
    goes_on = [i for i in around if can_lay(s, AROUND_EDGES[i], AROUND_VERTICES[i])]
    return {
        "colour": AQUEDUCTS[aqueduct],
        "source": int(SOURCES[aqueduct]),
        "started": laid >= 0,
        "edges": [int(s.pieces[PIECES * aqueduct + n]) for n in range(laid)],
        "end": end,
        "left": PIECES - max(laid, 0),
        "next": [int(AROUND_EDGES[i]) for i in goes_on] if 0 <= laid < PIECES else [],
    }


def _bridge(s: Rome, bridge: int, seat: int) -> Bridge:
    """ROM-20, ROM-40: the taker alone sees the value, all see it when the game is over."""
    taker = int(s.takers[bridge])
    seen = taker >= 0 and (taker == seat or s.actor == OVER)
    return {
        "bridge": bridge + 1,
        "taker": taker if taker >= 0 else None,
        "value": int(s.values[bridge]) if seen else None,
    }


def _posted(s: Rome, post: int) -> list[int]:
    return [int(s.posted(family, post)) for family in range(s.players)]


def _office(s: Rome, building: int) -> Office:
    return {
        "building": BUILDINGS[building],
        "magistrates": _posted(s, OFFICE + building),
        "left": int(s.supply[building]),
    }


def _bridges_of(s: Rome, family: int, seat: int) -> list[Bridge]:
    return [_bridge(s, n, seat) for n in range(BRIDGES) if s.takers[n] == family]


def _family(s: Rome, family: int) -> Family:
    built = buildings(s, family)
    domus = [s.domus[c] if family == s.active else 0 for c in range(COLOUR_COUNT)]
    held = {
        BUILDINGS[b]: int(s.imperium[IMPERIUM_COUNT * family + b]) for b in range(IMPERIUM_COUNT)
    }
    return {
        "colour": FAMILIES[family],
        "points": int(s.points[family]),
        "magistrates": int(s.posted(family, ATRIUM)),
        "atrium": _tiles([s.atrium[COLOUR_COUNT * family + c] for c in range(COLOUR_COUNT)]),
        "domus": _tiles(domus),
        "imperium": held,
        "coins": int(s.coins[family]),
        "buildings": built,
        "cubes": max(0, CUBES - built),
        "bridges": _bridges_of(s, family, SPECTATOR),
    }
