"""What a learner at the terminal has gone through, kept in a file as a browser keeps it."""

import json
import os
from contextlib import suppress
from pathlib import Path

from ludus.core.errors import LudusError


def usual_path() -> Path:
    """Where it is kept: with the state of the other programs of this person."""
    folder = os.environ.get("XDG_STATE_HOME") or Path.home() / ".local/state"
    return Path(folder) / "ludus" / "learned.json"


class Learned:
    """The chapters gone through and the tasks solved, by game. A broken file counts as empty."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.learned: dict[str, list[str]] = {}
        with suppress(OSError, ValueError, AttributeError, TypeError):
            kept = json.loads(path.read_text(encoding="utf-8"))
            self.learned = {game: [str(name) for name in names] for game, names in kept.items()}

    def done(self, game: str) -> list[str]:
        """The names of the chapters and tasks of a game that are done."""
        return self.learned.get(game, [])

    def add(self, game: str, name: str) -> None:
        """Remember that a chapter or task is done."""
        if name in self.done(game):
            return
        self.learned[game] = [*self.done(game), name]
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            self.path.write_text(json.dumps(self.learned, indent=1) + "\n", encoding="utf-8")
        except OSError as error:
            raise LudusError(f"What is done cannot be kept in {self.path}: {error}.") from error
