"""The log of Municipium: one line a step, a card, a citizen, an event or a power."""

from typing import Final

from ludus.core.message import Message, Value
from ludus.core.telling import Teller, filled, kind_of, of_kind

JOINS: Final[dict[str, tuple[str, ...]]] = {
    "furnish": ("first", "furnish", "prefect"),
    "turn-over": ("reshuffle",),
    "common-card": ("turn-over", "reshuffle"),
    "favour": ("prefect",),
    "no-favour": ("prefect",),
    "nobody": ("prefect",),
    "room-citizen": ("prefect",),
    "room-to-bag": ("prefect",),
    "no-citizen": ("prefect",),
    "third": ("support",),
    "third-to-bag": ("support",),
    "gathering": ("leads", "exert"),
    "gather": ("leads", "exert", "gathering"),
    "bathe": ("leads", "exert"),
    "bathe-wreath": ("leads", "exert"),
    "seize": ("leads", "exert"),
    "lure": ("leads", "exert"),
    "ranking": ("leads", "exert"),
    "reposition": ("leads", "exert", "family-card", "reposition"),
    "done": ("leads", "exert", "family-card", "reposition"),
    "decline-power": ("leads",),
    "idle": ("leads", "exert"),
    "give": ("leads", "exert", "give"),
    "bought": ("leads", "exert", "give"),
}
"""Which lines, by the event they began with, an event joins; all others begin a line."""
TAILS: Final = (
    *("favour", "no-favour", "nobody", "room-citizen", "room-to-bag"),
    *("third", "third-to-bag", "reposition"),
)
"""What is told after the headline."""
ROOM: Final = "room:{institution}"
BANNER: Final = "banner:{institution}"
BUILDING: Final = "building:{institution}"
FAMILY: Final = "panel:{family}"
WAY: Final = ("building:{origin}", "building:{goal}")
TO_TAVERN: Final = (BUILDING, "building:tavern")
TO_TEMPLE: Final = ("building:baths", "building:temple")
PLACES: Final[dict[str, tuple[str, ...]]] = {
    "first": (FAMILY,),
    "furnish": (ROOM,),
    "enter": (BUILDING,),
    "ranking": ("ranking",),
    "step": WAY,
    "reposition": WAY,
    "reshuffle": ("deck",),
    "turn-over": ("deck",),
    "common-card": ("deck", "card"),
    "draw": ("bag",),
    "no-draw": ("bag",),
    "drawn": ("bag",),
    "family-card": (FAMILY,),
    "prefect": ("prefect", BUILDING),
    "favour": (ROOM, FAMILY),
    "no-favour": (ROOM,),
    "nobody": (ROOM,),
    "room-citizen": (ROOM, FAMILY),
    "no-citizen": (ROOM, "bag"),
    "room-to-bag": (ROOM, "bag"),
    "place": (BANNER,),
    "send-home": (BANNER, "bag"),
    "support": (BANNER, FAMILY),
    "third": (BANNER, FAMILY),
    "third-to-bag": (BANNER, "bag"),
    "set": (FAMILY,),
    "leads": (BUILDING,),
    "idle": (BUILDING,),
    "exert": (BUILDING,),
    "decline": (FAMILY,),
    "decline-power": (BUILDING,),
    "stop-drawing": ("building:emporium",),
    "done": (FAMILY,),
    "gathering": TO_TAVERN,
    "gather": TO_TAVERN,
    "bathe": TO_TEMPLE,
    "bathe-wreath": TO_TEMPLE,
    "give": (FAMILY,),
    "bought": ("building:basilica", FAMILY),
    "seize": ("panel:{loser}", FAMILY),
    "lure": (BANNER, FAMILY),
}
"""What of the board each kind of event speaks of; the end of the game is nowhere."""


class MunicipiumTeller(Teller):
    """One line a step, a card, a citizen placed, an event or a power."""

    def opens(self, kind: str, line: list[str]) -> bool:
        if kind == "draw":
            return line[-1] not in ("leads", "exert")
        if kind == "drawn":
            return line[-1] != "draw" and not ("family-card" in line and "place" not in line)
        if kind == "place":
            return line[-1] != "drawn" or "family-card" in line
        return line[0] not in JOINS.get(kind, ())

    def headline(self, events: list[Message]) -> Message:
        started = kind_of(events[0])
        drawn = of_kind(events, "drawn")
        if started == "family-card" and drawn:
            citizens = [str(event.data["citizen"]) for event in drawn]
            return Message("told.invited", {**events[0].data, "citizens": citizens})
        if of_kind(events, "place") and drawn:
            return Message("told.placed", of_kind(events, "place")[0].data)
        if of_kind(events, "bought"):
            goods = [str(event.data["good"]) for event in of_kind(events, "give")]
            return Message("told.bought", {**of_kind(events, "bought")[0].data, "goods": goods})
        moved = of_kind(events, "reposition")
        if moved:
            data: dict[str, Value] = {"family": moved[0].data["family"], "count": len(moved)}
            return Message("told.repositioned", data)
        if started in ("prefect", "support", "first"):
            return events[0]
        return events[-1]

    def tails(self, events: list[Message]) -> list[Message]:
        return of_kind(events, *TAILS)

    def places(self, event: Message) -> list[str]:
        return filled(PLACES.get(kind_of(event), ()), event.data)
