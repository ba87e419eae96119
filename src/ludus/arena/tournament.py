"""Many games between bots, seats rotated; the same games whatever the number of processes."""

from collections.abc import Callable, Iterator
from functools import partial
from itertools import combinations, permutations
from math import sqrt
from typing import Final, NamedTuple

from ludus.arena.jobs import Jobs, run_tasks
from ludus.arena.match import Played, Setting, play
from ludus.arena.rating import rating_intervals, ratings
from ludus.arena.results import Results
from ludus.bots import get
from ludus.core.errors import LudusError
from ludus.core.registry import get as get_game

CERTAINTY: Final = 1.959964
"""Standard deviations of a 95% interval."""


class BotStanding(NamedTuple):
    """How one bot did. `games` counts every seat it sat on."""

    bot: str
    games: int
    wins: float
    low: float
    high: float
    rating: float
    score: float
    milliseconds: float
    failures: int
    rating_low: float = 0.0
    rating_high: float = 0.0

    @property
    def share(self) -> float:
        """The share of its games that it won."""
        return self.wins / self.games


def check(setting: Setting) -> None:
    """Raise a sentence if there can be no such arena."""
    get_game(setting.game).new(setting.players, setting.options)
    for bot in setting.bots:
        get(bot)
    if len(setting.bots) < setting.players:
        raise LudusError(
            f"{setting.players} seats need at least {setting.players} bots, not"
            f" {len(setting.bots)}; name a bot as often as it shall sit at the table."
        )


def seating(setting: Setting, number: int) -> tuple[str, ...]:
    """Who sits where in a game.

    Every choice of bots sits in every order around the table, and in every order each takes each
    seat once, one game after the other.
    """
    players = setting.players
    turned = number % players
    tables = list(combinations(setting.bots, players))
    orders = [(0, *order) for order in permutations(range(1, players))]
    table = tables[number // players % len(tables)]
    order = orders[number // (players * len(tables)) % len(orders)]
    around = [table[place] for place in order]
    return tuple(around[(seat + turned) % players] for seat in range(players))


def run(
    setting: Setting, games: int, jobs: Jobs, results: Results, progress: Callable[[int], None]
) -> None:
    """Play those of the first games that have no result yet, saying how many are done."""
    check(setting)
    progress(len(results.played))
    left = [number for number in range(games) if number not in results.played]
    for played in run_tasks(partial(play_seated, setting), left, jobs):
        results.add(played)
        progress(len(results.played))
    results.write()


def play_seated(setting: Setting, number: int) -> Played:
    """Play the game of that number with the seating it has."""
    return play(setting, number, seating(setting, number))


def standings(games: list[Played]) -> list[BotStanding]:
    """How every bot did, the best first."""
    rated = ratings(games)
    ends = rating_intervals(games)
    found = [
        _standing(bot, rating, games)._replace(rating_low=ends[bot][0], rating_high=ends[bot][1])
        for bot, rating in rated.items()
    ]
    return sorted(found, key=lambda standing: -standing.rating)


def _standing(bot: str, rating: float, games: list[Played]) -> BotStanding:
    seats = list(_seats(bot, games))
    wins = sum(game.shares()[seat] for game, seat in seats)
    low, high = interval(wins, len(seats))
    decisions = sum(game.decisions[seat] for game, seat in seats)
    seconds = sum(game.seconds[seat] for game, seat in seats)
    return BotStanding(
        bot=bot,
        games=len(seats),
        wins=wins,
        low=low,
        high=high,
        rating=rating,
        score=sum(game.scores[seat] for game, seat in seats) / len(seats),
        milliseconds=1000 * seconds / max(decisions, 1),
        failures=sum(text.startswith(bot + ",") for game in games for text in game.failures),
    )


def _seats(bot: str, games: list[Played]) -> Iterator[tuple[Played, int]]:
    for game in games:
        for seat, name in enumerate(game.bots):
            if name == bot:
                yield game, seat


def interval(wins: float, games: int) -> tuple[float, float]:
    """Wilson's 95% interval of a share."""
    z2 = CERTAINTY**2
    share = wins / games
    middle = (share + z2 / (2 * games)) / (1 + z2 / games)
    reach = CERTAINTY * sqrt(share * (1 - share) / games + z2 / (4 * games**2)) / (1 + z2 / games)
    return max(middle - reach, 0.0), min(middle + reach, 1.0)
