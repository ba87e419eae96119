"""Writes a page for each game as an environment: `python -m tools.environments`."""

from itertools import groupby
from pathlib import Path
from statistics import mean
from typing import Final

from librt.random import Random

from ludus.core.game import CHANCE, OVER, Choices, Game
from ludus.core.observe import fields, width
from ludus.core.registry import get, names
from tools.environment import ROOT

FOLDER: Final = ROOT / "docs" / "environments"
GAMES: Final = 8
"""Random games measured for each number of players."""


def main() -> None:
    """Write the pages."""
    FOLDER.mkdir(exist_ok=True)
    for name in names():
        path(name).write_text(page(get(name)), encoding="utf-8")


def path(name: str) -> Path:
    """Where the page of a game is."""
    return FOLDER / f"{name}.md"


def page(game: Game) -> str:
    """All that somebody who learns a game with a program wants to know of it."""
    return "\n".join(
        [
            f"# {game.title} as an environment",
            "",
            "This page is written by `python -m tools.environments` from the rules themselves.",
            "",
            *_facts(game),
            "",
            "## Size",
            "",
            f"Random play, {GAMES} games each: the mean, and the largest in brackets. A ply is a"
            " decision or an outcome; OpenSpiel is told the last column as the longest game.",
            "",
            "| players | numbers | decisions a game | plies a game | legal actions | at most |",
            "|--:|--:|--:|--:|--:|--:|",
            *[_size(game, players) for players in game.players],
            "",
            "## Actions",
            "",
            "| ids | kind | how one is written |",
            "|---|---|---|",
            *_blocks(game),
            "",
            "## Observation",
            "",
            f"With {min(game.players)} players; every number is from 0 to 1.",
            "",
            "| numbers | field | what it means |",
            "|---|---|---|",
            *[
                f"| {f.start} to {f.start + f.length - 1} | {f.name} | {f.meaning} |"
                for f in fields(game, min(game.players))
            ],
            "",
        ]
    )


def _facts(game: Game) -> list[str]:
    """The names it has, and what kind of game it is."""
    title = "".join(word.capitalize() for word in game.name.split("_"))
    hidden = "nothing: perfect information" if game.perfect else "draws that only one seat sees"
    return [
        "| | |",
        "|---|---|",
        f"| Gymnasium | `ludus/{title}-v{game.rules_version}` |",
        f'| PettingZoo | `ludus.envs.pettingzoo.env("{game.name}")` |',
        f"| OpenSpiel | `ludus_{game.name}` |",
        f'| many tables | `ludus.vector.Tables("{game.name}", n=1024)` |',
        f"| version of the rules | {game.rules_version} |",
        f"| players | {', '.join(str(n) for n in game.players)} |",
        f"| options, the default first | {_options(game)} |",
        f"| actions | {game.decisions} decisions, ids 0 to {game.decisions - 1} |",
        f"| outcomes of chance | {len(game.actions) - game.decisions}, explicit and weighted |",
        f"| hidden | {hidden} |",
        "| rewards | at the end: `win` (0 to 1, the sum is 1), `score`, `lead` or `rank` |",
        "| determinism | the same ids give the same game; the same seed gives the same ids |",
    ]


def _options(game: Game) -> str:
    return "; ".join(f"`{o.name}`: {', '.join(o.values)}" for o in game.options) or "none"


def _size(game: Game, players: int) -> str:
    decided, plies, branches = [], [], []
    for seed in range(GAMES):
        state, choices, random = game.new(players), Choices(), Random(seed)
        decisions = total = 0
        while state.actor != OVER:
            state.fill(choices)
            total += 1
            if state.actor == CHANCE:
                state.play(choices.draw(random))
                continue
            decisions += 1
            branches.append(int(choices.count))
            state.play(choices.pick(random))
        decided.append(decisions)
        plies.append(total)
    numbers = [f"{mean(found):.1f} ({max(found)})" for found in (decided, plies, branches)]
    seen = width(game, players)
    return f"| {players} | {seen} | {' | '.join(numbers)} | {game.plies_at_most(players)} |"


def _blocks(game: Game) -> list[str]:
    """Ids of one kind that stand together."""
    rows = []
    for kind, block in groupby(enumerate(game.actions), key=lambda pair: pair[1].kind):
        ids = list(block)
        first, last = ids[0][0], ids[-1][0]
        who = "" if first < game.decisions else " (chance)"
        numbers = f"{first}" if first == last else f"{first} to {last}"
        rows.append(f"| {numbers} | {kind}{who} | `{ids[0][1].text}` |")
    return rows


if __name__ == "__main__":
    main()
