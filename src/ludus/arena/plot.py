"""The standings of an arena as an SVG picture: win shares with their intervals, and ratings."""

from collections.abc import Iterator, Sequence
from typing import Final
from xml.sax.saxutils import escape

from ludus.arena.tournament import BotStanding

LETTER: Final = 8.2
"""How wide a letter is where all are alike, at most: names and ratings are set so."""
ALIKE: Final = 'font-family="monospace"'
WIDTH: Final = 420
RATING: Final = 220
ROW: Final = 34
TOP: Final = 84


def plot(title: str, settings: str, standings: Sequence[BotStanding], fair: float) -> str:
    """A row a bot: a dot for its win share, a line for the 95% interval, its rating beside.

    The names have as much room as the longest of them takes.
    """
    left = 36 + LETTER * max(len(standing.bot) for standing in standings)
    bottom = TOP + ROW * len(standings)
    width, height = left + WIDTH + RATING, bottom + 52
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:g} {height}"'
        f' width="{width:g}" height="{height}" font-family="sans-serif" font-size="13">',
        f'<rect width="{width:g}" height="{height}" fill="#fffdf7"/>',
        f'<text x="12" y="24" font-size="15" font-weight="bold">{escape(title)}</text>',
        f'<text x="12" y="44" fill="#6b6252">{escape(settings)}</text>',
        *_axis(left, bottom, fair),
        f'<text x="{left + WIDTH + 30:g}" y="{TOP - 12}">rating, 95% interval</text>',
    ]
    for row, standing in enumerate(standings):
        lines += _row(standing, left, TOP + ROW * row + ROW // 2)
    return "\n".join([*lines, "</svg>"]) + "\n"


def _axis(left: float, bottom: int, fair: float) -> Iterator[str]:
    for percent in range(0, 101, 25):
        x = left + WIDTH * percent / 100
        yield f'<line x1="{x:.1f}" y1="{TOP}" x2="{x:.1f}" y2="{bottom}" stroke="#ddd6c4"/>'
        yield f'<text x="{x:.1f}" y="{bottom + 18}" text-anchor="middle">{percent}%</text>'
    middle = left + WIDTH / 2
    what = "share of the victories, with its 95% interval"
    yield f'<text x="{middle:.1f}" y="{bottom + 40}" text-anchor="middle">{what}</text>'
    x = left + WIDTH * fair
    dash = 'stroke="#a4452c" stroke-dasharray="4 4"'
    yield f'<line x1="{x:.1f}" y1="{TOP}" x2="{x:.1f}" y2="{bottom}" {dash}/>'
    yield f'<text x="{x:.1f}" y="{TOP - 12}" text-anchor="middle" fill="#a4452c">fair share</text>'


def _row(standing: BotStanding, left: float, y: int) -> Iterator[str]:
    ends = (standing.low, standing.high, standing.share)
    low, high, share = (left + WIDTH * part for part in ends)
    yield f'<text x="12" y="{y + 4}" {ALIKE}>{escape(standing.bot)}</text>'
    line = 'stroke="#3b4a6b" stroke-width="3"'
    yield f'<line x1="{low:.1f}" y1="{y}" x2="{high:.1f}" y2="{y}" {line}/>'
    yield f'<circle cx="{share:.1f}" cy="{y}" r="5" fill="#3b4a6b"/>'
    yield f'<text x="{share:.1f}" y="{y - 9}" text-anchor="middle">{standing.share:.1%}</text>'
    rating = f"{standing.rating:.0f}  ({standing.rating_low:.0f} to {standing.rating_high:.0f})"
    yield f'<text x="{left + WIDTH + 30:g}" y="{y + 4}" {ALIKE}>{rating}</text>'
