"""Every rule has a test that names it, and no test names a rule there is not."""

import ast
import re
from pathlib import Path

import pytest

from ludus.core.registry import names

ROOT = Path(__file__).resolve().parent.parent
ID = re.compile(r"\b[A-Z]{3}-\d\d\b")
ANCHOR = re.compile(r"\*\*([A-Z]{3}-\d\d)\*\*")
RULED = re.compile(r"\[(?:Ruling|Nostra regola|Notre règle)\]")


def rules(path: Path) -> list[str]:
    """The ids a page of rules explains, in its order."""
    return ANCHOR.findall(path.read_text(encoding="utf-8"))


def named_by_tests(name: str) -> set[str]:
    """The ids that the docstrings of a game's tests name."""
    found: set[str] = set()
    for path in (ROOT / "tests" / "games").glob(f"test_{name}*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                found.update(ID.findall(ast.get_docstring(node) or ""))
    return found


def cited(name: str) -> set[str]:
    """The ids that a game's code names."""
    folder = ROOT / "src" / "ludus" / "games" / name
    return {id for path in folder.glob("*.py") for id in ID.findall(path.read_text("utf-8"))}


@pytest.mark.parametrize("name", names())
def test_every_rule_has_a_test_and_every_test_a_rule(name: str) -> None:
    assert named_by_tests(name) == set(rules(ROOT / "docs" / "rules" / f"{name}.md"))


@pytest.mark.parametrize("name", names())
def test_the_code_names_only_rules_there_are(name: str) -> None:
    assert cited(name) <= set(rules(ROOT / "docs" / "rules" / f"{name}.md"))


@pytest.mark.parametrize("name", names())
def test_the_pages_in_all_languages_explain_the_same_rules(name: str) -> None:
    pages = [ROOT / "docs" / "rules" / folder / f"{name}.md" for folder in ("", "it", "fr")]
    english, *others = [rules(page) for page in pages]
    assert len(set(english)) == len(english)
    for other in others:
        assert other == english
    marks = [
        [
            bool(RULED.search(line))
            for line in page.read_text("utf-8").splitlines()
            if ANCHOR.search(line)
        ]
        for page in pages
    ]
    assert marks[0] == marks[1] == marks[2]
    assert any(marks[0])


RULINGS = {
    "municipium": "02 12 15 17 23 25 27 28 29 30 36 37 39 40",
    "council": "10 18 20 22 23 24 25 26 27 28 30 32 36 37 38",
    "rome": "03 04 05 06 07 09 11 12 13 14 17 21 22 31 32 33 36 37 38",
}
"""Where a choice is ours: the books are silent, disagree, or their pictures are lost."""


@pytest.mark.parametrize("name", names())
@pytest.mark.parametrize("folder", ["", "it", "fr"])
def test_every_choice_of_ours_is_marked_as_a_ruling(name: str, folder: str) -> None:
    lines = (ROOT / "docs/rules" / folder / f"{name}.md").read_text("utf-8").splitlines()
    marked = [match[1] for line in lines if (match := ANCHOR.search(line)) and RULED.search(line)]
    assert " ".join(id[4:] for id in marked) == RULINGS[name]
