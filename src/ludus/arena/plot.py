"""The standings of an arena as an SVG picture: win shares with their intervals, and ratings."""

from collections.abc import Iterator, Sequence
from typing import Final
from xml.sax.saxutils import escape

from ludus.arena.tournament import Standing

LABEL: Final = 190
WIDTH: Final = 420
RATING: Final = 90
ROW: Final = 34
TOP: Final = 64


def plot(title: str, standings: Sequence[Standing], fair: float) -> str:
    """A row a bot: a dot for its win share, a line for the 95% interval, its rating beside."""
    height = TOP + ROW * len(standings) + 40
    width = LABEL + WIDTH + RATING
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}"'
        f' width="{width}" height="{height}" font-family="sans-serif" font-size="13">',
        f'<rect width="{width}" height="{height}" fill="#fffdf7"/>',
        f'<text x="12" y="24" font-size="15" font-weight="bold">{escape(title)}</text>',
        *_axis(TOP + ROW * len(standings), fair),
        f'<text x="{LABEL + WIDTH + 14}" y="{TOP - 12}">rating</text>',
    ]
    for row, standing in enumerate(standings):
        lines += _row(standing, TOP + ROW * row + ROW // 2)
    return "\n".join([*lines, "</svg>"]) + "\n"


def _x(share: float) -> float:
    return LABEL + WIDTH * share


def _axis(bottom: int, fair: float) -> Iterator[str]:
    for percent in range(0, 101, 25):
        x = _x(percent / 100)
        yield f'<line x1="{x:.1f}" y1="{TOP}" x2="{x:.1f}" y2="{bottom}" stroke="#ddd6c4"/>'
        yield f'<text x="{x:.1f}" y="{bottom + 18}" text-anchor="middle">{percent}%</text>'
    x = _x(fair)
    dash = 'stroke="#a4452c" stroke-dasharray="4 4"'
    yield f'<line x1="{x:.1f}" y1="{TOP}" x2="{x:.1f}" y2="{bottom}" {dash}/>'
    yield f'<text x="{x:.1f}" y="{TOP - 12}" text-anchor="middle" fill="#a4452c">fair share</text>'


def _row(standing: Standing, y: int) -> Iterator[str]:
    low, high, share = _x(standing.low), _x(standing.high), _x(standing.share)
    yield f'<text x="12" y="{y + 4}">{escape(standing.bot)}</text>'
    line = 'stroke="#3b4a6b" stroke-width="3"'
    yield f'<line x1="{low:.1f}" y1="{y}" x2="{high:.1f}" y2="{y}" {line}/>'
    yield f'<circle cx="{share:.1f}" cy="{y}" r="5" fill="#3b4a6b"/>'
    yield f'<text x="{share:.1f}" y="{y - 9}" text-anchor="middle">{standing.share:.1%}</text>'
    yield f'<text x="{LABEL + WIDTH + 14}" y="{y + 4}">{standing.rating:.0f}</text>'
