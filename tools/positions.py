"""Finds positions whose best choice is known, and measures how many of them each bot solves.

`python -m tools.positions find rome` lets bots play and looks for decisions where a long search
disagrees with a glance and prefers one id clearly to all others. That id and the one that looked
best are then played on to the end many times by the greedy bot: a position is kept if the first
wins clearly more. They go to `benchmarks/positions/rome.json`, a set that grows with every call.
`python -m tools.positions solve` lets the bots of the ladder choose in each of them.
"""

import argparse
import json
from functools import partial
from pathlib import Path
from typing import Any, Final

from librt.random import Random
from rich.progress import track

from ludus.analysis.playouts import wins_more
from ludus.arena.jobs import run_tasks
from ludus.arena.seeds import seed_of
from ludus.arena.tournament import interval
from ludus.bots import Budget, Observation
from ludus.bots import get as get_bot
from ludus.bots import names as bot_names
from ludus.bots.bot import UNLIMITED_SECONDS
from ludus.bots.ladder import Greedy
from ludus.bots.lineup import Lineup
from ludus.bots.search import Search
from ludus.core.match import Match
from ludus.core.registry import get, names
from tools.environment import ROOT

FOLDER: Final = ROOT / "benchmarks" / "positions"
PLAYOUTS: Final = 400
"""How often each of the two ids is played on to the end."""
CLEAR: Final = 3.0
"""By how many standard errors the best id must win more."""
FIRST_LOOK: Final = 400
LONG: Final = 8000
"""Iterations of the search that finds a candidate, and of the one that names its best id."""
PLAYING: Final = 60
"""Iterations of the bots whose games the positions come from."""
TRIED: Final = 0.3
"""The share of decisions that are looked at."""
MARGIN: Final = 0.04
"""By how much the searches must prefer the best id to any other."""

Position = dict[str, Any]


def main() -> None:
    """Find positions, or let bots solve those that were found."""
    parser = argparse.ArgumentParser(prog="positions", description=__doc__.split("\n\n")[0])
    parser.add_argument("command", choices=("find", "solve"))
    parser.add_argument("games", nargs="*", default=names())
    parser.add_argument("--count", type=int, default=30, help="positions a game")
    parser.add_argument("--from", dest="first", type=int, default=0, help="the first game's number")
    parser.add_argument("--matches", type=int, default=40, help="games to look through")
    parser.add_argument("--bots", default=",".join(bot_names()[1:]))
    parser.add_argument("--jobs", type=int, default=1)
    asked = parser.parse_args()
    for game in asked.games:
        if asked.command == "find":
            find(game, asked.count, range(asked.first, asked.first + asked.matches), asked.jobs)
        else:
            for bot in asked.bots.split(","):
                print(solved(game, bot, asked.jobs), flush=True)


def path_of(game: str) -> Path:
    """Where the positions of a game are kept."""
    return FOLDER / f"{game}.json"


def kept(game: str) -> list[Position]:
    """The positions found so far."""
    path = path_of(game)
    return json.loads(path.read_text(encoding="utf-8")) if path.exists() else []


def find(game: str, count: int, numbers: range, jobs: int) -> None:
    """Look through games until there are enough positions, writing each as it is found."""
    known = kept(game)
    found = run_tasks(partial(searched, game), numbers, jobs)
    for positions in track(found, description=game, total=len(numbers)):
        known += [position for position in positions if position not in known]
        FOLDER.mkdir(exist_ok=True)
        lines = ",\n".join(json.dumps(position) for position in known[:count])
        path_of(game).write_text(f"[\n{lines}\n]\n", encoding="utf-8")
        if len(known) >= count:
            break


def searched(game: str, number: int) -> list[Position]:
    """The positions of one game of self-play, two or four at the table in turn."""
    random = Random(seed_of(21, number))
    players = 2 if number % 2 == 0 else 4
    match = Match(get(game), players, story=False)
    lineup = Lineup(match.game, ["miles"] * players, PLAYING)
    found = []
    for _ in lineup.play(match, lambda actor: random):
        if random.random() < TRIED and len(match.state.legal()) > 1:
            position = candidate(match, random)
            if position is not None and proven(position, random):
                found.append(position)
    return found


def candidate(match: Match, random: Random) -> Position | None:
    """The decision under way, if searches prefer clearly one id that a glance does not."""
    shown = Observation(match, int(match.state.actor), random)
    glance = Greedy().decide(shown, Budget())
    best = preferred(shown, FIRST_LOOK)
    if best is None or best == glance or preferred(shown, LONG) != best:
        return None
    return {
        "players": shown.players,
        "seat": shown.seat,
        "ids": list(match.record.ids),
        "best": match.game.text(best),
        "other": match.game.text(glance),
        "game": match.game.name,
    }


def preferred(shown: Observation, iterations: int) -> int | None:
    """The id that a search prefers to all others by the margin, if there is one."""
    search = Search(shown.game, shown.players, shown.seat)
    search.grow(shown.sample(), iterations, UNLIMITED_SECONDS, shown.random)
    values = {id: value for id, _, value in search.results()}
    best = search.best()
    others = max(value for id, value in values.items() if id != best)
    return best if values[best] - others >= MARGIN else None


def proven(position: Position, random: Random) -> bool:
    """Whether the best id wins clearly more of the playouts; both shares are written down."""
    game, state = get(position["game"]), reached(position).state
    ways = [[game.parse(position[name])] for name in ("best", "other")]
    won = wins_more(state, position["seat"], ways, random, PLAYOUTS, CLEAR)
    if won is not None:
        position["won"] = [round(share, 3) for share in won]
        position["playouts"] = PLAYOUTS
    return won is not None


def reached(position: Position) -> Match:
    """The match at the position."""
    match = Match(get(position["game"]), position["players"], story=False)
    for id in position["ids"]:
        match.play(id)
    return match


def solved(game: str, bot: str, jobs: int) -> str:
    """How many of the game's positions a bot solves, as a row of a table."""
    positions = kept(game)
    right = sum(run_tasks(partial(solves, bot), positions, jobs))
    low, high = interval(right, max(len(positions), 1))
    share = right / max(len(positions), 1)
    numbers = f"{len(positions)} | {share:.0%} | {low:.0%} to {high:.0%}"
    return f"| {get(game).title} | `{bot}` | {numbers} |"


def solves(bot: str, position: Position) -> bool:
    """Whether the bot plays the best id."""
    match = reached(position)
    player = get_bot(bot)
    shown = Observation(match, position["seat"], Random(1))
    chosen = player.decide(shown, Budget(player.budget(match.game).iterations))
    return match.game.text(chosen) == str(position["best"])


if __name__ == "__main__":
    main()
