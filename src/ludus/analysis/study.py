"""A study: a record with the variations that were tried, as a tree of lines.

Line 0 is the record itself, the main line. Every other line leaves another one after some plies.
A study is a record file with more in it: whoever reads only the record passes over the rest. In
JSON the variations are a list beside the ids; in the text notation they follow it, marked:

    > variation 1 after 45 of 0: What if
    >   blue step tavern>baths
"""

import json
import re
from collections import defaultdict
from collections.abc import Iterable, Iterator
from dataclasses import asdict, dataclass, field
from typing import Any, Final

from ludus.core.errors import BadRecord, IllegalAction, LudusError
from ludus.core.game import CHANCE, Game, State
from ludus.core.match import Match, begun, loads, replayed
from ludus.core.record import Record
from ludus.core.record import from_dict as record_from
from ludus.core.registry import get

MOST_LINES: Final = 200
"""How many variations a study may have."""
MOST_PLIES: Final = 10_000
"""How many plies all its variations may have together."""
LONGEST_NAME: Final = 60
MARK: Final = ">"
HEADING: Final = re.compile(r"> variation (\d+) after (\d+) of (\d+): ?(.*)")


class FullStudy(BadRecord):
    """A study that cannot take another variation."""


@dataclass
class Line:
    """A variation: it leaves the line `of` after so many plies and goes on with its own ids."""

    of: int
    after: int
    ids: list[int] = field(default_factory=list)
    name: str = ""


class Study:
    """A record and its variations; `lines[0]` is the record."""

    def __init__(self, record: Record, variations: list[Line] | None = None) -> None:
        self.record = record
        self.lines = [Line(0, 0, record.ids), *(variations or [])]

    def ids(self, line: int) -> list[int]:
        """All the ids of a line, from the first ply of the game."""
        found = self.lines[line]
        if line == 0:
            return found.ids[:]
        return self.ids(found.of)[: found.after] + found.ids

    def length(self, line: int) -> int:
        """How many plies a line has."""
        found = self.lines[line]
        return found.after + len(found.ids)

    def has(self, line: int, ply: int) -> bool:
        """Whether there is such a moment."""
        return 0 <= line < len(self.lines) and 0 <= ply <= self.length(line)

    def match(self, line: int, ply: int, *, story: bool = True) -> Match:
        """The game up to a moment."""
        match = begun(self.record, story=story)
        for id in self.ids(line)[:ply]:
            match.play(id)
        return match

    def walk(self, lines: Iterable[int]) -> Iterator[tuple[int, int, State]]:
        """Every moment of these lines, and of those they come from: line, ply and state.

        A line begins where it leaves another, and no ply is played twice: 200 variations of a
        long game would otherwise be 200 long games. What follows a moment is played after it.
        """
        leaving: defaultdict[int, set[int]] = defaultdict(set)
        for line in lines:
            while line > 0:
                came_from = self._leaves(line)
                leaving[came_from].add(line)
                line = came_from
        begun_at = {0: begun(self.record, story=False).state}
        for line in sorted({0, *(n for left in leaving.values() for n in left)}):
            state, first = begun_at.pop(line), self.lines[line].after
            for ply in range(first, self.length(line) + 1):
                for n in leaving[line]:
                    if self.lines[n].after == ply:
                        begun_at[n] = state.copy()
                yield line, ply, state
                if ply < self.length(line):
                    state.play(self.lines[line].ids[ply - first])

    def _leaves(self, line: int) -> int:
        """The line whose own plies lead to where a line begins."""
        of, after = self.lines[line].of, self.lines[line].after
        while of > 0 and after <= self.lines[of].after:
            of = self.lines[of].of
        return of

    def branches(self, line: int, ply: int) -> list[int]:
        """The lines that leave a line at a moment."""
        return [
            n
            for n, found in enumerate(self.lines)
            if n > 0 and found.ids and found.of == line and found.after == ply
        ]

    def play(self, line: int, ply: int, id: int) -> tuple[int, int]:
        """Where an id leads that can be played at a moment: along a known line, or a new one."""
        ids = self.ids(line)
        if ply < len(ids) and ids[ply] == id:
            return line, ply + 1
        for other in self.branches(line, ply):
            if self.lines[other].ids[0] == id:
                return other, ply + 1
        if sum(len(found.ids) for found in self.lines[1:]) >= MOST_PLIES:
            raise FullStudy("full-study")
        if ply == len(ids):
            self.lines[line].ids.append(id)
            return line, ply + 1
        return self._branch(line, ply, id), ply + 1

    def _branch(self, line: int, ply: int, id: int) -> int:
        """A new line that leaves another; where that begins, it leaves what that had left."""
        if len(self.lines) > MOST_LINES:
            raise FullStudy("full-study")
        while line > 0 and ply <= self.lines[line].after:
            line = self.lines[line].of
        self.lines.append(Line(line, ply, [id]))
        return len(self.lines) - 1

    def rename(self, line: int, name: str) -> None:
        """Call a variation by a name."""
        self.lines[line].name = name[:LONGEST_NAME]

    def remove(self, line: int) -> None:
        """Take a variation out, with all that leave it; the others keep their order."""
        gone = {line}
        for n, found in enumerate(self.lines):
            if n > 0 and found.of in gone:
                gone.add(n)
        kept = [n for n in range(len(self.lines)) if n not in gone]
        self.lines = [self.lines[n] for n in kept]
        for found in self.lines[1:]:
            found.of = kept.index(found.of)

    # ---- Files ----

    def as_dict(self) -> dict[str, Any]:
        """Plain data for JSON: the record with its variations."""
        return {**self.record.as_dict(), "variations": [asdict(line) for line in self.lines[1:]]}

    def to_json(self) -> str:
        """The study as a JSON file."""
        return json.dumps(self.as_dict(), ensure_ascii=False) + "\n"

    def to_text(self) -> str:
        """The study in the text notation."""
        main = replayed(self.record).to_text()
        return main + "".join(f"{line}\n" for line in self._noted())

    def _noted(self) -> Iterator[str]:
        game = get(self.record.game)
        for n, ply, state in self.walk(range(len(self.lines))):
            line = self.lines[n]
            if n > 0 and ply == line.after:
                yield f"{MARK} variation {n} after {line.after} of {line.of}: {line.name}"
            if n > 0 and ply < self.length(n):
                actor = "*" if state.actor == CHANCE else game.colours[state.actor]
                yield f"{MARK}   {actor} {game.text(line.ids[ply - line.after])}"


def read(text: str) -> Study:
    """The study of a JSON or text file, if all that is in it can be played."""
    main = loads(text)
    if text.lstrip().startswith("{"):
        variations = _from_data(json.loads(text).get("variations") or [])
    else:
        variations = _from_notation(main.game, text)
    study = Study(main.record, variations)
    _check(study)
    return study


def from_dict(data: dict[str, Any]) -> Study:
    """The study of plain data that a study or a record made: it is not played again."""
    return Study(record_from(data), _from_data(data.get("variations", [])))


def _from_data(found: object) -> list[Line]:
    if not isinstance(found, list):
        raise BadRecord("damaged-variations")
    lines = []
    for one in found:
        if not isinstance(one, dict):
            raise BadRecord("damaged-variations")
        of, after, ids, name = (one.get(key) for key in ("of", "after", "ids", "name"))
        if type(of) is not int or type(after) is not int or not isinstance(ids, list):
            raise BadRecord("damaged-variations")
        if not isinstance(name, str) or not all(type(id) is int for id in ids):
            raise BadRecord("damaged-variations")
        lines.append(Line(of, after, ids, name[:LONGEST_NAME]))
    return lines


def _from_notation(game: Game, text: str) -> list[Line]:
    lines: list[Line] = []
    for written in text.replace("\r\n", "\n").split("\n"):
        heading = HEADING.fullmatch(written)
        if heading:
            number, after, of, name = heading.groups()
            if int(number[:9]) != len(lines) + 1:
                raise BadRecord("damaged-variations")
            lines.append(Line(int(of[:9]), int(after[:9]), [], name[:LONGEST_NAME]))
        elif written.startswith(MARK):
            try:
                lines[-1].ids.append(game.parse(written.split(maxsplit=2)[2]))
            except (IndexError, LudusError):
                raise BadRecord("damaged-line", {"line": written.strip()}) from None
    return lines


def _check(study: Study) -> None:
    """Refuse variations that leave a line that is not there, or cannot be played."""
    if len(study.lines) > MOST_LINES + 1:
        raise FullStudy("full-study")
    if sum(len(line.ids) for line in study.lines[1:]) > MOST_PLIES:
        raise FullStudy("full-study")
    for n, line in enumerate(study.lines[1:], 1):
        if not (0 <= line.of < n and 0 <= line.after <= study.length(line.of) and line.ids):
            raise BadRecord("damaged-variations")
    for n, ply, state in study.walk(range(len(study.lines))):
        if ply < study.length(n):
            try:
                state.check(study.lines[n].ids[ply - study.lines[n].after])
            except IllegalAction:
                replayed(study.record.with_ids(study.ids(n)), story=False)  # says what is wrong
