"""What a family may know of Rome as numbers: all but the bridges of the others (ROM-40)."""

from typing import Final

from mypy_extensions import i64

from ludus.core.game import OVER, Seat
from ludus.core.observe import clockwise, from_seat, observe_moment
from ludus.core.sheet import NOBODYS, Sheet
from ludus.games.rome.data import (
    AQUEDUCT_COUNT,
    BRIDGE_VALUES,
    BRIDGES,
    BUILDING_COUNT,
    COINS,
    COLOUR_COUNT,
    CUBES,
    EDGES,
    HILL_COUNT,
    IMPERIUM_COUNT,
    IMPERIUM_OF_A_KIND,
    MAGISTRATES,
    PIECES,
    PIECES_AT_START,
    POSITIONS,
    SITES,
    TILES,
    VERTICES,
)
from ludus.games.rome.state import (
    ATRIUM,
    EXPANDING,
    LAYING,
    OFFICE,
    SENDING,
    STARTING_AQUEDUCT,
    TAKING_TURN,
    TREASURY,
    Rome,
)

POINTS: Final = 60
"""A family seldom scores more with its buildings."""
IN_ATRIUM: Final = 6
"""A family seldom has more tiles of a colour."""


def observe(s: Rome, seat: Seat, sheet: Sheet) -> None:
    """The moment, the families from the seat's own on, the supplies, the city."""
    observe_moment(s, seat, s.first, sheet)
    _observe_question(s, sheet)
    for k in range(s.players):
        sheet.whose = k
        family = clockwise(seat, k, s.players)
        _observe_family(s, family, sheet)
        _observe_bridges(s, family, seat, sheet)
        _observe_posts(s, family, sheet)
    sheet.whose = NOBODYS
    _observe_supplies(s, sheet)
    _observe_tiles(s, sheet)
    _observe_sites(s, seat, sheet)
    _observe_aqueducts(s, sheet)


def _observe_question(s: Rome, sheet: Sheet) -> None:
    """What the step that is being resolved is about."""
    step = s.frames[s.top]
    sheet.field("actions left", "actions left in the turn, of 2 (ROM-09)")
    sheet.put(s.a() if step == TAKING_TURN else i64(0), 2)
    sheet.field("tile to lay", "the colour of the tile to be laid, by colour (ROM-15)")
    sheet.pick(s.a() if step == LAYING else i64(-1), COLOUR_COUNT)
    sheet.field("pieces to lay", "aqueduct pieces to be laid, of 3 (ROM-13, ROM-21)")
    expanding = s.a() if step == EXPANDING else i64(0)
    sheet.put(s.b() if step == STARTING_AQUEDUCT else expanding, PIECES_AT_START)
    sheet.field("site finished", "the site magistrates may be sent from, by site (ROM-27)")
    sheet.pick(s.a() if step == SENDING else i64(-1), SITES)
    sheet.field("last round", "whether the last round is played (ROM-33)")
    sheet.flag(s.last_turns >= 0)
    sheet.field("turns left", "turns left in the last round, of 4 (ROM-33)")
    sheet.put(s.last_turns if s.last_turns > 0 else i64(0), 4)
    sheet.field("hill corners", "whether a corner of a hill can be a site (ROM-22)")
    sheet.flag(s.hill_corners == 1)


def _observe_family(s: Rome, family: Seat, sheet: Sheet) -> None:
    sheet.field("points", "points scored for buildings, of 60 (ROM-25)")
    sheet.put(s.points[family], POINTS)
    sheet.field("atrium", "district tiles that can be played, of 6, by colour")
    sheet.counts(s.atrium, family * COLOUR_COUNT, COLOUR_COUNT, IN_ATRIUM)
    sheet.field("domus", "district tiles drawn this turn, of 2, by colour (ROM-12)")
    for colour in range(i64(COLOUR_COUNT)):
        sheet.put(s.domus[colour] if family == s.active else i64(0), 2)
    sheet.field("imperium", "Imperium tiles held, of 12, by building")
    sheet.counts(s.imperium, family * IMPERIUM_COUNT, IMPERIUM_COUNT, IMPERIUM_OF_A_KIND)
    sheet.field("coins", "coins held, of 16")
    sheet.put(s.coins[family], COINS)
    sheet.field("buildings", "buildings with the family's cube, of 16")
    built: i64 = 0
    for site in range(i64(SITES)):
        if s.owner[site] == family:
            built += 1
    sheet.put(built, CUBES)


def _observe_bridges(s: Rome, family: Seat, seat: Seat, sheet: Sheet) -> None:
    """ROM-40: the taker alone sees the value, all see it when the game is over."""
    sheet.field("bridges", "bridges taken, by bridge from north to south (ROM-20)")
    for bridge in range(i64(BRIDGES)):
        sheet.flag(s.takers[bridge] == family)
    sheet.field("bridge values", "their values, of 4, by bridge; 0 if the seat has not seen it")
    seen = family == seat or s.actor == OVER
    for bridge in range(i64(BRIDGES)):
        known = seen and s.takers[bridge] == family
        sheet.put(s.values[bridge] if known else i64(0), BRIDGE_VALUES)


def _observe_posts(s: Rome, family: Seat, sheet: Sheet) -> None:
    sheet.field("at home", "magistrates in the atrium, of 3")
    sheet.put(s.posted(family, ATRIUM), MAGISTRATES)
    sheet.field("in office", "magistrates on the Imperium spaces, of 3, by building (ROM-27)")
    for building in range(i64(IMPERIUM_COUNT)):
        sheet.put(s.posted(family, OFFICE + building), MAGISTRATES)
    sheet.field("in the treasury", "magistrates in the Treasury, of 3 (ROM-27)")
    sheet.put(s.posted(family, TREASURY), MAGISTRATES)
    sheet.field("magistrates", "where magistrates stand on district tiles, by position")
    start = sheet.room(POSITIONS)
    for n in range(MAGISTRATES * family, MAGISTRATES * (family + 1)):
        if 0 <= s.posts[n] < POSITIONS:
            sheet.mark(start + s.posts[n])


def _observe_supplies(s: Rome, sheet: Sheet) -> None:
    sheet.field("stacks", "district tiles left, of all there are, by colour (ROM-02)")
    for colour in range(i64(COLOUR_COUNT)):
        sheet.put(s.stacks[colour], TILES[colour])
    sheet.field("supply", "Imperium tiles left, of 12, by building")
    sheet.counts(s.supply, 0, IMPERIUM_COUNT, IMPERIUM_OF_A_KIND)
    sheet.field("treasury", "coins left, of 16")
    sheet.put(s.treasure, COINS)
    sheet.field("hills", "hill tiles placed, by hill (ROM-04)")
    sheet.counts(s.hills, 0, HILL_COUNT, 1)


def _observe_tiles(s: Rome, sheet: Sheet) -> None:
    sheet.field("tiles", "district tiles laid, by position and colour")
    start = sheet.room(4 * POSITIONS)
    for position in range(i64(POSITIONS)):
        if s.tiles[position] >= 0:
            sheet.mark(start + 4 * position + s.tiles[position])


def _observe_sites(s: Rome, seat: Seat, sheet: Sheet) -> None:
    """ROM-22 to ROM-26: nothing is known of a site that nothing surrounds yet."""
    n = s.players
    sheet.field("built", "what is built, by site and building, the fountain last (ROM-23)")
    built = sheet.room(BUILDING_COUNT * SITES)
    sheet.field("owner", "whose cube is on the building, by site and family, own first")
    owner = sheet.room(n * SITES)
    sheet.field("sixths", "sixths filled, of 6, by site (ROM-22)")
    sixths = sheet.room(SITES)
    sheet.field("meeting", "district tiles that meet, of 6, by site (ROM-23)")
    meeting = sheet.room(SITES)
    for site in range(i64(SITES)):
        if s.sixths[site] == 0:
            continue
        sheet.share(sixths + site, s.sixths[site], 6)
        sheet.share(meeting + site, s.meeting[site], 6)
        if s.built[site] >= 0:
            sheet.mark(built + BUILDING_COUNT * site + s.built[site])
        if s.owner[site] >= 0:
            sheet.mark(owner + n * site + from_seat(seat, s.owner[site], n))


def _observe_aqueducts(s: Rome, sheet: Sheet) -> None:
    """ROM-29 to ROM-31."""
    sheet.field("started", "whether the aqueduct is started: grey, brown, white (ROM-21)")
    for aqueduct in range(i64(AQUEDUCT_COUNT)):
        sheet.flag(s.laid[aqueduct] >= 0)
    sheet.field("laid", "pieces of the aqueduct, of 13: grey, brown, white")
    for aqueduct in range(i64(AQUEDUCT_COUNT)):
        sheet.put(s.laid[aqueduct] if s.laid[aqueduct] > 0 else i64(0), PIECES)
    sheet.field("ends", "the end farthest from the source, by aqueduct and vertex")
    for aqueduct in range(i64(AQUEDUCT_COUNT)):
        sheet.pick(s.ends[aqueduct], VERTICES)
    sheet.field("water", "sources and vertices an aqueduct passes, by vertex (ROM-35)")
    sheet.counts(s.water, 0, VERTICES, 1)
    sheet.field("pieces", "edges under aqueduct pieces, by edge")
    start = sheet.room(EDGES)
    for at in range(i64(AQUEDUCT_COUNT * PIECES)):
        if s.pieces[at] >= 0:
            sheet.mark(start + s.pieces[at])
