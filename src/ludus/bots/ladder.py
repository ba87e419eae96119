"""The ladder: the same five names in every game, each stronger than the one before."""

from collections.abc import Callable
from typing import Final

from ludus.bots.bot import FOREVER, Bot, Budget, Observation
from ludus.bots.lookahead import Lookahead
from ludus.bots.nets import Layers
from ludus.bots.search import Search
from ludus.core.game import Game

SAMPLES_OF_TIRO: Final = 4


class Random(Bot):
    """Any legal id, each as likely as the others."""

    def decide(self, observation: Observation, budget: Budget) -> int:
        legal = observation.legal()
        return legal[observation.random.randrange(len(legal))]


class Tiro(Bot):
    """The id after which the position looks best, averaged over a few samples."""

    def __init__(self, layers: Layers | None = None) -> None:
        self.layers = layers

    def decide(self, observation: Observation, budget: Budget) -> int:
        legal = observation.legal()
        if len(legal) == 1:
            return legal[0]
        lookahead = Lookahead(observation.game, observation.players, self.layers)
        totals = [0.0] * len(legal)
        for _ in range(SAMPLES_OF_TIRO):
            sample = observation.sample()
            for i, id in enumerate(legal):
                totals[i] += lookahead.guess(sample, id, observation.seat, observation.random)
        return legal[totals.index(max(totals))]


class Searcher(Bot):
    """Tree search; the tree is kept as long as the game goes on within it."""

    def __init__(
        self, rung: int = 0, seconds: float = FOREVER, layers: Layers | None = None
    ) -> None:
        self.rung = rung
        self.seconds = seconds
        self.layers = layers
        self._search: Search | None = None
        self._seen: list[int] = []

    def budget(self, game: Game) -> Budget:
        return Budget(game.rungs[self.rung], self.seconds)

    def decide(self, observation: Observation, budget: Budget) -> int:
        legal = observation.legal()
        if len(legal) == 1:
            return legal[0]
        search = self.search(observation)
        share = budget.share(observation.decision)
        search.grow(observation.sample(), share.iterations, share.seconds, observation.random)
        return search.best()

    def search(self, observation: Observation) -> Search:
        """The tree at the position of the observation: the one kept, or a new one."""
        before, now = self._seen, observation.seen
        self._seen = list(now)
        kept = self._search
        if kept is not None and now[: len(before)] == before and kept.advance(now[len(before) :]):
            return kept
        self._search = Search(observation.game, observation.players, observation.seat, self.layers)
        return self._search


LADDER: Final[dict[str, Callable[[], Bot]]] = {
    "random": Random,
    "tiro": Tiro,
    "miles": lambda: Searcher(0),
    "centurio": lambda: Searcher(1),
    "legatus": lambda: Searcher(2, seconds=1.0),
}
"""From the weakest to the strongest."""
