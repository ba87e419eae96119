"""What a strong player of The Council of Four looks at, and how much it counts."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludus.core.game import Seat
from ludus.core.numbering import joined
from ludus.games.council.data import (
    BONUS_POINTS,
    BONUS_TILE_COUNT,
    BONUSES,
    CARD_COUNT,
    CITY_COUNT,
    COLOUR_COUNT,
    COUNCIL_COUNT,
    EMPORIUMS,
    JOKER,
    KING_POINTS,
    KING_TILE_COUNT,
    KINGS_COUNCIL,
    MOST_PERMITS,
    NOBLEST,
    PERMIT_CITIES,
    PRICE,
    SECOND_NOBLEST,
    TILE_CITIES,
    TOKEN_BONUS,
    TOKENS,
)
from ludus.games.council.effects import group
from ludus.games.council.rules import STEPS
from ludus.games.council.state import (
    CHOOSING_CITY,
    CHOOSING_COUNCIL,
    CHOOSING_PERMIT,
    CHOOSING_TOKENS,
    ELECTING,
    PAYING,
    REPEATING,
    ROUTING_KING,
    TAKING_PERMIT,
    CouncilOfFour,
    bits,
    price_with_jokers,
)

TRACK: Final = 0
TILE_POINTS: Final = 1
KING_TILE_POINTS: Final = 2
NOBILITY_PRIZE: Final = 3
PERMIT_PRIZE: Final = 4
SCORED_LATE: Final = 5
BUILT: Final = 6
BUILT_LATE: Final = 7
NINE_BUILT: Final = 8
TILE_NEXT: Final = 9
"""Points of tiles that one more city completes, then two, then three."""
TILE_RACE: Final = 12
NETWORK: Final = 13
NOBLE: Final = 14
NOBLE_NEXT: Final = 15
COINS_HELD: Final = 16
ASSISTANTS_HELD: Final = 17
NO_ASSISTANT: Final = 18
CARDS_HELD: Final = 19
JOKERS_HELD: Final = 20
MATCHING: Final = 21
PAYABLE: Final = 22
KING_PAYABLE: Final = 23
USABLE: Final = 24
"""No usable permit, then one, then two, then more."""
CITIES_OPEN: Final = 28
TO_MOVE: Final = 29
MAINS: Final = 30
QUICKS: Final = 31
CHOOSING: Final = 32
"""A council to elect in, to send an assistant to, or to buy from."""
AT_ELECTION: Final = 35
"""With a main action, or by an assistant."""
AT_PAYMENT: Final = 37
"""For a region's permit, or for the king."""
AFTERWARDS: Final = 39
"""The rest, in the order of MOMENTS."""
STILL_TO_PAY: Final = 45
STILL_TO_PAY_TO_KING: Final = 46
BEST_BUILD: Final = 47
GOODS_LATE: Final = 48
"""Coins, then assistants, then cards, then usable permits."""
TURNS_AWAY: Final = 52
PROGRESS: Final = 53
LAST_TURNS: Final = 54
LARGEST_NETWORK: Final = 55
HAND: Final = 56
"""Cards of the colour one has most of, then of the next."""
COUNT: Final = 58

MOMENTS: Final[tuple[int, ...]] = (
    TAKING_PERMIT,
    ROUTING_KING,
    CHOOSING_PERMIT,
    CHOOSING_CITY,
    CHOOSING_TOKENS,
    REPEATING,
)
MOMENT_OF: Final = vec[i64]([MOMENTS.index(n) if n in MOMENTS else -1 for n in range(len(STEPS))])

FEATURES: Final = tuple(
    joined(
        [
            (TRACK, ["points on the track"]),
            (TILE_POINTS, ["points of bonus tiles"]),
            (KING_TILE_POINTS, ["points of king's tiles"]),
            (NOBILITY_PRIZE, ["nobility prize"]),
            (PERMIT_PRIZE, ["permit prize"]),
            (SCORED_LATE, ["score, the later the more"]),
            (BUILT, ["emporiums"]),
            (BUILT_LATE, ["emporiums, the later the more"]),
            (NINE_BUILT, ["nine emporiums"]),
            (
                TILE_NEXT,
                ["tiles one city short", "tiles two cities short", "tiles three cities short"],
            ),
            (TILE_RACE, ["tiles where nobody is nearer"]),
            (NETWORK, ["tokens of the best network"]),
            (NOBLE, ["nobility"]),
            (NOBLE_NEXT, ["next step on the track brings something"]),
            (COINS_HELD, ["coins"]),
            (ASSISTANTS_HELD, ["assistants"]),
            (NO_ASSISTANT, ["no assistant"]),
            (CARDS_HELD, ["cards"]),
            (JOKERS_HELD, ["jokers"]),
            (MATCHING, ["cards that match councils"]),
            (PAYABLE, ["councils one can pay"]),
            (KING_PAYABLE, ["the king's council can be paid"]),
            (
                USABLE,
                [
                    "no permit to use",
                    "one permit to use",
                    "two permits to use",
                    "more permits to use",
                ],
            ),
            (CITIES_OPEN, ["cities on usable permits"]),
            (TO_MOVE, ["to move"]),
            (MAINS, ["main actions left"]),
            (QUICKS, ["quick action left"]),
            (
                CHOOSING,
                [
                    "choosing a council to elect in",
                    "choosing a council to send to",
                    "choosing a council to buy from",
                ],
            ),
            (AT_ELECTION, ["electing", "electing by an assistant"]),
            (AT_PAYMENT, ["paying for a permit", "paying for the king"]),
            (
                AFTERWARDS,
                [
                    "taking a permit",
                    "moving the king",
                    "choosing a permit",
                    "choosing a city",
                    "choosing tokens",
                    "repeating a permit",
                ],
            ),
            (STILL_TO_PAY, ["coins still to pay for a permit"]),
            (STILL_TO_PAY_TO_KING, ["coins still to pay for the king"]),
            (BEST_BUILD, ["tokens of the best city to build in"]),
            (
                GOODS_LATE,
                [
                    "coins, the later the more",
                    "assistants, the later the more",
                    "cards, the later the more",
                    "usable permits, the later the more",
                ],
            ),
            (TURNS_AWAY, ["turns until one's own"]),
            (PROGRESS, ["most emporiums of a player"]),
            (LAST_TURNS, ["last turns"]),
            (LARGEST_NETWORK, ["emporiums of the largest network"]),
            (HAND, ["cards of the most frequent colour", "cards of the next colour"]),
            (COUNT, []),
        ]
    )
)

GOODS_WORTH: Final[tuple[float, ...]] = (1.0, 0.6, 0.8, 1.0, 1.2, 2.0)
"""What assistants, coins, cards, points, nobility and actions are worth beside each other."""
TOKEN_WORTH: Final = vec[float](
    [
        sum(amount * worth for amount, worth in zip(bonus, GOODS_WORTH, strict=True))
        for bonus in BONUSES[TOKEN_BONUS : TOKEN_BONUS + len(TOKENS)]
    ]
)


def measure(s: CouncilOfFour, features: vec[float]) -> None:
    """The features of every player, at `seat * COUNT`."""
    if s.king < 0:
        return
    _measure_prizes(s, features)
    kings_points = _next_king_points(s)
    for tile in range(i64(BONUS_TILE_COUNT)):
        _measure_tile(s, tile, kings_points, features)
    late = _progress(s)
    for seat in range(s.players):
        _measure_building(s, seat, late, features)
        _measure_holdings(s, seat, late, features)
        _measure_councils(s, seat, features)
        _measure_permits(s, seat, late, features)
        _measure_total(s, seat, late, features)
    _measure_moment(s, features)


def _progress(s: CouncilOfFour) -> float:
    """How near the end is: the most emporiums of a player, of ten (COU-33)."""
    most: i64 = 0
    for seat in range(s.players):
        most = max(most, bits(s.emporiums[seat]))
    return float(most) / float(EMPORIUMS)


def _measure_prizes(s: CouncilOfFour, features: vec[float]) -> None:
    """COU-35, COU-36: what the nobility track and the most permits would bring now."""
    most: i64 = 0
    for seat in range(s.players):
        most = max(most, bits(s.permits[seat] | s.used[seat]))
    for seat in range(s.players):
        nobler: i64 = 0
        for other in range(s.players):
            if s.nobility[other] > s.nobility[seat]:
                nobler += 1
        if nobler == 0:
            features[seat * COUNT + NOBILITY_PRIZE] = float(NOBLEST)
        elif nobler == 1:
            features[seat * COUNT + NOBILITY_PRIZE] = float(SECOND_NOBLEST)
        if bits(s.permits[seat] | s.used[seat]) == most:
            features[seat * COUNT + PERMIT_PRIZE] = float(MOST_PERMITS)


def _next_king_points(s: CouncilOfFour) -> float:
    """COU-20: the points of the king's tile that the next bonus tile brings along."""
    for king in range(i64(KING_TILE_COUNT)):
        if s.king_owner[king] < 0:
            return float(KING_POINTS[king])
    return 0.0


def _measure_tile(s: CouncilOfFour, tile: i64, kings_points: float, features: vec[float]) -> None:
    """COU-20: a bonus tile with the king's tile that comes with it, and who is near it."""
    points = float(BONUS_POINTS[tile])
    if s.bonus_owner[tile] >= 0:
        features[s.bonus_owner[tile] * COUNT + TILE_POINTS] += points
        return
    points += kings_points
    needed = TILE_CITIES[s.map * BONUS_TILE_COUNT + tile]
    nearest: i64 = 99
    for seat in range(s.players):
        nearest = min(nearest, bits(needed & ~s.emporiums[seat]))
    for seat in range(s.players):
        missing = bits(needed & ~s.emporiums[seat])
        if 1 <= missing <= 3:
            features[seat * COUNT + TILE_NEXT + missing - 1] += points
        if missing == nearest:
            features[seat * COUNT + TILE_RACE] += points / float(missing + 1)


def _measure_building(s: CouncilOfFour, seat: Seat, late: float, features: vec[float]) -> None:
    """COU-19, COU-33: emporiums, and the tokens that one more in the best network would bring."""
    at = seat * COUNT
    own = s.emporiums[seat]
    built = bits(own)
    features[at + BUILT] = float(built)
    features[at + BUILT_LATE] = float(built) * late
    if built >= EMPORIUMS - 1:
        features[at + NINE_BUILT] = 1.0
    left = own
    best = 0.0
    largest: i64 = 0
    city: i64 = 0
    while left != 0:
        if left >> city & 1:
            joined = group(s, seat, city)
            left &= ~joined
            best = max(best, _tokens(s, joined))
            largest = max(largest, bits(joined))
        city += 1
    features[at + NETWORK] = best
    features[at + LARGEST_NETWORK] = float(largest)
    features[at + PROGRESS] = late
    if s.ending >= 0:
        features[at + LAST_TURNS] = 1.0


def _tokens(s: CouncilOfFour, cities: i64) -> float:
    """What the tokens of a set of cities are worth together."""
    worth = 0.0
    city: i64 = 0
    while cities:
        if cities & 1 and s.tokens[city] >= 0:
            worth += TOKEN_WORTH[s.tokens[city]]
        cities >>= 1
        city += 1
    return worth


def _measure_holdings(s: CouncilOfFour, seat: Seat, late: float, features: vec[float]) -> None:
    """Coins, assistants, cards and nobility; goods left at the end are worth little (COU-37)."""
    at = seat * COUNT
    features[at + TRACK] = float(s.points[seat])
    features[at + COINS_HELD] = float(s.coins[seat])
    features[at + ASSISTANTS_HELD] = float(s.assistants[seat])
    if s.assistants[seat] == 0:
        features[at + NO_ASSISTANT] = 1.0
    features[at + CARDS_HELD] = float(s.in_hand(seat))
    features[at + JOKERS_HELD] = float(s.hands[seat * CARD_COUNT + JOKER])
    _measure_hand(s, seat, features)
    for good in range(i64(3)):
        held = features[at + (CARDS_HELD if good == 2 else COINS_HELD + good)]
        features[at + GOODS_LATE + good] = held * late
    features[at + NOBLE] = float(s.nobility[seat])
    if s.nobility[seat] % 2 == 1 or s.nobility[seat] >= 18:
        features[at + NOBLE_NEXT] = 1.0


def _measure_hand(s: CouncilOfFour, seat: Seat, features: vec[float]) -> None:
    """COU-13: cards of one colour can be elected for and then pay."""
    most: i64 = 0
    second: i64 = 0
    for colour in range(i64(COLOUR_COUNT)):
        held = s.hands[seat * CARD_COUNT + colour]
        if held > most:
            second = most
            most = held
        elif held > second:
            second = held
    features[seat * COUNT + HAND] = float(most)
    features[seat * COUNT + HAND + 1] = float(second)


def _measure_councils(s: CouncilOfFour, seat: Seat, features: vec[float]) -> None:
    """COU-13, COU-15: how the hand suits the councils."""
    at = seat * COUNT
    for council in range(i64(COUNCIL_COUNT)):
        matching = s.matching(seat, council, 0)
        features[at + MATCHING] += float(matching)
        if price_with_jokers(matching, 0, s.hands[seat * CARD_COUNT + JOKER]) <= s.coins[seat]:
            if council == KINGS_COUNCIL:
                features[at + KING_PAYABLE] = 1.0
            else:
                features[at + PAYABLE] += 1.0


def _measure_permits(s: CouncilOfFour, seat: Seat, late: float, features: vec[float]) -> None:
    """COU-14: permits that show a city where the player has nothing yet."""
    at = seat * COUNT
    usable: i64 = 0
    cities: i64 = 0
    left = s.permits[seat]
    permit: i64 = 0
    while left != 0:
        if left & 1 and PERMIT_CITIES[permit] & ~s.emporiums[seat]:
            usable += 1
            cities |= PERMIT_CITIES[permit]
        left >>= 1
        permit += 1
    cities &= ~s.emporiums[seat]
    features[at + USABLE + min(usable, 3)] = 1.0
    features[at + GOODS_LATE + 3] = float(usable) * late
    features[at + CITIES_OPEN] = float(bits(cities))
    features[at + BEST_BUILD] = _best_build(s, seat, cities)


def _best_build(s: CouncilOfFour, seat: Seat, cities: i64) -> float:
    """COU-18, COU-19: the most that the tokens of one more emporium would bring."""
    best = 0.0
    for city in range(i64(CITY_COUNT)):
        if cities >> city & 1:
            crowd = s.crowd(seat, city)
            if crowd <= s.assistants[seat]:
                best = max(best, _tokens(s, group(s, seat, city)) - float(crowd))
    return best


def _measure_total(s: CouncilOfFour, seat: Seat, late: float, features: vec[float]) -> None:
    """The score so far counts for more near the end."""
    at = seat * COUNT
    for tile in range(i64(KING_TILE_COUNT)):
        if s.king_owner[tile] == seat:
            features[at + KING_TILE_POINTS] += float(KING_POINTS[tile])
    score = features[at + TRACK] + features[at + TILE_POINTS] + features[at + KING_TILE_POINTS]
    score += features[at + NOBILITY_PRIZE] + features[at + PERMIT_PRIZE]
    features[at + SCORED_LATE] = score * late


def _measure_moment(s: CouncilOfFour, features: vec[float]) -> None:
    """Who is in the middle of what (COU-11), and how soon the others are.

    Without the second, those who have just had their turn would seem to be ahead of those who are
    about to, and a search would shun what it has looked into further.
    """
    for seat in range(s.players):
        away = seat - s.active if seat >= s.active else seat - s.active + s.players
        features[seat * COUNT + TURNS_AWAY] = float(away)
    at = s.active * COUNT
    features[at + TO_MOVE] = 1.0
    features[at + MAINS] = float(s.mains)
    features[at + QUICKS] = float(s.quicks)
    step = s.frames[s.top]
    if step == CHOOSING_COUNCIL:
        purpose = s.a()
        features[at + CHOOSING + purpose] = 1.0
    elif step == ELECTING:
        by_assistant = s.b()
        features[at + AT_ELECTION + by_assistant] = 1.0
    elif step == PAYING:
        council = s.a()
        cards = s.b()
        king: i64 = 1 if council == KINGS_COUNCIL else 0
        price = PRICE[cards] if cards > 0 else i64(12)
        features[at + AT_PAYMENT + king] = 1.0
        features[at + STILL_TO_PAY + king] = float(price + s.played[JOKER])
    elif MOMENT_OF[step] >= 0:
        features[at + AFTERWARDS + MOMENT_OF[step]] = 1.0
