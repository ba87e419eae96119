"""One measurement of one game in one form: `python -m benchmarks.rules GAME PLAYERS SECONDS`.

Prints JSON. `python -m benchmarks` runs it for both forms in turn and takes medians.
"""

import json
import sys
import time
from itertools import count

from librt.random import Random

from benchmarks.reference import reference_seconds
from ludus.bots.search import Search
from ludus.core import game as core
from ludus.core.game import Choices, State
from ludus.core.playout import playout
from ludus.core.registry import get


def measure(name: str, players: int, seconds: float) -> dict[str, float | str]:
    """The reference loop before and after, random games, copies and samples in between."""
    before = reference_seconds()
    decisions, games, spent = _random_games(name, players, seconds)
    state = _half_way(name, players)
    copies = _each(state.copy, seconds / 4)
    random = Random(1)
    samples = _each(lambda: state.sample(0, random), seconds / 4)
    iterations = iterations_a_second(name, players, seconds)
    reference = (before + reference_seconds()) / 2
    form = "interpreted" if core.__file__.endswith(".py") else "compiled"
    return {
        "form": form,
        "reference": reference,
        "decisions_a_second": decisions / spent,
        "games_a_second": games / spent,
        "decisions_a_reference": decisions / spent * reference,
        "copy_microseconds": copies,
        "sample_microseconds": samples,
        "iterations_a_second": iterations,
        "iterations_a_reference": iterations * reference,
    }


def _random_games(name: str, players: int, seconds: float) -> tuple[int, int, float]:
    choices = Choices()
    decisions = 0
    start = time.perf_counter()
    for games in count(1):
        decisions += int(playout(get(name).new(players), Random(games), choices))
        spent = time.perf_counter() - start
        if spent > seconds:
            return decisions, games, spent
    raise AssertionError("counting has no end")


def iterations_a_second(name: str, players: int, seconds: float) -> float:
    """How fast the tree search is from the middle of a random game, a new tree every thousand."""
    state = _half_way(name, players)
    random = Random(5)
    while len(state.legal()) < 2:
        state.play((state.legal() or [id for id, _ in state.outcomes()])[0])
    done = 0
    start = time.perf_counter()
    while time.perf_counter() - start < seconds:
        search = Search(state.game, players, int(state.actor))
        search.grow(state, 1000, 1e9, random)
        done += int(search.iterations)
    return done / (time.perf_counter() - start)


def _half_way(name: str, players: int) -> State:
    """A state in the middle of a random game."""
    random = Random(3)
    choices = Choices()
    length = 0
    state = get(name).new(players)
    while state.actor != core.OVER:
        state.fill(choices)
        state.play(choices.draw(random) if state.actor == core.CHANCE else choices.pick(random))
        length += 1
    random = Random(3)
    state = get(name).new(players)
    for _ in range(length // 2):
        state.fill(choices)
        state.play(choices.draw(random) if state.actor == core.CHANCE else choices.pick(random))
    return state


def _each(act: object, seconds: float) -> float:
    """Microseconds for one call, the cost of the loop around it taken off."""
    assert callable(act)
    calls = 1000
    while True:
        start = time.perf_counter()
        for _ in range(calls):
            act()
        spent = time.perf_counter() - start
        start = time.perf_counter()
        for _ in range(calls):
            pass
        spent -= time.perf_counter() - start
        if spent > seconds:
            return spent / calls * 1e6
        calls *= 2


if __name__ == "__main__":
    print(json.dumps(measure(sys.argv[1], int(sys.argv[2]), float(sys.argv[3]))))
