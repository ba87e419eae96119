"""Measures how good the bots are, and writes the figures into docs/bots.md.

Every game goes to `benchmarks/figures` as it ends, so an interrupted measurement goes on where it
stopped; what is written is what has been played so far, with the number of games. A game names the
network it was played with (and the iterations of the rungs, where one plays itself), and no others
are counted. `--old` names a checkout of an older version, which sits at the table as an engine.
Seconds are those of the processor.
"""

import tools.clock  # noqa: F401 (before Ludus is imported)

# isort: split
import argparse
import json
import subprocess
import time
from collections.abc import Callable, Iterator
from functools import partial
from math import ceil
from pathlib import Path
from typing import Any, Final

from librt.random import Random
from rich.progress import track

from ludus.arena.jobs import run_tasks
from ludus.arena.seeds import seed_of
from ludus.arena.tournament import interval
from ludus.bots import Bot, Budget, Lineup, Observation, get
from ludus.bots.evaluation import Evaluation
from ludus.bots.ladder import Searcher
from ludus.bots.process import Process
from ludus.core.game import CHANCE, OVER
from ludus.core.match import Match
from ludus.core.registry import get as get_game
from ludus.core.registry import names
from tools.environment import ROOT
from tools.generic import GENERIC
from tools.rungs import PAGE, digest, net_of

FOLDER: Final = ROOT / "benchmarks" / "figures"
RUNGS: Final = ("tiro", "miles", "centurio", "legatus")
"""Those whose self-play is looked at; that of `imperator` is timed too, so it is `times`."""
TENFOLD: Final = (150, 1500)
PATIENCE: Final = 600.0
MARKS: Final = ("<!-- measures -->", "<!-- end of measures -->")

GENERIC_NAMES: Final = {
    "flat": "flat Monte Carlo",
    "mcts": "OpenSpiel's MCTS",
    "ismcts": "OpenSpiel's IS-MCTS",
}

Row = dict[str, Any]


def main() -> None:
    """Play what is missing of the measures asked for, then write the page."""
    parser = argparse.ArgumentParser(prog="figures", description=__doc__.split("\n\n")[0])
    parser.add_argument("measures", nargs="*", default=list(MEASURES))
    parser.add_argument("--only", default=",".join(names()), help="games, by commas")
    parser.add_argument("--players", default="2,4")
    parser.add_argument("--count", type=int, default=40, help="games of each measure")
    parser.add_argument("--seconds", type=float, default=0.1, help="a decision against the old")
    parser.add_argument("--old", type=Path, help="a checkout of an older version, compiled")
    parser.add_argument("--jobs", type=int, default=1)
    asked = parser.parse_args()
    for measure in asked.measures:
        for game in asked.only.split(","):
            for players in map(int, asked.players.split(",")):
                if playable(measure, game, asked):
                    play(measure, game, players, asked)
    write()


def playable(measure: str, game: str, asked: argparse.Namespace) -> bool:
    """Whether the old version is there, and whether the game hides what IS-MCTS asks for."""
    if measure == "ismcts":
        return not get_game(game).perfect
    return measure != "old" or asked.old is not None


def play(measure: str, game: str, players: int, asked: argparse.Namespace) -> None:
    """Play the games of a measure that are not there yet, each kept as it ends."""
    path = path_of(measure, game, players)
    path.parent.mkdir(parents=True, exist_ok=True)
    rows = rows_of(measure, game, players)
    played = [row for row in rows if row.get("seconds", asked.seconds) == asked.seconds]
    left = range(len(played), asked.count)
    work = partial(MEASURES[measure], game, players, asked.seconds, asked.old)
    what = f"{measure}: {game}, {players}"
    net = known_by(measure, game, players)
    for row in track(run_tasks(work, left, asked.jobs), description=what, total=len(left)):
        with path.open("a") as file:
            file.write(json.dumps({"net": net, **row}) + "\n")


def path_of(measure: str, game: str, players: int) -> Path:
    """Where the games of a measure are kept."""
    return FOLDER / f"{measure}-{game}-{players}.jsonl"


def known_by(measure: str, game: str, players: int) -> str:
    """What the network of a game is known by, and with self-play how much each rung thinks."""
    net = net_of(game, players)
    return digest(f"{net} {get_game(game).rungs}") if measure in RUNGS else net


def rows_of(measure: str, game: str, players: int) -> list[Row]:
    """The games played so far with the network and the rungs that the game has now."""
    path = path_of(measure, game, players)
    lines = path.read_text().splitlines() if path.exists() else []
    rows: list[Row] = [json.loads(line) for line in lines]
    return [row for row in rows if row["net"] == known_by(measure, game, players)]


def against_old(game: str, players: int, seconds: float, old: Path, number: int) -> Row:
    """One imperator against the old legatus in all other seats, with equal time a decision."""
    python = old.resolve() / ".venv" / "bin" / "python"
    engine = [str(python), str(ROOT / "tools" / "oldbot.py"), "legatus"]
    return against(lambda: Patient(engine), game, players, seconds, number)


class Patient(Process):
    """An old version: told a whole game that looks the same to it, and waited for however long.

    It thinks in processor time, so a busy machine takes nothing of it.
    """

    ids: list[int]

    def question(self, observation: Observation, budget: Budget) -> dict[str, object]:
        return super().question(observation, budget) | {"ids": self.ids}

    def _line(self, running: "subprocess.Popen[bytes]", until: float) -> bytes:
        return super()._line(running, until + PATIENCE)


def against_generic(
    search: str, game: str, players: int, seconds: float, old: Path, number: int
) -> Row:
    """One imperator against generic search in all other seats, with equal time a decision."""
    return against(GENERIC[search], game, players, seconds, number)


def against(
    opponent: Callable[[], Bot], game: str, players: int, seconds: float, number: int
) -> Row:
    """One imperator among such opponents; it takes every seat in turn with the same luck."""
    seat = number % players
    bots = [get("imperator") if other == seat else opponent() for other in range(players)]
    match = Match(get_game(game), players, story=False)
    for _ in timed(match, bots, Budget(seconds=seconds), seed_of(1, number // players)):
        pass
    result = match.state.result()
    return {"won": result.shares()[seat], "seconds": seconds, "score": result.scores[seat]}


def tenfold(game: str, players: int, seconds: float, old: Path, number: int) -> Row:
    """One bot with ten times the iterations of the others."""
    seat = number % players
    few, many = (Budget(iterations=n) for n in TENFOLD)
    match, random = (
        Match(get_game(game), players, story=False),
        Random(seed_of(2, number // players)),
    )
    bots = [Searcher() for _ in range(players)]
    while match.state.actor != OVER:
        actor = int(match.state.actor)
        if actor == CHANCE:
            match.draw(random)
        else:
            shown = Observation(match, actor, random)
            match.play(bots[actor].decide(shown, many if actor == seat else few))
    return {"won": match.state.result().shares()[seat]}


def self_play(bot: str, game: str, players: int, seconds: float, old: Path, number: int) -> Row:
    """A game of one bot against itself: scores, kinds of decisions, and what turns began with."""
    match, random = Match(get_game(game), players, story=False), Random(seed_of(3, number))
    evaluation, kinds, starts, turn = Evaluation(match.game, players), set(), [], 0
    for made in Lineup(match.game, [bot] * players).play(match, lambda actor: random):
        kinds.add(match.game.describe(made.id).kind)
        state = match.state
        if state.turn != turn:
            turn = int(state.turn)
            evaluation.evaluate(state)
            values = [round(evaluation.values[n], 4) for n in range(players)]
            starts.append([int(state.active), *values])
    result = match.state.result()
    return {
        "scores": result.scores,
        "winners": result.winners,
        "kinds": sorted(kinds),
        "starts": starts,
    }


def times(game: str, players: int, seconds: float, old: Path, number: int) -> Row:
    """A game of imperator against itself by its own budget, and how long it takes."""
    match = Match(get_game(game), players, story=False)
    bots = [get("imperator") for _ in range(players)]
    taken: list[float] = []
    turns: dict[tuple[int, int], float] = {}
    budget = bots[0].budget(match.game)
    for spent, actor, turn in timed(match, bots, budget, seed_of(4, number)):
        taken.append(round(spent, 3))
        turns[turn, actor] = turns.get((turn, actor), 0.0) + spent
    return {
        "scores": match.state.result().scores,
        "kinds": sorted({match.game.describe(p.id).kind for p in match.plies if p.actor >= 0}),
        "decisions": taken,
        "turns": [round(spent, 3) for (n, _), spent in turns.items() if n],
    }


def timed(
    match: Match, bots: list[Bot], budget: Budget, seed: int
) -> Iterator[tuple[float, int, int]]:
    """Play a game by the clock; the seconds of each decision, who took it and in which turn."""
    random = Random(seed)
    while match.state.actor != OVER:
        actor, turn = int(match.state.actor), int(match.state.turn)
        if actor == CHANCE:
            match.draw(random)
            continue
        shown, bot = Observation(match, actor, random), bots[actor]
        if isinstance(bot, Patient):
            bot.ids = match.sample(actor, random).record.ids
        start = time.perf_counter()
        id = bot.decide(shown, budget)
        yield time.perf_counter() - start, actor, turn
        if isinstance(bot, Patient) and not match.state.allows(id):
            id = shown.legal()[0]  # the rules of its day let a permit be repeated that ours do not
        match.apply(id)


MEASURES: Final[dict[str, Callable[..., Row]]] = {
    "old": against_old,
    **{search: partial(against_generic, search) for search in GENERIC},
    "tenfold": tenfold,
    "times": times,
    **{bot: partial(self_play, bot) for bot in RUNGS},
}


def write() -> None:
    """Put all tables into the page."""
    text = PAGE.read_text(encoding="utf-8")
    before, rest = text.split(MARKS[0])
    after = rest.split(MARKS[1])[1]
    page = "\n".join(
        [
            *old_table(),
            *generic_table(),
            *tenfold_table(),
            *self_play_table(),
            *calibration_table(),
            *times_table(),
        ]
    )
    PAGE.write_text(f"{before}{MARKS[0]}\n{page}\n{MARKS[1]}{after}", encoding="utf-8")


def measured(measure: str) -> Iterator[tuple[str, int, list[Row]]]:
    """The games of a measure, by game and number of players, where there are any."""
    for game in names():
        for players in (2, 3, 4):
            rows = rows_of(measure, game, players)
            if rows:
                yield get_game(game).title, players, rows


def by_seconds(measure: str) -> Iterator[tuple[str, int, float, list[Row]]]:
    """The same for each time a decision that was played with."""
    for title, players, rows in measured(measure):
        for seconds in sorted({row["seconds"] for row in rows}):
            yield title, players, seconds, [row for row in rows if row["seconds"] == seconds]


def won(rows: list[Row]) -> str:
    """A share of games won with its interval, as three cells."""
    total = sum(row["won"] for row in rows)
    low, high = interval(total, len(rows))
    return f"{len(rows)} | {total / len(rows):.1%} | {low:.1%} to {high:.1%}"


def old_table() -> Iterator[str]:
    """`imperator` against the version before."""
    yield "`imperator` against the `legatus` of commit 2d551d5, the same processor time a decision,"
    yield "alone among the others with four players (`python -m tools.figures old --old ../old`):"
    yield ""
    yield "| game | players | seconds a decision | games | won | 95% interval | goal |"
    yield "|---|--:|--:|--:|--:|--:|--:|"
    for title, players, seconds, rows in by_seconds("old"):
        goal = "75%" if players == 2 else "45%"
        yield f"| {title} | {players} | {seconds} | {won(rows)} | {goal} |"
    yield ""


def generic_table() -> Iterator[str]:
    """`imperator` against searches that know nothing but the rules."""
    yield "`imperator` against generic search, the same processor time a decision (goal: 95%);"
    yield "IS-MCTS plays only games that hide something from a seat, the others are MCTS's:"
    yield ""
    yield "| game | players | against | seconds a decision | games | won | 95% interval |"
    yield "|---|--:|---|--:|--:|--:|--:|"
    for search in GENERIC:
        for title, players, seconds, rows in by_seconds(search):
            cells = f"{GENERIC_NAMES[search]} | {seconds} | {won(rows)}"
            yield f"| {title} | {players} | {cells} |"
    yield ""


def tenfold_table() -> Iterator[str]:
    """Whether thinking longer helps."""
    few, many = TENFOLD
    yield f"{many:,} iterations a decision against {few} (goal with two players: 60%):"
    yield ""
    yield "| game | players | games | won | 95% interval |"
    yield "|---|--:|--:|--:|--:|"
    for title, players, rows in measured("tenfold"):
        yield f"| {title} | {players} | {won(rows)} |"
    yield ""


def self_play_table() -> Iterator[str]:
    """How games of a bot against itself end."""
    yield "Each rung against itself:"
    yield ""
    yield "| game | players | bot | games | no points | winner's mean score | kinds of decision |"
    yield "|---|--:|---|--:|--:|--:|--:|"
    for bot in (*RUNGS, "imperator"):
        for title, players, rows in measured("times" if bot == "imperator" else bot):
            empty = sum(max(row["scores"]) == 0 for row in rows)
            mean = sum(max(row["scores"]) for row in rows) / len(rows)
            kinds = len({kind for row in rows for kind in row["kinds"]})
            cells = f"{len(rows)} | {empty} | {mean:.1f} | {kinds}"
            yield f"| {title} | {players} | `{bot}` | {cells} |"
    yield ""


def calibration_table() -> Iterator[str]:
    """How good the chances at turn starts are, in the games of `centurio`."""
    yield "What the network says where a turn starts, in the games of `centurio` above: the Brier"
    yield "score beside that of equal chances (goal: 25% better), and the mover's mean chance."
    yield ""
    yield "| game | players | turns | Brier score | equal chances | better by | mover | fair |"
    yield "|---|--:|--:|--:|--:|--:|--:|--:|"
    for title, players, rows in measured("centurio"):
        found, base, movers = 0.0, 0.0, []
        for row in rows:
            result = [(n in row["winners"]) / len(row["winners"]) for n in range(players)]
            for mover, *values in row["starts"]:
                found += sum((v - r) ** 2 for v, r in zip(values, result, strict=True)) / players
                base += sum((1 / players - r) ** 2 for r in result) / players
                movers.append(values[mover])
        turns = max(len(movers), 1)
        cells = f"{turns:,} | {found / turns:.3f} | {base / turns:.3f} | {1 - found / base:.0%}"
        mean = sum(movers) / turns
        yield f"| {title} | {players} | {cells} | {mean:.3f} | {1 / players:.3f} |"
    yield ""


def times_table() -> Iterator[str]:
    """How long `imperator` takes."""
    yield "Processor seconds `imperator` takes, 95th percentile (goal: 1 a decision, 4 a turn):"
    yield ""
    yield "| game | players | games | decisions | a decision | a turn | longest turn |"
    yield "|---|--:|--:|--:|--:|--:|--:|"
    for title, players, rows in measured("times"):
        taken = sorted(spent for row in rows for spent in row["decisions"])
        turns = sorted(spent for row in rows for spent in row["turns"])
        cells = f"{len(rows)} | {len(taken):,} | {high(taken):.2f} | {high(turns):.2f}"
        yield f"| {title} | {players} | {cells} | {turns[-1]:.2f} |"


def high(ordered: list[float]) -> float:
    """The 95th percentile."""
    return ordered[ceil(0.95 * len(ordered)) - 1]


if __name__ == "__main__":
    main()
