"""Beside other libraries: `python -m benchmarks.beside`, random play by the fastest way into each.

All are measured in one run on one core, in turn, in seconds of the processor. OpenSpiel, Pgx and
Catanatron are not needed for anything else here; what is not installed is left out:

    pip install '.[openspiel,data]' pgx catanatron
    taskset -c 0 python -m benchmarks.beside --write

The games differ, so the figures say how long a random decision takes and nothing of how good a
library is. With `--write` they go to docs/comparison.md.
"""

from __future__ import annotations

import argparse
import importlib.util
import math
import random
import re
import time
from collections.abc import Callable, Iterator, Sequence
from importlib import import_module
from statistics import median
from typing import Any, Final, NamedTuple

from librt.random import Random
from rich.console import Console
from rich.progress import track

from ludus.core.game import Choices
from ludus.core.playout import playout
from ludus.core.registry import get, names
from ludus.tables import new_table
from ludus.vector import Tables
from tools.environment import ROOT

ROUNDS: Final = 5
SECONDS: Final = 0.5
MANY: Final = 64
"""As many tables as both libraries that step many like best on one core: more leave its cache."""
AT_ONCE: Final = 200
"""Steps of many tables in one call."""
PAGE: Final = ROOT / "docs/comparison.md"
MARKS: Final = ("<!-- speed -->", "<!-- end of speed -->")
HEADINGS: Final = ("library", "game", "door", "players", "decisions/s")

Play = Callable[[], int]
"""Plays for a while and tells how many decisions were taken."""


class Contestant(NamedTuple):
    """What is measured."""

    library: str
    game: str
    door: str
    players: int
    play: Play


def contestants() -> Iterator[Contestant]:
    """All that is installed."""
    for name in names():
        title = get(name).title
        yield Contestant("Ludus", title, "many tables", 2, at_tables(name))
        yield Contestant("Ludus", title, "the rules", 4, by_rules(name))
    if importlib.util.find_spec("pgx"):
        yield Contestant("Pgx", "backgammon", "many tables", 2, by_pgx("backgammon"))
    if importlib.util.find_spec("pyspiel"):
        for short in ("backgammon", "gin_rummy"):
            yield Contestant("OpenSpiel", short.replace("_", " "), "states", 2, by_states(short))
    if importlib.util.find_spec("catanatron"):
        yield Contestant("Catanatron", "Catan", "its players", 4, by_catanatron())


def at_tables(name: str) -> Play:
    """Observations and masks are written at every step."""
    tables = Tables(name, MANY, 2, seed=1)

    def play() -> int:
        for _ in range(AT_ONCE):
            tables.step(tables.sample())
        return MANY * AT_ONCE

    return play


def by_rules(name: str) -> Play:
    """A whole game without anything that looks."""
    lots, choices = Random(1), Choices()
    return lambda: int(playout(get(name).new(4), lots, choices))


def by_pgx(name: str) -> Play:
    """Compiled as a whole with a policy that draws one of the legal actions."""
    jax: Any = import_module("jax")
    env: Any = import_module("pgx").make(name)
    again: Any = import_module("pgx.experimental.wrappers").auto_reset
    step = jax.vmap(again(env.step, env.init))

    def forward(state: Any, key: Any) -> tuple[Any, None]:
        choosing, drawing = jax.random.split(key)
        weights = jax.numpy.where(state.legal_action_mask, 0.0, -math.inf)
        action = jax.random.categorical(choosing, weights)
        return step(state, action, jax.random.split(drawing, MANY)), None

    run = jax.jit(lambda state, key: jax.lax.scan(forward, state, jax.random.split(key, AT_ONCE)))
    held = {"state": jax.vmap(env.init)(jax.random.split(jax.random.key(1), MANY)), "at": 0}

    def play() -> int:
        held["at"] += 1
        held["state"] = jax.block_until_ready(run(held["state"], jax.random.key(held["at"]))[0])
        return MANY * AT_ONCE

    return play


def by_states(short: str) -> Play:
    """A whole game, as algorithms in Python play it."""
    import pyspiel

    game = pyspiel.load_game(short)

    def play() -> int:
        state = game.new_initial_state()
        decisions = 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(random.choices(outcomes, weights)[0])
            else:
                state.apply_action(random.choice(state.legal_actions()))
                decisions += 1
        return decisions

    return play


def by_catanatron() -> Play:
    """A whole game of four of its random players."""
    catan: Any = import_module("catanatron")

    def play() -> int:
        game = catan.Game([catan.RandomPlayer(color) for color in catan.Color])
        decisions = 0
        while game.winning_color() is None and game.state.num_turns < 1000:
            game.play_tick()
            decisions += 1
        return decisions

    return play


def decisions_a_second(play: Play) -> float:
    """Whole plays until the time is up."""
    start = time.process_time()
    decisions = 0
    while (spent := time.process_time() - start) < SECONDS:
        decisions += play()
    return decisions / spent


def main() -> None:
    """Measure all in turn, several times, and show the medians."""
    parser = argparse.ArgumentParser(prog="beside", description=__doc__.split("\n\n")[0])
    parser.add_argument("--write", action="store_true", help="write them to docs/comparison.md")
    asked = parser.parse_args()
    random.seed(1)
    every = list(contestants())
    for contestant in every:
        contestant.play()  # what is compiled at its first call is compiled now
    measured: list[list[float]] = [[] for _ in every]
    for _ in track(range(ROUNDS), description="Measuring", console=Console(stderr=True)):
        for found, contestant in zip(measured, every, strict=True):
            found.append(decisions_a_second(contestant.play))
    shown = [
        (one.library, one.game, one.door, str(one.players), f"{median(found):,.0f}")
        for one, found in zip(every, measured, strict=True)
    ]
    made = new_table(f"Random play, medians of {ROUNDS} runs", HEADINGS[:3], HEADINGS[3:])
    for row in shown:
        made.add_row(*row)
    Console().print(made)
    if asked.write:
        write(shown)


def write(shown: Sequence[tuple[str, ...]]) -> None:
    """The rows in their place on the page that compares."""
    rows = (HEADINGS, ("---", "---", "---", "--:", "--:"), *shown)
    marked = "\n".join([MARKS[0], *(f"| {' | '.join(row)} |" for row in rows), MARKS[1]])
    text = PAGE.read_text(encoding="utf-8")
    pattern = f"{MARKS[0]}.*{MARKS[1]}"
    PAGE.write_text(re.sub(pattern, lambda _: marked, text, flags=re.DOTALL), encoding="utf-8")


if __name__ == "__main__":
    main()
