"""The rules of Municipium: who decides what, in the order of the rulebook."""

from typing import Final

from mypy_extensions import i64

from ludus.core.game import CHANCE, NOBODY_YET, OVER, Choices, Seat, Step
from ludus.core.message import Message, Value
from ludus.core.numbering import numbered
from ludus.games.municipium.actions import (
    ADVANCE,
    COMMON_CARD,
    DECLINE,
    DONE,
    DRAW,
    DRAWN,
    ENTER,
    EXERT,
    FAMILY_CARD,
    FIRST,
    GATHER,
    GIVE,
    HANDFUL,
    HANDFUL_PLAIN,
    HANDFUL_WREATHED,
    LEAVE,
    LURE,
    PLACE,
    REPOSITION,
    SEIZE,
    STEP,
    TAKE,
    TURNED,
    way_goal,
    way_origin,
)
from ludus.games.municipium.data import (
    ALL_POWERS,
    BATHS,
    CITIZEN_COUNT,
    CITIZENS,
    COMMON_CARD_COUNT,
    COMMON_CARDS,
    DECK,
    DECURION_PRICE,
    FAMILY_CARD_COUNT,
    FAMILY_CARDS,
    FAVOUR,
    FIRST_SPOT,
    FIRST_WAY,
    GRAND_FAMILY,
    INSTITUTION_COUNT,
    INSTITUTIONS,
    ONE_POWER,
    OTHER_PLACES,
    PREFECT_VISIT,
    SPOT_CITIZEN,
    SPOT_COUNT,
    SPOT_INSTITUTION,
    TAVERN,
    WAY_BACK,
    WAY_FROM,
    WAY_TO,
    YOUR_POWERS,
    Citizen,
    Institution,
)
from ludus.games.municipium.effects import (
    CHOSEN,
    FREELY,
    advance_prefect,
    bathe,
    exert,
    gain_citizen,
    move_member,
    place_citizen,
    rank_discs,
    share,
)
from ludus.games.municipium.state import (
    AT_BASILICA,
    AT_BATHS,
    AT_EMPORIUM,
    AT_FORUM,
    AT_TAVERN,
    CALLING_FAMILY,
    CHOOSING_FIRST,
    DISCARDING,
    DRAWING,
    ENDING_TURN,
    ENTERING,
    EXERTING_ALL,
    EXERTING_ONE,
    EXERTING_YOURS,
    FURNISHING,
    GAME_OVER,
    GATHERING,
    GIVING,
    INVITING,
    PLACING,
    REFILLING,
    REPOSITIONING,
    REVEALING,
    SHARING,
    TAKING_TURN,
    TURNING_CARD,
    VISITING,
    Municipium,
)

TO_PLACE: Final = 0
TO_KEEP: Final = 1
TO_INVITE: Final = 2
"""What a citizen is drawn for."""


def begin(s: Municipium) -> None:
    """MUN-05, MUN-09: the rooms' citizens, then the first player, are drawn."""
    s.push(CHOOSING_FIRST)
    if s.players > 2:
        s.push(FURNISHING, TAVERN)
    s.settle()


def offer_citizens(s: Municipium, choices: Choices) -> None:
    """Each citizen of the bag is as likely as the others."""
    for citizen in range(i64(CITIZEN_COUNT)):
        choices.add_outcome(DRAWN + citizen, s.bag[citizen])


class ChooseFirst(Step):
    """MUN-09: the first player is random."""

    rule = "MUN-09"

    def actor(self, s: Municipium) -> i64:
        return CHANCE

    def fill(self, s: Municipium, choices: Choices) -> None:
        for seat in range(s.players):
            choices.add_outcome(FIRST + seat, 1)

    def play(self, s: Municipium, id: i64) -> None:
        s.pop()
        s.first = id - FIRST
        s.active = s.first
        for seat in range(s.players):
            s.rank[seat] = (seat - s.first + s.players) % s.players
        if s.story is not None:
            s.narrate("first", family=s.first)
        s.push(ENTERING, s.first)


class FurnishRoom(Step):
    """MUN-05, MUN-17: a citizen is drawn for meeting room `a`; at set-up, for all in turn."""

    rule = "MUN-05"

    def __init__(self, all_rooms: bool) -> None:
        self.all_rooms = all_rooms

    def actor(self, s: Municipium) -> i64:
        return CHANCE

    def fill(self, s: Municipium, choices: Choices) -> None:
        offer_citizens(s, choices)

    def play(self, s: Municipium, id: i64) -> None:
        citizen = id - DRAWN
        room = s.a()
        s.bag[citizen] -= 1
        s.room_citizen[room] = citizen
        if s.story is not None:
            s.narrate("furnish", citizen=CITIZENS[citizen], institution=INSTITUTIONS[room])
        if self.all_rooms and room < 6:
            s.set_a(room + 1)
        else:
            s.pop()


class EnterMember(Step):
    """MUN-09: seat `a` puts a member in any institution, until all are on the board."""

    rule = "MUN-09"

    def actor(self, s: Municipium) -> i64:
        return s.a()

    def fill(self, s: Municipium, choices: Choices) -> None:
        for institution in range(i64(INSTITUTION_COUNT)):
            choices.add(ENTER + institution)

    def play(self, s: Municipium, id: i64) -> None:
        seat = s.a()
        s.members[seat * INSTITUTION_COUNT + id - ENTER] += 1
        if s.story is not None:
            s.narrate("enter", family=seat, institution=INSTITUTIONS[id - ENTER])
        following = s.next_seat(seat)
        s.set_a(following)
        if s.unplaced(following) == 0:
            s.pop()
            self._open(s)

    def _open(self, s: Municipium) -> None:
        """MUN-10: the first Temple ranking; ties go clockwise from the first one."""
        rank_discs(s)
        s.turn = 1
        s.push(ENDING_TURN)
        s.push(TAKING_TURN, 2, -1)

    def prompt(self, s: Municipium) -> Message:
        family = s.a()
        return Message("prompt.enter", {"family": family, "left": s.unplaced(family)}, self.rule)


class TakeTurn(Step):
    """MUN-13, MUN-14: up to `a` more single steps, then a card. `b`: the step just made, or -1."""

    rule = "MUN-13"

    def actor(self, s: Municipium) -> i64:
        return s.active

    def fill(self, s: Municipium, choices: Choices) -> None:
        steps_left = s.a()
        if steps_left > 0:
            self._offer_steps(s, choices)
        choices.add(COMMON_CARD)
        for card in range(i64(FAMILY_CARD_COUNT)):
            if s.cards[s.active * FAMILY_CARD_COUNT + card] == 1:
                choices.add(FAMILY_CARD + card)

    def _offer_steps(self, s: Municipium, choices: Choices) -> None:
        """MUN-13: going straight back would be no move at all, so it is not offered."""
        last_step = s.b()
        back = self.return_of(last_step)
        for institution in range(i64(INSTITUTION_COUNT)):
            at = s.active * INSTITUTION_COUNT + institution
            plain = s.members[at] > 0
            wreathed = s.wreathed[at] > 0
            if plain or wreathed:
                for road in range(FIRST_WAY[institution], FIRST_WAY[institution + 1]):
                    if plain and road * 2 != back:
                        choices.add(STEP + road * 2)
                    if wreathed and road * 2 + 1 != back:
                        choices.add(STEP + road * 2 + 1)

    def return_of(self, step: i64) -> i64:
        """The step that undoes this one; -1 undoes nothing."""
        return WAY_BACK[step // 2] * 2 + step % 2 if step >= 0 else -1

    def play(self, s: Municipium, id: i64) -> None:
        if id < COMMON_CARD:
            self._step(s, id - STEP)
        elif id == COMMON_CARD:
            self._turn_over(s)
        else:
            self._use(s, id - FAMILY_CARD)

    def _step(self, s: Municipium, step: i64) -> None:
        """MUN-13: one member, one road."""
        steps_left = s.a()
        origin = WAY_FROM[step // 2]
        goal = WAY_TO[step // 2]
        move_member(s, s.active, origin, goal, step % 2)
        s.set_a(steps_left - 1)
        s.set_b(step)
        if s.story is not None:
            names = {"origin": INSTITUTIONS[origin], "goal": INSTITUTIONS[goal]}
            s.narrate("step", family=s.active, wreath=step % 2, **names)

    def _turn_over(self, s: Municipium) -> None:
        """MUN-15: an empty deck is rebuilt from the discards first."""
        s.pop()
        deck = s.deck
        if deck[0] + deck[1] + deck[2] + deck[3] == 0:
            for card in range(i64(COMMON_CARD_COUNT)):
                deck[card] = DECK[card]
            s.discard_top = -1
            if s.story is not None:
                s.narrate("reshuffle")
        if s.story is not None:
            s.narrate("turn-over", family=s.active)
        s.push(TURNING_CARD)

    def _use(self, s: Municipium, card: i64) -> None:
        """MUN-15: a family card is turned down for the rest of the game."""
        s.pop()
        s.cards[s.active * FAMILY_CARD_COUNT + card] = 0
        if s.story is not None:
            s.narrate("family-card", family=s.active, card=FAMILY_CARDS[card])
        if card == GRAND_FAMILY:
            s.push(CALLING_FAMILY)
        elif card == YOUR_POWERS:
            s.push(EXERTING_YOURS, 0)
        else:
            s.push(REVEALING, 4)

    def prompt(self, s: Municipium) -> Message:
        steps_left = s.a()
        if steps_left > 0:
            return Message("prompt.turn", {"family": s.active, "steps": steps_left}, self.rule)
        return Message("prompt.card", {"family": s.active}, "MUN-14")

    def refusal(self, s: Municipium, id: int) -> Message:
        if STEP <= id < COMMON_CARD:
            steps_left = s.a()
            before = s.b()
            step = id - STEP
            if steps_left == 0:
                return Message("refusal.steps", {})
            if step == self.return_of(before):
                return Message("refusal.return", {})
            place = INSTITUTIONS[WAY_FROM[step // 2]]
            return Message("refusal.wreath" if step % 2 else "refusal.nobody", {"origin": place})
        if FAMILY_CARD <= id < ADVANCE:
            return Message("refusal.used", {"card": FAMILY_CARDS[id - FAMILY_CARD]})
        return super().refusal(s, id)


class EndTurn(Step):
    """MUN-37: the game ends with the turn in which somebody has enough Decurions."""

    rule = "MUN-37"

    def proceed(self, s: Municipium) -> None:
        for family in range(s.players):
            if s.decurions[family] >= s.goal:
                s.push(GAME_OVER)
                if s.story is not None:
                    s.narrate("end")
                return
        s.active = s.next_seat(s.active)
        s.turn += 1
        s.push(TAKING_TURN, 2, -1)


class GameOver(Step):
    """MUN-37: nobody acts any more."""

    rule = "MUN-37"

    def actor(self, s: Municipium) -> i64:
        return OVER

    def prompt(self, s: Municipium) -> Message:
        return Message("prompt.over", {}, self.rule)


class TurnCard(Step):
    """MUN-14: the top common card is turned over and takes effect."""

    rule = "MUN-14"

    def actor(self, s: Municipium) -> i64:
        return CHANCE

    def fill(self, s: Municipium, choices: Choices) -> None:
        for card in range(i64(COMMON_CARD_COUNT)):
            choices.add_outcome(TURNED + card, s.deck[card])

    def play(self, s: Municipium, id: i64) -> None:
        card = id - TURNED
        s.deck[card] -= 1
        s.card = card
        s.pop()
        s.push(DISCARDING)
        if s.story is not None:
            s.narrate("common-card", family=s.active, card=COMMON_CARDS[card])
        if card == ALL_POWERS:
            s.push(EXERTING_ALL, 0)
        elif card == ONE_POWER:
            s.push(EXERTING_ONE, s.players, s.active)
        elif card == PREFECT_VISIT:
            advance_prefect(s)
        else:
            s.push(VISITING, s.players, s.active)


class Discard(Step):
    """MUN-15: a common card is discarded when its effect is over."""

    rule = "MUN-15"

    def proceed(self, s: Municipium) -> None:
        s.pop()
        s.discard_top = s.card
        s.card = -1


class CitizenVisit(Step):
    """MUN-21: the `a` players left, from seat `b` clockwise, draw and place one citizen each."""

    rule = "MUN-21"

    def proceed(self, s: Municipium) -> None:
        left = s.a()
        if left == 0:
            s.pop()
            return
        seat = s.b()
        s.set_a(left - 1)
        s.set_b(s.next_seat(seat))
        if s.in_bag() > 0:
            s.push(DRAWING, seat, TO_PLACE)
        elif s.story is not None:
            s.narrate("no-draw", family=seat)


class DrawCitizen(Step):
    """MUN-39: seat `a` draws from a bag that is not empty, for purpose `b`."""

    rule = "MUN-39"

    def actor(self, s: Municipium) -> i64:
        return CHANCE

    def fill(self, s: Municipium, choices: Choices) -> None:
        offer_citizens(s, choices)

    def play(self, s: Municipium, id: i64) -> None:
        citizen = id - DRAWN
        seat = s.a()
        purpose = s.b()
        s.pop()
        s.bag[citizen] -= 1
        if s.story is not None:
            s.narrate("drawn", family=seat, citizen=CITIZENS[citizen])
        if purpose == TO_PLACE:
            s.push(PLACING, seat, citizen)
        elif purpose == TO_KEEP:
            gain_citizen(s, seat, citizen)
        else:
            s.guests[citizen] += 1


def offer_places(citizen: Citizen, choices: Choices) -> None:
    """MUN-19: where the citizen may be placed."""
    for spot in range(FIRST_SPOT[citizen], FIRST_SPOT[citizen + 1]):
        choices.add(PLACE + spot)


def place(s: Municipium, seat: Seat, spot: i64) -> None:
    """MUN-19: the citizen goes on the banner, an event follows if it is the third (MUN-18)."""
    citizen = SPOT_CITIZEN[spot]
    institution = SPOT_INSTITUTION[spot]
    if s.story is not None:
        where = INSTITUTIONS[institution]
        s.narrate("place", family=seat, citizen=CITIZENS[citizen], institution=where)
    place_citizen(s, citizen, institution)


def refuse_place(id: int, otherwise: Message) -> Message:
    """MUN-19: the only places that are not for this citizen."""
    if PLACE <= id < LEAVE:
        return Message("refusal.place", {"citizen": CITIZENS[SPOT_CITIZEN[id - PLACE]]})
    return otherwise


class PlaceCitizen(Step):
    """MUN-19: seat `a` places the citizen `b` it drew."""

    rule = "MUN-19"

    def actor(self, s: Municipium) -> i64:
        return s.a()

    def fill(self, s: Municipium, choices: Choices) -> None:
        citizen = s.b()
        offer_places(citizen, choices)

    def play(self, s: Municipium, id: i64) -> None:
        seat = s.a()
        s.pop()
        place(s, seat, id - PLACE)

    def prompt(self, s: Municipium) -> Message:
        seat = s.a()
        citizen = s.b()
        spots = range(FIRST_SPOT[citizen], FIRST_SPOT[citizen + 1])
        places = [INSTITUTIONS[SPOT_INSTITUTION[spot]] for spot in spots]
        data: dict[str, Value] = {"family": seat, "citizen": CITIZENS[citizen], "places": places}
        return Message("prompt.place", data, self.rule)

    def refusal(self, s: Municipium, id: int) -> Message:
        return refuse_place(id, super().refusal(s, id))


class ShareCitizens(Step):
    """MUN-18: the leader `a` of institution `b` takes two of three and leaves one."""

    rule = "MUN-18"

    def actor(self, s: Municipium) -> i64:
        return s.a()

    def fill(self, s: Municipium, choices: Choices) -> None:
        institution = s.b()
        for citizen in range(i64(CITIZEN_COUNT)):
            if s.banner[institution * CITIZEN_COUNT + citizen] > 0:
                choices.add(LEAVE + citizen)

    def play(self, s: Municipium, id: i64) -> None:
        leader = s.a()
        institution = s.b()
        s.pop()
        share(s, institution, leader, id - LEAVE)

    def prompt(self, s: Municipium) -> Message:
        leader = s.a()
        institution = s.b()
        where = INSTITUTIONS[institution]
        second = s.second(institution)
        if second < 0:
            alone: dict[str, Value] = {"family": leader, "institution": where}
            return Message("prompt.share-alone", alone, self.rule)
        data = {"family": leader, "second": second}
        return Message("prompt.share", {**data, "institution": where}, self.rule)

    def refusal(self, s: Municipium, id: int) -> Message:
        if LEAVE <= id < LEAVE + CITIZEN_COUNT:
            institution = s.b()
            data = {"citizen": CITIZENS[id - LEAVE], "institution": INSTITUTIONS[institution]}
            return Message("refusal.lure", {**data}, self.rule)
        return super().refusal(s, id)


class RevealGuests(Step):
    """MUN-22: `a` more citizens are revealed before any is placed."""

    rule = "MUN-22"

    def proceed(self, s: Municipium) -> None:
        left = s.a()
        if left == 0 or s.in_bag() == 0:
            if left > 0 and s.story is not None:
                s.narrate("no-draw", family=s.active)
            s.pop()
            s.push(INVITING)
            return
        s.set_a(left - 1)
        s.push(DRAWING, s.active, TO_INVITE)


class InviteGuests(Step):
    """MUN-22: the revealed citizens are placed one at a time, in any order."""

    rule = "MUN-22"

    def actor(self, s: Municipium) -> i64:
        guests = s.guests
        any_left = guests[0] + guests[1] + guests[2] + guests[3] > 0
        return s.active if any_left else NOBODY_YET

    def proceed(self, s: Municipium) -> None:
        s.pop()

    def fill(self, s: Municipium, choices: Choices) -> None:
        for citizen in range(i64(CITIZEN_COUNT)):
            if s.guests[citizen] > 0:
                offer_places(citizen, choices)

    def play(self, s: Municipium, id: i64) -> None:
        s.guests[SPOT_CITIZEN[id - PLACE]] -= 1
        place(s, s.active, id - PLACE)

    def prompt(self, s: Municipium) -> Message:
        guests = [CITIZENS[c] for c in range(CITIZEN_COUNT) if s.guests[c] > 0]
        return Message("prompt.invite", {"family": s.active, "citizens": guests}, self.rule)

    def refusal(self, s: Municipium, id: int) -> Message:
        if PLACE <= id < LEAVE:
            citizen = CITIZENS[SPOT_CITIZEN[id - PLACE]]
            return Message("refusal.guest", {"citizen": citizen})
        return super().refusal(s, id)


class CallFamily(Step):
    """MUN-23: Grand Family: advance the Prefect, or reposition at least one member."""

    rule = "MUN-23"

    def actor(self, s: Municipium) -> i64:
        return s.active

    def fill(self, s: Municipium, choices: Choices) -> None:
        choices.add(ADVANCE)
        offer_repositioning(s, s.active, choices)

    def play(self, s: Municipium, id: i64) -> None:
        s.pop()
        if id == ADVANCE:
            advance_prefect(s)
        else:
            s.push(REPOSITIONING, s.active, FREELY)
            reposition(s, s.active, id - REPOSITION)

    def prompt(self, s: Municipium) -> Message:
        return Message("prompt.grand-family", {"family": s.active}, self.rule)

    def refusal(self, s: Municipium, id: int) -> Message:
        if REPOSITION <= id < DECLINE:
            return refuse_repositioning(id)
        return super().refusal(s, id)


def offer_repositioning(s: Municipium, family: Seat, choices: Choices) -> None:
    """MUN-34: every member that has not moved yet can go anywhere else."""
    for origin in range(i64(INSTITUTION_COUNT)):
        at = family * INSTITUTION_COUNT + origin
        plain = s.members[at] > s.arrived[origin]
        wreathed = s.wreathed[at] > s.arrived[7 + origin]
        if plain or wreathed:
            for number in range(origin * OTHER_PLACES, (origin + 1) * OTHER_PLACES):
                if plain:
                    choices.add(REPOSITION + number * 2)
                if wreathed:
                    choices.add(REPOSITION + number * 2 + 1)


def reposition(s: Municipium, family: Seat, move: i64) -> None:
    """MUN-34: one member goes to any institution; it has then moved."""
    origin = way_origin(move // 2)
    goal = way_goal(move // 2)
    wreath = move % 2
    move_member(s, family, origin, goal, wreath)
    s.arrived[wreath * INSTITUTION_COUNT + goal] += 1
    if s.story is not None:
        names = {"origin": INSTITUTIONS[origin], "goal": INSTITUTIONS[goal]}
        s.narrate("reposition", family=family, wreath=wreath, **names)


def refuse_repositioning(id: int) -> Message:
    """MUN-34: the only reason is that no such member is left there."""
    origin = INSTITUTIONS[way_origin((id - REPOSITION) // 2)]
    wreath = "-wreath" if (id - REPOSITION) % 2 else ""
    return Message("refusal.moved" + wreath, {"origin": origin})


def _leads_on(s: Municipium, move: i64, last: i64) -> bool:
    """MUN-34: whether a member goes no less far than the last, from where none like it arrived."""
    arrived = s.arrived[move % 2 * INSTITUTION_COUNT + way_origin(move // 2)]
    return arrived == 0 and way_goal(move // 2) >= last


class Reposition(Step):
    """MUN-23, MUN-34 (Praetorium): seat `a` repositions members; with `b` it must move one."""

    rule = "MUN-34"

    def actor(self, s: Municipium) -> i64:
        seat = s.a()
        for institution in range(i64(INSTITUTION_COUNT)):
            at = seat * INSTITUTION_COUNT + institution
            if s.members[at] > s.arrived[institution]:
                return seat
            if s.wreathed[at] > s.arrived[7 + institution]:
                return seat
        return NOBODY_YET

    def proceed(self, s: Municipium) -> None:
        s.pop()
        for i in range(i64(2 * INSTITUTION_COUNT)):
            s.arrived[i] = 0

    def fill(self, s: Municipium, choices: Choices) -> None:
        seat = s.a()
        how = s.b()
        offer_repositioning(s, seat, choices)
        if how == FREELY:
            choices.add(DONE)

    def narrow(self, s: Municipium, choices: Choices) -> None:
        """Moves in the order of their goals, and none from where a like member has arrived.

        In whatever order and by whatever detours members move, what counts is where they end: this
        leaves hardly more than one way to each end, and none that leads back to the beginning.
        """
        last: i64 = -1
        for i in range(i64(2 * INSTITUTION_COUNT)):
            if s.arrived[i] > 0:
                last = max(last, i % INSTITUTION_COUNT)
        kept: i64 = 0
        for i in range(choices.count):
            id = choices.ids[i]
            if id == DONE or _leads_on(s, id - REPOSITION, last):
                choices.ids[kept] = id
                kept += 1
        choices.count = kept

    def play(self, s: Municipium, id: i64) -> None:
        seat = s.a()
        if id == DONE:
            if s.story is not None:
                s.narrate("done", family=seat)
            self.proceed(s)
            return
        s.set_b(FREELY)
        reposition(s, seat, id - REPOSITION)

    def prompt(self, s: Municipium) -> Message:
        return Message("prompt.reposition", {"family": s.a()}, self.rule)

    def refusal(self, s: Municipium, id: int) -> Message:
        if REPOSITION <= id < DECLINE:
            return refuse_repositioning(id)
        if id == DONE:
            return Message("refusal.must-move", {}, self.rule)
        return super().refusal(s, id)


def _next_institution(s: Municipium) -> Institution:
    """Go on from institution `a` to the next: it, or -1 and the end of the step after the last."""
    institution = s.a()
    if institution == INSTITUTION_COUNT:
        s.pop()
        return -1
    s.set_a(institution + 1)
    return institution


class ExertAll(Step):
    """MUN-24: from institution `a` on, each leader exerts its power."""

    rule = "MUN-24"

    def proceed(self, s: Municipium) -> None:
        institution = _next_institution(s)
        leader = s.leader(institution) if institution >= 0 else -1
        if leader >= 0:
            exert(s, institution, leader, FREELY)


class ExertYours(Step):
    """MUN-26: from institution `a` on, the active player exerts where he leads."""

    rule = "MUN-26"

    def proceed(self, s: Municipium) -> None:
        institution = _next_institution(s)
        if institution >= 0 and s.leader(institution) == s.active:
            exert(s, institution, s.active, FREELY)


class ExertOne(Step):
    """MUN-25: the `a` players left, from seat `b` clockwise, exert one power each."""

    rule = "MUN-25"

    def actor(self, s: Municipium) -> i64:
        left = s.a()
        seat = s.b()
        if left == 0:
            return NOBODY_YET
        for institution in range(i64(INSTITUTION_COUNT)):
            if s.leader(institution) == seat:
                return seat
        return NOBODY_YET

    def proceed(self, s: Municipium) -> None:
        left = s.a()
        if left == 0:
            s.pop()
        else:
            self._pass_on(s)

    def _pass_on(self, s: Municipium) -> None:
        left = s.a()
        seat = s.b()
        s.set_a(left - 1)
        s.set_b(s.next_seat(seat))

    def fill(self, s: Municipium, choices: Choices) -> None:
        seat = s.b()
        for institution in range(i64(INSTITUTION_COUNT)):
            if s.leader(institution) == seat:
                choices.add(EXERT + institution)
        choices.add(DECLINE)

    def play(self, s: Municipium, id: i64) -> None:
        seat = s.b()
        self._pass_on(s)
        if id == DECLINE:
            if s.story is not None:
                s.narrate("decline", family=seat)
            return
        if s.story is not None:
            s.narrate("exert", family=seat, institution=INSTITUTIONS[id - EXERT])
        exert(s, id - EXERT, seat, CHOSEN)

    def prompt(self, s: Municipium) -> Message:
        return Message("prompt.one-power", {"family": s.b()}, self.rule)

    def refusal(self, s: Municipium, id: int) -> Message:
        if EXERT <= id < DRAW:
            return Message("refusal.leader", {"institution": INSTITUTIONS[id - EXERT]}, "MUN-35")
        return super().refusal(s, id)


class Power(Step):
    """A power that seat `a` may decline, unless it chose it (`b`)."""

    name: str = ""

    def usable(self, s: Municipium) -> bool:
        """Whether the power can do anything at all now."""
        return True

    def actor(self, s: Municipium) -> i64:
        seat = s.a()
        return seat if self.usable(s) else NOBODY_YET

    def proceed(self, s: Municipium) -> None:
        """MUN-24 to MUN-26: a power that can do nothing is passed over."""
        if s.story is not None:
            s.narrate("idle", family=s.a(), institution=self.name)
        s.pop()

    def fill(self, s: Municipium, choices: Choices) -> None:
        how = s.b()
        self.offer(s, choices)
        if how == FREELY:
            choices.add(DECLINE)

    def offer(self, s: Municipium, choices: Choices) -> None:
        """The ways to use the power."""
        raise AssertionError("a power can be used")

    def play(self, s: Municipium, id: i64) -> None:
        if id == DECLINE:
            if s.story is not None:
                self.tell_declined(s)
            s.pop()
        else:
            self.use(s, id)

    def tell_declined(self, s: Municipium) -> None:
        """The power is not used."""
        s.narrate("decline-power", family=s.a(), institution=self.name)

    def use(self, s: Municipium, id: i64) -> None:
        """Use the power in the way chosen."""
        raise AssertionError("a power can be used")

    def prompt(self, s: Municipium) -> Message:
        return Message("prompt." + self.name, {"family": s.a()}, self.rule)

    def refusal(self, s: Municipium, id: int) -> Message:
        if id == DECLINE:
            return Message("refusal.chosen", {}, "MUN-25")
        return super().refusal(s, id)


class Tavern(Power):
    """MUN-29: choose one family and one other institution to gather from."""

    rule = "MUN-29"
    name = "tavern"

    def usable(self, s: Municipium) -> bool:
        for at in range(s.players * INSTITUTION_COUNT):
            if at % INSTITUTION_COUNT != TAVERN and s.members[at] + s.wreathed[at] > 0:
                return True
        return False

    def offer(self, s: Municipium, choices: Choices) -> None:
        for family in range(s.players):
            for source in range(i64(INSTITUTION_COUNT - 1)):
                at = family * INSTITUTION_COUNT + self.institution(source)
                if s.members[at] + s.wreathed[at] > 0:
                    choices.add(GATHER + family * OTHER_PLACES + source)

    def institution(self, source: i64) -> i64:
        """The six sources are the institutions without the Tavern."""
        return source if source < TAVERN else source + 1

    def use(self, s: Municipium, id: i64) -> None:
        seat = s.a()
        family = (id - GATHER) // OTHER_PLACES
        source = self.institution((id - GATHER) % OTHER_PLACES)
        s.pop()
        if s.story is not None:
            where = INSTITUTIONS[source]
            s.narrate("gathering", family=seat, moved=family, institution=where)
        s.push(GATHERING, seat, family, source)

    def refusal(self, s: Municipium, id: int) -> Message:
        if GATHER <= id < TAKE:
            if (id - GATHER) // OTHER_PLACES >= s.players:
                return Message("refusal.no-family", {})
            place = INSTITUTIONS[self.institution((id - GATHER) % OTHER_PLACES)]
            return Message(
                "refusal.gather", {"family": (id - GATHER) // OTHER_PLACES, "institution": place}
            )
        return super().refusal(s, id)


class Gather(Step):
    """MUN-29: seat `a` says how many members of family `b` leave institution `c`."""

    rule = "MUN-29"

    def actor(self, s: Municipium) -> i64:
        return s.a()

    def fill(self, s: Municipium, choices: Choices) -> None:
        family = s.b()
        origin = s.c()
        at = family * INSTITUTION_COUNT + origin
        for plain in range(s.members[at] + 1):
            for wreathed in range(s.wreathed[at] + 1):
                if plain + wreathed > 0:
                    choices.add(TAKE + HANDFUL[plain * 8 + wreathed])

    def play(self, s: Municipium, id: i64) -> None:
        seat = s.a()
        family = s.b()
        origin = s.c()
        plain = HANDFUL_PLAIN[id - TAKE]
        wreathed = HANDFUL_WREATHED[id - TAKE]
        source = family * INSTITUTION_COUNT + origin
        tavern = family * INSTITUTION_COUNT + TAVERN
        s.members[source] -= plain
        s.members[tavern] += plain
        s.wreathed[source] -= wreathed
        s.wreathed[tavern] += wreathed
        if s.story is not None:
            who = {"family": seat, "moved": family, "count": plain + wreathed}
            s.narrate("gather", **who, institution=INSTITUTIONS[origin])
        s.pop()

    def prompt(self, s: Municipium) -> Message:
        seat = s.a()
        moved = s.b()
        origin = s.c()
        data = {"family": seat, "moved": moved}
        return Message("prompt.gather", {**data, "institution": INSTITUTIONS[origin]}, self.rule)

    def refusal(self, s: Municipium, id: int) -> Message:
        if TAKE <= id < GIVE:
            moved = s.b()
            origin = s.c()
            return Message("refusal.take", {"moved": moved, "institution": INSTITUTIONS[origin]})
        return super().refusal(s, id)


class Baths(Power):
    """MUN-30: bathe or not."""

    rule = "MUN-30"
    name = "baths"

    def offer(self, s: Municipium, choices: Choices) -> None:
        choices.add(EXERT + BATHS)

    def use(self, s: Municipium, id: i64) -> None:
        seat = s.a()
        s.pop()
        bathe(s, seat)

    def refusal(self, s: Municipium, id: int) -> Message:
        if EXERT <= id < DRAW:
            return Message("refusal.other-power", {"institution": self.name}, self.rule)
        return super().refusal(s, id)


class Emporium(Power):
    """MUN-31: draw and place as often as wanted, up to the first citizen event; `c` once drawn."""

    rule = "MUN-31"
    name = "emporium"

    def usable(self, s: Municipium) -> bool:
        return s.tipped == 0 and s.in_bag() > 0

    def offer(self, s: Municipium, choices: Choices) -> None:
        choices.add(DRAW)

    def proceed(self, s: Municipium) -> None:
        """MUN-31, MUN-39: it stops after a citizen event, or when the bag is empty."""
        if s.c() == 0:
            super().proceed(s)
            return
        if s.tipped == 0 and s.story is not None:
            s.narrate("no-draw", family=s.a())
        s.pop()

    def tell_declined(self, s: Municipium) -> None:
        drawn = s.c()
        if drawn:
            s.narrate("stop-drawing", family=s.a())
        else:
            super().tell_declined(s)

    def use(self, s: Municipium, id: i64) -> None:
        seat = s.a()
        s.set_b(FREELY)
        s.set_c(1)
        if s.story is not None:
            s.narrate("draw", family=seat)
        s.push(DRAWING, seat, TO_PLACE)


class Basilica(Power):
    """MUN-32: three citizens or favours for a Decurion, or a citizen from the bag."""

    rule = "MUN-32"
    name = "basilica"

    def usable(self, s: Municipium) -> bool:
        seat = s.a()
        return s.in_bag() > 0 or goods_from(s, seat, 0) >= DECURION_PRICE

    def offer(self, s: Municipium, choices: Choices) -> None:
        seat = s.a()
        if s.in_bag() > 0:
            choices.add(DRAW)
        offer_goods(s, seat, 0, DECURION_PRICE, choices)

    def use(self, s: Municipium, id: i64) -> None:
        seat = s.a()
        s.pop()
        if id == DRAW:
            if s.story is not None:
                s.narrate("draw", family=seat)
            s.push(DRAWING, seat, TO_KEEP)
        else:
            s.push(GIVING, seat, 2, id - GIVE)
            give(s, seat, id - GIVE)

    def refusal(self, s: Municipium, id: int) -> Message:
        if GIVE <= id < SEIZE:
            return refuse_good(s, s.a(), id - GIVE, 0, DECURION_PRICE)
        if id == DRAW:
            return Message("refusal.bag", {}, "MUN-39")
        return super().refusal(s, id)


def goods(s: Municipium, seat: Seat, good: i64) -> i64:
    """How many of a citizen, or of favours, the seat holds."""
    return s.favours[seat] if good == FAVOUR else s.citizens[seat * CITIZEN_COUNT + good]


def goods_from(s: Municipium, seat: Seat, lowest: i64) -> i64:
    """How many goods the seat holds of this kind and those after it."""
    count: i64 = 0
    for good in range(lowest, FAVOUR + 1):
        count += goods(s, seat, good)
    return count


def offer_goods(s: Municipium, seat: Seat, lowest: i64, left: i64, choices: Choices) -> None:
    """MUN-32: in one order only, and only where the rest can be given too."""
    for good in range(lowest, FAVOUR + 1):
        if goods(s, seat, good) > 0 and goods_from(s, seat, good) >= left:
            choices.add(GIVE + good)


def good_name(good: i64) -> str:
    """What is given, as a word."""
    return CITIZENS[good] if good < FAVOUR else "favour"


def refuse_good(s: Municipium, seat: Seat, good: i64, lowest: i64, left: i64) -> Message:
    """MUN-32: why this citizen or favour cannot be given now."""
    data: dict[str, Value] = {"good": good_name(good)}
    if goods_from(s, seat, 0) < left:
        return Message("refusal.give-few", {}, "MUN-32")
    if goods(s, seat, good) == 0:
        return Message("refusal.give-none", data, "MUN-32")
    return Message("refusal.give-later" if good < lowest else "refusal.give-order", data, "MUN-32")


def give(s: Municipium, seat: Seat, good: i64) -> None:
    """MUN-32: a citizen goes back to the bag, a favour to the reserve."""
    if good == FAVOUR:
        s.favours[seat] -= 1
        s.reserve += 1
    else:
        s.citizens[seat * CITIZEN_COUNT + good] -= 1
        s.bag[good] += 1
    if s.story is not None:
        s.narrate("give", family=seat, good=good_name(good))


class Give(Step):
    """MUN-32: seat `a` gives `b` more goods, of kind `c` or after it."""

    rule = "MUN-32"

    def actor(self, s: Municipium) -> i64:
        seat = s.a()
        left = s.b()
        return seat if left > 0 else NOBODY_YET

    def proceed(self, s: Municipium) -> None:
        seat = s.a()
        s.pop()
        s.decurions[seat] += 1
        s.bought[seat] += 1
        if s.story is not None:
            s.narrate("bought", family=seat)

    def fill(self, s: Municipium, choices: Choices) -> None:
        seat = s.a()
        left = s.b()
        lowest = s.c()
        offer_goods(s, seat, lowest, left, choices)

    def play(self, s: Municipium, id: i64) -> None:
        seat = s.a()
        left = s.b()
        s.set_b(left - 1)
        s.set_c(id - GIVE)
        give(s, seat, id - GIVE)

    def prompt(self, s: Municipium) -> Message:
        return Message("prompt.give", {"family": s.a(), "left": s.b()}, self.rule)

    def refusal(self, s: Municipium, id: int) -> Message:
        if GIVE <= id < SEIZE:
            seat = s.a()
            left = s.b()
            lowest = s.c()
            return refuse_good(s, seat, id - GIVE, lowest, left)
        return super().refusal(s, id)


class Forum(Power):
    """MUN-33: take a citizen of another player or of a banner."""

    rule = "MUN-33"
    name = "forum"

    def usable(self, s: Municipium) -> bool:
        seat = s.a()
        for at in range(s.players * 4):
            if s.citizens[at] > 0 and at // 4 != seat:
                return True
        for institution in range(i64(INSTITUTION_COUNT)):
            if s.on_banner(institution) > 0:
                return True
        return False

    def offer(self, s: Municipium, choices: Choices) -> None:
        seat = s.a()
        for at in range(s.players * 4):
            if s.citizens[at] > 0 and at // 4 != seat:
                choices.add(SEIZE + at)
        for spot in range(i64(SPOT_COUNT)):
            if s.banner[SPOT_INSTITUTION[spot] * 4 + SPOT_CITIZEN[spot]] > 0:
                choices.add(LURE + spot)

    def use(self, s: Municipium, id: i64) -> None:
        seat = s.a()
        s.pop()
        if id < LURE:
            self._seize(s, seat, id - SEIZE)
        else:
            self._lure(s, seat, id - LURE)

    def _seize(self, s: Municipium, seat: Seat, at: i64) -> None:
        """MUN-33: from another player."""
        s.citizens[at] -= 1
        if s.story is not None:
            s.narrate("seize", family=seat, loser=at // 4, citizen=CITIZENS[at % 4])
        gain_citizen(s, seat, at % 4)

    def _lure(self, s: Municipium, seat: Seat, spot: i64) -> None:
        """MUN-33: from a banner."""
        citizen = SPOT_CITIZEN[spot]
        institution = SPOT_INSTITUTION[spot]
        s.banner[institution * CITIZEN_COUNT + citizen] -= 1
        if s.story is not None:
            where = INSTITUTIONS[institution]
            s.narrate("lure", family=seat, citizen=CITIZENS[citizen], institution=where)
        gain_citizen(s, seat, citizen)

    def refusal(self, s: Municipium, id: int) -> Message:
        if SEIZE <= id < LURE:
            seat = s.a()
            family = (id - SEIZE) // CITIZEN_COUNT
            if family >= s.players:
                return Message("refusal.no-family", {})
            if family == seat:
                return Message("refusal.own", {})
            citizen = CITIZENS[(id - SEIZE) % CITIZEN_COUNT]
            return Message("refusal.seize", {"family": family, "citizen": citizen})
        if LURE <= id < PLACE:
            spot = id - LURE
            where = INSTITUTIONS[SPOT_INSTITUTION[spot]]
            citizen = CITIZENS[SPOT_CITIZEN[spot]]
            return Message("refusal.lure", {"citizen": citizen, "institution": where})
        return super().refusal(s, id)


STEPS: Final = numbered(
    [
        (CHOOSING_FIRST, ChooseFirst()),
        (FURNISHING, FurnishRoom(all_rooms=True)),
        (ENTERING, EnterMember()),
        (TAKING_TURN, TakeTurn()),
        (ENDING_TURN, EndTurn()),
        (TURNING_CARD, TurnCard()),
        (DISCARDING, Discard()),
        (VISITING, CitizenVisit()),
        (DRAWING, DrawCitizen()),
        (PLACING, PlaceCitizen()),
        (SHARING, ShareCitizens()),
        (REVEALING, RevealGuests()),
        (INVITING, InviteGuests()),
        (CALLING_FAMILY, CallFamily()),
        (REPOSITIONING, Reposition()),
        (EXERTING_ALL, ExertAll()),
        (EXERTING_ONE, ExertOne()),
        (EXERTING_YOURS, ExertYours()),
        (AT_TAVERN, Tavern()),
        (GATHERING, Gather()),
        (AT_BATHS, Baths()),
        (AT_EMPORIUM, Emporium()),
        (AT_BASILICA, Basilica()),
        (GIVING, Give()),
        (AT_FORUM, Forum()),
        (REFILLING, FurnishRoom(all_rooms=False)),
        (GAME_OVER, GameOver()),
    ]
)
