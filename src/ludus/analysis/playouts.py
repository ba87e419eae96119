"""Playing on to the end: how often a seat wins after what it does, whatever a search thinks."""

from collections.abc import Callable, Sequence
from math import sqrt
from typing import Final

from librt.random import Random

from ludus.bots.lineup import Lineup
from ludus.bots.lookahead import Lookahead
from ludus.core.game import CHANCE, OVER, Choices, State
from ludus.core.match import Match

DRAWS: Final = 2
"""How many outcomes of a draw the greedy bot looks at."""
FINISHER: Final = "miles"
ITERATIONS: Final = 16
"""The bot that plays on where everybody searches, and how many iterations a decision it has."""

PlayOut = Callable[[State, int, Sequence[int], Random], float]
"""What the seat has of the victory if it plays the ids and everybody goes on in some way."""


def played_out(origin: State, seat: int, ids: Sequence[int], random: Random) -> float:
    """What the seat has of the victory if it plays the ids and everybody goes on greedily."""
    state = origin.sample(seat, random)
    for id in ids:
        state.play(id)
    lookahead, choices = Lookahead(state.game, int(state.players)), Choices()
    lookahead.enough = DRAWS
    while state.actor != OVER:
        state.fill(choices)
        if state.actor == CHANCE:
            state.play(choices.draw(random))
        else:
            state.play(_greedy(state, choices.list(), lookahead, random))
    return state.result().shares()[seat]


def searched_out(origin: State, seat: int, ids: Sequence[int], random: Random) -> float:
    """The same if everybody searches a little: ten times as slow, and another opinion."""
    state = origin.sample(seat, random)
    for id in ids:
        state.play(id)
    players = int(state.players)
    match = Match(state.game, players, story=False)
    match.state = state
    Lineup(state.game, [FINISHER] * players, ITERATIONS).play_on(match, lambda actor: random)
    return match.state.result().shares()[seat]


def _greedy(state: State, ids: list[int], lookahead: Lookahead, random: Random) -> int:
    if len(ids) == 1:
        return ids[0]
    seat = int(state.actor)
    guesses = [lookahead.guess(state, id, seat, random) for id in ids]
    return ids[guesses.index(max(guesses))]


def wins_more(
    state: State,
    seat: int,
    ways: Sequence[Sequence[int]],
    random: Random,
    playouts: int,
    errors: float,
    early: float = 1.0,
    play_out: PlayOut = played_out,
) -> list[float] | None:
    """The shares of two ways, if the first wins more by so many standard errors.

    After a fifth of the playouts it is given up unless the first is ahead by `early` of them.
    """
    won = [0.0, 0.0]
    for count in range(1, playouts + 1):
        for n, ids in enumerate(ways):
            won[n] += play_out(state, seat, ids, random)
        if count == playouts // 5 and not ahead(won, count, early):
            return None
    return [each / playouts for each in won] if ahead(won, playouts, errors) else None


def ahead(won: Sequence[float], count: int, errors: float) -> bool:
    """Whether the first won more of so many playouts by so many standard errors."""
    shares = [each / count for each in won]
    error = sqrt(sum(share * (1 - share) for share in shares) / count)
    return shares[0] - shares[1] > errors * max(error, 1 / count)
