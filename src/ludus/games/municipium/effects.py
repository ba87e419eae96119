"""What follows from decisions in Municipium: events, sets, the Temple ranking, moving members."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludus.core.game import Seat
from ludus.games.municipium.data import (
    BANNER,
    BATHS,
    CITIZEN_COUNT,
    CITIZENS,
    INSTITUTION_COUNT,
    INSTITUTIONS,
    PRAETORIUM,
    TAVERN,
    TEMPLE,
    Citizen,
    Institution,
)
from ludus.games.municipium.state import (
    AT_BASILICA,
    AT_BATHS,
    AT_EMPORIUM,
    AT_FORUM,
    AT_TAVERN,
    REFILLING,
    REPOSITIONING,
    SHARING,
    Municipium,
)

FREELY: Final = 0
"""A power that comes by itself may be declined."""
CHOSEN: Final = 1
"""A power chosen under One Power could have been declined before, so it is used."""

POWER_STEP: Final = vec[i64]([-1, AT_TAVERN, AT_BATHS, AT_EMPORIUM, AT_BASILICA, AT_FORUM, -1])
"""The step in which an institution's power is used; `exert` sees to Temple and Praetorium."""


def trade_sets(s: Municipium, family: Seat) -> None:
    """MUN-36: four different citizens, favours as jokers, become a Decurion at once."""
    while _kinds_held(s, family) + s.favours[family] >= 4:
        jokers: i64 = 0
        for citizen in range(i64(CITIZEN_COUNT)):
            at = family * CITIZEN_COUNT + citizen
            if s.citizens[at] > 0:
                s.citizens[at] -= 1
                s.bag[citizen] += 1
            else:
                jokers += 1
        s.favours[family] -= jokers
        s.reserve += jokers
        s.decurions[family] += 1
        if s.story is not None:
            s.narrate("set", family=family, jokers=jokers)


def _kinds_held(s: Municipium, family: Seat) -> i64:
    kinds: i64 = 0
    for citizen in range(i64(CITIZEN_COUNT)):
        if s.citizens[family * CITIZEN_COUNT + citizen] > 0:
            kinds += 1
    return kinds


def gain_citizen(s: Municipium, family: Seat, citizen: Citizen) -> None:
    """A family takes a citizen, and trades a set it completes (MUN-36)."""
    s.citizens[family * CITIZEN_COUNT + citizen] += 1
    trade_sets(s, family)


def gain_favour(s: Municipium, family: Seat) -> None:
    """A family takes a favour, and trades a set it completes (MUN-36)."""
    s.favours[family] += 1
    trade_sets(s, family)


def next_room(s: Municipium) -> i64:
    """Where the Prefect goes next, clockwise (MUN-20)."""
    return s.prefect + 1 if s.prefect < PRAETORIUM else TAVERN


def short_of_set(s: Municipium, family: i64) -> i64:
    """How many citizens or favours a family wants for its next Decurion (MUN-36)."""
    return 4 - _kinds_held(s, family) - s.favours[family]


def advance_prefect(s: Municipium) -> None:
    """MUN-20: the Prefect goes clockwise to the next room, never to the Temple."""
    s.prefect = next_room(s)
    if s.story is not None:
        s.narrate("prefect", institution=INSTITUTIONS[s.prefect])
    prefect_event(s, s.prefect)


def prefect_event(s: Municipium, room: Institution) -> None:
    """MUN-16: the leader takes the room's favour, the second its citizen."""
    leader, second = s.leaders(room)
    if s.story is not None:
        _tell_prefect(s, room, leader, second)
    if leader >= 0 and s.room_favour[room] == 1:
        s.room_favour[room] = 0
        gain_favour(s, leader)
    _clear_room_citizen(s, room, second)
    refill_room(s, room)


def _tell_prefect(s: Municipium, room: Institution, leader: Seat, second: Seat) -> None:
    """Who takes what, before any set is traded for it."""
    place = INSTITUTIONS[room]
    citizen = s.room_citizen[room]
    if s.room_favour[room] == 0:
        s.narrate("no-favour", institution=place)
    elif leader < 0:
        s.narrate("nobody", institution=place)
    else:
        s.narrate("favour", family=leader, institution=place)
    if citizen >= 0 and second >= 0:
        s.narrate("room-citizen", family=second, citizen=CITIZENS[citizen], institution=place)
    elif citizen >= 0:
        s.narrate("room-to-bag", citizen=CITIZENS[citizen], institution=place)


def _clear_room_citizen(s: Municipium, room: Institution, second: Seat) -> None:
    """MUN-16: with nobody second the citizen goes back to the bag."""
    citizen = s.room_citizen[room]
    if citizen < 0:
        return
    s.room_citizen[room] = -1
    if second < 0:
        s.bag[citizen] += 1
    else:
        gain_citizen(s, second, citizen)


def refill_room(s: Municipium, room: Institution) -> None:
    """MUN-17: a favour from the reserve and, with 3 or 4 players, a new citizen."""
    if s.room_favour[room] == 0 and s.reserve > 0:
        s.room_favour[room] = 1
        s.reserve -= 1
    if s.players > 2 and s.in_bag() > 0:
        s.push(REFILLING, room)
    elif s.players > 2 and s.story is not None:
        s.narrate("no-citizen", institution=INSTITUTIONS[room])


def place_citizen(s: Municipium, citizen: Citizen, institution: Institution) -> None:
    """MUN-18: a third citizen on a banner is a citizen event at once."""
    s.banner[institution * CITIZEN_COUNT + citizen] += 1
    if s.on_banner(institution) < BANNER:
        return
    s.tipped = 1
    leader = s.leader(institution)
    if leader < 0:
        _send_home(s, institution)
    elif s.banner[institution * CITIZEN_COUNT + citizen] == BANNER:
        share(s, institution, leader, citizen)
    else:
        s.push(SHARING, leader, institution)


def _send_home(s: Municipium, institution: Institution) -> None:
    """MUN-18: with nobody there all three go to the bag."""
    for citizen in range(i64(CITIZEN_COUNT)):
        s.bag[citizen] += s.banner[institution * CITIZEN_COUNT + citizen]
        s.banner[institution * CITIZEN_COUNT + citizen] = 0
    if s.story is not None:
        s.narrate("send-home", institution=INSTITUTIONS[institution])


def share(s: Municipium, institution: Institution, leader: Seat, left: i64) -> None:
    """MUN-18: the leader takes two, the second the one left; with nobody second, the bag."""
    second = s.second(institution)
    s.banner[institution * CITIZEN_COUNT + left] -= 1
    if s.story is not None:
        _tell_shared(s, institution, leader, second, left)
    for citizen in range(i64(CITIZEN_COUNT)):
        waiting = institution * CITIZEN_COUNT + citizen
        s.citizens[leader * CITIZEN_COUNT + citizen] += s.banner[waiting]
        s.banner[waiting] = 0
    trade_sets(s, leader)
    if second < 0:
        s.bag[left] += 1
    else:
        gain_citizen(s, second, left)


def _tell_shared(s: Municipium, institution: i64, leader: i64, second: i64, left: i64) -> None:
    """Who takes which citizens, before any set is traded for it."""
    taken = [
        CITIZENS[c]
        for c in range(CITIZEN_COUNT)
        for _ in range(s.banner[institution * CITIZEN_COUNT + c])
    ]
    place = INSTITUTIONS[institution]
    s.narrate("support", family=leader, citizens=taken, institution=place)
    if second < 0:
        s.narrate("third-to-bag", citizen=CITIZENS[left], institution=place)
    else:
        s.narrate("third", family=second, citizen=CITIZENS[left], institution=place)


def rank_discs(s: Municipium) -> None:
    """MUN-28: discs by influence in the Temple, the equal ones as they were."""
    before = s.rank[:]
    for family in range(s.players):
        place: i64 = 0
        for other in range(s.players):
            mine = s.influence(family, TEMPLE)
            theirs = s.influence(other, TEMPLE)
            if theirs > mine or (theirs == mine and before[other] < before[family]):
                place += 1
        s.rank[family] = place
    if s.story is not None:
        s.narrate("ranking", families=ranking(s))


def ranking(s: Municipium) -> list[int]:
    """The families in the order of the Temple ranking, the topmost first."""
    return sorted(range(s.players), key=lambda family: s.rank[family])


def move_member(
    s: Municipium, family: Seat, origin: Institution, goal: Institution, wreath: i64
) -> None:
    """One member, with or without a wreath, goes from one institution to another."""
    who = s.wreathed if wreath else s.members
    who[family * INSTITUTION_COUNT + origin] -= 1
    who[family * INSTITUTION_COUNT + goal] += 1


def bathe(s: Municipium, family: Seat) -> None:
    """MUN-30: all own members go from the Baths to the Temple, one there gets a wreath."""
    baths = family * INSTITUTION_COUNT + BATHS
    temple = family * INSTITUTION_COUNT + TEMPLE
    count = s.members[baths] + s.wreathed[baths]
    s.members[temple] += s.members[baths]
    s.wreathed[temple] += s.wreathed[baths]
    s.members[baths] = 0
    s.wreathed[baths] = 0
    wreath = s.wreaths > 0 and s.members[temple] > 0
    if wreath:
        s.wreaths -= 1
        s.members[temple] -= 1
        s.wreathed[temple] += 1
    if s.story is not None:
        s.narrate("bathe-wreath" if wreath else "bathe", family=family, count=count)


def exert(s: Municipium, institution: Institution, family: Seat, how: i64) -> None:
    """MUN-28 to MUN-35: the family exerts the institution's power."""
    if s.story is not None and (how == FREELY or institution == TEMPLE):
        s.narrate("leads", family=family, institution=INSTITUTIONS[institution])
    if institution == TEMPLE:
        rank_discs(s)
    elif institution == BATHS and how == CHOSEN:
        bathe(s, family)
    elif institution == PRAETORIUM:
        s.push(REPOSITIONING, family, how)
    else:
        s.tipped = 0
        s.push(POWER_STEP[institution], family, how)
