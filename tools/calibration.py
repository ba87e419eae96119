"""How often what the analysis predicts comes true, and the temperatures that make it so.

`python -m tools.calibration --games 300 --out build/calibration` lets `miles` play himself at every
game and number of players, and notes at some positions of each game the chances that the network
and a search give every seat, and what each seat got. `--fit` then writes the temperatures into
`src/ludus/analysis/calibration.json`; `--write` puts the tables into `docs/review.md` and the
diagrams beside it. Games that are noted already are not played again, so it can be stopped at any
time.
"""

import argparse
import json
from collections.abc import Iterator
from math import log, sqrt
from pathlib import Path
from typing import Any

from librt.random import Random

from ludus.analysis.calibration import FILE, temperature
from ludus.analysis.values import Judge, depth_of
from ludus.bots import Lineup
from ludus.core.match import Match
from ludus.core.registry import get, names
from tools import forms
from tools.environment import ROOT

PLAYER = "miles"
POSITIONS = 8
"""Positions of each game at which the network is asked."""
SEARCHED_EVERY = 4
"""At every so many of them a search is asked, too."""
DEPTH = 1600
BINS = 10
FIT_MARGIN = 2.0
"""How many standard errors a temperature has to differ from 1 to be worth fitting."""
PAGE = ROOT / "docs" / "review.md"
PICTURES = ROOT / "docs" / "images"
MARKS = ("<!-- calibration -->", "<!-- end of calibration -->")
SIDE, LEFT, GAP = 210, 40, 70
"""How large a diagram is, and what is beside it."""
Pairs = list[tuple[list[float], list[float]]]
"""Predictions for all seats, each with what they got."""
TARGET = forms.SOURCES / "ludus" / "analysis" / FILE


def played(game: str, players: int, seed: int) -> Match:
    """A game of the bots with themselves."""
    random = Random(seed)
    match = Match(get(game), players, story=False)
    Lineup(get(game), [PLAYER] * players).play_on(match, lambda actor: random)
    return match


def noted(game: str, players: int, seed: int) -> dict[str, Any]:
    """What was predicted at some positions of one game, and what came."""
    match, random = played(game, players, seed), Random(seed)
    judge = Judge(match.game, players)
    decisions = [n for n, ply in enumerate(match.plies) if ply.actor >= 0]
    picked = sorted(decisions[int(random.randrange(len(decisions)))] for _ in range(POSITIONS))
    network, searched = [], []
    for number, ply in enumerate(picked):
        state = match.at(ply)
        network.append(judge.glance(state))
        if number % SEARCHED_EVERY == 1:
            depth = depth_of(DEPTH)
            found = judge.estimate(state, [], int(state.actor), depth, seed)
            searched.append(found.mean())
    return {
        "seed": seed,
        "temperature": temperature(match.game, players),
        "network": network,
        "searched": searched,
        "result": match.state.result().shares(),
    }


def settings() -> Iterator[tuple[str, int]]:
    """Every game with every number of players."""
    for name in names():
        for players in get(name).players:
            yield name, players


def play(folder: Path, games: int) -> None:
    """Note what is missing, all settings in turn."""
    folder.mkdir(parents=True, exist_ok=True)
    for seed in range(games):
        for name, players in settings():
            path = folder / f"{name}-{players}.jsonl"
            known = len(path.read_text().splitlines()) if path.exists() else 0
            if known <= seed:
                with path.open("a") as file:
                    file.write(json.dumps(noted(name, players, seed)) + "\n")


def pairs(folder: Path, name: str, players: int, which: str) -> Pairs:
    """Predictions with results."""
    path = folder / f"{name}-{players}.jsonl"
    rows = [json.loads(line) for line in path.read_text().splitlines()] if path.exists() else []
    return [(values, row["result"]) for row in rows for values in row[which]]


def warmed(values: list[float], by: float) -> list[float]:
    """Chances as they would be with strengths divided by a temperature."""
    raised = [max(value, 1e-9) ** (1 / by) for value in values]
    return [value / sum(raised) for value in raised]


def log_loss(found: Pairs, by: float) -> float:
    """How badly the predictions did, by the logarithm of what was given to what came."""
    total = 0.0
    for values, result in found:
        given = warmed(values, by)
        total -= sum(share * log(max(p, 1e-9)) for p, share in zip(given, result, strict=True))
    return total / len(found)


def fitted(found: Pairs) -> float:
    """The temperature with the least loss, to a hundredth: the loss has one lowest point."""
    low, high = 40, 252
    while high - low > 2:
        left, right = low + (high - low) // 3, high - (high - low) // 3
        if log_loss(found, left / 100) <= log_loss(found, right / 100):
            high = right
        else:
            low = left
    return min((n / 100 for n in range(low, high + 1)), key=lambda by: log_loss(found, by))


def fit(folder: Path) -> None:
    """Write the temperatures that fit the network's predictions."""
    by: dict[str, dict[str, float]] = {}
    for name, players in settings():
        found = pairs(folder, name, players, "network")
        if found:
            factor, error = fitted(found), fit_error(found)
            if abs(factor - 1) > FIT_MARGIN * error:
                now = temperature(get(name), players)
                by.setdefault(name, {})[str(players)] = round(factor * now, 2)
    TARGET.write_text(json.dumps(by, indent=2) + "\n")


def brier(found: Pairs) -> float:
    """The mean square of what was predicted less what came, over all seats."""
    errors = [(p - r) ** 2 for values, result in found for p, r in zip(values, result, strict=True)]
    return sum(errors) / len(errors)


def table(folder: Path) -> Iterator[str]:
    """Brier scores beside the base rate, for the network before and after the fit, and searches."""
    yield "| game | players | games | base rate | network | fitted | temperature | searches |"
    yield "|---|--:|--:|--:|--:|--:|--:|--:|"
    for name, players in settings():
        found = pairs(folder, name, players, "network")
        if not found:
            continue
        seen = pairs(folder, name, players, "searched")
        by, error = fitted(found), fit_error(found)
        base = brier([([1 / players] * players, result) for _, result in found])
        then = brier([(warmed(values, by), result) for values, result in found])
        line = f"| {get(name).title} | {players} | {len(found) // POSITIONS} | {base:.3f} |"
        line += f" {brier(found):.3f} | {then:.3f} | {by:.2f} ± {error:.2f} |"
        yield f"{line} {brier(seen):.3f} |"


def fit_error(found: Pairs) -> float:
    """The standard error of a temperature: its spread with a tenth of the games left out."""
    parts = 10
    without = [
        fitted([pair for n, pair in enumerate(found) if n // POSITIONS % parts != left])
        for left in range(parts)
    ]
    mean = sum(without) / parts
    return sqrt(sum((by - mean) ** 2 for by in without) * (parts - 1) / parts)


def reliability(found: Pairs) -> list[tuple[float, float, int]]:
    """By tenths of the prediction: what was predicted on average, what came, and how often."""
    flat = [(p, r) for values, result in found for p, r in zip(values, result, strict=True)]
    bins: list[list[tuple[float, float]]] = [[] for _ in range(BINS)]
    for p, r in flat:
        bins[min(int(p * BINS), BINS - 1)].append((p, r))
    return [
        (
            sum(p for p, _ in inside) / len(inside),
            sum(r for _, r in inside) / len(inside),
            len(inside),
        )
        for inside in bins
        if inside
    ]


def diagram(folder: Path, name: str) -> str:
    """The reliability of a game's predictions: a small square for each number of players."""
    lines: list[str] = []
    for at, players in enumerate(get(name).players):
        lines += _square(LEFT + at * (SIDE + GAP), folder, name, players)
    width = LEFT + len(get(name).players) * (SIDE + GAP)
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {SIDE + 84}"'
    title = f"What was predicted in {get(name).title}, and what came"
    return "\n".join(
        [
            f'{head} font-family="sans-serif" font-size="12" role="img">',
            f"<title>{title}</title>",
            f'<rect width="{width}" height="{SIDE + 84}" fill="#fffdf7"/>',
            *lines,
            "</svg>\n",
        ]
    )


def _square(left: int, folder: Path, name: str, players: int) -> Iterator[str]:
    top, bottom = 30, 30 + SIDE
    yield f'<text x="{left + SIDE / 2}" y="18" text-anchor="middle">{players} players</text>'
    frame = 'fill="none" stroke="#b9a98c"'
    yield f'<rect x="{left}" y="{top}" width="{SIDE}" height="{SIDE}" {frame}/>'
    for percent in (0, 50, 100):
        y = bottom - SIDE * percent / 100
        yield f'<text x="{left - 5}" y="{y + 4:.0f}" text-anchor="end">{percent}%</text>'
        x = left + SIDE * percent / 100
        yield f'<text x="{x:.0f}" y="{bottom + 15}" text-anchor="middle">{percent}%</text>'
    said = "predicted: network (dots), searches (rings)"
    yield f'<text x="{left + SIDE / 2}" y="{bottom + 34}" text-anchor="middle">{said}</text>'
    dashes = 'stroke="#a4452c" stroke-dasharray="4 4"'
    yield f'<path d="M{left} {bottom}L{left + SIDE} {top}" {dashes}/>'
    for which, fill in (("network", "#3b4a6b"), ("searched", "none")):
        for predicted, came, count in reliability(pairs(folder, name, players, which)):
            x, y = left + SIDE * predicted, bottom - SIDE * came
            error = SIDE * 1.96 * sqrt(max(came * (1 - came), 0.01) / count)
            low, high = min(y + error, bottom), max(y - error, top)
            yield f'<path d="M{x:.1f} {low:.1f}V{high:.1f}" stroke="#3b4a6b" stroke-opacity="0.5"/>'
            yield f'<circle cx="{x:.1f}" cy="{y:.1f}" r="4" fill="{fill}" stroke="#3b4a6b"/>'


def write(folder: Path) -> None:
    """Put the table into the page, between the marks, and the diagrams beside it."""
    between(PAGE, MARKS, list(table(folder)))
    for name in names():
        (PICTURES / f"calibration-{name}.svg").write_text(diagram(folder, name))


def between(page: Path, marks: tuple[str, str], lines: list[str]) -> None:
    """Put lines into a page in place of what stands between two marks."""
    before, _, rest = page.read_text(encoding="utf-8").partition(marks[0])
    _, _, behind = rest.partition(marks[1])
    page.write_text(before + "\n".join([marks[0], *lines, marks[1]]) + behind, encoding="utf-8")


def main() -> None:
    """Play, fit or print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=0)
    parser.add_argument("--out", type=Path, default=Path("build/calibration"))
    parser.add_argument("--fit", action="store_true")
    parser.add_argument("--write", action="store_true")
    asked = parser.parse_args()
    play(asked.out, asked.games)
    if asked.fit:
        fit(asked.out)
    if asked.write:
        write(asked.out)


if __name__ == "__main__":
    main()
