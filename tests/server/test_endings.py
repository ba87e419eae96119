"""Games that end before their end: by resigning, by consent; tables that are deleted unstarted."""

import json
from pathlib import Path

import pytest

from ludus.core.luck import verified
from ludus.core.match import loads
from ludus.core.record import HIDDEN
from ludus.core.registry import names
from tests.server.running import Person, Running


def test_with_two_players_the_game_ends_when_one_resigns(person: Person, other: Person) -> None:
    table = person.table("me", "open", public=True)
    other.post(f"{table}/join")
    state = person.post(f"{table}/start")
    resigned = other.post(f"{table}/resign")
    assert (resigned["state"], resigned["ended"], resigned["winners"]) == ("over", "resigned", [0])
    after = person.get(f"{table}/state")["position"]
    assert after["over"]
    assert after["choices"] == []
    assert after["result"]["winners"] == [0]
    actor = [person, other][state["position"]["actor"]]
    moment = {"moment": after["moment"], "id": 0}
    assert actor.refused("POST", f"{table}/act", moment) == (409, "over")
    assert person.refused("POST", f"{table}/resign") == (409, "over")
    assert person.post(f"{table}/rematch")["seats"][1]["kind"] == "open"


@pytest.mark.parametrize("game", names())
def test_whoever_resigned_can_check_the_luck_and_play_the_record_again(
    person: Person, other: Person, game: str
) -> None:
    table = person.table("me", "open", public=True, game=game)
    other.post(f"{table}/join")
    person.post(f"{table}/start")
    assert person.get(f"{table}/record")["luck"] is None
    other.post(f"{table}/resign")
    record = other.get(f"{table}/record")
    assert HIDDEN not in record["ids"]
    assert verified(json.dumps(record)) > 0
    assert other.get(table)["commitment"] == record["luck"]["commitment"]
    assert loads(json.dumps(record)).record.ids == record["ids"]
    assert loads(other.ask("GET", f"{table}/record?format=text").text).record.ids == record["ids"]
    assert other.post("/api/studies", {"table": table.rsplit("/", 1)[1]})["game"] == game
    assert other.refused("POST", f"{table}/review") == (409, "not-played-out")


def test_with_others_left_a_bot_plays_on_for_one_who_resigned(
    person: Person, other: Person
) -> None:
    table = person.table("me", "open", "random", public=True)
    other.post(f"{table}/join")
    person.post(f"{table}/start")
    info = other.post(f"{table}/resign")
    assert info["state"] == "playing"
    assert (info["seats"][1]["kind"], info["seats"][1]["wish"]) == ("bot", "resigned")
    assert not info["seats"][1]["returnable"]
    assert other.refused("POST", f"{table}/seats/1/return") == (409, "not-replaced")
    person.act(table, person.wait_for_turn(table))
    assert person.post(f"{table}/resign")["ended"] == "resigned"


def test_a_game_is_abandoned_when_all_people_agree(person: Person, other: Person) -> None:
    table = person.table("me", "open", "random", public=True)
    assert person.refused("POST", f"{table}/abandon", {}) == (409, "not-started")
    other.post(f"{table}/join")
    person.post(f"{table}/start")
    assert person.post(f"{table}/abandon", {})["seats"][0]["wish"] == "abandon"
    assert person.post(f"{table}/abandon", {"agrees": False})["seats"][0]["wish"] == ""
    person.post(f"{table}/abandon", {})
    ended = other.post(f"{table}/abandon", {})
    assert (ended["state"], ended["ended"], ended["winners"]) == ("over", "abandoned", [])


def test_the_host_deletes_a_table_that_has_not_started(person: Person, other: Person) -> None:
    table = person.table("me", "open", public=True)
    other.post(f"{table}/join")
    assert other.refused("DELETE", table) == (403, "not-host")
    assert person.post(table, method="DELETE")["state"] == "over"
    assert [t for t in other.get("/api/me/tables")["tables"] if t["id"] in table] == []
    started = person.table("me", "random")
    person.post(f"{started}/start")
    assert person.refused("DELETE", started) == (409, "started")


def test_players_hear_spectators_only_after_the_end(person: Person, other: Person) -> None:
    table = person.table("me", "random", public=True)
    person.post(f"{table}/start")
    other.post(f"{table}/chat", {"text": "Take the Forum!"})
    person.post(f"{table}/chat", {"text": "Salve"})

    def heard(by: Person) -> list[str]:
        return [line["text"] for line in by.get(f"{table}/state")["chat"]]

    assert heard(other) == ["Take the Forum!", "Salve"]
    assert heard(person) == ["Salve"]
    person.post(f"{table}/resign")
    assert heard(person) == ["Take the Forum!", "Salve"]


def test_what_was_resigned_stays_resigned_after_kill_9(tmp_path: Path) -> None:
    running = Running(tmp_path / "data")
    person = Person(running)
    table = person.table("me", "random")
    person.post(f"{table}/start")
    assert person.post(f"{table}/resign")["ended"] == "resigned"
    running.kill()
    running.start()
    again = person.get(f"{table}/state")
    assert (again["table"]["state"], again["table"]["ended"]) == ("over", "resigned")
    assert again["position"]["over"]
    person.http.close()
    running.kill()
