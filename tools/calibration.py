"""How often what the analysis predicts comes true, and the temperatures that make it so.

`python -m tools.calibration --games 300 --out build/calibration` lets `miles` play himself at every
game and number of players, and notes at some positions of each game the chances that the network
and a search give every seat, and what each seat got. `--fit` then writes the temperatures into
`src/ludus/analysis/calibration.json`; `--table` prints the tables of `docs/review.md`. Games that
are noted already are not played again, so it can be stopped at any time.
"""

import argparse
import json
from collections.abc import Iterator
from math import log
from pathlib import Path
from typing import Any

from librt.random import Random

from ludus.analysis.calibration import FILE, temperature
from ludus.analysis.values import Judge, depth_of
from ludus.bots import Lineup
from ludus.core.match import Match
from ludus.core.registry import get, names
from tools import forms

PLAYER = "miles"
POSITIONS = 8
"""Positions of each game at which the network is asked; at half of them a search, too."""
DEPTH = 1600
BINS = 10
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
        if number % 2:
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


def pairs(
    folder: Path, name: str, players: int, which: str
) -> list[tuple[list[float], list[float]]]:
    """Predictions with results."""
    path = folder / f"{name}-{players}.jsonl"
    rows = [json.loads(line) for line in path.read_text().splitlines()] if path.exists() else []
    return [(values, row["result"]) for row in rows for values in row[which]]


def warmed(values: list[float], by: float) -> list[float]:
    """Chances as they would be with strengths divided by a temperature."""
    raised = [max(value, 1e-9) ** (1 / by) for value in values]
    return [value / sum(raised) for value in raised]


def log_loss(found: list[tuple[list[float], list[float]]], by: float) -> float:
    """How badly the predictions did, by the logarithm of what was given to what came."""
    total = 0.0
    for values, result in found:
        given = warmed(values, by)
        total -= sum(share * log(max(p, 1e-9)) for p, share in zip(given, result, strict=True))
    return total / len(found)


def fitted(found: list[tuple[list[float], list[float]]]) -> float:
    """The temperature with the least loss, to a hundredth."""
    return min((0.4 + n / 100 for n in range(212)), key=lambda by: log_loss(found, by))


def fit(folder: Path) -> None:
    """Write the temperatures that fit the network's predictions."""
    by: dict[str, dict[str, float]] = {}
    for name, players in settings():
        found = pairs(folder, name, players, "network")
        if found:
            factor = fitted(found) * temperature(get(name), players)
            by.setdefault(name, {})[str(players)] = round(factor, 2)
    TARGET.write_text(json.dumps(by, indent=2) + "\n")


def brier(found: list[tuple[list[float], list[float]]]) -> float:
    """The mean square of what was predicted less what came, over all seats."""
    errors = [(p - r) ** 2 for values, result in found for p, r in zip(values, result, strict=True)]
    return sum(errors) / len(errors)


def table(folder: Path, which: str) -> None:
    """Brier scores beside the base rate, and the reliability of all games together."""
    print("| game | players | positions | Brier | base rate | temperature that fits |")
    print("|---|---|---|---|---|---|")
    every: list[tuple[list[float], list[float]]] = []
    for name, players in settings():
        found = pairs(folder, name, players, which)
        if not found:
            continue
        every += found
        base = brier([([1 / players] * players, result) for _, result in found])
        line = f"| {name} | {players} | {len(found)} | {brier(found):.3f} | {base:.3f} |"
        print(f"{line} {fitted(found):.2f} |")
    print("\n| predicted | how often | mean prediction | what came |\n|---|---|---|---|")
    flat = [(p, r) for values, result in every for p, r in zip(values, result, strict=True)]
    for n in range(BINS):
        inside = [(p, r) for p, r in flat if n <= p * BINS < n + 1 or (n == BINS - 1 and p == 1)]
        if inside:
            mean = sum(p for p, _ in inside) / len(inside)
            came = sum(r for _, r in inside) / len(inside)
            label = f"{100 * n // BINS} to {100 * (n + 1) // BINS}%"
            print(f"| {label} | {len(inside)} | {mean:.1%} | {came:.1%} |")


def main() -> None:
    """Play, fit or print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=0)
    parser.add_argument("--out", type=Path, default=Path("build/calibration"))
    parser.add_argument("--fit", action="store_true")
    parser.add_argument("--table", choices=["network", "searched"])
    asked = parser.parse_args()
    play(asked.out, asked.games)
    if asked.fit:
        fit(asked.out)
    if asked.table:
        table(asked.out, asked.table)


if __name__ == "__main__":
    main()
