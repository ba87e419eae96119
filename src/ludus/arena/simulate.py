"""Many random games and what they have in common. The same seed gives the same games."""

import hashlib
import multiprocessing
import os
from collections import Counter
from collections.abc import Callable
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from dataclasses import dataclass, field
from typing import Final

from librt.random import Random

from ludus.core.errors import LudusError
from ludus.core.game import Choices
from ludus.core.playout import playout
from ludus.core.registry import get

BATCH: Final = 50
"""Games handed to a process at a time: enough to hide the way there, few enough to see progress."""


@dataclass
class Tally:
    """What is counted over many games; adding up tallies in any order gives the same."""

    players: int
    games: int = 0
    decisions: int = 0
    turns: int = 0
    longest: int = 0
    shared: int = 0
    broken_ties: int = 0
    wins: Counter[int] = field(default_factory=Counter)
    scores: list[Counter[int]] = field(default_factory=list)

    def __post_init__(self) -> None:
        if not self.scores:
            self.scores = [Counter() for _ in range(self.players)]

    def add(self, other: "Tally") -> None:
        """Add the games of another tally."""
        self.games += other.games
        self.decisions += other.decisions
        self.turns += other.turns
        self.longest = max(self.longest, other.longest)
        self.shared += other.shared
        self.broken_ties += other.broken_ties
        self.wins.update(other.wins)
        for mine, theirs in zip(self.scores, other.scores, strict=True):
            mine.update(theirs)

    def as_dict(self) -> dict[str, object]:
        """Plain data for JSON: counts only, so that equal games give equal data."""
        return {
            "players": self.players,
            "games": self.games,
            "decisions": self.decisions,
            "turns": self.turns,
            "longest": self.longest,
            "wins": [self.wins[seat] for seat in range(self.players)],
            "shared_victories": self.shared,
            "broken_ties": self.broken_ties,
            "scores": [dict(sorted(scores.items())) for scores in self.scores],
        }


def seed_of(seed: int, number: int) -> int:
    """The seed of one game among many, the same wherever it is played."""
    digest = hashlib.blake2b(f"{seed}/{number}".encode(), digest_size=7).digest()
    return int.from_bytes(digest, "big")


def play_batch(
    name: str, players: int, options: dict[str, str], seed: int, numbers: range
) -> Tally:
    """Play the games of these numbers at random."""
    game = get(name)
    tally = Tally(players)
    choices = Choices()
    for number in numbers:
        state = game.new(players, options)
        decisions = int(playout(state, Random(seed_of(seed, number)), choices))
        result = state.result()
        top = max(result.scores)
        tally.games += 1
        tally.decisions += decisions
        tally.longest = max(tally.longest, decisions)
        tally.turns += int(state.turn)
        tally.wins.update(result.winners)
        tally.shared += len(result.winners) > 1
        tally.broken_ties += result.scores.count(top) > len(result.winners)
        for scores, score in zip(tally.scores, result.scores, strict=True):
            scores[score] += 1
    return tally


def simulate(
    name: str,
    players: int,
    options: dict[str, str],
    games: int,
    seed: int,
    jobs: int,
    progress: Callable[[int], None],
) -> Tally:
    """Play that many games in that many processes, saying how many are done."""
    get(name).new(players, options)
    if games < 1 or jobs < 1:
        raise LudusError("There must be at least one game and one job.")
    batches = [range(n, min(n + BATCH, games)) for n in range(0, games, BATCH)]
    total = Tally(players)

    def collect(tally: Tally) -> None:
        total.add(tally)
        progress(total.games)

    if jobs == 1:
        for batch in batches:
            collect(play_batch(name, players, options, seed, batch))
        return total
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(min(jobs, os.cpu_count() or 1), mp_context=context) as pool:
        waiting: set[Future[Tally]] = {
            pool.submit(play_batch, name, players, options, seed, batch) for batch in batches
        }
        while waiting:
            done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
            for future in done:
                collect(future.result())
    return total
