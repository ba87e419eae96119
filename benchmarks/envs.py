"""How fast the environments are: `python -m benchmarks.envs`, medians of interleaved runs.

Random play through each library, in ours and in the library's own games, in the same process;
seconds are those of the processor, so that a busy machine changes little. Before every step the
observation and the legal actions of whoever decides are read; OpenSpiel, where most algorithms
never look at an observation, is measured with and without, and by its `rl_environment`, where two
play. PettingZoo's card games need `rlcard` and `pygame`, which nothing else here needs; without
them they are left out. With `--write` the figures go to docs/research.md.
"""

from __future__ import annotations

import argparse
import importlib.util
import random
import re
import time
import warnings
from collections.abc import Callable, Iterator
from statistics import median
from typing import Any, Final, NamedTuple

import gymnasium
import numpy as np
import pyspiel
from open_spiel.python import rl_environment
from open_spiel.python.observation import make_observation
from rich.console import Console
from rich.progress import track
from rich.table import Table

import ludus.envs.openspiel  # noqa: F401
from ludus.core.registry import get, names
from ludus.envs import gymnasium as ludus_gymnasium
from ludus.envs import pettingzoo as ludus_pettingzoo
from ludus.tables import new_table
from tools.environment import ROOT

ROUNDS: Final = 5
SECONDS: Final = 0.5
PLAYERS: Final = 4
RL_PLAYERS: Final = 2
"""In `rl_environment`, whose peers are for two."""
OPENSPIEL: Final = ("gin_rummy", "backgammon")
PAGE: Final = ROOT / "docs/research.md"
HEADINGS: Final = ("library", "environment", "steps a second", "times the library's own")

Episode = Callable[[], int]
"""Plays one game at random and tells how many steps it had."""


def aec_episode(env: Any) -> Episode:
    """A game through PettingZoo: every decision is a step."""
    env.reset(seed=1)

    def play() -> int:
        env.reset()
        steps = 0
        for _ in env.agent_iter():
            seen, _, ended, cut, _ = env.last()
            if ended or cut:
                env.step(None)
                continue
            env.step(int(random.choice(np.flatnonzero(seen["action_mask"]))))
            steps += 1
        return steps

    return play


def gymnasium_episode(env: Any) -> Episode:
    """A game through Gymnasium: a step is a decision of the learner and all that follows."""
    env.reset(seed=1)

    def play() -> int:
        _, info = env.reset()
        steps, ended, cut = 0, False, False
        while not ended and not cut:
            mask = info.get("action_mask")
            legal = range(env.action_space.n) if mask is None else np.flatnonzero(mask)
            _, _, ended, cut, info = env.step(int(random.choice(legal)))
            steps += 1
        return steps

    return play


def openspiel_episode(game: Any, observed: bool) -> Episode:
    """A game through OpenSpiel: decisions and outcomes of chance are steps."""
    observation = make_observation(game) if observed else None

    def play() -> int:
        state = game.new_initial_state()
        steps = 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(random.choices(outcomes, weights)[0])
            else:
                if observation is not None:
                    observation.set_from(state, state.current_player())
                state.apply_action(random.choice(state.legal_actions()))
            steps += 1
        return steps

    return play


def rl_episode(game: Any) -> Episode:
    """A game through OpenSpiel's `rl_environment`: each decision is a step, told to all players."""
    env = rl_environment.Environment(game)

    def play() -> int:
        step = env.reset()
        steps = 0
        while not step.last():
            seen = step.observations
            step = env.step([random.choice(seen["legal_actions"][seen["current_player"]])])
            steps += 1
        return steps

    return play


class Contestant(NamedTuple):
    """What is measured: through which library, what it is called, whether it is ours."""

    library: str
    name: str
    ours: bool
    play: Episode


def contestants() -> Iterator[Contestant]:
    """Ours and the library's own, of each library."""
    for name in names():
        table = ludus_pettingzoo.env(name, PLAYERS)
        yield Contestant("PettingZoo", get(name).title, True, aec_episode(table))
    if importlib.util.find_spec("rlcard") and importlib.util.find_spec("pygame"):
        from pettingzoo.classic import texas_holdem_no_limit_v6, texas_holdem_v4

        for module, name in (
            (texas_holdem_v4, "Texas hold'em"),
            (texas_holdem_no_limit_v6, "no-limit hold'em"),
        ):
            table = module.env(num_players=PLAYERS)
            yield Contestant("PettingZoo", name, False, aec_episode(table))
    for observed, library in ((False, "OpenSpiel"), (True, "OpenSpiel, observed")):
        for name in names():
            game = pyspiel.load_game(f"ludus_{name}", {"players": PLAYERS})
            yield Contestant(library, get(name).title, True, openspiel_episode(game, observed))
        for short in OPENSPIEL:
            game = pyspiel.load_game(short)
            name = short.replace("_", " ")
            yield Contestant(library, name, False, openspiel_episode(game, observed))
    for name in names():
        game = pyspiel.load_game(f"ludus_{name}", {"players": RL_PLAYERS})
        yield Contestant("rl_environment", get(name).title, True, rl_episode(game))
    for short in OPENSPIEL:
        game = pyspiel.load_game(short)
        yield Contestant("rl_environment", short.replace("_", " "), False, rl_episode(game))
    for name in names():
        env: Any = gymnasium.make(ludus_gymnasium.gymnasium_id(name), players=PLAYERS)
        yield Contestant("Gymnasium", get(name).title, True, gymnasium_episode(env))
    for id in ("Blackjack-v1", "Taxi-v4"):
        yield Contestant("Gymnasium", id, False, gymnasium_episode(gymnasium.make(id)))


def steps_a_second(play: Episode) -> float:
    """Whole games until the time is up."""
    start = time.process_time()
    steps = 0
    while (spent := time.process_time() - start) < SECONDS:
        steps += play()
    return steps / spent


def main() -> None:
    """Measure all in turn, several times, and show the medians."""
    parser = argparse.ArgumentParser(prog="envs", description=__doc__.split("\n\n")[0])
    parser.add_argument("--write", action="store_true", help="write them to docs/research.md")
    asked = parser.parse_args()
    warnings.simplefilter("ignore")
    random.seed(1)
    every = list(contestants())
    measured: list[list[float]] = [[] for _ in every]
    for _ in track(range(ROUNDS), description="Measuring", console=Console(stderr=True)):
        for found, contestant in zip(measured, every, strict=True):
            found.append(steps_a_second(contestant.play))
    shown = rows(every, [median(found) for found in measured])
    Console().print(table(shown))
    if asked.write:
        write(shown)


def rows(every: list[Contestant], rates: list[float]) -> list[tuple[str, str, str, str]]:
    """Steps a second, and how many times those of the library's own games."""
    theirs = [(c, rate) for c, rate in zip(every, rates, strict=True) if not c.ours]
    shown = []
    for one, rate in zip(every, rates, strict=True):
        ratios = [
            f"{rate / reference:.1f} x {other.name}"
            for other, reference in theirs
            if one.ours and other.library == one.library
        ]
        shown.append((one.library, one.name, f"{rate:,.0f}", ", ".join(ratios)))
    return shown


def table(shown: list[tuple[str, str, str, str]]) -> Table:
    """The rows for the terminal."""
    title = f"Random play, one core, medians of {ROUNDS} runs"
    made = new_table(title, HEADINGS[:2], HEADINGS[2:3])
    made.add_column(HEADINGS[3])
    for library, name, rate, ratios in shown:
        made.add_row(library, name, rate, ratios.replace(", ", "\n"))
    return made


def write(shown: list[tuple[str, str, str, str]]) -> None:
    """The rows in their place on the page for researchers."""
    lines = [f"| {' | '.join(row)} |" for row in (HEADINGS, ("---", "---", "--:", "---"), *shown)]
    marked = "\n".join(["<!-- figures -->", *lines, "<!-- end of figures -->"])
    pattern = r"<!-- figures -->.*<!-- end of figures -->"
    text = PAGE.read_text(encoding="utf-8")
    PAGE.write_text(re.sub(pattern, lambda _: marked, text, flags=re.DOTALL), encoding="utf-8")


if __name__ == "__main__":
    main()
