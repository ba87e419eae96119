"""The board of Municipium in text, for the terminal."""

from typing import Final, cast

from ludus.core import game
from ludus.core.text import fitted
from ludus.games.municipium.shape import Institution, View

ROWS: Final = (("baths", "emporium"), ("tavern", "temple", "basilica"), ("praetorium", "forum"))
NUMERALS: Final = {
    "temple": "0",
    "tavern": "I",
    "baths": "II",
    "emporium": "III",
    "basilica": "IV",
    "forum": "V",
    "praetorium": "VI",
}
LETTERS: Final = {"priest": "P", "advocate": "A", "merchant": "M", "soldier": "S"}
WIDTH: Final = 26


def draw(view: game.View) -> str:
    """The town, then the families."""
    v = cast(View, view)
    places = {place["name"]: _institution(place, v) for place in v["institutions"]}
    lines: list[str] = []
    for row in ROWS:
        boxes = [places[name] for name in row]
        margin = " " * ((3 - len(row)) * (WIDTH + 1) // 2)
        lines += [margin + " ".join(parts).rstrip() for parts in zip(*boxes, strict=True)]
    return "\n".join([*lines, "", *fitted([*_town(v), "", *_families(v)], 8)])


def _institution(place: Institution, v: View) -> list[str]:
    name = place["name"]
    here = " (Prefect)" if v["prefect"] == name else ""
    title = f" {NUMERALS[name]} {name.upper()}{here} "
    banner = " ".join(LETTERS[c] for c, n in place["banner"].items() for _ in range(n))
    return [
        "+" + title.center(WIDTH - 2, "-") + "+",
        _line("banner " + (banner or "-")),
        *_members(place, v),
        _line(_room(place)),
        "+" + "-" * (WIDTH - 2) + "+",
    ]


def _members(place: Institution, v: View) -> list[str]:
    """One line for two families; `>` marks the leader, `)` the second, `o` or `o3` wreaths."""
    cells = []
    for seat, family in enumerate(v["families"]):
        plain, wreathed = place["members"][seat], place["wreathed"][seat]
        mark = ">" if place["leader"] == seat else ")" if place["second"] == seat else " "
        wreaths = "o" * wreathed if wreathed < 3 else f"o{wreathed}"
        count = f"{plain}{wreaths}" if plain + wreathed else "."
        cells.append(f"{mark}{family['colour']:<6} {count:<3}")
    return [_line("".join(cells[:2])), _line("".join(cells[2:]))]


def _room(place: Institution) -> str:
    if place["name"] == "temple":
        return ""
    held = ["favour"] if place["room_favour"] else []
    if place["room_citizen"] is not None:
        held.append(place["room_citizen"])
    return "room " + (" + ".join(held) or "-")


def _line(text: str) -> str:
    return "| " + text.ljust(WIDTH - 4) + " |"


def _counted(citizens: dict[str, int]) -> str:
    """'2 priest, 1 soldier'."""
    return ", ".join(f"{n} {citizen}" for citizen, n in citizens.items() if n)


def _town(v: View) -> list[str]:
    ranking = " > ".join(v["families"][seat]["colour"] for seat in v["ranking"])
    discard = v["discard_top"] or "none"
    lines = [
        "P priest  A advocate  M merchant  S soldier   > leads  ) second  o wreath",
        f"Temple ranking: {ranking}",
        f"Bag: {_counted(v['bag'])}",
        f"Favours in reserve: {v['reserve']}   Wreaths left: {v['wreaths']}",
        f"Common deck: {sum(v['deck'].values())} cards, last discarded: {discard}",
    ]
    if any(v["guests"].values()):
        lines.append(f"Guests to place: {_counted(v['guests'])}")
    return lines


def _families(v: View) -> list[str]:
    lines = []
    for family in v["families"]:
        cards = ", ".join(card for card, face_up in family["cards"].items() if face_up) or "none"
        held = _counted({**family["citizens"], "favour": family["favours"]}) or "nothing"
        lines += [
            f"{family['colour']:<7} Decurions {family['decurions']} of {v['goal']}   {held}",
            f"        family cards: {cards}",
        ]
    return lines
