"""The notebook runs from top to bottom."""

import ast
import json

import pytest

from tests.test_docs import ROOT

NOTEBOOK = ROOT / "docs/research.ipynb"


@pytest.mark.filterwarnings("ignore:.*non-interactive.*:UserWarning")
def test_the_cells_run_and_the_board_shows_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MPLBACKEND", "agg")
    cells = [c for c in json.loads(NOTEBOOK.read_text())["cells"] if c["cell_type"] == "code"]
    names: dict[str, object] = {"__name__": "notebook"}
    shown = []
    for number, cell in enumerate(cells, 1):
        parsed = ast.parse("".join(cell["source"]), f"cell {number}")
        last = parsed.body[-1]
        if isinstance(last, ast.Expr):
            parsed.body.pop()
            exec(compile(parsed, f"cell {number}", "exec"), names)
            shown.append(eval(compile(ast.Expression(last.value), f"cell {number}", "eval"), names))
        else:
            exec(compile(parsed, f"cell {number}", "exec"), names)
    pictures = [picture for picture in shown if hasattr(picture, "_repr_svg_")]
    assert len(pictures) == 1
    assert pictures[0]._repr_svg_().startswith("<svg ")
