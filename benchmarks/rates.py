"""How often a tree does something in a second of processor time; `benchmarks.compare` runs it.

It uses only what older checkouts have too: `python rates.py GAME PLAYERS SECONDS` prints JSON. With
`counted` instead of the seconds it does a fixed amount of everything, for a tool that counts the
processor's instructions, and prints how much that was.
"""

import json
import sys
import time
from collections.abc import Callable
from itertools import count

from librt.random import Random

from ludus.bots.search import Search
from ludus.core.game import CHANCE, OVER, Choices, State
from ludus.core.playout import playout
from ludus.core.registry import get

SEEDS = (3, 4, 5)
ITERATIONS = 1000
COUNTED = {"copies": 1000, "samples": 1000, "games": 20}
"""What is done while instructions are counted, besides one search of each state."""


def per_second(act: Callable[[int], float], seconds: float) -> float:
    """What the calls of a function add up to, by the processor time they take."""
    start = time.process_time()
    done = 0.0
    for number in count(1):
        done += act(number)
        spent = time.process_time() - start
        if spent > seconds:
            return done / spent
    raise AssertionError("counting has no end")


def part_way(name: str, players: int, seed: int) -> State:
    """A state some way into a random game where a seat has three choices or more."""
    state, random, choices = get(name).new(players), Random(seed), Choices()
    length = int(playout(state, random, choices))
    state, random = get(name).new(players), Random(seed)
    for number in count():
        if number > length // 2 and state.actor >= 0 and len(state.legal()) > 2:
            return state
        assert state.actor != OVER
        state.fill(choices)
        state.play(choices.draw(random) if state.actor == CHANCE else choices.pick(random))
    raise AssertionError("counting has no end")


def rates(name: str, players: int, seconds: float) -> dict[str, float]:
    """Random decisions, copies, samples and search iterations."""
    states = [part_way(name, players, seed) for seed in SEEDS]
    choices, random = Choices(), Random(1)

    def searched(number: int) -> float:
        state = states[number % len(states)]
        search = Search(state.game, players, int(state.actor))
        search.grow(state, ITERATIONS, 1e9, Random(number))
        return float(search.iterations)

    def many(act: Callable[[], object]) -> Callable[[int], float]:
        return lambda _: float(sum(act() is not None for _ in range(1000)))

    return {
        "decisions": per_second(
            lambda seed: float(playout(get(name).new(players), Random(seed), choices)), seconds
        ),
        "copies": per_second(many(states[0].copy), seconds / 4),
        "samples": per_second(many(lambda: states[0].sample(0, random)), seconds / 4),
        "iterations": per_second(searched, seconds),
    }


def counted(name: str, players: int) -> dict[str, float]:
    """Do a fixed amount of everything; how often each was done."""
    states = [part_way(name, players, seed) for seed in SEEDS]
    choices, random = Choices(), Random(1)
    for _ in range(COUNTED["copies"]):
        states[0].copy()
    for _ in range(COUNTED["samples"]):
        states[0].sample(0, random)
    decisions = iterations = 0
    for seed in range(COUNTED["games"]):
        decisions += int(playout(get(name).new(players), Random(seed), choices))
    for seed, state in enumerate(states):
        search = Search(state.game, players, int(state.actor))
        search.grow(state, ITERATIONS, 1e9, Random(seed))
        iterations += int(search.iterations)
    return {**COUNTED, "decisions": decisions, "iterations": iterations}


def main() -> None:
    """Print what was measured or counted."""
    name, players, how = sys.argv[1], int(sys.argv[2]), sys.argv[3]
    found = counted(name, players) if how == "counted" else rates(name, players, float(how))
    sys.stdout.write(json.dumps(found))


if __name__ == "__main__":
    main()
