"""The board of The Council of Four in text, for the terminal."""

from typing import Final, cast

from ludus.core import game
from ludus.core.text import fitted
from ludus.games.council.data import GOOD_LETTERS, GOODS
from ludus.games.council.shape import Bonus, City, Council, Payment, Permit, Region, View

WIDTH: Final = 80
CITY: Final = 36
"""How much of a line the cities of a region take."""
COLOURS: Final = {
    "white": "W",
    "black": "K",
    "orange": "O",
    "purple": "U",
    "pink": "P",
    "blue": "B",
    "joker": "*",
}
LETTERS: Final = dict(zip(GOODS, GOOD_LETTERS, strict=True))
LEGEND: Final = (
    "Cards: W white  K black  O orange  U purple  P pink  B blue  * joker",
    "Bonuses: a assistant  c coin  p politics card  v point  n nobility  m action",
    "Cities: k king  n neutral emporium, then the players' emporiums by initial",
)


def draw(view: game.View) -> str:
    """The three regions, the king's board, then the players, in lines that fit a terminal."""
    v = cast(View, view)
    regions = [line for region in v["regions"] for line in _region(region, v)]
    below = [*_roads(v), "", *_kings_board(v), "", *_players(v), "", *LEGEND]
    bottom = "+" + "-" * (WIDTH - 2) + "+"
    return "\n".join([*regions, bottom, *fitted(below, 9)])


def _region(region: Region, v: View) -> list[str]:
    """The cities, and beside them the council, the permits and the pile."""
    name = region["name"]
    title = f"+- {name.upper()} {v['map'][name]} "
    cities = [city for city in v["cities"] if city["region"] == name]
    council = next(council for council in v["councils"] if council["name"] == name)
    beside = [
        *_council(council),
        *(f"permit {_permit(permit)}" for permit in region["shown"]),
        f"pile: {region['unseen']} unseen, {len(region['bottom'])} put below",
    ]
    lines = [_line(_city(city, v), text) for city, text in zip(cities, beside, strict=True)]
    return [title.ljust(WIDTH - 1, "-") + "+", *lines]


def _line(city: str, beside: str) -> str:
    return f"| {city:<{CITY}}  {beside:<{WIDTH - CITY - 6}} |"


def _city(city: City, v: View) -> str:
    """'J Juvelar  purple       k n GR'."""
    signs = ["k"] * (v["king"]["city"] == city["name"]) + ["n"] * city["neutral"]
    signs.append("".join(v["players"][seat]["colour"][0].upper() for seat in city["emporiums"]))
    token = goods(city["token"]) if city["token"] else ""
    name = f"{city['letter']} {city['name'].capitalize():<9}"
    return f"{name}{city['metal']:<7}{token:<6} {' '.join(sign for sign in signs if sign)}"


def goods(bonus: Bonus) -> str:
    """What a bonus brings: '2a 3c'."""
    return " ".join(f"{amount}{LETTERS[good]}" for good, amount in bonus["goods"].items())


def _letters(permit: Permit) -> str:
    return "".join(city[0].upper() for city in permit["cities"])


def _permit(permit: Permit | None) -> str:
    """'ABE for 3c'."""
    return f"{_letters(permit):<3} {goods(permit['bonus'])}" if permit else "-"


def _council(council: Council) -> list[str]:
    """The councillors from the arrow on, and what they would cost the one who looks."""
    colours = " ".join(COLOURS[colour] for colour in council["councillors"])
    offer = council["offer"]
    if offer is None:
        price = ""
    elif offer["coins"] is None:
        price = "you hold no card for it"
    else:
        coloured = "".join(COLOURS[card] * count for card, count in offer["cards"].items())
        cards = coloured + COLOURS["joker"] * offer["jokers"]
        short = "" if offer["payable"] else ", too dear"
        price = f"best: {cards} and {_coins(offer['coins'])}{short}"
    return [f"council > {colours}", price]


def _coins(count: int) -> str:
    return f"{count} coin" if count == 1 else f"{count} coins"


def _roads(v: View) -> list[str]:
    roads = " ".join(f"{a[0].upper()}-{b[0].upper()}" for a, b in v["roads"])
    below = [
        f"Put below in {region['name']}: " + " ".join(_letters(p) for p in region["bottom"])
        for region in v["regions"]
        if region["bottom"]
    ]
    return [f"Roads: {roads}", *below]


def _kings_board(v: View) -> list[str]:
    king = v["king"]["city"] or "nowhere yet"
    council, price = _council(v["councils"][3])
    beside = " ".join(COLOURS[colour] for colour, n in v["beside"].items() for _ in range(n))
    bonus = ", ".join(f"{t['name']} {t['points']}" for t in v["bonus_tiles"] if t["owner"] is None)
    kings = ", ".join(str(t["points"]) for t in v["king_tiles"] if t["owner"] is None)
    discards = "".join(COLOURS[card] * n for card, n in v["discards"].items())
    return [
        f"King: {king.capitalize()}, his {council}" + (f", {price}" if price else ""),
        f"Councillors beside the board: {beside}",
        f"Bonus tiles left: {bonus or 'none'}",
        f"King's reward tiles left: {kings or 'none'}",
        *_track(v["track"]),
        f"Deck: {v['deck']} cards   Discards: {discards or 'none'}",
        *_payment(v["payment"]),
    ]


def _track(spaces: list[str]) -> list[str]:
    """The spaces of the nobility track that give something: '8 [3v 1p]'."""
    given = [f"{i} [{_short(name)}]" for i, name in enumerate(spaces) if name != "nothing"]
    return ["Nobility track: " + "  ".join(given[:6]), " " * 16 + "  ".join(given[6:])]


def _short(bonus: str) -> str:
    """'1c 3v' for `1-coins-3-points`; choices are named."""
    parts = bonus.split("-")
    if not parts[0].isdecimal():
        return bonus.replace("-", " ")
    return " ".join(n + LETTERS[good] for n, good in zip(parts[::2], parts[1::2], strict=True))


def _payment(payment: Payment | None) -> list[str]:
    if payment is None:
        return []
    cards = "".join(COLOURS[card] * n for card, n in payment["cards"].items())
    price = "" if payment["coins"] is None else f", {_coins(payment['coins'])} as it stands"
    return [f"Being played for the council ({payment['council']}): {cards or 'no card'}{price}"]


def _players(v: View) -> list[str]:
    return [line for seat in range(len(v["players"])) for line in _player(v, seat)]


def _player(v: View, seat: int) -> list[str]:
    player = v["players"][seat]
    tiles = [tile["name"] for tile in v["bonus_tiles"] if tile["owner"] == seat]
    tiles += [f"king's {tile['points']}" for tile in v["king_tiles"] if tile["owner"] == seat]
    permits = "  ".join(_permit(permit) for permit in player["permits"])
    used = " ".join(_letters(permit) for permit in player["used"])
    lines = [
        f"{player['colour']:<7}{player['points']:>3} points {player['coins']:>3} coins"
        f" {player['assistants']:>3} assistants {player['cards']:>3} cards"
        f"  nobility {player['nobility']:>2}  {player['emporiums_left']:>2} to build",
    ]
    if player["hand"] is not None:
        hand = " ".join(COLOURS[card] for card, n in player["hand"].items() for _ in range(n))
        lines.append(f"       hand: {hand or 'empty'}")
    if permits or used:
        face_down = f"   face down: {used}" if used else ""
        lines.append(f"       permits: {permits or '-'}{face_down}")
    if tiles:
        lines.append(f"       tiles: {', '.join(tiles)}")
    return lines
