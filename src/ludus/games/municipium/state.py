"""One moment of a game of Municipium: the pieces, where they are, and who leads where."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from ludus.core.game import Game, Seat, State, zeros
from ludus.core.message import Event, Value
from ludus.core.packing import Packing
from ludus.games.municipium.data import (
    BANNER_CITIZENS,
    CITIZEN_COUNT,
    CITIZENS_OF_A_KIND,
    DECK,
    FAMILY_CARD_COUNT,
    FAMILY_COUNT,
    FAVOURS,
    INSTITUTION_COUNT,
    MEMBERS,
    PREFECT_START,
    WREATHS,
    Institution,
)

CHOOSING_FIRST: Final = 0
FURNISHING: Final = 1
ENTERING: Final = 2
TAKING_TURN: Final = 3
ENDING_TURN: Final = 4
TURNING_CARD: Final = 5
DISCARDING: Final = 6
VISITING: Final = 7
DRAWING: Final = 8
PLACING: Final = 9
SHARING: Final = 10
REVEALING: Final = 11
INVITING: Final = 12
CALLING_FAMILY: Final = 13
REPOSITIONING: Final = 14
EXERTING_ALL: Final = 15
EXERTING_ONE: Final = 16
EXERTING_YOURS: Final = 17
AT_TAVERN: Final = 18
GATHERING: Final = 19
AT_BATHS: Final = 20
AT_EMPORIUM: Final = 21
AT_BASILICA: Final = 22
GIVING: Final = 23
AT_FORUM: Final = 24
REFILLING: Final = 25
GAME_OVER: Final = 26
"""What a frame can be resolving; the list at the end of `rules` gives each number its step."""


@final
@mypyc_attr(acyclic=True)
class Municipium(State):
    """The table. Families are seats; what is by two things stands row by row, as in
    `members[family * INSTITUTION_COUNT + institution]`.

    members, wreathed   members without and with a wreath, by family and institution
    rank                place in the Temple ranking, 0 on top, by family
    banner              citizens on the banners, by institution and citizen
    room_favour         1 if the meeting room has its favour, by institution
    room_citizen        the meeting room's citizen, -1 for none, by institution
    bag                 citizens in the bag, by citizen
    citizens            citizens held, `citizens[family * CITIZEN_COUNT + citizen]`
    favours, decurions  favours and Decurions held, by family
    bought              Decurions of those that came from the Basilica, by family
    cards               1 if the family card is face up, `cards[family * FAMILY_CARD_COUNT + card]`
    deck                common cards still to turn over, by card
    guests              citizens revealed by an Invitation and not yet placed, by citizen
    arrived             members that repositioned already, plain at 0-6 and wreathed at 7-13
    """

    def __init__(self, game: Game, players: i64, goal: i64, source: "Municipium | None") -> None:
        super().__init__(game, players, source)
        self.goal: i64 = goal
        if source is None:
            self._set_up()
        else:
            self._copy_numbers(source)
            self._copy_pieces(source)

    def _set_up(self) -> None:
        """MUN-03 to MUN-08: everything that is not random."""
        n = int(self.players)
        self.members: vec[i64] = zeros(FAMILY_COUNT * INSTITUTION_COUNT)
        self.wreathed: vec[i64] = zeros(FAMILY_COUNT * INSTITUTION_COUNT)
        self.rank: vec[i64] = vec[i64](list(range(FAMILY_COUNT)))
        self.banner: vec[i64] = zeros(INSTITUTION_COUNT * CITIZEN_COUNT)
        self.room_favour: vec[i64] = vec[i64]([0] + [1] * (INSTITUTION_COUNT - 1))
        self.room_citizen: vec[i64] = vec[i64]([-1] * INSTITUTION_COUNT)
        self.bag: vec[i64] = vec[i64]([CITIZENS_OF_A_KIND] * CITIZEN_COUNT)
        for institution, citizen in enumerate(BANNER_CITIZENS):
            self.banner[institution * CITIZEN_COUNT + citizen] = 1
            self.bag[citizen] -= 1
        self.citizens: vec[i64] = zeros(FAMILY_COUNT * CITIZEN_COUNT)
        self.favours: vec[i64] = zeros(FAMILY_COUNT)
        self.decurions: vec[i64] = zeros(FAMILY_COUNT)
        self.bought: vec[i64] = zeros(FAMILY_COUNT)
        self.cards: vec[i64] = vec[i64](
            [1] * (FAMILY_CARD_COUNT * n) + [0] * (FAMILY_CARD_COUNT * (FAMILY_COUNT - n))
        )
        self.deck: vec[i64] = vec[i64](list(DECK))
        self.guests: vec[i64] = zeros(CITIZEN_COUNT)
        self.arrived: vec[i64] = zeros(2 * INSTITUTION_COUNT)
        self.reserve: i64 = FAVOURS - (INSTITUTION_COUNT - 1)
        self.wreaths: i64 = WREATHS
        self.prefect: i64 = PREFECT_START
        self.first: i64 = 0
        self.card: i64 = -1
        self.discard_top: i64 = -1
        self.tipped: i64 = 0

    def _copy_numbers(self, source: "Municipium") -> None:
        self.reserve = source.reserve
        self.wreaths = source.wreaths
        self.prefect = source.prefect
        self.first = source.first
        self.card = source.card
        self.discard_top = source.discard_top
        self.tipped = source.tipped

    def _copy_pieces(self, source: "Municipium") -> None:
        self.members = source.members[:]
        self.wreathed = source.wreathed[:]
        self.rank = source.rank[:]
        self.banner = source.banner[:]
        self.room_favour = source.room_favour[:]
        self.room_citizen = source.room_citizen[:]
        self.bag = source.bag[:]
        self.citizens = source.citizens[:]
        self.favours = source.favours[:]
        self.decurions = source.decurions[:]
        self.bought = source.bought[:]
        self.cards = source.cards[:]
        self.deck = source.deck[:]
        self.guests = source.guests[:]
        self.arrived = source.arrived[:]

    def pack(self, packing: Packing) -> None:
        super().pack(packing)
        self.goal = packing.number(self.goal)
        self.reserve = packing.number(self.reserve)
        self.wreaths = packing.number(self.wreaths)
        self.prefect = packing.number(self.prefect)
        self.first = packing.number(self.first)
        self.card = packing.number(self.card)
        self.discard_top = packing.number(self.discard_top)
        self.tipped = packing.number(self.tipped)
        packing.vector(self.members)
        packing.vector(self.wreathed)
        packing.vector(self.rank)
        packing.vector(self.banner)
        packing.vector(self.room_favour)
        packing.vector(self.room_citizen, -1)
        packing.vector(self.bag)
        packing.vector(self.citizens)
        packing.vector(self.favours)
        packing.vector(self.decurions)
        packing.vector(self.bought)
        packing.vector(self.cards)
        packing.vector(self.deck)
        packing.vector(self.guests)
        packing.vector(self.arrived)

    def copy(self) -> "Municipium":
        """An independent state, equal to this one; its story is not copied."""
        return Municipium(self.game, self.players, self.goal, self)

    def influence(self, family: Seat, institution: Institution) -> i64:
        """MUN-11: members there, a distinguished one counting two."""
        at = family * INSTITUTION_COUNT + institution
        return self.members[at] + 2 * self.wreathed[at]

    def leader(self, institution: Institution) -> i64:
        """MUN-12: the most influential family there, -1 if nobody is."""
        return self.leaders(institution)[0]

    def second(self, institution: Institution) -> i64:
        """MUN-12: the second most influential family there, -1 if there is none."""
        return self.leaders(institution)[1]

    def leaders(self, institution: Institution) -> tuple[i64, i64]:
        """MUN-12: the two most influential families there, -1 for none.

        A tie goes to the higher in the Temple ranking.
        """
        leader: i64 = -1
        second: i64 = -1
        most: i64 = 0
        less: i64 = 0
        family: i64 = 0
        while family < self.players:
            influence = self.influence(family, institution)
            if influence > most or (influence == most > 0 and self.is_above(family, leader)):
                second = leader
                less = most
                leader = family
                most = influence
            elif influence > less or (influence == less > 0 and self.is_above(family, second)):
                second = family
                less = influence
            family += 1
        return leader, second

    def is_above(self, family: Seat, other: Seat) -> bool:
        """MUN-12: whether the family is higher in the Temple ranking than the other."""
        return self.rank[family] < self.rank[other]

    def on_banner(self, institution: Institution) -> i64:
        """How many citizens wait on the institution's banner."""
        at = institution * CITIZEN_COUNT
        banner = self.banner
        return banner[at] + banner[at + 1] + banner[at + 2] + banner[at + 3]

    def in_bag(self) -> i64:
        """How many citizens are in the bag."""
        return self.bag[0] + self.bag[1] + self.bag[2] + self.bag[3]

    def unplaced(self, family: Seat) -> i64:
        """MUN-09: how many members are not on the board yet."""
        left: i64 = MEMBERS
        members = self.members
        wreathed = self.wreathed
        for at in range(family * INSTITUTION_COUNT, (family + 1) * INSTITUTION_COUNT):
            left -= members[at] + wreathed[at]
        return left

    def discarded(self, card: i64) -> i64:
        """MUN-15: how many of a common card lie in the discard pile."""
        return DECK[card] - self.deck[card] - (1 if self.card == card else 0)

    def next_seat(self, seat: Seat) -> i64:
        """The next player clockwise."""
        return seat + 1 if seat + 1 < self.players else 0

    def narrate(self, kind: str, **data: Value) -> None:
        """Tell what happened; called only while somebody listens."""
        self.tell(Event(kind, data))
