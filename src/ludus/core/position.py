"""Positions described by hand or by a view: read part by part, with a sentence for what is wrong.

A description has the names of the view. What it leaves out is as at the start, follows from the
rest, or is drawn at random; what it says of what follows from the rest must be true.
"""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final, NamedTuple

from librt.random import Random

from ludus.core.errors import TranslatedError
from ludus.core.message import Value

NAMES: Final = ("name", "colour", "place", "position", "site", "building", "bridge", "id")
"""The keys by which the things of a list are told apart, if they have one."""


class BadPosition(TranslatedError):
    """A described position cannot be on the table."""


def impossible(key: str, folder: Path | None = None, **data: Value) -> BadPosition:
    """Why a position cannot be, in common words or in those of the game in a folder."""
    return BadPosition("position-" + key, data, folder and folder / "words")


def wrong_number(title: str, counts: Sequence[int], players: int) -> BadPosition:
    """A game is not for so many players."""
    known = ", ".join(str(n) for n in counts)
    return BadPosition("players", {"title": title, "counts": known, "players": players})


class Field(NamedTuple):
    """What a value of a description can be, as it is read: for whoever lets it be edited.

    kind      number, seat, flag, word; words and many, lists of words and of numbers; numbers, one
              for each seat; counts, a number for each word; order, of the seats; name, by which a
              group is told apart; parts, a list of groups
    words     what it can be; for `many` what the numbers from the lowest on are called
    optional  it may be nothing as well, or groups may be added to the list and taken away
    """

    kind: str
    lowest: int = 0
    highest: int = 0
    words: Sequence[str] = ()
    optional: bool = False


class Read(set[str]):
    """Which values of a description have been read, by their paths, and what each can be."""

    def __init__(self) -> None:
        super().__init__()
        self.fields: dict[str, Field] = {}


class Described:
    """A part of a description: its data, where in the whole it stands, what has been read of it."""

    def __init__(self, data: object, where: str = "", read: Read | None = None) -> None:
        if not isinstance(data, Mapping):
            raise impossible("group" if where else "whole", path=where, value=repr(data))
        self.data = data
        self.where = where
        self.read = Read() if read is None else read

    def path(self, key: str) -> str:
        """What a value is called in a sentence, such as `families[0].favours`."""
        return f"{self.where}.{key}" if self.where else key

    def get(self, key: str) -> object:
        """The value, None if it is not said."""
        self.read.add(self.path(key))
        return self.data.get(key)

    def note(self, key: str, field: Field) -> None:
        """Say what a value can be."""
        self.read.fields[self.path(key)] = field

    def number(self, key: str, usual: int, lowest: int, highest: int, kind: str = "number") -> int:
        """A whole number within its bounds."""
        self.note(key, Field(kind, lowest, highest, optional=usual < lowest))
        value = self.get(key)
        if value is None:
            return usual
        if type(value) is not int or not lowest <= value <= highest:
            path = self.path(key)
            raise impossible("number", path=path, lowest=lowest, highest=highest, value=repr(value))
        return value

    def seat(self, key: str, usual: int, players: int) -> int:
        """A seat by its number; with -1 as usual it may be nobody's."""
        return self.number(key, usual, 0, players - 1, "seat")

    def flag(self, key: str, usual: bool) -> bool:
        """True or false."""
        self.note(key, Field("flag"))
        value = self.get(key)
        if value is None:
            return usual
        if not isinstance(value, bool):
            raise impossible("flag", path=self.path(key), value=repr(value))
        return value

    def word(self, key: str, words: Sequence[str], usual: int = -1) -> int:
        """One of the words, as its place among them."""
        self.note(key, Field("word", words=words, optional=usual < 0))
        value = self.get(key)
        return usual if value is None else place_of(value, words, self.path(key))

    def words(self, key: str, words: Sequence[str]) -> list[int]:
        """A list of words, as their places."""
        self.note(key, Field("words", words=words))
        path = self.path(key)
        return [place_of(value, words, f"{path}[{i}]") for i, value in enumerate(self.items(key))]

    def items(self, key: str) -> list[object]:
        """A list of anything, empty if it is not said."""
        value = self.get(key)
        if value is None:
            return []
        if not isinstance(value, list | tuple):
            raise impossible("list", path=self.path(key), value=repr(value))
        return list(value)

    def numbers(self, key: str, length: int, highest: int) -> list[int]:
        """A list of so many numbers from 0 on, zeros if it is not said."""
        self.note(key, Field("numbers", 0, highest))
        values = self.items(key) or [0] * length
        if len(values) != length:
            raise impossible("length", path=self.path(key), length=length, count=len(values))
        for value in values:
            if type(value) is not int or not 0 <= value <= highest:
                path = self.path(key)
                raise impossible("numbers", path=path, highest=highest, value=repr(value))
        return [int(str(value)) for value in values]

    def counts(self, key: str, words: Sequence[str], usual: Sequence[int]) -> list[int]:
        """How many there are of each; without any, as many as usual, and 0 of what is left out."""
        self.note(key, Field("counts", 0, 99, words))
        if self.get(key) is None:
            return list(usual)
        said = self.part(key)
        unknown = [name for name in said.data if name not in words]
        if unknown:
            place_of(unknown[0], words, self.path(key))
        return [said.number(name, 0, 0, 99) for name in words]

    def part(self, key: str) -> "Described":
        """A group of named values, an empty one if it is not said."""
        value = self.get(key)
        return Described({} if value is None else value, self.path(key), self.read)

    def parts(self, key: str, grows: bool = False) -> "list[Described]":
        """A list of groups, of always the same number unless it grows."""
        self.note(key, Field("parts", optional=grows))
        path = self.path(key)
        return [
            Described(value, f"{path}[{i}]", self.read) for i, value in enumerate(self.items(key))
        ]

    def named(self, key: str, names: Sequence[str], name: str = "name") -> "list[Described]":
        """One group for each name: a list tells whose each is by its name, or by its place."""
        found = [Described({}, f"{self.path(key)}.{word}", self.read) for word in names]
        for i, part in enumerate(self.parts(key)):
            if i >= len(names):
                raise impossible("parts", path=self.path(key), most=len(names))
            found[part.word(name, names, i)] = part
            part.note(name, Field("name", words=names))
        return found


def place_of(value: object, words: Sequence[str], path: str) -> int:
    """The place of a word among those it can be."""
    if not isinstance(value, str) or value not in words:
        raise impossible("word", path=path, words=", ".join(words), value=repr(value))
    return words.index(value)


def rest(what: str, all: int, taken: int) -> int:
    """What is left of the pieces, which cannot be more than there are."""
    if taken > all:
        raise impossible("rest", what=what, all=all, taken=taken)
    return all - taken


def dealt(pool: list[int], random: Random) -> int:
    """One of the things in the pool of counts, each as likely as the others; it is taken out."""
    left = random.randrange(sum(pool))
    kind = 0
    while left >= pool[kind]:
        left -= pool[kind]
        kind += 1
    pool[kind] -= 1
    return kind


def check_said(said: object, shown: list[object], path: str, read: set[str]) -> None:
    """Raise a sentence unless all that is said is shown by one of the views."""
    several = isinstance(said, Mapping | list | tuple)
    if several and path not in read and not any(isinstance(v, Mapping | list) for v in shown):
        raise _otherwise(said, shown, path)
    if isinstance(said, Mapping):
        groups = [group for group in shown if isinstance(group, Mapping)]
        for key, value in said.items():
            inner = f"{path}.{key}" if path else str(key)
            known = [group[key] for group in groups if key in group]
            if known:
                check_said(value, known, inner, read)
            elif inner not in read:
                raise impossible("unknown", path=inner)
    elif isinstance(said, list | tuple):
        _check_list(list(said), shown, path, read)
    elif said is not None and said not in shown and not _shorthand(shown, path, read):
        raise _otherwise(said, shown, path)


def _otherwise(said: object, shown: list[object], path: str) -> BadPosition:
    """That something is not as it is said, or is nothing there can be more of."""
    if not shown:
        return impossible("unknown", path=path)
    return impossible("other", path=path, shown=repr(shown[0]), said=repr(said))


def _check_list(said: list[object], shown: list[object], path: str, read: set[str]) -> None:
    """Items are those of the same name, or in the same place where they have none."""
    lists = [items for items in shown if isinstance(items, list)]
    for i, item in enumerate(said):
        same = [other for items in lists for other in items if _same_name(item, other)]
        beside = [items[i] for items in lists if i < len(items)]
        check_said(item, same or beside, f"{path}[{i}]", read)


def _same_name(said: object, shown: object) -> bool:
    """Whether both are the same thing, by the first of the keys that name things."""
    if not isinstance(said, Mapping) or not isinstance(shown, Mapping):
        return False
    for key in NAMES:
        if key in said:
            return key in shown and bool(said[key] == shown[key])
    return False


def _shorthand(shown: list[object], path: str, read: set[str]) -> bool:
    """Whether a number or a word that was read stands for what a view tells more of."""
    return path in read and all(isinstance(value, Mapping) for value in shown)
