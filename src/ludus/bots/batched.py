"""Tree search with a policy and a value of your own, which judge many leaves at a time.

A model is a function of arrays: `model(observations, masks) -> (policy, values)`. It gets a row for
each leaf, as the seat that decides there sees it, and answers with a weight for every decision and
with the share of the victory it expects for every seat, its own first and the others clockwise.
"""

from __future__ import annotations

from collections.abc import Callable
from math import sqrt
from typing import Any, Final

try:
    import numpy as np
except ModuleNotFoundError as error:
    raise ModuleNotFoundError("NumPy is missing: pip install 'ludus[data]'.") from error

from librt.random import Random
from numpy.typing import NDArray

from ludus.bots.bot import Bot, Budget, Observation
from ludus.core.errors import LudusError
from ludus.core.game import CHANCE, OVER, Choices, Game, State
from ludus.core.message import sees
from ludus.core.observe import Mask, observe, width
from ludus.core.record import HIDDEN
from ludus.core.sheet import Sheet

Model = Callable[[NDArray[np.float32], NDArray[np.bool_]], tuple[NDArray[Any], NDArray[Any]]]

EXPLORATION: Final = 1.5
"""How much an id that the policy likes is tried beside the best one (PUCT)."""


class Node:
    """What the seat has seen up to here: how often each id was tried, and what came of it."""

    def __init__(self) -> None:
        self.children: dict[int, Node] = {}
        self.prior: NDArray[Any] | None = None
        self.visits: dict[int, int] = {}
        self.totals: dict[int, float] = {}

    def choose(self, legal: list[int]) -> int:
        """The legal id with the best mean and the most promise."""
        assert self.prior is not None
        tried = sum(self.visits.get(id, 0) for id in legal)
        weights = {id: float(self.prior[id]) + 1e-6 for id in legal}
        whole = sum(weights.values())
        spread = EXPLORATION * sqrt(tried + 1)

        def promise(id: int) -> float:
            visits = self.visits.get(id, 0)
            mean = self.totals[id] / visits if visits else 0.0
            return mean + spread * weights[id] / whole / (1 + visits)

        return max(legal, key=promise)


Step = tuple[Node, int, int]
"""A decision on the way down: the node, the id, the seat that decided."""


class BatchedSearch:
    """An information-set tree search for one seat.

    Every descent has a state of its own that looks to the seat like the real one. `batch` descents
    are made before the model is asked; meanwhile each counts as lost where it went, so that they go
    different ways.
    """

    def __init__(self, game: Game, players: int, seat: int, model: Model, batch: int = 32) -> None:
        self.seat = seat
        self.players = players
        self.model = model
        self.batch = batch
        self.root = Node()
        self._choices = Choices()
        self._sheet = Sheet(width(game, players))
        self._row = np.asarray(self._sheet.row())
        self._mask = Mask(game)
        self._allowed = np.asarray(self._mask.row()).view(np.bool_)

    def grow(self, sample: Callable[[], State], iterations: int, random: Random) -> None:
        """So many descents, each from a new sample."""
        while iterations > 0:
            leaves = [self._descend(sample(), random) for _ in range(min(self.batch, iterations))]
            iterations -= len(leaves)
            self._judge([leaf for leaf in leaves if leaf is not None])

    def best(self) -> int:
        """The id tried most at the root."""
        return max(self.root.visits, key=self.root.visits.__getitem__)

    def _descend(self, state: State, random: Random) -> tuple[list[Step], Node, State] | None:
        """Walk down to a node without a policy; None if the game is over before."""
        node, way = self.root, list[Step]()
        while state.actor != OVER:
            state.fill(self._choices)
            if state.actor == CHANCE:
                seen = sees(self.seat, state.witness())
                id = int(self._choices.draw(random))
                key = id if seen else HIDDEN
            elif node.prior is None:
                return way, node, state
            else:
                id = key = node.choose(self._choices.list())
                way.append((node, id, int(state.actor)))
                node.visits[id] = node.visits.get(id, 0) + 1
                node.totals.setdefault(id, 0.0)
            state.play(id)
            node = node.children.setdefault(key, Node())
        self._learn(way, state.result().shares())
        return None

    def _judge(self, leaves: list[tuple[list[Step], Node, State]]) -> None:
        """Ask the model about the leaves, and back up the values."""
        if not leaves:
            return
        rows, masks = [], []
        for _, _, state in leaves:
            observe(state, int(state.actor), self._sheet)
            self._mask.write(state)
            rows.append(self._row.copy())
            masks.append(self._allowed.copy())
        policy, values = self._answer(np.stack(rows), np.stack(masks))
        for i, (way, node, state) in enumerate(leaves):
            node.prior = policy[i]
            actor = int(state.actor)
            shares = [float(values[i][(s - actor) % self.players]) for s in range(self.players)]
            self._learn(way, shares)

    def _answer(
        self, rows: NDArray[np.float32], masks: NDArray[np.bool_]
    ) -> tuple[NDArray[Any], NDArray[Any]]:
        """What the model says of the leaves, if it can be meant."""
        policy, values = map(np.asarray, self.model(rows, masks))
        enough = values.ndim == 2 and values.shape[1] >= self.players
        if policy.shape != masks.shape or len(values) != len(masks) or not enough:
            raise LudusError(
                f"A model answers with a policy of the shape {masks.shape} and values of the shape"
                f" {(len(masks), self.players)}, not {policy.shape} and {values.shape}."
            )
        if not np.isfinite(values).all():
            raise LudusError("A model's values are shares of the victory, not nan or infinite.")
        weights = policy[masks]
        if not np.isfinite(weights).all() or (weights < 0).any():
            raise LudusError(
                "A model's policy has a weight for every legal id, which is not negative; of"
                " logits take the softmax first."
            )
        return policy, values

    def _learn(self, way: list[Step], shares: list[float]) -> None:
        """Add the value of its seat to every decision on the way."""
        for node, id, seat in way:
            node.totals[id] += shares[seat]


class ModelBot(Bot):
    """A bot that searches with a model; give it one by a subclass that sets `model`."""

    model: Model
    batch = 32

    def budget(self, game: Game) -> Budget:
        return Budget(iterations=200)

    def decide(self, observation: Observation, budget: Budget) -> int:
        legal = observation.legal()
        if len(legal) == 1:
            return legal[0]
        model = type(self).model
        search = BatchedSearch(
            observation.game, observation.players, observation.seat, model, self.batch
        )
        search.grow(observation.sample, budget.iterations, observation.random)
        return search.best()
