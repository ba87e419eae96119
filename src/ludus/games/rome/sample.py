"""States of Rome that look the same to a seat."""

from librt.random import Random

from ludus.core.game import OVER
from ludus.core.position import dealt
from ludus.core.record import HIDDEN, Ply
from ludus.games.rome.actions import BRIDGE
from ludus.games.rome.data import BRIDGE_VALUES, BRIDGES, BRIDGES_OF_A_VALUE
from ludus.games.rome.state import Rome


def sample(s: Rome, seat: int, random: Random) -> Rome:
    """ROM-40: the bridges of the others are drawn again from all that the seat has not seen."""
    drawn = s.copy()
    if s.actor == OVER:
        return drawn
    hidden = [n for n in range(BRIDGES) if s.takers[n] >= 0 and s.takers[n] != seat]
    for bridge in hidden:
        drawn.unseen[drawn.values[bridge] - 1] += 1
    for bridge in hidden:
        pool = [1 + v for v in range(BRIDGE_VALUES) for _ in range(drawn.unseen[v])]
        value = pool[random.randrange(len(pool))]
        drawn.values[bridge] = value
        drawn.unseen[value - 1] -= 1
    return drawn


def recall(plies: list[Ply], seat: int, random: Random) -> list[int]:
    """ROM-20, ROM-40: every bridge of the others has any value that the seat has not drawn."""
    pool = [BRIDGES_OF_A_VALUE] * BRIDGE_VALUES
    for ply in plies:
        if ply.id >= BRIDGE:
            pool[ply.id - BRIDGE] -= 1
    return [ply.id if ply.id != HIDDEN else BRIDGE + dealt(pool, random) for ply in plies]
