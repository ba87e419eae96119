"""The map of Rome in text, for the terminal.

Three characters are half the side of a triangle, three lines its height. Rows have letters and
columns numbers, as in the names of places: the centre is f11.
"""

from typing import Final, cast

from ludus.core import game
from ludus.core.text import fitted
from ludus.games.rome.data import (
    BRIDGE_TRIANGLES,
    EDGE_TRIANGLES,
    EDGE_VERTICES,
    HILL_TRIANGLES,
    HILLS,
    SIDE,
    TILE_SIDES,
    TRIANGLE_EDGES,
    TRIANGLE_VERTICES,
    VERTEX_POINTS,
    VERTICES,
)
from ludus.games.rome.shape import View

MARGIN: Final = 4
WIDTH: Final = 2 * MARGIN + 3 * 4 * SIDE + 1
HEIGHT: Final = 3 * 2 * SIDE + 1
LETTERS: Final = {"red": "R", "yellow": "Y", "green": "G", "blue": "B"}
SHORT: Final = {"arena": "Ar", "theatre": "Th", "temple": "Te", "baths": "Ba"}
LEGEND: Final = (
    "R Y G B  red (arena), yellow (theatre), green (temple), blue (baths) tile",
    "1 2 3 4  beside a letter: that family's magistrate   PAL  a hill  =1=  a bridge",
    "4/6  sixths filled at a site   Th2  a Theatre of family 2   (o)  a fountain",
    "(g) (b) (w)  springs of the grey, brown and white aqueducts, g b w: pieces",
)

Canvas = list[list[str]]


def draw(view: game.View) -> str:
    """The city, then what the families have."""
    v = cast(View, view)
    return "\n".join([*_city(v), "", *LEGEND, "", *fitted([*_supplies(v), "", *_families(v)], 12)])


def _city(v: View) -> list[str]:
    canvas = [[" "] * WIDTH for _ in range(HEIGHT)]
    for hill in v["hills"]:
        for i in range(3):
            _draw_edge(canvas, TRIANGLE_EDGES[3 * HILL_TRIANGLES[HILLS.index(hill)] + i], "")
    for tile in v["tiles"]:
        for i in range(4):
            _draw_edge(canvas, TILE_SIDES[4 * tile["position"] + i], "")
    for aqueduct in v["aqueducts"]:
        for edge in aqueduct["edges"]:
            _draw_edge(canvas, edge, aqueduct["colour"][0])
    _mark_vertices(canvas, v)
    _mark_triangles(canvas, v)
    for row in range(2 * SIDE + 1):
        canvas[3 * row][0] = "abcdefghijk"[row]
    columns = "".join(f"{column:>3}" for column in range(1, 4 * SIDE + 2))
    return [" " * (MARGIN - 2) + columns, *("".join(line).rstrip() for line in canvas)]


def _spot(vertex: int) -> tuple[int, int]:
    """The line and the column of a vertex."""
    q, r = VERTEX_POINTS[vertex]
    return 3 * (SIDE - r), MARGIN + 3 * (2 * q + r + 2 * SIDE)


def _write(canvas: Canvas, line: int, column: int, text: str) -> None:
    """Write up to three characters around the column."""
    for i, character in enumerate(text):
        canvas[line][column - len(text) // 2 + i] = character


def _draw_edge(canvas: Canvas, edge: int, ink: str) -> None:
    """An edge as a line, or as an aqueduct made of the letter `ink`."""
    ends = sorted(_spot(EDGE_VERTICES[2 * edge + i]) for i in range(2))
    (line, column), (below, other) = ends
    if line == below:
        _write(canvas, line, (column + other) // 2, ink * 3 or "---")
        return
    step = 1 if other > column else -1
    for i in (1, 2):
        canvas[line + i][column + step * i] = ink or ("\\" if step > 0 else "/")


def _mark_vertices(canvas: Canvas, v: View) -> None:
    marks = dict.fromkeys(range(VERTICES), ".")
    for aqueduct in v["aqueducts"]:
        for edge in aqueduct["edges"]:
            for i in range(2):
                marks[int(EDGE_VERTICES[2 * edge + i])] = aqueduct["colour"][0]
        marks[aqueduct["source"]] = f"({aqueduct['colour'][0]})"
    marks |= {site["site"]: f"{site['sixths']}/6" for site in v["sites"] if site["may_become"]}
    for built in v["buildings"]:
        owner = built["owner"]
        mark = "(o)" if owner is None else f"{SHORT[built['building']]}{owner + 1}"
        marks[built["site"]] = mark
    for vertex, mark in marks.items():
        _write(canvas, *_spot(vertex), mark)


def _heart(triangle: int) -> tuple[int, int]:
    """Where to write in a triangle: the wider of its two lines."""
    spots = [_spot(TRIANGLE_VERTICES[3 * triangle + i]) for i in range(3)]
    lines = sorted(line for line, _ in spots)
    upright = lines[1] == lines[2]
    return lines[0] + (2 if upright else 1), sum(column for _, column in spots) // 3


def _mark_triangles(canvas: Canvas, v: View) -> None:
    for hill in v["hills"]:
        _write(canvas, *_heart(HILL_TRIANGLES[HILLS.index(hill)]), hill[:3].upper())
    for bridge in v["bridges"]:
        if bridge["taker"] is None:
            place = _heart(BRIDGE_TRIANGLES[bridge["bridge"] - 1])
            _write(canvas, *place, f"={bridge['bridge']}=")
    for tile in v["tiles"]:
        first, second = (int(EDGE_TRIANGLES[2 * tile["position"] + i]) for i in range(2))
        letter, magistrate = LETTERS[tile["tile"]], tile["magistrate"]
        _write(canvas, *_heart(first), letter)
        _write(canvas, *_heart(second), letter if magistrate is None else str(magistrate + 1))


def _counted(things: dict[str, int]) -> str:
    """'2 red, 1 blue'."""
    return ", ".join(f"{n} {thing}" for thing, n in things.items() if n) or "none"


def _waiting(magistrates: list[int]) -> str:
    """The families of the magistrates on an Imperium space or in the Treasury: '1 1 3'."""
    return " ".join(str(seat + 1) for seat, n in enumerate(magistrates) for _ in range(n))


def _supplies(v: View) -> list[str]:
    spaces = {space["building"]: space["magistrates"] for space in v["imperium"]}
    spaces["treasury"] = v["treasury"]["magistrates"]
    office = [f"{name} {who}" for name, there in spaces.items() if (who := _waiting(there))]
    aqueducts = ", ".join(f"{len(a['edges'])} {a['colour']}" for a in v["aqueducts"])
    lines = [
        f"Stacks: {_counted(v['stacks'])}",
        f"Imperium left: {_counted({s['building']: s['left'] for s in v['imperium']})}"
        f"   Coins left: {v['treasury']['coins']}",
        f"Aqueduct pieces laid: {aqueducts}",
        f"Magistrates in office: {', '.join(office) or 'none'}",
    ]
    if v["last_turns"] is not None:
        lines.append(f"Last round: {v['last_turns']} turns left.")
    return lines


def _families(v: View) -> list[str]:
    lines = []
    for seat, family in enumerate(v["families"]):
        bridges = [
            f"{b['bridge']}" if b["value"] is None else f"{b['bridge']} (worth {b['value']})"
            for b in family["bridges"]
        ]
        domus = _counted(family["domus"])
        lines += [
            f"{seat + 1} {family['colour']:<7} points {family['points']:<4}"
            f" magistrates {family['magistrates']}   buildings {family['buildings']}"
            f"   coins {family['coins']}",
            f"          bridges: {', '.join(bridges) or 'none'}",
            f"          atrium: {_counted(family['atrium'])}"
            + (f"   domus: {domus}" if domus != "none" else "")
            + f"   Imperium: {_counted(family['imperium'])}",
        ]
    return lines
