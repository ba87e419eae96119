"""Runs the notebook of the docs and keeps in it what it shows: `python -m tools.notebook`.

A cell shows what it prints, the figures it draws, and its last expression if that is a picture.
"""

import ast
import base64
import contextlib
import io
import json
import os
import warnings
from pathlib import Path
from typing import Any, Final

NOTEBOOK: Final = Path(__file__).resolve().parent.parent / "docs/research.ipynb"

Shown = list[dict[str, Any]]


def executed(notebook: dict[str, Any]) -> list[Shown]:
    """What each cell of code shows, all of them run from top to bottom."""
    os.environ["MPLBACKEND"] = "agg"
    names: dict[str, Any] = {"__name__": "notebook"}
    with warnings.catch_warnings():
        warnings.filterwarnings("ignore", ".*non-interactive.*", UserWarning)
        return [_run("".join(cell["source"]), names) for cell in code(notebook)]


def code(notebook: dict[str, Any]) -> list[dict[str, Any]]:
    """The cells of code."""
    return [cell for cell in notebook["cells"] if cell["cell_type"] == "code"]


def _run(source: str, names: dict[str, Any]) -> Shown:
    parsed = ast.parse(source)
    last = parsed.body[-1]
    body = parsed.body[:-1] if isinstance(last, ast.Expr) else parsed.body
    printed = io.StringIO()
    value: Any = None
    with contextlib.redirect_stdout(printed):
        exec(compile(ast.Module(body, []), "cell", "exec"), names)  # noqa: S102
        if isinstance(last, ast.Expr):
            ending = compile(ast.Expression(last.value), "cell", "eval")
            value = eval(ending, names)  # noqa: S307
    shown: Shown = []
    if printed.getvalue():
        text = printed.getvalue().splitlines(keepends=True)
        shown.append({"output_type": "stream", "name": "stdout", "text": text})
    if hasattr(value, "_repr_svg_"):
        shown.append(_display("image/svg+xml", value._repr_svg_().splitlines(keepends=True)))
    return shown + [_display("image/png", png) for png in _figures()]


def _figures() -> list[str]:
    """The figures drawn since the last time."""
    import matplotlib.pyplot as plt

    pngs = []
    for number in plt.get_fignums():
        drawn = io.BytesIO()
        plt.figure(number).savefig(drawn, dpi=80, bbox_inches="tight")
        pngs.append(base64.b64encode(drawn.getvalue()).decode())
    plt.close("all")
    return pngs


def _display(kind: str, data: object) -> dict[str, Any]:
    return {"output_type": "display_data", "metadata": {}, "data": {kind: data}}


def main() -> None:
    """Run the notebook and write it back with what it shows."""
    notebook = json.loads(NOTEBOOK.read_text(encoding="utf-8"))
    for number, (cell, shown) in enumerate(zip(code(notebook), executed(notebook), strict=True), 1):
        cell["execution_count"] = number
        cell["outputs"] = shown
    NOTEBOOK.write_text(json.dumps(notebook, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
