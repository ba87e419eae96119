"""The rules of The Council of Four: who decides what, in the order of the rulebook."""

from typing import Final

from mypy_extensions import i64

from ludus.core.game import CHANCE, NOBODY_YET, OVER, Choices, Step
from ludus.core.message import Event, Message, Value
from ludus.core.numbering import numbered
from ludus.games.council.actions import (
    BUILD,
    BUY,
    CARD,
    CHANGE,
    CITY,
    COUNCIL,
    COUNCILLOR,
    DRAWN,
    ELECT,
    END,
    ENGAGE,
    EXTRA,
    FIRST,
    KING,
    NEUTRAL,
    PAY,
    PLACED,
    REGION,
    REPEAT,
    REVEALED,
    ROUTE,
    SEATED,
    SEND,
    SIDE,
    TAKE,
    TOKEN,
    USE,
)
from ludus.games.council.data import (
    BALCONY,
    BIT,
    CARD_COUNT,
    CARDS,
    CITIES,
    CITY_COUNT,
    COINS,
    COLOUR_COUNT,
    COUNCIL_COUNT,
    COUNCILS,
    ELECTION_COINS,
    EMPORIUMS,
    ENGAGE_COINS,
    EXTRA_ASSISTANTS,
    HAND,
    JOKER,
    KINGS_COUNCIL,
    NOBILITY_TOKEN,
    PERMIT_CITIES,
    PERMIT_COUNT,
    PRICE,
    REGION_COUNT,
    REGION_PERMITS,
    REGION_SLOTS,
    REGIONS,
    ROAD_COINS,
    SIDE_COUNT,
    SIDES,
    SLOT_COUNT,
    TOKEN_BONUS,
    TOKEN_COUNT,
    TOKEN_COUNTS,
    Card,
    City,
    Permit,
    Region,
    bonus_name,
    cities,
)
from ludus.games.council.effects import (
    advance,
    build,
    change_permits,
    elect,
    gain_coins,
    gain_permit_bonus,
    gain_token,
    permit_data,
    raise_bottom,
    rebuild_deck,
    show_permit,
    take_permit,
)
from ludus.games.council.state import (
    ADVANCING,
    CHANGING,
    CHOOSING_CITY,
    CHOOSING_COUNCIL,
    CHOOSING_FIRST,
    CHOOSING_PERMIT,
    CHOOSING_SIDE,
    CHOOSING_TOKENS,
    COLLECTING,
    DEALING,
    DRAWING,
    ELECTING,
    ENDING_TURN,
    GAME_OVER,
    PAYING,
    PLACING_TOKENS,
    REPEATING,
    REVEALING,
    ROUTING_KING,
    SEATING,
    SETTLING,
    TAKING_PERMIT,
    TAKING_TURN,
    CouncilOfFour,
    bits,
    price_with_jokers,
)

TO_ELECT: Final = 0
TO_SEND: Final = 1
TO_BUY: Final = 2
"""What a council is chosen for."""


def begin(s: CouncilOfFour, random_sides: int) -> None:
    """COU-01 to COU-09: all that is drawn before the first turn; bits tell the regions to draw."""
    s.push(DEALING)
    if s.players == 2:
        s.push(SETTLING, 0)
    s.push(SEATING, 0)
    s.push(REVEALING, 0, 5)
    s.push(PLACING_TOKENS, 0)
    s.push(CHOOSING_FIRST)
    for region in (2, 1, 0):
        if random_sides >> region & 1:
            s.push(CHOOSING_SIDE, region)
    s.settle()


class ActivePlayerStep(Step):
    """Something the active player decides."""

    key: str = ""

    def actor(self, s: CouncilOfFour) -> i64:
        return s.active

    def prompt(self, s: CouncilOfFour) -> Message:
        return Message("prompt." + self.key, {"seat": s.active}, self.rule)


class ChanceStep(Step):
    """Something that chance decides before all eyes."""

    def actor(self, s: CouncilOfFour) -> i64:
        return CHANCE


class ChooseSide(ChanceStep):
    """COU-02: the side of region `a` is drawn."""

    rule = "COU-02"

    def fill(self, s: CouncilOfFour, choices: Choices) -> None:
        region = s.a()
        choices.add_outcome(SIDE + region * SIDE_COUNT, 1)
        choices.add_outcome(SIDE + region * SIDE_COUNT + 1, 1)

    def play(self, s: CouncilOfFour, id: i64) -> None:
        region = s.a()
        side = (id - SIDE) % SIDE_COUNT
        s.pop()
        s.map |= side << region
        if s.story is not None:
            s.narrate("side", region=REGIONS[region], side=SIDES[side])


class ChooseFirst(ChanceStep):
    """COU-01, COU-06: the first player is random; coins and assistants go by turn order."""

    rule = "COU-01"

    def fill(self, s: CouncilOfFour, choices: Choices) -> None:
        for seat in range(s.players):
            choices.add_outcome(FIRST + seat, 1)

    def play(self, s: CouncilOfFour, id: i64) -> None:
        s.pop()
        s.king = s.purple_city()
        s.first = id - FIRST
        s.active = s.first
        seat = s.first
        for place in range(s.players):
            s.coins[seat] = COINS + place
            s.assistants[seat] = 1 + place
            seat = s.next_seat(seat)
        if s.story is not None:
            s.narrate("first", seat=s.first)


class PlaceTokens(ChanceStep):
    """COU-03: a token is drawn for city `a`, then for those after it, but not the purple one."""

    rule = "COU-03"

    def actor(self, s: CouncilOfFour) -> i64:
        next_city = s.a()
        return NOBODY_YET if next_city == CITY_COUNT or next_city == s.purple_city() else CHANCE

    def proceed(self, s: CouncilOfFour) -> None:
        next_city = s.a()
        if next_city == CITY_COUNT:
            s.pop()
        else:
            s.set_a(next_city + 1)

    def fill(self, s: CouncilOfFour, choices: Choices) -> None:
        next_city = s.a()
        for token in range(i64(TOKEN_COUNT)):
            left = TOKEN_COUNTS[token]
            for city in range(next_city):
                if s.tokens[city] == token:
                    left -= 1
            choices.add_outcome(PLACED + token, left)

    def play(self, s: CouncilOfFour, id: i64) -> None:
        city = s.a()
        s.tokens[city] = id - PLACED
        s.set_a(city + 1)
        if s.story is not None:
            s.narrate("placed", city=CITIES[city], bonus=bonus_name(TOKEN_BONUS + id - PLACED))


class RevealPermits(ChanceStep):
    """COU-05, COU-38: permits are revealed in slot `a` and those up to slot `b`."""

    rule = "COU-05"

    def actor(self, s: CouncilOfFour) -> i64:
        slot = s.a()
        return CHANCE if s.unseen[slot // REGION_SLOTS] != 0 else NOBODY_YET

    def proceed(self, s: CouncilOfFour) -> None:
        slot = s.a()
        self._next(s)
        raise_bottom(s, slot)

    def _next(self, s: CouncilOfFour) -> None:
        slot = s.a()
        last = s.b()
        if slot == last:
            s.pop()
        else:
            s.set_a(slot + 1)

    def fill(self, s: CouncilOfFour, choices: Choices) -> None:
        slot = s.a()
        region = slot // REGION_SLOTS
        for permit in range(i64(REGION_PERMITS)):
            choices.add_outcome(
                REVEALED + region * REGION_PERMITS + permit, s.unseen[region] >> permit & 1
            )

    def play(self, s: CouncilOfFour, id: i64) -> None:
        slot = s.a()
        permit = id - REVEALED
        self._next(s)
        s.unseen[permit // REGION_PERMITS] &= ~BIT[permit % REGION_PERMITS]
        show_permit(s, slot, permit)


class SeatCouncillors(ChanceStep):
    """COU-08: a councillor is drawn for place `a`, then for those after it."""

    rule = "COU-08"

    def fill(self, s: CouncilOfFour, choices: Choices) -> None:
        for colour in range(i64(COLOUR_COUNT)):
            choices.add_outcome(SEATED + colour, s.beside[colour])

    def play(self, s: CouncilOfFour, id: i64) -> None:
        place = s.a()
        colour = id - SEATED
        s.beside[colour] -= 1
        s.balconies[place] = colour
        if s.story is not None:
            s.narrate("seated", council=COUNCILS[place // BALCONY], councillor=CARDS[colour])
        if place == 15:
            s.pop()
        else:
            s.set_a(place + 1)


class SettleNeutrals(ChanceStep):
    """COU-09: a permit of region `a`, then of those after it, is drawn and shuffled back."""

    rule = "COU-09"

    def fill(self, s: CouncilOfFour, choices: Choices) -> None:
        region = s.a()
        for permit in range(i64(REGION_PERMITS)):
            choices.add_outcome(
                NEUTRAL + region * REGION_PERMITS + permit, s.unseen[region] >> permit & 1
            )

    def play(self, s: CouncilOfFour, id: i64) -> None:
        region = s.a()
        shown = PERMIT_CITIES[id - NEUTRAL]
        s.neutral |= shown
        if s.story is not None:
            s.narrate("neutral", region=REGIONS[region], cities=cities(shown), count=bits(shown))
        if region == 2:
            s.pop()
        else:
            s.set_a(region + 1)


class Deal(Step):
    """COU-01: six politics cards each, in turn order; once they are dealt, `a`, the first turn."""

    rule = "COU-01"

    def proceed(self, s: CouncilOfFour) -> None:
        dealt = s.a()
        if dealt:
            s.pop()
            s.push(ENDING_TURN)
            start_turn(s)
            return
        s.set_a(1)
        seat = s.first
        for _ in range(s.players):
            seat = seat - 1 if seat > 0 else s.players - 1
            s.push(DRAWING, seat, HAND)


class DrawCards(Step):
    """COU-04, COU-10, COU-38: seat `a` draws `b` more politics cards, which only it sees."""

    rule = "COU-10"

    def actor(self, s: CouncilOfFour) -> i64:
        left = s.b()
        return CHANCE if left > 0 and s.in_deck() > 0 else NOBODY_YET

    def proceed(self, s: CouncilOfFour) -> None:
        """COU-10: with deck and discards empty nothing is drawn."""
        seat = s.a()
        left = s.b()
        if left > 0:
            rebuild_deck(s)
        if left > 0 and s.in_deck() == 0 and s.story is not None:
            s.narrate("no-draw", seat=seat)
        if left == 0 or s.in_deck() == 0:
            s.pop()

    def fill(self, s: CouncilOfFour, choices: Choices) -> None:
        for card in range(i64(CARD_COUNT)):
            choices.add_outcome(DRAWN + card, s.deck[card])

    def play(self, s: CouncilOfFour, id: i64) -> None:
        left = s.b()
        card = id - DRAWN
        seat = s.a()
        s.deck[card] -= 1
        s.hands[seat * CARD_COUNT + card] += 1
        s.set_b(left - 1)
        if s.story is not None:
            s.tell(Event("draw", {"seat": seat}, {"card": CARDS[card]}, int(seat)))
        if s.in_deck() == 0:
            rebuild_deck(s)

    def witness(self, s: CouncilOfFour) -> int:
        seat = s.a()
        return int(seat)


def start_turn(s: CouncilOfFour) -> None:
    """COU-10, COU-11: draw a card, then one main action and perhaps a quick one."""
    s.turn += 1
    s.mains = 1
    s.quicks = 1
    s.acted = 0
    s.push(TAKING_TURN)
    s.push(DRAWING, s.active, 1)


class EndTurn(Step):
    """COU-33: after the tenth emporium of a player every other one takes one last turn."""

    rule = "COU-33"

    def proceed(self, s: CouncilOfFour) -> None:
        following = s.next_seat(s.active)
        if following == s.ending:
            s.push(GAME_OVER)
            if s.story is not None:
                s.narrate("end")
            return
        s.active = following
        start_turn(s)


class GameOver(Step):
    """COU-33: nobody acts any more."""

    rule = "COU-33"

    def actor(self, s: CouncilOfFour) -> i64:
        return OVER

    def prompt(self, s: CouncilOfFour) -> Message:
        return Message("prompt.over", {}, self.rule)


def can_satisfy(s: CouncilOfFour, region: Region) -> bool:
    """COU-13, COU-16: the region has a permit to take and the player can pay for it in full."""
    if s.shown[region * REGION_SLOTS] < 0 and s.shown[region * REGION_SLOTS + 1] < 0:
        return False
    return s.best_price(s.active, region) <= s.coins[s.active]


def can_buy(s: CouncilOfFour) -> bool:
    """COU-13, COU-16: some region's council can be satisfied."""
    for region in range(i64(REGION_COUNT)):
        if can_satisfy(s, region):
            return True
    return False


def can_build(s: CouncilOfFour) -> bool:
    """COU-14, COU-18: some permit shows a city where the player can build."""
    permits = s.permits[s.active]
    if permits == 0:
        return False
    open_cities = s.open_cities(s.active)
    for permit in range(i64(PERMIT_COUNT)):
        if permits >> permit & 1 and PERMIT_CITIES[permit] & open_cities:
            return True
    return False


def can_use_king(s: CouncilOfFour) -> bool:
    """COU-15, COU-16: the king's council and the shortest way to build can be paid together."""
    price = s.best_price(s.active, KINGS_COUNCIL)
    coins = s.coins[s.active]
    return price <= coins and price + s.nearest_coins(s.active) <= coins


def can_change(s: CouncilOfFour) -> bool:
    """COU-30: an assistant, and a pile that is not empty."""
    if s.assistants[s.active] == 0:
        return False
    for region in range(i64(REGION_COUNT)):
        if s.has_pile(region):
            return True
    return False


class TakeTurn(ActivePlayerStep):
    """COU-11: main actions while there are any left, a quick one, or the end of the turn."""

    rule = "COU-11"

    def actor(self, s: CouncilOfFour) -> i64:
        if s.mains > 0:
            return s.active
        if s.quicks > 0 and (s.assistants[s.active] > 0 or s.coins[s.active] >= ENGAGE_COINS):
            return s.active
        return NOBODY_YET

    def proceed(self, s: CouncilOfFour) -> None:
        s.pop()

    def fill(self, s: CouncilOfFour, choices: Choices) -> None:
        if s.mains > 0:
            self._offer_main_actions(s, choices)
        if s.quicks > 0:
            self._offer_quick_actions(s, choices)
        if s.acted:
            choices.add(END)

    def _offer_main_actions(self, s: CouncilOfFour, choices: Choices) -> None:
        """COU-12 to COU-15: electing is always possible."""
        choices.add(ELECT)
        if can_buy(s):
            choices.add(BUY)
        if can_build(s):
            choices.add(BUILD)
        if can_use_king(s):
            choices.add(KING)

    def _offer_quick_actions(self, s: CouncilOfFour, choices: Choices) -> None:
        """COU-29 to COU-32."""
        if s.coins[s.active] >= ENGAGE_COINS:
            choices.add(ENGAGE)
        if can_change(s):
            choices.add(CHANGE)
        if s.assistants[s.active] > 0:
            choices.add(SEND)
        if s.assistants[s.active] >= EXTRA_ASSISTANTS:
            choices.add(EXTRA)

    def play(self, s: CouncilOfFour, id: i64) -> None:
        if id < ENGAGE:
            s.mains -= 1
            s.acted = 1
            self._act(s, id)
        elif id < END:
            s.quicks -= 1
            self._act_quickly(s, id)
        else:
            s.pop()
            if s.story is not None:
                s.narrate("end-turn", seat=s.active)

    def _act(self, s: CouncilOfFour, id: i64) -> None:
        if s.story is not None:
            s.narrate(("elects", "buys", "builds", "calls-king")[id], seat=s.active)
        if id == ELECT:
            s.push(CHOOSING_COUNCIL, TO_ELECT)
        elif id == BUY:
            s.push(CHOOSING_COUNCIL, TO_BUY)
        elif id == BUILD:
            s.push(CHOOSING_PERMIT)
        else:
            s.push(PAYING, KINGS_COUNCIL, 0, 0)

    def _act_quickly(self, s: CouncilOfFour, id: i64) -> None:
        seat = s.active
        if id == ENGAGE:
            s.coins[seat] -= ENGAGE_COINS
            s.assistants[seat] += 1
            if s.story is not None:
                s.narrate("engage", seat=seat, coins=ENGAGE_COINS)
        elif id == EXTRA:
            s.assistants[seat] -= EXTRA_ASSISTANTS
            s.mains += 1
            if s.story is not None:
                s.narrate("extra", seat=seat, assistants=EXTRA_ASSISTANTS)
        else:
            s.assistants[seat] -= 1
            if s.story is not None:
                s.narrate("changes" if id == CHANGE else "sends", seat=seat)
            if id == CHANGE:
                s.push(CHANGING)
            else:
                s.push(CHOOSING_COUNCIL, TO_SEND)

    def prompt(self, s: CouncilOfFour) -> Message:
        data: dict[str, Value] = {"seat": s.active}
        if s.mains == 0:
            return Message("prompt.quick", data, self.rule)
        choices = Choices()
        if s.quicks > 0:
            self._offer_quick_actions(s, choices)
        data["quick"] = 1 if choices.count > 0 else 0
        if s.acted:
            return Message("prompt.more", {**data, "mains": s.mains}, "COU-22")
        return Message("prompt.turn", data, self.rule)

    def refusal(self, s: CouncilOfFour, id: int) -> Message:
        if id < ENGAGE:
            if s.mains == 0:
                return Message("refusal.main", {}, "COU-11")
            if id == BUY:
                return Message("refusal.buy", {}, "COU-16")
            return refuse_building(s) if id == BUILD else refuse_king(s)
        if id < END:
            return self._refuse_quick(s, id)
        if id == END:
            return Message("refusal.must", {}, "COU-11")
        return super().refusal(s, id)

    def _refuse_quick(self, s: CouncilOfFour, id: int) -> Message:
        if s.quicks == 0:
            return Message("refusal.quick", {}, "COU-11")
        if id == ENGAGE:
            return Message("refusal.coins", {"coins": ENGAGE_COINS}, "COU-29")
        if id == EXTRA:
            return Message("refusal.assistants", {"assistants": EXTRA_ASSISTANTS}, "COU-32")
        if s.assistants[s.active] == 0:
            rule = "COU-30" if id == CHANGE else "COU-31"
            return Message("refusal.assistants", {"assistants": 1}, rule)
        return Message("refusal.piles", {}, "COU-30")


def refuse_building(s: CouncilOfFour) -> Message:
    """COU-14, COU-17, COU-18: why no permit of the player can be used."""
    if bits(s.emporiums[s.active]) == EMPORIUMS:
        return Message("refusal.ten", {}, "COU-33")
    shown: i64 = 0
    for permit in range(i64(PERMIT_COUNT)):
        if s.permits[s.active] >> permit & 1:
            shown |= PERMIT_CITIES[permit]
    if shown == 0:
        return Message("refusal.no-face-up", {}, "COU-14")
    fewest = fewest_assistants(s, shown)
    if fewest < 0:
        return Message("refusal.build-own", {}, "COU-17")
    return Message("refusal.build-crowd", {"assistants": fewest}, "COU-18")


def fewest_assistants(s: CouncilOfFour, shown: i64) -> i64:
    """COU-18: what the least crowded of these cities takes; -1 if the player is in all of them."""
    fewest: i64 = -1
    for city in range(i64(CITY_COUNT)):
        if shown >> city & 1 and not s.emporiums[s.active] >> city & 1:
            crowd = s.crowd(s.active, city)
            if fewest < 0 or crowd < fewest:
                fewest = crowd
    return fewest


def refuse_king(s: CouncilOfFour) -> Message:
    """COU-15, COU-16: why the king cannot help the player to build."""
    if bits(s.emporiums[s.active]) == EMPORIUMS:
        return Message("refusal.ten", {}, "COU-33")
    price = s.best_price(s.active, KINGS_COUNCIL)
    road = s.nearest_coins(s.active)
    data: dict[str, Value] = {"coins": price, "have": s.coins[s.active]}
    if price >= PRICE[0]:
        return Message("refusal.king-cards", {}, "COU-15")
    if price > s.coins[s.active]:
        return Message("refusal.king-price", data, "COU-16")
    if s.open_cities(s.active) == 0:
        return Message("refusal.king-nowhere", {}, "COU-18")
    return Message("refusal.king-road", {**data, "road": road}, "COU-16")


class ChooseCouncil(ActivePlayerStep):
    """COU-12, COU-13: a balcony to elect in, or a region's council to satisfy, as `a` says."""

    rule = "COU-12"

    def fill(self, s: CouncilOfFour, choices: Choices) -> None:
        purpose = s.a()
        if purpose == TO_BUY:
            for region in range(i64(REGION_COUNT)):
                if can_satisfy(s, region):
                    choices.add(COUNCIL + region)
        else:
            for council in range(i64(COUNCIL_COUNT)):
                choices.add(COUNCIL + council)

    def play(self, s: CouncilOfFour, id: i64) -> None:
        purpose = s.a()
        s.pop()
        if s.story is not None:
            kind = "approach" if purpose == TO_BUY else "balcony"
            s.narrate(kind, seat=s.active, council=COUNCILS[id - COUNCIL])
        if purpose == TO_BUY:
            s.push(PAYING, id - COUNCIL, 0, 0)
        else:
            s.push(ELECTING, id - COUNCIL, purpose)

    def prompt(self, s: CouncilOfFour) -> Message:
        purpose = s.a()
        if purpose == TO_BUY:
            councils = [
                COUNCILS[region] for region in range(REGION_COUNT) if can_satisfy(s, region)
            ]
            return Message("prompt.satisfy", {"seat": s.active, "councils": councils}, "COU-13")
        rule = "COU-12" if purpose == TO_ELECT else "COU-31"
        return Message("prompt.balcony", {"seat": s.active}, rule)

    def refusal(self, s: CouncilOfFour, id: int) -> Message:
        if id == COUNCIL + KINGS_COUNCIL:
            return Message("refusal.kings-council", {}, "COU-13")
        if COUNCIL <= id < COUNCIL + KINGS_COUNCIL:
            region = id - COUNCIL
            if s.shown[region * REGION_SLOTS] < 0 and s.shown[region * REGION_SLOTS + 1] < 0:
                return Message("refusal.no-permits", {"region": REGIONS[region]}, "COU-13")
            return Message("refusal.satisfy", {"council": COUNCILS[region]}, "COU-16")
        return super().refusal(s, id)


class Elect(ActivePlayerStep):
    """COU-12, COU-31: a councillor beside the board goes into balcony `a`; `b` tells who pays."""

    rule = "COU-12"

    def fill(self, s: CouncilOfFour, choices: Choices) -> None:
        for colour in range(i64(COLOUR_COUNT)):
            if s.beside[colour] > 0:
                choices.add(COUNCILLOR + colour)

    def play(self, s: CouncilOfFour, id: i64) -> None:
        council = s.a()
        purpose = s.b()
        s.pop()
        elect(s, council, id - COUNCILLOR)
        if purpose == TO_ELECT:
            if s.story is not None:
                s.narrate("election-coins", seat=s.active, coins=ELECTION_COINS)
            gain_coins(s, s.active, ELECTION_COINS)

    def prompt(self, s: CouncilOfFour) -> Message:
        council = s.a()
        purpose = s.b()
        rule = "COU-12" if purpose == TO_ELECT else "COU-31"
        data = {"council": COUNCILS[council]}
        return Message("prompt.councillor", {"seat": s.active, **data}, rule)

    def refusal(self, s: CouncilOfFour, id: int) -> Message:
        if COUNCILLOR <= id < CARD:
            data = {"councillor": CARDS[id - COUNCILLOR]}
            return Message("refusal.councillor", {**data}, self.rule)
        return super().refusal(s, id)


class PayCouncil(ActivePlayerStep):
    """COU-13, COU-15, COU-16: cards for council `a`, one at a time; `b` played, none before `c`.

    The colours come in their order and the jokers last, so each payment can be made in one way.
    """

    rule = "COU-13"

    def actor(self, s: CouncilOfFour) -> i64:
        count = s.b()
        return s.active if count < BALCONY else NOBODY_YET

    def proceed(self, s: CouncilOfFour) -> None:
        self._pay(s)

    def budget(self, s: CouncilOfFour) -> i64:
        """COU-15: with the king, what is left after the shortest way to build."""
        council = s.a()
        if council == KINGS_COUNCIL:
            return s.coins[s.active] - s.nearest_coins(s.active)
        return s.coins[s.active]

    def fill(self, s: CouncilOfFour, choices: Choices) -> None:
        count = s.b()
        lowest = s.c()
        budget = self.budget(s)
        for colour in range(lowest, i64(JOKER)):
            if self.can_play(s, colour, budget):
                choices.add(CARD + colour)
        if self.can_play_joker(s, budget):
            choices.add(CARD + JOKER)
        if PRICE[count] + s.played[JOKER] <= budget:
            choices.add(PAY)

    def can_play(self, s: CouncilOfFour, colour: Card, budget: i64) -> bool:
        """COU-16: the card matches, and with the best cards after it the rest can be paid."""
        council = s.a()
        count = s.b()
        hand = s.active * CARD_COUNT
        if s.hands[hand + colour] == 0 or s.played[colour] >= s.sitting(council, colour):
            return False
        cards = count + s.matching(s.active, council, colour)
        return price_with_jokers(cards, 0, s.hands[hand + JOKER]) <= budget

    def can_play_joker(self, s: CouncilOfFour, budget: i64) -> bool:
        """COU-16: after a joker only jokers follow."""
        count = s.b()
        left = s.hands[s.active * CARD_COUNT + JOKER]
        if left == 0:
            return False
        return price_with_jokers(count + 1, s.played[JOKER] + 1, left - 1) <= budget

    def play(self, s: CouncilOfFour, id: i64) -> None:
        count = s.b()
        if id == PAY:
            self._pay(s)
            return
        card = id - CARD
        s.hands[s.active * CARD_COUNT + card] -= 1
        s.played[card] += 1
        s.set_b(count + 1)
        s.set_c(card)
        if s.story is not None:
            s.narrate("card", seat=s.active, card=CARDS[card])

    def _pay(self, s: CouncilOfFour) -> None:
        """COU-16: the coins, and the cards to the discards."""
        count = s.b()
        council = s.a()
        coins = PRICE[count] + s.played[JOKER]
        s.pop()
        s.coins[s.active] -= coins
        for card in range(i64(CARD_COUNT)):
            s.discards[card] += s.played[card]
            s.played[card] = 0
        if s.story is not None:
            s.narrate("pay", seat=s.active, council=COUNCILS[council], coins=coins)
        if council == KINGS_COUNCIL:
            s.push(ROUTING_KING)
        else:
            s.push(TAKING_PERMIT, council)

    def prompt(self, s: CouncilOfFour) -> Message:
        council = s.a()
        cards = s.b()
        data = {"seat": s.active, "council": COUNCILS[council]}
        rule = "COU-15" if council == KINGS_COUNCIL else self.rule
        if cards == 0:
            return Message("prompt.first-card", {**data}, rule)
        coins = PRICE[cards] + s.played[JOKER]
        kinds = s.kinds()
        offer = "both" if len(kinds) == 2 else kinds[0]
        return Message("prompt.card", {**data, "coins": coins, "offer": offer}, rule)

    def refusal(self, s: CouncilOfFour, id: int) -> Message:
        if id == PAY:
            cards = s.b()
            if cards == 0:
                return Message("refusal.no-card", {}, self.rule)
            coins = PRICE[cards] + s.played[JOKER]
            road = s.coins[s.active] - self.budget(s)
            if coins <= s.coins[s.active]:
                return Message("refusal.price-road", {"coins": coins, "road": road}, "COU-16")
            return Message("refusal.price", {"coins": coins}, "COU-16")
        if CARD <= id < PAY:
            return self._refuse_card(s, id - CARD)
        return super().refusal(s, id)

    def _refuse_card(self, s: CouncilOfFour, card: int) -> Message:
        council = s.a()
        lowest = s.c()
        data = {"card": CARDS[card], "council": COUNCILS[council]}
        if s.hands[s.active * CARD_COUNT + card] == 0:
            return Message("refusal.not-held", {**data}, self.rule)
        if card < JOKER and s.played[card] >= s.sitting(council, card):
            return Message("refusal.no-match", {**data}, self.rule)
        if card < lowest:
            return Message("refusal.card-order", {**data}, self.rule)
        return Message("refusal.dear", {**data}, "COU-16")


class TakePermit(ActivePlayerStep):
    """COU-13, COU-26: a face-up permit of region `a`, or any without paying if `a` is -1."""

    rule = "COU-13"

    def actor(self, s: CouncilOfFour) -> i64:
        for slot in range(i64(SLOT_COUNT)):
            if self.offers(s, slot):
                return s.active
        return NOBODY_YET

    def offers(self, s: CouncilOfFour, slot: i64) -> bool:
        """Whether there is a permit to take in a slot."""
        region = s.a()
        return s.shown[slot] >= 0 and (region < 0 or region == slot // REGION_SLOTS)

    def proceed(self, s: CouncilOfFour) -> None:
        """COU-28: without any permit the bonus is lost."""
        lose(s)

    def fill(self, s: CouncilOfFour, choices: Choices) -> None:
        for slot in range(i64(SLOT_COUNT)):
            if self.offers(s, slot):
                choices.add(TAKE + s.shown[slot])

    def play(self, s: CouncilOfFour, id: i64) -> None:
        s.pop()
        take_permit(s, id - TAKE)

    def prompt(self, s: CouncilOfFour) -> Message:
        region = s.a()
        if region < 0:
            return Message("prompt.free-permit", {"seat": s.active}, "COU-26")
        return Message("prompt.permit", {"seat": s.active, "region": REGIONS[region]}, self.rule)

    def refusal(self, s: CouncilOfFour, id: int) -> Message:
        if TAKE <= id < USE:
            shown = cities(PERMIT_CITIES[id - TAKE])
            return Message("refusal.not-shown", {"cities": shown}, self.rule)
        return super().refusal(s, id)


def lose(s: CouncilOfFour) -> None:
    """COU-28: a bonus that cannot be used is lost."""
    s.pop()
    if s.story is not None:
        s.narrate("lost", seat=s.active)


class RouteKing(ActivePlayerStep):
    """COU-15: the king goes where the player will build, along a shortest way."""

    rule = "COU-15"
    key = "route"

    def fill(self, s: CouncilOfFour, choices: Choices) -> None:
        reached = s.king_reaches(s.active, s.coins[s.active])
        for city in range(i64(CITY_COUNT)):
            if reached >> city & 1:
                choices.add(ROUTE + city)

    def play(self, s: CouncilOfFour, id: i64) -> None:
        city = id - ROUTE
        coins = s.roads_to(city) * ROAD_COINS
        s.pop()
        s.coins[s.active] -= coins
        if s.story is not None:
            data = {"origin": CITIES[s.king], "city": CITIES[city], "coins": coins}
            s.narrate("route" if coins else "stay", seat=s.active, **data)
        s.king = city
        build(s, city)

    def refusal(self, s: CouncilOfFour, id: int) -> Message:
        if ROUTE <= id < TOKEN:
            city = id - ROUTE
            if s.open_cities(s.active) >> city & 1:
                coins = s.roads_to(city) * ROAD_COINS
                return Message("refusal.far", {"city": CITIES[city], "coins": coins}, self.rule)
            return refuse_city(s, city)
        return super().refusal(s, id)


def refuse_city(s: CouncilOfFour, city: City) -> Message:
    """COU-17, COU-18: why the active player cannot build in a city."""
    if s.emporiums[s.active] >> city & 1:
        return Message("refusal.own-city", {"city": CITIES[city]}, "COU-17")
    crowd = s.crowd(s.active, city)
    return Message("refusal.crowd", {"city": CITIES[city], "assistants": crowd}, "COU-18")


class ChoosePermit(ActivePlayerStep):
    """COU-14: one of the player's face-up permits that shows a city where he can build."""

    rule = "COU-14"
    key = "use"

    def fill(self, s: CouncilOfFour, choices: Choices) -> None:
        open_cities = s.open_cities(s.active)
        for permit in range(i64(PERMIT_COUNT)):
            if s.can_use(s.active, permit, open_cities):
                choices.add(USE + permit)

    def play(self, s: CouncilOfFour, id: i64) -> None:
        permit = id - USE
        s.pop()
        shown = PERMIT_CITIES[permit]
        if s.story is not None:
            s.narrate("use", seat=s.active, **permit_data(permit))
        if bits(shown) > 1:
            s.push(CHOOSING_CITY, permit)
            return
        city: i64 = 0
        while not shown >> city & 1:
            city += 1
        build_with_permit(s, permit, city)

    def refusal(self, s: CouncilOfFour, id: int) -> Message:
        if USE <= id < CITY:
            permit = id - USE
            shown = cities(PERMIT_CITIES[permit])
            if s.permits[s.active] >> permit & 1:
                fewest = fewest_assistants(s, PERMIT_CITIES[permit])
                if fewest < 0:
                    return Message("refusal.closed-own", {"cities": shown}, "COU-17")
                data: dict[str, Value] = {"cities": shown, "assistants": fewest}
                return Message("refusal.closed-crowd", data, "COU-18")
            if s.used[s.active] >> permit & 1:
                return Message("refusal.used", {"cities": shown}, self.rule)
            return Message("refusal.not-yours", {"cities": shown}, self.rule)
        return super().refusal(s, id)


def build_with_permit(s: CouncilOfFour, permit: Permit, city: City) -> None:
    """COU-14: the permit is turned face down."""
    s.permits[s.active] &= ~BIT[permit]
    s.used[s.active] |= BIT[permit]
    build(s, city)


class ChooseCity(ActivePlayerStep):
    """COU-14: one of the several cities that permit `a` shows."""

    rule = "COU-14"

    def fill(self, s: CouncilOfFour, choices: Choices) -> None:
        permit = s.a()
        open_cities = s.open_cities(s.active) & PERMIT_CITIES[permit]
        for city in range(i64(CITY_COUNT)):
            if open_cities >> city & 1:
                choices.add(CITY + city)

    def play(self, s: CouncilOfFour, id: i64) -> None:
        permit = s.a()
        s.pop()
        build_with_permit(s, permit, id - CITY)

    def prompt(self, s: CouncilOfFour) -> Message:
        permit = s.a()
        shown = cities(PERMIT_CITIES[permit] & s.open_cities(s.active))
        return Message("prompt.city", {"seat": s.active, "cities": shown}, self.rule)

    def refusal(self, s: CouncilOfFour, id: int) -> Message:
        if CITY <= id < ROUTE:
            permit = s.a()
            city = id - CITY
            if PERMIT_CITIES[permit] >> city & 1:
                return refuse_city(s, city)
            return Message("refusal.not-on-permit", {"city": CITIES[city]}, self.rule)
        return super().refusal(s, id)


class ChangePermits(ActivePlayerStep):
    """COU-30: the region whose face-up permits are changed."""

    rule = "COU-30"
    key = "change"

    def fill(self, s: CouncilOfFour, choices: Choices) -> None:
        for region in range(i64(REGION_COUNT)):
            if s.has_pile(region):
                choices.add(REGION + region)

    def play(self, s: CouncilOfFour, id: i64) -> None:
        s.pop()
        change_permits(s, id - REGION)

    def refusal(self, s: CouncilOfFour, id: int) -> Message:
        if REGION <= id < TAKE:
            return Message("refusal.pile", {"region": REGIONS[id - REGION]}, self.rule)
        return super().refusal(s, id)


class CollectTokens(Step):
    """COU-19, COU-28: the tokens of the cities in set `a`, by letter."""

    rule = "COU-19"

    def proceed(self, s: CouncilOfFour) -> None:
        left = s.a()
        if left == 0:
            s.pop()
            return
        s.set_a(left & left - 1)
        city: i64 = 0
        while not left >> city & 1:
            city += 1
        gain_token(s, city)


class AdvanceNobility(Step):
    """COU-24: `a` more steps on the nobility track, each with its space; `b` is what gives them."""

    rule = "COU-24"

    def proceed(self, s: CouncilOfFour) -> None:
        steps = s.a()
        if steps == 0:
            s.pop()
            return
        s.set_a(steps - 1)
        advance(s)


class ChooseTokens(ActivePlayerStep):
    """COU-25: `a` more tokens of one's cities; `b` is the first city if two are chosen.

    Two cities are chosen by letter, so each pair can be chosen in one way; then both are gained.
    """

    rule = "COU-25"

    def available(self, s: CouncilOfFour, city: City) -> bool:
        """COU-25: an own emporium, and a token that does not move on the nobility track."""
        if s.emporiums[s.active] >> city & 1 == 0:
            return False
        return s.tokens[city] >= 0 and s.tokens[city] != NOBILITY_TOKEN

    def left_after(self, s: CouncilOfFour, city: City) -> i64:
        """How many tokens can be chosen of the cities after this one."""
        count: i64 = 0
        for other in range(city + 1, i64(CITY_COUNT)):
            if self.available(s, other):
                count += 1
        return count

    def actor(self, s: CouncilOfFour) -> i64:
        return s.active if self.left_after(s, -1) > 0 else NOBODY_YET

    def proceed(self, s: CouncilOfFour) -> None:
        """COU-28: without any token the bonus is lost."""
        lose(s)

    def fill(self, s: CouncilOfFour, choices: Choices) -> None:
        left = s.a()
        first = s.b()
        two = left == 2 and self.left_after(s, -1) > 1
        for city in range(first + 1, i64(CITY_COUNT)):
            if self.available(s, city) and (not two or self.left_after(s, city) > 0):
                choices.add(TOKEN + city)

    def play(self, s: CouncilOfFour, id: i64) -> None:
        left = s.a()
        city = id - TOKEN
        if left == 2 and self.left_after(s, city) > 0:
            s.set_a(1)
            s.set_b(city)
            if s.story is not None:
                s.narrate("first-token", seat=s.active, city=CITIES[city])
            return
        first = s.b()
        s.pop()
        if first >= 0:
            s.push(COLLECTING, BIT[city])
            gain_token(s, first)
        else:
            gain_token(s, city)

    def prompt(self, s: CouncilOfFour) -> Message:
        to_choose = s.a()
        first = s.b()
        left = min(to_choose, self.left_after(s, first))
        return Message("prompt.token", {"seat": s.active, "left": left}, self.rule)

    def refusal(self, s: CouncilOfFour, id: int) -> Message:
        if TOKEN <= id < REPEAT:
            first = s.b()
            city = id - TOKEN
            data = {"city": CITIES[city]}
            if s.emporiums[s.active] >> city & 1 == 0:
                return Message("refusal.no-emporium", {**data}, self.rule)
            if s.tokens[city] < 0:
                return Message("refusal.no-token", {**data}, self.rule)
            if s.tokens[city] == NOBILITY_TOKEN:
                return Message("refusal.nobility-token", {**data}, self.rule)
            if city == first:
                return Message("refusal.token-chosen", {**data}, self.rule)
            return Message("refusal.token-order", {**data}, self.rule)
        return super().refusal(s, id)


class RepeatPermit(ActivePlayerStep):
    """COU-27: the bonuses of one permit bought before, face up or down, once more."""

    rule = "COU-27"
    key = "repeat"

    def bought_before(self, s: CouncilOfFour) -> i64:
        """COU-27: the player's permits but for those whose own bonuses are being paid out."""
        owned = s.permits[s.active] | s.used[s.active]
        for at in range(i64(0), s.top + 4, i64(4)):
            if s.frames[at] == ADVANCING and s.frames[at + 2] < PERMIT_COUNT:
                owned &= ~BIT[s.frames[at + 2]]
        return owned

    def actor(self, s: CouncilOfFour) -> i64:
        return s.active if self.bought_before(s) else NOBODY_YET

    def proceed(self, s: CouncilOfFour) -> None:
        """COU-28: without any permit the bonus is lost."""
        lose(s)

    def fill(self, s: CouncilOfFour, choices: Choices) -> None:
        before = self.bought_before(s)
        for permit in range(i64(PERMIT_COUNT)):
            if before >> permit & 1:
                choices.add(REPEAT + permit)

    def play(self, s: CouncilOfFour, id: i64) -> None:
        s.pop()
        if s.story is not None:
            s.narrate("repeat", seat=s.active, **permit_data(id - REPEAT))
        gain_permit_bonus(s, id - REPEAT)

    def refusal(self, s: CouncilOfFour, id: int) -> Message:
        if id >= REPEAT:
            shown = cities(PERMIT_CITIES[id - REPEAT])
            owned = s.permits[s.active] | s.used[s.active]
            reason = "just-bought" if owned >> (id - REPEAT) & 1 else "not-yours"
            return Message("refusal." + reason, {"cities": shown}, self.rule)
        return super().refusal(s, id)


STEPS: Final = numbered(
    [
        (CHOOSING_SIDE, ChooseSide()),
        (CHOOSING_FIRST, ChooseFirst()),
        (PLACING_TOKENS, PlaceTokens()),
        (REVEALING, RevealPermits()),
        (SEATING, SeatCouncillors()),
        (SETTLING, SettleNeutrals()),
        (DEALING, Deal()),
        (DRAWING, DrawCards()),
        (ENDING_TURN, EndTurn()),
        (TAKING_TURN, TakeTurn()),
        (CHOOSING_COUNCIL, ChooseCouncil()),
        (ELECTING, Elect()),
        (PAYING, PayCouncil()),
        (TAKING_PERMIT, TakePermit()),
        (ROUTING_KING, RouteKing()),
        (CHOOSING_PERMIT, ChoosePermit()),
        (CHOOSING_CITY, ChooseCity()),
        (CHANGING, ChangePermits()),
        (COLLECTING, CollectTokens()),
        (ADVANCING, AdvanceNobility()),
        (CHOOSING_TOKENS, ChooseTokens()),
        (REPEATING, RepeatPermit()),
        (GAME_OVER, GameOver()),
    ]
)
