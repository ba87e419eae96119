"""Reviews kept in files, a line a step: one that was interrupted goes on where it stopped.

A file is named by all that a review depends on, so another version of the rules or of the engine,
or another depth, never finds it.
"""

import hashlib
import json
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from ludus.analysis.calibration import calibrated
from ludus.analysis.review import DEFAULT_DEPTH, Reviewer, ReviewStep, digest, step_from
from ludus.arena.jobs import Jobs
from ludus.bots.nets import dumps
from ludus.core.match import Match

ENGINE: Final = 6
"""Counts up when reviews of the same record would come out differently."""


def engine_version(match: Match) -> str:
    """The version of the engine: of its code, and of the network it judges by."""
    layers = calibrated(match.game, match.record.players)
    net = hashlib.blake2b(dumps(layers, match.game).encode(), digest_size=4).hexdigest()
    return f"{ENGINE}.{net}"


def key(match: Match, depth: int) -> str:
    """What a review depends on: record, rules, engine and depth."""
    rules = match.game.rules_version
    return f"{digest(match.record)}-r{rules}-e{engine_version(match)}-d{depth}"


def folder() -> Path:
    """Where the reviews of this user are kept."""
    base = os.environ.get("XDG_CACHE_HOME") or str(Path.home() / ".cache")
    return Path(base) / "ludus" / "reviews"


class Stored:
    """The review of a match that is kept in a file."""

    def __init__(self, match: Match, depth: int = DEFAULT_DEPTH, where: Path | None = None) -> None:
        self.path = (where or folder()) / f"{key(match, depth)}.jsonl"
        self.reviewer = Reviewer(match, depth, self._known())

    def _known(self) -> list[ReviewStep]:
        """The steps found before; a line that was cut off does not count."""
        if not self.path.exists():
            return []
        steps: list[ReviewStep] = []
        kept = b""
        for line in self.path.read_bytes().splitlines(keepends=True):
            try:
                steps.append(step_from(json.loads(line)))
            except (ValueError, KeyError, TypeError):
                break
            kept += line
        self.path.write_bytes(kept)
        return steps

    def run(self, jobs: Jobs = 1) -> Iterator[ReviewStep]:
        """Find the steps that are missing, keeping each."""
        self.path.parent.mkdir(parents=True, exist_ok=True)
        with self.path.open("a", encoding="utf-8") as file:
            for step in self.reviewer.run(jobs):
                file.write(json.dumps(step.as_dict()) + "\n")
                file.flush()
                yield step
