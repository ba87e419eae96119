"""The log of Rome: one line an action, one for each building and for each magistrate sent."""

from typing import Final

from ludus.core.message import Message
from ludus.core.telling import Teller, filled, kind_of, of_kind

HEADS: Final = (
    *("first", "draw", "expand", "recalling", "play", "building", "fountain"),
    *("send", "send-treasury", "stay", "spend", "skip", "end-turn", "last-round", "end"),
    *("earn-imperium", "no-imperium", "earn-coin", "no-coin"),
)
"""What begins a line; all else belongs to the line before."""
TAILS: Final = ("bridge", "source", "dry-source", "coin", "dry-fountain")
"""What an action brought, told after it."""
FAMILY: Final = "panel:{family}"
TILE: Final = "tile:{position}"
SITE: Final = "site:{site}"
OFFICE: Final = "imperium:{building}"
SOURCE: Final = "source:{aqueduct}"
PLACES: Final[dict[str, tuple[str, ...]]] = {
    "first": (FAMILY,),
    "hill": ("hill:{hill}",),
    "draw": (FAMILY,),
    "take": ("stack:{tile}", FAMILY),
    "expand": (FAMILY,),
    "piece": ("edge:{edge}",),
    "source": (SOURCE,),
    "dry-source": (SOURCE,),
    "recalling": (FAMILY,),
    "recall": (TILE, FAMILY),
    "play": (FAMILY,),
    "tile": (FAMILY,),
    "lay": (TILE,),
    "post": (TILE,),
    "leave-empty": (FAMILY,),
    "bridge": ("bridge:{bridge}", FAMILY),
    "building": (SITE,),
    "fountain": (SITE,),
    "dry-fountain": (SITE, "treasury"),
    "coin": (SITE, FAMILY),
    "send": (TILE, OFFICE),
    "send-treasury": (TILE, "treasury"),
    "stay": (FAMILY,),
    "spend": (OFFICE, FAMILY),
    "earn-imperium": (OFFICE, FAMILY),
    "no-imperium": (OFFICE,),
    "earn-coin": ("treasury", FAMILY),
    "no-coin": ("treasury",),
    "skip": (FAMILY,),
    "end-turn": (FAMILY,),
    "last-round": (FAMILY,),
}
"""What of the board each kind of event speaks of; the end of the game is nowhere."""


class RomeTeller(Teller):
    """One line an action, with what it brought."""

    def opens(self, kind: str, line: list[str]) -> bool:
        return kind in HEADS

    def headline(self, events: list[Message]) -> Message:
        started = kind_of(events[0])
        if started == "draw":
            return self._drew(events)
        if started == "expand":
            return self._expanded(events)
        if started == "play" and of_kind(events, "lay"):
            posted = of_kind(events, "post")
            data = of_kind(events, "lay")[0].data
            return Message("told.laid-with" if posted else "told.laid", data)
        return of_kind(events, started, "recall", "tile")[-1]

    def _drew(self, events: list[Message]) -> Message:
        """ROM-12: two tiles of different colours, or what was left."""
        taken = of_kind(events, "take")
        tiles = [str(event.data["tile"]) for event in taken]
        if not taken:
            return events[0]
        if len(tiles) == 1:
            return Message("told.drew-one", taken[0].data)
        if tiles[0] == tiles[1]:
            return Message("told.drew-two", taken[0].data)
        return Message("told.drew", {"family": events[0].data["family"], "tiles": tiles})

    def _expanded(self, events: list[Message]) -> Message:
        """ROM-13: one or two pieces."""
        places = [str(event.data["place"]) for event in of_kind(events, "piece")]
        if not places:
            return events[0]
        key = "told.expanded" if len(places) > 1 else "told.expanded-one"
        return Message(key, {"family": events[0].data["family"], "places": places})

    def tails(self, events: list[Message]) -> list[Message]:
        return of_kind(events, *TAILS)

    def places(self, event: Message) -> list[str]:
        return filled(PLACES.get(kind_of(event), ()), event.data)
