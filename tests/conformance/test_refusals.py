"""A refusal gives the real cause: it is true of what the player sees, and as exact as can be."""

import re
from collections.abc import Iterator
from functools import cache

import pytest
from librt.random import Random

from ludus.core.form import compiled
from ludus.core.game import State
from ludus.core.language import LANGUAGES
from ludus.core.registry import get, names
from tests.conformance.sentences import NAMES, positions
from tests.conformance.tables import Table, usual_tables
from tests.conformance.truths import TRUTHS, Refused

SEEDS = range(21, 27) if compiled() else range(21, 22)
"""Thousands of positions of each game where that is quick, hundreds where it is not."""
TRIED = 4
"""So many ids are asked for in every position, most of them of the kinds that are asked for."""


@cache
def kinds_by_prompt(name: str) -> dict[str, frozenset[str]]:
    """Which kinds of decisions answer each prompt, in some position of some game."""
    found: dict[str, set[str]] = {}
    for table in usual_tables():
        if table.name == name:
            for seed in SEEDS:
                for _, state in positions(table, seed):
                    if state.actor >= 0:
                        found.setdefault(state.prompt().key, set()).update(state.kinds())
    return {prompt: frozenset(kinds) for prompt, kinds in found.items()}


def tried(state: State, random: Random) -> Iterator[int]:
    """Ids that cannot be played now."""
    game = state.game
    usual = kinds_by_prompt(game.name).get(state.prompt().key, frozenset(state.kinds()))
    likely = [id for id in range(game.decisions) if game.actions[id].kind in usual]
    for n in range(TRIED):
        ids = likely if n else range(game.decisions)
        id = ids[random.randrange(len(ids))]
        if not state.allows(id):
            yield id


def refused(table: Table, seed: int) -> Iterator[Refused]:
    """What is refused in every position of a game."""
    random = Random(seed)
    for match, state in positions(table, seed):
        if state.actor < 0:
            continue
        last = table.game.describe(match.plies[-1].id) if match.plies else None
        view = None
        for id in tried(state, random):
            view = view or state.view(int(state.actor))
            yield Refused(state, view, table.game.describe(id), state.refusal(id), last)


@pytest.mark.parametrize("table", usual_tables(), ids=str)
def test_the_reason_of_a_refusal_is_true(table: Table) -> None:
    truths = TRUTHS[table.name]
    usual = kinds_by_prompt(table.name)
    for seed in SEEDS:
        for one in refused(table, seed):
            key = one.reason.key.removeprefix("refusal.")
            if key == "now":
                asked = one.state.prompt().key
                assert one.action.kind not in usual.get(asked, one.kinds), (asked, one.action)
            else:
                assert truths[key](one), (key, one.action, one.reason)
            for language in LANGUAGES:
                text = table.game.words(language).say(one.reason, NAMES, one.seat)
                assert not re.search(r"[{}$]|\?\?", text), text
                for number in numbers(one):
                    assert str(number) in text or number == 0, (number, text)


def numbers(one: Refused) -> list[int]:
    """The coins and assistants that a reason speaks of; the sentence has to name them."""
    told = ("coins", "assistants", "road", "actions")
    return [value for name in told if isinstance(value := one.said.get(name), int)]


@pytest.mark.parametrize("name", names())
def test_every_reason_has_its_truth(name: str) -> None:
    ids = get(name).words().ids
    own = {id.removeprefix("refusal-") for id in ids if id.startswith("refusal-")}
    common = {"over", "chance", "outcome", "unknown", "now"}
    assert own - common == set(TRUTHS[name])
