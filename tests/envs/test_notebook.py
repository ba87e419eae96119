"""The notebook runs from top to bottom and shows what is kept in it."""

import base64
import json
from typing import Any

import pytest

from tools.notebook import NOTEBOOK, code, executed


def comparable(shown: list[dict[str, Any]]) -> list[object]:
    """What a cell shows; of a plot only that it is one, since every version draws it anew."""
    kept: list[object] = []
    for output in shown:
        data = output.get("data", {"text": output.get("text")})
        kept.append({kind: "a plot" if kind == "image/png" else data[kind] for kind in data})
    return kept


def test_the_cells_show_what_is_kept_in_them(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MPLBACKEND", "agg")
    notebook = json.loads(NOTEBOOK.read_text(encoding="utf-8"))
    kinds: list[str] = []
    for cell, shown in zip(code(notebook), executed(notebook), strict=True):
        assert comparable(cell["outputs"]) == comparable(shown), "Run python -m tools.notebook."
        for output in shown:
            kinds += output.get("data", ())
            if "image/png" in output.get("data", ()):
                assert base64.b64decode(output["data"]["image/png"]).startswith(b"\x89PNG")
    assert kinds == ["image/svg+xml", "image/png", "image/png"]
