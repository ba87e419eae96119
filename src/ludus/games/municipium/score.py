"""Who wins Municipium."""

from ludus.core.game import Result, ScoreLine
from ludus.games.municipium.data import CITIZEN_COUNT
from ludus.games.municipium.state import Municipium


def result(s: Municipium) -> Result:
    """MUN-38: most Decurions, then most citizens and favours left, then a shared victory."""
    families = range(s.players)
    scores = [int(s.decurions[f]) for f in families]
    left = [
        int(s.favours[f] + sum(s.citizens[f * 4 + c] for c in range(CITIZEN_COUNT)))
        for f in families
    ]
    best = max(zip(scores, left, strict=True))
    return Result(
        scores=scores,
        winners=[int(f) for f in families if (scores[f], left[f]) == best],
        lines=[
            ScoreLine("sets", [int(s.decurions[f] - s.bought[f]) for f in families]),
            ScoreLine("basilica", [int(s.bought[f]) for f in families]),
        ],
        tie_break=left,
    )
