"""Measures the ladder, each rung against the one below, and writes the figures to docs/bots.md.

Games go to `build/ladder`, so an interrupted measurement goes on where it stopped; what is
written is what has been played so far. A file names the network and the iterations that its games
were played with, and others are not counted. Times are those of the processor.
"""

import tools.clock  # noqa: F401 (before Ludus is imported)

# isort: split
import argparse
import hashlib
import re
from collections.abc import Iterator
from typing import Final

from librt.random import Random
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

from benchmarks.rules import iterations_a_second
from ludus.arena.match import Played, Setting
from ludus.arena.rating import ratings
from ludus.arena.results import Results
from ludus.arena.tournament import run, standings
from ludus.bots import names as bot_names
from ludus.bots.nets import file_of
from ludus.core.registry import get, names
from tools.environment import ROOT
from tools.forms import BUILD

PAGE: Final = ROOT / "docs" / "bots.md"
FOLDER: Final = BUILD / "ladder"
GOALS: Final = {2: 0.70, 4: 0.45}
"""What share a bot should win against the one below, with two players and alone among four."""
RESAMPLED: Final = 100
"""How often games are drawn again to find the interval of a rating."""
FEWER: Final = {"legatus": 2, "imperator": 4}
"""Rungs that play a part of the games only, since they think long."""

Rung = tuple[str, int, str, str]


def main() -> None:
    """Play what is missing, then write the figures."""
    parser = argparse.ArgumentParser(prog="ladder", description=__doc__.split("\n\n")[0])
    parser.add_argument("games", nargs="*", default=names(), help="which games; all unless named")
    parser.add_argument("--count", type=int, default=400, help="how many times a rung plays")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--write-only", action="store_true", help="play nothing more")
    asked = parser.parse_args()
    columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    console = Console(stderr=True)
    try:
        with Progress("{task.description}", *columns, console=console) as progress:
            for rung in [] if asked.write_only else rungs(asked.games):
                play(rung, asked, progress)
    finally:
        PAGE.write_text(page(asked.seed), encoding="utf-8")


def rungs(games: list[str]) -> Iterator[Rung]:
    """Game, players, bot and the bot below it; the quick ones of all games first."""
    for below, bot in zip(bot_names(), bot_names()[1:], strict=False):
        for game in games:
            for players in GOALS:
                yield game, players, bot, below


def play(rung: Rung, asked: argparse.Namespace, progress: Progress) -> None:
    """Play the games of a rung that are not there yet."""
    game, players, bot, below = rung
    count = asked.count // FEWER.get(bot, 1)
    task = progress.add_task(f"{game}, {players}: {bot} against {below}", total=count)
    results = opened(rung, asked.seed)
    run(
        results.setting,
        count,
        asked.jobs,
        results,
        lambda done: progress.update(task, completed=done),
    )


def opened(rung: Rung, seed: int) -> Results:
    """The results of a rung so far."""
    game, players, bot, below = rung
    FOLDER.mkdir(parents=True, exist_ok=True)
    setting = Setting(game, players, (bot, *[below] * (players - 1)), seed, {})
    known = digest(f"{net_of(game, players)} {get(game).rungs}")
    return Results(setting, FOLDER / f"{game}-{players}-{bot}-{known}.jsonl")


def net_of(game: str, players: int) -> str:
    """What the network of a game is known by."""
    file = file_of(get(game), players)
    return digest("" if file is None else file.read_text(encoding="utf-8"))


def digest(text: str) -> str:
    """A short name for a text."""
    return hashlib.sha256(text.encode()).hexdigest()[:8]


def page(seed: int) -> str:
    """The page with the figures as they stand now."""
    text = "\n".join([*figures(seed), "", *rated(seed), "", *speeds()])
    marked = f"<!-- figures -->\n{text}\n<!-- end of figures -->"
    pattern = r"<!-- figures -->.*<!-- end of figures -->"
    return re.sub(pattern, lambda _: marked, PAGE.read_text(encoding="utf-8"), flags=re.DOTALL)


def figures(seed: int) -> Iterator[str]:
    """A table of all rungs: with four players one bot sits with three of the rung below."""
    yield "## Figures"
    yield ""
    yield f"Each rung against the one below (`python -m tools.rungs --seed {seed}`). With two"
    yield "players the goal is 70% of the games; with four, one bot against three of those below,"
    yield "where a fair share is 25%, it is 45%."
    yield ""
    yield "| game | players | bot | against | games | won | 95% interval | goal | ms a decision |"
    yield "|---|--:|---|---|--:|--:|--:|--:|--:|"
    missing: dict[str, list[str]] = {}
    for rung in sorted(rungs(names()), key=lambda rung: (rung[0], rung[1])):
        played = opened(rung, seed).games()
        if played:
            yield row(rung, played)
        else:
            missing.setdefault(rung[2], []).append(f"{get(rung[0]).title} ({rung[1]} players)")
    for bot, where in missing.items():
        yield ""
        yield f"Not measured yet: `{bot}` in {', '.join(where)}."


def row(rung: Rung, played: list[Played]) -> str:
    """One rung as a row of the table."""
    game, players, bot, below = rung
    s = next(found for found in standings(played) if found.bot == bot)
    reached = "reached" if s.share >= GOALS[players] else "missed"
    interval = f"{s.low:.1%} to {s.high:.1%}"
    goal = f"{GOALS[players]:.0%}, {reached}"
    title = get(game).title
    return (
        f"| {title} | {players} | `{bot}` | `{below}` | {s.games} | {s.share:.1%}"
        f" | {interval} | {goal} | {s.milliseconds:.2f} |"
    )


def rated(seed: int) -> Iterator[str]:
    """A rating for each rung on one scale for each game and number of players, `random` at 0."""
    yield "The same games as ratings: 400 points are odds of ten to one, and `random` has 0. The"
    yield f"intervals are those of {RESAMPLED} draws from the games played (95%): too narrow where"
    yield "a bot won every game, which says only that it is at least so good."
    yield ""
    yield f"| game | players | {' | '.join(f'`{bot}`' for bot in bot_names()[1:])} |"
    yield f"|---|--:|{'--:|' * len(bot_names()[1:])}"
    for game in names():
        for players in GOALS:
            each = [opened(rung, seed).games() for rung in rungs([game]) if rung[1] == players]
            if any(each):
                cells = " | ".join(_ratings(each))
                yield f"| {get(game).title} | {players} | {cells} |"


def _ratings(rungs: list[list[Played]]) -> Iterator[str]:
    """The rating of every rung above `random`, with its interval."""
    random = Random(1)
    drawn = [above_random([game for games in rungs for game in games])]
    for _ in range(RESAMPLED):
        again = [games[random.randrange(len(games))] for games in rungs for _ in games]
        drawn.append(above_random(again))
    for bot in bot_names()[1:]:
        if bot in drawn[0]:
            found = sorted(each[bot] for each in drawn[1:] if bot in each)
            low, high = found[len(found) // 40], found[-1 - len(found) // 40]
            yield f"{drawn[0][bot]:.0f} ({low:.0f} to {high:.0f})"
        else:
            yield "not measured"


def above_random(played: list[Played]) -> dict[str, float]:
    """The ratings of all bots less that of `random`."""
    found = ratings(played)
    return {bot: rating - found["random"] for bot, rating in found.items()}


def speeds() -> Iterator[str]:
    """What the searching bots take, and what one core does, from the middle of a game."""
    yield "How many iterations a decision the searching bots take, and how many a second one core"
    yield "does with two and with four players (`make bench` measures that with a reference):"
    yield ""
    rungs = " | ".join(f"`{name}`" for name in bot_names()[2:])
    yield f"| game | {rungs} | a second, 2 players | a second, 4 players |"
    yield "|---|--:|--:|--:|--:|--:|--:|"
    for name in names():
        done = [iterations_a_second(name, players, 1.0) for players in GOALS]
        numbers = " | ".join(f"{number:,.0f}" for number in (*get(name).rungs, *done))
        yield f"| {get(name).title} | {numbers} |"


if __name__ == "__main__":
    main()
