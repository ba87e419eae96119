"""The example of docs/bots.md, written to a file and played as a reader would."""

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

from ludus.bots import names
from ludus.core.registry import get
from ludus.core.registry import names as games
from tools import environment, figures
from tools.rungs import net_of

PAGE = (environment.ROOT / "docs" / "bots.md").read_text(encoding="utf-8")


def test_the_example_bot_beats_chance_in_the_arena(tmp_path: Path) -> None:
    example = re.search(r"```python\n# (\w+\.py)\n(.*?)```", PAGE, re.DOTALL)
    command = re.search(r"^ludus (arena municipium --bots mybots:Careful.*)$", PAGE, re.MULTILINE)
    assert example is not None
    assert command is not None
    (tmp_path / example[1]).write_text(example[2])
    arguments = command[1].replace("--games 20", "--games 4 --json").split()
    ludus = [sys.executable, "-c", "from ludus.cli import main; main()", *arguments]
    shown = subprocess.run(ludus, cwd=tmp_path, capture_output=True, text=True)
    assert shown.returncode == 0, shown.stderr
    found = {bot["bot"]: bot for bot in json.loads(shown.stdout)["bots"]}
    assert found["mybots:Careful"]["failures"] == 0
    assert found["mybots:Careful"]["wins"] >= 3


def test_the_page_names_the_ladder() -> None:
    assert re.findall(r"^\| `(\w+)` \|", PAGE, re.MULTILINE)[:6] == names()


def test_the_page_tells_how_much_the_searching_bots_think() -> None:
    for game in map(get, games()):
        taken = " | ".join(f"{iterations:,}" for iterations in game.rungs)
        assert f"| {game.title} | {taken} |" in PAGE


def test_a_rungs_games_against_itself_count_only_while_it_thinks_as_much(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(figures, "FOLDER", tmp_path)
    for measure in ("legatus", "tenfold"):
        line = json.dumps({"net": net_of("rome", 2)})
        figures.path_of(measure, "rome", 2).write_text(line + "\n")
    assert not figures.rows_of("legatus", "rome", 2)
    assert len(figures.rows_of("tenfold", "rome", 2)) == 1
    line = json.dumps({"net": figures.known_by("legatus", "rome", 2)})
    figures.path_of("legatus", "rome", 2).write_text(line + "\n")
    assert len(figures.rows_of("legatus", "rome", 2)) == 1
