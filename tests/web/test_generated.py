"""What the client has from the package is as the package says, and what it sends is small."""

import gzip
import re
from typing import Literal, TypedDict

import pytest

from tools.shapes import interface, written
from tools.web import BOARDS, PAGES, WEB, generated

MOST_BYTES = 300_000


def test_what_is_generated_is_as_the_package_says() -> None:
    for path, text in generated().items():
        assert text == path.read_text(), f"{path.name}: run 'make types'."


class Cup(TypedDict):
    """A cup of dice."""

    dice: list[int | None]
    sides: dict[str, list[int]]
    kept: Literal["a", "b"] | None


def test_a_shape_is_written_as_typescript() -> None:
    assert (
        interface(Cup)
        == """
/** A cup of dice. */
export interface Cup {
    dice: (number | null)[];
    sides: Record<string, number[]>;
    kept: "a" | "b" | null;
}
"""
    )
    with pytest.raises(TypeError, match="A view cannot hold"):
        written(set[int])


def test_the_lock_names_no_registry() -> None:
    lock = (WEB / "package-lock.json").read_text()
    assert '"resolved"' not in lock
    assert "registry" not in lock


@pytest.mark.skipif(not PAGES.exists(), reason="The client is not built; 'make web' builds it.")
@pytest.mark.parametrize("board", [path.parent.name for path in BOARDS.glob("*/index.ts")])
def test_the_first_load_is_small(board: str) -> None:
    """All that a table of a game needs, compressed, fonts aside."""
    index = (PAGES / "index.html").read_text()
    needed = set(re.findall(r"/assets/([\w.-]+\.(?:js|css))", index))
    parts = ("Table", "Panels", "Stage", "Chip", "Meeple", "Good", "Icon", "Wreath", "en", board)
    for part in parts:
        needed |= {path.name for path in (PAGES / "assets").glob(f"{part}-*.[jc]s*")}
    assert len(needed) > len(parts)
    assert (
        sum(len(gzip.compress((PAGES / "assets" / name).read_bytes())) for name in needed)
        < MOST_BYTES
    )
