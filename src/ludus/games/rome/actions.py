"""The ids of Rome: what each one means and how it is written.

Vertices are written as a row and a column, `f11` being the centre; an edge by its two ends, a
tile by its two sharp corners.
"""

from typing import Final

from ludus.core.game import Action
from ludus.core.numbering import action, actions_of, joined
from ludus.games.rome.data import (
    BRIDGE_VALUES,
    BUILDINGS,
    COLOURS,
    EDGE_NAMES,
    FAMILIES,
    HILLS,
    POSITION_NAMES,
    SITES,
    VERTEX_NAMES,
)

DRAW: Final = 0
EXPAND: Final = 1
RECALL: Final = 2
PLAY: Final = 3
END: Final = 4
SPEND: Final = 5
TAKE: Final = 9
TILE: Final = 13
LAY: Final = 17
POST: Final = 227
LEAVE_EMPTY: Final = 228
SITE: Final = 229
SEND: Final = 290
STAY: Final = 500
PIECE: Final = 501
CALL: Final = 741
CHOOSE_HILL: Final = 951
DECISIONS: Final = 958
FIRST: Final = 958
HILL: Final = 962
BRIDGE: Final = 969


def _places(kind: str, field: str, names: list[str]) -> list[Action]:
    """One action for each numbered place; `place` is how it is written."""
    return [
        Action(kind, {field: number, "place": name}, f"{kind} {name}")
        for number, name in enumerate(names)
    ]


ACTIONS: Final[list[Action]] = joined(
    [
        (DRAW, action("draw", "draw")),
        (EXPAND, action("expand", "expand")),
        (RECALL, action("recall", "recall")),
        (PLAY, action("play", "play")),
        (END, action("end", "end")),
        (SPEND, actions_of("spend", "building", BUILDINGS[:4])),
        (TAKE, actions_of("take", "tile", COLOURS)),
        (TILE, actions_of("tile", "tile", COLOURS)),
        (LAY, _places("lay", "position", POSITION_NAMES)),
        (POST, action("post", "post")),
        (LEAVE_EMPTY, action("leave-empty", "leave-empty")),
        (SITE, _places("site", "site", VERTEX_NAMES[:SITES])),
        (SEND, _places("send", "position", POSITION_NAMES)),
        (STAY, action("stay", "stay")),
        (PIECE, _places("piece", "edge", EDGE_NAMES)),
        (CALL, _places("call", "position", POSITION_NAMES)),
        (CHOOSE_HILL, actions_of("choose-hill", "hill", HILLS)),
        (DECISIONS, []),
        (FIRST, [Action("first", {"family": f}, f"first {n}") for f, n in enumerate(FAMILIES)]),
        (HILL, actions_of("hill", "hill", HILLS)),
        (
            BRIDGE,
            [Action("bridge", {"value": n}, f"bridge {n}") for n in range(1, BRIDGE_VALUES + 1)],
        ),
    ]
)
