"""The words of the pages and boards: complete in every language, all used, none missing."""

import re

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from ludus.core.language import FIRST, LANGUAGES
from tools.web import WEB

PAGES = WEB / "src/i18n"
FOLDERS = [PAGES, *sorted((WEB / "src/boards").glob("*/words"))]
SOURCES = "\n".join(
    path.read_text() for path in (WEB / "src").rglob("*") if path.suffix in (".svelte", ".ts")
)
GROUPS = ("theme", "contrast", "text", "speed", "state", "seat")
"""Words that are put together: `term("theme", name)`."""


class Gaps(Visitor):
    """The values that a message uses."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.found.add(node.id.name)


def entries(language: str) -> dict[str, ast.Message]:
    found: dict[str, ast.Message] = {}
    for folder in FOLDERS:
        parsed = FluentParser().parse((folder / f"{language}.ftl").read_text()).body
        assert [entry.content for entry in parsed if isinstance(entry, ast.Junk)] == []
        here = {entry.id.name: entry for entry in parsed if isinstance(entry, ast.Message)}
        assert found.keys() & here.keys() == set()
        found |= here
    return found


ENGLISH = entries(FIRST)


def gaps(message: ast.Message) -> set[str]:
    found = Gaps()
    found.visit(message)
    return found.found


def test_the_pages_and_boards_speak_the_languages_of_the_games() -> None:
    for folder in FOLDERS:
        assert {path.stem for path in folder.glob("*.ftl")} == set(LANGUAGES)


def test_the_words_of_a_board_are_in_its_own_folder_and_begin_with_its_name() -> None:
    for folder in FOLDERS[1:]:
        board = folder.parent.name
        parsed = FluentParser().parse((folder / f"{FIRST}.ftl").read_text()).body
        here = [entry.id.name for entry in parsed if isinstance(entry, ast.Message)]
        assert [key for key in ENGLISH if key.startswith(f"{board}-")] == here


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_a_language_has_every_message_with_its_values(language: str) -> None:
    other = entries(language)
    assert other.keys() == ENGLISH.keys()
    assert [id for id in ENGLISH if gaps(ENGLISH[id]) != gaps(other[id])] == []


def test_every_message_that_the_pages_say_exists_and_every_one_there_is_is_said() -> None:
    quoted = {key.replace(".", "-") for key in re.findall(r"""["']([a-z][\w.-]*)["']""", SOURCES)}
    asked = set(re.findall(r"""\bt\(\s*["']([\w.-]+)["']""", SOURCES))
    grouped = {id for id in ENGLISH if id.rpartition("-")[0] in GROUPS}
    assert {key.replace(".", "-") for key in asked} - ENGLISH.keys() == set()
    assert ENGLISH.keys() - quoted - grouped == set()
