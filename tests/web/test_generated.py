"""What the client has from the package is as the package says, and what it sends is small."""

import gzip
import re

import pytest

from tools.web import MAP, PAGES, TYPES, WEB, protocol_types, rome_map

MOST_BYTES = 300_000


def test_the_types_are_those_of_the_protocol() -> None:
    assert protocol_types() == TYPES.read_text(), "Run 'make types'."


def test_the_map_of_rome_is_that_of_the_rules() -> None:
    assert rome_map() == MAP.read_text(), "Run 'make types'."


def test_the_lock_names_no_registry() -> None:
    lock = (WEB / "package-lock.json").read_text()
    assert '"resolved"' not in lock
    assert "registry" not in lock


@pytest.mark.skipif(not PAGES.exists(), reason="The client is not built; 'make web' builds it.")
@pytest.mark.parametrize("board", ["municipium", "council", "rome"])
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
