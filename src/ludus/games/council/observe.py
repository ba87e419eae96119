"""What a seat may know of The Council of Four as numbers: all but the hands of others (COU-38)."""

from typing import Final

from mypy_extensions import i64

from ludus.core.game import Seat, zeros
from ludus.core.observe import clockwise, from_seat, observe_moment
from ludus.core.sheet import NOBODYS, Sheet
from ludus.games.council.data import (
    BALCONY,
    BONUS,
    BONUS_TILE_COUNT,
    CARD_COUNT,
    CITY_COUNT,
    COLOUR_COUNT,
    COUNCIL_COUNT,
    COUNCILLORS_OF_A_COLOUR,
    DECK,
    EMPORIUMS,
    GOOD_COUNT,
    KING_TILE_COUNT,
    KINGS_COUNCIL,
    PERMIT_COUNT,
    PURSE,
    REGION_COUNT,
    REGION_PERMITS,
    REGION_SLOTS,
    SLOT_COUNT,
    TOKEN_BONUS,
    TRACK_END,
)
from ludus.games.council.state import (
    CHOOSING_CITY,
    CHOOSING_COUNCIL,
    CHOOSING_TOKENS,
    ELECTING,
    PAYING,
    TAKING_PERMIT,
    CouncilOfFour,
    bits,
)

POINTS: Final = 100
HAND: Final = 12
ASSISTANTS: Final = 12
OF_A_COLOUR: Final = 6
GOODS: Final = 8
ACTIONS: Final = 3
ROADS: Final = 8
"""A seat seldom has more; a bonus never has more than 7 of a good, no city is farther."""
NO_GOODS: Final = zeros(GOOD_COUNT)


def observe(s: CouncilOfFour, seat: Seat, sheet: Sheet) -> None:
    """The moment, the players from the seat on, the councils, the cities, permits, tiles."""
    observe_moment(s, seat, s.first, sheet)
    _observe_question(s, seat, sheet)
    _observe_hand(s, seat, sheet)
    for k in range(s.players):
        sheet.whose = k
        player = clockwise(seat, k, s.players)
        _observe_player(s, player, sheet)
        _observe_permits_of(s, player, sheet)
    sheet.whose = NOBODYS
    _observe_councils(s, sheet)
    _observe_cities(s, seat, sheet)
    _observe_permits(s, sheet)
    _observe_tiles(s, seat, sheet)


def _observe_question(s: CouncilOfFour, seat: Seat, sheet: Sheet) -> None:
    """What the step that is being resolved is about."""
    step = s.frames[s.top]
    sheet.field("main actions", "main actions left in the turn, of 3 (COU-11)")
    sheet.put(s.mains, ACTIONS)
    sheet.field("quick actions", "whether the quick action is left (COU-11)")
    sheet.flag(s.quicks > 0)
    sheet.field("acted", "whether a main action was taken this turn")
    sheet.flag(s.acted == 1)
    sheet.field("purpose", "what a council is chosen for: to elect, to send, to buy")
    sheet.pick(s.a() if step == CHOOSING_COUNCIL else i64(-1), 3)
    sheet.field("council", "the council in question: coast, hills, mountains, king")
    asked = step in (ELECTING, PAYING, TAKING_PERMIT)
    sheet.pick(s.a() if asked else i64(-1), COUNCIL_COUNT)
    sheet.field("played", "cards played for the council, of 4, by card, the joker last (COU-13)")
    sheet.counts(s.played, 0, CARD_COUNT, BALCONY)
    sheet.field("permit used", "the permit built with, by permit (COU-14)")
    sheet.pick(s.a() if step == CHOOSING_CITY else i64(-1), PERMIT_COUNT)
    sheet.field("tokens to choose", "reward tokens still to choose, of 2 (COU-25)")
    sheet.put(s.a() if step == CHOOSING_TOKENS else i64(0), 2)
    sheet.field("ending", "who built ten emporiums first, own seat first (COU-33)")
    sheet.pick(from_seat(seat, s.ending, s.players), s.players)


def _observe_hand(s: CouncilOfFour, seat: Seat, sheet: Sheet) -> None:
    """COU-38: the seat alone sees its cards, and so what the councils would cost it."""
    sheet.field("hand", "own politics cards, of 6, by card, the joker last")
    sheet.counts(s.hands, seat * CARD_COUNT, CARD_COUNT, OF_A_COLOUR)
    sheet.field("prices", "coins the councils would cost, of 20, by council; 1 if nothing matches")
    for council in range(i64(COUNCIL_COUNT)):
        sheet.put(s.best_price(seat, council), PURSE)


def _observe_player(s: CouncilOfFour, player: i64, sheet: Sheet) -> None:
    sheet.field("coins", "coins, of 20 (COU-23)")
    sheet.put(s.coins[player], PURSE)
    sheet.field("assistants", "assistants, of 12")
    sheet.put(s.assistants[player], ASSISTANTS)
    sheet.field("points", "place on the track of points, of 100")
    sheet.put(s.points[player], POINTS)
    sheet.field("nobility", "place on the nobility track, of 20 (COU-24)")
    sheet.put(s.nobility[player], TRACK_END)
    sheet.field("cards", "politics cards in hand, of 12")
    sheet.put(s.in_hand(player), HAND)
    sheet.field("emporiums left", "emporiums not yet built, of 10")
    sheet.put(EMPORIUMS - bits(s.emporiums[player]), EMPORIUMS)
    sheet.field("emporiums", "where emporiums stand, by city")
    _mark_bits(s.emporiums[player], 15, sheet)


def _observe_permits_of(s: CouncilOfFour, player: i64, sheet: Sheet) -> None:
    sheet.field("permits", "permits face up, by permit (COU-13)")
    _mark_bits(s.permits[player], 45, sheet)
    sheet.field("used", "permits face down, by permit (COU-14)")
    _mark_bits(s.used[player], 45, sheet)


def _mark_bits(mask: i64, length: i64, sheet: Sheet) -> None:
    """The members of a set of cities or permits."""
    place = sheet.room(length)
    while mask:
        if mask & 1:
            sheet.mark(place)
        mask >>= 1
        place += 1


def _observe_councils(s: CouncilOfFour, sheet: Sheet) -> None:
    sheet.field("balconies", "councillors by council, place from the arrow on, and colour")
    for place in range(i64(COUNCIL_COUNT * BALCONY)):
        sheet.pick(s.balconies[place], 6)
    sheet.field("beside", "councillors beside the board, of 4, by colour")
    sheet.counts(s.beside, 0, COLOUR_COUNT, COUNCILLORS_OF_A_COLOUR)
    sheet.field("deck", "politics cards in the deck, of 90")
    sheet.put(s.in_deck(), 90)
    sheet.field("discards", "politics cards discarded, of all there are, by card")
    for card in range(i64(CARD_COUNT)):
        sheet.put(s.discards[card], DECK[card])


def _observe_cities(s: CouncilOfFour, seat: Seat, sheet: Sheet) -> None:
    sheet.field("map", "whether side B lies up: coast, hills, mountains (COU-02)")
    for region in range(i64(KINGS_COUNCIL)):
        sheet.flag(s.map >> region & 1 == 1)
    sheet.field("king", "where the king is, by city")
    sheet.pick(s.king, 15)
    sheet.field("roads to the king", "roads from the king, of 8, by city (COU-15)")
    for city in range(i64(CITY_COUNT)):
        sheet.put(s.roads_to(city) if s.king >= 0 else i64(0), ROADS)
    sheet.field("open", "where the seat could build, by city (COU-17, COU-18)")
    _mark_bits(s.open_cities(seat), 15, sheet)
    sheet.field("neutral", "neutral emporiums, by city (COU-09)")
    _mark_bits(s.neutral, 15, sheet)
    sheet.field("tokens", "goods of the reward token, of 8, by city and good (COU-03)")
    for city in range(i64(CITY_COUNT)):
        _put_goods(TOKEN_BONUS + s.tokens[city] if s.tokens[city] >= 0 else i64(-1), sheet)


def _put_goods(bonus: i64, sheet: Sheet) -> None:
    """Assistants, coins, cards, points, nobility, main actions of a bonus, or of none."""
    if bonus >= 0:
        sheet.counts(BONUS, bonus * GOOD_COUNT, GOOD_COUNT, GOODS)
    else:
        sheet.counts(NO_GOODS, 0, GOOD_COUNT, GOODS)


def _observe_permits(s: CouncilOfFour, sheet: Sheet) -> None:
    """COU-05, COU-38."""
    sheet.field("shown", "permits to be had, by region, slot and permit of the region")
    for slot in range(i64(SLOT_COUNT)):
        sheet.pick(s.shown[slot] - slot // REGION_SLOTS * REGION_PERMITS, REGION_PERMITS)
    sheet.field("shown goods", "goods of these permits, of 8, by region, slot and good")
    for slot in range(i64(SLOT_COUNT)):
        _put_goods(s.shown[slot], sheet)
    sheet.field("unseen", "permits of the pile nobody has seen, of 15, by region")
    for region in range(i64(REGION_COUNT)):
        sheet.put(bits(s.unseen[region]), REGION_PERMITS)
    sheet.field("bottom", "permits put at the bottom of a pile, by permit (COU-30)")
    start = sheet.room(45)
    for region in range(i64(REGION_COUNT)):
        at = region * REGION_PERMITS
        for i in range(at, at + s.at_bottom[region]):
            sheet.mark(start + s.bottom[i])


def _observe_tiles(s: CouncilOfFour, seat: Seat, sheet: Sheet) -> None:
    """COU-20."""
    n = s.players
    sheet.field("bonus tiles", "who took it, by tile and player, own seat first")
    for tile in range(i64(BONUS_TILE_COUNT)):
        sheet.pick(from_seat(seat, s.bonus_owner[tile], n), n)
    sheet.field("king tiles", "who took it, by tile from the topmost and player, own seat first")
    for tile in range(i64(KING_TILE_COUNT)):
        sheet.pick(from_seat(seat, s.king_owner[tile], n), n)
