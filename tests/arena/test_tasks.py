"""Benchmark tasks: what they are, what a result says, and that it can be checked."""

import json
from copy import deepcopy
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from ludus.arena import opponents
from ludus.arena.match import play
from ludus.arena.tasks import TASKS, check_result, evaluate, result_of, task_of
from ludus.arena.tournament import seating
from ludus.bots.nets import linear
from ludus.core.errors import LudusError
from ludus.core.game import CHANCE
from ludus.core.match import Match
from ludus.core.registry import get, names
from tests.test_cli import ludus


@pytest.fixture(scope="module")
def result() -> dict[str, Any]:
    """Tiro by a task, with fewer games and opponents than it asks for."""
    told: list[int] = []
    task = replace(task_of("municipium-3p-v1"), opponents=("random", "tiro"))
    found = evaluate(task, "tiro", 3, 1, told.append)
    assert told[-1] == 6
    assert len(found.played) == 6
    return json.loads(json.dumps(result_of(found)))  # type: ignore[no-any-return]


def checked(data: Any, folder: Path) -> str:
    file = folder / "result.json"
    file.write_text(json.dumps(data), encoding="utf-8")
    return check_result(file)


def test_every_game_has_a_task_for_its_players_and_rules() -> None:
    assert {(task.game, task.players) for task in TASKS.values()} == {
        (name, players) for name in names() for players in get(name).players
    }
    for name in TASKS:
        assert task_of(name).rules == get(task_of(name).game).rules_version
    with pytest.raises(LudusError, match="There is no task 'chess'"):
        task_of("chess")


def test_a_result_says_who_how_well_and_what_was_played(result: dict[str, Any]) -> None:
    assert result["bot"] == "tiro"
    assert not result["complete"]
    assert [outcome["games"] for outcome in result["outcomes"]] == [3, 3]
    assert result["share"] == pytest.approx(sum(o["share"] for o in result["outcomes"]) / 2)
    assert result["outcomes"][0]["low"] <= result["outcomes"][0]["share"]


@pytest.fixture
def few(monkeypatch: pytest.MonkeyPatch) -> None:
    """The task of the result."""
    task = replace(task_of("municipium-3p-v1"), opponents=("random", "tiro"))
    monkeypatch.setitem(TASKS, task.name, task)


@pytest.mark.usefixtures("few")
def test_a_result_can_be_checked(result: dict[str, Any], tmp_path: Path) -> None:
    assert "6 games by tiro" in checked(result, tmp_path)
    lucky = deepcopy(result)
    draw = next(
        at for at, id in enumerate(lucky["games"][0]["ids"]) if id >= get("municipium").decisions
    )
    lucky["games"][0]["ids"][draw] += 1
    with pytest.raises(LudusError, match=r"Ply \d+ of game 0 against random cannot have happened"):
        checked(lucky, tmp_path)
    short = deepcopy(result)
    ply = len(short["games"][1]["ids"])
    short["games"][1]["ids"].pop()
    with pytest.raises(LudusError, match=f"Ply {ply} of game 1 against random cannot have"):
        checked(short, tmp_path)
    rich = deepcopy(result)
    rich["games"][1]["scores"][0] += 1
    with pytest.raises(LudusError, match="Game 1 against random does not end with its scores"):
        checked(rich, tmp_path)
    with pytest.raises(LudusError, match="is not the result of a task"):
        checked({}, tmp_path)


@pytest.mark.usefixtures("few")
@pytest.mark.parametrize("name", ["share", "wins", "low", "high", "score", "games"])
def test_a_figure_that_is_not_that_of_the_games_is_found(
    result: dict[str, Any], tmp_path: Path, name: str
) -> None:
    better = deepcopy(result)
    better["outcomes"][1][name] += 1
    with pytest.raises(LudusError, match=f"Against tiro the file says {name} .*, not "):
        checked(better, tmp_path)


@pytest.mark.usefixtures("few")
def test_a_file_says_of_itself_what_its_games_are(result: dict[str, Any], tmp_path: Path) -> None:
    for name, value in (("share", 0.9), ("complete", True), ("fair", 0.1), ("definition", {})):
        with pytest.raises(LudusError, match=f"the file says {name} "):
            checked(result | {name: value}, tmp_path)
    with pytest.raises(LudusError, match="figures of 3 opponents"):
        checked(result | {"outcomes": [*result["outcomes"], {}]}, tmp_path)


@pytest.mark.usefixtures("few")
def test_a_game_cannot_be_told_twice_or_be_left_out(result: dict[str, Any], tmp_path: Path) -> None:
    won = result["games"][0]
    for games in ([won] * 6, result["games"][:5], result["games"][::-1], []):
        with pytest.raises(LudusError, match="not the first ones of the task"):
            checked(result | {"games": games}, tmp_path)


@pytest.mark.usefixtures("few")
def test_an_opponent_cannot_be_told_to_decide_otherwise(
    result: dict[str, Any], tmp_path: Path
) -> None:
    """It decides again as it does, whatever else would have been legal."""
    tricked = deepcopy(result)
    game = tricked["games"][4]
    match = Match(get("municipium"), 3)
    seat = seating(task_of("municipium-3p-v1").setting("bot", "tiro"), 1).index("bot")
    for at, id in enumerate(game["ids"]):
        legal = match.state.legal()
        if match.state.actor not in (CHANCE, seat) and len(legal) > 1:
            game["ids"][at] = next(other for other in legal if other != id)
            break
        match.apply(id)
    with pytest.raises(LudusError, match=f"Ply {at + 1} of game 1 against tiro cannot have"):
        checked(tricked, tmp_path)


@pytest.mark.parametrize("opponent", ["tiro", "miles"])
def test_opponents_judge_by_the_networks_of_the_tasks(
    opponent: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """So that a task stays what it is when the ladder learns."""
    setting = task_of("rome-2p-v1").setting("random", opponent)
    before = play(setting, 0, setting.bots).ids
    monkeypatch.setattr(opponents, "kept", lambda game, players: linear([1.0] * len(game.features)))
    assert play(setting, 0, setting.bots).ids != before
    assert all(opponents.kept(get(name), 2).direct for name in names())
    assert set(opponents.ITERATIONS) == set(names())


def test_the_command_evaluates_and_checks(tmp_path: Path) -> None:
    file = tmp_path / "result.json"
    told = ludus(
        *("evaluate", "--task", "municipium-2p-v1", "--bot", "random"),
        *("--games", "1", "--out", str(file)),
    )
    assert "random by municipium-2p-v1" in told.stdout, told.stderr
    assert "not all games of the task" in told.stdout
    assert max(len(line) for line in told.stdout.splitlines()) <= 80
    again = ludus("evaluate", "--check", str(file))
    assert "3 games by random are as municipium-2p-v1 asks for" in " ".join(again.stdout.split())


def test_an_evaluation_says_before_it_begins_that_its_result_has_no_place(tmp_path: Path) -> None:
    file = tmp_path / "result.json"
    asked = ("evaluate", "--task", "council-4p-v1", "--bot", "imperator", "--out")
    lost = ludus(*asked, str(tmp_path / "none" / "result.json"))
    assert "No file can be written to" in lost.stderr
    file.write_text("weeks of work", encoding="utf-8")
    again = ludus(*asked, str(file))
    assert "already: remove it, or choose another name" in " ".join(again.stderr.split())
    assert file.read_text(encoding="utf-8") == "weeks of work"
    unnamed = ludus("evaluate", "--bot", "tiro")
    assert "By which task is tiro to be evaluated? Add --task NAME." in unnamed.stderr
