"""What each seat has seen of a game, ply by ply, and what it is therefore shown."""

from librt.random import Random

from ludus.bots.bot import Observation
from ludus.core.game import CHANCE, State
from ludus.core.message import EVERYONE
from ludus.core.record import HIDDEN


class Sight:
    """The ids each seat saw, and how many decisions it has taken this turn."""

    def __init__(self, players: int) -> None:
        self.seen: list[list[int]] = [[] for _ in range(players)]
        self.decisions = [0] * players
        self.turn = 0

    def play(self, state: State, id: int) -> None:
        """Play an id while every seat that may watches."""
        actor = int(state.actor)
        witness = state.witness() if actor == CHANCE else EVERYONE
        state.apply(id)
        for seat, seen in enumerate(self.seen):
            seen.append(id if witness in (EVERYONE, seat) else HIDDEN)
        if actor >= 0:
            self.decisions[actor] += 1
        if state.turn != self.turn:
            self.turn = int(state.turn)
            self.decisions = [0] * len(self.seen)

    def of(self, state: State, seat: int, random: Random) -> Observation:
        """What the seat is shown now."""
        return Observation(state, seat, list(self.seen[seat]), self.decisions[seat], random)
