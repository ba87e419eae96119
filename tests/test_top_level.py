"""What `import ludus` offers before anything else."""

import subprocess
import sys
from pathlib import Path

import pytest

import ludus
from ludus.bots import Bot
from ludus.core.errors import LudusError


def test_the_top_level_tells_the_story() -> None:
    assert dir(ludus) == sorted(ludus.__all__)
    for name in ludus.__all__:
        thing = getattr(ludus, name)
        assert isinstance(thing, str) or f"{name}(" in str(ludus.__doc__)
    assert ludus.games() == ["council", "municipium", "rome"]
    assert ludus.game("rome").title == "Rome: City of Marble"


def test_games_can_be_asked_for_before_and_after_one_is_imported() -> None:
    asked = "import ludus; a = ludus.games(); import ludus.games.rome; print(a == ludus.games(), a)"
    told = subprocess.run([sys.executable, "-c", asked], capture_output=True, text=True)
    assert told.stdout == "True ['council', 'municipium', 'rome']\n"


def test_a_match_begins_is_saved_and_loaded(tmp_path: Path) -> None:
    match = ludus.new("rome", players=3, options={"hills": "chosen"})
    match.apply(match.state.outcomes()[0][0])
    file = tmp_path / "game.json"
    file.write_text(match.record.to_json(), encoding="utf-8")
    assert ludus.load(file).state == match.state
    assert ludus.load(str(file)).record == match.record


def test_bots_and_environments_are_made_by_name() -> None:
    assert isinstance(ludus.bot("tiro"), Bot)
    with pytest.raises(LudusError, match="no bot 'hal'"):
        ludus.bot("hal")
    with pytest.raises(LudusError, match="no api 'atari'"):
        ludus.make("rome", api="atari")
