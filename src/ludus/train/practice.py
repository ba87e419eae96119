"""Games of self-play, and what is learned from each of their positions.

In a greedy game every decision is the best guess one decision ahead; the target of a position is a
mix of what the net says of those that follow and of the result (TD(lambda)). In a searched game
the target of a root is the same mix over what the search found; the positions its other ids lead to
are kept too where the search has tried them enough. They never meet a result, so their targets are
shifted by as much as their root's: levels follow results, differences follow the search.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from math import exp
from typing import Final

import numpy as np
from librt.random import Random

from ludus.arena.seeds import seed_of
from ludus.bots.bot import UNLIMITED_SECONDS, Observation
from ludus.bots.evaluation import Evaluation
from ludus.bots.ladder import Searcher
from ludus.bots.lookahead import Lookahead
from ludus.bots.nets import Layers
from ludus.bots.search import Search
from ludus.core.game import CHANCE, OVER, Choices, Game, State
from ludus.core.match import Match
from ludus.core.message import EVERYONE
from ludus.core.record import HIDDEN
from ludus.core.registry import get
from ludus.train.model import Numbers

OTHER_OPTIONS: Final = 0.15
"""The share of games with options drawn at random instead of the usual ones."""
TEMPERATURE: Final = 0.03
"""How much worse a guess may be to be chosen about a third as often."""
STRAY: Final = 0.01
"""The share of decisions drawn at random."""
CURIOUS: Final = 0.15
"""The share of searched decisions drawn by how often each id was tried."""
SIBLINGS_SHARE: Final = 0.25
"""The part of a search's iterations that all ids of the root share, so that there is something to
learn from each."""
ENOUGH_TRIES: Final = 12
"""How often a search must have reached a position for its value to be learned."""


@dataclass(frozen=True)
class Practice:
    """What the games of a round have in common; no iterations means greedy games."""

    game: str
    players: int
    layers: Layers
    seed: int
    iterations: int = 0
    trust: float = 0.9
    """The lambda of TD(lambda): how much later values count for a decision before them."""


@dataclass
class Positions:
    """Features (positions x seats x features), targets, results, and where turns start.

    `movers` is the seat that starts its turn in a position, -1 for all other positions.
    """

    features: Numbers
    targets: Numbers
    results: Numbers
    movers: Numbers

    def __len__(self) -> int:
        return len(self.features)


@dataclass
class Notes:
    """What is written down during one game."""

    features: list[list[float]] = field(default_factory=list)
    values: list[list[float]] = field(default_factory=list)
    movers: list[int] = field(default_factory=list)
    siblings: list[list[tuple[list[float], list[float]]]] = field(default_factory=list)
    turn: int = -1

    def add(self, state: State, evaluation: Evaluation, values: list[float]) -> None:
        """Keep a position somebody decides in, and what it seems worth."""
        starts = int(state.turn) != self.turn and state.turn > 0
        self.turn = int(state.turn)
        self.features.append(evaluation.measured(state))
        self.values.append(values)
        self.movers.append(int(state.actor) if starts else -1)


def practise(practice: Practice, number: int) -> Positions:
    """Play one game and keep what can be learned from it."""
    random = Random(seed_of(practice.seed, number))
    match = _opened(get(practice.game), practice.players, random)
    play = _search if practice.iterations else _be_greedy
    notes = Notes()
    play(practice, match, random, notes)
    return _learned(practice, notes, match.state.result().shares())


def _opened(game: Game, players: int, random: Random) -> Match:
    options = {}
    if random.random() < OTHER_OPTIONS:
        for option in game.options:
            options[option.name] = option.values[random.randrange(len(option.values))]
    return Match(game, players, options, story=False)


def _be_greedy(practice: Practice, match: Match, random: Random, notes: Notes) -> None:
    state = match.state
    lookahead = Lookahead(state.game, practice.players, practice.layers)
    evaluation, choices = lookahead.evaluation, Choices()
    for _ in _questions(state, choices, state.play, random):
        evaluation.evaluate(state)
        values = [evaluation.values[seat] for seat in range(practice.players)]
        notes.add(state, evaluation, values)
        state.narrow(choices)
        state.play(_guessed(lookahead, state, choices.list(), random))


def _questions(
    state: State, choices: Choices, play: Callable[[int], object], random: Random
) -> Iterator[None]:
    """Play the draws and what is forced; stop wherever a seat has a choice, until the end."""
    while state.actor != OVER:
        state.fill(choices)
        if state.actor == CHANCE:
            play(int(choices.draw(random)))
        elif choices.count == 1:
            play(int(choices.ids[0]))
        else:
            yield


def _guessed(lookahead: Lookahead, state: State, ids: list[int], random: Random) -> int:
    """An id that looks good one decision ahead: nearly always the best."""
    if random.random() < STRAY:
        return ids[random.randrange(len(ids))]
    seat = int(state.actor)
    guesses = [lookahead.guess(state, id, seat, random) for id in ids]
    best = max(guesses)
    return ids[_drawn([exp((guess - best) / TEMPERATURE) for guess in guesses], random)]


def _drawn(weights: list[float], random: Random) -> int:
    left = random.random() * sum(weights)
    for i, weight in enumerate(weights):
        left -= weight
        if left < 0:
            return i
    return len(weights) - 1


def _search(practice: Practice, match: Match, random: Random, notes: Notes) -> None:
    players, state, choices = practice.players, match.state, Choices()
    evaluation = Evaluation(state.game, players, practice.layers)
    bots = [Searcher(layers=practice.layers) for _ in range(players)]
    for _ in _questions(state, choices, match.play, random):
        observation = Observation(match, int(state.actor), random)
        search = bots[observation.seat].search(observation)
        search.root_share = SIBLINGS_SHARE
        search.grow(observation.sample(), practice.iterations, UNLIMITED_SECONDS, random)
        notes.add(state, evaluation, _shared(search.values()))
        notes.siblings.append(_siblings(search, state, evaluation, random))
        match.play(_picked(search, random))


def _shared(values: list[float]) -> list[float]:
    """Values as chances that add up to 1, which they do not where a game may end without points."""
    whole = sum(values)
    return [value / whole for value in values] if whole > 0 else [1 / len(values)] * len(values)


def _picked(search: Search, random: Random) -> int:
    chance = random.random()
    tried = search.results()
    if chance < STRAY:
        return tried[random.randrange(len(tried))][0]
    if chance < STRAY + CURIOUS:
        return tried[_drawn([float(tries) for _, tries, _ in tried], random)][0]
    return search.best()


def _siblings(
    search: Search, state: State, evaluation: Evaluation, random: Random
) -> list[tuple[list[float], list[float]]]:
    """Where the ids of the root lead, as far as the search knows what that is worth."""
    found = []
    for id, tries, _ in search.results():
        if tries >= ENOUGH_TRIES:
            after = state.copy()
            seen = _followed(after, id, random)
            reached, values = search.below(seen)
            if reached >= ENOUGH_TRIES and after.actor != OVER:
                found.append((evaluation.measured(after), values))
    return found


def _followed(state: State, id: int, random: Random) -> list[int]:
    """Play an id and what follows until there is something to decide; the ids its seat sees."""
    seat, choices = int(state.actor), Choices()
    state.play(id)
    seen = [id]
    while state.actor != OVER:
        state.fill(choices)
        if state.actor == CHANCE:
            visible = state.witness() in (EVERYONE, seat)
            id = int(choices.draw(random))
            seen.append(id if visible else HIDDEN)
        elif choices.count == 1:
            id = int(choices.ids[0])
            seen.append(id)
        else:
            break
        state.play(id)
    return seen


def _learned(practice: Practice, notes: Notes, result: list[float]) -> Positions:
    """The positions of a game with their targets."""
    values = np.array(notes.values, np.float32)
    targets = returns(values, np.array(result, np.float32), practice.trust)
    features, movers, wanted = list(notes.features), list(notes.movers), list(targets)
    for at, siblings in enumerate(notes.siblings):
        shift = targets[at] - values[at]
        for measured, found in siblings:
            features.append(measured)
            movers.append(-1)
            moved = np.clip(np.array(found, np.float32) + shift, 0.001, 1.0)
            wanted.append(moved / moved.sum())
    shape = (len(features), practice.players, -1)
    return Positions(
        np.array(features, np.float32).reshape(shape),
        np.array(wanted, np.float32),
        np.tile(np.array(result, np.float32), (len(features), 1)),
        np.array(movers, np.float32),
    )


def returns(values: Numbers, result: Numbers, trust: float) -> Numbers:
    """TD(lambda): for each position a mix of the values after it and of the result."""
    found = np.empty_like(values)
    later = result
    for at in range(len(values) - 1, -1, -1):
        found[at] = later
        later = (1 - trust) * values[at] + trust * later
    return found
