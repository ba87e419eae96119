"""Information-set Monte Carlo tree search for any game, one tree for one seat's knowledge.

Every iteration draws a state that looks to the seat like the real one and walks down the tree with
it: seats choose by their own values (max^n), chance by weight, until a position is new; that is
evaluated and its value, a chance of winning for each seat, is added to all above. A node stands for
what the seat has seen, so draws it does not see lead to one node and the legal ids of a node can
differ between samples; an id is judged by how often it could have been chosen.

Nodes and edges are numbers, and what is known of them stands in flat vectors.
"""

from math import exp, sqrt
from time import perf_counter
from typing import Final, final

from librt.random import Random
from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from ludus.bots.evaluation import float_zeros
from ludus.bots.lookahead import Lookahead
from ludus.bots.nets import Layers
from ludus.core.game import CHANCE, OVER, Choices, Game, State, zeros
from ludus.core.message import sees
from ludus.core.record import HIDDEN

EXPLORATION: Final = 1.0
"""How much an id rarely tried is preferred, against one that did well.

It is counted in the distance between the best and the worst id of a node: where all are nearly as
good, a fixed amount would drown what the search found out about them."""
LEAST_DISTANCE: Final = 0.01
"""What is added to that distance, since ids nearer than this differ by luck rather than merit."""
ROOT_SHARE: Final = 0.05
"""The part of the iterations that all ids of the root share equally, whatever their priors."""
SHARPNESS: Final = 16.0
"""How much a better guess makes an id likelier to be tried first."""
GUESS_COUNTS: Final = 2.0
"""How many visits the first guess of an id counts for."""
CHECK_EVERY: Final = 16
"""Iterations between looks at the clock."""
MOST_NODES: Final = 400_000
"""Where a tree stops growing: about a hundred megabytes."""


@final
@mypyc_attr(acyclic=True)
class Search:
    """The tree of one seat.

    first, reached       of a node: its first edge, -1 for none, and how often it was walked through
    worth                the sum of values, `worth[node * players + seat]`
    ids, following       of an edge: its id, and the next edge of the same node, -1 for none
    owner, target, mover the node it leaves, the node it leads to, and who chooses it
    tries, offers        how often it was taken, and how often it could have been
    gains                the sum of values for its mover
    guesses, priors      the value and the weight it was first given
    path, favourites     the edges of an iteration, and the best known beside each, -1 for none
    narrow_root          whether ids that only lead where others do are left out at the root too
    """

    def __init__(self, game: Game, players: int, seat: int, layers: Layers | None = None) -> None:
        self.game: Game = game
        self.players: i64 = players
        self.seat: i64 = seat
        self.lookahead: Lookahead = Lookahead(game, players, layers)
        self.choices: Choices = Choices()
        self.edge_of: vec[i64] = zeros(len(game.actions))
        self.path: vec[i64] = zeros(64)
        self.favourites: vec[i64] = zeros(64)
        self.favourite: i64 = -1
        self.credit: vec[float] = float_zeros(players)
        self.depth: i64 = 0
        self.iterations: i64 = 0
        self.root_share: float = ROOT_SHARE
        self.sharpness: float = SHARPNESS
        self.exploration: float = EXPLORATION
        self.guess_counts: float = GUESS_COUNTS
        self.most_nodes: i64 = MOST_NODES
        self.narrow_root: bool = False
        self.clear()

    def clear(self) -> None:
        """Forget everything: a tree of one node."""
        self.root: i64 = 0
        self.nodes: i64 = 0
        self.edges: i64 = 0
        self.first: vec[i64] = vec[i64](capacity=1024)
        self.reached: vec[i64] = vec[i64](capacity=1024)
        self.worth: vec[float] = vec[float](capacity=4096)
        self.ids: vec[i64] = vec[i64](capacity=4096)
        self.following: vec[i64] = vec[i64](capacity=4096)
        self.owner: vec[i64] = vec[i64](capacity=4096)
        self.target: vec[i64] = vec[i64](capacity=4096)
        self.mover: vec[i64] = vec[i64](capacity=4096)
        self.tries: vec[i64] = vec[i64](capacity=4096)
        self.offers: vec[i64] = vec[i64](capacity=4096)
        self.gains: vec[float] = vec[float](capacity=4096)
        self.guesses: vec[float] = vec[float](capacity=4096)
        self.priors: vec[float] = vec[float](capacity=4096)
        self._add_node()

    def advance(self, seen: list[int]) -> bool:
        """Go down where these ids lead, HIDDEN for a draw not seen; False where the tree ends."""
        node = self.root
        for id in seen:
            edge = self._find(node, id)
            if edge < 0 or self.target[edge] < 0:
                return False
            node = self.target[edge]
        self.root = node
        return True

    def crowded(self) -> bool:
        """Whether so little room is left that a tree begun anew would see more."""
        return 2 * self.nodes > self.most_nodes

    def grow(self, origin: State, iterations: int, seconds: float, random: Random) -> None:
        """Search from the root: so many iterations, or for so long, whichever ends first.

        It ends early when what is left could no longer change the choice.
        """
        start = perf_counter()
        done: i64 = 0
        left: i64 = iterations
        while left > 0 and self.nodes < self.most_nodes:
            batch: i64 = CHECK_EVERY if left > CHECK_EVERY else left
            for _ in range(batch):
                self._iterate(origin, random)
            done += batch
            left -= batch
            allowed = self._allowed(left, done, seconds - (perf_counter() - start), seconds)
            if allowed <= self._lead():
                break
        self.iterations += done

    def _allowed(self, left: i64, done: i64, time_left: float, seconds: float) -> i64:
        """How many more iterations there can be before iterations or time run out."""
        if time_left <= 0.0:
            return 0
        in_time = i64(float(done) * time_left / (seconds - time_left + 1e-9)) + 1
        return left if left < in_time else in_time

    def _lead(self) -> i64:
        """By how many tries the best id of the root leads."""
        most: i64 = 0
        second: i64 = 0
        edge = self.first[self.root]
        while edge >= 0:
            tries = self.tries[edge]
            if tries > most:
                second = most
                most = tries
            elif tries > second:
                second = tries
            edge = self.following[edge]
        return most - second

    def best(self) -> int:
        """The id tried most often at the root; of those, the one that did best."""
        best: i64 = -1
        edge = self.first[self.root]
        while edge >= 0:
            if best < 0 or self._better(edge, best):
                best = edge
            edge = self.following[edge]
        return int(self.ids[best])

    def _better(self, edge: i64, other: i64) -> bool:
        if self.tries[edge] != self.tries[other]:
            return self.tries[edge] > self.tries[other]
        return self._quality(edge) > self._quality(other)

    def results(self) -> list[tuple[int, int, float]]:
        """For every id of the root: the id, how often it was tried, its mover's value."""
        found: list[tuple[int, int, float]] = []
        edge = self.first[self.root]
        while edge >= 0:
            found.append((int(self.ids[edge]), int(self.tries[edge]), self._quality(edge)))
            edge = self.following[edge]
        return found

    def values(self) -> list[float]:
        """Each seat's chance of winning at the root, as far as the search saw."""
        at = self.root * self.players
        reached = float(max(self.reached[self.root], 1))
        return [self.worth[at + seat] / reached for seat in range(self.players)]

    def below(self, seen: list[int]) -> tuple[int, list[float]]:
        """How often the position these ids lead to was reached, and each seat's chance there."""
        node = self.root
        for id in seen:
            edge = self._find(node, id)
            if edge < 0 or self.target[edge] < 0:
                return 0, []
            node = self.target[edge]
        reached = self.reached[node]
        at = node * self.players
        share = 1.0 / float(max(reached, 1))
        return int(reached), [self.worth[at + seat] * share for seat in range(self.players)]

    def _iterate(self, origin: State, random: Random) -> None:
        state = origin.sample(int(self.seat), random)
        self._walk(state, random)
        self.lookahead.evaluation.evaluate(state)
        self._back_up()

    def _walk(self, state: State, random: Random) -> None:
        """Follow the tree down to a position that is new, or to the end of the game."""
        node = self.root
        self.depth = 0
        choices = self.choices
        while state.actor != OVER:
            state.fill(choices)
            self.favourite = -1
            if state.actor >= 0 and (self.narrow_root or node != self.root):
                state.narrow(choices)
            if state.actor == CHANCE:
                edge = self._draw(node, state, random)
            elif choices.count > 1 and self.reached[node] == 0 and node != self.root:
                return
            else:
                edge = self._choose(node, state, random)
                state.play(self.ids[edge])
            self._step(edge)
            node = self.target[edge]

    def _step(self, edge: i64) -> None:
        if self.target[edge] < 0:
            self.target[edge] = self._add_node()
        if self.depth == len(self.path):
            self.path = append(self.path, edge)
            self.favourites = append(self.favourites, edge)
        self.path[self.depth] = edge
        self.favourites[self.depth] = self.favourite
        self.depth += 1

    def _draw(self, node: i64, state: State, random: Random) -> i64:
        """Let chance choose, and tell apart only what the seat sees."""
        witness = state.witness()
        id = self.choices.draw(random)
        state.play(id)
        key: i64 = id if sees(self.seat, witness) else HIDDEN
        edge = self._find(node, key)
        return edge if edge >= 0 else self._add_edge(node, key, CHANCE, 0.0, 0.0)

    def _find(self, node: i64, id: i64) -> i64:
        edge = self.first[node]
        while edge >= 0 and self.ids[edge] != id:
            edge = self.following[edge]
        return edge

    def _choose(self, node: i64, state: State, random: Random) -> i64:
        """The edge that the mover takes: good so far, likely good, or not tried enough."""
        self._add_choices(node, state, random)
        choices = self.choices
        exploration = self._exploration()
        owed = 0.0
        if node == self.root:
            owed = self.root_share * float(self.reached[node]) / float(choices.count)
        best: i64 = -1
        most = -1.0
        finest = -1.0
        self.favourite = -1
        for i in range(choices.count):
            edge = self.edge_of[choices.ids[i]]
            self.offers[edge] += 1
            quality = self._quality(edge)
            if self.tries[edge] > 0 and quality > finest:
                finest = quality
                self.favourite = edge
            doubt = sqrt(float(self.offers[edge])) / float(1 + self.tries[edge])
            appeal = quality + exploration * doubt * self.priors[edge]
            if float(self.tries[edge]) < owed:
                appeal += 1.0
            if appeal > most:
                most = appeal
                best = edge
        return best

    def _exploration(self) -> float:
        """What the priors of the choices are worth: by their sum, and by how far apart ids are."""
        total = 0.0
        low = 1.0
        high = 0.0
        for i in range(self.choices.count):
            edge = self.edge_of[self.choices.ids[i]]
            quality = self._quality(edge)
            total += self.priors[edge]
            low = min(low, quality)
            high = max(high, quality)
        return self.exploration * (high - low + LEAST_DISTANCE) / total

    def _quality(self, edge: i64) -> float:
        """The mover's average value, the first guess included."""
        known = self.guess_counts + float(self.tries[edge])
        return (self.guess_counts * self.guesses[edge] + self.gains[edge]) / known

    def _add_choices(self, node: i64, state: State, random: Random) -> None:
        """Find the edges of the legal ids, adding those that were never legal here before."""
        choices = self.choices
        edge = self.first[node]
        while edge >= 0:
            self.edge_of[self.ids[edge]] = edge
            edge = self.following[edge]
        for i in range(choices.count):
            id = choices.ids[i]
            edge = self.edge_of[id]
            if edge >= self.edges or self.owner[edge] != node or self.ids[edge] != id:
                self.edge_of[id] = self._add_choice(node, state, id, random)

    def _add_choice(self, node: i64, state: State, id: i64, random: Random) -> i64:
        mover = state.actor
        guess = 0.5
        if self.choices.count > 1:
            guess = self.lookahead.guess(state, id, mover, random)
        prior = exp(self.sharpness * guess)
        return self._add_edge(node, id, mover, guess, prior)

    def _add_node(self) -> i64:
        node = self.nodes
        self.nodes = node + 1
        self.first = append(self.first, -1)
        self.reached = append(self.reached, 0)
        for _ in range(self.players):
            self.worth = append(self.worth, 0.0)
        return node

    def _add_edge(self, node: i64, id: i64, mover: i64, guess: float, prior: float) -> i64:
        edge = self.edges
        self.edges = edge + 1
        self.ids = append(self.ids, id)
        self.following = append(self.following, self.first[node])
        self.owner = append(self.owner, node)
        self.target = append(self.target, -1)
        self.mover = append(self.mover, mover)
        self.tries = append(self.tries, 0)
        self.offers = append(self.offers, 0)
        self.gains = append(self.gains, 0.0)
        self.guesses = append(self.guesses, guess)
        self.priors = append(self.priors, prior)
        self.first[node] = edge
        return edge

    def _back_up(self) -> None:
        """Add the values of the evaluated position to all that led there.

        Where a mover tried an id that is not his best one, the nodes above are credited with what
        the best is worth: he would not play the other, so it tells them nothing.
        """
        for seat in range(self.players):
            self.credit[seat] = self.lookahead.evaluation.values[seat]
        i = self.depth - 1
        while i >= 0:
            edge = self.path[i]
            self._add_credit(self.target[edge])
            self.tries[edge] += 1
            if self.mover[edge] >= 0:
                self.gains[edge] += self.credit[self.mover[edge]]
                favourite = self.favourites[i]
                if favourite >= 0 and self._quality(edge) < self._quality(favourite):
                    self._take_credit(self.target[favourite])
            i -= 1
        self._add_credit(self.root)

    def _add_credit(self, node: i64) -> None:
        self.reached[node] += 1
        at = node * self.players
        for seat in range(self.players):
            self.worth[at + seat] += self.credit[seat]

    def _take_credit(self, node: i64) -> None:
        """Continue the back-up with what a node is worth so far."""
        at = node * self.players
        reached = float(self.reached[node])
        for seat in range(self.players):
            self.credit[seat] = self.worth[at + seat] / reached
