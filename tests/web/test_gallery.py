"""The gallery shows every piece, and each looks as it did."""

from itertools import pairwise

import pytest

from tests.web import gallery
from tests.web.conftest import Visit
from tools.web import WEB

pytestmark = pytest.mark.slow
"""The browser keeps an event loop from its first test on; some slow tests need their own."""

NOT_PIECES = {"Icon", "Materials", "Scene"}
"""Frames for pieces and for pictures, and the paint they are drawn with."""
MOST = 3.0
"""How far a picture may be from its reference, of 255: smoothing stays below 1."""


@pytest.mark.parametrize("theme", gallery.THEMES)
def test_no_piece_looks_otherwise_than_its_reference(visit: Visit, theme: str) -> None:
    seen = gallery.taken(visit(f"/gallery/{theme}", reduced_motion="reduce"))
    known = gallery.kept(theme)
    anew = "If that is meant, 'python -m tests.web.gallery' draws the references anew."
    assert list(seen) == list(known), anew
    apart = {name: gallery.apart(seen[name], known[name]) for name in known}
    assert {name: far for name, far in apart.items() if far > MOST} == {}, anew


def test_every_piece_of_art_is_shown(visit: Visit) -> None:
    page = visit("/gallery")
    page.wait_for_selector("figure")
    shown = page.evaluate("[...document.querySelectorAll('figure')].map((f) => f.dataset.piece)")
    files = {path.stem for path in (WEB / "src/art").glob("*.svelte")}
    assert files - NOT_PIECES - set(shown) == set()


def test_another_drawing_is_told_from_its_reference() -> None:
    known = gallery.kept("light")
    pieces = [name for name in known if name.startswith(("Citizen ", "Building ", "Meeple "))]
    for one, other in pairwise(pieces):
        assert gallery.apart(known[one], known[other]) > MOST, (one, other)
