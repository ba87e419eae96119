"""The examples in the documentation work as they stand."""

import json
import re
from pathlib import Path

import pytest

import ludus
from ludus.core.registry import get, names
from tests.needs import need, skip_for_want
from tools import environments
from tools.docs import LIBRARIES, broken, loaded_from_elsewhere

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
    defined: dict[str, object] = {"__name__": page.stem}
    for line, source in blocks(page):
        code = compile("\n" * (line - 1) + source, str(page), "exec", dont_inherit=True)
        exec(code, defined)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_between_pages_lead_somewhere(page: Path) -> None:
    prose = FENCED.sub("", page.read_text(encoding="utf-8"))
    for target in LINK.findall(prose):
        assert (page.parent / target).exists(), f"{page.name} links to {target}"


def test_the_pages_for_developers_name_every_file_of_the_server_and_of_a_game() -> None:
    page = (ROOT / "docs/architecture.md").read_text(encoding="utf-8")
    folder = ROOT / "src/ludus/server"
    files = [path for path in folder.rglob("[!_]*.py") if "migrations" not in path.parts]
    assert [path.name for path in files if f"`{path.name}`" not in page] == []
    pattern = (ROOT / "docs/adding-a-game.md").read_text(encoding="utf-8")
    parts = (folder.parent / "games/municipium").glob("[!_]*.py")
    assert [path.name for path in parts if f"`{path.name}`" not in pattern] == []
    layers = [path.parent.name for path in folder.parent.glob("*/__init__.py")]
    assert [name for name in layers if f"<b>{name}" not in page] == []


@pytest.mark.parametrize("name", names())
def test_the_page_of_an_environment_is_what_the_rules_say(name: str) -> None:
    written = environments.path(name).read_text(encoding="utf-8")
    assert written == environments.page(get(name)), "Run 'python -m tools.environments'."


def test_the_citation_names_the_version() -> None:
    citation = (ROOT / "CITATION.cff").read_text(encoding="utf-8")
    assert f"\nversion: {ludus.__version__}\n" in citation


def test_what_a_page_of_the_site_would_load_from_elsewhere_is_found(tmp_path: Path) -> None:
    (tmp_path / "good.html").write_text(
        '<link href="site.css"><script src="a.js"></script><a href="https://example.org">x</a>'
    )
    assert loaded_from_elsewhere(tmp_path) == []
    (tmp_path / "bad.html").write_text(
        '<link rel="stylesheet" href="//fonts.example.org/a.css">'
        '<script async src="https://example.org/a.js"></script><img src="https://example.org/i">'
    )
    assert len(loaded_from_elsewhere(tmp_path)) == 3


@pytest.mark.parametrize("link", ["nowhere.md", "index.md#nothing", "/absolute.md"])
def test_a_broken_link_fails_the_site(tmp_path: Path, link: str) -> None:
    if not LIBRARIES.exists():
        skip_for_want("MkDocs is not here; `make docs` fetches it.")
    (tmp_path / "docs").mkdir()
    (tmp_path / "docs/index.md").write_text(f"# Here\n\nA [link]({link}).\n")
    parts = {"docs_dir": "docs", "site_dir": "site", "nav": ["index.md"], "hooks": []}
    config = {"INHERIT": str(ROOT / "mkdocs.yml"), **parts, "plugins": {}, "extra_javascript": []}
    (tmp_path / "mkdocs.yml").write_text(json.dumps(config))
    assert any(link in line for line in broken(tmp_path / "mkdocs.yml"))
