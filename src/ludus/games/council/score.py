"""Who wins The Council of Four."""

from ludus.core.game import Result, ScoreLine
from ludus.games.council.data import (
    BONUS_POINTS,
    BONUS_TILE_COUNT,
    KING_POINTS,
    KING_TILE_COUNT,
    MOST_PERMITS,
    NOBLEST,
    SECOND_NOBLEST,
)
from ludus.games.council.state import CouncilOfFour, bits


def result(s: CouncilOfFour) -> Result:
    """COU-34 to COU-37: the track, the tiles, the prizes; then assistants and cards break ties."""
    seats = range(s.players)
    lines = [
        ScoreLine("track", [int(s.points[seat]) for seat in seats]),
        ScoreLine("bonus-tiles", [_bonus_tiles(s, seat) for seat in seats], False),
        ScoreLine("king-tiles", [_king_tiles(s, seat) for seat in seats], False),
        ScoreLine("nobility", nobility_prizes([int(s.nobility[seat]) for seat in seats]), False),
        ScoreLine("permits", permit_prizes([_permits(s, seat) for seat in seats]), False),
    ]
    scores = [sum(line.points[seat] for line in lines) for seat in seats]
    left = [int(s.assistants[seat] + s.in_hand(seat)) for seat in seats]
    best = max(zip(scores, left, strict=True))
    return Result(
        scores=scores,
        winners=[int(seat) for seat in seats if (scores[seat], left[seat]) == best],
        lines=lines,
        tie_break=left,
    )


def nobility_prizes(spaces: list[int]) -> list[int]:
    """COU-35: who is first and who is second; several first leave no second prize."""
    first = max(spaces)
    behind = [space for space in spaces if space < first]
    second = max(behind) if behind and spaces.count(first) == 1 else -1
    return [
        NOBLEST if space == first else SECOND_NOBLEST if space == second else 0 for space in spaces
    ]


def permit_prizes(permits: list[int]) -> list[int]:
    """COU-36: all who have the most permits."""
    return [MOST_PERMITS if count == max(permits) else 0 for count in permits]


def _permits(s: CouncilOfFour, seat: int) -> int:
    """COU-36: permits face up and face down together."""
    return int(bits(s.permits[seat]) + bits(s.used[seat]))


def _bonus_tiles(s: CouncilOfFour, seat: int) -> int:
    """COU-34."""
    return int(
        sum(BONUS_POINTS[tile] for tile in range(BONUS_TILE_COUNT) if s.bonus_owner[tile] == seat)
    )


def _king_tiles(s: CouncilOfFour, seat: int) -> int:
    """COU-34."""
    return int(
        sum(KING_POINTS[tile] for tile in range(KING_TILE_COUNT) if s.king_owner[tile] == seat)
    )
