"""Positions of Rome set up on the table: described like a view, before an action of a turn."""

from pathlib import Path
from typing import Final

from librt.random import Random

from ludus.core.game import Game
from ludus.core.position import Described, Field, dealt, impossible, rest, wrong_number
from ludus.games.rome.data import (
    AQUEDUCTS,
    BRIDGE_VALUES,
    BRIDGES,
    BUILDING_OF,
    BUILDINGS,
    COINS,
    COLOUR_COUNT,
    COLOURS,
    EDGE_VERTICES,
    EDGES,
    FAMILIES,
    FOUNTAIN,
    HILLS,
    HILLS_PLACED,
    IMPERIUM_COUNT,
    IMPERIUM_OF_A_KIND,
    MAGISTRATES,
    PIECES,
    POINTS,
    POSITION_BRIDGE,
    POSITION_NAMES,
    POSITION_SOURCE,
    POSITIONS,
    SITES,
    TILES,
    VERTEX_NAMES,
)
from ludus.games.rome.effects import can_lay, lay_piece, lay_tile, place_hill
from ludus.games.rome.rules import ACTIONS_IN_LAST_TURN, ACTIONS_IN_TURN
from ludus.games.rome.state import (
    ATRIUM,
    EMPTY,
    ENDING_TURN,
    OFFICE,
    TAKING_TURN,
    TREASURY,
    Rome,
)

HERE: Final = Path(__file__).parent
EDGE_NAMES: Final = [
    f"{VERTEX_NAMES[EDGE_VERTICES[2 * e]]}-{VERTEX_NAMES[EDGE_VERTICES[2 * e + 1]]}"
    for e in range(EDGES)
]


def place(game: Game, described: Described, random: Random) -> Rome:
    """ROM-09: the active family has `actions` left, 2 at the start of a turn, 1 in the last one."""
    families = described.parts("families")
    n = len(families)
    if n not in game.players:
        raise wrong_number(game.title, game.players, n)
    s = Rome(game, n, 1 if described.flag("hill_corners", False) else 0, None)
    s.first = described.seat("first", 0, n)
    s.active = described.seat("active", int(s.first), n)
    s.turn = described.number("turn", 1, 1, 9999)
    s.last_turns = described.number("last_turns", EMPTY, 1, n)
    _place_hills(s, described)
    standing = _place_tiles(s, described.parts("tiles", grows=True))
    for aqueduct, part in enumerate(described.named("aqueducts", AQUEDUCTS, "colour")):
        _place_aqueduct(s, aqueduct, part)
    _place_buildings(s, described.parts("buildings", grows=True))
    for seat, family in enumerate(families):
        _place_family(s, seat, family)
    _place_magistrates(s, described, standing)
    _place_bridges(s, described, random)
    _count_pieces(s)
    usual = ACTIONS_IN_TURN if s.last_turns < 0 else ACTIONS_IN_LAST_TURN
    s.push(ENDING_TURN)
    s.push(TAKING_TURN, described.number("actions", usual, 0, ACTIONS_IN_TURN))
    s.settle()
    return s


def _place_hills(s: Rome, described: Described) -> None:
    """ROM-04: three of the seven."""
    hills = set(described.words("hills", HILLS)) or set(range(HILLS_PLACED))
    if len(hills) != HILLS_PLACED:
        raise impossible("hills", HERE, all=HILLS_PLACED, placed=len(hills))
    for hill in sorted(hills):
        place_hill(s, hill)


def _numbered(part: Described, key: str, names: tuple[str, ...], name: str = "place") -> int:
    """A place of the board by its number or by its name."""
    said = part.word(name, names)
    number = said if said >= 0 else part.number(key, -1, 0, len(names) - 1)
    if number < 0:
        raise impossible("missing", path=part.path(name))
    return number


def _place_tiles(s: Rome, parts: list[Described]) -> list[tuple[int, int]]:
    """ROM-16, ROM-17: laid in any order in which each fits; who stands where."""
    tiles: dict[int, int] = {}
    standing: list[tuple[int, int]] = []
    for part in parts:
        position = _numbered(part, "position", tuple(POSITION_NAMES))
        tiles[position] = part.word("tile", COLOURS)
        if tiles[position] < 0:
            raise impossible("missing", path=part.path("tile"))
        family = part.seat("magistrate", -1, int(s.players))
        if family >= 0:
            standing.append((family, position))
    while tiles:
        fitting = [position for position in tiles if s.fits(position)]
        if not fitting:
            names = ", ".join(POSITION_NAMES[position] for position in sorted(tiles))
            raise impossible("tiles", HERE, tiles=names)
        lay_tile(s, tiles.pop(fitting[0]), fitting[0])
    return standing


def _place_aqueduct(s: Rome, aqueduct: int, part: Described) -> None:
    """ROM-21, ROM-29 to ROM-31: started with the first tile at its source; each piece goes on."""
    name = AQUEDUCTS[aqueduct]
    if any(s.tiles[p] >= 0 and POSITION_SOURCE[p] == aqueduct for p in range(POSITIONS)):
        s.laid[aqueduct] = 0
    part.note("edges", Field("many", 0, EDGES - 1, EDGE_NAMES))
    edges = part.items("edges")
    if edges and s.laid[aqueduct] < 0:
        raise impossible("source", HERE, aqueduct=name)
    if len(edges) > PIECES:
        raise impossible("pieces", HERE, aqueduct=name, all=PIECES, placed=len(edges))
    for edge in edges:
        if type(edge) is not int or not 0 <= edge < EDGES:
            path = part.path("edges")
            raise impossible("numbers", path=path, highest=EDGES - 1, value=repr(edge))
        ends = [EDGE_VERTICES[2 * edge], EDGE_VERTICES[2 * edge + 1]]
        goal = sum(ends) - s.ends[aqueduct]
        if s.ends[aqueduct] not in ends or not can_lay(s, edge, goal):
            raise impossible("edge", HERE, aqueduct=name, edge=edge)
        lay_piece(s, s.active, edge)


def _place_buildings(s: Rome, parts: list[Described]) -> None:
    """ROM-22 to ROM-26: something stands on every complete site, and on no other."""
    for part in parts:
        site = _numbered(part, "site", tuple(VERTEX_NAMES[:SITES]))
        building = part.word("building", BUILDINGS)
        owner = part.seat("owner", -1, int(s.players))
        name = VERTEX_NAMES[site]
        if not s.complete(site):
            raise impossible("site", HERE, site=name)
        if building not in (FOUNTAIN, BUILDING_OF[s.meeting[site]]):
            only = BUILDINGS[BUILDING_OF[s.meeting[site]]]
            tiles = int(s.meeting[site])
            raise impossible("building", HERE, site=name, building=only, tiles=tiles)
        if (building == FOUNTAIN) != (owner < 0):
            raise impossible("owner", HERE, path=part.where)
        s.built[site] = building
        s.owner[site] = owner
        if owner >= 0:
            s.points[owner] += POINTS[building]
    for site in range(SITES):
        if s.complete(site):
            raise impossible("complete", HERE, site=VERTEX_NAMES[site])


def _place_family(s: Rome, family: int, part: Described) -> None:
    """ROM-06, ROM-11: tiles, Imperium tiles and coins; only the active family has drawn some."""
    none = [0] * COLOUR_COUNT
    for colour, count in enumerate(part.counts("atrium", COLOURS, none)):
        s.atrium[COLOUR_COUNT * family + colour] = count
    domus = part.counts("domus", COLOURS, none)
    if family == s.active:
        for colour, count in enumerate(domus):
            s.domus[colour] = count
    held = part.counts("imperium", BUILDINGS[:IMPERIUM_COUNT], none)
    for building, count in enumerate(held):
        s.imperium[IMPERIUM_COUNT * family + building] = count
    s.coins[family] = part.number("coins", 0, 0, COINS)


def _place_magistrates(s: Rome, described: Described, standing: list[tuple[int, int]]) -> None:
    """ROM-18, ROM-27: on tiles, in office, in the Treasury, and the others in the atrium."""
    n = int(s.players)
    offices = described.named("imperium", BUILDINGS[:IMPERIUM_COUNT], "building")
    places = [*offices, described.part("treasury")]
    posts = [[position for owner, position in standing if owner == f] for f in range(n)]
    for building, part in enumerate(places):
        post = OFFICE + building if building < IMPERIUM_COUNT else TREASURY
        for family, count in enumerate(part.numbers("magistrates", n, MAGISTRATES)):
            posts[family] += [post] * count
    for family in range(n):
        if len(posts[family]) > MAGISTRATES:
            name = FAMILIES[family]
            raise impossible("magistrates", HERE, family=name, all=MAGISTRATES)
        posts[family] += [ATRIUM] * (MAGISTRATES - len(posts[family]))
        for i, post in enumerate(sorted(posts[family])):
            s.posts[MAGISTRATES * family + i] = post


def _place_bridges(s: Rome, described: Described, random: Random) -> None:
    """ROM-20, ROM-40: those under tiles are taken; values that are not said are drawn."""
    covered = {int(POSITION_BRIDGE[p]) for p in range(POSITIONS) if s.tiles[p] >= 0}
    hidden: list[int] = []
    for bridge, part in enumerate(described.named("bridges", [str(n) for n in range(BRIDGES)], "")):
        taker = part.seat("taker", -1, int(s.players))
        value = part.number("value", 0, 1, BRIDGE_VALUES)
        if (taker >= 0) != (bridge in covered):
            raise impossible("bridge", HERE, bridge=bridge + 1)
        s.takers[bridge] = taker
        if value:
            s.values[bridge] = value
            s.unseen[value - 1] -= 1
        elif taker >= 0:
            hidden.append(bridge)
    for value in range(1, BRIDGE_VALUES + 1):
        if s.unseen[value - 1] < 0:
            raise impossible("bridges", HERE, value=value)
    for bridge in hidden:
        value = dealt([int(count) for count in s.unseen], random) + 1
        s.values[bridge] = value
        s.unseen[value - 1] -= 1


def _count_pieces(s: Rome) -> None:
    """ROM-01 to ROM-06: what is not on the table is in the stacks, piles and the Treasury."""
    for colour, name in enumerate(COLOURS):
        laid = sum(tile == colour for tile in s.tiles)
        held = sum(s.atrium[COLOUR_COUNT * family + colour] for family in range(s.players))
        taken = int(laid + held + s.domus[colour])
        s.stacks[colour] = rest(f"tiles.{name}", TILES[colour], taken)
    for building in range(IMPERIUM_COUNT):
        held = sum(s.imperium[IMPERIUM_COUNT * family + building] for family in range(s.players))
        name = f"imperium.{BUILDINGS[building]}"
        s.supply[building] = rest(name, IMPERIUM_OF_A_KIND, int(held))
    s.treasure = rest("coins", COINS, int(sum(s.coins)))
