"""A whole game out of the ids one seat has seen: what it did not see is filled in somehow.

An engine in another process is told what its seat may know, so draws the seat did not see are
missing. They are drawn again; where a later id contradicts a draw (somebody plays a card he would
not hold), draws are changed until it can be played. Which of the possible games comes out does not
matter: bots sample what they cannot see anyway.
"""

from librt.random import Random

from ludus.core.errors import LudusError
from ludus.core.game import CHANCE, Choices, State

UNSEEN = -1


class Rebuilder:
    """The draws filled in so far, kept from one decision of a game to the next."""

    def __init__(self, opening: State, random: Random) -> None:
        self.opening = opening
        self.random = random
        self.drawn: dict[int, int] = {}
        self._choices = Choices()

    def rebuilt(self, seen: list[int]) -> list[int]:
        """Ids without gaps that could have been played, the same as `seen` wherever it has one."""
        reached = self._reach(seen)
        while reached < len(seen):
            reached = self._repair(seen, reached)
        return [self.drawn[at] if id == UNSEEN else id for at, id in enumerate(seen)]

    def _reach(self, seen: list[int]) -> int:
        """Play as far as it goes, drawing what is missing; the first ply that cannot be."""
        state = self.opening.copy()
        for at, id in enumerate(seen):
            state.fill(self._choices)
            if id == UNSEEN:
                if state.actor != CHANCE:
                    return at
                if at not in self.drawn:
                    self.drawn[at] = int(self._choices.draw(self.random))
                id = self.drawn[at]
            if not self._choices.holds(id):
                return at
            state.play(id)
        return len(seen)

    def _repair(self, seen: list[int], failed: int) -> int:
        """Change one draw, the latest first, so that the game gets past the ply that failed."""
        for at in sorted((at for at in self.drawn if at <= failed), reverse=True):
            before = dict(self.drawn)
            for outcome in self._outcomes(seen, at):
                self.drawn = {n: id for n, id in before.items() if n < failed}
                self.drawn[at] = outcome
                reached = self._reach(seen)
                if reached > failed:
                    return reached
            self.drawn = before
        raise LudusError(f"Ply {failed + 1} cannot have been played after those before it.")

    def _outcomes(self, seen: list[int], at: int) -> list[int]:
        """What else could have been drawn at a ply."""
        state = self.opening.copy()
        for n, id in enumerate(seen[:at]):
            state.play(self.drawn[n] if id == UNSEEN else id)
        return [id for id, _ in state.outcomes() if id != self.drawn[at]]
