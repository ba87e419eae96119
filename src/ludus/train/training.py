"""Training from the first greedy game to a network that has won its matches.

All of it stands in a folder, so that the same command goes on after a kill: the model with Adam's
memory, the positions of the last rounds part by part, the champion (the last network that passed
its gate), the candidate that was judged last, the network everything started from, and a line of
the log for each round.
"""

import json
import shutil
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass
from functools import partial
from pathlib import Path
from typing import Any, Final

import numpy as np

from ludus.arena.jobs import run_tasks
from ludus.arena.seeds import seed_of
from ludus.bots.evaluation import shipped
from ludus.bots.nets import Layers, dumps, folder, layers_of, load
from ludus.core.errors import LudusError
from ludus.core.registry import get
from ludus.train.gate import (
    AgainstFixed,
    Contest,
    GateResult,
    SelfPlay,
    WinningScores,
    fixed_opponent,
    holds_up,
    lively,
    matched,
    pace,
    passes,
    winning_scores,
)
from ludus.train.model import NAMES, RATE, Model, started
from ludus.train.practice import Positions, Practice, practise

KEPT: Final = 4
"""How many rounds of each stage the replay buffer holds."""
PART: Final = 20
"""Searched games that are kept together; a kill loses no more than these."""

Tell = Callable[[str, int, int], None]
"""Told what is being done, how much of it, and of how much."""


@dataclass(frozen=True)
class TrainingPlan:
    """How much is played, and with what."""

    game: str
    players: int
    hidden: int = 16
    rounds: int = 20
    """Rounds of greedy games."""
    greedy: int = 250
    """Greedy games a round."""
    generations: int = 6
    """Rounds of searched games, each with its gate."""
    searched: int = 400
    """Searched games a generation."""
    iterations: int = 150
    match: int = 60
    """Games of a gate at each budget."""
    budgets: tuple[int, ...] = (100, 1500)
    watched: tuple[int, ...] = (12, 150, 2_500, 20_000)
    """Iterations of the games of self-play that a gate watches: some blind spots show only to those
    who think long."""
    jobs: int = 1
    seed: int = 1

    def greedy_round(self, round: int) -> bool:
        """Whether that round is one of greedy games."""
        return round < self.rounds


class Training:
    """One game and number of players, from wherever the folder says it got to."""

    def __init__(self, plan: TrainingPlan, where: Path, tell: Tell) -> None:
        self.plan = plan
        self.game = get(plan.game)
        self.game.new(plan.players)
        self.folder = where
        self.tell = tell
        where.mkdir(parents=True, exist_ok=True)
        self.round = 0
        self.model: Model | None = None
        if (where / "model.npz").exists():
            self._restore()
        else:
            self._save_net("start", layers_of(self.game, plan.players))
            self._save_net("champion", layers_of(self.game, plan.players))

    def run(self) -> None:
        """Play, fit and judge until the plan is done."""
        while self.round < self.plan.rounds + self.plan.generations:
            positions = self._practise()
            entry = self._measure(positions)
            self._fit()
            last_greedy = self.round == self.plan.rounds - 1
            if last_greedy or not self.plan.greedy_round(self.round):
                entry |= self._judge()
            self.round += 1
            self._save()
            with (self.folder / "log.jsonl").open("a") as log:
                log.write(json.dumps(entry) + "\n")

    def champion(self) -> Layers:
        """The last network that passed its gate."""
        return load(self.folder / "champion.json", self.game)

    def _layers(self) -> Layers:
        return self.champion() if self.model is None else self.model.layers()

    def _practise(self) -> Positions:
        """The positions of this round, playing those parts that are not there yet."""
        plan, here = self.plan, self._round_folder(self.round)
        here.mkdir(parents=True, exist_ok=True)
        greedy = plan.greedy_round(self.round)
        games = plan.greedy if greedy else plan.searched
        part = plan.greedy if greedy else PART
        practice = Practice(
            plan.game,
            plan.players,
            self._layers(),
            seed_of(plan.seed, self.round),
            0 if greedy else plan.iterations,
        )
        for start in range(0, games, part):
            path = here / f"{start:05}.npz"
            if not path.exists():
                numbers = range(start, min(start + part, games))
                write_positions(path, gathered(list(self._watched(practice, numbers, games))))
        return gathered([read_positions(path) for path in sorted(here.glob("?????.npz"))])

    def _watched(self, practice: Practice, numbers: range, games: int) -> Iterator[Positions]:
        kind = "greedy" if not practice.iterations else "searched"
        what = f"Round {self.round + 1}, {kind} games"
        done = run_tasks(partial(practise, practice), numbers, self.plan.jobs)
        for count, positions in enumerate(done, numbers.start + 1):
            self.tell(what, count, games)
            yield positions

    def _round_folder(self, round: int) -> Path:
        return self.folder / "positions" / f"{round:04}"

    def _measure(self, positions: Positions) -> dict[str, object]:
        """How well the net before this round's fit foretold its games, which it had not seen."""
        model = self._started(positions)
        starts = positions.movers >= 0
        results, movers = positions.results[starts], positions.movers[starts].astype(int)
        found = model.chances(positions.features[starts])
        fair = 1 / self.plan.players
        return {
            "round": self.round,
            "kind": "greedy" if self.plan.greedy_round(self.round) else "searched",
            "positions": len(positions),
            "loss": model.loss(positions.features, positions.targets),
            "brier": float(((found - results) ** 2).sum(axis=1).mean() / self.plan.players),
            "base": float(((fair - results) ** 2).sum(axis=1).mean() / self.plan.players),
            "mover": float(found[np.arange(len(movers)), movers].mean()),
            "mover_won": float(results[np.arange(len(movers)), movers].mean()),
        }

    def _started(self, positions: Positions) -> Model:
        if self.model is None:
            plan = self.plan
            self.model = started(self.champion(), positions.features, plan.hidden, plan.seed)
        return self.model

    def _fit(self) -> None:
        """Learn from the last rounds of greedy games and the last generations together.

        Searched games are few and their results many positions' luck; greedy ones keep the net
        from forgetting what wins.
        """
        rounds = self._remembered()
        paths = [path for n in rounds for path in sorted(self._round_folder(n).glob("?????.npz"))]
        kept = gathered([read_positions(path) for path in paths])
        luck = np.random.default_rng([self.plan.seed, self.round])
        passes_through = 1 if self.plan.greedy_round(self.round) else 3
        rate = RATE * (1 - 0.8 * min(self.round / max(self.plan.rounds, 1), 1))
        self.tell(f"Round {self.round + 1}, learning from {len(kept):,} positions", 0, 1)
        self._started(kept).fit(kept.features, kept.targets, passes_through, luck, rate)
        for old in set(range(self.round)) - set(rounds):
            shutil.rmtree(self._round_folder(old), ignore_errors=True)

    def _remembered(self) -> list[int]:
        """The rounds of both kinds that are learned from."""
        kinds: dict[bool, list[int]] = {True: [], False: []}
        for round in range(self.round + 1):
            kinds[self.plan.greedy_round(round)].append(round)
        return kinds[True][-KEPT:] + kinds[False][-KEPT:]

    def _judge(self) -> dict[str, object]:
        """Play the champion, the fixed opponent, and the network everything started from."""
        new = self._layers()
        self._save_net("candidate", new)
        champion, start = self.champion(), load(self.folder / "start.json", self.game)
        outcomes = [self._match(new, champion, b, "the champion") for b in self.plan.budgets]
        fixed = self._against_fixed(new, champion)
        watched = self._watch(new, champion)
        passed = passes(outcomes, self.plan.players) and holds_up(fixed) and lively(watched)
        if passed:
            self._save_net("champion", new)
        beaten = outcomes
        if champion != start:
            beaten = [self._match(new, start, self.plan.budgets[0], "the start")]
        found = {"champion": outcomes, "start": beaten, "fixed": fixed, "scores": watched}
        return {"passed": passed, **found}

    def _watch(self, new: Layers, old: Layers) -> list[WinningScores]:
        """Let the network and the champion each play against itself."""
        plan, found = self.plan, []
        for at, budget in enumerate(plan.watched):
            self.tell(f"Round {self.round + 1}, self-play at {budget}", at, len(plan.watched))
            seed = seed_of(plan.seed + 8, self.round)
            scores = [
                winning_scores(SelfPlay(plan.game, plan.players, layers, budget, seed), plan.jobs)
                for layers in (new, old)
            ]
            found.append(WinningScores(budget, *scores))
        return found

    def _against_fixed(self, new: Layers, old: Layers) -> list[AgainstFixed]:
        """Let the network and the champion each play the fixed opponent, if the game has one."""
        opponent, found = fixed_opponent(self.game, self.plan.players), list[AgainstFixed]()
        if opponent is None:
            return found
        for budget in self.plan.budgets:
            won = [
                self._match(layers, opponent, budget, f"the fixed opponent, {who}").won
                for layers, who in ((new, "the candidate"), (old, "the champion"))
            ]
            found.append(AgainstFixed(budget, won[0], won[1], self.plan.match))
        return found

    def _match(self, new: Layers, old: Layers, budget: int, opponent: str) -> GateResult:
        """Play one network against another with so many iterations for the other."""
        plan = self.plan
        speed = pace(plan.game, plan.players, new, old)
        seed = seed_of(plan.seed + 7, self.round)
        contest = Contest(plan.game, plan.players, new, old, budget, speed, seed)
        won = 0.0
        for count, share in enumerate(matched(contest, plan.match, plan.jobs), 1):
            won += share
            what = f"Round {self.round + 1}, against {opponent} at {budget}"
            self.tell(f"{what}: {won:g} won", count, plan.match)
        return GateResult(budget, won, plan.match)

    def _save_net(self, name: str, layers: Layers) -> None:
        path = self.folder / f"{name}.json"
        path.with_suffix(".new").write_text(dumps(layers, self.game), encoding="utf-8")
        path.with_suffix(".new").replace(path)

    def _save(self) -> None:
        assert self.model is not None
        model = self.model
        arrays: dict[str, Any] = {f"number_{name}": model.numbers[name] for name in NAMES}
        arrays |= {f"mean_{name}": model.means[name] for name in NAMES}
        arrays |= {f"square_{name}": model.squares[name] for name in NAMES}
        plan = json.dumps(asdict(self.plan))
        path = self.folder / "new.npz"
        counts = np.array([self.round, model.steps])
        features = np.array(self.game.features)
        np.savez(path, counts=counts, scale=model.scale, plan=plan, features=features, **arrays)
        path.replace(self.folder / "model.npz")

    def _restore(self) -> None:
        with np.load(self.folder / "model.npz") as kept:
            if tuple(kept["features"]) != self.game.features:
                raise LudusError(
                    f"{self.folder} was trained on other features than {self.game.title} has now:"
                    " name another folder with --folder to begin again."
                )
            parts = [{n: kept[f"{p}_{n}"] for n in NAMES} for p in ("number", "mean", "square")]
            self.round = int(kept["counts"][0])
            self.model = Model(parts[0], kept["scale"], int(kept["counts"][1]), parts[1], parts[2])


def installed(training: Training) -> Path:
    """Put the champion where the bots find it, and say where that is."""
    path = Path(str(folder(training.game))) / f"{training.plan.players}.json"
    path.parent.mkdir(exist_ok=True)
    path.write_text(dumps(training.champion(), training.game), encoding="utf-8")
    layers_of.cache_clear()
    shipped.cache_clear()
    return path


def gathered(parts: list[Positions]) -> Positions:
    """The positions of several parts together."""
    return Positions(
        np.concatenate([part.features for part in parts]),
        np.concatenate([part.targets for part in parts]),
        np.concatenate([part.results for part in parts]),
        np.concatenate([part.movers for part in parts]),
    )


def write_positions(path: Path, positions: Positions) -> None:
    """Write them at once or not at all."""
    new = path.with_suffix(".new.npz")
    np.savez_compressed(new, **vars(positions))
    new.replace(path)


def read_positions(path: Path) -> Positions:
    """Read them back."""
    with np.load(path) as kept:
        return Positions(*(kept[name] for name in ("features", "targets", "results", "movers")))
