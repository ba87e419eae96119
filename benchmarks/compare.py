"""Two trees beside each other: `python -m benchmarks.compare OTHER`, the root of another checkout.

Each must be compiled and have its own `.venv`. The runs are interleaved and timed by the processor,
and the best of each tree counts: other work on the machine can only make a run slower. A number
above 1 means that this tree is faster. Random games and copies are compared, and searches from the
same positions: iterations compare the engine together with its evaluation, not how well it plays.

With `--instructions` the processor's instructions are counted by valgrind, which must be installed:
that takes minutes, but is exact on a machine that is busy with other work.
"""

import argparse
import json
import os
import re
import subprocess
import tempfile
from collections.abc import Callable
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
FUNCTIONS: Final = {
    "decisions": "CPyPy_playout___playout",
    "copies": r"CPyPy_\w+___state___[A-Za-z]+___copy",
    "samples": "CPyPy_core___game___State___sample",
    "iterations": "CPyPy_search___Search___grow",
}
"""The compiled functions that Python calls for each, as mypyc names them."""
PROGRAM: Final = Path(__file__).with_name("rates.py")


def measured(tree: Path, name: str, how: str, *under: str) -> dict[str, float]:
    """What the program of the rates says of a tree."""
    program = [str(tree / ".venv/bin/python"), str(PROGRAM), name, str(PLAYERS), how]
    env = {**os.environ, "PYTHONPATH": str(tree / "src"), "PYTHONHASHSEED": "0"}
    command = [*under, *program]
    shown = subprocess.run(command, env=env, stdout=subprocess.PIPE, text=True, check=True).stdout
    found: dict[str, float] = json.loads(shown)
    return found


def rates(tree: Path, name: str) -> dict[str, float]:
    """What a tree does in a second of processor time."""
    return measured(tree, name, str(SECONDS))


def per_instruction(tree: Path, name: str) -> dict[str, float]:
    """What a tree does in one instruction."""
    with tempfile.TemporaryDirectory() as folder:
        out = f"{folder}/out"
        done = measured(
            tree,
            name,
            "counted",
            "valgrind",
            "-q",
            "--tool=callgrind",
            f"--callgrind-out-file={out}",
        )
        annotate = ["callgrind_annotate", "--inclusive=yes", "--threshold=100", out]
        listed = subprocess.run(annotate, capture_output=True, text=True, check=True).stdout
    return {key: done[key] / _spent(listed, function) for key, function in FUNCTIONS.items()}


def _spent(listed: str, function: str) -> int:
    """The instructions of a function and all it called, by the list of all functions."""
    found = re.search(rf"^ *([\d,]+) .*:{function}(?= |$)", listed, re.M)
    assert found, f"{function} was not called: is the tree compiled?"
    return int(found[1].replace(",", ""))


Best = dict[tuple[Path, str, str], float]


def best_of(look: Callable[[Path, str], dict[str, float]], trees: list[Path], rounds: int) -> Best:
    """The best of each tree, game and kind of work, in interleaved rounds."""
    best: Best = {}
    for _ in range(rounds):
        for name in names():
            for tree in trees:
                for key, rate in look(tree, name).items():
                    best[tree, name, key] = max(rate, best.get((tree, name, key), 0.0))
    return best


def main() -> None:
    """Show the ratios of all games."""
    parser = argparse.ArgumentParser(prog="compare", description=__doc__.split("\n\n")[0])
    parser.add_argument("other", type=Path)
    parser.add_argument("--instructions", action="store_true", help="count them by valgrind")
    asked = parser.parse_args()
    other = asked.other.resolve()
    rounds, look = (1, per_instruction) if asked.instructions else (ROUNDS, rates)
    best = best_of(look, [ROOT, other], rounds)
    shown = new_table(f"This tree as a multiple of {other}", ("",), tuple(names()))
    for heading, key in MEASURED.items():
        ratios = [best[ROOT, name, key] / best[other, name, key] for name in names()]
        shown.add_row(heading, *(f"{ratio:.2f}" for ratio in ratios))
    Console().print(shown)


if __name__ == "__main__":
    main()
