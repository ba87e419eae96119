"""The map of Rome as a picture."""

from collections.abc import Iterator
from typing import Final, cast

from ludus.core import game
from ludus.core.picture import (
    FAINT,
    INK,
    PAPER,
    STONE,
    Spot,
    circle,
    line,
    picture,
    polygon,
    rect,
    text,
    token,
)
from ludus.games.rome.data import (
    BRIDGE_TRIANGLES,
    CORNERS,
    EDGE_VERTICES,
    HILL_TRIANGLES,
    HILLS,
    TRIANGLE_VERTICES,
    TRIANGLES,
    VERTEX_POINTS,
)
from ludus.games.rome.shape import Aqueduct, Building, Family, Tile, View

UNIT: Final = 62
LEFT: Final = 360
TOP: Final = 310
FAMILIES: Final = {"purple": "#7b5aa6", "orange": "#dd8432", "black": "#4a4a4a", "pink": "#d98cae"}
TILES: Final = {"red": "#d3897c", "yellow": "#ecd684", "green": "#a9c08f", "blue": "#9dbdd6"}
AQUEDUCTS: Final = {"grey": "#7d8489", "brown": "#8a5a34", "white": "#ffffff"}
LETTERS: Final = {"arena": "A", "theatre": "Th", "temple": "Te", "baths": "B"}


def svg(view: game.View) -> str:
    """The city, then the families."""
    v = cast(View, view)
    return picture(720, 640 + 46 * len(v["families"]), "Rome: City of Marble", _shapes(v))


def _shapes(v: View) -> Iterator[str]:
    for triangle in range(TRIANGLES):
        yield polygon(_triangle(triangle), STONE, rim=FAINT, thick=0.5)
    yield from _ground(v)
    for tile in v["tiles"]:
        yield from _tile(tile, v)
    for aqueduct in v["aqueducts"]:
        yield from _aqueduct(aqueduct)
    for built in v["buildings"]:
        yield from _building(built, v)
    stacks = ", ".join(f"{n} {colour}" for colour, n in v["stacks"].items())
    yield text(20, 624, f"Tiles left: {stacks} · Coins left: {v['treasury']['coins']}")
    for seat, family in enumerate(v["families"]):
        yield from _family(family, 640 + 46 * seat)


def _spot(vertex: int) -> Spot:
    q, r = VERTEX_POINTS[vertex]
    return LEFT + UNIT * (q + r / 2), TOP - UNIT * r * 3**0.5 / 2


def _triangle(triangle: int) -> list[Spot]:
    return [_spot(TRIANGLE_VERTICES[3 * triangle + i]) for i in range(3)]


def _heart(corners: list[Spot]) -> Spot:
    return sum(x for x, _ in corners) / len(corners), sum(y for _, y in corners) / len(corners)


def _ground(v: View) -> Iterator[str]:
    """Hills and the bridges that nobody has taken."""
    for hill in v["hills"]:
        corners = _triangle(HILL_TRIANGLES[HILLS.index(hill)])
        x, y = _heart(corners)
        yield polygon(corners, "#b8926a")
        yield text(x, y + 4, hill[:3].upper(), size=11, anchor="middle", bold=True)
    for bridge in v["bridges"]:
        if bridge["taker"] is None:
            corners = _triangle(BRIDGE_TRIANGLES[bridge["bridge"] - 1])
            x, y = _heart(corners)
            yield polygon(corners, "#c9d7de")
            yield text(x, y + 4, f"={bridge['bridge']}=", size=11, anchor="middle")


def _tile(tile: Tile, v: View) -> Iterator[str]:
    blunt, other_blunt, sharp, other_sharp = (
        _spot(CORNERS[4 * tile["position"] + i]) for i in range(4)
    )
    yield polygon([blunt, sharp, other_blunt, other_sharp], TILES[tile["tile"]])
    if tile["magistrate"] is not None:
        x, y = _heart([sharp, other_sharp])
        yield circle(x, y, 10, FAMILIES[v["families"][tile["magistrate"]]["colour"]], thick=2)
        yield circle(x, y, 3, PAPER)


def _aqueduct(aqueduct: Aqueduct) -> Iterator[str]:
    """Its source, and its pieces with a dark rim."""
    colour = AQUEDUCTS[aqueduct["colour"]]
    for edge in aqueduct["edges"]:
        ends = [_spot(EDGE_VERTICES[2 * edge + i]) for i in range(2)]
        yield line(ends[0], ends[1], INK, 9)
        yield line(ends[0], ends[1], colour, 6)
    x, y = _spot(aqueduct["source"])
    yield rect(x - 8, y - 8, 16, 16, colour, thick=2, round=3)


def _building(built: Building, v: View) -> Iterator[str]:
    x, y = _spot(built["site"])
    if built["owner"] is None:
        yield circle(x, y, 11, "#5fa3c7", thick=2)
        yield circle(x, y, 4, PAPER)
        return
    colour = FAMILIES[v["families"][built["owner"]]["colour"]]
    yield token(x, y, LETTERS[built["building"]], colour, PAPER, radius=14)


def _family(family: Family, y: float) -> Iterator[str]:
    yield rect(20, y, 680, 40, STONE, rim=FAMILIES[family["colour"]], thick=3, round=6)
    yield text(32, y + 17, f"{family['colour']} · {family['points']} points", size=14, bold=True)
    facts = (
        f"{family['buildings']} buildings · {family['coins']} coins"
        f" · {len(family['bridges'])} bridges · {family['magistrates']} magistrates at home"
    )
    yield text(32, y + 34, facts, size=12)
    imperium = ", ".join(f"{n} {what}" for what, n in family["imperium"].items() if n)
    yield text(690, y + 17, f"Imperium: {imperium or 'none'}", size=12, anchor="end")
    tiles = [colour for colour, n in family["atrium"].items() for _ in range(n)]
    for i, colour in enumerate(tiles):
        yield rect(674 - 18 * i, y + 22, 14, 14, TILES[colour], round=2)
