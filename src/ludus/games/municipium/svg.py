"""The board of Municipium as a picture."""

from collections.abc import Iterator
from typing import Final, cast

from ludus.core import game
from ludus.core.picture import FAINT, INK, STONE, Spot, line, picture, rect, text, token
from ludus.games.municipium.data import INSTITUTIONS, ROADS
from ludus.games.municipium.shape import Family, Institution, View

WIDTH: Final = 240
HEIGHT: Final = 118
SPOTS: Final[dict[str, Spot]] = {
    "baths": (160, 20),
    "emporium": (500, 20),
    "tavern": (20, 190),
    "temple": (330, 190),
    "basilica": (640, 190),
    "praetorium": (160, 360),
    "forum": (500, 360),
}
FAMILIES: Final = {"blue": "#3f6db5", "orange": "#dd8432", "yellow": "#e4c441", "pink": "#d98cae"}
CITIZENS: Final = {
    "priest": "#f3efe6",
    "advocate": "#8e6bb0",
    "merchant": "#5d9a57",
    "soldier": "#b5493c",
}
FAVOUR: Final = "#d8b24a"


def svg(view: game.View) -> str:
    """The town, then the families."""
    v = cast(View, view)
    return picture(900, 520 + 46 * len(v["families"]), "Municipium", _shapes(v))


def _shapes(v: View) -> Iterator[str]:
    for a, b in ROADS:
        yield line(_middle(INSTITUTIONS[a]), _middle(INSTITUTIONS[b]), FAINT, 10)
    for place in v["institutions"]:
        yield from _institution(place, v)
    bag = ", ".join(f"{n} {citizen}s" for citizen, n in v["bag"].items())
    card = f" · Card: {v['card']}" if v["card"] else ""
    yield text(20, 505, f"Bag: {bag} · Wreaths: {v['wreaths']} · Favours: {v['reserve']}{card}")
    for seat, family in enumerate(v["families"]):
        yield from _family(family, v, 520 + 46 * seat, v["ranking"].index(seat))


def _middle(institution: str) -> Spot:
    x, y = SPOTS[institution]
    return x + WIDTH / 2, y + HEIGHT / 2


def _institution(place: Institution, v: View) -> Iterator[str]:
    """The name, the banner, the members by family, the meeting room."""
    x, y = SPOTS[place["name"]]
    here = v["prefect"] == place["name"]
    yield rect(x, y, WIDTH, HEIGHT, STONE, round=8, thick=3 if here else 1)
    yield text(x + 10, y + 20, place["name"].capitalize(), size=15, bold=True)
    if here:
        yield text(x + WIDTH - 10, y + 20, "Prefect", size=12, anchor="end", bold=True)
    citizens = [c for c, n in place["banner"].items() for _ in range(n)]
    yield text(x + 10, y + 44, "banner", size=11)
    for i, citizen in enumerate(citizens):
        yield _citizen(x + 66 + 22 * i, y + 40, citizen)
    if place["room_favour"]:
        yield token(x + WIDTH - 46, y + 40, "F", FAVOUR)
    if place["room_citizen"]:
        yield _citizen(x + WIDTH - 22, y + 40, place["room_citizen"])
    yield from _members(place, v, x, y)


def _members(place: Institution, v: View, x: float, y: float) -> Iterator[str]:
    """A pawn with its number for each family that is there, wreathed ones with a rim of gold."""
    for seat, family in enumerate(v["families"]):
        left = x + 8 + 57 * seat
        leads = place["leader"] == seat
        second = place["second"] == seat
        fill = FAMILIES[family["colour"]]
        plain, wreathed = place["members"][seat], place["wreathed"][seat]
        if plain or wreathed:
            yield rect(left, y + 58, 54, 52, "none", rim=fill, thick=3 if leads else 1, round=5)
        if plain:
            yield token(left + 16, y + 78, plain, fill, radius=11)
        if wreathed:
            yield token(left + 40, y + 78, wreathed, fill, radius=11)
            yield text(left + 40, y + 64, "✿", size=10, ink="#6b8e23", anchor="middle")
        if leads or second:
            yield text(left + 27, y + 106, "leads" if leads else "second", size=10, anchor="middle")


def _citizen(x: float, y: float, citizen: str) -> str:
    return token(x, y, citizen[0].upper(), CITIZENS[citizen])


def _family(family: Family, v: View, y: float, rank: int) -> Iterator[str]:
    yield rect(20, y, 860, 40, STONE, rim=FAMILIES[family["colour"]], thick=3, round=6)
    yield text(32, y + 25, f"{family['colour']}, rank {rank + 1}", size=14, bold=True)
    yield text(160, y + 25, f"Decurions {family['decurions']} of {v['goal']}")
    held = [c for c, n in family["citizens"].items() for _ in range(n)]
    for i, citizen in enumerate(held):
        yield _citizen(310 + 22 * i, y + 20, citizen)
    for i in range(family["favours"]):
        yield token(310 + 22 * (len(held) + i), y + 20, "F", FAVOUR)
    cards = ", ".join(card for card, up in family["cards"].items() if up) or "no family card left"
    yield text(870, y + 25, cards, size=11, ink=INK, anchor="end")
