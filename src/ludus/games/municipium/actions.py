"""The ids of Municipium: what each one means and how it is written."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludus.core.game import Action
from ludus.core.numbering import action, actions_of, joined
from ludus.games.municipium.data import (
    CITIZENS,
    COMMON_CARDS,
    FAMILIES,
    FAMILY_CARDS,
    INSTITUTION_COUNT,
    INSTITUTIONS,
    MEMBERS,
    OTHER_PLACES,
    SPOTS,
    WAYS,
)

ENTER: Final = 0
STEP: Final = 7
COMMON_CARD: Final = 39
FAMILY_CARD: Final = 40
ADVANCE: Final = 43
REPOSITION: Final = 44
DECLINE: Final = 128
DONE: Final = 129
EXERT: Final = 130
DRAW: Final = 137
GATHER: Final = 138
TAKE: Final = 162
GIVE: Final = 197
SEIZE: Final = 202
LURE: Final = 218
PLACE: Final = 231
LEAVE: Final = 244
DECISIONS: Final = 248
FIRST: Final = 248
DRAWN: Final = 252
TURNED: Final = 256

HANDFULS: Final[tuple[tuple[int, int], ...]] = tuple(
    (plain, wreathed)
    for plain in range(MEMBERS + 1)
    for wreathed in range(MEMBERS + 1)
    if 1 <= plain + wreathed <= MEMBERS
)
"""How many members the Tavern can gather: without and with a wreath."""
HANDFUL: Final = vec[i64](
    [
        HANDFULS.index((n // 8, n % 8)) if (n // 8, n % 8) in HANDFULS else -1
        for n in range(8 * (MEMBERS + 1))
    ]
)
HANDFUL_PLAIN: Final = vec[i64]([plain for plain, _ in HANDFULS])
HANDFUL_WREATHED: Final = vec[i64]([wreathed for _, wreathed in HANDFULS])


def way_origin(number: i64) -> i64:
    """Where repositioning `number`, 0 to 41, starts; roads are ignored."""
    return number // OTHER_PLACES


def way_goal(number: i64) -> i64:
    """Where repositioning `number` ends."""
    goal = number % OTHER_PLACES
    return goal if goal < number // OTHER_PLACES else goal + 1


def _moves(kind: str, ways: list[tuple[int, int]]) -> list[Action]:
    """One action for a member without a wreath and one for a member with it, for each way."""
    return [
        Action(
            kind,
            {"origin": INSTITUTIONS[a], "goal": INSTITUTIONS[b], "wreath": wreath},
            f"{kind} {INSTITUTIONS[a]}>{INSTITUTIONS[b]}" + (" wreath" if wreath else ""),
        )
        for a, b in ways
        for wreath in (0, 1)
    ]


def _citizen_places(kind: str) -> list[Action]:
    return [
        Action(
            kind,
            {"citizen": CITIZENS[c], "institution": INSTITUTIONS[i]},
            f"{kind} {CITIZENS[c]} {INSTITUTIONS[i]}",
        )
        for c, i in SPOTS
    ]


def _gatherings() -> list[Action]:
    return [
        Action("gather", {"family": f, "institution": place}, f"gather {family} {place}")
        for f, family in enumerate(FAMILIES)
        for place in INSTITUTIONS
        if place != "tavern"
    ]


def _handfuls() -> list[Action]:
    return [
        Action("take", {"plain": plain, "wreathed": wreathed}, f"take {plain}+{wreathed}")
        for plain, wreathed in HANDFULS
    ]


def _seizures() -> list[Action]:
    return [
        Action("seize", {"family": f, "citizen": citizen}, f"seize {family} {citizen}")
        for f, family in enumerate(FAMILIES)
        for citizen in CITIZENS
    ]


ACTIONS: Final[list[Action]] = joined(
    [
        (ENTER, actions_of("enter", "institution", INSTITUTIONS)),
        (STEP, _moves("step", WAYS)),
        (COMMON_CARD, action("common-card", "card common")),
        (FAMILY_CARD, [Action("family-card", {"card": c}, f"card {c}") for c in FAMILY_CARDS]),
        (ADVANCE, action("advance", "advance prefect")),
        (
            REPOSITION,
            _moves(
                "reposition",
                [(way_origin(n), way_goal(n)) for n in range(INSTITUTION_COUNT * OTHER_PLACES)],
            ),
        ),
        (DECLINE, action("decline", "decline")),
        (DONE, action("done", "done")),
        (EXERT, actions_of("exert", "institution", INSTITUTIONS)),
        (DRAW, action("draw", "draw")),
        (GATHER, _gatherings()),
        (TAKE, _handfuls()),
        (GIVE, actions_of("give", "good", (*CITIZENS, "favour"))),
        (SEIZE, _seizures()),
        (LURE, _citizen_places("lure")),
        (PLACE, _citizen_places("place")),
        (LEAVE, actions_of("leave", "citizen", CITIZENS)),
        (DECISIONS, []),
        (FIRST, [Action("first", {"family": f}, f"first {n}") for f, n in enumerate(FAMILIES)]),
        (DRAWN, actions_of("drawn", "citizen", CITIZENS)),
        (TURNED, actions_of("turned", "card", COMMON_CARDS)),
    ]
)
