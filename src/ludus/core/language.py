"""Sentences from the messages of the rules, by the Fluent files in the folders called `words`.

A language is a set of files named after it, one in each such folder: here the words common to all
games, beside each game its own, beside the server its own. `docs/translating.md` explains them, and
the functions below that they can call.
"""

import sys
import unicodedata
from collections.abc import Callable, Sequence
from contextvars import ContextVar
from functools import cache, cached_property
from pathlib import Path
from typing import Any, Final

from ludus.core.message import Message, Value

HERE: Final = Path(__file__).parent / "words"
FIRST: Final = "en"
"""The language in which nothing may be missing."""
NO_READER: Final = -1
"""Nobody is spoken to: all players are called by their names."""
MOST_KEPT: Final = 50_000
"""How many sentences a language keeps so as not to make them again."""


def _languages() -> tuple[str, ...]:
    """The languages there are files for, the first one first."""
    found = {path.stem for path in HERE.glob("*.ftl")}
    return (FIRST, *sorted(found - {FIRST}))


LANGUAGES: Final = _languages()


class Telling:
    """To whom a sentence is told, of whom it speaks, and whether it names a player."""

    def __init__(self, names: Sequence[str], reader: int) -> None:
        self.names = names
        self.reader = reader
        self.subject: object = None
        self.names_used = False


TELLING: Final[ContextVar[Telling]] = ContextVar("telling")


class Words:
    """All the words of one language that a game, the server or the core knows."""

    def __init__(self, language: str, folders: tuple[Path, ...]) -> None:
        from ludus.core.fluent import Compiler, plural_rules

        functions: dict[str, Callable[..., str]] = {
            "PLAYER": self._player,
            "TERM": self._term,
            "COUNT": self._count,
            "AMOUNTS": self._amounts,
            "CHOICES": self._choices,
            "LIST": self._list,
        }
        self.language = language
        self._entries = _entries([_file(folder, language) for folder in (*folders, HERE)])
        self._said: dict[object, str] = {}
        self._made: dict[tuple[str, str], Callable[[dict[str, Any]], str]] = {}
        plain = Compiler(self._entries, {}, lambda number: "other")
        rules = {
            id.removeprefix("plural-"): plain.pattern(entry.value)({})
            for id, entry in self._entries.items()
            if id.startswith("plural-")
        }
        self._compiler = Compiler(self._entries, functions, plural_rules(rules))

    def say(
        self,
        message: Message,
        names: Sequence[str] = (),
        reader: int = NO_READER,
        form: str = "",
    ) -> str:
        """The message as a sentence, with the players' names, to the seat that reads it.

        A `form` is one that the message may have for some occasion, such as a shorter one.
        """
        asked, named = (message.key, reader, form, repr(message.data)), tuple(names)
        said = self._said.get(asked) or self._said.get((asked, named))
        if said is not None:
            return said
        telling = Telling(names, reader)
        token = TELLING.set(telling)
        try:
            text = self._sentence(message, form)
        finally:
            TELLING.reset(token)
        if len(self._said) >= MOST_KEPT:
            self._said.clear()
        self._said[(asked, named) if telling.names_used else asked] = text
        return text

    def text(self, key: str) -> str:
        """A word or sentence that has no values."""
        return self.say(Message(key, {}))

    def has(self, key: str, form: str = "") -> bool:
        """Whether there is such a message, or a form of it."""
        return self._has(_id(key), form)

    @cached_property
    def plain(self) -> dict[str, str]:
        """All words and sentences that have no values, by their keys."""
        found: dict[str, str] = {}
        for id in self._entries:
            try:
                found[id.replace("-", ".", 1)] = self._format(id, "", {})
            except LookupError:
                continue
        return found

    @property
    def ids(self) -> list[str]:
        """The identifiers of all messages."""
        return list(self._entries)

    def tell(
        self,
        head: Message,
        tails: Sequence[Message],
        names: Sequence[str] = (),
        reader: int = NO_READER,
    ) -> str:
        """A line of the log: what was done and, after a colon, what it brought."""
        if head.key.startswith("event.") and not self.has(head.key, "line"):
            return self.say(head, names, reader)
        told = self.say(head, names, reader, "line")
        if not tails:
            return self._format("line", "", {"head": told})
        brought = [self.say(tail, names, reader, "short") for tail in tails]
        return self._format(
            "line-with", "", {"head": told, "tails": self._joined(brought, "comma")}
        )

    def _sentence(self, message: Message, form: str = "") -> str:
        """The sentence anew; the one who reads is spoken to where the files have a form for it."""
        id = _id(message.key)
        telling = TELLING.get()
        subject = message.data.get("seat", message.data.get("family"))
        spoken = subject == telling.reader and telling.reader != NO_READER
        telling.names_used = telling.names_used or spoken
        data = {name: self._shown(value) for name, value in message.data.items()}
        telling.subject = subject
        forms = [f"{form}-you", form, "you"] if spoken else [form]
        found = next((one for one in forms if one and self._has(id, one)), "")
        text = self._format(id, found, data)
        return text if found.startswith("short") else text[:1].upper() + text[1:]

    def _shown(self, value: Value) -> object:
        """A value as the files can use it."""
        return self._sentence(value) if isinstance(value, Message) else value

    def _has(self, id: str, form: str) -> bool:
        entry = self._entries.get(id)
        if entry is None or not form:
            return entry is not None
        return any(attribute.id.name == form for attribute in entry.attributes)

    def _format(self, id: str, form: str, data: dict[str, Any]) -> str:
        """A message, or one of its forms, with its values."""
        made = self._made.get((id, form))
        if made is None:
            entry = self._entries[id]
            forms = {"": entry.value, **{one.id.name: one.value for one in entry.attributes}}
            made = self._made[id, form] = self._compiler.pattern(forms[form])
        return made(data)

    # ---- The functions of the files ----

    def _player(self, seat: Any, form: str = "", joined: str = "and") -> str:
        """`PLAYER($seat, "of")`: a player's name, or `you`, in a form of `player` or of `you`.

        The form `own` is that of whom the sentence speaks; for all others it is `of`.
        """
        if isinstance(seat, list):
            return self._joined([self._player(one, form) for one in seat], joined)
        telling = TELLING.get()
        telling.names_used = True
        if form == "own" and (seat != telling.subject or seat == telling.reader):
            form = "of"
        if seat == telling.reader:
            return self._format("you", form, {})
        return self._in_form("player", telling.names[seat], form)

    def _term(self, value: Any, group: str, form: str = "", joined: str = "and") -> str:
        """`TERM($place, "institution", "in")`: a term of the game, or a list of them."""
        if isinstance(value, list):
            return self._joined(self._terms(value, group, form), joined)
        id = f"{group}-{value}"
        if form and not self._has(id, form):
            return self._in_form(group, self._format(id, "", {}), form)
        return self._format(id, form, {})

    def _terms(self, values: list[Any], group: str, form: str) -> list[str]:
        """Each term of a list; several equal ones together, if they have a form `many`."""
        said: list[str] = []
        for value in dict.fromkeys(values):
            id, n = f"{group}-{value}", values.count(value)
            if n > 1 and form == "a" and self._has(id, "many"):
                said.append(self._format(id, "many", {"n": n}))
            else:
                said += [self._term(value, group, form)] * n
        return said

    def _count(self, number: Any, noun: str) -> str:
        """`COUNT($coins, "coins")`: the message `coins` with the number as `$n`."""
        return self._format(noun, "", {"n": int(number)})

    def _amounts(self, value: Any, group: str) -> str:
        """`AMOUNTS($bonus, "good")`: `2-coins-1-cards` by `good-coins` and `good-cards`."""
        if self._has(f"{group}-{value}", ""):
            return self._format(f"{group}-{value}", "", {})
        parts = str(value).split("-")
        pairs = zip(parts[1::2], parts[::2], strict=True)
        return self._joined([self._count(n, f"{group}-{noun}") for noun, n in pairs], "and")

    def _choices(self, kinds: Any, group: str) -> str:
        """`CHOICES($offers, "forum")`: what can be done, by `choice-forum-seize` and so on."""
        return self._joined([self._format(f"choice-{group}-{one}", "", {}) for one in kinds], "or")

    def _list(self, items: Any, joined: str = "and") -> str:
        """`LIST($places)`: names that are the same in every language, joined."""
        return self._joined([str(item) for item in items], joined)

    def _in_form(self, group: str, name: str, form: str) -> str:
        """A name in the form that all names of its group have, by the letter it begins with."""
        return self._format(group, form, {"name": name, "initial": _initial(name)})

    def _joined(self, items: list[str], joined: str) -> str:
        """`a, b and c`, by the messages `list-comma` and `list-and` or `list-or`."""
        text = items[0] if items else ""
        for number, item in enumerate(items[1:], 2):
            id = f"list-{joined}" if number == len(items) else "list-comma"
            text = self._format(id, "", {"list": text, "item": item, "initial": _initial(item)})
        return text


@cache
def words(language: str, *folders: Path) -> Words:
    """The words of a language from these folders, and the common ones."""
    return Words(language, folders)


def beside(module: str) -> Path:
    """The folder of words beside a module, as a game or the server has it."""
    return Path(str(sys.modules[module].__file__)).parent / "words"


def _file(folder: Path, language: str) -> Path:
    """The words of a folder in a language; of a game that does not speak it, in the first one."""
    spoken = folder / f"{language}.ftl"
    return spoken if spoken.exists() else folder / f"{FIRST}.ftl"


def _entries(paths: list[Path]) -> dict[str, Any]:
    """The messages and terms of the files that exist, the first of a name counting."""
    from fluent.syntax import FluentParser, ast

    entries: dict[str, Any] = {}
    for path in paths:
        text = path.read_text(encoding="utf-8") if path.exists() else ""
        for entry in FluentParser(with_spans=False).parse(text).body:
            if isinstance(entry, ast.Junk):
                raise ValueError(f"{path}: {entry.content}")
            if isinstance(entry, ast.Message | ast.Term):
                sign = "-" if isinstance(entry, ast.Term) else ""
                entries.setdefault(sign + entry.id.name, entry)
    return entries


def _id(key: str) -> str:
    """The identifier of a message in the files, which know no dots."""
    return key.replace(".", "-")


def _initial(text: str) -> str:
    """The letter a word begins with, small and without accents."""
    return _plain(text[:1])


@cache
def _plain(letter: str) -> str:
    return unicodedata.normalize("NFD", letter.lower())[:1]
