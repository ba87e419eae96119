"""The chances of all players over a game, stacked: as text for a terminal, and as SVG.

Every player has a pattern beside the colour, so that the bands differ without colours too.
"""

from collections.abc import Iterator, Sequence
from typing import Final
from xml.sax.saxutils import escape

from ludus.analysis.review import ReviewStep
from ludus.core.game import CHANCE

CELLS: Final = "█▒░▓#+"
"""How a band is filled in a terminal, by seat."""
COLOURS: Final = {
    "blue": "#3f6fb5",
    "yellow": "#d9a520",
    "orange": "#d2691e",
    "red": "#b03a2e",
    "green": "#4a7c44",
    "purple": "#7d4b8f",
    "white": "#cfc6b4",
    "black": "#3c3836",
}
WIDTH: Final = 760
HEIGHT: Final = 260
LEFT: Final = 46
TOP: Final = 12
MARKS: Final = {"inaccuracy": "?!", "mistake": "?", "blunder": "??"}
LUCK_MARKED: Final = 0.06
"""From which change of somebody's chance a draw is marked."""


def paint(colour: str) -> str:
    """The colour of a band."""
    return COLOURS.get(colour, "#777777")


def bands(start: Sequence[float], steps: Sequence[ReviewStep]) -> list[list[float]]:
    """Each seat's share at the start and after each step; together they are always 1."""
    found = []
    for values in [start, *(step.after for step in steps)]:
        clipped = [min(max(value, 0.0), 1.0) for value in values]
        total = sum(clipped) or 1.0
        found.append([value / total for value in clipped])
    return found


def text(shares: list[list[float]], width: int = 72, height: int = 12) -> list[str]:
    """The stacked bands as lines of text, the first seat on top."""
    columns = [shares[min(x * len(shares) // width, len(shares) - 1)] for x in range(width)]
    lines = []
    for row in range(height):
        at = (row + 0.5) / height
        lines.append("".join(CELLS[_seat_at(column, at) % len(CELLS)] for column in columns))
    return lines


def _seat_at(shares: Sequence[float], at: float) -> int:
    """Whose band is at that height, counted from the top."""
    total = 0.0
    for seat, share in enumerate(shares):
        total += share
        if at < total:
            return seat
    return len(shares) - 1


def svg(
    title: str,
    start: Sequence[float],
    steps: Sequence[ReviewStep],
    names: Sequence[str],
    colours: Sequence[str],
) -> str:
    """The stacked bands as a picture, with marks for luck and mistakes."""
    shares = bands(start, steps)
    height = HEIGHT + 30 + 22 * len(names)
    lines = [
        '<svg xmlns="http://www.w3.org/2000/svg"'
        f' viewBox="0 {-TOP} {LEFT + WIDTH + 10} {TOP + height}"'
        ' role="img" font-family="sans-serif" font-size="13">',
        f"<title>{escape(title)}</title>",
        *_patterns(len(names)),
        *_areas(shares, colours),
        *_axis(),
        *_marks(steps, shares),
        *_legend(names, colours),
    ]
    return "\n".join([*lines, "</svg>"]) + "\n"


def _patterns(seats: int) -> Iterator[str]:
    """Lines at another angle for each seat, dots for the rest."""
    for seat in range(seats):
        turn = seat * 45
        yield (
            f'<pattern id="band{seat}" width="8" height="8" patternUnits="userSpaceOnUse"'
            f' patternTransform="rotate({turn})">'
            '<path d="M0 0H8" stroke="#ffffff" stroke-opacity="0.45" stroke-width="2"/></pattern>'
        )


def _x(n: int, count: int) -> float:
    return LEFT + WIDTH * n / max(count - 1, 1)


def _areas(shares: list[list[float]], colours: Sequence[str]) -> Iterator[str]:
    count = len(shares)
    upper = [0.0] * count
    for seat in range(len(shares[0])):
        lower = [top + values[seat] for top, values in zip(upper, shares, strict=True)]
        there = [f"{_x(n, count):.1f},{HEIGHT * y:.1f}" for n, y in enumerate(upper)]
        back = [f"{_x(n, count):.1f},{HEIGHT * lower[n]:.1f}" for n in reversed(range(count))]
        points = " ".join([*there, *back])
        yield f'<polygon points="{points}" fill="{paint(colours[seat])}"/>'
        yield f'<polygon points="{points}" fill="url(#band{seat})"/>'
        upper = lower


def _axis() -> Iterator[str]:
    for percent in range(0, 101, 25):
        y = HEIGHT * percent / 100
        yield f'<text x="{LEFT - 6}" y="{y + 4:.0f}" text-anchor="end">{percent}%</text>'


def _marks(steps: Sequence[ReviewStep], shares: list[list[float]]) -> Iterator[str]:
    """A sign in the band of who erred, and a diamond above for a draw that changed much."""
    count = len(shares)
    for n, step in enumerate(steps, 1):
        x = _x(n, count)
        if step.name:
            values = shares[n]
            y = HEIGHT * (sum(values[: step.seat]) + values[step.seat] / 2)
            yield (
                f'<circle cx="{x:.1f}" cy="{y:.1f}" r="9" fill="#fff" stroke="#222"/>'
                f'<text x="{x:.1f}" y="{y + 4:.1f}" text-anchor="middle">{MARKS[step.name]}</text>'
            )
        elif step.seat == CHANCE and max(map(abs, step.change)) >= LUCK_MARKED:
            yield f'<path d="M{x:.1f} {HEIGHT + 2}l6 7-6 7-6-7z" fill="#8a6d1d"/>'


def _legend(names: Sequence[str], colours: Sequence[str]) -> Iterator[str]:
    for seat, name in enumerate(names):
        y = HEIGHT + 36 + 22 * seat
        for fill in (paint(colours[seat]), f"url(#band{seat})"):
            yield f'<rect x="{LEFT}" y="{y - 12}" width="28" height="16" fill="{fill}"/>'
        yield f'<text x="{LEFT + 36}" y="{y + 1}">{escape(name)}</text>'
