"""What is printed on the board, the pieces and the cards of Municipium."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludus.core.numbering import check_counts

Institution = i64
Citizen = i64
"""What is indexed by its number; a seat is the number of its family too."""

FAMILIES: Final = ("blue", "orange", "yellow", "pink")

FAMILY_COUNT: Final = 4

INSTITUTIONS: Final = ("temple", "tavern", "baths", "emporium", "basilica", "forum", "praetorium")
INSTITUTION_COUNT: Final = 7
OTHER_PLACES: Final = 6
"""The institutions beside a given one."""
TEMPLE: Final = 0
TAVERN: Final = 1
BATHS: Final = 2
EMPORIUM: Final = 3
BASILICA: Final = 4
FORUM: Final = 5
PRAETORIUM: Final = 6

CITIZENS: Final = ("priest", "advocate", "merchant", "soldier")
CITIZEN_COUNT: Final = 4
PRIEST: Final = 0
ADVOCATE: Final = 1
MERCHANT: Final = 2
SOLDIER: Final = 3
FAVOUR: Final = 4
"""Where a citizen or a favour can be meant, favours come after the four citizens."""

CITIZENS_OF_A_KIND: Final = 15
MEMBERS: Final = 7
FAVOURS: Final = 15
BANNER: Final = 3
"""How many citizens make a banner full (MUN-18)."""
DECURION_PRICE: Final = 3
"""How many citizens or favours a Decurion costs in the Basilica (MUN-32)."""
WREATHS: Final = 10
PREFECT_START: Final = BASILICA
USUAL_GOAL: Final = 5
GOAL: Final[dict[str, int]] = {"normal": USUAL_GOAL, "short": 4}

BANNER_CITIZENS: Final[tuple[int, ...]] = (
    PRIEST,
    SOLDIER,
    MERCHANT,
    MERCHANT,
    ADVOCATE,
    ADVOCATE,
    SOLDIER,
)
"""The citizen that starts on each institution's banner (MUN-03)."""

ROADS: Final[tuple[tuple[int, int], ...]] = (
    (TAVERN, BATHS),
    (BATHS, EMPORIUM),
    (EMPORIUM, BASILICA),
    (BASILICA, FORUM),
    (FORUM, PRAETORIUM),
    (PRAETORIUM, TAVERN),
    (TEMPLE, TAVERN),
    (TEMPLE, BASILICA),
)
"""The ring and the two roads to the Temple (MUN-02)."""

WAYS: Final[list[tuple[int, int]]] = sorted([*ROADS, *[(b, a) for a, b in ROADS]])
"""Each road in both directions, by where they start."""
WAY_FROM: Final = vec[i64]([a for a, _ in WAYS])
WAY_TO: Final = vec[i64]([b for _, b in WAYS])
WAY_BACK: Final = vec[i64]([WAYS.index((b, a)) for a, b in WAYS])
FIRST_WAY: Final = vec[i64]([sum(a < place for a, _ in WAYS) for place in range(8)])
"""The ways from institution i are those from FIRST_WAY[i] up to FIRST_WAY[i + 1]."""

COMMON_CARDS: Final = ("all-powers", "one-power", "prefect-visit", "citizen-visit")
COMMON_CARD_COUNT: Final = 4
ALL_POWERS: Final = 0
ONE_POWER: Final = 1
PREFECT_VISIT: Final = 2
CITIZEN_VISIT: Final = 3
DECK: Final[tuple[int, ...]] = (1, 2, 5, 4)
"""How many of each common card there are (MUN-08)."""

FAMILY_CARDS: Final = ("grand-family", "your-powers", "citizen-invitation")
FAMILY_CARD_COUNT: Final = 3
GRAND_FAMILY: Final = 0
YOUR_POWERS: Final = 1
CITIZEN_INVITATION: Final = 2

SPOTS: Final[tuple[tuple[int, int], ...]] = (
    *[(PRIEST, institution) for institution in range(INSTITUTION_COUNT)],
    (ADVOCATE, BASILICA),
    (ADVOCATE, FORUM),
    (MERCHANT, BATHS),
    (MERCHANT, EMPORIUM),
    (SOLDIER, TAVERN),
    (SOLDIER, PRAETORIUM),
)
"""Every citizen and institution that go together (MUN-19), by citizen."""
SPOT_COUNT: Final = 13
SPOT_CITIZEN: Final = vec[i64]([citizen for citizen, _ in SPOTS])
SPOT_INSTITUTION: Final = vec[i64]([institution for _, institution in SPOTS])
FIRST_SPOT: Final = vec[i64]([0, 7, 9, 11, 13])
"""The spots of citizen c are those from FIRST_SPOT[c] up to FIRST_SPOT[c + 1]."""

check_counts(
    (FAMILY_COUNT, FAMILIES),
    (INSTITUTION_COUNT, INSTITUTIONS),
    (CITIZEN_COUNT, CITIZENS),
    (COMMON_CARD_COUNT, COMMON_CARDS),
    (FAMILY_CARD_COUNT, FAMILY_CARDS),
    (SPOT_COUNT, SPOTS),
)
