"""The few shapes that boards are drawn with, as SVG; in a notebook a picture shows itself."""

from collections.abc import Iterable, Sequence
from typing import Final
from xml.sax.saxutils import escape

PAPER: Final = "#fbf6ea"
INK: Final = "#3a2f26"
FAINT: Final = "#b9a98c"
STONE: Final = "#efe5d0"

Spot = tuple[float, float]


class Svg(str):
    """SVG as text."""

    __slots__ = ()

    def _repr_svg_(self) -> str:
        return str(self)


def picture(width: float, height: float, title: str, shapes: Iterable[str]) -> Svg:
    """The shapes on a sheet of paper; the title is read to those who do not see it."""
    return Svg(
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:g} {height:g}"'
        f' width="{width:g}" height="{height:g}" role="img"'
        ' font-family="Georgia, serif" font-size="13">\n'
        f"<title>{escape(title)}</title>\n"
        + "\n".join([rect(0, 0, width, height, PAPER, rim=""), *shapes])
        + "\n</svg>\n"
    )


def _paint(fill: str, rim: str, thick: float) -> str:
    return f'fill="{fill}"' + (f' stroke="{rim}" stroke-width="{thick:g}"' if rim else "")


def rect(
    x: float,
    y: float,
    width: float,
    height: float,
    fill: str,
    *,
    rim: str = INK,
    thick: float = 1,
    round: float = 0,
) -> str:
    """A rectangle by its upper left corner."""
    size = f'width="{width:g}" height="{height:g}"' + (f' rx="{round:g}"' if round else "")
    return f'<rect x="{x:g}" y="{y:g}" {size} {_paint(fill, rim, thick)}/>'


def circle(
    x: float, y: float, radius: float, fill: str, *, rim: str = INK, thick: float = 1
) -> str:
    """A disc by its centre."""
    return f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{radius:g}" {_paint(fill, rim, thick)}/>'


def line(start: Spot, end: Spot, ink: str = INK, thick: float = 1) -> str:
    """A straight line with round ends."""
    (x, y), (x2, y2) = start, end
    ends = f'x1="{x:.1f}" y1="{y:.1f}" x2="{x2:.1f}" y2="{y2:.1f}"'
    return f'<line {ends} stroke="{ink}" stroke-width="{thick:g}" stroke-linecap="round"/>'


def polygon(corners: Sequence[Spot], fill: str, *, rim: str = INK, thick: float = 1) -> str:
    """A shape by its corners."""
    points = " ".join(f"{x:.1f},{y:.1f}" for x, y in corners)
    return f'<polygon points="{points}" {_paint(fill, rim, thick)} stroke-linejoin="round"/>'


def text(
    x: float,
    y: float,
    words: object,
    *,
    size: float = 13,
    ink: str = INK,
    anchor: str = "start",
    bold: bool = False,
    halo: bool = False,
) -> str:
    """Words on a base line that starts, is centred (`middle`) or ends (`end`) at the spot."""
    look = f'font-size="{size:g}" fill="{ink}" text-anchor="{anchor}"'
    look += ' font-weight="bold"' if bold else ""
    look += f' paint-order="stroke" stroke="{PAPER}" stroke-width="4"' if halo else ""
    return f'<text x="{x:.1f}" y="{y:.1f}" {look}>{escape(str(words))}</text>'


def token(x: float, y: float, letter: object, fill: str, ink: str = INK, radius: float = 9) -> str:
    """A disc with a letter or a number on it."""
    size = radius * 1.3
    return circle(x, y, radius, fill) + text(
        x, y + size * 0.36, letter, size=size, ink=ink, anchor="middle", bold=True
    )
