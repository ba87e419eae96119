"""Whole actions: the sequences of one seat's decisions that belong together.

The engine asks for small decisions in one order; people think in whole actions. A plan goes on
while the seat decides and what it has begun is being resolved, and ends at a draw, at another
seat's decision, at the end of the game, or when the stack of frames is back where the plan began.
A piece that may go on from where it has come to is a plan too: both moves together.
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

    Where an action with all that comes of it would be too many, it ends with the decision that
    takes its place. In `prompts`, if given, stands for each id what it answers, where it is met
    first on the way.
    """
    asked = {} if prompts is None else prompts
    found = _walk(state, most, nodes, asked, True) or _walk(state, most, nodes, asked, False)
    return found + journeys(state, found, asked)


def _walk(
    state: State, most: int, nodes: int, asked: dict[int, str], further: bool
) -> list[list[int]]:
    """The sequences of decisions up to where they are complete; none if they are too many."""
    found: list[list[int]] = []
    seat = state.actor
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
            if is_complete(after, state, further=further):
                found.append(way)
            elif len(way) == LONGEST:
                return []
            else:
                waiting.append((after, way))
        if visited > nodes or len(found) > most:
            return []
    return found


def journeys(state: State, found: list[list[int]], prompts: dict[int, str]) -> list[list[int]]:
    """The plans in which a piece that has moved moves on: from its goal, by the same kind of move.

    What a move is follows from its data: it has an origin and a goal.
    """
    actions, further = state.game.actions, []
    for way in found:
        first = actions[way[0]]
        if len(way) > 1 or "origin" not in first.data or "goal" not in first.data:
            continue
        after = state.copy()
        after.play(way[0])
        if after.actor != state.actor or after.top != state.top:
            continue
        onward = {**first.data, "origin": first.data["goal"]}
        for id in after.legal():
            second = actions[id]
            if second.kind == first.kind and {**second.data, "goal": onward["goal"]} == onward:
                prompts.setdefault(id, after.step.prompt(after).key)
                further.append([way[0], id])
    return further


def is_complete(after: State, before: State, *, further: bool = True) -> bool:
    """Whether what was begun before is resolved, or waits for somebody else.

    A step that has taken the place of the first one goes on with it, if `further`, unless what
    lies beneath has gone on meanwhile.
    """
    if after.actor != before.actor or after.top < before.top:
        return True
    if after.top > before.top:
        return False
    if not further or after.step is before.step:
        return True
    return any(after.frames[i] != before.frames[i] for i in range(before.top))
