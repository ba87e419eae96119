"""The example of docs/bots.md, written to a file and played as a reader would."""

import json
import re
import subprocess
import sys
from pathlib import Path

from ludus.bots import names
from ludus.core.registry import get
from ludus.core.registry import names as games
from tools import environment

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
