"""What a family may know of Municipium as numbers: all that lies on the table (MUN-40)."""

from typing import Final

from mypy_extensions import i64

from ludus.core.game import Seat
from ludus.core.observe import clockwise, from_seat, observe_moment
from ludus.core.sheet import NOBODYS, Sheet
from ludus.games.municipium.data import (
    CITIZEN_COUNT,
    CITIZENS_OF_A_KIND,
    COMMON_CARD_COUNT,
    DECK,
    DECURION_PRICE,
    FAMILY_CARD_COUNT,
    FAVOURS,
    INSTITUTION_COUNT,
    MEMBERS,
    USUAL_GOAL,
    WREATHS,
)
from ludus.games.municipium.state import (
    GATHERING,
    GIVING,
    PLACING,
    SHARING,
    TAKING_TURN,
    Municipium,
)

HELD: Final = 6
"""A family seldom holds more citizens of a kind, or favours."""


def observe(s: Municipium, seat: Seat, sheet: Sheet) -> None:
    """The moment, the families from the seat's own on, the institutions, the supplies."""
    observe_moment(s, seat, s.first, sheet)
    _observe_question(s, seat, sheet)
    for k in range(s.players):
        sheet.whose = k
        _observe_family(s, clockwise(seat, k, s.players), sheet)
    sheet.whose = NOBODYS
    _observe_influence(s, seat, sheet)
    _observe_leaders(s, seat, sheet)
    _observe_town(s, sheet)
    _observe_supplies(s, sheet)


def _observe_question(s: Municipium, seat: Seat, sheet: Sheet) -> None:
    """What the step that is being resolved is about."""
    step = s.frames[s.top]
    sheet.field("steps left", "single steps left in the turn, of 2 (MUN-13)")
    sheet.put(s.a() if step == TAKING_TURN else i64(0), 2)
    sheet.field("citizen drawn", "the citizen to be placed, by citizen (MUN-19)")
    sheet.pick(s.b() if step == PLACING else i64(-1), CITIZEN_COUNT)
    sheet.field("banner shared", "the institution whose citizens are shared (MUN-18)")
    sheet.pick(s.b() if step == SHARING else i64(-1), INSTITUTION_COUNT)
    sheet.field("gathered from", "the institution members are gathered from (MUN-29)")
    sheet.pick(s.c() if step == GATHERING else i64(-1), INSTITUTION_COUNT)
    sheet.field("gathered", "the family whose members are gathered, own first (MUN-29)")
    family = s.b() if step == GATHERING else i64(-1)
    sheet.pick(from_seat(seat, family, s.players), s.players)
    sheet.field("to give", "citizens and favours still to be given, of 3 (MUN-32)")
    sheet.put(s.b() if step == GIVING else i64(0), DECURION_PRICE)


def _observe_family(s: Municipium, family: Seat, sheet: Sheet) -> None:
    sheet.field("unplaced", "members not on the board yet, of 7 (MUN-09)")
    sheet.put(s.unplaced(family), MEMBERS)
    sheet.field("citizens", "citizens held, of 6, by citizen")
    sheet.counts(s.citizens, family * CITIZEN_COUNT, CITIZEN_COUNT, HELD)
    sheet.field("favours", "favours held, of 6")
    sheet.put(s.favours[family], HELD)
    sheet.field("decurions", "Decurions as a share of the goal (MUN-37)")
    sheet.put(s.decurions[family], s.goal)
    sheet.field("cards", "family cards still face up: grand family, your powers, invitation")
    sheet.counts(s.cards, family * FAMILY_CARD_COUNT, FAMILY_CARD_COUNT, 1)
    sheet.field("rank", "place in the Temple ranking, the topmost first (MUN-12)")
    sheet.pick(s.rank[family], s.players)


def _observe_influence(s: Municipium, seat: Seat, sheet: Sheet) -> None:
    """MUN-11."""
    n = s.players
    sheet.field("members", "members without a wreath, of 7, by institution and family, own first")
    members = sheet.room(INSTITUTION_COUNT * n)
    sheet.field("wreathed", "members with a wreath, of 7, by institution and family, own first")
    wreathed = sheet.room(INSTITUTION_COUNT * n)
    for k in range(n):
        first = clockwise(seat, k, n) * INSTITUTION_COUNT
        sheet.spread(members + k, n, s.members, first, INSTITUTION_COUNT, MEMBERS)
        sheet.spread(wreathed + k, n, s.wreathed, first, INSTITUTION_COUNT, MEMBERS)


def _observe_leaders(s: Municipium, seat: Seat, sheet: Sheet) -> None:
    """MUN-12."""
    n = s.players
    sheet.field("leader", "who leads, by institution and family, own first (MUN-12)")
    leads = sheet.room(INSTITUTION_COUNT * n)
    sheet.field("second", "who is second, by institution and family, own first (MUN-12)")
    follows = sheet.room(INSTITUTION_COUNT * n)
    for institution in range(i64(INSTITUTION_COUNT)):
        leader, second = s.leaders(institution)
        sheet.pick_at(leads + institution * n, from_seat(seat, leader, n), n)
        sheet.pick_at(follows + institution * n, from_seat(seat, second, n), n)


def _observe_town(s: Municipium, sheet: Sheet) -> None:
    sheet.field("banners", "citizens on the banners, of 3, by institution and citizen")
    sheet.counts(s.banner, 0, INSTITUTION_COUNT * CITIZEN_COUNT, 3)
    sheet.field("room favours", "whether the meeting room has a favour, by institution")
    sheet.counts(s.room_favour, 0, INSTITUTION_COUNT, 1)
    sheet.field("room citizens", "the citizen in the meeting room, by institution and citizen")
    for institution in range(i64(INSTITUTION_COUNT)):
        sheet.pick(s.room_citizen[institution], CITIZEN_COUNT)
    sheet.field("prefect", "where the Prefect is, by institution")
    sheet.pick(s.prefect, 7)


def _observe_supplies(s: Municipium, sheet: Sheet) -> None:
    sheet.field("goal", "Decurions that end the game, of 5 (MUN-37)")
    sheet.put(s.goal, USUAL_GOAL)
    sheet.field("bag", "citizens in the bag, of 15, by citizen")
    sheet.counts(s.bag, 0, CITIZEN_COUNT, CITIZENS_OF_A_KIND)
    sheet.field("guests", "citizens revealed and not yet placed, of 4, by citizen (MUN-22)")
    sheet.counts(s.guests, 0, CITIZEN_COUNT, 4)
    sheet.field("deck", "common cards still to turn over, of all there are, by card (MUN-08)")
    for card in range(i64(COMMON_CARD_COUNT)):
        sheet.put(s.deck[card], DECK[card])
    sheet.field("card", "the common card that takes effect, by card")
    sheet.pick(s.card, 4)
    sheet.field("discard", "the common card on top of the discards, by card")
    sheet.pick(s.discard_top, 4)
    sheet.field("reserve", "favours in the reserve, of 15")
    sheet.put(s.reserve, FAVOURS)
    sheet.field("wreaths", "wreaths left, of 10")
    sheet.put(s.wreaths, WREATHS)
