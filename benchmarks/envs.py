"""How fast the environments are: `python -m benchmarks.envs`, medians of interleaved runs.

Random play through each library, in ours and in the library's own games, in the same process;
seconds are those of the processor, so that a busy machine changes little. Before every step the
observation and the legal actions of whoever decides are read; OpenSpiel, where most algorithms
never look at an observation, is measured with and without. PettingZoo's card games need `rlcard`
and `pygame`, which nothing else here needs; without them they are left out.
"""

from __future__ import annotations

import importlib.util
import random
import time
import warnings
from collections.abc import Callable, Iterator
from statistics import median
from typing import Any, Final

import numpy as np
import pyspiel
from open_spiel.python.observation import make_observation
from rich.console import Console
from rich.progress import track
from rich.table import Table

import ludus.envs.openspiel  # noqa: F401
from ludus.core.registry import names
from ludus.envs import gymnasium as ludus_gymnasium
from ludus.envs import pettingzoo as ludus_pettingzoo

ROUNDS: Final = 5
SECONDS: Final = 0.5
PLAYERS: Final = 4

Episode = Callable[[], int]
"""Plays one game at random and tells how many steps it had."""


def aec_episode(env: Any) -> Episode:
    """A game through PettingZoo: every decision is a step."""

    def play() -> int:
        env.reset(seed=random.randrange(1 << 30))
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


def gymnasium_episode(env: Any, masked: bool) -> Episode:
    """A game through Gymnasium: a step is a decision of the learner and all that follows."""

    def play() -> int:
        _, info = env.reset(seed=random.randrange(1 << 30))
        steps, ended = 0, False
        while not ended:
            legal = np.flatnonzero(info["action_mask"]) if masked else range(env.action_space.n)
            _, _, ended, _, info = env.step(int(random.choice(legal)))
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


def contestants() -> Iterator[tuple[str, str, bool, Episode]]:
    """Library, environment, whether it is ours, and how it is played."""
    for name in names():
        yield "PettingZoo", f"ludus {name}", True, aec_episode(ludus_pettingzoo.env(name, PLAYERS))
        env = ludus_gymnasium.env(name, PLAYERS)
        yield "Gymnasium", f"ludus {name}", True, gymnasium_episode(env, masked=True)
    for observed, library in ((False, "OpenSpiel"), (True, "OpenSpiel, observed")):
        for name in names():
            game = pyspiel.load_game(f"ludus_{name}", {"players": PLAYERS})
            yield library, f"ludus {name}", True, openspiel_episode(game, observed)
        for short in ("gin_rummy", "backgammon"):
            yield library, short, False, openspiel_episode(pyspiel.load_game(short), observed)
    if importlib.util.find_spec("rlcard") and importlib.util.find_spec("pygame"):
        from pettingzoo.classic import texas_holdem_no_limit_v6, texas_holdem_v4

        for module in (texas_holdem_v4, texas_holdem_no_limit_v6):
            short = module.__name__.rpartition(".")[2]
            yield "PettingZoo", short, False, aec_episode(module.env(num_players=PLAYERS))


def steps_a_second(play: Episode) -> float:
    """Whole games until the time is up."""
    start = time.process_time()
    steps = 0
    while (spent := time.process_time() - start) < SECONDS:
        steps += play()
    return steps / spent


def main() -> None:
    """Measure all in turn, several times, and show the medians."""
    warnings.simplefilter("ignore")
    random.seed(1)
    every = list(contestants())
    measured: list[list[float]] = [[] for _ in every]
    for _ in track(range(ROUNDS), description="Measuring", console=Console(stderr=True)):
        for found, (*_, play) in zip(measured, every, strict=True):
            found.append(steps_a_second(play))
    Console().print(table(every, measured))


def table(every: list[tuple[str, str, bool, Episode]], measured: list[list[float]]) -> Table:
    """Steps a second, and how many times those of the library's own games."""
    rates = [median(found) for found in measured]
    theirs = {
        (library, name): rate
        for (library, name, ours, _), rate in zip(every, rates, strict=True)
        if not ours
    }
    shown = Table(title=f"Random play, {PLAYERS} players, one core, medians of {ROUNDS} runs")
    shown.add_column("library")
    shown.add_column("environment")
    shown.add_column("steps a second", justify="right")
    shown.add_column("times the library's own", no_wrap=True)
    order = sorted(zip(every, rates, strict=True), key=lambda row: row[0][:2])
    for (library, name, ours, _), rate in order:
        ratios = [
            f"{rate / r:.1f} x {n}" for (at, n), r in theirs.items() if ours and at == library
        ]
        shown.add_row(library, name, f"{rate:,.0f}", ", ".join(ratios))
    return shown


if __name__ == "__main__":
    main()
