"""Measures the baselines by the benchmark tasks, and writes them into docs/research.md.

    python -m tools.baselines random tiro miles centurio --jobs 2
    build/peers/bin/python -m tools.baselines baselines:PPO1 baselines:DQN1 --models models
    python -m tools.baselines --curves models

A result goes to `benchmarks/baselines` as soon as it is there and is not made again; its games are
not kept, since the same command plays them again. Bots of `examples/` are named as there, and
`--curves` takes over the learning curves of a folder of models.
"""

import argparse
import json
import os
import sys
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from statistics import mean
from typing import Any, Final

from rich.progress import Progress

from ludus.arena.tasks import GAMES, evaluate, result_of, task_of
from ludus.core.registry import get, names
from tools.environment import ROOT

FOLDER: Final = ROOT / "benchmarks" / "baselines"
CURVES: Final = FOLDER / "curves.jsonl"
PAGE: Final = ROOT / "docs" / "research.md"
PICTURE: Final = ROOT / "docs" / "images" / "baselines.svg"
MARKS: Final = ("<!-- baselines -->", "<!-- end of baselines -->")
TITLES: Final = {
    "baselines:MCTS": "OpenSpiel's MCTS, 50 simulations",
    "baselines:ISMCTS": "OpenSpiel's IS-MCTS, 20 simulations",
    "mybots:Careful": "`Careful`, the example of [Writing one](bots.md#writing-one)",
    "baselines:PPO": "MaskablePPO",
    "baselines:DQN": "DQN",
}
LEARNED: Final = {"ppo": "MaskablePPO", "dqn": "DQN"}

Result = dict[str, Any]


def main() -> None:
    """Measure what is missing of the bots named, then write the page."""
    parser = argparse.ArgumentParser(prog="baselines", description=__doc__.split("\n\n")[0])
    parser.add_argument("bots", nargs="*")
    parser.add_argument("--only", default=",".join(names()), help="games, by commas")
    parser.add_argument("--players", default="2")
    parser.add_argument("--games", type=int, default=GAMES, help="against each opponent")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--models", type=Path, help="the folder of the trained models")
    parser.add_argument("--curves", type=Path, help="a folder of models with learning curves")
    asked = parser.parse_args()
    sys.path.insert(0, str(ROOT / "examples"))
    if asked.models:
        os.environ["LUDUS_MODELS"] = str(asked.models.resolve())
    for bot in asked.bots:
        for game in asked.only.split(","):
            for players in asked.players.split(","):
                measure(f"{game}-{players}p-v1", bot, asked.games, asked.jobs)
    if asked.curves:
        take_over(asked.curves)
    write()


def measure(name: str, bot: str, games: int, jobs: int) -> None:
    """Play a task, if its result is not there yet."""
    path = FOLDER / f"{name}-{bot.rpartition(':')[2].lower()}.json"
    if path.exists():
        return
    task = task_of(name)
    with Progress() as progress:
        bar = progress.add_task(f"{name}, {bot}", total=games * len(task.opponents))
        found = evaluate(task, bot, games, jobs, lambda done: progress.update(bar, completed=done))
    if failures := sum(outcome["failures"] for outcome in found.outcomes):
        raise SystemExit(f"{bot} failed {failures} times in {name}, so its result is not kept.")
    result = result_of(found)
    del result["games"]
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(json.dumps(result, indent=1) + "\n", encoding="utf-8")


def take_over(models: Path) -> None:
    """Keep the curves of the models, in place of those of the same learners in the same games."""
    new = [line for path in sorted(models.glob("*.jsonl")) for line in path.open()]
    learned = {_learner(line) for line in new}
    old = CURVES.read_text(encoding="utf-8").splitlines(True) if CURVES.exists() else []
    kept = [line for line in old if _learner(line) not in learned]
    CURVES.write_text("".join(sorted([*kept, *new], key=_learner)), encoding="utf-8")


def _learner(line: str) -> tuple[str, str, int, int]:
    """Whose point of which curve a line is."""
    point: Result = json.loads(line)
    return point["algorithm"], point["game"], point["players"], point["seed"]


def write() -> None:
    """Put the table and the picture into the page."""
    results = [json.loads(path.read_text()) for path in sorted(FOLDER.glob("*.json"))]
    text = PAGE.read_text(encoding="utf-8")
    before, rest = text.split(MARKS[0])
    after = rest.split(MARKS[1])[1]
    page = "\n".join([*table(results), *curves()])
    PAGE.write_text(f"{before}{MARKS[0]}\n{page}\n{MARKS[1]}{after}", encoding="utf-8")


def table(results: list[Result]) -> Iterator[str]:
    """The share of each bot against each opponent; several seeds of a learner in one row."""
    yield "Shares of the victories with their 95% intervals (`python -m tools.baselines`); learners"
    yield "are of three seeds, the result of each in brackets, and their intervals are those of all"
    yield "games together, as if one policy had played them:"
    yield ""
    yield "| task | bot | games | against random | against tiro | against miles | result |"
    yield "|---|---|--:|--:|--:|--:|--:|"
    rows: dict[tuple[str, str], list[Result]] = defaultdict(list)
    for result in results:
        rows[result["task"], result["bot"].rstrip("123")].append(result)
    for (task, bot), same in sorted(rows.items(), key=_order):
        yield f"| {task} | {TITLES.get(bot, f'`{bot}`')} | {_cells(same)} |"


def _order(row: tuple[tuple[str, str], list[Result]]) -> tuple[str, float]:
    """By task, the weakest first."""
    (task, _), same = row
    return task, mean(result["share"] for result in same)


def _cells(same: list[Result]) -> str:
    from ludus.arena.tournament import interval

    cells = []
    for outcomes in zip(*(result["outcomes"] for result in same), strict=True):
        wins, games = (sum(o[key] for o in outcomes) for key in ("wins", "games"))
        low, high = interval(wins, games)
        cells.append(f"{wins / games:.1%} ({low:.0%} to {high:.0%})")
    shares = [result["share"] for result in same]
    each = f" ({', '.join(f'{share:.1%}' for share in shares)})" if len(shares) > 1 else ""
    games = sum(o["games"] for result in same for o in result["outcomes"])
    return f"{games} | {' | '.join(cells)} | {mean(shares):.1%}{each}"


def curves() -> Iterator[str]:
    """The learning curves as a picture."""
    if not CURVES.exists():
        return
    points = [json.loads(line) for line in CURVES.open()]
    draw(points)
    yield ""
    yield "How the learners came there: the share won in games with `random`, the mean of three"
    yield f"seeds with the lowest and the highest of them. {_lengths(points)}."
    yield ""
    yield "![Learning curves of MaskablePPO and DQN in the three games](images/baselines.svg)"


def _lengths(points: list[Result]) -> str:
    """How long each learner learned."""
    said = []
    for algorithm, title in LEARNED.items():
        steps = [point["steps"] for point in points if point["algorithm"] == algorithm]
        seconds = [point["seconds"] for point in points if point["algorithm"] == algorithm]
        if steps:
            said.append(f"{title} took {max(steps):,} steps, {max(seconds):.0f} seconds at most")
    return ", ".join(said)


def draw(points: list[Result]) -> None:
    """A field a game, a line a learner."""
    from matplotlib import rc_context
    from matplotlib.figure import Figure

    games = sorted({point["game"] for point in points})
    figure = Figure(figsize=(10, 3.4), layout="constrained")
    figure.suptitle("Learners against random, two players")
    fields = figure.subplots(1, len(games), sharey=True)
    fields[0].set_ylabel("share of the victories")
    for axes, game in zip(fields, games, strict=True):
        axes.set_title(get(game).title)
        axes.set_xlabel("steps, thousands")
        axes.axhline(0.5, color="grey", linewidth=0.8)
        for algorithm, title in LEARNED.items():
            seeds = defaultdict(list)
            for point in points:
                if point["game"] == game and point["algorithm"] == algorithm:
                    seeds[point["steps"]].append(point["share"])
            if not seeds:
                continue
            steps = [step / 1000 for step in sorted(seeds)]
            shares = [seeds[step] for step in sorted(seeds)]
            axes.plot(steps, [mean(share) for share in shares], ".-", label=title)
            axes.fill_between(steps, list(map(min, shares)), list(map(max, shares)), alpha=0.2)
        axes.legend()
    with rc_context({"svg.hashsalt": "ludus"}):  # the same picture for the same figures
        figure.savefig(PICTURE, metadata={"Date": None})


if __name__ == "__main__":
    main()
