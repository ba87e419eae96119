"""A form for positions: a control for everything of a description that may be changed, in words.

What each control can be comes from how the game reads the description (`ludus.core.editing`), so a
game has no form of its own: only the words `position-KEY` that its values are called by.
"""

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any, Final, NamedTuple

from ludus.core.editing import Schema, fields_of, fitting, pattern, schema
from ludus.core.game import Game
from ludus.core.language import Words
from ludus.core.message import Message
from ludus.core.position import Field
from ludus.server import protocol
from ludus.server.present.reader import words_of

Path = tuple[str | int, ...]
FIRST: Final = ("active", "turn")
"""What stands first in a form: whose turn it is."""


class Editor(NamedTuple):
    """What the controls of one description need to know."""

    words: Words
    names: Sequence[str]
    known: Mapping[str, Field]
    schema: Schema
    added: Mapping[str, Any]
    """The next group of each list that grows."""
    choices: list[list[protocol.Named]]
    """All that something can be chosen from, found on the way."""

    def field(self, path: Path) -> Field | None:
        """What the value at a path can be, as it was read just now or as it is in other games."""
        told = _told(path)
        return self.known.get(told) or self.schema.fields.get(pattern(told))

    def group(self, path: Path, said: Mapping[str, Any]) -> list[protocol.Control]:
        """The controls of a group of named values."""
        keys = sorted(said, key=lambda key: FIRST.index(key) if key in FIRST else len(FIRST))
        made = [self.control((*path, key), said[key]) for key in keys]
        found = [control for control in made if control is not None]
        return sorted(found, key=lambda control: control.kind in ("group", "list"))

    def control(self, path: Path, said: Any) -> protocol.Control | None:
        """The control of one value; nothing for a name, and for what is not as it should."""
        field = self.field(path)
        kind = field.kind if field is not None else "group"
        match kind:
            case "group" if isinstance(said, Mapping):
                return self._made(path, "group", parts=self.group(path, said))
            case "parts" if isinstance(said, list) and field is not None:
                return self._list(path, said, field)
            case "counts" if field is not None and isinstance(said, Mapping | None):
                return self._counts(path, said or {}, field)
            case "numbers" if field is not None and isinstance(said, list):
                parts = [
                    self._number((*path, seat), one, field, self.names[seat])
                    for seat, one in enumerate(said[: len(self.names)])
                ]
                return self._made(path, "group", parts=parts)
            case "number" if field is not None:
                return self._number(path, said, field, self.label(path))
            case "flag":
                return self._made(path, "flag", value=said is True)
            case "word" | "seat" if field is not None:
                optional = field.optional
                choices = self._choices(path, field)
                return self._made(path, "choice", said, choices=choices, optional=optional)
            case "words" | "many" | "order" if field is not None and isinstance(said, list):
                choices = self._choices(path, field)
                return self._made(path, "many", said, choices=choices, optional=kind != "order")
        return None

    def _made(
        self,
        path: Path,
        kind: protocol.ControlKind,
        value: Any = None,
        *,
        label: str = "",
        choices: int | None = None,
        parts: Sequence[protocol.Control] = (),
        bounds: tuple[int, int] = (0, 0),
        optional: bool = False,
        template: Any = None,
    ) -> protocol.Control:
        return protocol.Control(
            path=list(path),
            label=label or self.label(path),
            kind=kind,
            value=value,
            lowest=bounds[0],
            highest=bounds[1],
            optional=optional,
            choices=choices,
            parts=list(parts),
            template=template,
        )

    def _number(self, path: Path, said: Any, field: Field, label: str) -> protocol.Control:
        bounds = field.lowest, field.highest
        return self._made(path, "number", said, label=label, bounds=bounds, optional=field.optional)

    def _counts(self, path: Path, said: Mapping[str, Any], field: Field) -> protocol.Control:
        parts = [
            self._number(
                (*path, word), said.get(word, 0), field, self.word(path, word, field.words)
            )
            for word in field.words
        ]
        return self._made(path, "group", parts=parts)

    def _list(self, path: Path, said: list[Any], field: Field) -> protocol.Control:
        """A list of groups, to which some can be added if it grows."""
        parts: list[protocol.Control] = []
        for i, one in enumerate(said):
            if isinstance(one, Mapping):
                inner = (*path, i)
                label = self._entry(path, i, said, field)
                parts.append(self._made(inner, "group", label=label, parts=self.group(inner, one)))
        template = self.added.get(_told(path))
        return self._made(path, "list", parts=parts, optional=field.optional, template=template)

    def _entry(self, path: Path, i: int, said: list[Any], field: Field) -> str:
        """What a group of a list is called: by its name, its seat, its place or its number."""
        for key, value in said[i].items():
            known = self.field((*path, i, key))
            if known is not None and known.kind == "name" and value in known.words:
                return self.word((*path, key), value, known.words)
        if field.optional:
            return str(next(iter(said[i].values()), i + 1))
        return self.names[i] if len(said) == len(self.names) else str(i + 1)

    def _choices(self, path: Path, field: Field) -> int:
        """What a value can be chosen from, by its place among all."""
        named = self._named(path, field)
        if named not in self.choices:
            self.choices.append(named)
        return self.choices.index(named)

    def _named(self, path: Path, field: Field) -> list[protocol.Named]:
        if field.kind in ("seat", "order"):
            return [protocol.Named(value=i, label=name) for i, name in enumerate(self.names)]
        if field.kind == "many":
            numbers = range(field.lowest, field.highest + 1)
            called = field.words or [str(n) for n in numbers]
            return [protocol.Named(value=n, label=called[n - field.lowest]) for n in numbers]
        return [
            protocol.Named(value=word, label=self.word(path, word, field.words))
            for word in field.words
        ]

    def label(self, path: Path) -> str:
        """What a value is called: by the words of the game, or as one of the game's things."""
        key = next(key for key in reversed(path) if isinstance(key, str))
        known = "position." + key.replace("_", "-")
        return self.words.text(known) if self.words.has(known) else self.word(path, key)

    def word(self, path: Path, word: str, things: Sequence[str] = ()) -> str:
        """One of the game's things in words; what has none, such as a place, as it is."""
        key = next(key for key in reversed(path) if isinstance(key, str))
        own = f"position.{key}-value"
        if self.words.has(own):
            return self.words.say(Message(own, {"value": word}))
        group = _group(self.words, tuple(things) or (word,), key)
        return self.words.text(f"{group}.{word}") if group else word


def edited(
    game: Game, players: int, position: Mapping[str, Any], language: str, possible: bool
) -> tuple[list[protocol.Control], list[list[protocol.Named]]]:
    """The form of a description, whether it can be on the table or not."""
    words, known = words_of(game.name, language), schema(game, players)
    names = [words.text("colour." + colour) for colour in game.colours[:players]]
    added = {
        path: fitting(game, known, position, path) if possible else template
        for path, template in known.templates.items()
    }
    fields = fields_of(game, position)
    editor = Editor(words, names, fields, known, added, [])
    return editor.group((), position), editor.choices


@cache
def _group(words: Words, things: tuple[str, ...], key: str) -> str:
    """The group of words that has all of some things, such as `citizen`, by the key if several."""
    groups = dict.fromkeys(id.split("-", 1)[0] for id in words.ids)
    found = [group for group in groups if all(words.has(f"{group}.{one}") for one in things)]
    found.sort(key=lambda group: not key.startswith(group))
    return found[0] if found else ""


def called(parts: Sequence[protocol.Control], above: tuple[str, ...] = ()) -> dict[str, str]:
    """What the values of a form are called in a sentence, by their paths: group after group."""
    found: dict[str, str] = {}
    for control in parts:
        labels = (*above, control.label)
        found[_told(tuple(control.path))] = ", ".join(labels)
        found |= called(control.parts, labels)
    return found


def _told(path: Path) -> str:
    """A path as sentences call it, such as `families[0].favours`."""
    told = ""
    for key in path:
        if isinstance(key, int):
            told += f"[{key}]"
        else:
            told += f".{key}" if told else key
    return told
