"""What a strong player of Rome looks at, and how much it counts."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludus.core.game import Seat
from ludus.core.numbering import joined
from ludus.games.rome.data import (
    AQUEDUCT_COUNT,
    AROUND_TRIANGLES,
    AROUND_VERTICES,
    BRIDGES,
    BUILDINGS,
    COLOUR_COUNT,
    COLOURS,
    CORNERS,
    DIRECTION_COUNT,
    FOUNTAIN,
    IMPERIUM_COUNT,
    MAGISTRATES,
    MOST_IMPERIUM_POINTS,
    POINTS,
    POSITIONS,
    SITES,
    TIED_IMPERIUM_POINTS,
    TILE_CORNERS,
    Building,
    Position,
    Vertex,
)
from ludus.games.rome.rules import STEPS
from ludus.games.rome.state import (
    ATRIUM,
    CHOOSING_TILE,
    DRAWING,
    EMPTY,
    EXPANDING,
    HILL_TILE,
    LAYING,
    POSTING,
    RECALLING,
    STARTING_AQUEDUCT,
    TAKING_TURN,
    TREASURY,
    Rome,
)

SCORED: Final = 0
BRIDGES_TAKEN: Final = 1
WATERED: Final = 2
NEAR_FOUNTAINS: Final = 3
COINS_HELD: Final = 4
MOST_COINS: Final = 5
IMPERIUM_NOW: Final = 6
IMPERIUM_HELD: Final = 7
SCORED_LATE: Final = 8
BUILT: Final = 9
DRY: Final = 10
READY: Final = 11
"""No magistrate in the atrium, then one, then two, then three."""
IN_OFFICE: Final = 15
"""Magistrates on each Imperium space, then in the Treasury."""
ATRIUM_TILES: Final = 20
"""Tiles to play by colour, those of the domus included."""
WINS_NEXT: Final = 24
"""Points of sites that would be won with one sixth more, with two, with three or four, later."""
TIED_NEXT: Final = 28
"""The same for sites where another has as much influence."""
LOSING: Final = 30
BESIDE_NEXT: Final = 31
TO_MOVE: Final = 32
ACTIONS_LEFT: Final = 33
AT_DRAWING: Final = 34
AT_EXPANDING: Final = 35
AT_RECALLING: Final = 36
AT_PLAYING: Final = 37
AT_POSTING: Final = 38
TURNS_AWAY: Final = 39
TILES_GONE: Final = 40
LAST_TURNS: Final = 41
IMPERIUM_OF: Final = 42
"""Imperium tiles by building."""
POSTED: Final = 46
COUNT: Final = 47

FEATURES: Final = tuple(
    joined(
        [
            (SCORED, ["points for buildings"]),
            (BRIDGES_TAKEN, ["bridge points"]),
            (WATERED, ["buildings on aqueducts"]),
            (NEAR_FOUNTAINS, ["fountains beside buildings"]),
            (COINS_HELD, ["coins"]),
            (MOST_COINS, ["most coins"]),
            (IMPERIUM_NOW, ["imperium points now"]),
            (IMPERIUM_HELD, ["imperium tiles"]),
            (SCORED_LATE, ["score, the later the more"]),
            (BUILT, ["buildings"]),
            (DRY, ["buildings without water beside an aqueduct's end"]),
            (
                READY,
                [
                    "no magistrate ready",
                    "one magistrate ready",
                    "two magistrates ready",
                    "three magistrates ready",
                ],
            ),
            (
                IN_OFFICE,
                [
                    *(f"magistrates on the {building} space" for building in BUILDINGS[:4]),
                    "magistrates in the treasury",
                ],
            ),
            (ATRIUM_TILES, [f"{colour} tiles" for colour in COLOURS]),
            (
                WINS_NEXT,
                [
                    "points of sites won, a sixth short",
                    "points of sites won, two sixths short",
                    "points of sites won, three or four sixths short",
                    "points of sites won, further away",
                ],
            ),
            (
                TIED_NEXT,
                [
                    "points of sites tied, up to two sixths short",
                    "points of sites tied, further away",
                ],
            ),
            (LOSING, ["points of sites lost, up to two sixths short"]),
            (BESIDE_NEXT, ["magistrates beside sites up to two sixths short"]),
            (TO_MOVE, ["to move"]),
            (ACTIONS_LEFT, ["actions left"]),
            (AT_DRAWING, ["drawing tiles"]),
            (AT_EXPANDING, ["expanding aqueducts"]),
            (AT_RECALLING, ["recalling a magistrate"]),
            (AT_PLAYING, ["playing a tile"]),
            (AT_POSTING, ["posting a magistrate"]),
            (TURNS_AWAY, ["turns until one's own"]),
            (TILES_GONE, ["tiles gone"]),
            (LAST_TURNS, ["last turns"]),
            (IMPERIUM_OF, [f"{building} imperium tiles" for building in BUILDINGS[:4]]),
            (POSTED, ["magistrates on tiles"]),
            (COUNT, []),
        ]
    )
)

PENDING: Final = vec[i64]([-1] * len(STEPS))
"""The feature of a step that is being resolved, -1 for none."""
PENDING[DRAWING] = AT_DRAWING
PENDING[EXPANDING] = AT_EXPANDING
PENDING[STARTING_AQUEDUCT] = AT_EXPANDING
PENDING[RECALLING] = AT_RECALLING
PENDING[CHOOSING_TILE] = AT_PLAYING
PENDING[LAYING] = AT_PLAYING
PENDING[POSTING] = AT_POSTING

DISTANCE: Final = vec[i64]([0, 0, 1, 2, 2, 3, 3])
"""Which feature counts a site that so many sixths are missing from."""
ALL_TILES: Final = 60

TILES_MEETING: Final = vec[i64]([6, 5, 3, 4])
"""How many tiles make each building (ROM-23)."""


def measure(s: Rome, features: vec[float]) -> None:
    """The features of every family, at `family * COUNT`."""
    _measure_buildings(s, features)
    _measure_ends(s, features)
    _measure_imperium(s, features)
    for bridge in range(i64(BRIDGES)):
        if s.takers[bridge] >= 0:
            features[s.takers[bridge] * COUNT + BRIDGES_TAKEN] += float(s.values[bridge])
    for family in range(s.players):
        _measure_holdings(s, family, features)
        _measure_magistrates(s, family, features)
        for n in range(MAGISTRATES * family, MAGISTRATES * (family + 1)):
            if s.posts[n] < POSITIONS:
                _measure_post(s, family, s.posts[n], features)
        _measure_total(s, family, features)
    _measure_moment(s, features)


def _measure_buildings(s: Rome, features: vec[float]) -> None:
    """ROM-35, ROM-36: water and fountains at the buildings of each family."""
    for site in range(i64(SITES)):
        owner = s.owner[site]
        if owner < 0:
            continue
        at = owner * COUNT
        features[at + BUILT] += 1.0
        if s.water[site] != 0:
            features[at + WATERED] += 1.0
        for i in range(DIRECTION_COUNT * site, DIRECTION_COUNT * (site + 1)):
            beside = AROUND_VERTICES[i]
            if 0 <= beside < SITES and s.built[beside] == FOUNTAIN:
                features[at + NEAR_FOUNTAINS] += 1.0


def _measure_ends(s: Rome, features: vec[float]) -> None:
    """ROM-30: buildings that the next piece of an aqueduct can reach."""
    for aqueduct in range(i64(AQUEDUCT_COUNT)):
        if s.laid[aqueduct] < 0:
            continue
        end = 6 * s.ends[aqueduct]
        for i in range(end, end + 6):
            beside = AROUND_VERTICES[i]
            if 0 <= beside < SITES and s.owner[beside] >= 0 and s.water[beside] == 0:
                features[s.owner[beside] * COUNT + DRY] += 1.0


def _measure_imperium(s: Rome, features: vec[float]) -> None:
    """ROM-38: who has the majorities now."""
    for building in range(i64(IMPERIUM_COUNT)):
        most: i64 = 0
        tied: i64 = 0
        for family in range(s.players):
            held = s.imperium[IMPERIUM_COUNT * family + building]
            if held > most:
                most = held
                tied = 1
            elif held == most:
                tied += 1
        if most == 0:
            continue
        points = MOST_IMPERIUM_POINTS if tied == 1 else TIED_IMPERIUM_POINTS
        for family in range(s.players):
            if s.imperium[IMPERIUM_COUNT * family + building] == most:
                features[family * COUNT + IMPERIUM_NOW] += float(points)


def _measure_holdings(s: Rome, family: Seat, features: vec[float]) -> None:
    """Points, coins and their majority (ROM-37), Imperium tiles and district tiles."""
    at = family * COUNT
    features[at + SCORED] = float(s.points[family])
    features[at + COINS_HELD] = float(s.coins[family])
    most = s.coins[family] > 0
    for other in range(s.players):
        if s.coins[other] > s.coins[family]:
            most = False
    if most:
        features[at + MOST_COINS] = 1.0
    for i in range(i64(COLOUR_COUNT)):
        features[at + IMPERIUM_HELD] += float(s.imperium[IMPERIUM_COUNT * family + i])
        features[at + IMPERIUM_OF + i] = float(s.imperium[IMPERIUM_COUNT * family + i])
        features[at + ATRIUM_TILES + i] = float(s.atrium[COLOUR_COUNT * family + i])
        if family == s.active:
            features[at + ATRIUM_TILES + i] += float(s.domus[i])


def _measure_magistrates(s: Rome, family: Seat, features: vec[float]) -> None:
    """Where the family's magistrates are that stand on no tile."""
    at = family * COUNT
    ready: i64 = 0
    for n in range(MAGISTRATES * family, MAGISTRATES * (family + 1)):
        post = s.posts[n]
        if post == ATRIUM:
            ready += 1
        elif POSITIONS <= post <= TREASURY:
            features[at + IN_OFFICE + post - POSITIONS] += 1.0
        else:
            features[at + POSTED] += 1.0
    features[at + READY + ready] = 1.0


def _measure_post(s: Rome, family: Seat, position: Position, features: vec[float]) -> None:
    """What a magistrate on a tile stands to win at its corners (ROM-22 to ROM-27)."""
    building = s.tiles[position]
    for i in range(TILE_CORNERS * position, TILE_CORNERS * (position + 1)):
        site = CORNERS[i]
        if site >= SITES or s.built[site] >= 0 or not _can_be_complete(s, site):
            continue
        short = 6 - s.sixths[site]
        if short <= 2:
            features[family * COUNT + BESIDE_NEXT] += 1.0
        tiles = TILES_MEETING[building] - s.meeting[site]
        if (short + 1) // 2 <= tiles <= short:
            _measure_prospect(s, family, site, building, short, features)


def _can_be_complete(s: Rome, site: Vertex) -> bool:
    """ROM-22: a corner of a hill is no site, unless hills fill their sixth."""
    if s.hill_corners:
        return True
    for i in range(DIRECTION_COUNT * site, DIRECTION_COUNT * (site + 1)):
        if s.ground[AROUND_TRIANGLES[i]] == HILL_TILE:
            return False
    return True


def _measure_prospect(
    s: Rome, family: Seat, site: Vertex, building: Building, short: i64, features: vec[float]
) -> None:
    """ROM-25: who would win the site if it became this building, shared among his magistrates."""
    mine = s.influence(family, site, building)
    others: i64 = 0
    for other in range(s.players):
        if other != family:
            others = max(others, s.influence(other, site, building))
    points = float(POINTS[building]) / float(mine)
    at = family * COUNT
    near = short <= 2
    if mine > others:
        features[at + WINS_NEXT + DISTANCE[short]] += points
    elif mine == others:
        features[at + TIED_NEXT + (0 if near else 1)] += points
    elif near:
        features[at + LOSING] += points


def _measure_total(s: Rome, family: Seat, features: vec[float]) -> None:
    """The score so far counts for more when the stacks run out."""
    at = family * COUNT
    score = features[at + SCORED] + features[at + BRIDGES_TAKEN] + features[at + COINS_HELD]
    score += 2.0 * features[at + WATERED] + features[at + NEAR_FOUNTAINS]
    score += 2.0 * features[at + MOST_COINS] + features[at + IMPERIUM_NOW]
    stacks = s.stacks
    left = stacks[0] + stacks[1] + stacks[2] + stacks[3]
    gone = 1.0 - float(left) / float(ALL_TILES)
    features[at + SCORED_LATE] = score * gone
    features[at + TILES_GONE] = gone
    if s.last_turns != EMPTY:
        features[at + LAST_TURNS] = 1.0


def _measure_moment(s: Rome, features: vec[float]) -> None:
    """Who is in the middle of what (ROM-09)."""
    for family in range(s.players):
        away = family - s.active if family >= s.active else family - s.active + s.players
        features[family * COUNT + TURNS_AWAY] = float(away)
    at = s.active * COUNT
    features[at + TO_MOVE] = 1.0
    frame = s.top
    while frame >= 0:
        if s.frames[frame] == TAKING_TURN:
            features[at + ACTIONS_LEFT] = float(s.frames[frame + 1])
        frame -= 4
    pending = PENDING[s.frames[s.top]]
    if pending >= 0:
        features[at + pending] = 1.0
