"""Luck that can be checked: commitment, words, draws, proof."""

import copy
import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from ludus.core.errors import LudusError
from ludus.core.game import CHANCE
from ludus.core.luck import Luck, commitment_of, verified
from ludus.core.record import Record
from ludus.server import protocol
from ludus.server.errors import Refusal
from ludus.server.storage.rows import Guest, StoredTable
from ludus.server.tables import game_commands, seat_commands
from ludus.server.tables.table import Table
from tests.server.running import Person

GUEST = Guest("guest", "Livia", "en")
SECRET = "0123456789abcdef" * 4
DRAWN = [7, 9, 7, 8, 9, 7, 7, 8, 8, 8]
"""Computed once with the standard library alone, as the page tells."""
SETUP = Record("rome", 1, 2, {}, ["A", "B"], [])


def table_of(game: str = "council") -> Table:
    """A table at one device, not started."""
    seats = [protocol.NewSeat(kind="me"), protocol.NewSeat(kind="device", name="Marcus")]
    asked = protocol.NewTable(game=game, seats=seats)
    row, places = seat_commands.new_table(asked, GUEST, 0.0)
    return Table(StoredTable(row, places, [], []))


def act(table: Table, choice: int = 0) -> Any:
    """The change that one of the choices makes."""
    legal = table.game().state.legal()
    return game_commands.decide(
        table, table.row.actor, table.row.moment, [legal[choice % len(legal)]], 0.0
    )


def test_the_derivation_is_the_published_one() -> None:
    luck = Luck(SECRET, "table", ["quintus", ""], SETUP)
    assert commitment_of(SECRET).startswith("a8ae6e6e")
    assert luck.seed.hex().startswith("58e861f6de4a4717")
    assert [luck.draw(n, [(7, 1), (8, 2), (9, 1)]) for n in range(1, 11)] == DRAWN
    shuffled = [(9, 1), (7, 1), (8, 2)]
    assert [luck.draw(n, shuffled) for n in range(1, 11)] == DRAWN


def test_words_and_set_up_change_every_draw() -> None:
    wide = [(id, 1) for id in range(10**6)]
    one = Luck(SECRET, "table", ["", ""], SETUP).draw(1, wide)
    assert one != Luck(SECRET, "table", ["quintus", ""], SETUP).draw(1, wide)
    assert one != Luck(SECRET, "other", ["", ""], SETUP).draw(1, wide)
    assert one == Luck(SECRET, "table", ["", ""], SETUP).draw(1, wide)


def test_outcomes_are_drawn_by_weight() -> None:
    luck = Luck(SECRET, "table", [], SETUP)
    drawn = [luck.draw(n, [(0, 1), (1, 3)]) for n in range(1, 4001)]
    assert 2900 < sum(drawn) < 3100


def test_the_same_draw_comes_however_often_it_is_asked_for() -> None:
    table = table_of()
    moves = [seat_commands.start(table, GUEST, 0.0) for _ in range(3)]
    assert moves[0].entries == moves[1].entries == moves[2].entries
    table.adopt(moves[0])
    for _ in range(60):
        tries = [act(table) for _ in range(2)]
        assert tries[0].entries == tries[1].entries
        table.adopt(tries[0])


def test_undo_does_not_draw_again() -> None:
    """After taking back, the same decision brings the same draws."""
    table = table_of("municipium")
    table.adopt(seat_commands.start(table, GUEST, 0.0))
    undone = 0
    for step in range(200):
        seat = table.row.actor
        if table.row.state == "over":
            break
        if table.game().undoable(seat):
            before = act(table, step).entries
            taken = table.game().record.ids[-1]
            table.adopt(game_commands.undo(table, GUEST.id, table.row.moment, 1, 0.0))
            again = game_commands.decide(table, seat, table.row.moment, [taken], 0.0)
            table.adopt(again)
            assert act(table, step).entries == before
            undone += 1
        table.adopt(act(table, step))
    assert undone > 10


@pytest.mark.parametrize("game", ["council", "municipium"])
def test_nobody_chooses_a_draw_as_part_of_an_action(game: str) -> None:
    table = table_of(game)
    table.adopt(seat_commands.start(table, GUEST, 0.0))
    tried = 0
    for step in range(200):
        if table.row.state == "over" or tried == 5:
            break
        seat, moment = table.row.actor, table.row.moment
        legal = table.game().state.legal()
        id = legal[step % len(legal)]
        trial = table.game().copy()
        trial.apply(id)
        for outcome, _ in trial.state.outcomes()[:3]:
            with pytest.raises(Refusal) as refused:
                game_commands.decide(table, seat, moment, [id, outcome], 0.0)
            assert refused.value.code == "illegal"
            assert refused.value.say("en")
            tried += 1
        table.adopt(act(table, step))
    assert tried


def finished(person: Person) -> tuple[str, dict[str, Any], str]:
    """A whole game at one device: its table, its record, and the commitment shown before."""
    table = person.table("me", "device", game="municipium", options={"length": "short"})
    shown: str = person.get(table)["commitment"]
    person.post(f"{table}/words", {"words": "quintus 7 march"}, "PUT")
    info = person.post(f"{table}/words", {"words": "alea", "seat": 1}, "PUT")
    assert [seat["words"] for seat in info["seats"]] == ["quintus 7 march", "alea"]
    state = person.post(f"{table}/start")
    assert person.get(f"{table}/record")["luck"] is None
    assert person.refused("PUT", f"{table}/words", {"words": "late"}) == (409, "started")
    while not state["position"]["over"]:
        state = person.get(f"{table}/state", seat=state["position"]["actor"], since=10**6)
        state = person.act(table, state)
    return table, person.get(f"{table}/record"), shown


def test_every_draw_of_a_finished_game_is_proved(person: Person, tmp_path: Path) -> None:
    table, record, shown = finished(person)
    assert record["luck"]["commitment"] == shown == commitment_of(record["luck"]["secret"])
    assert record["luck"]["words"] == ["quintus 7 march", "alea"]
    assert verified(json.dumps(record)) == _draws(record)
    file = tmp_path / "game.json"
    file.write_text(json.dumps(record))
    good = _verify(str(file), "--commitment", shown)
    assert (good.returncode, good.stderr) == (0, "")
    assert "draws follow from the secret" in good.stdout
    assert _verify(str(file), "--commitment", "0" * 64).returncode == 2
    for spoil in (_other_words, _other_secret, _other_commitment, _without):
        spoilt = copy.deepcopy(record)
        spoil(spoilt)
        with pytest.raises(LudusError):
            verified(json.dumps(spoilt))
    for spoilt in ({**record, "ids": record["ids"][:-1]}, {**record, "scores": [99, 0]}):
        file.write_text(json.dumps(spoilt))
        assert _verify(str(file)).returncode == 2
    rematch = person.post(f"{table}/rematch")
    assert rematch["commitment"] not in (None, shown)


def test_words_of_others_are_seen_from_the_start_on(person: Person, other: Person) -> None:
    table = person.table("me", "open", public=True)
    other.post(f"{table}/join")
    other.post(f"{table}/words", {"words": "vae victis"}, "PUT")
    assert person.get(table)["seats"][1]["words"] is None
    assert person.refused("PUT", f"{table}/words", {"words": "x", "seat": 1}) == (403, "not-yours")
    person.post(f"{table}/start")
    assert person.get(table)["seats"][1]["words"] == "vae victis"


def _draws(record: dict[str, Any]) -> int:
    from ludus.core.match import replayed
    from ludus.core.record import from_dict

    return sum(ply.actor == CHANCE for ply in replayed(from_dict(record)).plies)


def _verify(*options: str) -> subprocess.CompletedProcess[str]:
    program = "from ludus.cli import main; main()"
    command = [sys.executable, "-c", program, "verify", *options]
    return subprocess.run(command, capture_output=True, text=True)


def _other_words(record: dict[str, Any]) -> None:
    record["luck"]["words"][0] = "quintus 8 march"


def _other_secret(record: dict[str, Any]) -> None:
    secret = "f" * 64
    record["luck"] |= {"secret": secret, "commitment": commitment_of(secret)}


def _other_commitment(record: dict[str, Any]) -> None:
    record["luck"]["commitment"] = "0" * 64


def _without(record: dict[str, Any]) -> None:
    del record["luck"]
