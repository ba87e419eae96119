"""The command line as a user types it."""

import io
import json
import os
import re
import subprocess
import sys
from importlib.metadata import requires, version
from pathlib import Path

import pytest
from rich.console import Console

from ludus.core.match import load
from ludus.core.registry import get
from ludus.learn.practice import kept
from ludus.terminal import Walk

LUDUS = [sys.executable, "-c", "from ludus.cli import main; main()"]


def ludus(
    *arguments: str, typed: str = "", cwd: Path | None = None
) -> subprocess.CompletedProcess[str]:
    """Run the command as a program of its own, in a wide terminal without colours."""
    env = {**os.environ, "COLUMNS": "140", "NO_COLOR": "1"}
    run = [*LUDUS, *arguments]
    return subprocess.run(run, input=typed, capture_output=True, text=True, cwd=cwd, env=env)


def test_help_names_the_commands() -> None:
    shown = ludus("--help")
    assert shown.returncode == 0
    for command in ("games", "simulate", "play", "replay"):
        assert command in shown.stdout


def test_the_version_is_printed_by_both_ways_to_start(form: str) -> None:
    said = f"ludus {version('ludus')}, rules {form}\n"
    assert ludus("--version").stdout == said
    module = [sys.executable, "-m", "ludus", "--version"]
    assert subprocess.run(module, capture_output=True, text=True, check=True).stdout == said


def without(*libraries: str) -> list[str]:
    """The command where some libraries are not installed."""
    absent = f"import sys; sys.modules.update(dict.fromkeys({libraries}))"
    return [sys.executable, "-c", f"{absent}; from ludus.cli import main; main()"]


def test_without_the_libraries_of_the_server_all_but_serving_works() -> None:
    extras = [line for line in requires("ludus") or [] if re.search("extra == .server", line)]
    libraries = [re.split(r"[^\w-]", line)[0].replace("-", "_") for line in extras]
    assert {"fastapi", "sqlalchemy", "uvicorn"} <= set(libraries)
    command = without(*libraries)
    run = [*command, "simulate", "municipium", "--bots", "tiro", "-p", "2", "-n", "1", "--json"]
    assert json.loads(subprocess.run(run, capture_output=True, check=True).stdout)["games"] == 1
    refused = subprocess.run([*command, "serve"], capture_output=True, text=True)
    assert refused.returncode == 2
    assert "pip install 'ludus[server]'" in refused.stderr
    assert "Traceback" not in refused.stderr


def test_games_are_listed() -> None:
    shown = ludus("games")
    assert shown.returncode == 0
    assert "municipium" in shown.stdout
    assert "length=normal|short" in shown.stdout
    listed = json.loads(ludus("games", "--json").stdout)
    assert [game["players"] for game in listed if game["name"] == "municipium"] == [[2, 3, 4]]


def test_simulate_shows_tables() -> None:
    shown = ludus("simulate", "municipium", "--players", "4", "--games", "30", "--seed", "7")
    assert shown.returncode == 0
    for word in (
        "games a second",
        "decisions a game",
        "turns a game",
        "By seat",
        "Scores",
        "shared",
    ):
        assert word in shown.stdout


@pytest.mark.slow
def test_simulate_gives_the_same_games_with_any_number_of_jobs() -> None:
    arguments = ("simulate", "municipium", "-p", "3", "-n", "120", "--seed", "7", "--json")
    one = json.loads(ludus(*arguments).stdout)
    two = json.loads(ludus(*arguments, "--jobs", "2").stdout)
    other = json.loads(ludus(*arguments[:-2], "8", "--json").stdout)
    assert one == two
    assert one["games"] == 120
    assert sum(one["wins"]) == pytest.approx(120)
    assert one["decisions"] != other["decisions"]


def test_play_saves_and_resumes(tmp_path: Path) -> None:
    first = ludus(
        "play", "municipium", "--seed", "5", "--save", "game.json", typed="1\nq\n", cwd=tmp_path
    )
    assert first.returncode == 0
    assert "Resume with: ludus play --resume game.json" in first.stdout
    before = load(tmp_path / "game.json").record.ids
    again = ludus(
        "play", "--resume", "game.json", "--seed", "6", typed="2\n?\nl\n\nq\n", cwd=tmp_path
    )
    assert again.returncode == 0
    after = load(tmp_path / "game.json").record.ids
    assert after[: len(before)] == before
    assert len(after) > len(before)


def test_play_to_the_end_shows_the_result(tmp_path: Path) -> None:
    shown = ludus(
        "play", "municipium", "--seed", "3", "--save", "g.json", typed="1\n" * 2000, cwd=tmp_path
    )
    assert shown.returncode == 0
    assert "Winner" in shown.stdout
    assert load(tmp_path / "g.json").state.result().winners


def test_play_takes_words_numbers_and_undo(tmp_path: Path) -> None:
    typed = "enter forum\n99\nsing\nu\nenter nowhere\nq\n"
    shown = ludus(
        "play", "municipium", "--seed", "1", "--save", "g.json", typed=typed, cwd=tmp_path
    )
    assert "Choose a number from 1 to 7" in shown.stdout
    assert "'sing' is not an action of Municipium" in shown.stdout
    assert "nothing to take back" in shown.stdout
    assert "Traceback" not in shown.stderr


def test_replay_tells_a_game_or_shows_a_moment(tmp_path: Path) -> None:
    ludus("play", "municipium", "--seed", "3", "--save", "g.json", typed="1\n" * 2000, cwd=tmp_path)
    told = ludus("replay", "g.json", cwd=tmp_path)
    assert told.returncode == 0
    assert "Turn 1" in told.stdout
    assert "Winner" in told.stdout
    moment = ludus("replay", "g.json", "--at", "20", cwd=tmp_path)
    assert "EMPORIUM" in moment.stdout
    data = json.loads(ludus("replay", "g.json", "--at", "20", "--json", cwd=tmp_path).stdout)
    assert data["ply"] == 20
    assert data["view"]["prefect"]
    assert (
        json.loads(ludus("replay", "g.json", "--json", cwd=tmp_path).stdout)["game"] == "municipium"
    )


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["simulate", "chess"], "There is no game 'chess'"),
        (["simulate", "municipium", "--players", "7"], "2, 3, 4 players, not 7"),
        (["simulate", "municipium", "--option", "length"], "NAME=VALUE"),
        (["simulate", "municipium", "--option", "length=endless"], "cannot be 'endless'"),
        (["simulate", "municipium", "--option", "rain=1"], "no option 'rain'"),
        (["simulate", "municipium", "--games", "0"], "--games"),
        (["simulate", "municipium", "--seed", "seven"], "valid integer"),
        (["play"], "Which game?"),
        (["play", "chess"], "There is no game 'chess'"),
        (["play", "municipium", "--players", "0"], "players, not 0"),
        (["play", "municipium", "--seat", "3"], "seat is from 1 to 2, not 3"),
        (["play", "--resume", "nothing.json"], "cannot be read"),
        (["play", "municipium", "--save", "no/such/folder/g.json"], "cannot be saved"),
        (["replay", "nothing.json"], "cannot be read"),
        (["dance"], "No such command"),
    ],
)
def test_bad_input_is_a_sentence_and_exit_code_2(
    arguments: list[str], sentence: str, tmp_path: Path
) -> None:
    shown = ludus(*arguments, cwd=tmp_path)
    assert shown.returncode == 2
    assert sentence in shown.stderr
    assert "Traceback" not in shown.stderr
    assert shown.stdout == ""
    assert list(tmp_path.iterdir()) == []


def test_replay_refuses_what_is_not_a_moment_of_the_game(tmp_path: Path) -> None:
    ludus("play", "municipium", "--seed", "3", "--save", "g.json", typed="q\n", cwd=tmp_path)
    shown = ludus("replay", "g.json", "--at", "9999", cwd=tmp_path)
    assert shown.returncode == 2
    assert "there is no ply 9999" in shown.stderr


def test_walking_through_a_record(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    ludus("play", "municipium", "--seed", "3", "--save", "g.json", typed="1\n" * 2000, cwd=tmp_path)
    shown = io.StringIO()
    match = load(tmp_path / "g.json")
    answers = iter(["", "", "b", "t", "x", "20", "t", "9999", str(len(match.plies)), "", "t", "q"])
    console = Console(file=shown, width=120)
    monkeypatch.setattr(console, "input", lambda _: next(answers))
    Walk(match, console).go()
    for words in ("Ply 0 of", "Ply 20 of", "turn 2", "the next turn", "Winner"):
        assert words in shown.getvalue()
    assert next(answers, None) is None


def test_arena_shows_a_table_and_leaves_results_and_a_plot(tmp_path: Path) -> None:
    arguments = ("arena", "municipium", "--bots", "tiro,random", "--games", "4", "--seed", "1")
    shown = ludus(*arguments, "--out", "games.jsonl", cwd=tmp_path)
    assert shown.returncode == 0, shown.stderr
    for word in ("95% interval", "rating", "score", "a decision", "tiro", "random", "seed 1"):
        assert word in shown.stdout
    assert len((tmp_path / "games.jsonl").read_text().splitlines()) == 4
    assert "<svg" in (tmp_path / "games.svg").read_text()
    again = json.loads(ludus(*arguments, "--out", "games.jsonl", "--json", cwd=tmp_path).stdout)
    assert [bot["bot"] for bot in again["bots"]] == ["tiro", "random"]


def test_simulate_reports_by_bot() -> None:
    arguments = ("simulate", "municipium", "--bots", "tiro,random", "-n", "4", "--json")
    counted = json.loads(ludus(*arguments).stdout)
    assert counted["bots"]["tiro"]["seats"] == 4
    assert counted["bots"]["tiro"]["wins"] > counted["bots"]["random"]["wins"]
    assert "By bot" in ludus(*arguments[:-1]).stdout


def test_play_against_named_bots(tmp_path: Path) -> None:
    shown = ludus("play", "municipium", "--against", "tiro,random", typed="q\n", cwd=tmp_path)
    assert shown.returncode == 0, shown.stderr
    saved = next(tmp_path.glob("municipium-*.json"))
    assert load(saved).record.seats == ["you", "tiro 2", "random 3"]
    wrong = ludus("play", "municipium", "--against", "brutus", cwd=tmp_path)
    assert wrong.returncode == 2
    assert "There is no bot 'brutus'" in wrong.stderr


def test_env_describe_tells_every_number_of_an_observation() -> None:
    told = ludus("env", "describe", "council", "--players", "3", "--json")
    fields = json.loads(told.stdout)
    assert fields[0]["name"] == "decides"
    assert fields[-1]["start"] + fields[-1]["length"] == 915
    assert "915 numbers; 210 decisions" in ludus("env", "describe", "council", "-p", "3").stdout
    assert ludus("env", "describe", "chess").returncode == 2


def test_an_unfinished_game_gets_hints_and_no_review(tmp_path: Path) -> None:
    record = Path(__file__).parent / "analysis" / "unfinished.json"
    shown = ludus("replay", str(record), "--json")
    assert shown.returncode == 0
    refused = ludus("review", str(record), cwd=tmp_path)
    assert refused.returncode == 2
    assert "Only a finished game can be reviewed" in refused.stderr
    hinted = ludus("hint", str(record), "--depth", "16", "--json")
    assert json.loads(hinted.stdout)["lines"]
    table = ludus("hint", str(record), "--depth", "16")
    assert "good moves for" in table.stdout
    wrong = ludus("hint", str(record), "--seat", "2", "--depth", "16")
    assert wrong.returncode == 2
    assert "is not to decide" in wrong.stderr


def test_a_chapter_is_learned_in_the_terminal_and_a_wrong_answer_is_answered_kindly(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    typed = "\n" * 4 + "\nhello\nstep temple>tavern\n1\n1\n1\n\n\n"
    done = ludus("learn", "municipium", "--chapter", "goal", typed=typed)
    assert done.returncode == 0, done.stderr
    assert "Welcome! You lead the blue family." in done.stdout
    assert done.stdout.count("a number or an action decides") == 3
    assert "first see what the deck brings" in done.stdout
    assert done.stdout.strip().endswith("That was this chapter. Well done!")
    further = ludus("learn", "municipium", typed="q\n")
    assert "A turn" in further.stdout
    assert "Welcome!" not in further.stdout
    italian = ludus("learn", "rome", "--language", "it", typed="s\n" * 5)
    assert "ludus play rome --against tiro" in italian.stdout
    assert "Cantieri, magistrati, acquedotti" in italian.stdout
    unknown = ludus("learn", "municipium", "--chapter", "magic")
    assert unknown.returncode == 2
    assert "goal, turn, powers, end, plan" in unknown.stderr


def test_the_terminal_shows_the_answer_of_a_task_and_remembers_what_is_solved(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    answer = kept(get("council"))[0].answers[0]
    typed = "a\nelect\n" + "".join(f"{text}\n" for text in answer)
    solved = ludus("practice", "play", "council", "1", typed=typed)
    assert solved.returncode == 0, solved.stderr
    assert "something else is clearly better" in solved.stdout
    assert "Solved!" in solved.stdout
    listed = ludus("practice", "list", "council").stdout.splitlines()
    assert [line for line in listed if "✓" in line] == listed[:1]
    (tmp_path / "ludus/learned.json").write_text("[broken")
    assert "✓" not in ludus("practice", "list", "council").stdout
