"""`make bench`: how fast the rules are, compiled and interpreted, medians of interleaved runs."""

import json
import os
import subprocess
import sys
from pathlib import Path
from statistics import median
from typing import Final

from rich.console import Console
from rich.progress import track
from rich.table import Table

from ludus.core.registry import names
from ludus.tables import new_table
from tools.forms import PURE, SOURCES, found

ROUNDS: Final = 5
SECONDS: Final = 0.6
PLAYERS: Final = 4
ROWS: Final = {
    "decisions a second": ("decisions_a_second", "{:,.0f}"),
    "games a second": ("games_a_second", "{:,.0f}"),
    "copy, µs": ("copy_microseconds", "{:.2f}"),
    "sample, µs": ("sample_microseconds", "{:.2f}"),
    "search iterations a second": ("iterations_a_second", "{:,.0f}"),
    "reference, s": ("reference", "{:.3f}"),
    "decisions a reference": ("decisions_a_reference", "{:,.0f}"),
    "iterations a reference": ("iterations_a_reference", "{:,.0f}"),
}


def run(name: str, path: Path) -> dict[str, float]:
    """One measurement in a process of its own."""
    command = [sys.executable, "-m", "benchmarks.rules", name, str(PLAYERS), str(SECONDS)]
    env = {**os.environ, "PYTHONPATH": str(path)}
    shown = subprocess.run(command, env=env, capture_output=True, text=True, check=True).stdout
    measured: dict[str, float] = json.loads(shown)
    return measured


def main() -> None:
    """Measure every game in every form there is, and show the table."""
    forms = {"compiled": SOURCES, "interpreted": PURE} if found() else {"interpreted": PURE}
    runs = [(name, form) for _ in range(ROUNDS) for name in names() for form in forms]
    measured: dict[tuple[str, str], list[dict[str, float]]] = {run: [] for run in runs}
    for name, form in track(runs, description="Measuring", console=Console(stderr=True)):
        measured[name, form].append(run(name, forms[form]))
    for form in forms:
        Console().print(table(form, {name: measured[name, form] for name in names()}))


def table(form: str, measured: dict[str, list[dict[str, float]]]) -> Table:
    """Medians of the runs; a reference is the time of ten million additions in the same run."""
    title = f"{form}: random play, {PLAYERS} players, one core, medians of {ROUNDS} runs"
    shown = new_table(title.capitalize(), ("",), tuple(measured))
    for heading, (key, layout) in ROWS.items():
        medians = [median(float(one[key]) for one in runs) for runs in measured.values()]
        shown.add_row(heading, *(layout.format(value) for value in medians))
    return shown


if __name__ == "__main__":
    main()
