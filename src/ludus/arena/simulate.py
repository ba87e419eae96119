"""Many games and what they have in common. The same seed gives the same games."""

from collections import Counter, defaultdict
from collections.abc import Callable
from dataclasses import dataclass, field
from fractions import Fraction
from functools import partial
from typing import Final

from librt.random import Random

from ludus.arena.jobs import Jobs, check_jobs, run_tasks
from ludus.arena.match import Played, Setting
from ludus.arena.seeds import seed_of
from ludus.arena.tournament import check, play_seated
from ludus.core.errors import LudusError
from ludus.core.game import Choices
from ludus.core.playout import playout
from ludus.core.registry import get

BATCH: Final = 50
"""Games handed to a process at a time: enough to hide the overhead, few enough to show progress."""


@dataclass
class Tally:
    """What is counted over many games; tallies can be added up in any order."""

    players: int
    games: int = 0
    decisions: int = 0
    turns: int = 0
    longest: int = 0
    shared: int = 0
    broken_ties: int = 0
    wins: list[Fraction] = field(default_factory=list)
    """What each seat has of the victories, shared ones by their parts."""
    scores: list[Counter[int]] = field(default_factory=list)
    sat: Counter[str] = field(default_factory=Counter)
    won: dict[str, Fraction] = field(default_factory=lambda: defaultdict(Fraction))
    scored: Counter[str] = field(default_factory=Counter)

    def __post_init__(self) -> None:
        if not self.scores:
            self.scores = [Counter() for _ in range(self.players)]
            self.wins = [Fraction(0)] * self.players

    def add(self, other: "Tally") -> None:
        """Add the games of another tally."""
        self.games += other.games
        self.decisions += other.decisions
        self.turns += other.turns
        self.longest = max(self.longest, other.longest)
        self.shared += other.shared
        self.broken_ties += other.broken_ties
        self.wins = [mine + theirs for mine, theirs in zip(self.wins, other.wins, strict=True)]
        for mine, theirs in zip(self.scores, other.scores, strict=True):
            mine.update(theirs)
        self.sat.update(other.sat)
        for bot, won in other.won.items():
            self.won[bot] += won
        self.scored.update(other.scored)

    def count(self, played: Played) -> None:
        """Add one game."""
        decisions = sum(played.decisions)
        self.games += 1
        self.decisions += decisions
        self.longest = max(self.longest, decisions)
        self.turns += played.turns
        self.shared += len(played.winners) > 1
        self.broken_ties += played.scores.count(max(played.scores)) > len(played.winners)
        for seat, share in enumerate(played.shares()):
            bot, score = played.bots[seat], played.scores[seat]
            part = Fraction(share).limit_denominator(self.players)
            self.wins[seat] += part
            self.won[bot] += part
            self.scores[seat][score] += 1
            self.sat[bot] += 1
            self.scored[bot] += score

    def as_dict(self) -> dict[str, object]:
        """Plain data for JSON: counts only, so that equal games give equal data."""
        return {
            "players": self.players,
            "games": self.games,
            "decisions": self.decisions,
            "turns": self.turns,
            "longest": self.longest,
            "wins": [float(wins) for wins in self.wins],
            "shared_victories": self.shared,
            "broken_ties": self.broken_ties,
            "scores": [dict(sorted(scores.items())) for scores in self.scores],
            "bots": {
                bot: {"seats": sat, "wins": float(self.won[bot]), "scored": self.scored[bot]}
                for bot, sat in sorted(self.sat.items())
            },
        }


def play_batch(setting: Setting, numbers: range) -> Tally:
    """Play the games of these numbers."""
    tally = Tally(setting.players)
    at_random = set(setting.bots) == {"random"}
    for number in numbers:
        tally.count(_play_at_random(setting, number) if at_random else play_seated(setting, number))
    return tally


def _play_at_random(setting: Setting, number: int) -> Played:
    """The same as between random bots, but faster: one generator draws everything."""
    state = get(setting.game).new(setting.players, setting.options)
    decisions = int(playout(state, Random(seed_of(setting.seed, number)), Choices()))
    result = state.result()
    return Played(
        number=number,
        bots=["random"] * setting.players,
        scores=result.scores,
        winners=result.winners,
        decisions=[decisions],
        seconds=[],
        turns=int(state.turn),
        failures=[],
        ids=[],
    )


def simulate(setting: Setting, games: int, jobs: Jobs, progress: Callable[[int], None]) -> Tally:
    """Play that many games in that many processes or on a cluster, saying how many are done."""
    check(setting)
    check_jobs(jobs)
    if games < 1:
        raise LudusError("There must be at least one game.")
    batches = [range(n, min(n + BATCH, games)) for n in range(0, games, BATCH)]
    total = Tally(setting.players)
    for tally in run_tasks(partial(play_batch, setting), batches, jobs):
        total.add(tally)
        progress(total.games)
    return total
