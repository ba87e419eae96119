"""Whole actions: the sequences of one seat's decisions that belong together.

The engine asks for small decisions in one order; people think in whole actions. A plan goes on
while the seat decides and what it has begun is being resolved, and ends at a draw, at another
seat's decision, at the end of the game, or when the stack of frames is back where the plan began.
"""

from typing import Final

from ludus.core.game import State

MOST_PLANS: Final = 1500
MOST_NODES: Final = 6000
"""Beyond these the decisions are taken one by one: too many plans help nobody."""
LONGEST: Final = 16


def plans(
    state: State,
    most: int = MOST_PLANS,
    nodes: int = MOST_NODES,
    prompts: dict[int, str] | None = None,
) -> list[list[int]]:
    """All whole actions of the seat that decides now; none if they are too many to offer.

    In `prompts`, if given, stands for each id what it answers, where it is met first on the way.
    """
    asked = {} if prompts is None else prompts
    found: list[list[int]] = []
    seat, base = state.actor, state.top
    if seat < 0:
        return found
    waiting: list[tuple[State, list[int]]] = [(state, [])]
    visited = 0
    while waiting:
        here, ids = waiting.pop()
        prompt = here.step.prompt(here).key
        for id in reversed(here.legal()):
            visited += 1
            asked.setdefault(id, prompt)
            after = here.copy()
            after.play(id)
            way = [*ids, id]
            if is_complete(after, seat, base):
                found.append(way)
            elif len(way) == LONGEST:
                return []
            else:
                waiting.append((after, way))
        if visited > nodes or len(found) > most:
            return []
    return found


def is_complete(after: State, seat: int, base: int) -> bool:
    """Whether what was begun with the stack at `base` is resolved, or waits for somebody else."""
    return after.actor != seat or after.top <= base
