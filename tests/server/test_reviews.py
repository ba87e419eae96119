"""Reviews, hints and variations at a server."""

import json
import os
import signal
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from librt.random import Random

from ludus.core.match import Match, loads
from ludus.core.registry import get
from tests.server.chaos import workers
from tests.server.running import WAIT, Person, Running

SHORT = {"length": "short"}


def finished(seed: int = 1) -> Match:
    """A short game at random."""
    match, random = Match(get("municipium"), 2, SHORT, ["Livia", "Marcus"]), Random(seed)
    match.settle(random, at_random=3)
    return match


@pytest.fixture(scope="module")
def quick(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server whose reviews are shallow."""
    running = Running(tmp_path_factory.mktemp("reviews") / "data", LUDUS_REVIEW_DEPTH="16")
    yield running
    assert running.stop() == 0
    assert "Traceback" not in running.log()


@pytest.fixture
def guest(quick: Running, meet: Callable[[Running], Person]) -> Person:
    return meet(quick)


def until_done(person: Person, review: dict[str, Any]) -> Any:
    """The review once it is made, however long that takes as long as it goes on."""
    last = time.monotonic()
    while review["state"] == "waiting":
        known = len(review["steps"])
        review = person.get(f"/api/reviews/{review['id']}", known=known, wait=20)
        if len(review["steps"]) > known:
            last = time.monotonic()
        assert time.monotonic() < last + WAIT, "the review does not go on"
    return review


def test_a_record_is_reviewed_and_the_review_survives_a_kill(
    tmp_path: Path, meet: Callable[[Running], Person]
) -> None:
    # A server of its own: a worker that is killed while it starts complains in the log.
    quick = Running(tmp_path / "data", LUDUS_REVIEW_DEPTH="16")
    guest, record = meet(quick), finished().record.to_json()
    begun = guest.post("/api/reviews", {"record": record})
    assert begun["state"] == "waiting"
    quick.kill()
    quick.start()
    review = until_done(guest, begun)
    assert review["state"] == "done"
    assert review["done"] == review["plies"] == len(finished().plies)
    for total in review["totals"]:
        added = total["start"] + total["luck"] - total["lost"] + total["given"] + total["revised"]
        assert added == pytest.approx(total["result"])
    turns = [step for step in review["steps"] if step["seat"] is not None]
    assert all(step["text"] for step in review["steps"])
    assert any(step["better"] and step["better_text"] for step in turns)
    assert guest.post("/api/reviews", {"record": record})["state"] == "done"
    italian = guest.get(f"/api/reviews/{review['id']}", language="it")
    assert italian["steps"][-1]["text"] != review["steps"][-1]["text"]
    assert quick.stop() == 0


def test_a_review_goes_on_when_its_process_dies(
    tmp_path: Path, meet: Callable[[Running], Person]
) -> None:
    running = Running(tmp_path / "data", LUDUS_REVIEW_DEPTH="64")
    guest = meet(running)
    begun = guest.post("/api/reviews", {"record": finished().record.to_json()})
    begun = guest.get(f"/api/reviews/{begun['id']}", known=0, wait=30)
    for worker in workers(running):
        os.kill(worker, signal.SIGKILL)
    assert until_done(guest, begun)["state"] == "done"
    assert running.stop() == 0


def test_a_polite_stop_answers_who_waits_for_a_review_and_goes_on_later(
    tmp_path: Path, meet: Callable[[Running], Person]
) -> None:
    running = Running(tmp_path / "data", LUDUS_REVIEW_DEPTH="10000")
    guest = meet(running)
    begun = guest.post("/api/reviews", {"record": finished().record.to_json()})
    path = f"/api/reviews/{begun['id']}"
    with ThreadPoolExecutor() as others:
        waiting = others.submit(guest.get, path, known=10_000, wait=30)
        guest.get(path, known=0, wait=20)
        assert running.stop() == 0
        stopped = waiting.result()
    assert stopped["state"] == "waiting"
    assert running.log() == ""
    running.start()
    again = guest.get(path, known=len(stopped["steps"]), wait=30)
    assert len(again["steps"]) > len(stopped["steps"])
    assert running.stop() == 0


def test_many_may_ask_for_one_review_at_once(guest: Person) -> None:
    asked = {"record": finished(7).record.to_json()}
    with ThreadPoolExecutor(4) as at_once:
        found = list(at_once.map(lambda _: guest.post("/api/reviews", asked), range(4)))
    assert len({review["id"] for review in found}) == 1


def test_what_cannot_be_reviewed_is_refused_in_words(guest: Person) -> None:
    match = finished()
    cut = match.record.with_ids(match.record.ids[:50]).to_json()
    assert guest.refused("POST", "/api/reviews", {"record": cut}) == (409, "not-over")
    assert guest.refused("POST", "/api/reviews", {"record": "{}"}) == (422, "record")
    assert guest.refused("GET", "/api/reviews/none") == (404, "no-review")


def test_an_open_position_gets_lines_of_any_depth(guest: Person) -> None:
    match = finished()
    ply = next(n for n, p in enumerate(match.plies) if n > 40 and p.actor >= 0)
    asked = {"record": match.record.to_json(), "ply": ply, "depth": 32}
    found = guest.post("/api/analysis", asked)
    assert found["seat"] == match.plies[ply].actor
    assert 1 <= len(found["lines"]) <= 3
    assert sum(found["values"]) == pytest.approx(1)
    state = match.at(ply)
    for line in found["lines"]:
        assert state.allows(line["ids"][0])
        assert line["text"]
    over = {**asked, "ply": len(match.plies)}
    assert guest.refused("POST", "/api/analysis", over) == (422, "record")


def table_with(person: Person, *seats: dict[str, str], **more: Any) -> dict[str, Any]:
    asked = {"game": "municipium", "options": SHORT, "seats": [{"kind": "me"}, *seats], **more}
    made: dict[str, Any] = person.post("/api/tables", asked)
    return made


def test_one_alone_with_bots_gets_hints_and_they_are_counted(guest: Person) -> None:
    table = table_with(guest, {"kind": "bot", "level": "random"})
    assert table["hints"]
    path = f"/api/tables/{table['id']}"
    state = guest.post(f"{path}/start")
    while state["position"]["actor"] != 0:
        state = guest.get(f"{path}/state", after=state["revision"], wait=20)
    hint = guest.post(f"{path}/hint", {"moment": state["position"]["moment"]})
    ids = [choice["id"] for choice in state["position"]["choices"]]
    assert hint["lines"][0]["ids"][0] in ids
    assert guest.get(f"{path}/record")["hints"] == [1, 0]
    late = {"moment": state["position"]["moment"] + 1}
    assert guest.refused("POST", f"{path}/hint", late) == (409, "moment")


def test_hints_among_people_are_for_tables_that_allow_them(
    guest: Person, quick: Running, meet: Callable[[Running], Person]
) -> None:
    other = meet(quick)
    for allowed in (False, True):
        table = table_with(guest, {"kind": "open"}, public=True, hints=allowed)
        path = f"/api/tables/{table['id']}"
        other.post(f"{path}/join")
        state = guest.post(f"{path}/start")
        asking = (guest, other)[state["position"]["actor"]]
        moment = {"moment": state["position"]["moment"]}
        if allowed:
            assert asking.post(f"{path}/hint", moment)["lines"]
        else:
            assert asking.refused("POST", f"{path}/hint", moment) == (403, "no-hints")


def test_a_game_goes_on_from_the_middle_of_another(guest: Person) -> None:
    match = finished()
    ply = next(n for n, p in enumerate(match.plies) if n > 40 and p.actor >= 0)
    state = match.at(ply)
    instead = next(id for id in state.legal() if id != match.record.ids[ply])
    origin = {"record": match.record.to_json(), "ply": ply, "then": [instead], "name": "What if"}
    table = table_with(guest, {"kind": "device", "name": "Marcus"}, origin=origin)
    assert table["origin"] == {"table": None, "ply": ply + 1, "name": "What if"}
    path = f"/api/tables/{table['id']}"
    guest.post(f"{path}/start")
    record = guest.get(f"{path}/record")
    assert record["ids"][: ply + 1] == [*match.record.ids[:ply], instead]
    again = loads(json.dumps({k: v for k, v in record.items() if v is not None}))
    assert again.record.ids == record["ids"]
    few = {"game": "municipium", "seats": [{"kind": "me"}], "origin": origin}
    assert guest.refused("POST", "/api/tables", few)[0] == 422
    wrong = {**origin, "then": [10**6]}
    asked = {"game": "municipium", "seats": [{"kind": "me"}, {"kind": "open"}], "origin": wrong}
    assert guest.refused("POST", "/api/tables", asked) == (422, "no-action")
