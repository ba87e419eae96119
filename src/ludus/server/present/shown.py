"""What is shown of one state, encoded: what all seats see once, and only what has changed.

A view is encoded key by key. Of two views in a row the second is sent without the keys that are as
they were, which most are; a reader lays what comes over what was there.
"""

from functools import cache
from typing import Final

import orjson

from ludus.core.game import State, View
from ludus.core.message import SPECTATOR
from ludus.server.present import game
from ludus.server.present.reader import Reader

Encoded = dict[str, bytes]
"""The values of a view as JSON, by key."""
NOTHING: Final[Encoded] = {}


class Shown:
    """One state as its readers see it; each view is made when the first reader there is told.

    The moment is that of the table; a state that was only passed has none.
    """

    def __init__(self, state: State, moment: int | None = None) -> None:
        self.state = state
        self.moment = moment
        self.own: dict[int, Encoded] = {}
        self.shared: Encoded = {}
        self._view: View | None = None
        self._alike: dict[bool, list[bytes]] = {}
        self._standings: dict[tuple[int, str], bytes] = {}

    def view(self, seat: int, before: "Shown | None" = None) -> bytes:
        """The view of a seat, or of SPECTATOR: whole, or what differs from the one before."""
        own = self._own(seat)
        known = NOTHING if before is None else before.own[seat]
        whole = before is None
        if whole not in self._alike:
            self._alike[whole] = _changed(self.shared, before.shared if before else NOTHING)
        return b"{" + b",".join(self._alike[whole] + _changed(own, known)) + b"}"

    def _own(self, seat: int) -> Encoded:
        """What of a view depends on the seat; the first time, what does not is encoded too."""
        if seat not in self.own:
            rules = self.state.game
            if self._view is None:
                self._view = rules.shared_view(self.state)
            own = rules.own_view(self.state, seat, self._view)
            self.own[seat] = {key: orjson.dumps(value) for key, value in own.items()}
            if not self.shared:
                alike = {key: value for key, value in self._view.items() if key not in own}
                self.shared = {key: orjson.dumps(value) for key, value in alike.items()}
        return self.own[seat]

    def standing(self, reader: Reader) -> bytes:
        """The points as the reader may know them."""
        seat = reader.seat if self.state.game.secret_points else SPECTATOR
        key = (seat, reader.language)
        if key not in self._standings:
            self._standings[key] = game.standing(self.state, reader).to_json()
        return self._standings[key]

    def told(self) -> None:
        """Keep only what the next one is compared with."""
        self._view = None
        self._alike.clear()
        self._standings.clear()


def _changed(view: Encoded, before: Encoded) -> list[bytes]:
    """The keys, with their values, that differ from those before."""
    return [_key(key) + value for key, value in view.items() if before.get(key) != value]


@cache
def _key(key: str) -> bytes:
    return orjson.dumps(key) + b":"
