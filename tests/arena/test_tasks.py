"""Benchmark tasks: what they are, what a result says, and that it can be checked."""

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from ludus.arena.tasks import TASKS, check_result, evaluate, result_of, task_of
from ludus.core.errors import LudusError
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


def test_a_result_can_be_checked(
    result: dict[str, Any], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    few = replace(task_of("municipium-3p-v1"), opponents=("random", "tiro"))
    monkeypatch.setitem(TASKS, few.name, few)
    assert "6 games by tiro" in checked(result, tmp_path)
    better = json.loads(json.dumps(result))
    better["outcomes"][0]["wins"] += 1
    with pytest.raises(LudusError, match="Against random the games have"):
        checked(better, tmp_path)
    lucky = json.loads(json.dumps(result))
    draw = next(
        at for at, id in enumerate(lucky["games"][0]["ids"]) if id >= get("municipium").decisions
    )
    lucky["games"][0]["ids"][draw] += 1
    with pytest.raises(LudusError, match=r"Ply \d+ of game 0 against random cannot have happened"):
        checked(lucky, tmp_path)
    short = json.loads(json.dumps(result))
    short["games"][1]["ids"].pop()
    with pytest.raises(LudusError, match="Game 1 against random does not end with its scores"):
        checked(short, tmp_path)
    with pytest.raises(LudusError, match="is not the result of a task"):
        checked({}, tmp_path)


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
