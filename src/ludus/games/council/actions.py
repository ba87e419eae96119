"""The ids of The Council of Four: what each one means and how it is written."""

from typing import Final

from ludus.core.game import Action
from ludus.core.message import Value
from ludus.games.council.data import (
    CARDS,
    CITIES,
    COUNCILS,
    PERMIT_CITIES,
    PERMITS,
    PLAYERS,
    REGIONS,
    SIDES,
    TOKEN_BONUS,
    TOKENS,
    bonus_name,
    cities,
)

ELECT: Final = 0
BUY: Final = 1
BUILD: Final = 2
KING: Final = 3
ENGAGE: Final = 4
CHANGE: Final = 5
SEND: Final = 6
EXTRA: Final = 7
END: Final = 8
COUNCIL: Final = 9
COUNCILLOR: Final = 13
CARD: Final = 19
PAY: Final = 26
REGION: Final = 27
TAKE: Final = 30
USE: Final = 75
CITY: Final = 120
ROUTE: Final = 135
TOKEN: Final = 150
REPEAT: Final = 165
DECISIONS: Final = 210
SIDE: Final = 210
FIRST: Final = 216
PLACED: Final = 220
SEATED: Final = 233
REVEALED: Final = 239
NEUTRAL: Final = 284
DRAWN: Final = 329


def _action(kind: str, text: str, **data: Value) -> Action:
    return Action(kind, data, text)


def _terms(kind: str, field: str, terms: tuple[str, ...]) -> list[Action]:
    return [Action(kind, {field: term}, f"{kind} {term}") for term in terms]


def _permits(kind: str) -> list[Action]:
    """One action for each permit, written with the letters of its cities."""
    return [
        _action(
            kind,
            f"{kind} {letters}",
            permit=permit,
            cities=cities(PERMIT_CITIES[permit]),
            bonus=bonus_name(permit),
        )
        for permit, (letters, _) in enumerate(PERMITS)
    ]


def _decisions() -> list[Action]:
    return [
        _action("elect", "elect"),
        _action("buy", "buy permit"),
        _action("build", "build with permit"),
        _action("king", "build with king"),
        _action("engage", "engage assistant"),
        _action("change", "change permits"),
        _action("send", "send assistant"),
        _action("extra", "extra action"),
        _action("end", "end turn"),
        *_terms("council", "council", COUNCILS),
        *_terms("councillor", "councillor", CARDS[:6]),
        *_terms("card", "card", CARDS),
        _action("pay", "pay"),
        *_terms("region", "region", REGIONS),
        *_permits("take"),
        *_permits("use"),
        *_terms("city", "city", CITIES),
        *_terms("route", "city", CITIES),
        *_terms("token", "city", CITIES),
        *_permits("repeat"),
    ]


def _outcomes() -> list[Action]:
    return [
        *(
            _action("side", f"side {region} {side}", region=region, side=side)
            for region in REGIONS
            for side in SIDES
        ),
        *(_action("first", f"first {name}", seat=seat) for seat, name in enumerate(PLAYERS)),
        *_terms("placed", "bonus", tuple(bonus_name(TOKEN_BONUS + i) for i in range(len(TOKENS)))),
        *_terms("seated", "councillor", CARDS[:6]),
        *_permits("revealed"),
        *_permits("neutral"),
        *_terms("drawn", "card", CARDS),
    ]


ACTIONS: Final[list[Action]] = _decisions() + _outcomes()
