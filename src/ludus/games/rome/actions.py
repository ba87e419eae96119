"""The ids of Rome: what each one means and how it is written.

Vertices are written as a row and a column, `f11` being the centre; an edge by its two ends, a
tile by its two sharp corners.
"""

from typing import Final

from ludus.core.game import Action
from ludus.core.message import Value
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


def _action(kind: str, text: str, **data: Value) -> Action:
    return Action(kind, data, text)


def _terms(kind: str, field: str, terms: tuple[str, ...]) -> list[Action]:
    return [Action(kind, {field: term}, f"{kind} {term}") for term in terms]


def _places(kind: str, field: str, names: list[str]) -> list[Action]:
    """One action for each numbered place; `place` is how it is written."""
    return [
        Action(kind, {field: number, "place": name}, f"{kind} {name}")
        for number, name in enumerate(names)
    ]


def _decisions() -> list[Action]:
    return [
        _action("draw", "draw"),
        _action("expand", "expand"),
        _action("recall", "recall"),
        _action("play", "play"),
        _action("end", "end"),
        *_terms("spend", "building", BUILDINGS[:4]),
        *_terms("take", "tile", COLOURS),
        *_terms("tile", "tile", COLOURS),
        *_places("lay", "position", POSITION_NAMES),
        _action("post", "post"),
        _action("leave-empty", "leave-empty"),
        *_places("site", "site", VERTEX_NAMES[:SITES]),
        *_places("send", "position", POSITION_NAMES),
        _action("stay", "stay"),
        *_places("piece", "edge", EDGE_NAMES),
        *_places("call", "position", POSITION_NAMES),
        *_terms("choose-hill", "hill", HILLS),
    ]


def _outcomes() -> list[Action]:
    return [
        *[_action("first", f"first {name}", family=f) for f, name in enumerate(FAMILIES)],
        *_terms("hill", "hill", HILLS),
        *[_action("bridge", f"bridge {n}", value=n) for n in range(1, BRIDGE_VALUES + 1)],
    ]


ACTIONS: Final[list[Action]] = _decisions() + _outcomes()
