"""Bots in other processes: the questions, the answers, and what happens when they fail."""

import io
import json
import sys
from pathlib import Path
from typing import Any

import pytest
from librt.random import Random

from ludus.bots import Budget, Lineup, Observation, UnknownBot, get, guard, guarded
from ludus.bots.engine import Engine
from ludus.bots.process import Process, request
from ludus.bots.rebuild import Rebuilder
from ludus.core.errors import LudusError
from ludus.core.game import CHANCE, OVER
from ludus.core.match import Match
from ludus.core.record import parse
from ludus.core.registry import get as get_game
from ludus.core.registry import names
from tools.environment import ROOT
from tools.golden import GOLDEN

PAGE = (ROOT / "docs" / "engines.md").read_text(encoding="utf-8")
FIRST = PAGE.split("```python\n")[1].split("```")[0]


def program(tmp_path: Path, text: str) -> Process:
    (tmp_path / "engine.py").write_text(text)
    bot = get(f"process:{sys.executable} {tmp_path / 'engine.py'}")
    assert isinstance(bot, Process)
    return bot


def opened(game: str, players: int, plies: int = 0) -> Match:
    """A match with something to decide after that many random plies."""
    match, random = Match(get_game(game), players, story=False), Random(5)
    while len(match.plies) < plies or len(match.state.legal()) < 2:
        if match.state.actor == CHANCE:
            match.draw(random)
        else:
            match.play(match.pick(random))
    return match


def shown(match: Match) -> Observation:
    return Observation(match, int(match.state.actor), Random(1))


def asked(engine: Engine, question: dict[str, Any]) -> dict[str, Any]:
    answer: dict[str, Any] = engine.answer(json.dumps(question))
    return answer


def test_a_program_plays_a_game(tmp_path: Path) -> None:
    bot = program(tmp_path, FIRST)
    match, random = Match(get_game("municipium"), 2, story=False), Random(1)
    for made in Lineup(match.game, [bot, "random"], 2, guard=True).play(match, lambda _: random):
        assert made.failure is None
        if match.state.actor == 0:
            assert made.id == match.state.legal()[0]
        if len(match.plies) > 60:
            break
    bot.close()


@pytest.mark.parametrize(
    ("text", "what"),
    [
        ("import sys; sys.exit(3)", "EOFError|BrokenPipe"),
        ("print('hm', flush=True); input(); input()", "JSONDecodeError"),
        ('input(); print(\'{"error": "I resign."}\', flush=True); input()', "I resign"),
        ("input(); print('{\"id\": -5}', flush=True); input()", "answered -5"),
        ("input(); input()", "took longer than"),
    ],
)
def test_a_program_that_fails_is_replaced(
    tmp_path: Path, text: str, what: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    if "input(); input()" in text[:16]:
        monkeypatch.setattr(guard, "timeout", lambda budget: 0.3)
    bot = program(tmp_path, text)
    match = opened("municipium", 2)
    made = guarded(bot, "process:engine", shown(match), Budget(iterations=1))
    assert made.id in match.state.legal()
    assert made.failure is not None
    with pytest.raises(AssertionError, match=what):
        raise AssertionError(str(made.failure))
    bot.close()


def test_a_program_that_is_not_there_is_a_sentence() -> None:
    with pytest.raises(UnknownBot, match="there is no program to start"):
        get("process:./no-such-engine")


@pytest.mark.parametrize("game", names())
def test_our_bots_answer_with_an_id_and_what_they_think(game: str) -> None:
    match = opened(game, 2, 60)
    question = request(shown(match), Budget(iterations=6)) | {"want": ["values"]}
    assert question["budget"] == {"iterations": 6}
    answer = asked(Engine("miles"), question)
    assert answer["id"] in match.state.legal()
    assert answer["text"] == match.game.text(answer["id"])
    assert sum(answer["values"]) == pytest.approx(1)
    assert {found["id"] for found in answer["ids"]} == set(match.state.legal())
    written = io.StringIO()
    Engine("miles").serve(io.StringIO(json.dumps(question) + "\n\n"), written)
    assert json.loads(written.getvalue()) == answer


def test_a_bad_question_is_answered_by_a_sentence() -> None:
    match = opened("rome", 2)
    question = request(shown(match), Budget(iterations=2))
    engine = Engine("tiro")
    assert asked(engine, {})["error"] == "The question has no 'game'."
    assert engine.answer("[]")["error"] == "A question is a JSON object."
    assert str(engine.answer("hm")["error"]).startswith("The question is no JSON: ")
    assert "cannot be read" in asked(engine, question | {"players": None})["error"]
    assert "Seat -1 is not to decide" in asked(engine, question | {"seen": [], "seat": -1})["error"]
    assert "not to decide" in asked(engine, question | {"seat": 1 - match.state.actor})["error"]
    assert "no game" in asked(engine, question | {"game": "chess"})["error"].lower()
    assert "not the rules" in asked(engine, question | {"rules": 99})["error"]
    assert "cannot have been played" in asked(engine, question | {"seen": [0, 0, 0]})["error"]


def test_what_a_seat_did_not_see_is_filled_in_so_that_the_rest_could_happen() -> None:
    match, random = Match(get_game("council"), 3, story=False), Random(2)
    rebuilder = Rebuilder(match.game.new(3), 0, random)
    checked, seen = 0, [0]
    while match.state.actor != OVER and checked < 12:
        if match.state.actor == CHANCE:
            match.draw(random)
            continue
        if match.state.actor == 0 and len(match.plies) > 20 * checked:
            seen = match.seen_by(0)
            ids = rebuilder.rebuilt(seen)
            again = Match(match.game, 3, story=False)
            for id in ids:
                again.apply(id)
            assert again.seen_by(0) == seen
            assert again.state.view(0) == match.state.view(0)
            checked += 1
        match.play(match.pick(random))
    assert checked == 12
    assert -1 in seen
    with pytest.raises(LudusError, match="cannot have been played"):
        rebuilder.rebuilt([*seen, 99_999])


def test_cards_that_others_paid_with_are_filled_in() -> None:
    """Several of one payment may have been drawn long before, each unseen."""
    record, _ = parse((GOLDEN / "council" / "3-1.txt").read_text(encoding="utf-8"))
    match = Match(get_game("council"), 3, record.options, story=False)
    rebuilder = Rebuilder(match.game.new(3, record.options), 0, Random(1))
    for at, id in enumerate(record.ids[:-1]):
        match.play(id)
        if at % 40 == 0 and match.state.actor != OVER:
            seen = match.seen_by(0)
            ids = rebuilder.rebuilt(seen)
            assert all(known in (-1, filled) for known, filled in zip(seen, ids, strict=True))
