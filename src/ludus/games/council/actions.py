"""The ids of The Council of Four: what each one means and how it is written."""

from typing import Final

from ludus.core.game import Action
from ludus.core.numbering import action, actions_of, joined
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


def _permits(kind: str) -> list[Action]:
    """One action for each permit, written with the letters of its cities."""
    return [
        Action(
            kind,
            {
                "permit": permit,
                "cities": cities(PERMIT_CITIES[permit]),
                "bonus": bonus_name(permit),
            },
            f"{kind} {letters}",
        )
        for permit, (letters, _) in enumerate(PERMITS)
    ]


def _sides() -> list[Action]:
    return [
        Action("side", {"region": region, "side": side}, f"side {region} {side}")
        for region in REGIONS
        for side in SIDES
    ]


TOKEN_NAMES: Final = [bonus_name(TOKEN_BONUS + token) for token in range(len(TOKENS))]

ACTIONS: Final[list[Action]] = joined(
    [
        (ELECT, action("elect", "elect")),
        (BUY, action("buy", "buy permit")),
        (BUILD, action("build", "build with permit")),
        (KING, action("king", "build with king")),
        (ENGAGE, action("engage", "engage assistant")),
        (CHANGE, action("change", "change permits")),
        (SEND, action("send", "send assistant")),
        (EXTRA, action("extra", "extra action")),
        (END, action("end", "end turn")),
        (COUNCIL, actions_of("council", "council", COUNCILS)),
        (COUNCILLOR, actions_of("councillor", "councillor", CARDS[:6])),
        (CARD, actions_of("card", "card", CARDS)),
        (PAY, action("pay", "pay")),
        (REGION, actions_of("region", "region", REGIONS)),
        (TAKE, _permits("take")),
        (USE, _permits("use")),
        (CITY, actions_of("city", "city", CITIES)),
        (ROUTE, actions_of("route", "city", CITIES)),
        (TOKEN, actions_of("token", "city", CITIES)),
        (REPEAT, _permits("repeat")),
        (DECISIONS, []),
        (SIDE, _sides()),
        (FIRST, [Action("first", {"seat": seat}, f"first {n}") for seat, n in enumerate(PLAYERS)]),
        (PLACED, actions_of("placed", "bonus", TOKEN_NAMES)),
        (SEATED, actions_of("seated", "councillor", CARDS[:6])),
        (REVEALED, _permits("revealed")),
        (NEUTRAL, _permits("neutral")),
        (DRAWN, actions_of("drawn", "card", CARDS)),
    ]
)
