"""The examples in the documentation work as they stand."""

import re
from pathlib import Path

import pytest

from tests.libraries import need

ROOT = Path(__file__).resolve().parent.parent
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]
PYTHON = re.compile(r"^```python\n(.*?)^```$", re.MULTILINE | re.DOTALL)
FENCED = re.compile(r"^```.*?^```$", re.MULTILINE | re.DOTALL)
NEEDS = {"research.md": ("gymnasium", "pettingzoo", "pyarrow", "pyspiel")}
LINK = re.compile(r"\[[^\]]*\]\((?!https?:)([^)#]+)(?:#[^)]*)?\)")


def blocks(page: Path) -> list[tuple[int, str]]:
    """The Python of a page, with the line each block starts at."""
    text = page.read_text(encoding="utf-8")
    return [(text.count("\n", 0, match.start(1)) + 1, match[1]) for match in PYTHON.finditer(text)]


@pytest.mark.parametrize("page", [page for page in PAGES if blocks(page)], ids=lambda p: p.name)
def test_the_python_of_a_page_runs_from_top_to_bottom(page: Path) -> None:
    need(*NEEDS.get(page.name, ()))
    names: dict[str, object] = {"__name__": page.stem}
    for line, source in blocks(page):
        code = compile("\n" * (line - 1) + source, str(page), "exec", dont_inherit=True)
        exec(code, names)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_between_pages_lead_somewhere(page: Path) -> None:
    prose = FENCED.sub("", page.read_text(encoding="utf-8"))
    for target in LINK.findall(prose):
        assert (page.parent / target).exists(), f"{page.name} links to {target}"
