"""What is printed on the boards, the tiles and the cards of The Council of Four.

A set of cities is a number with one bit a city, a set of permits one with a bit a permit. A map is
a number too: 1 for side B of the coast, plus 2 for side B of the hills, plus 4 of the mountains.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludus.core.numbering import check_counts

City = i64
Region = i64
Council = i64
Card = i64
Permit = i64
"""What is indexed by its number; a region's council has the region's number."""

PERMIT_COUNT: Final = 45
BIT: Final = vec[i64]([1 << n for n in range(PERMIT_COUNT)])
"""The set of one city or permit."""

PLAYERS: Final = ("green", "red", "blue", "yellow")

PLAYER_COUNT: Final = 4

CITIES: Final = (
    "arkon",
    "burgen",
    "castrum",
    "dorful",
    "esti",
    "framek",
    "graden",
    "hellar",
    "indur",
    "juvelar",
    "kultos",
    "lyram",
    "merkatim",
    "naris",
    "osium",
)
CITY_COUNT: Final = 15
LETTERS: Final = "ABCDEFGHIJKLMNO"
ALL_CITIES: Final = 0x7FFF
REGIONS: Final = ("coast", "hills", "mountains")
REGION_COUNT: Final = 3
COUNCILS: Final = ("coast", "hills", "mountains", "king")
COUNCIL_COUNT: Final = 4
KINGS_COUNCIL: Final = 3
SIDES: Final = ("A", "B")
SIDE_COUNT: Final = 2
MAPS: Final = 8

CARDS: Final = ("white", "black", "orange", "purple", "pink", "blue", "joker")
"""The colours of the councillors and of the cards; a card can also be a joker."""
CARD_COUNT: Final = 7
COLOUR_COUNT: Final = 6
JOKER: Final = 6
DECK: Final[tuple[int, ...]] = (13, 13, 13, 13, 13, 13, 12)
"""How many of each politics card there are (COU-04)."""
COUNCILLORS_OF_A_COLOUR: Final = 4
BALCONY: Final = 4
"""How many councillors sit in a balcony (COU-08)."""

METALS: Final = ("gold", "silver", "bronze", "iron", "purple")
PURPLE: Final = 4
METAL_LETTERS: Final[tuple[str, str]] = ("igssbgsgbpgsibg", "gbsisgpgbsgisbg")
"""The colour of each city, A to O, on side A and on side B (COU-02)."""

ROADS: Final[tuple[tuple[tuple[str, ...], tuple[str, ...]], ...]] = (
    (("AB", "AC", "BD", "BE"), ("AC", "BE", "CD")),
    (("FI", "GJ", "HJ", "IJ", "HM"), ("FG", "FI", "GH", "GI", "HJ", "JM")),
    (("KN", "LO", "MO", "NO"), ("KL", "LN", "MO")),
)
"""The roads on each side of each region; the lowest road to the mountains goes with the hills."""
BORDER_ROADS: Final = ("CF", "DG", "EH", "IK", "JL")
"""The roads over the borders that every map has (COU-02)."""

HAND: Final = 6
COINS: Final = 10
"""The coins of the first player; each player after him has one more (COU-01)."""
PURSE: Final = 20
"""Where the coins stop (COU-23)."""
EMPORIUMS: Final = 10
LAST_EMPORIUM: Final = 3
"""Points for the tenth emporium (COU-33)."""
ELECTION_COINS: Final = 4
PRICE: Final = vec[i64]([99, 10, 7, 4, 0])
"""Coins by the number of cards played; none at all satisfy nobody (COU-13)."""
ROAD_COINS: Final = 2
ENGAGE_COINS: Final = 3
EXTRA_ASSISTANTS: Final = 3

TRACK_END: Final = 20
TOKEN_SPACE: Final = 4
PERMIT_SPACE: Final = 10
REPEAT_SPACE: Final = 14
TWO_TOKENS_SPACE: Final = 16
"""Spaces of the nobility track at which something is chosen (COU-24)."""
NOBLEST: Final = 5
SECOND_NOBLEST: Final = 2
MOST_PERMITS: Final = 3

BONUS_TILES: Final = ("gold", "silver", "bronze", "iron", "coast", "hills", "mountains")
BONUS_TILE_COUNT: Final = 7
KING_TILE_COUNT: Final = 5
BONUS_POINTS: Final = vec[i64]([20, 12, 8, 5, 5, 5, 5])
KING_POINTS: Final = vec[i64]([25, 18, 12, 7, 3])
"""COU-07."""

GOODS: Final = ("assistants", "coins", "cards", "points", "nobility", "actions")
GOOD_COUNT: Final = 6
ASSISTANTS: Final = 0
COIN: Final = 1
CARD: Final = 2
POINTS: Final = 3
NOBILITY: Final = 4
ACTIONS: Final = 5
GOOD_LETTERS: Final = "acpvnm"

REGION_CITIES: Final = 5
REGION_PERMITS: Final = 15
REGION_SLOTS: Final = 2
SLOT_COUNT: Final = 6
"""Face-up permits, so many a region."""
PERMITS: Final[tuple[tuple[str, str], ...]] = (
    ("A", "4v 3c"),
    ("B", "3p 1a"),
    ("C", "2a 3c"),
    ("D", "7v"),
    ("E", "1m 2c"),
    ("AB", "3c 1p"),
    ("AE", "2n"),
    ("BC", "3v 3c"),
    ("CD", "3v 1a"),
    ("DE", "3v 1a"),
    ("ABC", "2a"),
    ("ABE", "3c"),
    ("ADE", "1c 2v"),
    ("BCD", "1a 1v"),
    ("CDE", "1p 1n"),
    ("F", "2p 4c"),
    ("G", "2a 2v 1n"),
    ("H", "4a"),
    ("I", "2p 2a"),
    ("J", "1m 2v"),
    ("FG", "5c"),
    ("FJ", "2a 1c"),
    ("GH", "3a"),
    ("HI", "5v"),
    ("IJ", "2p 1n"),
    ("FGH", "1n 1c"),
    ("FGJ", "2c 1v"),
    ("FIJ", "1a 1n"),
    ("GHI", "1p 1a"),
    ("HIJ", "2p"),
    ("K", "4p"),
    ("L", "1c 3a"),
    ("M", "5v 1n"),
    ("N", "7c"),
    ("O", "3p 1n"),
    ("KL", "1p 2a"),
    ("KO", "2p 1n"),
    ("LM", "3p"),
    ("MN", "1m"),
    ("NO", "2v 2p"),
    ("KLM", "1a 1c"),
    ("KLO", "1p 1c"),
    ("KNO", "1p 1v"),
    ("LMN", "3v"),
    ("MNO", "1n 1v"),
)
"""The cities and the bonuses of each permit, 15 a region in their order (COU-05).

Bonuses: a assistants, c coins, p politics cards, v points, n nobility, m main actions.
"""

TOKENS: Final = (
    "1c",
    "2c",
    "3c",
    "1v",
    "2v",
    "3v",
    "1a",
    "2a",
    "1p",
    "1n",
    "1a 1c",
    "1a 1p",
    "1p 1v",
)
"""The kinds of reward tokens (COU-03)."""
TOKEN_COUNT: Final = 13
TOKEN_COUNTS: Final = vec[i64]([1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 1, 1, 1])
NOBILITY_TOKEN: Final = 9

SPACES: Final[dict[int, str]] = {
    2: "2v 2c",
    6: "1m",
    8: "3v 1p",
    12: "5v 1a",
    18: "8v",
    19: "2v",
    20: "3v",
}
"""The bonuses printed on the nobility track, but for those that ask for a choice (COU-24)."""


def goods(text: str) -> tuple[int, ...]:
    """The six amounts, in the order of GOODS, of a bonus written as above."""
    amounts = {part[1]: int(part[0]) for part in text.split()}
    return tuple(amounts.get(letter, 0) for letter in GOOD_LETTERS)


TOKEN_BONUS: Final = 45
SPACE_BONUS: Final = 58
BONUSES: Final[tuple[tuple[int, ...], ...]] = tuple(
    goods(text)
    for text in (
        *(bonus for _, bonus in PERMITS),
        *TOKENS,
        *(SPACES.get(space, "") for space in range(TRACK_END + 1)),
    )
)
"""All bonuses: of the permits, from TOKEN_BONUS on of the tokens, from SPACE_BONUS of the track."""
BONUS: Final = vec[i64]([amount for bonus in BONUSES for amount in bonus])
"""The same for the rules: `BONUS[bonus * GOOD_COUNT + good]`."""


def bonus_name(bonus: int) -> str:
    """A name for the goods of a bonus, such as `2-assistants-3-coins`."""
    amounts = zip(GOODS, BONUSES[bonus], strict=True)
    return "-".join(f"{amount}-{good}" for good, amount in amounts if amount) or "nothing"


def cities(mask: int) -> list[str]:
    """The names of the cities in a set."""
    return [name for city, name in enumerate(CITIES) if mask >> city & 1]


def _mask(letters: str) -> int:
    return sum(1 << LETTERS.index(letter) for letter in letters)


PERMIT_CITIES: Final = vec[i64]([_mask(letters) for letters, _ in PERMITS])
"""The set of cities that each permit shows."""


def side_of(map: int, region: int) -> int:
    """0 if the map has side A of the region, 1 if it has side B."""
    return map >> region & 1


def metal_of(map: int, city: int) -> int:
    """COU-02: the colour of a city on a map."""
    return "gsbip".index(METAL_LETTERS[side_of(map, city // REGION_CITIES)][city])


def roads_of(map: int) -> list[tuple[int, int]]:
    """COU-02: the roads of a map, each once."""
    roads = [*BORDER_ROADS]
    for region in range(REGION_COUNT):
        roads += ROADS[region][side_of(map, region)]
    return sorted((LETTERS.index(road[0]), LETTERS.index(road[1])) for road in roads)


def _neighbours(map: int) -> list[int]:
    """The cities one road away from each city."""
    masks = [0] * CITY_COUNT
    for a, b in roads_of(map):
        masks[a] |= 1 << b
        masks[b] |= 1 << a
    return masks


def _distances(map: int, start: int) -> list[int]:
    """How many roads every city is away from this one."""
    near = _neighbours(map)
    distances = [-1] * CITY_COUNT
    distances[start] = 0
    queue = [start]
    for city in queue:
        for other in range(CITY_COUNT):
            if near[city] >> other & 1 and distances[other] < 0:
                distances[other] = distances[city] + 1
                queue.append(other)
    return distances


def _within(map: int, start: int) -> list[int]:
    """The sets of cities at most 0, 1, ... FARTHEST roads away."""
    distances = _distances(map, start)
    return [
        sum(1 << city for city in range(CITY_COUNT) if distances[city] <= far)
        for far in range(FARTHEST + 1)
    ]


def _tile_cities(map: int, tile: int) -> int:
    """The cities one must own for a bonus tile."""
    if tile >= 4:
        return (1 << REGION_CITIES) - 1 << REGION_CITIES * (tile - 4)
    return sum(1 << city for city in range(CITY_COUNT) if metal_of(map, city) == tile)


FARTHEST: Final = PURSE // ROAD_COINS
"""No purse pays for more roads than this."""
NEIGHBOURS: Final = vec[i64]([mask for map in range(MAPS) for mask in _neighbours(map)])
"""`NEIGHBOURS[map * CITY_COUNT + city]`."""
DISTANCE: Final = vec[i64](
    [roads for map in range(MAPS) for city in range(CITY_COUNT) for roads in _distances(map, city)]
)
"""`DISTANCE[(map * CITY_COUNT + city) * CITY_COUNT + city]`, in roads."""
WITHIN: Final = vec[i64](
    [mask for map in range(MAPS) for city in range(CITY_COUNT) for mask in _within(map, city)]
)
"""`WITHIN[(map * CITY_COUNT + city) * 11 + roads]`: the cities at most so many roads away."""
TILE_CITIES: Final = vec[i64](
    [_tile_cities(map, tile) for map in range(MAPS) for tile in range(len(BONUS_TILES))]
)
"""`TILE_CITIES[map * BONUS_TILE_COUNT + tile]`: what completes a bonus tile."""
KINGS_CITY: Final = vec[i64](
    [
        next(city for city in range(CITY_COUNT) if metal_of(map, city) == PURPLE)
        for map in range(MAPS)
    ]
)
"""The purple city of each map (COU-06)."""


def route(map: int, start: int, goal: int) -> list[str]:
    """A shortest way along the roads, both ends included."""
    way = [goal]
    while way[-1] != start:
        nearer = DISTANCE[(map * CITY_COUNT + start) * CITY_COUNT + way[-1]] - 1
        near = NEIGHBOURS[map * CITY_COUNT + way[-1]]
        way.append(
            next(
                city
                for city in range(CITY_COUNT)
                if near >> city & 1
                and DISTANCE[(map * CITY_COUNT + start) * CITY_COUNT + city] == nearer
            )
        )
    return [CITIES[city] for city in reversed(way)]


check_counts(
    (PLAYER_COUNT, PLAYERS),
    (CITY_COUNT, CITIES),
    (REGION_COUNT, REGIONS),
    (COUNCIL_COUNT, COUNCILS),
    (SIDE_COUNT, SIDES),
    (REGION_CITIES * REGION_COUNT, CITIES),
    (REGION_SLOTS * REGION_COUNT, range(SLOT_COUNT)),
    (CARD_COUNT, CARDS),
    (COLOUR_COUNT, CARDS[:JOKER]),
    (PERMIT_COUNT, PERMITS),
    (REGION_PERMITS * REGION_COUNT, PERMITS),
    (TOKEN_COUNT, TOKENS),
    (TOKEN_BONUS, PERMITS),
    (SPACE_BONUS, (*PERMITS, *TOKENS)),
    (GOOD_COUNT, GOODS),
    (BONUS_TILE_COUNT, BONUS_TILES),
)
