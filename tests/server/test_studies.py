"""Studies at a server: variations tried on a socket, kept, shared, exported, and thought about."""

import asyncio
import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from librt.random import Random
from pydantic import ValidationError
from websockets.sync.client import ClientConnection, connect

from ludus.analysis.study import read
from ludus.core.editing import description
from ludus.core.game import State
from ludus.core.match import Match, loads
from ludus.core.record import Record
from ludus.core.registry import get, names
from ludus.server import protocol
from ludus.server.errors import Refusal
from ludus.server.present import jobs
from ludus.server.present.presenter import Presenter
from ludus.server.present.table import record_text
from tests.server.running import NEVER_AGAIN, Person, Running
from tests.server.test_reviews import finished, quick

__all__ = ["quick"]

PATIENCE = 300
"""For how many seconds the engine is waited for: it has the lowest priority of all processes."""


@pytest.fixture
def guest(quick: Running, meet: Callable[[Running], Person]) -> Person:
    return meet(quick)


class Exploring:
    """A socket to a study, and what it last told of each kind."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.told: dict[str, Any] = {}
        self.position: Any = None
        self.until("state")

    def until(self, kind: str) -> Any:
        """Listen until something of a kind is told."""
        while (message := self.hear())["type"] != kind:
            pass
        return message

    def ask(self, **message: Any) -> Any:
        """Send, and listen until it is done or refused."""
        self.socket.send(json.dumps({**message, "ref": 7}))
        while (answer := self.hear()).get("ref") != 7:
            pass
        return answer

    def hear(self) -> Any:
        message = json.loads(self.socket.recv(timeout=PATIENCE))
        self.told[message["type"]] = message
        self.position = message.get("position", self.position)
        return message


@contextmanager
def explored(person: Person, study: dict[str, Any]) -> Iterator[Exploring]:
    """Somebody who explores a study from where it was opened."""
    path = f"/api/studies/{study['id']}/live?line={study['line']}&ply={study['ply']}"
    headers = {"Authorization": f"Bearer {person.token}"}
    with connect(person.server.socket + path, additional_headers=headers) as socket:
        yield Exploring(socket)


@pytest.fixture
def exploring(guest: Person) -> Iterator[Exploring]:
    match = finished()
    ply = next(n for n, p in enumerate(match.plies) if n > 40 and p.actor >= 0)
    study = guest.post("/api/studies", {"record": match.record.to_json(), "ply": ply})
    with explored(guest, study) as explorer:
        yield explorer


def test_another_choice_becomes_a_variation_that_is_kept_named_and_exported(
    guest: Person, exploring: Exploring, quick: Running, meet: Callable[[Running], Person]
) -> None:
    study, position = exploring.told["study"], exploring.told["state"]["position"]
    assert study["mine"]
    assert position["seat"] == position["actor"], "one explores for whoever is to decide"
    main = finished().record.ids
    ply = study["ply"]
    other = next(c["id"] for c in position["choices"] if c["id"] != main[ply])
    assert exploring.ask(type="act", moment=ply, id=other)["type"] == "done"
    study = exploring.told["study"]
    assert [line["after"] for line in study["lines"]] == [0, ply]
    assert study["line"] == 1
    assert study["ply"] > ply
    assert exploring.ask(type="rename", line=1, name="What if")["type"] == "done"
    assert exploring.ask(type="visit", line=0, ply=ply)["type"] == "done"
    again = exploring.told["state"]["position"]
    assert again["view"] == position["view"]
    assert exploring.ask(type="act", moment=ply, id=main[ply])["type"] == "done"
    assert exploring.told["study"]["line"] == 0, "what was played is followed"

    path = f"/api/studies/{study['id']}/record"
    kept = read(json.dumps(guest.get(path)))
    assert [line.name for line in kept.lines] == ["", "What if"]
    assert kept.lines[1].ids[0] == other
    text = guest.http.get(path, params={"format": "text"}).text
    assert read(text).as_dict() == kept.as_dict()
    same = guest.post("/api/studies", {"record": finished().record.to_json()})
    assert same["id"] == study["id"]
    assert same["variations"] == 1
    assert study["id"] in [found["id"] for found in guest.get("/api/studies")["studies"]]

    with explored(meet(quick), {**same, "line": 1, "ply": ply + 1}) as visitor:
        assert not visitor.told["study"]["mine"]
        assert visitor.ask(type="remove", line=1)["type"] == "done"
    assert guest.get(path)["variations"], "only its owner changes a study"
    assert exploring.ask(type="remove", line=1)["type"] == "done"
    assert guest.get(path)["variations"] == []


def test_draws_are_chosen_by_hand_if_one_likes(exploring: Exploring) -> None:
    exploring.ask(type="draw", choosing=True)
    seen = False
    for _ in range(40):
        study = exploring.told["study"]
        if study["outcomes"]:
            seen = True
            assert sum(one["chance"] for one in study["outcomes"]) == pytest.approx(1)
            wanted = study["outcomes"][-1]["id"]
            assert exploring.ask(type="draw", id=wanted)["type"] == "done"
            assert exploring.ask(type="draw", id=0)["type"] in ("refused",)
            break
        position = exploring.position
        id = position["choices"][-1]["id"]
        assert exploring.ask(type="act", moment=study["ply"], id=id)["type"] == "done"
    assert seen


def test_the_engine_thinks_until_it_is_stopped(exploring: Exploring) -> None:
    assert exploring.ask(type="think", on=True)["type"] == "done"
    first = exploring.until("thought")
    assert first["thinking"]
    assert 1 <= len(first["advice"]["lines"]) <= 3
    deeper = exploring.until("thought")
    assert deeper["advice"]["depth"] > first["advice"]["depth"], "the same tree grows on"
    best = deeper["advice"]["lines"][0]["ids"]
    assert exploring.ask(type="think", on=False)["type"] == "done"
    assert exploring.ask(type="follow", ids=best)["type"] == "done"


def test_what_cannot_be_is_refused_in_words(guest: Person, exploring: Exploring) -> None:
    assert exploring.ask(type="visit", line=9, ply=0)["code"] == "no-moment"
    moment = exploring.told["study"]["ply"]
    assert exploring.ask(type="act", moment=moment, id=10**6)["type"] == "refused"
    assert exploring.ask(type="act", moment=moment + 1, id=0)["code"] == "moment"
    assert exploring.ask(type="follow", ids=[10**6])["code"] == "illegal"
    assert exploring.ask(type="draw")["code"] == "no-outcome"
    assert exploring.ask(type="why", id=0, picked=[])["detail"]
    assert guest.refused("GET", "/api/studies/none/record") == (404, "no-study")
    assert guest.refused("POST", "/api/studies", {"record": "{}"}) == (422, "record")


@pytest.mark.parametrize("game", ["municipium", "rome", "council"])
def test_a_position_is_set_up_by_hand_and_explored(guest: Person, game: str) -> None:
    opening = guest.get(f"/api/games/{game}/position", players=3)
    assert len(opening["seats"]) == 3
    same = guest.post("/api/positions", {"game": game, "position": opening["position"]})
    assert same["frame"]["view"] == opening["frame"]["view"]
    study = guest.post("/api/studies", {"game": game, "position": opening["position"]})
    with explored(guest, study) as explorer:
        id = explorer.position["choices"][0]["id"]
        assert explorer.ask(type="act", moment=0, id=id)["type"] == "done"
        assert explorer.told["study"]["line"] == 0
    kept = read(json.dumps(guest.get(f"/api/studies/{study['id']}/record")))
    assert kept.record.position == opening["position"]
    assert kept.record.ids[0] == id
    _played_on(guest, study["id"], kept.record)
    broken = {**opening["position"], "active": 7}
    status, code = guest.refused("POST", "/api/positions", {"game": game, "position": broken})
    assert (status, code) == (422, "position")


NOTHING_LIKE_A_POSITION = (
    '{"turn": 1.5}',
    '{"turn": NaN}',
    '{"turn": ' + "9" * 400 + "}",
    '{"card": "\\ud800"}',
    '{"\\u0000": 1}',
    '{"card": "' + "a" * 300 + '"}',
    '{"families": [' + ",".join(["1"] * 30_000) + "]}",
    '{"card": ' + "[" * 150 + "]" * 150 + "}",
)


NONSENSE: tuple[object, ...] = (
    *(None, 7, -1, "x", [], {}, True),
    *([None], [{}], [{"name": None}], {"x": [1]}),
)


@pytest.mark.parametrize("position", NOTHING_LIKE_A_POSITION)
def test_what_no_view_could_say_is_refused_at_the_door(position: str) -> None:
    body = f'{{"game": "municipium", "players": 2, "position": {position}}}'
    with pytest.raises(ValidationError):
        protocol.EditAsk.model_validate_json(body)


@pytest.mark.parametrize("game", names())
def test_a_form_is_made_of_whatever_is_said(game: str) -> None:
    players = min(get(game).players)
    said = description(first_turn(game, players))
    known = protocol.EditAsk.model_validate_json(
        json.dumps({"game": game, "players": players, "position": said})
    )
    for nonsense in NONSENSE:
        for key in said:
            status, body = jobs.edited(game, players, {**known.position, key: nonsense}, "en")
            assert status == 200
            assert json.loads(body)["parts"]


def first_turn(game: str, players: int) -> State:
    """A turn of a game that can be described."""
    match, random = Match(get(game), players, story=False), Random(1)
    match.settle(random)
    while type(match.state.step).__name__ != "TakeTurn":
        match.play(match.pick(random))
        match.settle(random)
    return match.state


def test_what_cannot_be_packed_does_not_make_the_presenter_deaf() -> None:
    deep: list[object] = []
    for _ in range(10_000):
        deep = [deep]

    async def asked() -> int:
        presenter = Presenter()
        with pytest.raises(Refusal):
            await presenter.make("x", jobs.edited, "rome", 2, {"tiles": deep}, "en")
        made = await presenter.make("x", jobs.edited, "rome", 2, {}, "en")
        presenter.stop()
        return made.status

    assert asyncio.run(asked()) == 200


def endless(plies: int) -> Match:
    """A game in which everybody elects councillors, for ever."""
    match, random = Match(get("council"), 2, story=False), Random(1)
    while len(match.plies) < plies:
        match.settle(random)
        legal = match.state.legal()
        elections = (id for id in legal if match.game.actions[id].kind == "elect")
        match.play(next(elections, legal[0]))
    return match


def test_going_far_again_and_again_is_too_often(
    tmp_path: Path, meet: Callable[[Running], Person]
) -> None:
    """Whoever visits the end of a very long game lets the server play it all again."""
    running = Running(tmp_path / "data", prepared=NEVER_AGAIN, LUDUS_RATE="20")
    guest = meet(running)
    study = guest.post("/api/studies", {"record": endless(3000).record.to_json()})
    with explored(guest, study) as exploring:
        told = [exploring.ask(type="visit", line=0, ply=3000).get("code") for _ in range(15)]
    assert running.stop() == 0
    assert told[:5] == [None] * 5
    assert told[-1] == "too-often"


def test_two_pages_with_one_study_lose_nothing_of_each_other(guest: Person) -> None:
    opening = guest.get("/api/games/municipium/position", players=2)
    asked = {"game": "municipium", "position": {**opening["position"], "turn": 7}}
    study = guest.post("/api/studies", asked)
    with explored(guest, study) as one, explored(guest, study) as other:
        first, second = (choice["id"] for choice in one.position["choices"][:2])
        assert one.ask(type="act", moment=0, id=first)["type"] == "done"
        assert other.ask(type="act", moment=0, id=second)["code"] == "study-changed"
        assert other.ask(type="act", moment=0, id=second)["type"] == "done"
    kept = read(json.dumps(guest.get(f"/api/studies/{study['id']}/record")))
    assert [line.ids[0] for line in kept.lines] == [first, second]


def _played_on(guest: Person, study: str, known: Record) -> None:
    """A game against bots begins in a study, with the position that was set up."""
    seats = [{"kind": "me"}, *[{"kind": "device", "name": name} for name in ("Gaia", "Titus")]]
    origin = {"study": study, "line": 0, "ply": 1}
    asked = {"game": known.game, "seats": seats, "origin": origin}
    path = f"/api/tables/{guest.post('/api/tables', asked)['id']}"
    guest.post(f"{path}/start")
    record = guest.get(f"{path}/record")
    assert (record["position"], record["ids"][:1]) == (None, known.ids[:1])
    guest.post(f"{path}/abandon", {})
    assert guest.get(f"{path}/record")["position"] == known.position
    nowhere = {**asked, "origin": {"study": study, "line": 9, "ply": 0}}
    assert guest.refused("POST", "/api/tables", nowhere) == (404, "no-variation")


def test_the_notation_says_how_often_hints_were_given() -> None:
    text = finished().to_text()
    told = record_text(text, [2, 0])
    assert "\nhints: 2 0\n\n" in told
    assert loads(told).record == finished().record
    assert record_text(text, [0, 0]) == text
