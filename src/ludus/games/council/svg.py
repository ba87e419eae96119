"""The board of The Council of Four as a picture."""

from collections.abc import Iterator
from typing import Final, cast

from ludus.core import game
from ludus.core.picture import FAINT, INK, PAPER, STONE, Spot, line, picture, rect, text, token
from ludus.games.council.board import goods
from ludus.games.council.shape import City, Council, Permit, View

UNIT: Final = 64
SPOTS: Final[dict[str, Spot]] = {
    "A": (1.2, 1.2),
    "B": (1.2, 4.6),
    "C": (3.6, 1.6),
    "D": (3.6, 5.0),
    "E": (3.2, 7.6),
    "F": (6.2, 1.2),
    "G": (6.2, 4.4),
    "H": (6.2, 7.6),
    "I": (8.8, 2.4),
    "J": (8.8, 6.0),
    "K": (11.3, 1.4),
    "L": (11.3, 4.8),
    "M": (11.3, 7.8),
    "N": (13.8, 2.8),
    "O": (13.8, 6.4),
}
"""Where the cities lie, in units."""
REGIONS: Final = {"coast": "#dbe6e3", "hills": "#e7e6cd", "mountains": "#e5dcd4"}
PLAYERS: Final = {"green": "#5d9a57", "red": "#b5493c", "blue": "#3f6db5", "yellow": "#e4c441"}
METALS: Final = {
    "gold": "#e0bd4f",
    "silver": "#c9ced3",
    "bronze": "#cd9468",
    "iron": "#8d9aa5",
    "purple": "#9a78b5",
}
COLOURS: Final = {
    "white": "#ffffff",
    "black": "#333333",
    "orange": "#e58a35",
    "purple": "#7d57a0",
    "pink": "#e59ab8",
    "blue": "#4f8fca",
    "joker": "#d8b24a",
}


def svg(view: game.View) -> str:
    """The map, the councils and the permits, then the players."""
    v = cast(View, view)
    return picture(960, 742 + 62 * len(v["players"]), "The Council of Four", _shapes(v))


def _shapes(v: View) -> Iterator[str]:
    for i, region in enumerate(v["regions"]):
        name = region["name"]
        yield rect(320 * i, 0, 320, 560, REGIONS[name], rim="")
        yield text(320 * i + 160, 26, f"{name}, side {v['map'][name]}", size=16, anchor="middle")
    for a, b in v["roads"]:
        yield line(_spot(a), _spot(b), FAINT, 7)
    for city in v["cities"]:
        yield from _city(city, v)
    for i, region in enumerate(v["regions"]):
        yield from _council(v["councils"][i], 320 * i + 14, 572)
        for slot, permit in enumerate(region["shown"]):
            yield from _permit(permit, 320 * i + 14 + 150 * slot, 600)
    yield from _council(v["councils"][3], 14, 660)
    yield from _tiles(v)
    for seat in range(len(v["players"])):
        yield from _player(v, seat, 736 + 62 * seat)


def _spot(city: str) -> Spot:
    x, y = SPOTS[city[0].upper()]
    return UNIT * x, UNIT * y


def _city(city: City, v: View) -> Iterator[str]:
    """The city with its token above, its emporiums below, and a crown where the king is."""
    x, y = _spot(city["name"])
    yield token(x, y, city["letter"], METALS[city["metal"]], radius=20)
    yield text(x, y + 36, city["name"].capitalize(), anchor="middle", bold=True, halo=True)
    if city["token"]:
        yield text(x + 25, y - 10, goods(city["token"]), size=12, halo=True)
    if v["king"]["city"] == city["name"]:
        yield text(x - 26, y - 12, "♛", size=26, ink="#7d57a0", anchor="middle")
    fills = [PLAYERS[v["players"][seat]["colour"]] for seat in city["emporiums"]]
    for i, fill in enumerate([*fills, *["#ffffff"] * city["neutral"]]):
        yield rect(x + 26 + 16 * i, y - 3, 13, 13, fill, thick=1.5)


def _council(council: Council, x: float, y: float) -> Iterator[str]:
    """The councillors from the arrow on."""
    yield text(x, y + 15, f"council: {council['name']} ▸", size=13)
    for i, colour in enumerate(council["councillors"]):
        yield rect(x + 140 + 26 * i, y, 22, 20, COLOURS[colour], round=4)


def _permit(permit: Permit | None, x: float, y: float) -> Iterator[str]:
    if permit is None:
        return
    yield rect(x, y, 140, 44, PAPER, round=5)
    letters = " / ".join(city[0].upper() for city in permit["cities"])
    yield text(x + 10, y + 18, letters, size=14, bold=True)
    yield text(x + 10, y + 36, goods(permit["bonus"]), size=12)


def _tiles(v: View) -> Iterator[str]:
    bonus = ", ".join(f"{t['name']} {t['points']}" for t in v["bonus_tiles"] if t["owner"] is None)
    kings = ", ".join(str(t["points"]) for t in v["king_tiles"] if t["owner"] is None)
    yield text(290, 675, f"Bonus tiles: {bonus or 'none'} · King's rewards: {kings or 'none'}")
    beside = ", ".join(f"{n} {colour}" for colour, n in v["beside"].items() if n)
    yield text(14, 702, f"Beside the board: {beside} · Deck: {v['deck']} cards", size=13)
    legend = "a assistant · c coin · p politics card · v point · n nobility · m main action"
    yield text(14, 722, legend, size=11, ink=INK)


def _player(v: View, seat: int, y: float) -> Iterator[str]:
    player = v["players"][seat]
    fill = PLAYERS[player["colour"]]
    yield rect(14, y, 932, 56, STONE, rim=fill, thick=3, round=6)
    yield text(26, y + 22, f"{player['colour']} · {player['points']} points", size=14, bold=True)
    facts = (
        f"coins {player['coins']} · assistants {player['assistants']} · cards {player['cards']}"
        f" · nobility {player['nobility']} · emporiums left {player['emporiums_left']}"
    )
    yield text(180, y + 22, facts)
    permits = ", ".join(
        "".join(city[0].upper() for city in permit["cities"]) for permit in player["permits"]
    )
    yield text(26, y + 45, f"Permits: {permits or 'none'} · {len(player['used'])} used", size=12)
    if player["hand"] is not None:
        hand = [card for card, n in player["hand"].items() for _ in range(n)]
        for i, card in enumerate(hand):
            yield rect(926 - 18 * i, y + 10, 14, 20, COLOURS[card], round=2)
