"""The shape of the source: who may import whom, what files are called, how long functions are.

Each rule is a function from the folder of the package to the offences in it, so that it can be
tried on a package that breaks it as well as on ours.
"""

import ast
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tools import forms

PACKAGE = forms.SOURCES / "ludus"
LAYERS = (
    {"core"},
    {"games"},
    {"bots", "vector"},
    {"arena", "envs", "analysis", "learn"},
    {"train"},
    {"server", "tables", "terminal", "cli", "__main__"},
)
RULES_MAY_IMPORT = {*sys.stdlib_module_names, "librt", "mypy_extensions"}
WORDS_MAY_IMPORT = {"fluent"}
"""What only those two files of the core may import that make sentences of the rules' messages."""
WORDS_FILES = {"core/fluent.py", "core/language.py"}
NAMES_THAT_SAY_NOTHING = {"common", "helper", "helpers", "manager", "managers", "util", "utils"}
LONGEST_FUNCTION = 40

Rule = Callable[[Path], list[str]]


def imports_that_go_up(package: Path) -> list[str]:
    """Imports against the order of the layers, lowest first."""
    height = {part: layer for layer, parts in enumerate(LAYERS) for part in parts}
    return [
        f"{part} imports {other}"
        for part, other in _imports_between_parts(package)
        if height[part] < height[other]
    ]


def imports_in_a_circle(package: Path) -> list[str]:
    """Parts of one layer that import each other."""
    pairs = _imports_between_parts(package)
    return sorted(f"{a} and {b}" for a, b in pairs if (b, a) in pairs and a < b)


def parts_of_no_layer(package: Path) -> list[str]:
    """Modules and folders of the package that no layer names."""
    known = {"__init__", *(part for parts in LAYERS for part in parts)}
    return sorted({_part(package, path) for path in package.rglob("*.py")} - known)


def foreign_imports_of_rules(package: Path) -> list[str]:
    """Imports by core and the games of more than the standard library and their two libraries."""
    return [
        f"{path.relative_to(package)} imports {name}"
        for part in ("core", "games")
        for path in _files(package / part)
        for name in _imports(package, path)
        if name.split(".")[0] not in {*RULES_MAY_IMPORT, package.name}
        and not (
            name.split(".")[0] in WORDS_MAY_IMPORT
            and path.relative_to(package).as_posix() in WORDS_FILES
        )
    ]


def imports_between_games(package: Path) -> list[str]:
    """Imports by a game of another game."""
    games = package / "games"
    return [
        f"{path.relative_to(package)} imports {name}"
        for path in _files(games)
        for name in _imports(package, path)
        if name.startswith(f"{package.name}.games.")
        and name.split(".")[2] != path.relative_to(games).parts[0]
    ]


def names_that_say_nothing(package: Path) -> list[str]:
    """Files and folders named after nothing in particular."""
    return [
        str(path.relative_to(package))
        for path in sorted(package.rglob("*"))
        if path.stem in NAMES_THAT_SAY_NOTHING
    ]


def games_with_other_files(package: Path) -> list[str]:
    """Games whose folder does not hold the same files as the first game's."""
    folders = sorted(path.parent for path in (package / "games").glob("*/__init__.py"))
    files = {folder.name: {path.name for path in folder.glob("*.py")} for folder in folders}
    first = next(iter(files.values()))
    return [
        f"{game}: {', '.join(sorted(names ^ first))}"
        for game, names in files.items()
        if names != first
    ]


def functions_too_long(package: Path) -> list[str]:
    """Functions of more lines than a reader takes in at once."""
    return [
        f"{path.relative_to(package)}: {node.name} has {length} lines"
        for path in _files(package)
        for node in ast.walk(ast.parse(path.read_text()))
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
        and (length := _lines_of_code(node, path)) > LONGEST_FUNCTION
    ]


@pytest.mark.parametrize(
    "rule",
    [
        imports_that_go_up,
        imports_in_a_circle,
        parts_of_no_layer,
        foreign_imports_of_rules,
        imports_between_games,
        names_that_say_nothing,
        games_with_other_files,
        functions_too_long,
    ],
)
def test_the_package_keeps(rule: Rule) -> None:
    assert rule(PACKAGE) == []


@pytest.mark.parametrize(
    ("rule", "files", "offences"),
    [
        (
            imports_that_go_up,
            {
                "core/game.py": "import ludus.games.chess.rules",
                "games/chess/rules.py": "def f():\n    from ...arena import match",
                "arena/match.py": "from ludus import core, server",
            },
            ["arena imports server", "core imports games", "games imports arena"],
        ),
        (
            imports_in_a_circle,
            {"bots/random.py": "import ludus.arena", "arena/match.py": "from ludus import bots"},
            ["arena and bots"],
        ),
        (parts_of_no_layer, {"core/game.py": "", "extras.py": ""}, ["extras"]),
        (
            foreign_imports_of_rules,
            {
                "core/game.py": "import json, numpy.random\nfrom librt.vecs import vec",
                "core/language.py": "from fluent.syntax import ast",
                "core/record.py": "from fluent.syntax import ast",
            },
            [
                "core/game.py imports numpy.random",
                "core/record.py imports fluent.syntax.ast",
            ],
        ),
        (
            imports_between_games,
            {
                "games/chess/rules.py": "from ludus.games import go\nfrom . import data",
                "games/go/rules.py": "from ludus.games.chess import rules",
            },
            [
                "games/chess/rules.py imports ludus.games.go",
                "games/go/rules.py imports ludus.games.chess.rules",
            ],
        ),
        (names_that_say_nothing, {"core/utils.py": "", "core/words.py": ""}, ["core/utils.py"]),
        (
            games_with_other_files,
            {
                "games/chess/__init__.py": "",
                "games/chess/rules.py": "",
                "games/go/__init__.py": "",
                "games/go/stones.py": "",
            },
            ["go: rules.py, stones.py"],
        ),
        (
            functions_too_long,
            {
                "core/long.py": "def long():\n" + "    go()\n" * 41,
                "core/told.py": 'def told():\n    """.' + "\n" * 41 + '    """\n    go()\n',
            },
            ["core/long.py: long has 41 lines"],
        ),
    ],
)
def test_the_rule_finds_offences(
    rule: Rule, files: dict[str, str], offences: list[str], tmp_path: Path
) -> None:
    for name, text in files.items():
        path = tmp_path / "ludus" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    assert sorted(rule(tmp_path / "ludus")) == offences


def _files(folder: Path) -> list[Path]:
    return sorted(folder.rglob("*.py"))


def _part(package: Path, path: Path) -> str:
    return Path(path.relative_to(package).parts[0]).stem


def _imports_between_parts(package: Path) -> set[tuple[str, str]]:
    """Pairs of parts of the package of which the first imports the second."""
    known = {part for parts in LAYERS for part in parts}
    pairs = {
        (_part(package, path), name.split(".")[1])
        for path in _files(package)
        for name in _imports(package, path)
        if name.startswith(f"{package.name}.")
    }
    return {(a, b) for a, b in pairs if a != b and {a, b} <= known}


def _imports(package: Path, path: Path) -> Iterator[str]:
    """The full name of everything the file imports, anywhere in it."""
    home = path.relative_to(package.parent).parent.parts
    for node in ast.walk(ast.parse(path.read_text())):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            above = home[: len(home) - node.level + 1] if node.level else ()
            start = ".".join([*above, *filter(None, [node.module])])
            yield from (f"{start}.{alias.name}" for alias in node.names)


def _lines_of_code(function: ast.FunctionDef | ast.AsyncFunctionDef, path: Path) -> int:
    """The lines of the body without docstring, comments and blank lines."""
    first = function.body[ast.get_docstring(function) is not None :][:1]
    if not first or function.end_lineno is None:
        return 0
    lines = path.read_text().splitlines()[first[0].lineno - 1 : function.end_lineno]
    return sum(not line.strip().startswith("#") and bool(line.strip()) for line in lines)
