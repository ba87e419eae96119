"""Pictures of a training: strength, loss and calibration, round by round."""

import json
from pathlib import Path
from typing import Any, TypeAlias

from matplotlib.axes import Axes
from matplotlib.figure import Figure

from ludus.arena.tournament import interval

Round: TypeAlias = dict[str, Any]
"""A line of the log."""


def draw(folder: Path, title: str) -> Path:
    """Draw the log of a training's folder as `plot.svg` beside it."""
    with (folder / "log.jsonl").open() as lines:
        rounds = [json.loads(line) for line in lines]
    figure = Figure(figsize=(12, 4), layout="constrained")
    figure.suptitle(title)
    strength, loss, calibration = figure.subplots(1, 3)
    _strength(strength, rounds)
    _lines(loss, "Loss in games not seen yet", rounds, ("loss",))
    _lines(calibration, "Turn starts: Brier score, mover", rounds, ("brier", "base", "mover"))
    path = folder / "plot.svg"
    figure.savefig(path, metadata={"Date": None})
    return path


def _lines(axes: Axes, title: str, rounds: list[Round], names: tuple[str, ...]) -> None:
    axes.set_title(title)
    axes.set_xlabel("round")
    for name in names:
        axes.plot([r["round"] + 1 for r in rounds], [r[name] for r in rounds], ".-", label=name)
    axes.legend()


def _strength(axes: Axes, rounds: list[Round]) -> None:
    """What each network won, against the champion of its time, the start and the fixed opponent."""
    axes.set_title("Share of games won")
    axes.set_xlabel("round")
    for opponent, kind in (("champion",) * 2, ("start",) * 2, ("fixed opponent", "fixed")):
        # Against the fixed opponent the champion's games stand between the candidate's and all.
        judged = [
            (r["round"] + 1, *match[:2], match[-1]) for r in rounds for match in r.get(kind, ())
        ]
        for budget in sorted({iterations for _, iterations, _, _ in judged}):
            points = [point for point in judged if point[1] == budget]
            shares = [won / games for _, _, won, games in points]
            ends = [interval(won, games) for _, _, won, games in points]
            below = [share - low for share, (low, _) in zip(shares, ends, strict=True)]
            above = [high - share for share, (_, high) in zip(shares, ends, strict=True)]
            label = f"{opponent}, {budget} iterations"
            axes.errorbar([p[0] for p in points], shares, (below, above), fmt=".-", label=label)
    axes.set_ylim(0, 1)
    if axes.has_data():
        axes.legend()
