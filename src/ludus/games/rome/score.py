"""Who wins Rome, and what for."""

from typing import Final

from ludus.core.game import OVER, Result, ScoreLine
from ludus.games.rome.data import (
    AQUEDUCT_POINTS,
    AROUND_VERTICES,
    COIN_POINTS,
    DIRECTION_COUNT,
    FOUNTAIN,
    FOUNTAIN_POINTS,
    IMPERIUM_COUNT,
    MOST_COINS_POINTS,
    MOST_IMPERIUM_POINTS,
    SITES,
    TIED_IMPERIUM_POINTS,
)
from ludus.games.rome.state import Rome

BUILDING_TIE_BREAK: Final = 100
"""A tie-break is buildings times this plus Imperium tiles: 512 is 5 buildings and 12 tiles."""


def result(s: Rome) -> Result:
    """ROM-39: highest score, then most buildings, then most Imperium tiles, then shared."""
    return _summed(s, breakdown(s))


def _summed(s: Rome, lines: list[ScoreLine]) -> Result:
    families = range(s.players)
    scores = [sum(line.points[f] for line in lines) for f in families]
    tie_break = [BUILDING_TIE_BREAK * buildings(s, f) + imperium_tiles(s, f) for f in families]
    best = max(zip(scores, tie_break, strict=True))
    winners = [f for f in families if (scores[f], tie_break[f]) == best]
    return Result(scores, winners, lines, tie_break)


def known_result(s: Rome, seat: int) -> Result:
    """ROM-40: before the end the value of a bridge is known to its taker alone."""
    lines = breakdown(s)
    if s.actor != OVER:
        own = [bridge_points(s, f) if f == seat else 0 for f in range(s.players)]
        lines = [ScoreLine("bridges", own, False) if x.key == "bridges" else x for x in lines]
    return _summed(s, lines)


def breakdown(s: Rome) -> list[ScoreLine]:
    """ROM-25, ROM-34 to ROM-38: the points by what they are for, as if the game ended now."""
    families = range(s.players)
    coins = [int(s.coins[f]) for f in families]
    most = max(coins)
    majority = [MOST_COINS_POINTS if 0 < most == coins[f] else 0 for f in families]
    return [
        ScoreLine("buildings", [int(s.points[f]) for f in families]),
        ScoreLine("bridges", [bridge_points(s, f) for f in families], False),
        ScoreLine("aqueducts", [aqueduct_points(s, f) for f in families], False),
        ScoreLine("fountains", [fountain_points(s, f) for f in families], False),
        ScoreLine("coins", [COIN_POINTS * held for held in coins], False),
        ScoreLine("most-coins", majority, False),
        ScoreLine("imperium", imperium_points(s), False),
    ]


def buildings(s: Rome, family: int) -> int:
    """How many civic buildings carry the family's cube."""
    return sum(s.owner[site] == family for site in range(SITES))


def imperium_tiles(s: Rome, family: int) -> int:
    """How many Imperium tiles the family holds, of all kinds."""
    return sum(
        int(s.imperium[IMPERIUM_COUNT * family + building]) for building in range(IMPERIUM_COUNT)
    )


def bridge_points(s: Rome, family: int) -> int:
    """ROM-34: the values of the family's bridges."""
    return sum(int(s.values[n]) for n, taker in enumerate(s.takers) if taker == family)


def aqueduct_points(s: Rome, family: int) -> int:
    """ROM-35: for each of the family's buildings on a vertex of any aqueduct."""
    watered = [site for site in range(SITES) if s.owner[site] == family and s.water[site]]
    return AQUEDUCT_POINTS * len(watered)


def fountain_points(s: Rome, family: int) -> int:
    """ROM-36: for each fountain one edge away from one of the family's buildings."""
    owned = [site for site in range(SITES) if s.owner[site] == family]
    near = [
        int(AROUND_VERTICES[DIRECTION_COUNT * site + i])
        for site in owned
        for i in range(DIRECTION_COUNT)
    ]
    return FOUNTAIN_POINTS * sum(v < SITES and s.built[v] == FOUNTAIN for v in near)


def imperium_points(s: Rome) -> list[int]:
    """ROM-38: for each kind, the holder of most of it, or those tied for most."""
    points = [0] * s.players
    for building in range(IMPERIUM_COUNT):
        held = [int(s.imperium[IMPERIUM_COUNT * family + building]) for family in range(s.players)]
        most = max(held)
        leaders = [family for family, count in enumerate(held) if 0 < most == count]
        for family in leaders:
            points[family] += MOST_IMPERIUM_POINTS if len(leaders) == 1 else TIED_IMPERIUM_POINTS
    return points
