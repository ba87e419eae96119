"""Two trees beside each other: `python -m benchmarks.compare OTHER`, the root of another checkout.

Each must be compiled and have its own `.venv`. The runs are interleaved and timed by the processor,
and the best of each tree counts: other work on the machine can only make a run slower. A number
above 1 means that this tree is faster. Random games and copies are compared, and searches from the
same positions: iterations compare the engine together with its evaluation, not how well it plays.
"""

import argparse
import json
import os
import subprocess
from pathlib import Path
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
    best: dict[tuple[Path, str, str], float] = {}
    for _ in range(ROUNDS):
        for name in names():
            for tree in (ROOT, other):
                for key, rate in rates(tree, name).items():
                    best[tree, name, key] = max(rate, best.get((tree, name, key), 0.0))
    shown = new_table(f"This tree as a multiple of {other}", ("",), tuple(names()))
    for heading, key in MEASURED.items():
        ratios = [best[ROOT, name, key] / best[other, name, key] for name in names()]
        shown.add_row(heading, *(f"{ratio:.2f}" for ratio in ratios))
    Console().print(shown)


if __name__ == "__main__":
    main()
