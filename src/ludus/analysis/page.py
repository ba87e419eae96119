"""A review as one HTML file that needs nothing else."""

from collections.abc import Iterator
from html import escape

from ludus.analysis.plot import svg
from ludus.analysis.report import reasons_said, said, told, totals_of
from ludus.analysis.review import Reviewer, ReviewStep
from ludus.core.game import CHANCE
from ludus.core.language import FIRST

STYLE = """
body { font-family: Georgia, serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem;
  background: #fbf6ea; color: #3a2f26; }
svg { max-width: 100%; height: auto; }
table { border-collapse: collapse; width: 100%; }
th, td { text-align: left; padding: 0.3rem 0.6rem; border-bottom: 1px solid #b9a98c; }
td.number, th.number { text-align: right; font-variant-numeric: tabular-nums; }
div.wide { overflow-x: auto; }
"""
NUMBERS = ("start", "luck", "own losses", "by others", "revised", "result", "accuracy")
MOMENTS = ("ply", "who", "what happened", "change", "better")


def page(reviewer: Reviewer) -> str:
    """The whole page."""
    match = reviewer.match
    title = f"Review: {match.game.title}"
    names = match.record.seats
    graph = svg(title, reviewer.start, reviewer.steps, names, match.game.colours)
    return "\n".join(
        [
            '<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">',
            '<meta name="viewport" content="width=device-width, initial-scale=1">',
            f"<title>{escape(title)}</title>\n<style>{STYLE}</style>\n</head>\n<body>",
            f"<h1>{escape(title)}</h1>",
            graph,
            "<h2>Players</h2>",
            *_table(("player", *NUMBERS), _players(reviewer)),
            "<p>All but the accuracy are chances of winning in percent. A result is the start, plus"
            " luck, less own losses, plus what the others brought, plus what was revised.</p>",
            "<h2>Moments</h2>",
            *_table(MOMENTS, [_moment(reviewer, step) for step in moments(reviewer)]),
            "</body>\n</html>\n",
        ]
    )


def _table(headings: tuple[str, ...], rows: list[list[str]]) -> Iterator[str]:
    yield '<div class="wide"><table><thead><tr>'
    yield "".join(f'<th scope="col">{heading}</th>' for heading in headings)
    yield "</tr></thead><tbody>"
    for row in rows:
        yield "<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>"
    yield "</tbody></table></div>"


def _players(reviewer: Reviewer) -> list[list[str]]:
    rows = []
    for name, total in zip(reviewer.match.record.seats, totals_of(reviewer), strict=True):
        parts = (total.luck, -total.lost, total.given)
        changes = [f"{100 * part:+.0f}" for part in parts]
        revised = f"{100 * total.revised:+.0f} (±{100 * total.error:.0f})"
        ends = [f"{100 * total.result:.0f}", f"{total.accuracy:.0f}"]
        rows.append([name, f"{100 * total.start:.0f}", *changes, revised, *ends])
    return rows


def moments(reviewer: Reviewer) -> list[ReviewStep]:
    """The steps worth showing: named turns and every player's turning points."""
    turning = {n for total in totals_of(reviewer) for n in total.turning}
    return [step for n, step in enumerate(reviewer.steps) if step.name or n in turning]


def _moment(reviewer: Reviewer, step: ReviewStep) -> list[str]:
    match = reviewer.match
    if step.seat == CHANCE:
        seat = max(range(match.record.players), key=lambda other: abs(step.change[other]))
        change = f"{100 * step.change[seat]:+.0f} {match.record.seats[seat]}"
        return [f"{step.first + 1}", "luck", told(match, step), change, ""]
    better = said(match.game, step.best, FIRST, match.record.seats)
    why = " ".join(reasons_said(match, step))
    change = f"{100 * step.change[step.seat]:+.0f} {step.name}"
    who = match.record.seats[step.seat]
    better = f"{better} ({why})" if why else better
    return [f"{step.first + 1}", who, told(match, step), change, better]
