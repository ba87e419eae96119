"""What a bot is: it is shown what its seat may know, given a budget, and answers with an id."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from librt.random import Random

from ludus.core.game import Game, State, View
from ludus.core.match import Match

UNLIMITED: Final = 1_000_000_000
UNLIMITED_SECONDS: Final = 1e9


@dataclass(frozen=True)
class Budget:
    """How much a bot may think about one decision: iterations, seconds, or both.

    Iterations make a bot play the same on every machine; seconds suit people who wait.
    """

    iterations: int = UNLIMITED
    seconds: float = UNLIMITED_SECONDS

    def share(self, decision: int) -> Budget:
        """What is left for this decision of a turn, 0 being the first.

        Each takes a third of what remains of three, but never less than a tenth of one, so a turn
        of many small decisions takes little more time than three. After sixteen there is a little
        for each: thirty take less than four.
        """
        part = max((2 / 3) ** decision, 0.1 if decision < 16 else 0.01)
        return Budget(max(int(self.iterations * part), 1), self.seconds * part)


class Observation:
    """All that a seat may know when it has to decide.

    It is made from a sample and does not hold the true state: there is nothing in it to peek at.

    game, players, seat  what is played, by how many, and who decides
    options              the options of the game
    seen                 the ids played so far, -1 for draws the seat did not see
    decision             how many decisions the seat already took this turn
    random               the only generator a bot should use: same seed, same moves
    """

    def __init__(self, match: Match, seat: int, random: Random) -> None:
        self.game: Game = match.game
        self.players = match.record.players
        self.options = match.record.options
        self.seat = seat
        self.seen = match.seen_by(seat)
        self.decision = match.decisions(seat)
        self.random = random
        self._sample = match.state.sample(seat, random)

    def view(self) -> View:
        """All that the seat may know, as plain data."""
        return self._sample.view(self.seat)

    def legal(self) -> list[int]:
        """The ids to choose from."""
        return self._sample.legal()

    def sample(self, random: Random | None = None) -> State:
        """A state drawn at random from those that look like the real one to the seat."""
        return self._sample.sample(self.seat, random or self.random)


class Bot:
    """A player. Each seat of each game has a bot of its own, which may remember what it likes."""

    def budget(self, game: Game) -> Budget:
        """The default budget in that game."""
        return Budget()

    def decide(self, observation: Observation, budget: Budget) -> int:
        """One of the observation's legal ids."""
        raise NotImplementedError

    def thoughts(self) -> dict[str, object]:
        """What it made of the last position, as plain data, if it can say."""
        return {}
