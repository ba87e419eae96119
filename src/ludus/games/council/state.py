"""One moment of a game of The Council of Four: the pieces, the cards, and what is within reach."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from ludus.core.game import Game, Seat, State, zeros
from ludus.core.message import Event, Value
from ludus.core.packing import Packing
from ludus.games.council.data import (
    ALL_CITIES,
    BALCONY,
    BONUS_TILE_COUNT,
    CARD_COUNT,
    CITY_COUNT,
    COLOUR_COUNT,
    COUNCIL_COUNT,
    COUNCILLORS_OF_A_COLOUR,
    DECK,
    DISTANCE,
    EMPORIUMS,
    FARTHEST,
    JOKER,
    KING_TILE_COUNT,
    KINGS_CITY,
    PERMIT_CITIES,
    PERMIT_COUNT,
    PLAYER_COUNT,
    PRICE,
    REGION_COUNT,
    REGION_PERMITS,
    ROAD_COINS,
    SLOT_COUNT,
    WITHIN,
    Card,
    City,
    Council,
    Permit,
    Region,
)

CHOOSING_SIDE: Final = 0
CHOOSING_FIRST: Final = 1
PLACING_TOKENS: Final = 2
REVEALING: Final = 3
SEATING: Final = 4
SETTLING: Final = 5
DEALING: Final = 6
DRAWING: Final = 7
ENDING_TURN: Final = 8
TAKING_TURN: Final = 9
CHOOSING_COUNCIL: Final = 10
ELECTING: Final = 11
PAYING: Final = 12
TAKING_PERMIT: Final = 13
ROUTING_KING: Final = 14
CHOOSING_PERMIT: Final = 15
CHOOSING_CITY: Final = 16
CHANGING: Final = 17
COLLECTING: Final = 18
ADVANCING: Final = 19
CHOOSING_TOKENS: Final = 20
REPEATING: Final = 21
GAME_OVER: Final = 22
"""What a frame can be resolving; the list at the end of `rules` gives each number its step."""


@final
@mypyc_attr(acyclic=True)
class CouncilOfFour(State):
    """The table. `x[seat]`, unless another index is named; sets of cities and permits are bits.

    map, king, neutral      the map, the king's city, the cities with a neutral emporium
    first, ending           the first player; who built ten emporiums first, -1 until then
    mains, quicks, acted    main and quick actions left in the turn; 1 after the first main one
    hands                   politics cards held, `hands[seat * CARD_COUNT + card]`
    deck, discards, played  politics cards by card; those being played for a council
    balconies               colours from the arrow side on, `balconies[council * BALCONY + place]`
    beside                  councillors beside the board, by colour
    tokens                  kind of reward token, -1 for none, by city
    coins, assistants       what each player has
    points, nobility        where each player is on the tracks
    permits, used           sets of permits, face up and face down
    emporiums               sets of cities
    shown                   the face-up permits, -1 for none, `shown[region * REGION_SLOTS + slot]`
    unseen                  sets of the region's permits never seen, by region
    bottom, at_bottom       permits put at the bottom in order, and how many they are, by region:
                            `bottom[region * REGION_PERMITS + place]`
    bonus_owner             who took each bonus tile, -1 for nobody, by tile
    king_owner              who took each king's reward tile, -1 for nobody, by tile
    """

    def __init__(self, game: Game, players: i64, source: "CouncilOfFour | None") -> None:
        super().__init__(game, players, source)
        if source is None:
            self._set_up_numbers()
            self._set_up_pieces()
        else:
            self._copy_numbers(source)
            self._copy_pieces(source)

    def _set_up_numbers(self) -> None:
        self.map: i64 = 0
        self.king: i64 = -1
        self.neutral: i64 = 0
        self.first: i64 = -1
        self.ending: i64 = -1
        self.mains: i64 = 0
        self.quicks: i64 = 0
        self.acted: i64 = 0

    def _set_up_pieces(self) -> None:
        """COU-01 to COU-08: everything that is not random."""
        self.hands: vec[i64] = zeros(PLAYER_COUNT * CARD_COUNT)
        self.deck: vec[i64] = vec[i64](list(DECK))
        self.discards: vec[i64] = zeros(CARD_COUNT)
        self.played: vec[i64] = zeros(CARD_COUNT)
        self.balconies: vec[i64] = vec[i64]([-1] * (COUNCIL_COUNT * BALCONY))
        self.beside: vec[i64] = vec[i64]([COUNCILLORS_OF_A_COLOUR] * COLOUR_COUNT)
        self.tokens: vec[i64] = vec[i64]([-1] * CITY_COUNT)
        self.coins: vec[i64] = zeros(PLAYER_COUNT)
        self.assistants: vec[i64] = zeros(PLAYER_COUNT)
        self.points: vec[i64] = zeros(PLAYER_COUNT)
        self.nobility: vec[i64] = zeros(PLAYER_COUNT)
        self.permits: vec[i64] = zeros(PLAYER_COUNT)
        self.used: vec[i64] = zeros(PLAYER_COUNT)
        self.emporiums: vec[i64] = zeros(PLAYER_COUNT)
        self.shown: vec[i64] = vec[i64]([-1] * SLOT_COUNT)
        self.unseen: vec[i64] = vec[i64]([(1 << REGION_PERMITS) - 1] * REGION_COUNT)
        self.bottom: vec[i64] = zeros(PERMIT_COUNT)
        self.at_bottom: vec[i64] = zeros(REGION_COUNT)
        self.bonus_owner: vec[i64] = vec[i64]([-1] * BONUS_TILE_COUNT)
        self.king_owner: vec[i64] = vec[i64]([-1] * KING_TILE_COUNT)

    def _copy_numbers(self, source: "CouncilOfFour") -> None:
        self.map = source.map
        self.king = source.king
        self.neutral = source.neutral
        self.first = source.first
        self.ending = source.ending
        self.mains = source.mains
        self.quicks = source.quicks
        self.acted = source.acted

    def _copy_pieces(self, source: "CouncilOfFour") -> None:
        self.hands = source.hands[:]
        self.deck = source.deck[:]
        self.discards = source.discards[:]
        self.played = source.played[:]
        self.balconies = source.balconies[:]
        self.beside = source.beside[:]
        self.tokens = source.tokens[:]
        self.coins = source.coins[:]
        self.assistants = source.assistants[:]
        self.points = source.points[:]
        self.nobility = source.nobility[:]
        self.permits = source.permits[:]
        self.used = source.used[:]
        self.emporiums = source.emporiums[:]
        self.shown = source.shown[:]
        self.unseen = source.unseen[:]
        self.bottom = source.bottom[:]
        self.at_bottom = source.at_bottom[:]
        self.bonus_owner = source.bonus_owner[:]
        self.king_owner = source.king_owner[:]

    def pack(self, packing: Packing) -> None:
        super().pack(packing)
        self.map = packing.number(self.map)
        self.king = packing.number(self.king)
        self.neutral = packing.number(self.neutral)
        self.first = packing.number(self.first)
        self.ending = packing.number(self.ending)
        self.mains = packing.number(self.mains)
        self.quicks = packing.number(self.quicks)
        self.acted = packing.number(self.acted)
        self._pack_pieces(packing)

    def _pack_pieces(self, packing: Packing) -> None:
        packing.vector(self.hands)
        packing.vector(self.deck)
        packing.vector(self.discards)
        packing.vector(self.played)
        packing.vector(self.balconies, -1)
        packing.vector(self.beside)
        packing.vector(self.tokens, -1)
        packing.vector(self.coins)
        packing.vector(self.assistants)
        packing.vector(self.points)
        packing.vector(self.nobility)
        packing.vector(self.permits)
        packing.vector(self.used)
        packing.vector(self.emporiums)
        packing.vector(self.shown, -1)
        packing.vector(self.unseen)
        packing.vector(self.bottom)
        packing.vector(self.at_bottom)
        packing.vector(self.bonus_owner, -1)
        packing.vector(self.king_owner, -1)

    def copy(self) -> "CouncilOfFour":
        """An independent state, equal to this one; its story is not copied."""
        return CouncilOfFour(self.game, self.players, self)

    def in_deck(self) -> i64:
        """How many politics cards are in the deck."""
        deck = self.deck
        return deck[0] + deck[1] + deck[2] + deck[3] + deck[4] + deck[5] + deck[6]

    def in_hand(self, seat: Seat) -> i64:
        """How many politics cards a player holds."""
        count: i64 = 0
        for card in range(i64(CARD_COUNT)):
            count += self.hands[seat * CARD_COUNT + card]
        return count

    def has_pile(self, region: Region) -> bool:
        """COU-30: whether a region's pile holds any permit."""
        return self.unseen[region] != 0 or self.at_bottom[region] > 0

    def sitting(self, council: Council, colour: Card) -> i64:
        """How many councillors of a colour sit in a balcony."""
        count: i64 = 0
        for place in range(i64(BALCONY)):
            if self.balconies[council * BALCONY + place] == colour:
                count += 1
        return count

    def matching(self, seat: Seat, council: Council, lowest: i64) -> i64:
        """COU-13: how many more cards of this colour and those after it match a councillor each.

        Cards already played for the council have taken their councillors.
        """
        count: i64 = 0
        at = council * BALCONY
        for place in range(at, at + BALCONY):
            colour = self.balconies[place]
            if colour < lowest:
                continue
            nth = -self.played[colour]
            for before in range(at, place):
                if self.balconies[before] == colour:
                    nth += 1
            if nth >= 0 and self.hands[seat * CARD_COUNT + colour] > nth:
                count += 1
        return count

    def best_price(self, seat: Seat, council: Council) -> i64:
        """COU-13: the fewest coins that satisfy a council: every card more makes it cheaper."""
        matching = self.matching(seat, council, 0)
        return price_with_jokers(matching, 0, self.hands[seat * CARD_COUNT + JOKER])

    def crowd(self, seat: Seat, city: City) -> i64:
        """COU-18: how many emporiums of others stand in a city."""
        count = self.neutral >> city & 1
        for other in range(self.players):
            if other != seat:
                count += self.emporiums[other] >> city & 1
        return count

    def open_cities(self, seat: Seat) -> i64:
        """COU-17, COU-18: the cities where the player can build, if he can get a right to."""
        own = self.emporiums[seat]
        if self.ending >= 0 and bits(own) == EMPORIUMS:
            return 0
        one = self.neutral
        two: i64 = 0
        three: i64 = 0
        for other in range(self.players):
            if other != seat:
                theirs = self.emporiums[other]
                three |= two & theirs
                two |= one & theirs
                one |= theirs
        assistants = self.assistants[seat]
        if assistants == 0:
            return ALL_CITIES & ~own & ~one
        if assistants == 1:
            return ALL_CITIES & ~own & ~two
        if assistants == 2:
            return ALL_CITIES & ~own & ~three
        return ALL_CITIES & ~own

    def king_reaches(self, seat: Seat, coins: i64) -> i64:
        """COU-15: the cities where the player can build with the king for so many coins of road."""
        far = coins // ROAD_COINS if coins // ROAD_COINS < FARTHEST else i64(FARTHEST)
        at = (self.map * CITY_COUNT + self.king) * (FARTHEST + 1)
        return WITHIN[at + far] & self.open_cities(seat)

    def nearest_coins(self, seat: Seat) -> i64:
        """COU-15: what the shortest way of the king to an open city costs; 99 without any."""
        cities = self.open_cities(seat)
        at = (self.map * CITY_COUNT + self.king) * (FARTHEST + 1)
        for roads in range(i64(FARTHEST + 1)):
            if WITHIN[at + roads] & cities:
                return roads * ROAD_COINS
        return 99

    def roads_to(self, city: City) -> i64:
        """How many roads the king is away from a city."""
        return DISTANCE[(self.map * CITY_COUNT + self.king) * CITY_COUNT + city]

    def next_seat(self, seat: Seat) -> i64:
        """The next player clockwise."""
        return seat + 1 if seat + 1 < self.players else 0

    def narrate(self, kind: str, **data: Value) -> None:
        """Tell what happened; called only while somebody listens."""
        self.tell(Event(kind, data))

    def purple_city(self) -> i64:
        """COU-06: where the king starts; it has no token."""
        return KINGS_CITY[self.map]

    def can_use(self, seat: Seat, permit: Permit, cities: i64) -> bool:
        """COU-14: whether a permit is face up and shows one of the cities."""
        return self.permits[seat] >> permit & 1 == 1 and PERMIT_CITIES[permit] & cities != 0


def bits(mask: i64) -> i64:
    """How many cities or permits are in a set."""
    count: i64 = 0
    while mask:
        mask &= mask - 1
        count += 1
    return count


def price_with_jokers(cards: i64, jokers: i64, more: i64) -> i64:
    """COU-13: coins for the cards and the jokers among them, with up to so many jokers more."""
    add = BALCONY - cards
    if add > more:
        add = more
    return PRICE[cards + add] + jokers + add
