"""Positions of The Council of Four set up on the table: described like a view, during a turn."""

from pathlib import Path
from typing import Final

from librt.random import Random

from ludus.core.game import Game, View
from ludus.core.position import Described, Field, dealt, impossible, place_of, rest, wrong_number
from ludus.games.council.data import (
    BALCONY,
    BONUS_TILES,
    CARD_COUNT,
    CARDS,
    CITIES,
    CITY_COUNT,
    COLOUR_COUNT,
    COUNCILLORS_OF_A_COLOUR,
    COUNCILS,
    DECK,
    EMPORIUMS,
    HAND,
    JOKER,
    KING_TILE_COUNT,
    PERMIT_COUNT,
    PERMITS,
    PURSE,
    REGION_PERMITS,
    REGION_SLOTS,
    REGIONS,
    SIDES,
    TOKEN_BONUS,
    TOKEN_COUNT,
    TOKEN_COUNTS,
    TRACK_END,
    bonus_name,
)
from ludus.games.council.state import ENDING_TURN, TAKING_TURN, CouncilOfFour, bits

MANY: Final = 999
"""More points and assistants than anybody ever has."""
TOKENS: Final = [bonus_name(TOKEN_BONUS + token) for token in range(TOKEN_COUNT)]
HERE: Final = Path(__file__).parent
ALL_PERMITS: Final = range(PERMIT_COUNT)
PERMIT_NAMES: Final = [letters for letters, _ in PERMITS]


def place(game: Game, described: Described, random: Random) -> CouncilOfFour:
    """COU-11: the active player has drawn a card, and has `mains` and `quicks` actions left."""
    players = described.parts("players")
    n = len(players)
    if n not in game.players:
        raise wrong_number(game.title, game.players, n)
    s = CouncilOfFour(game, n, None)
    sides = described.part("map")
    for region, name in enumerate(REGIONS):
        s.map |= sides.word(name, SIDES, 0) << region
    s.king = described.part("king").word("city", CITIES, int(s.purple_city()))
    s.first = described.seat("first", 0, n)
    for seat, player in enumerate(players):
        _place_player(s, seat, player)
    _place_cities(s, described.named("cities", CITIES), random)
    _place_councils(s, described.named("councils", COUNCILS), random)
    _place_permits(s, players, described.named("regions", REGIONS), random)
    _deal(s, players, described, random)
    _place_tiles(s, described)
    _begin_turn(s, described)
    return s


def _begin_turn(s: CouncilOfFour, described: Described) -> None:
    """COU-11, COU-33: whose turn it is; `acted` once a main action was taken in it."""
    n = int(s.players)
    s.ending = described.seat("ending", -1, n)
    finished = [seat for seat in range(n) if bits(s.emporiums[seat]) == EMPORIUMS]
    if finished and s.ending not in finished:
        raise impossible("ending", HERE, all=EMPORIUMS, seats=repr(finished))
    s.active = described.seat("active", int(s.first), n)
    s.turn = described.number("turn", 1, 1, 9999)
    s.mains = described.number("mains", 1, 0, 9)
    s.quicks = described.number("quicks", 1, 0, 9)
    s.acted = 1 if described.flag("acted", s.mains == 0) else 0
    s.push(ENDING_TURN)
    s.push(TAKING_TURN)
    s.settle()


def _place_player(s: CouncilOfFour, seat: int, part: Described) -> None:
    """COU-01, COU-17: what a player has, but for cards and permits."""
    s.coins[seat] = part.number("coins", 0, 0, PURSE)
    s.assistants[seat] = part.number("assistants", 0, 0, MANY)
    s.points[seat] = part.number("points", 0, 0, MANY)
    s.nobility[seat] = part.number("nobility", 0, 0, TRACK_END)
    for city in part.words("emporiums", CITIES):
        s.emporiums[seat] |= 1 << city
    if bits(s.emporiums[seat]) > EMPORIUMS:
        raise impossible("emporiums", HERE, path=part.where, most=EMPORIUMS)


def _place_cities(s: CouncilOfFour, parts: list[Described], random: Random) -> None:
    """COU-03, COU-09: neutral emporiums, and a token in each city but the purple one."""
    left = [int(count) for count in TOKEN_COUNTS]
    for city, part in enumerate(parts):
        if part.flag("neutral", False):
            s.neutral |= 1 << city
        part.note("token", Field("word", words=TOKENS, optional=True))
        said = part.get("token")
        if said is None:
            continue
        name = said if isinstance(said, str) else part.part("token").get("name")
        token = place_of(name, TOKENS, part.path("token"))
        s.tokens[city] = token
        left[token] -= 1
    if s.tokens[s.purple_city()] >= 0 or min(left) < 0:
        raise impossible("token", HERE)
    for city in range(CITY_COUNT):
        if city != s.purple_city() and s.tokens[city] < 0:
            s.tokens[city] = dealt(left, random)


def _place_councils(s: CouncilOfFour, parts: list[Described], random: Random) -> None:
    """COU-08: four councillors sit in each council, the others are beside the board."""
    for council, part in enumerate(parts):
        colours = part.words("councillors", CARDS[:JOKER])
        if colours and len(colours) != BALCONY:
            path = part.path("councillors")
            raise impossible("councillors", HERE, path=path, all=BALCONY, count=len(colours))
        for place, colour in enumerate(colours):
            s.balconies[council * BALCONY + place] = colour
    left = [
        rest(
            f"councillors.{CARDS[colour]}",
            COUNCILLORS_OF_A_COLOUR,
            sum(seated == colour for seated in s.balconies),
        )
        for colour in range(COLOUR_COUNT)
    ]
    for place in range(len(s.balconies)):
        if s.balconies[place] < 0:
            s.balconies[place] = dealt(left, random)
    for colour in range(COLOUR_COUNT):
        s.beside[colour] = left[colour]


def _permits(part: Described, key: str, taken: set[int], few: range = ALL_PERMITS) -> list[int]:
    """Permits by their numbers, or as a view has them; -1 for none. Each is in one place only."""
    found: list[int] = []
    part.note(key, Field("many", few[0], few[-1], PERMIT_NAMES[few[0] : few[-1] + 1]))
    for i, said in enumerate(part.items(key)):
        path = f"{part.path(key)}[{i}]"
        part.read.add(path)
        id = Described(said, path, part.read).get("id") if isinstance(said, dict) else said
        if id is None:
            found.append(-1)
            continue
        if type(id) is not int or not 0 <= id < PERMIT_COUNT:
            last = PERMIT_COUNT - 1
            raise impossible("permit", HERE, path=path, last=last, value=repr(id))
        if id in taken:
            raise impossible("permit-twice", HERE, path=path, permit=id)
        taken.add(id)
        found.append(id)
    return found


def _together(permits: list[int]) -> int:
    """A set of permits, a bit each; what says none is not one."""
    return sum(1 << permit for permit in permits if permit >= 0)


def _place_permits(
    s: CouncilOfFour, players: list[Described], regions: list[Described], random: Random
) -> None:
    """COU-05, COU-38: permits that are not said to be elsewhere are in the piles."""
    taken: set[int] = set()
    for seat, player in enumerate(players):
        s.permits[seat] = _together(_permits(player, "permits", taken))
        s.used[seat] = _together(_permits(player, "used", taken))
    for region, part in enumerate(regions):
        own = range(region * REGION_PERMITS, (region + 1) * REGION_PERMITS)
        shown = [*_permits(part, "shown", taken, own), -1, -1][:2]
        bottom = _permits(part, "bottom", taken, own)
        for permit in (*shown, *bottom):
            if permit >= 0 and permit // REGION_PERMITS != region:
                raise impossible("permit-region", HERE, path=part.where, permit=permit)
        for i, permit in enumerate(bottom):
            s.bottom[region * REGION_PERMITS + i] = permit
        s.at_bottom[region] = len(bottom)
        first = region * REGION_PERMITS
        pile = [0 if first + i in taken else 1 for i in range(REGION_PERMITS)]
        for slot in range(REGION_SLOTS):
            if shown[slot] < 0 and any(pile):
                shown[slot] = first + dealt(pile, random)
            s.shown[region * REGION_SLOTS + slot] = shown[slot]
        s.unseen[region] = sum(1 << i for i, there in enumerate(pile) if there)


def _deal(s: CouncilOfFour, players: list[Described], described: Described, random: Random) -> None:
    """COU-38: hands that are not said are dealt from all cards that are nowhere else."""
    discards = described.counts("discards", CARDS, [0] * CARD_COUNT)
    unseen: dict[int, int] = {}
    for seat, player in enumerate(players):
        hand = player.counts("hand", CARDS, [0] * CARD_COUNT)
        for card, count in enumerate(hand):
            s.hands[seat * CARD_COUNT + card] = count
        if sum(hand) == 0:
            unseen[seat] = player.number("cards", HAND, 0, sum(DECK))
    left: list[int] = []
    for card, name in enumerate(CARDS):
        held = sum(s.hands[seat * CARD_COUNT + card] for seat in range(len(players)))
        left.append(rest(f"hand.{name}", DECK[card], int(held) + discards[card]))
        s.discards[card] = discards[card]
    rest("hand", sum(left), sum(unseen.values()))
    for seat, count in unseen.items():
        for _ in range(count):
            s.hands[seat * CARD_COUNT + dealt(left, random)] += 1
    for card in range(CARD_COUNT):
        s.deck[card] = left[card]


def _place_tiles(s: CouncilOfFour, described: Described) -> None:
    """COU-07, COU-24: who has taken which bonus tile and king's reward tile."""
    n = int(s.players)
    for tile, part in enumerate(described.named("bonus_tiles", BONUS_TILES)):
        s.bonus_owner[tile] = part.seat("owner", -1, n)
    for tile, part in enumerate(described.parts("king_tiles")[:KING_TILE_COUNT]):
        s.king_owner[tile] = part.seat("owner", -1, n)


def beside_view(s: CouncilOfFour) -> View:
    """COU-11: what is in no view: whether a main action was taken in the turn."""
    return {"acted": bool(s.acted)}
