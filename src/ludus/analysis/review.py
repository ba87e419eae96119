"""The review of a finished game: what every turn lost, and what every draw brought.

All values are shares of the victory, a list with one for each seat. `docs/review.md` explains how
they fit together; in short, for each seat

    start + luck - own losses + losses of others + revisions = result

where the revisions are what deeper looks changed of earlier estimates. They are not bent to zero:
their size is the uncertainty of the review, and it says so.
"""

import hashlib
import json
from collections.abc import Iterator
from dataclasses import asdict, dataclass, field, replace
from functools import cached_property, lru_cache, partial
from itertools import pairwise
from typing import Any, Final

from librt.random import Random

from ludus.analysis.playouts import played_out, searched_out, wins_more
from ludus.analysis.reasons import Reason, reasons
from ludus.analysis.turns import TurnPart, line, parts
from ludus.analysis.values import Depth, Estimate, Judge, after, depth_of
from ludus.arena.jobs import Jobs, run_in_order
from ludus.bots.bot import UNLIMITED_SECONDS
from ludus.core.errors import LudusError
from ludus.core.game import CHANCE, OVER, State
from ludus.core.match import Match, replayed
from ludus.core.record import Record, from_json

DEFAULT_DEPTH: Final = 1600
MARGIN: Final = 2.0
"""How many standard errors a loss has to exceed to count."""
LEAST_ERROR: Final = 0.002
"""No value is taken to be surer than this, however well a few samples agree."""
WORTH_A_LOOK: Final = 0.02
"""A lead as large as this that is not clear yet is judged by twice as many samples."""
BLUNDER: Final = "blunder"
MISTAKE: Final = "mistake"
NAMES: Final = ((0.12, BLUNDER), (0.06, MISTAKE), (0.03, "inaccuracy"))
"""From which loss of the chance of winning a turn is called so."""
CONFIRMING: Final = 0.6
"""By how many standard errors the better turn has to win more playouts, both times."""
ALL_OUTCOMES: Final = 24
"""Where chance has more outcomes than this, as many are drawn instead of weighing all."""


@dataclass(frozen=True)
class Lapse:
    """The part of a turn's loss that one of its decisions made."""

    ply: int
    loss: float


@dataclass(frozen=True)
class ReviewStep:
    """A draw or a turn that had a choice, and what it was worth.

    first, end  its plies, counted from 0, the end not included
    seat        who decided, -1 for a draw
    turn        the turn of the game
    revision    how the estimate had changed since the step before, before anything happened
    before      each seat's chance before: of the best turn, or on average over all outcomes
    after       each seat's chance after what was played or drawn
    error       the standard error of the actor's loss, or of the expected value of a draw
    name        inaccuracy, mistake, blunder, or nothing
    best        the better turn, if there is one
    lapses      which decisions of the turn lost how much
    reasons     what the better turn gains
    """

    first: int
    end: int
    seat: int
    turn: int
    revision: list[float]
    before: list[float]
    after: list[float]
    error: float = 0.0
    name: str = ""
    best: list[int] = field(default_factory=list)
    lapses: list[Lapse] = field(default_factory=list)
    reasons: list[Reason] = field(default_factory=list)

    @property
    def change(self) -> list[float]:
        """What the step changed for each seat."""
        return [after - before for after, before in zip(self.after, self.before, strict=True)]

    def as_dict(self) -> dict[str, Any]:
        """Plain data for JSON."""
        return asdict(self)


def step_from(data: dict[str, Any]) -> ReviewStep:
    """The step of plain data."""
    lapses = [Lapse(**lapse) for lapse in data["lapses"]]
    found = [Reason(**reason) for reason in data["reasons"]]
    return ReviewStep(**{**data, "lapses": lapses, "reasons": found})


def digest(record: Record) -> str:
    """What tells records apart: set-up and ids, not the names at the table."""
    text = f"{record.game}/{record.players}/{sorted(record.options.items())}/{record.ids}"
    if record.position is not None:
        text += f"/{json.dumps(record.position, sort_keys=True)}"
    return hashlib.blake2b(text.encode(), digest_size=16).hexdigest()


class Reviewer:
    """Goes through a finished game step by step; the same record and depth give the same review.

    A reviewer can begin with steps that were found before, and goes on after them.
    """

    def __init__(
        self, match: Match, iterations: int = DEFAULT_DEPTH, known: list[ReviewStep] | None = None
    ) -> None:
        if match.state.actor != OVER:
            raise LudusError("Only a finished game can be reviewed; this record ends before that.")
        self.match = match
        self.depth: Depth = depth_of(iterations)
        self.judge = Judge(match.game, match.record.players)
        self.seed = int(digest(match.record)[:12], 16)
        self.steps: list[ReviewStep] = list(known or [])
        self.parts = list(parts(match))

    @cached_property
    def start(self) -> list[float]:
        """Each seat's chance before anything is drawn."""
        opening = self.match.at(0)
        return self.judge.estimate(opening, [], 0, self.depth, self.seed).mean()

    def reviewed(self) -> int:
        """How many plies have been looked at."""
        return self.steps[-1].end if self.steps else 0

    def run(self, jobs: Jobs = 1) -> Iterator[ReviewStep]:
        """Find the steps that are missing, in their order."""
        done = self.reviewed()
        missing = [part for part in self.parts if part.first >= done]
        look = self.look
        if jobs != 1:
            look = partial(look_there, self.match.record.to_json(), self.depth.iterations)
        for step in run_in_order(look, missing, jobs):
            if step is not None:
                self.steps.append(placed(step, self._standing()))
                yield self.steps[-1]

    def look(self, part: TurnPart) -> ReviewStep | None:
        """What a part was worth, as if all stood at zero before it; nothing without a choice."""
        state = self.match.at(part.first)
        return self._draw(state, part) if part.seat == CHANCE else self._turn(state, part)

    def _ids(self, part: TurnPart) -> list[int]:
        return self.match.record.ids[part.first : part.end]

    def _standing(self) -> list[float]:
        """The values after the last step."""
        return self.steps[-1].after if self.steps else self.start

    # ---- Draws ----

    def _draw(self, state: State, part: TurnPart) -> ReviewStep | None:
        """What a draw brought: the value after it less what was to be expected."""
        outcomes = state.outcomes()
        if len(outcomes) < 2:
            return None
        drawn = self.judge.glance(after(state, self._ids(part)))
        expected = self._expected(state, outcomes, part)
        error = 0.0
        if len(outcomes) > ALL_OUTCOMES:
            seats = range(len(drawn))
            error = max(Estimate(expected).error(seat) for seat in seats)
        mean = Estimate(expected).mean()
        brought = [d - m for d, m in zip(drawn, mean, strict=True)]
        still = [0.0] * len(drawn)
        turn = int(state.turn)
        return ReviewStep(part.first, part.end, CHANCE, turn, still, still, brought, error)

    def _expected(
        self, state: State, outcomes: list[tuple[int, int]], part: TurnPart
    ) -> list[list[float]]:
        """Values of outcomes whose mean is to be expected: of all, by weight, or of a sample."""
        if len(outcomes) <= ALL_OUTCOMES:
            total = sum(weight for _, weight in outcomes)
            mean = [0.0] * self.judge.players
            for id, weight in outcomes:
                for seat, value in enumerate(self.judge.glance(after(state, [id]))):
                    mean[seat] += value * weight / total
            return [mean]
        random = Random(self.seed + part.first)
        ids = [id for id, weight in outcomes for _ in range(weight)]
        picked = [ids[int(random.randrange(len(ids)))] for _ in range(ALL_OUTCOMES)]
        return [self.judge.glance(after(state, [id])) for id in picked]

    # ---- Turns ----

    def _turn(self, state: State, part: TurnPart) -> ReviewStep | None:
        """What a turn was worth beside the best one that its seat could find."""
        ids = self._ids(part)
        if not _had_a_choice(state, ids):
            return None
        found = TurnReview(self, state, part, ids)
        hidden = self.judge.hidden(state, ids, part.seat, self.seed + part.first)
        done = [v + h for v, h in zip(found.played.mean(), hidden, strict=True)]
        before = [a + b for a, b in zip(done, found.given_away(), strict=True)]
        return ReviewStep(
            part.first,
            part.end,
            part.seat,
            int(state.turn),
            before,
            before,
            done,
            found.error,
            found.name(),
            found.best if found.loss else [],
            found.lapses() if found.loss else [],
            reasons(self.judge, found.target, found.reached, part.seat) if found.loss else [],
        )


def placed(step: ReviewStep, standing: list[float]) -> ReviewStep:
    """A step that was looked at alone, put after what stood before it."""
    if step.seat == CHANCE:
        after = [s + brought for s, brought in zip(standing, step.after, strict=True)]
        return replace(step, before=standing, after=after)
    revision = [b - s for b, s in zip(step.before, standing, strict=True)]
    return replace(step, revision=revision)


def look_there(record: str, iterations: int, part: TurnPart) -> ReviewStep | None:
    """What a part was worth, found in another process, which keeps the game for the next part."""
    return _reviewer(record, iterations).look(part)


@lru_cache(maxsize=1)
def _reviewer(record: str, iterations: int) -> Reviewer:
    return Reviewer(replayed(from_json(record), story=False), iterations)


def _had_a_choice(state: State, ids: list[int]) -> bool:
    """Whether there was more than one way to play a turn."""
    here = state.copy()
    for id in ids:
        if len(here.legal()) > 1:
            return True
        here.play(id)
    return False


def name_of(loss: float) -> str:
    """What a loss is called, if anything."""
    return next((name for least, name in NAMES if loss >= least), "")


class TurnReview:
    """One turn beside the best one: `best` leads to `target`, what was played to `reached`."""

    def __init__(self, reviewer: Reviewer, state: State, part: TurnPart, ids: list[int]) -> None:
        self.judge = reviewer.judge
        self.depth = reviewer.depth
        self.state = state
        self.part = part
        self.ids = ids
        self.seed = reviewer.seed + 1000 * part.first
        self.random = Random(self.seed)
        self.search = self.judge.search(part.seat)
        self.search.grow(state, self.depth.iterations, UNLIMITED_SECONDS, self.random)
        self.best = self._line(state)
        self.reached = after(state, ids)
        self.target = after(state, self.best)
        self.played = self._judged(self.ids)
        self.could = self.played
        self.loss = 0.0
        self.error = max(self.played.error(part.seat), LEAST_ERROR)
        if self.target.key() != self.reached.key():
            self._compare()

    def _judged(self, ids: list[int], seed: int = 0) -> Estimate:
        return self.judge.estimate(self.state, ids, self.part.seat, self.depth, self.seed + seed)

    def _line(self, here: State) -> list[int]:
        """The best way to end the turn from here."""
        turn = int(self.state.turn)
        return line(self.judge, self.search, here, self.random, turn, self.depth.inside)

    def _compare(self) -> None:
        """The loss, if the best turn is clearly better than the one that was played."""
        seat = self.part.seat
        could = self._judged(self.best)
        lead, error = could.lead(self.played, seat)
        if lead > WORTH_A_LOOK and lead <= MARGIN * max(error, LEAST_ERROR):
            more = self.depth.samples
            could = Estimate(could.samples + self._judged(self.best, more).samples)
            self.played = Estimate(self.played.samples + self._judged(self.ids, more).samples)
            lead, error = could.lead(self.played, seat)
        self.error = max(error, LEAST_ERROR)
        if lead > MARGIN * self.error:
            self.could, self.loss = could, lead

    def name(self) -> str:
        """What the loss is called; a blunder only if the better turn wins more when played out."""
        name = name_of(self.loss)
        if name != BLUNDER:
            return name
        ways, random, times = (self.best, self.ids), Random(self.seed), self.depth.playouts
        asked = (self.state, self.part.seat, ways, random)
        greedily = wins_more(*asked, times, CONFIRMING, 0.0, played_out)
        confirmed = greedily and wins_more(*asked, times // 2, CONFIRMING, 0.0, searched_out)
        return name if confirmed else MISTAKE

    def given_away(self) -> list[float]:
        """How much better each seat would stand after the best turn: some of them worse."""
        pairs = zip(self.could.mean(), self.played.mean(), strict=True)
        return [could - played for could, played in pairs]

    def lapses(self) -> list[Lapse]:
        """Which decisions lost how much: what could be reached before each, less what after."""
        here = self.state.copy()
        within = [self.loss]
        for n, id in enumerate(self.ids[:-1], 1):
            here.play(id)
            within.append(min(within[-1], self._still_possible(here, self.ids[:n])))
        within.append(0.0)
        lost = [before - then for before, then in pairwise(within)]
        return [Lapse(self.part.first + n, loss) for n, loss in enumerate(lost) if loss > 0]

    def _still_possible(self, here: State, done: list[int]) -> float:
        """How much better than what was played the turn could still become."""
        if not self.search.advance(done[-1:]):
            self.search = self.judge.search(self.part.seat)
        way = [*done, *self._line(here)]
        target = after(self.state, way)
        if target.key() == self.reached.key():
            return 0.0
        if target.key() == self.target.key():
            return self.loss
        played = Estimate(self.played.samples[: self.depth.samples])
        return max(self._judged(way).lead(played, self.part.seat)[0], 0.0)
