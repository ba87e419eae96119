"""What a seat may know of The Council of Four."""

from typing import Final, TypedDict

from mypy_extensions import i64

from ludus.games.council.data import (
    BALCONY,
    BONUS_POINTS,
    BONUS_TILES,
    BONUSES,
    CARD_COUNT,
    CARDS,
    CITIES,
    CITY_COUNT,
    COUNCIL_COUNT,
    COUNCILS,
    EMPORIUMS,
    GOODS,
    JOKER,
    KING_POINTS,
    KING_TILE_COUNT,
    LETTERS,
    METALS,
    PERMIT_CITIES,
    PERMIT_COUNT,
    PLAYERS,
    PRICE,
    REGION_CITIES,
    REGION_COUNT,
    REGION_PERMITS,
    REGION_SLOTS,
    REGIONS,
    ROAD_COINS,
    SIDES,
    SPACE_BONUS,
    TOKEN_BONUS,
    TRACK_END,
    bonus_name,
    cities,
    metal_of,
    roads_of,
    route,
    side_of,
)
from ludus.games.council.effects import space_name
from ludus.games.council.shape import (
    Bonus,
    City,
    Council,
    King,
    Offer,
    Payment,
    Permit,
    Player,
    Region,
    Route,
    View,
)
from ludus.games.council.state import PAYING, CouncilOfFour, bits


class Own(TypedDict):
    """What of a view depends on the seat."""

    players: list[Player]
    cities: list[City]
    councils: list[Council]


def view(s: CouncilOfFour, seat: int) -> View:
    """COU-38: all but the hands of others and the order of deck and piles."""
    shared = shared_view(s)
    return {**shared, **own_view(s, seat, shared)}


def own_view(s: CouncilOfFour, seat: int, shared: View) -> Own:
    """COU-38: the seat's own hand, and what building and councils would cost the seat."""
    players, cities, councils = shared["players"], shared["cities"], shared["councils"]
    if seat >= 0:
        players = [*players[:seat], {**players[seat], "hand": _hand(s, seat)}, *players[seat + 1 :]]
        cities = [_priced(s, city, seat, shown) for city, shown in enumerate(cities)]
    if seat >= 0 and not _paying(s):
        councils = [{**shown, "offer": _offer(s, c, seat)} for c, shown in enumerate(councils)]
    return {"players": players, "cities": cities, "councils": councils}


def shared_view(s: CouncilOfFour) -> View:
    """COU-38: what one sees who has no hand."""
    return {
        "map": {region: SIDES[side_of(int(s.map), r)] for r, region in enumerate(REGIONS)},
        "first": _seat(s.first),
        "ending": _seat(s.ending),
        "mains": int(s.mains),
        "quicks": int(s.quicks),
        "players": [_player(s, player) for player in range(s.players)],
        "cities": [_city(s, city) for city in range(CITY_COUNT)],
        "roads": _roads(int(s.map)),
        "king": _king(s),
        "councils": [_council(s, council) for council in range(COUNCIL_COUNT)],
        "payment": _payment(s),
        "beside": {colour: int(s.beside[i]) for i, colour in enumerate(CARDS[:JOKER])},
        "regions": [_region(s, region) for region in range(REGION_COUNT)],
        "track": TRACK,
        "bonus_tiles": [
            {"name": tile, "points": int(BONUS_POINTS[i]), "owner": _seat(s.bonus_owner[i])}
            for i, tile in enumerate(BONUS_TILES)
        ],
        "king_tiles": [
            {"points": int(KING_POINTS[i]), "owner": _seat(s.king_owner[i])}
            for i in range(KING_TILE_COUNT)
        ],
        "deck": int(s.in_deck()),
        "discards": _cards([s.discards[card] for card in range(CARD_COUNT)]),
    }


def _seat(owner: i64) -> int | None:
    return int(owner) if owner >= 0 else None


def _cards(counts: list[i64]) -> dict[str, int]:
    return {card: int(counts[i]) for i, card in enumerate(CARDS)}


def _bonus(bonus: int) -> Bonus:
    """A bonus by its name and by its goods."""
    amounts = zip(GOODS, BONUSES[bonus], strict=True)
    return {
        "name": bonus_name(bonus),
        "goods": {good: amount for good, amount in amounts if amount},
    }


def _permit(permit: int) -> Permit:
    return {
        "id": permit,
        "region": REGIONS[permit // REGION_PERMITS],
        "cities": cities(int(PERMIT_CITIES[permit])),
        "bonus": _bonus(permit),
    }


# What never changes is made once and is the same object in every view, which is only read.
TRACK: Final = [space_name(space) for space in range(TRACK_END + 1)]
PERMITS: Final = [_permit(permit) for permit in range(PERMIT_COUNT)]
TOKENS: Final = [_bonus(bonus) for bonus in range(TOKEN_BONUS, SPACE_BONUS)]
ROADS: Final[dict[int, list[list[str]]]] = {}
KINGS: Final[dict[int, King]] = {}


def _roads(map: int) -> list[list[str]]:
    if map not in ROADS:
        ROADS[map] = [[CITIES[a], CITIES[b]] for a, b in roads_of(map)]
    return ROADS[map]


def _permits(mask: int) -> list[Permit]:
    return [PERMITS[permit] for permit in range(PERMIT_COUNT) if mask >> permit & 1]


def _hand(s: CouncilOfFour, seat: int) -> dict[str, int]:
    """COU-38: a hand is shown to its owner only."""
    return _cards([s.hands[seat * CARD_COUNT + card] for card in range(CARD_COUNT)])


def _player(s: CouncilOfFour, player: int) -> Player:
    return {
        "colour": PLAYERS[player],
        "coins": int(s.coins[player]),
        "assistants": int(s.assistants[player]),
        "points": int(s.points[player]),
        "nobility": int(s.nobility[player]),
        "cards": int(s.in_hand(player)),
        "hand": None,
        "permits": _permits(int(s.permits[player])),
        "used": _permits(int(s.used[player])),
        "emporiums": cities(int(s.emporiums[player])),
        "emporiums_left": int(EMPORIUMS - bits(s.emporiums[player])),
    }


def _priced(s: CouncilOfFour, city: int, seat: int, shown: City) -> City:
    """A city with what building there would cost the seat in assistants, null if it has built."""
    if s.emporiums[seat] >> city & 1:
        return shown
    return {**shown, "assistants": int(s.crowd(seat, city))}


def _city(s: CouncilOfFour, city: int) -> City:
    token = s.tokens[city]
    return {
        "name": CITIES[city],
        "letter": LETTERS[city],
        "region": REGIONS[city // REGION_CITIES],
        "metal": METALS[metal_of(int(s.map), city)],
        "token": TOKENS[token] if token >= 0 else None,
        "emporiums": [p for p in range(s.players) if s.emporiums[p] >> city & 1],
        "neutral": bool(s.neutral >> city & 1),
        "assistants": None,
    }


def _king(s: CouncilOfFour) -> King:
    """COU-15: where the king is, and by what way and for how much he would go elsewhere."""
    if s.king < 0:
        return {"city": None, "routes": {}}
    known = int(s.map * CITY_COUNT + s.king)
    if known not in KINGS:
        KINGS[known] = _ways(int(s.map), int(s.king))
    return KINGS[known]


def _ways(map: int, king: int) -> King:
    """The king in a city, and his ways from there."""
    routes: dict[str, Route] = {}
    for city in range(CITY_COUNT):
        way = route(map, king, city)
        routes[CITIES[city]] = {"way": way, "coins": ROAD_COINS * (len(way) - 1)}
    return {"city": CITIES[king], "routes": routes}


def _council(s: CouncilOfFour, council: int) -> Council:
    """A council, from the side where new councillors enter to the one where they fall."""
    colours = [s.balconies[council * BALCONY + place] for place in range(BALCONY)]
    return {
        "name": COUNCILS[council],
        "councillors": [CARDS[colour] for colour in colours if colour >= 0],
        "offer": None,
    }


def _paying(s: CouncilOfFour) -> bool:
    return s.top >= 0 and s.frames[s.top] == PAYING


def _offer(s: CouncilOfFour, council: int, seat: int) -> Offer:
    """COU-13: the seat's cards that match, and the cheapest payment: all of them, then jokers."""
    hand = seat * CARD_COUNT
    cards = {
        CARDS[colour]: int(min(s.hands[hand + colour], s.sitting(council, colour)))
        for colour in range(JOKER)
    }
    matching = int(s.matching(seat, council, 0))
    jokers = int(min(s.hands[hand + JOKER], BALCONY - matching))
    price = int(s.best_price(seat, council)) if matching + jokers else None
    return {
        "cards": {card: count for card, count in cards.items() if count},
        "jokers": jokers,
        "coins": price,
        "payable": price is not None and price <= s.coins[seat],
    }


def _payment(s: CouncilOfFour) -> Payment | None:
    """COU-13: what is being paid, and what it costs as it stands."""
    if not _paying(s):
        return None
    played = int(s.b())
    return {
        "council": COUNCILS[s.a()],
        "cards": _cards([s.played[card] for card in range(CARD_COUNT)]),
        "coins": int(PRICE[played] + s.played[JOKER]) if played else None,
    }


def _region(s: CouncilOfFour, region: int) -> Region:
    """COU-38: the permits put at the bottom are known, `bottom` has the next one first."""
    shown = [int(s.shown[region * REGION_SLOTS + slot]) for slot in range(REGION_SLOTS)]
    bottom = [int(s.bottom[region * REGION_PERMITS + i]) for i in range(s.at_bottom[region])]
    return {
        "name": REGIONS[region],
        "shown": [PERMITS[permit] if permit >= 0 else None for permit in shown],
        "unseen": int(bits(s.unseen[region])),
        "bottom": [PERMITS[permit] for permit in bottom],
    }
