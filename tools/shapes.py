"""The views of the games as TypeScript: one file a board, made from the game's `shape.py`.

The shapes are read from their source, since a compiled module would not tell its annotations.
"""

import json
import re
import runpy
import types
from typing import Any, Final, Literal, Union, get_args, get_origin, is_typeddict

from ludus.core.registry import get
from tools.forms import SOURCES

PLAIN: Final[dict[Any, str]] = {
    int: "number",
    float: "number",
    str: "string",
    bool: "boolean",
    None: "null",
    type(None): "null",
}
HEAD: Final = """/**
 * This file was generated from `src/ludus/games/{game}/shape.py` by `make types`.
 * Do not make direct changes to the file.
 */
"""


def shapes(game: str) -> str:
    """The types of a game's view, as TypeScript."""
    source = SOURCES / "ludus/games" / game / "shape.py"
    found = [shape for shape in runpy.run_path(str(source)).values() if is_typeddict(shape)]
    return HEAD.format(game=game) + "".join(map(interface, found)) + events(game)


def events(game: str) -> str:
    """The kinds of events that a game tells, as clients hear of them."""
    told = [id.removeprefix("event-") for id in get(game).words().ids if id.startswith("event-")]
    kinds = [json.dumps(re.sub("-hidden$", ".hidden", kind)) for kind in told]
    lines = "\n    | ".join(["", *kinds])
    return f"\n/** What can happen. */\nexport type EventKind ={lines};\n"


def interface(shape: Any) -> str:
    """One TypedDict as an interface."""
    fields = [f"    {name}: {written(kind)};" for name, kind in shape.__annotations__.items()]
    head = [f"\n/** {shape.__doc__} */", f"export interface {shape.__name__} {{"]
    return "\n".join([*head, *fields, "}", ""])


def written(kind: Any) -> str:
    """A type as TypeScript writes it."""
    origin, parts = get_origin(kind), get_args(kind)
    if kind in PLAIN:
        return PLAIN[kind]
    if is_typeddict(kind):
        return str(kind.__name__)
    if origin is Literal:
        return " | ".join(json.dumps(value) for value in parts)
    if origin in (types.UnionType, Union):
        return " | ".join(written(part) for part in parts)
    if origin is list:
        inner = written(parts[0])
        return f"({inner})[]" if " | " in inner else f"{inner}[]"
    if origin is dict and parts[0] is str:
        return f"Record<string, {written(parts[1])}>"
    raise TypeError(f"A view cannot hold {kind}: JSON has no such thing.")
