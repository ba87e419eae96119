"""What the training programs share: how strong a policy is by now, and the curve that is kept.

A policy is a function of arrays, as at `ludus.vector.Tables`: observations and masks in, an action
each out.
"""

import argparse
import json
import time
from pathlib import Path
from typing import Any

import numpy as np

from ludus.bots import Observation
from ludus.core.observe import Mask, observe, width
from ludus.core.sheet import Sheet
from ludus.vector import Policy, Tables

FRESH = 10_000
"""The seed of the games by which strength is measured: nobody learns from them."""


def arguments_of(description: str, steps: int) -> argparse.Namespace:
    """What every training program can be told."""
    parser = argparse.ArgumentParser(description=description.split("\n\n")[0])
    parser.add_argument("games", nargs="+", metavar="game")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--steps", type=int, default=steps)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--parts", type=int, default=4, help="how often strength is told")
    parser.add_argument("--matches", type=int, default=400, help="games played to see how strong")
    parser.add_argument("--out", type=Path, help="the folder for the models and their curves")
    return parser.parse_args()


def model_path(folder: Path, algorithm: str, game: str, players: int, seed: int) -> Path:
    """Where a trained model is kept, without the ending its library gives it."""
    return folder / f"{algorithm}-{game}-{players}p-{seed}"


def shares_won(policy: Policy, game: str, players: int, matches: int) -> Any:
    """What a policy has of each victory in games with `random`: the first game of every table."""
    tables = Tables(game, matches, players, FRESH, seat=0)
    shares = np.full(matches, np.nan)
    while np.isnan(shares).any():
        tables.step(policy(tables.observations, tables.masks))
        first = tables.ended & np.isnan(shares)
        shares[first] = tables.shares[first, 0]
    return shares


class Curve:
    """How strong a model was after so many steps: told at once, and kept as lines of JSON."""

    def __init__(self, algorithm: str, game: str, asked: argparse.Namespace) -> None:
        self.setting = {
            "algorithm": algorithm,
            "game": game,
            "players": asked.players,
            "seed": asked.seed,
        }
        self.matches = asked.matches
        self.path: Path | None = None
        if asked.out:
            asked.out.mkdir(parents=True, exist_ok=True)
            self.path = model_path(asked.out, algorithm, game, asked.players, asked.seed)
            self.path.with_suffix(".jsonl").unlink(missing_ok=True)
        self.start = time.process_time()

    def add(self, steps: int, policy: Policy) -> None:
        """Measure the policy against `random`, with 95% of certainty."""
        seconds = time.process_time() - self.start
        game, players = str(self.setting["game"]), int(str(self.setting["players"]))
        shares = shares_won(policy, game, players, self.matches)
        share, margin = np.mean(shares), 1.96 * np.std(shares) / np.sqrt(len(shares))
        print(
            f"{steps:>9,} steps {seconds:>6.0f} s  wins {share:.1%} ± {margin:.1%} against random",
            flush=True,
        )
        if self.path:
            found = {"steps": steps, "seconds": round(seconds, 1), "share": float(share)}
            line = json.dumps(self.setting | found | {"margin": float(margin)})
            with self.path.with_suffix(".jsonl").open("a") as file:
                file.write(line + "\n")


def numbers_of(seen: Observation) -> tuple[Any, Any]:
    """What a bot is shown as the arrays a policy wants: one row of an observation and a mask."""
    state = seen.sample()
    sheet, mask = Sheet(width(seen.game, seen.players)), Mask(seen.game)
    observe(state, seen.seat, sheet)
    mask.write(state)
    return np.asarray(sheet.row())[None], np.asarray(mask.row()).view(np.bool_)[None]
