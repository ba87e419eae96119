"""The games of an arena on file, JSON lines or CSV: each row says all about one game.

Rows are added as games end, so an arena that was interrupted goes on from its file.
"""

import csv
import io
import json
import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from ludus.arena.match import Played, Setting
from ludus.core.errors import LudusError
from ludus.core.registry import get


class Results:
    """The games played so far, and the file they are in, if any."""

    def __init__(self, setting: Setting, path: Path | None = None) -> None:
        self.setting = setting
        self.path = path
        self.played: dict[int, Played] = {}
        if path is None:
            return
        if path.suffix not in (".jsonl", ".csv"):
            raise LudusError(f"Results go to a .jsonl or a .csv file, not to '{path}'.")
        with _on_file(path):
            if path.exists():
                self._resume(path)
            elif not os.access(path.parent, os.W_OK):
                raise LudusError(
                    f"Results cannot go to {path}: there is no folder {path.parent} to write in."
                )

    def games(self) -> list[Played]:
        """The games in the order of their numbers."""
        return [self.played[number] for number in sorted(self.played)]

    def add(self, played: Played) -> None:
        """Keep a game, also on file."""
        self.played[played.number] = played
        if self.path is None:
            return
        header = _header(self.path) if not self.path.exists() else ""
        with _on_file(self.path), self.path.open("a", encoding="utf-8") as file:
            file.write(header + self._line(played))

    def write(self) -> None:
        """Put the rows of the file in order, so that equal arenas leave equal files."""
        if self.path is None:
            return
        text = _header(self.path) + "".join(self._line(played) for played in self.games())
        complete = self.path.with_name(self.path.name + ".new")
        with _on_file(self.path):
            complete.write_text(text, encoding="utf-8")
            complete.replace(self.path)

    def _line(self, played: Played) -> str:
        row = _common(self.setting) | vars(played)
        assert self.path is not None
        if self.path.suffix == ".jsonl":
            return json.dumps(row) + "\n"
        line = io.StringIO()
        csv.writer(line, lineterminator="\n").writerow(json.dumps(value) for value in row.values())
        return line.getvalue()

    def _resume(self, path: Path) -> None:
        """Read the rows that there are already."""
        for row in rows_of(path):
            self._keep(path, row)
        self.write()

    def _keep(self, path: Path, row: dict[str, object]) -> None:
        for name, value in _common(self.setting).items():
            if row[name] != value:
                raise LudusError(
                    f"{path} holds another arena: its {name} is {row[name]}, not {value}."
                    " Choose another file, or remove that one."
                )
        of_game = {name: row[name] for name in Played.__dataclass_fields__}
        played = Played(**of_game)  # type: ignore[arg-type]
        self.played[played.number] = played


@contextmanager
def _on_file(path: Path) -> Iterator[None]:
    """Turn what goes wrong with the file into a sentence."""
    try:
        yield
    except OSError as error:
        raise LudusError(f"Results cannot go to {path}: {error.strerror}.") from None
    except UnicodeDecodeError:
        raise LudusError(f"{path} does not hold the games of an arena.") from None


def rows_of(path: Path) -> list[dict[str, object]]:
    """The rows of a file; a last one that was cut short by an interruption is left out."""
    lines = path.read_text(encoding="utf-8").splitlines(keepends=True)
    if path.suffix == ".csv":
        lines = lines[1:]
    found = [_row(path, line) if line.endswith("\n") else None for line in lines]
    for number, row in enumerate(found[:-1], 1):
        if row is None:
            raise LudusError(f"Row {number} of {path} is not a game of an arena.")
    return [row for row in found if row is not None]


def _common(setting: Setting) -> dict[str, object]:
    """What every row repeats."""
    game = get(setting.game)
    return {
        "game": setting.game,
        "rules": game.rules_version,
        "players": setting.players,
        "options": game.complete(setting.options),
        "entrants": list(setting.bots),
        "seed": setting.seed,
        "iterations": setting.iterations,
    }


def _columns() -> list[str]:
    common = ["game", "rules", "players", "options", "entrants", "seed", "iterations"]
    return common + list(Played.__dataclass_fields__)


def _header(path: Path) -> str:
    return ",".join(_columns()) + "\n" if path.suffix == ".csv" else ""


def _row(path: Path, line: str) -> dict[str, object] | None:
    """The row of a line, or None if the line is incomplete."""
    try:
        if path.suffix == ".jsonl":
            row = json.loads(line)
        else:
            values = [json.loads(value) for value in next(csv.reader([line]))]
            row = dict(zip(_columns(), values, strict=True))
    except ValueError:
        return None
    complete = isinstance(row, dict) and set(row) == set(_columns())
    return row if complete else None
