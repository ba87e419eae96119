"""Whole actions: the sequences of one seat's decisions that belong together.

The engine asks for small decisions in one order; people think in whole actions. A plan goes on
while the seat decides and what it has begun is being resolved, and ends at a draw, at another
seat's decision, at the end of the game, or when the stack of frames is back where the plan began.
A piece that may go on from where it has come to is a plan too: both moves together.
"""

from typing import Final

from ludus.core.game import NOBODY_YET, NONE_ALONE, State

MOST_PLANS: Final = 1500
MOST_NODES: Final = 6000
"""Beyond these the decisions are taken one by one: too many plans help nobody."""
LONGEST: Final = 16


def plans(
    state: State,
    most: int = MOST_PLANS,
    nodes: int = MOST_NODES,
    prompts: dict[int, str] | None = None,
    wholes: dict[tuple[int, ...], list[int]] | None = None,
) -> list[list[int]]:
    """All whole actions of the seat that decides now; none if they are too many to offer.

    Where an action with all that comes of it would be too many, it ends with the decision that
    takes its place. In `prompts`, if given, stands for each id what it answers, where it is met
    first on the way; in `wholes` those actions in which something is decided without asking, with
    it.
    """
    asked = {} if prompts is None else prompts
    along = {} if wholes is None else wholes
    found = _walk(state, most, nodes, asked, along, True)
    if not found:
        along.clear()
        found = _walk(state, most, nodes, asked, along, False)
    return found + journeys(state, found, asked)


def _walk(
    state: State,
    most: int,
    nodes: int,
    asked: dict[int, str],
    along: dict[tuple[int, ...], list[int]],
    further: bool,
) -> list[list[int]]:
    """The sequences of decisions up to where they are complete; none if they are too many."""
    found: list[list[int]] = []
    seat = state.actor
    if seat < 0:
        return found
    waiting: list[tuple[State, list[int], list[int]]] = [(state, [], [])]
    visited = 0
    while waiting:
        here, ids, so_far = waiting.pop()
        prompt = here.step.prompt(here).key
        for id in reversed(here.legal()):
            visited += 1
            asked.setdefault(id, prompt)
            after = here.copy()
            way, whole = [*ids, id], [*so_far, id, *_play(after, id, asked)]
            if is_complete(after, state, further=further):
                found.append(way)
                if len(whole) > len(way):
                    along[tuple(way)] = whole
            elif len(way) == LONGEST:
                return []
            else:
                waiting.append((after, way, whole))
        if visited > nodes or len(found) > most:
            return []
    return found


def _play(here: State, id: int, asked: dict[int, str]) -> list[int]:
    """Play an id; what is then decided without asking, since nothing else is left."""
    found: list[int] = []
    here.step.play(here, id)
    step = here.game.steps[here.frames[here.top]]
    while step.actor(here) == NOBODY_YET:
        only = step.only(here)
        if only != NONE_ALONE:
            asked.setdefault(int(only), step.prompt(here).key)
            found.append(int(only))
        step.proceed(here)
        step = here.game.steps[here.frames[here.top]]
    here.settle()
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
