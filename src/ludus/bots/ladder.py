"""The ladder: the same six names in every game, each stronger than the one before."""

from collections.abc import Callable
from typing import Final

from ludus.bots.bot import UNLIMITED_SECONDS, Bot, Budget, Observation
from ludus.bots.lookahead import Lookahead
from ludus.bots.nets import Layers
from ludus.bots.search import Search
from ludus.core.game import Game

SAMPLES_OF_TIRO: Final = 4
NOTICED_BY_TIRO: Final = 0.8
"""How likely a beginner is to think of each kind of thing he could do."""
KINDS_TO_FORGET_ONE: Final = 3
"""How many kinds there must be for him to forget any: he is asked whether to send a magistrate."""
MISJUDGED_BY_TIRO: Final = 0.06
"""By how much of a chance of winning he takes something for better or worse than it looks."""


class Random(Bot):
    """Any legal id, each as likely as the others."""

    def decide(self, observation: Observation, budget: Budget) -> int:
        legal = observation.legal()
        return legal[observation.random.randrange(len(legal))]


class Greedy(Bot):
    """The id after which the position looks best, averaged over a few samples."""

    def __init__(self, layers: Layers | None = None) -> None:
        self.layers = layers

    def decide(self, observation: Observation, budget: Budget) -> int:
        return self.best(observation, observation.legal())

    def best(self, observation: Observation, ids: list[int]) -> int:
        """The one of these ids that looks best."""
        if len(ids) == 1:
            return ids[0]
        guesses = self.guesses(observation, ids)
        return ids[guesses.index(max(guesses))]

    def guesses(self, observation: Observation, ids: list[int]) -> list[float]:
        """The chance of winning after each of these ids, at a glance."""
        lookahead = Lookahead(observation.game, observation.players, self.layers)
        totals = [0.0] * len(ids)
        for _ in range(SAMPLES_OF_TIRO):
            sample = observation.sample()
            for i, id in enumerate(ids):
                totals[i] += lookahead.guess(sample, id, observation.seat, observation.random)
        return [total / SAMPLES_OF_TIRO for total in totals]


class Tiro(Greedy):
    """A beginner: he thinks one decision ahead, forgets what he could do, and misjudges it.

    What he forgets is a kind of action as a whole, as people do, not one place to build in of many,
    and nothing where a question has two answers; and he takes the second best for the best, never
    what is plainly bad.
    """

    def decide(self, observation: Observation, budget: Budget) -> int:
        return self.best(observation, self._noticed(observation))

    def guesses(self, observation: Observation, ids: list[int]) -> list[float]:
        random = observation.random
        return [
            guess + MISJUDGED_BY_TIRO * (random.random() + random.random() - 1.0)
            for guess in super().guesses(observation, ids)
        ]

    def _noticed(self, observation: Observation) -> list[int]:
        """The ids of the kinds he thinks of."""
        legal = observation.legal()
        kinds = {id: observation.game.describe(id).kind for id in legal}
        if len(set(kinds.values())) < KINDS_TO_FORGET_ONE:
            return legal
        thought_of = {
            kind
            for kind in dict.fromkeys(kinds.values())
            if observation.random.random() < NOTICED_BY_TIRO
        }
        return [id for id in legal if kinds[id] in thought_of] or legal


class Searcher(Bot):
    """Tree search; the tree is kept as long as the game goes on within it."""

    def __init__(
        self, rung: int = 0, seconds: float = UNLIMITED_SECONDS, layers: Layers | None = None
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

    def thoughts(self) -> dict[str, object]:
        """Each seat's chance of winning, and for each id how often it was tried and its value."""
        if self._search is None:
            return {}
        tried = sorted(self._search.results(), key=lambda found: -found[1])
        ids = [{"id": id, "tries": tries, "value": value} for id, tries, value in tried]
        return {"values": self._search.values(), "ids": ids}

    def search(self, observation: Observation) -> Search:
        """The tree at the position of the observation: the one kept, or a new one."""
        before, now = self._seen, observation.seen
        self._seen = list(now)
        kept = self._search
        goes_on = kept is not None and not kept.crowded() and now[: len(before)] == before
        if kept is not None and goes_on and kept.advance(now[len(before) :]):
            return kept
        self._search = Search(observation.game, observation.players, observation.seat, self.layers)
        self._search.narrow_root = True
        return self._search


LADDER: Final[dict[str, Callable[[], Bot]]] = {
    "random": Random,
    "tiro": Tiro,
    "miles": lambda: Searcher(0),
    "centurio": lambda: Searcher(1),
    "legatus": lambda: Searcher(2, seconds=1.0),
    "imperator": lambda: Searcher(3, seconds=1.0),
}
"""From the weakest to the strongest."""
