"""The ids of Municipium: what each one means and how it is written."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludus.core.game import Action
from ludus.core.message import Value
from ludus.games.municipium.data import (
    CITIZENS,
    COMMON_CARDS,
    FAMILIES,
    FAMILY_CARDS,
    INSTITUTIONS,
    MEMBERS,
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
    return number // 6


def way_goal(number: i64) -> i64:
    """Where repositioning `number` ends."""
    goal = number % 6
    return goal if goal < number // 6 else goal + 1


def _action(kind: str, text: str, **data: Value) -> Action:
    return Action(kind, data, text)


def _moves(kind: str, ways: list[tuple[int, int]]) -> list[Action]:
    """One action for a member without a wreath and one for a member with it, for each way."""
    return [
        _action(
            kind,
            f"{kind} {INSTITUTIONS[a]}>{INSTITUTIONS[b]}" + (" wreath" if wreath else ""),
            origin=INSTITUTIONS[a],
            goal=INSTITUTIONS[b],
            wreath=wreath,
        )
        for a, b in ways
        for wreath in (0, 1)
    ]


def _citizen_places(kind: str) -> list[Action]:
    return [
        _action(
            kind,
            f"{kind} {CITIZENS[c]} {INSTITUTIONS[i]}",
            citizen=CITIZENS[c],
            institution=INSTITUTIONS[i],
        )
        for c, i in SPOTS
    ]


def _terms(kind: str, field: str, terms: tuple[str, ...]) -> list[Action]:
    return [Action(kind, {field: term}, f"{kind} {term}") for term in terms]


def _decisions() -> list[Action]:
    goods = (*CITIZENS, "favour")
    return [
        *_terms("enter", "institution", INSTITUTIONS),
        *_moves("step", WAYS),
        _action("common-card", "card common"),
        *[_action("family-card", f"card {card}", card=card) for card in FAMILY_CARDS],
        _action("advance", "advance prefect"),
        *_moves("reposition", [(way_origin(n), way_goal(n)) for n in range(42)]),
        _action("decline", "decline"),
        _action("done", "done"),
        *_terms("exert", "institution", INSTITUTIONS),
        _action("draw", "draw"),
        *[
            _action("gather", f"gather {family} {place}", family=f, institution=place)
            for f, family in enumerate(FAMILIES)
            for place in INSTITUTIONS
            if place != "tavern"
        ],
        *[
            _action("take", f"take {plain}+{wreathed}", plain=plain, wreathed=wreathed)
            for plain, wreathed in HANDFULS
        ],
        *_terms("give", "good", goods),
        *[
            _action("seize", f"seize {family} {citizen}", family=f, citizen=citizen)
            for f, family in enumerate(FAMILIES)
            for citizen in CITIZENS
        ],
        *_citizen_places("lure"),
        *_citizen_places("place"),
        *_terms("leave", "citizen", CITIZENS),
    ]


def _outcomes() -> list[Action]:
    return [
        *[_action("first", f"first {name}", family=f) for f, name in enumerate(FAMILIES)],
        *_terms("drawn", "citizen", CITIZENS),
        *_terms("turned", "card", COMMON_CARDS),
    ]


ACTIONS: Final[list[Action]] = _decisions() + _outcomes()
