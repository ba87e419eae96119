"""Two trees beside each other: `python -m benchmarks.compare OTHER`, the root of another checkout.

Each must be compiled and have its own `.venv`. The runs are interleaved and timed by the processor,
so that other work on the machine disturbs both alike; a number above 1 means that this tree is
faster. Random games and copies are compared, and searches from the same positions: iterations
compare the engine, not how well it plays.
"""

import argparse
import json
import os
import subprocess
from pathlib import Path
from statistics import median
from typing import Final

from rich.console import Console

from ludus.core.registry import names
from ludus.tables import new_table
from tools.environment import ROOT

ROUNDS: Final = 5
SECONDS: Final = 1.0
PLAYERS: Final = 4
MEASURED: Final = {
    "random decisions": "decisions",
    "copies": "copies",
    "samples": "samples",
    "search iterations": "iterations",
}
PROGRAM: Final = Path(__file__).with_name("rates.py")


def rates(tree: Path, name: str) -> dict[str, float]:
    """What a tree does in a second of processor time."""
    command = [str(tree / ".venv/bin/python"), str(PROGRAM), name, str(PLAYERS), str(SECONDS)]
    env = {**os.environ, "PYTHONPATH": str(tree / "src")}
    shown = subprocess.run(command, env=env, capture_output=True, text=True, check=True).stdout
    found: dict[str, float] = json.loads(shown)
    return found


def main() -> None:
    """Show the ratios of all games."""
    parser = argparse.ArgumentParser(prog="compare", description=__doc__.split("\n\n")[0])
    parser.add_argument("other", type=Path)
    other = parser.parse_args().other.resolve()
    ratios: dict[tuple[str, str], list[float]] = {}
    for _ in range(ROUNDS):
        for name in names():
            ours, theirs = rates(ROOT, name), rates(other, name)
            for heading, key in MEASURED.items():
                ratios.setdefault((heading, name), []).append(ours[key] / theirs[key])
    shown = new_table(f"This tree as a multiple of {other}", ("",), tuple(names()))
    for heading in MEASURED:
        cells = [f"{median(ratios[heading, name]):.2f}" for name in names()]
        shown.add_row(heading, *cells)
    Console().print(shown)


if __name__ == "__main__":
    main()
