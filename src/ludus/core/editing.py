"""Positions to be edited by hand: what of a description may be changed, and what each value can be.

A description is read as it is set up (`ludus.core.position`), and every value that is read says
what it can be. What a view says and nobody reads follows from the rest, and is left out.
"""

import contextlib
import re
from collections.abc import Mapping
from functools import lru_cache
from typing import Any, Final, NamedTuple

from librt.random import Random

from ludus.core.game import OVER, Game, State, View
from ludus.core.match import Match
from ludus.core.position import BadPosition, Described, Field, impossible

ONE: Final = ("word", "number", "seat", "flag")
"""Kinds of values that are one thing, however much a view tells of it."""
MOST_VALUES: Final = 8
"""More values than a group of a list that grows has."""


class Schema(NamedTuple):
    """What can be said of a game's positions: values by their paths without numbers, and a first
    group for every list that grows.
    """

    fields: dict[str, Field]
    templates: dict[str, Any]


def description(state: State) -> View:
    """All that describes a state, from what its seats know together."""
    return completed(merged([state.view(seat) for seat in range(int(state.players))]), state)


def completed(view: View, state: State) -> View:
    """A view of a state with what it takes besides to set the state up again."""
    turn = {"active": int(state.active), "turn": int(state.turn)}
    said: View = joined({**view, **turn}, state.game.beside_view(state))
    return said


def merged(views: list[Any]) -> Any:
    """What several seats know together."""
    known = [view for view in views if view is not None]
    if not known or not isinstance(known[0], dict | list):
        return known[0] if known else None
    if isinstance(known[0], list):
        return [merged([view[i] for view in known]) for i in range(len(known[0]))]
    return {key: merged([view[key] for view in known if key in view]) for key in known[0]}


def joined(view: Any, more: Any) -> Any:
    """A view with more said of its parts."""
    if isinstance(view, dict) and isinstance(more, dict):
        return {**view, **{key: joined(view.get(key), value) for key, value in more.items()}}
    if isinstance(view, list) and isinstance(more, list):
        return [joined(*both) for both in zip(view, more, strict=True)]
    return more


def fields_of(game: Game, position: object) -> dict[str, Field]:
    """What the values of a description can be, as far as it can be read."""
    if not isinstance(position, Mapping):
        return {}
    described = Described(position)
    with contextlib.suppress(BadPosition):
        game.place(described, Random(0))
    return described.read.fields


def pattern(path: str) -> str:
    """A path without its numbers: `families[].favours`."""
    return re.sub(r"\[\d+\]", "[]", path)


def editable(said: Any, fields: Mapping[str, Field], path: str = "") -> Any:
    """Of a description what is read: all else follows from it."""
    field = fields.get(pattern(path))
    if field is not None and field.kind in ONE and isinstance(said, Mapping):
        return next((said[key] for key in ("name", "id") if key in said), None)
    if field is not None and field.kind == "many" and isinstance(said, list):
        return [one.get("id") if isinstance(one, Mapping) else one for one in said]
    if isinstance(said, Mapping) and (field is None or field.kind != "counts"):
        inner = {key: f"{path}.{key}" if path else str(key) for key in said}
        kept = [key for key in said if _is_read(inner[key], fields)]
        return {key: editable(said[key], fields, inner[key]) for key in kept}
    if isinstance(said, list) and (field is None or field.kind == "parts"):
        return [editable(one, fields, f"{path}[{i}]") for i, one in enumerate(said)]
    return said


def _is_read(path: str, fields: Mapping[str, Field]) -> bool:
    """Whether a value is read, or something within it."""
    known = pattern(path)
    return any(other == known or other.startswith((known + ".", known + "[")) for other in fields)


@lru_cache(64)
def schema(game: Game, players: int) -> Schema:
    """What can be said of the positions of a game: learned from the first that can be described."""
    random = Random(1)
    match = Match(game, players, story=False)
    while match.state.actor != OVER:
        match.settle(random)
        said = description(match.state)
        with contextlib.suppress(BadPosition):
            game.setup(said)
            return _learned(game, said)
        match.play(match.pick(random))
    raise impossible("none", title=game.title)


def _learned(game: Game, said: View) -> Schema:
    """What a position that can be says of all, with a first group for every list that grows."""
    fields = _patterns(game, said)
    growing = [path for path, field in fields.items() if field.kind == "parts" and field.optional]
    templates: dict[str, Any] = {}
    for path in growing:
        entry: dict[str, object] = {}
        inner: dict[str, Field] = {}
        for _ in range(MOST_VALUES):
            found = _patterns(game, {**said, path: [entry]})
            inner = {name: field for name, field in found.items() if name.startswith(f"{path}[].")}
            known = {name.removeprefix(f"{path}[]."): field for name, field in inner.items()}
            entry = {key: entry.get(key, _usual(field)) for key, field in known.items()}
        templates[path] = entry
        fields.update(inner)
    return Schema(fields, templates)


def fitting(game: Game, known: Schema, position: View, path: str) -> Any:
    """A group that can be added to a list that grows, the usual one if none can."""
    usual = known.templates[path]
    said = position.get(path)
    entries = list(said) if isinstance(said, list) else []
    for key in usual:
        field = known.fields[f"{path}[].{key}"]
        for word in field.words:
            entry = {**usual, key: word}
            with contextlib.suppress(BadPosition):
                game.place(Described({**position, path: [*entries, entry]}), Random(0))
                return entry
    return usual


def _patterns(game: Game, said: View) -> dict[str, Field]:
    return {pattern(path): field for path, field in fields_of(game, said).items()}


def _usual(field: Field) -> object:
    """A value that something can have."""
    if field.kind == "word":
        return field.words[0]
    return field.lowest if field.kind == "number" and not field.optional else None
