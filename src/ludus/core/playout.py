"""Random play to the end of a game, for simulations, tests and benchmarks."""

from librt.random import Random
from mypy_extensions import i64

from ludus.core.game import CHANCE, OVER, Choices, State


def playout(state: State, random: Random, choices: Choices) -> i64:
    """Play at random to the end; the number of decisions the seats took."""
    decisions: i64 = 0
    while state.actor != OVER:
        state.fill(choices)
        if state.actor == CHANCE:
            state.play(choices.draw(random))
        else:
            decisions += 1
            state.play(choices.pick(random))
    return decisions


def recorded_playout(state: State, random: Random) -> list[int]:
    """Play at random to the end; every id played, outcomes included."""
    choices = Choices()
    ids: list[int] = []
    while state.actor != OVER:
        state.fill(choices)
        id = choices.draw(random) if state.actor == CHANCE else choices.pick(random)
        ids.append(id)
        state.play(id)
    return ids
