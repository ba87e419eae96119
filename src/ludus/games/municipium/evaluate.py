"""What a strong player of Municipium looks at, and how much it counts."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludus.core.game import Seat
from ludus.core.numbering import joined
from ludus.games.municipium.data import (
    ALL_POWERS,
    BASILICA,
    CITIZEN_COUNT,
    CITIZEN_VISIT,
    CITIZENS,
    DECURION_PRICE,
    FAMILY_CARD_COUNT,
    INSTITUTION_COUNT,
    INSTITUTIONS,
    ONE_POWER,
    PRAETORIUM,
    PREFECT_VISIT,
    TAVERN,
    USUAL_GOAL,
    Institution,
)
from ludus.games.municipium.state import (
    AT_FORUM,
    AT_TAVERN,
    GIVING,
    PLACING,
    REPOSITIONING,
    TAKING_TURN,
    Municipium,
)

ROOMS_AHEAD: Final = 3
"""How many of the Prefect's next rooms are looked at."""
MORE_THAN_LEFT: Final = 1000
"""What a Decurion counts beside a citizen or favour left: more than all there are together."""

DECURIONS: Final = 0
ONE_SHORT: Final = 1
HELD: Final = 2
"""One of a set, then two, then three of a set held."""
SPARE: Final = 5
FAVOURS_HELD: Final = 6
PRICE_AT_BASILICA: Final = 7
LEADS: Final = 8
"""One for each institution led."""
SECOND: Final = 15
LEADS_FULL: Final = 16
"""Leads a banner of one citizen, then of two, then of three."""
SECOND_FULL: Final = 19
WANTED: Final = 20
SECURE: Final = 21
FAVOUR_AHEAD: Final = 22
"""Leads the next room with a favour, then the one after, then the third."""
CITIZEN_AHEAD: Final = 25
RANK: Final = 26
TOP_RANK: Final = 27
WREATHS_HELD: Final = 28
CARDS: Final = 29
ACTIVE: Final = 32
STEPS: Final = 33
AT_POWER: Final = 34
AT_PLACING: Final = 35
HELD_ONE_SHORT: Final = 36
LEADS_BEFORE_POWERS: Final = 37
FAVOUR_BEFORE_VISIT: Final = 38
BANNER_BEFORE_VISIT: Final = 39
"""Leads a banner of two while citizens are likely to come."""
TURNS_AWAY: Final = 40
UNPLACED: Final = 41
CITIZEN_HELD: Final = 42
"""One for each kind of citizen."""
PRESENT: Final = 46
"""The influence at each institution."""
SHORT_GAME: Final = 53
MOST_DECURIONS: Final = 54
CARDS_TO_TURN: Final = 55
AHEAD_AT_GOAL: Final = 56
"""Would win as things stand, with the goal reached: the game ends with this turn."""
COUNT: Final = 57

FEATURES: Final = tuple(
    joined(
        [
            (DECURIONS, ["decurions"]),
            (ONE_SHORT, ["one decurion short"]),
            (HELD, ["one of a set", "two of a set", "three of a set"]),
            (SPARE, ["spare citizens"]),
            (FAVOURS_HELD, ["favours"]),
            (PRICE_AT_BASILICA, ["price and lead at the basilica"]),
            (LEADS, [f"leads the {institution}" for institution in INSTITUTIONS]),
            (SECOND, ["second places"]),
            (
                LEADS_FULL,
                ["leads a banner of one", "leads a banner of two", "leads a banner of three"],
            ),
            (SECOND_FULL, ["second at a banner of two"]),
            (WANTED, ["wanted citizens on led banners"]),
            (SECURE, ["secure leads"]),
            (
                FAVOUR_AHEAD,
                ["favour one room ahead", "favour two rooms ahead", "favour three rooms ahead"],
            ),
            (CITIZEN_AHEAD, ["wanted citizen one room ahead"]),
            (RANK, ["temple rank"]),
            (TOP_RANK, ["temple rank on top"]),
            (WREATHS_HELD, ["wreaths"]),
            (CARDS, ["grand family left", "your powers left", "citizen invitation left"]),
            (ACTIVE, ["to move"]),
            (STEPS, ["steps left"]),
            (AT_POWER, ["using a power"]),
            (AT_PLACING, ["placing a citizen"]),
            (HELD_ONE_SHORT, ["part of a set, one decurion short"]),
            (LEADS_BEFORE_POWERS, ["leads, by the chance of powers"]),
            (FAVOUR_BEFORE_VISIT, ["favour one room ahead, by the chance of a visit"]),
            (BANNER_BEFORE_VISIT, ["leads a banner of two, by the chance of citizens"]),
            (TURNS_AWAY, ["turns until one's own"]),
            (UNPLACED, ["members not placed yet"]),
            (CITIZEN_HELD, [f"{citizen} held" for citizen in CITIZENS]),
            (PRESENT, [f"influence at the {institution}" for institution in INSTITUTIONS]),
            (SHORT_GAME, ["short game"]),
            (MOST_DECURIONS, ["most decurions of a family"]),
            (CARDS_TO_TURN, ["common cards to turn over"]),
            (AHEAD_AT_GOAL, ["ahead with the goal reached"]),
            (COUNT, []),
        ]
    )
)


def measure(s: Municipium, features: vec[float]) -> None:
    """The features of every family, at `family * COUNT`."""
    for family in range(s.players):
        _measure_holdings(s, family, features)
        _measure_standing(s, family, features)
    for institution in range(i64(INSTITUTION_COUNT)):
        _measure_institution(s, institution, features)
    for ahead in range(i64(ROOMS_AHEAD)):
        _measure_room(s, ahead, features)
    _measure_deck(s, features)
    _measure_moment(s, features)
    _measure_end(s, features)


def _measure_holdings(s: Municipium, family: Seat, features: vec[float]) -> None:
    """Sets near completion (MUN-36) and the goal (MUN-37)."""
    at = family * COUNT
    kinds: i64 = 0
    citizens: i64 = 0
    for citizen in range(i64(CITIZEN_COUNT)):
        held = s.citizens[family * CITIZEN_COUNT + citizen]
        citizens += held
        if held > 0:
            kinds += 1
            features[at + CITIZEN_HELD + citizen] = float(held)
    features[at + DECURIONS] = float(s.decurions[family])
    if s.decurions[family] >= s.goal - 1:
        features[at + ONE_SHORT] = 1.0
    together = kinds + s.favours[family]
    if 0 < together < 4:
        features[at + HELD + together - 1] = 1.0
        if s.decurions[family] >= s.goal - 1:
            features[at + HELD_ONE_SHORT] = float(together)
    features[at + SPARE] = float(citizens - kinds)
    features[at + FAVOURS_HELD] = float(s.favours[family])
    if citizens + s.favours[family] >= DECURION_PRICE and s.leader(BASILICA) == family:
        features[at + PRICE_AT_BASILICA] = 1.0


def _measure_standing(s: Municipium, family: Seat, features: vec[float]) -> None:
    """The Temple ranking once it is set (MUN-10), wreaths and family cards left."""
    at = family * COUNT
    if s.turn > 0:
        features[at + RANK] = float(s.players - 1 - s.rank[family]) / float(s.players - 1)
        if s.rank[family] == 0:
            features[at + TOP_RANK] = 1.0
    else:
        features[at + UNPLACED] = float(s.unplaced(family))
    for card in range(i64(FAMILY_CARD_COUNT)):
        features[at + CARDS + card] = float(s.cards[family * FAMILY_CARD_COUNT + card])
    wreaths: i64 = 0
    for institution in range(i64(INSTITUTION_COUNT)):
        wreaths += s.wreathed[family * INSTITUTION_COUNT + institution]
        influence = s.influence(family, institution)
        if influence > 0:
            features[at + PRESENT + institution] = float(influence)
    features[at + WREATHS_HELD] = float(wreaths)


def _measure_institution(s: Municipium, institution: Institution, features: vec[float]) -> None:
    """Who leads, how surely, and what a third citizen on the banner would bring (MUN-18)."""
    leader, second = s.leaders(institution)
    if leader < 0:
        return
    at = leader * COUNT
    full = s.on_banner(institution)
    margin = s.influence(leader, institution)
    features[at + LEADS + institution] = 1.0
    if full > 0:
        features[at + LEADS_FULL + full - 1] += 1.0
    for citizen in range(i64(CITIZEN_COUNT)):
        wanted = s.citizens[leader * CITIZEN_COUNT + citizen] == 0
        if wanted and s.banner[institution * CITIZEN_COUNT + citizen] > 0:
            features[at + WANTED] += 1.0
    if second >= 0:
        features[second * COUNT + SECOND] += 1.0
        if full >= 2:
            features[second * COUNT + SECOND_FULL] += 1.0
        margin -= s.influence(second, institution)
    if margin >= 2:
        features[at + SECURE] += 1.0


def _measure_room(s: Municipium, ahead: i64, features: vec[float]) -> None:
    """What the Prefect's next visits would bring, and to whom (MUN-16, MUN-20)."""
    room = s.prefect + 1 + ahead
    if room > PRAETORIUM:
        room += TAVERN - PRAETORIUM - 1
    leader, second = s.leaders(room)
    if leader >= 0 and s.room_favour[room] == 1:
        features[leader * COUNT + FAVOUR_AHEAD + ahead] = 1.0
    if ahead > 0 or s.room_citizen[room] < 0:
        return
    if second >= 0 and s.citizens[second * CITIZEN_COUNT + s.room_citizen[room]] == 0:
        features[second * COUNT + CITIZEN_AHEAD] = 1.0


def _measure_deck(s: Municipium, features: vec[float]) -> None:
    """MUN-08, MUN-40: what the next common card is likely to be, and for whom that is good."""
    left = s.deck[ALL_POWERS] + s.deck[ONE_POWER] + s.deck[PREFECT_VISIT] + s.deck[CITIZEN_VISIT]
    if left == 0:
        return
    powers = float(s.deck[ALL_POWERS] * 3 + s.deck[ONE_POWER]) / float(left)
    visit = float(s.deck[PREFECT_VISIT]) / float(left)
    citizens = float(s.deck[CITIZEN_VISIT]) / float(left)
    for family in range(s.players):
        at = family * COUNT
        leads = 0.0
        for institution in range(i64(INSTITUTION_COUNT)):
            leads += features[at + LEADS + institution]
        features[at + LEADS_BEFORE_POWERS] = leads * powers
        features[at + FAVOUR_BEFORE_VISIT] = features[at + FAVOUR_AHEAD] * visit
        features[at + BANNER_BEFORE_VISIT] = features[at + LEADS_FULL + 1] * citizens


def _measure_moment(s: Municipium, features: vec[float]) -> None:
    """Who is in the middle of what: a Decurion being paid for counts as bought (MUN-32)."""
    most: i64 = 0
    for family in range(s.players):
        most = max(most, s.decurions[family])
    most_decurions = float(most)
    to_turn = float(s.deck[0] + s.deck[1] + s.deck[2] + s.deck[3]) / 12.0
    short_game = float(USUAL_GOAL - s.goal)
    for family in range(s.players):
        away = family - s.active if family >= s.active else family - s.active + s.players
        at = family * COUNT
        features[at + TURNS_AWAY] = float(away)
        features[at + MOST_DECURIONS] = most_decurions
        features[at + CARDS_TO_TURN] = to_turn
        features[at + SHORT_GAME] = short_game
    features[s.active * COUNT + ACTIVE] = 1.0
    step = s.frames[s.top]
    if step == TAKING_TURN:
        steps_left = s.a()
        features[s.active * COUNT + STEPS] = float(steps_left)
        return
    seat = s.a()
    if step == GIVING:
        features[seat * COUNT + DECURIONS] += 1.0
    elif step == PLACING:
        features[seat * COUNT + AT_PLACING] = 1.0
    elif AT_TAVERN <= step <= AT_FORUM or step == REPOSITIONING:
        features[seat * COUNT + AT_POWER] = 1.0


def _measure_end(s: Municipium, features: vec[float]) -> None:
    """MUN-37, MUN-38: who would win now, once somebody has reached the goal."""
    if features[MOST_DECURIONS] + 1.0 < float(s.goal):
        return
    best: i64 = -1
    for family in range(s.players):
        best = max(best, _standing(s, family, features))
    if best < s.goal * MORE_THAN_LEFT:
        return
    for family in range(s.players):
        if _standing(s, family, features) == best:
            features[family * COUNT + AHEAD_AT_GOAL] = 1.0


def _standing(s: Municipium, family: Seat, features: vec[float]) -> i64:
    """Decurions first, then citizens and favours left."""
    left = s.favours[family]
    for citizen in range(i64(CITIZEN_COUNT)):
        left += s.citizens[family * CITIZEN_COUNT + citizen]
    return i64(features[family * COUNT + DECURIONS]) * MORE_THAN_LEFT + left
