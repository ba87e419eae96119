"""The log of The Council of Four: one line a main or quick action."""

from typing import Final

from ludus.core.message import Message, Value
from ludus.core.telling import Teller, filled, kind_of, of_kind

HEADS: Final = (
    *("first", "elects", "buys", "builds", "calls-king", "changes", "sends"),
    *("engage", "extra", "end-turn", "end"),
)
"""What begins a line; all else belongs to the line before."""
TAILS: Final = (
    *("election-coins", "coins-lost", "permit-bonus", "token", "nobility", "track-end", "lost"),
    *("bonus-tile", "king-tile", "tenth", "last-turns"),
)
"""What an action brought, told after it."""
PLAYER: Final = "panel:{seat}"
COUNCIL: Final = "council:{council}"
CITY: Final = "city:{city}"
OWN: Final = "own:{tile}"
PLACES: Final[dict[str, tuple[str, ...]]] = {
    "side": ("region:{region}",),
    "first": (PLAYER,),
    "placed": (CITY,),
    "seated": (COUNCIL,),
    "reveal": ("permit:{tile}",),
    "neutral": ("city:{cities}",),
    "rebuild": ("deck", "discards"),
    "draw": ("deck", PLAYER),
    "no-draw": ("deck",),
    "elects": (PLAYER,),
    "buys": (PLAYER,),
    "builds": (PLAYER,),
    "calls-king": (PLAYER,),
    "changes": (PLAYER,),
    "sends": (PLAYER,),
    "engage": (PLAYER,),
    "extra": (PLAYER,),
    "end-turn": (PLAYER,),
    "approach": (COUNCIL,),
    "balcony": (COUNCIL,),
    "elect": (COUNCIL, "beside:{fallen}"),
    "election-coins": (PLAYER,),
    "coins-lost": (PLAYER,),
    "card": ("discards", PLAYER),
    "pay": (COUNCIL, PLAYER),
    "take": ("permit:{tile}", OWN, PLAYER),
    "permit-bonus": (OWN, PLAYER),
    "lost": (PLAYER,),
    "route": ("city:{origin}", CITY),
    "stay": (CITY,),
    "use": (OWN, PLAYER),
    "build": (CITY,),
    "build-crowded": (CITY,),
    "token": (CITY, PLAYER),
    "first-token": (CITY,),
    "repeat": (OWN, PLAYER),
    "change": ("region:{region}",),
    "nobility": ("noble:{space}",),
    "track-end": (PLAYER,),
    "bonus-tile": ("tiles", PLAYER),
    "king-tile": ("tiles", PLAYER),
    "tenth": (PLAYER,),
}
"""What of the board each kind of event speaks of; a permit is known by its cities. The last turns
and the end of the game are nowhere."""


class CouncilTeller(Teller):
    """One line a main or quick action: what was paid, what was done, what it brought."""

    def opens(self, kind: str, line: list[str]) -> bool:
        return kind in HEADS

    def headline(self, events: list[Message]) -> Message:
        started = kind_of(events[0])
        last = {kind_of(event): event.data for event in reversed(events)}
        if started in ("elects", "sends") and "elect" in last:
            return Message("told.elected" if started == "elects" else "told.sent", last["elect"])
        if started == "changes" and "change" in last:
            return Message("told.changed", last["change"])
        if started in ("buys", "calls-king"):
            return self._paid(events, last)
        if started == "builds" and ("build" in last or "build-crowded" in last):
            return Message("told.built", {**last["use"], **_built(last)})
        return events[0]

    def _paid(self, events: list[Message], last: dict[str, dict[str, Value]]) -> Message:
        """A permit bought or an emporium built with the king, as far as it has come."""
        played = [str(event.data["card"]) for event in of_kind(events, "card")]
        cards: dict[str, Value] = {"cards": played, "count": len(played)}
        if "take" in last:
            return Message("told.bought", {**last["take"], **last["pay"], **cards})
        if "build" in last or "build-crowded" in last:
            roads = sum(int(str(event.data["coins"])) for event in of_kind(events, "route", "pay"))
            return Message("told.king", {**_built(last), "coins": roads, **cards})
        if "approach" in last and played:
            return Message("told.offers", {**last["approach"], **cards})
        return of_kind(events, "pay", "card", "buys", "calls-king")[-1]

    def tails(self, events: list[Message]) -> list[Message]:
        crowd = [Message("told.returned", e.data) for e in of_kind(events, "build-crowded")]
        free = of_kind(events, "take")
        if kind_of(events[0]) == "buys":
            free = free[1:]
        return crowd + of_kind(events, *TAILS) + free

    def places(self, event: Message) -> list[str]:
        shown = event.data.get("cities")
        tile = "-".join(str(city) for city in shown) if isinstance(shown, list) else ""
        return filled(PLACES.get(kind_of(event), ()), {**event.data, "tile": tile})


def _built(last: dict[str, dict[str, Value]]) -> dict[str, Value]:
    return last["build"] if "build" in last else last["build-crowded"]
