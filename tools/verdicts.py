"""Checks what reviews say: marked blunders by playing them out, and the identity of luck and loss.

`python -m tools.verdicts --games 12` lets `legatus` and `random` play at every game and number of
players and reviews each game. Blunders that are marked are played out from both branches, the
better turn and the one that was played, again and again; and the sum of luck and losses is compared
with the result. Every game goes to `benchmarks/figures` as it ends, so an interrupted measurement
goes on where it stopped. `--write` puts the tables into `docs/review.md`.
"""

import argparse
import json
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from librt.random import Random

from ludus.analysis.playouts import searched_out
from ludus.analysis.report import totals_of
from ludus.analysis.review import Reviewer, ReviewStep
from ludus.analysis.store import engine_version
from ludus.analysis.values import standard_error
from ludus.arena.tournament import interval
from ludus.bots import Lineup
from ludus.core.match import Match
from ludus.core.registry import get
from tools.calibration import PAGE, between, settings
from tools.environment import ROOT

FOLDER: Final = ROOT / "benchmarks" / "figures"
MARKS: Final = ("<!-- verdicts -->", "<!-- end of verdicts -->")
PLAYERS: Final = ("legatus", "random")
PLAYOUTS: Final = 200
GOAL: Final = 0.9
CHECKED: Final = 4
"""How many blunders of a game are played out; of more, some are picked at random."""

Row = dict[str, Any]


def played(game: str, players: int, seed: int) -> Match:
    """A game of both bots, the first of them at another seat each time."""
    random = Random(seed)
    match = Match(get(game), players, story=False)
    bots = [PLAYERS[(seat + seed) % 2] for seat in range(players)]
    Lineup(match.game, bots).play_on(match, lambda actor: random)
    return match


def measured(game: str, players: int, seed: int) -> Row:
    """A game, what its review adds up to, and its blunders played out."""
    match = played(game, players, seed)
    began = time.process_time()
    reviewer = Reviewer(match)
    steps = list(reviewer.run())
    taken = time.process_time() - began
    marked = [step for step in steps if step.name == "blunder"]
    random = Random(seed)
    order = sorted((int(random.randrange(10**9)), n) for n in range(len(marked)))
    picked = [marked[n] for _, n in order[:CHECKED]]
    names = ("start", "luck", "lost", "given", "revised", "result", "error")
    totals = [{name: getattr(total, name) for name in names} for total in totals_of(reviewer)]
    return {
        "seed": seed,
        "engine": engine_version(match),
        "steps": len(steps),
        "seconds": round(taken, 2),
        "totals": totals,
        "marked": len(marked),
        "blunders": [checked(match, step, seed) for step in picked],
    }


def checked(match: Match, step: ReviewStep, seed: int) -> Row:
    """What came of a blunder and of the better turn, as shares of the victory of who erred."""
    ids = match.record.ids[step.first : step.end]
    state = match.at(step.first)
    shares: dict[str, list[float]] = {"better": [], "played": []}
    for n in range(PLAYOUTS):
        for branch, way in (("better", step.best), ("played", ids)):
            random = Random(1000 * seed + n)
            shares[branch].append(searched_out(state, step.seat, way, random))
    pairs = zip(shares["better"], shares["played"], strict=True)
    return {
        "ply": step.first,
        "by": PLAYERS[(step.seat + seed) % 2],
        "loss": round(-step.change[step.seat], 4),
        "error": round(step.error, 4),
        "better": sum(shares["better"]) / PLAYOUTS,
        "played": sum(shares["played"]) / PLAYOUTS,
        "spread": round(standard_error([b - p for b, p in pairs]), 4),
    }


def path_of(game: str, players: int) -> Path:
    """Where the games of a setting stand."""
    return FOLDER / f"verdicts-{game}-{players}.jsonl"


def rows(game: str, players: int) -> list[Row]:
    """The games of a setting that were reviewed by the engine as it is now."""
    path = path_of(game, players)
    now = engine_version(Match(get(game), players))
    found = [json.loads(line) for line in path.read_text().splitlines()] if path.exists() else []
    return [row for row in found if row["engine"] == now]


def measure(games: int) -> None:
    """Play and check what is missing, all settings in turn."""
    for seed in range(games):
        for name, players in settings():
            if all(row["seed"] != seed for row in rows(name, players)):
                with path_of(name, players).open("a") as file:
                    file.write(json.dumps(measured(name, players, seed)) + "\n")


def table() -> Iterator[str]:
    """The figures as Markdown."""
    yield "| game | players | games | seconds a review | identity within the error | blunders |"
    yield "|---|--:|--:|--:|--:|--:|"
    every: list[Row] = []
    for name, players in settings():
        found = rows(name, players)
        if not found:
            continue
        every += found
        seconds = sum(row["seconds"] for row in found) / len(found)
        kept, seats = identities(found)
        line = f"| {get(name).title} | {players} | {len(found)} | {seconds:.1f} |"
        yield f"{line} {kept} of {seats} | {_confirmed(found)} |"
    kept, seats = identities(every)
    yield f"| all | | {len(every)} | | {kept} of {seats} | {_confirmed(every)} |"
    yield ""
    yield from _summary([blunder for row in every for blunder in row["blunders"]], every)


def identities(found: list[Row]) -> tuple[int, int]:
    """For how many seats luck and losses make the result within the stated error, and of how many.

    What is missing is what was revised: the parts without it are compared with the result.
    """
    totals = [total for row in found for total in row["totals"]]
    return sum(abs(missing(total)) <= total["error"] for total in totals), len(totals)


def missing(total: Row) -> float:
    """By how much start, luck and losses miss the result."""
    return float(total["start"] + total["luck"] - total["lost"] + total["given"] - total["result"])


def _confirmed(found: list[Row]) -> str:
    blunders = [blunder for row in found for blunder in row["blunders"]]
    return f"{sum(confirmed(blunder) for blunder in blunders)} of {len(blunders)}"


def confirmed(blunder: Row) -> bool:
    """Whether the better branch won more."""
    return bool(blunder["better"] > blunder["played"])


def _summary(blunders: list[Row], every: list[Row]) -> Iterator[str]:
    good = sum(map(confirmed, blunders))
    low, high = interval(good, len(blunders))
    reached = "reached" if good >= GOAL * len(blunders) else "missed"
    said = sum(blunder["loss"] for blunder in blunders) / len(blunders)
    came = sum(b["better"] - b["played"] for b in blunders) / len(blunders)
    off = sorted(abs(missing(total)) for row in every for total in row["totals"])
    error = sum(total["error"] for row in every for total in row["totals"]) / len(off)
    yield f"The better branch won more in {good / len(blunders):.1%} of the marked blunders (95%"
    yield f"interval {low:.1%} to {high:.1%}; the goal of {GOAL:.0%} is {reached}). On average the"
    yield f"reviews said that {said:.1%} of the victory was lost, and the playouts gave {came:.1%}."
    yield f"Start, luck and losses missed the result by {off[len(off) // 2]:.1%} in the median and"
    yield f"{off[-1]:.1%} at most, where the error stated was {error:.1%} on average."


def main() -> None:
    """Measure, write, or both."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n\n")[0])
    parser.add_argument("--games", type=int, default=0, help="how many of each kind")
    parser.add_argument("--write", action="store_true", help="put the tables into the page")
    asked = parser.parse_args()
    measure(asked.games)
    if asked.write:
        between(PAGE, MARKS, list(table()))


if __name__ == "__main__":
    main()
