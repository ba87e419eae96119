"""Positions of Municipium set up on the table: described like a view, where a turn begins."""

from pathlib import Path
from typing import Final

from librt.random import Random

from ludus.core.game import Game, View
from ludus.core.position import Described, Field, impossible, rest, wrong_number
from ludus.games.municipium.data import (
    BANNER,
    BANNER_CITIZENS,
    CITIZEN_COUNT,
    CITIZENS,
    CITIZENS_OF_A_KIND,
    COMMON_CARDS,
    DECK,
    FAMILIES,
    FAMILY_CARD_COUNT,
    FAMILY_CARDS,
    FAVOURS,
    GOAL,
    INSTITUTION_COUNT,
    INSTITUTIONS,
    MEMBERS,
    PREFECT_START,
    USUAL_GOAL,
    WREATHS,
)
from ludus.games.municipium.effects import rank_discs
from ludus.games.municipium.state import ENDING_TURN, TAKING_TURN, Municipium

HERE: Final = Path(__file__).parent


def place(game: Game, described: Described, random: Random) -> Municipium:
    """MUN-13: the active family has `steps` left, 2 at the start of its turn."""
    families = described.parts("families")
    if len(families) not in game.players:
        raise wrong_number(game.title, game.players, len(families))
    goal = described.number("goal", USUAL_GOAL, min(GOAL.values()), USUAL_GOAL)
    s = Municipium(game, len(families), goal, None)
    s.first = described.seat("first", 0, len(families))
    s.prefect = described.word("prefect", INSTITUTIONS, PREFECT_START)
    for number, institution in enumerate(described.named("institutions", INSTITUTIONS)):
        _place_institution(s, number, institution)
    for seat, family in enumerate(families):
        _place_family(s, seat, family)
    _place_deck(s, described)
    _count_pieces(s)
    _rank(s, described)
    s.active = described.seat("active", int(s.first), len(families))
    s.turn = described.number("turn", 1, 1, 9999)
    s.push(ENDING_TURN)
    s.push(TAKING_TURN, described.number("steps", 2, 0, 2), -1)
    s.settle()
    return s


def _place_institution(s: Municipium, i: int, described: Described) -> None:
    """MUN-03, MUN-05: who is there, who waits on the banner, and what is in the meeting room."""
    n = int(s.players)
    members = described.numbers("members", n, MEMBERS)
    wreathed = described.numbers("wreathed", n, MEMBERS)
    for family in range(n):
        s.members[family * INSTITUTION_COUNT + i] = members[family]
        s.wreathed[family * INSTITUTION_COUNT + i] = wreathed[family]
    usual = [1 if citizen == BANNER_CITIZENS[i] else 0 for citizen in range(CITIZEN_COUNT)]
    banner = described.counts("banner", CITIZENS, usual)
    if sum(banner) >= BANNER:
        raise impossible("banner", HERE, path=described.path("banner"), most=BANNER - 1)
    for citizen in range(CITIZEN_COUNT):
        s.banner[i * CITIZEN_COUNT + citizen] = banner[citizen]
    s.room_favour[i] = 1 if described.flag("room_favour", i > 0) else 0
    s.room_citizen[i] = described.word("room_citizen", CITIZENS)
    if i == 0 and (s.room_favour[i] == 1 or s.room_citizen[i] >= 0):
        raise impossible("temple", HERE)


def _place_family(s: Municipium, family: int, described: Described) -> None:
    """MUN-06, MUN-07: what it holds; `bought` are the Decurions that came from the Basilica."""
    name = FAMILIES[family]
    at = range(family * INSTITUTION_COUNT, (family + 1) * INSTITUTION_COUNT)
    placed = sum(s.members[i] + s.wreathed[i] for i in at)
    if placed != MEMBERS:
        raise impossible("members", HERE, family=name, all=MEMBERS, placed=int(placed))
    for citizen, count in enumerate(described.counts("citizens", CITIZENS, [0] * CITIZEN_COUNT)):
        s.citizens[family * CITIZEN_COUNT + citizen] = count
    s.favours[family] = described.number("favours", 0, 0, FAVOURS)
    s.decurions[family] = described.number("decurions", 0, 0, int(s.goal) - 1)
    s.bought[family] = described.number("bought", 0, 0, int(s.decurions[family]))
    cards = described.part("cards")
    for card, word in enumerate(FAMILY_CARDS):
        s.cards[family * FAMILY_CARD_COUNT + card] = 1 if cards.flag(word, True) else 0


def _place_deck(s: Municipium, described: Described) -> None:
    """MUN-08, MUN-15: the cards that were turned over, and which of them last."""
    discards = described.counts("discards", COMMON_CARDS, [0] * len(COMMON_CARDS))
    for card, name in enumerate(COMMON_CARDS):
        s.deck[card] = rest(f"cards.{name}", DECK[card], discards[card])
    s.discard_top = described.word("discard_top", COMMON_CARDS)
    if s.discard_top < 0:
        s.discard_top = max((card for card, n in enumerate(discards) if n), default=-1)
    elif discards[s.discard_top] == 0:
        raise impossible("discard", HERE, card=COMMON_CARDS[s.discard_top])


def _count_pieces(s: Municipium) -> None:
    """MUN-03 to MUN-06: what is not on the table is in the bag and in the reserve."""
    for citizen, name in enumerate(CITIZENS):
        out = sum(s.banner[i * CITIZEN_COUNT + citizen] for i in range(INSTITUTION_COUNT))
        out += sum(s.citizens[family * CITIZEN_COUNT + citizen] for family in range(s.players))
        out += sum(room == citizen for room in s.room_citizen)
        s.bag[citizen] = rest(f"citizens.{name}", CITIZENS_OF_A_KIND, int(out))
    s.reserve = rest("favours", FAVOURS, int(sum(s.room_favour) + sum(s.favours)))
    s.wreaths = rest("wreaths", WREATHS, int(sum(s.wreathed)))


def _rank(s: Municipium, described: Described) -> None:
    """MUN-10: the Temple ranking, by default as it would be if it were made now."""
    n = int(s.players)
    described.note("ranking", Field("order", highest=n - 1))
    order = described.items("ranking")
    if not order:
        for seat in range(n):
            s.rank[seat] = (seat - s.first + n) % n
        rank_discs(s)
        return
    if sorted(order, key=str) != list(range(n)):
        raise impossible("ranking", HERE, last=n - 1, value=repr(order))
    for place, family in enumerate(order):
        s.rank[int(str(family))] = place


def beside_view(s: Municipium) -> View:
    """MUN-13: what is in no view: the steps that are left, and which Decurions were bought."""
    families = [{"bought": int(bought)} for bought in s.bought[: s.players]]
    return {"steps": int(s.a()), "families": families}
