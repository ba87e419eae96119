"""A whole game out of the ids one seat has seen: what it did not see is filled in somehow.

An engine in another process is told what its seat may know, so draws the seat did not see are
missing. The game draws them again so that all that followed could happen. Which of the possible
games comes out does not matter: bots sample what they cannot see anyway.
"""

from typing import Final

from librt.random import Random

from ludus.core.errors import LudusError
from ludus.core.game import CHANCE, OVER, Choices, State
from ludus.core.record import HIDDEN, Ply

MOST_TRIES: Final = 50
"""How often draws are made again before a game is taken for impossible."""


class Rebuilder:
    """What one seat saw of a game, from one decision to the next."""

    def __init__(self, opening: State, seat: int, random: Random) -> None:
        self.opening = opening
        self.seat = seat
        self.random = random
        self.ids: list[int] = []
        """The game as it was filled in last."""
        self._choices = Choices()

    def rebuilt(self, seen: list[int]) -> list[int]:
        """Ids without gaps that could have been played, the same as `seen` wherever it has one."""
        plies = self._plies(seen)
        furthest = 0
        for _ in range(MOST_TRIES):
            whole = HIDDEN not in seen
            ids = seen if whole else self.opening.game.recall(plies, self.seat, self.random)
            reached = self._reach(ids)
            if reached == len(seen):
                self.ids = ids
                return ids
            furthest = max(furthest, reached)
            if whole:
                break
        raise LudusError(f"Ply {furthest + 1} cannot have been played after those before it.")

    def _plies(self, seen: list[int]) -> list[Ply]:
        """Whose each ply was and who saw it, which does not depend on what was drawn unseen."""
        state, plies = self.opening.copy(), []
        for at, id in enumerate(seen):
            if not self._conceivable(state, id):
                raise LudusError(f"Ply {at + 1} cannot have been played after those before it.")
            plies.append(Ply(id, state.actor, state.turn, state.active, state.witness()))
            state.play(self._drawn(state, at) if id == HIDDEN else id)
        return plies

    def _conceivable(self, state: State, id: int) -> bool:
        """Whether the id could be played here if others had drawn what they need."""
        if state.actor == OVER:
            return False
        if state.actor == CHANCE:
            return id == HIDDEN or state.game.decisions <= id < len(state.game.actions)
        return state.allows(id) if state.actor == self.seat else 0 <= id < state.game.decisions

    def _drawn(self, state: State, at: int) -> int:
        """What was filled in for a draw before, or any outcome."""
        if at < len(self.ids):
            return self.ids[at]
        state.fill(self._choices)
        return int(self._choices.draw(self.random))

    def _reach(self, ids: list[int]) -> int:
        """The first ply that cannot be."""
        state = self.opening.copy()
        for at, id in enumerate(ids):
            if not state.allows(id):
                return at
            state.play(id)
        return len(ids)
