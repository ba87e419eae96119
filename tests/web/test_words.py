"""The words of the pages: complete in every language, all of them used, none missing."""

import re

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from ludus.core.language import FIRST, LANGUAGES
from tools.web import WEB

FOLDER = WEB / "src/i18n"
SOURCES = "\n".join(
    path.read_text() for path in (WEB / "src").rglob("*") if path.suffix in (".svelte", ".ts")
)
GROUPS = ("theme", "contrast", "text", "speed", "state", "seat", "clock-kind")
"""Words that are put together: `term("theme", name)`."""


class Gaps(Visitor):
    """The values that a message uses."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.found.add(node.id.name)


def entries(language: str) -> dict[str, ast.Message]:
    parsed = FluentParser().parse((FOLDER / f"{language}.ftl").read_text()).body
    assert [entry.content for entry in parsed if isinstance(entry, ast.Junk)] == []
    return {entry.id.name: entry for entry in parsed if isinstance(entry, ast.Message)}


ENGLISH = entries(FIRST)


def gaps(message: ast.Message) -> set[str]:
    found = Gaps()
    found.visit(message)
    return found.found


def test_the_pages_speak_the_languages_of_the_games() -> None:
    assert {path.stem for path in FOLDER.glob("*.ftl")} == set(LANGUAGES)


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
