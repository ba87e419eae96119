"""Golden games and perft counts: any change of the rules shows as a difference here."""

import json
from pathlib import Path

import pytest

from ludus.core.game import OVER
from ludus.core.match import load
from ludus.core.registry import get, names
from tools.golden import GAMES, GOLDEN, ways

FILES = sorted(GOLDEN.glob("*/*.txt"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_a_golden_game_still_ends_as_it_did(path: Path) -> None:
    match = load(path)
    assert match.state.actor == OVER
    assert match.to_text() == path.read_text(encoding="utf-8")


@pytest.mark.parametrize("name", names())
def test_every_game_has_golden_games_for_every_number_of_players(name: str) -> None:
    records = [path for path in FILES if path.parent.name == name]
    players = [load(path).record.players for path in records]
    assert all(players.count(number) >= GAMES for number in get(name).players)


@pytest.mark.slow
@pytest.mark.parametrize("name", names())
def test_as_many_ways_lead_on_as_ever(name: str) -> None:
    for row in json.loads((GOLDEN / name / "perft.json").read_text(encoding="utf-8")):
        state = load(GOLDEN / name / row["record"]).at(row["ply"])
        assert [ways(state, depth + 1) for depth in range(len(row["counts"]))] == row["counts"]
