"""Tables and seats: who may sit, see, leave, come back and play again."""

from collections.abc import Callable
from typing import Any

from tests.server.running import Person, Running

Meet = Callable[[Running], Person]


def test_a_guest_has_a_name_and_a_language_that_can_be_changed(person: Person) -> None:
    me = person.get("/api/me")
    assert me["name"]
    assert person.post("/api/me", {"name": " Livia ", "language": "it"}, "PATCH") == {
        "id": me["id"],
        "name": "Livia",
        "language": "it",
    }
    assert person.ask("GET", "/api/tables/none").json() == {
        "code": "no-table",
        "detail": "Questo tavolo non esiste, o è privato.",
    }
    assert "table" in person.ask("GET", "/api/tables/none?language=en").json()["detail"]


def test_a_new_name_is_seen_at_the_tables(person: Person) -> None:
    table = person.table("me", "random")
    person.post("/api/me", {"name": "Tullia"}, "PATCH")
    assert person.get(table)["seats"][0]["name"] == "Tullia"


def test_a_public_table_is_listed_and_joined(person: Person, other: Person) -> None:
    table = person.table("me", "open", public=True)
    assert table.rsplit("/", 1)[1] in [t["id"] for t in other.get("/api/tables")["tables"]]
    assert other.post(f"{table}/join")["seat"] == 1
    assert other.post(f"{table}/join")["seat"] == 1
    assert [seat["kind"] for seat in person.get(table)["seats"]] == ["person", "person"]
    names = [seat["name"] for seat in person.get(table)["seats"]]
    assert len(set(names)) == 2


def test_a_full_table_takes_nobody(server: Running, person: Person, other: Person) -> None:
    table = person.table("me", "random", public=True)
    assert other.refused("POST", f"{table}/join") == (409, "full")
    person.post(f"{table}/start")
    assert other.refused("POST", f"{table}/join") == (409, "started")


def test_a_private_table_is_seen_only_by_link(person: Person, other: Person) -> None:
    table = person.table("me", "open")
    for path in ("", "/state", "/story", "/record"):
        assert other.refused("GET", table + path) == (404, "no-table")
    assert other.refused("POST", f"{table}/join") == (404, "no-table")
    link = person.post(f"{table}/links", {"purpose": "join"})
    assert link["path"] == f"/link#{link['token']}"
    assert other.post("/api/links", {"token": link["token"]})["seat"] == 1
    assert other.get(table)["mine"] == [1]


def test_who_comes_too_late_by_link_may_watch(person: Person, other: Person) -> None:
    table = person.table("me", "open")
    token = person.post(f"{table}/links", {"purpose": "join"})["token"]
    person.post(f"{table}/seats/1", {"kind": "bot", "level": "random"}, "PUT")
    person.post(f"{table}/start")
    assert other.post("/api/links", {"token": token})["seat"] is None
    position = other.get(f"{table}/state")["position"]
    assert position["seat"] is None
    assert position["choices"] == []


def test_a_link_to_watch_and_its_limits(person: Person, other: Person) -> None:
    table = person.table("me", "random")
    token = person.post(f"{table}/links", {"purpose": "watch"})["token"]
    assert other.post("/api/links", {"token": token})["seat"] is None
    assert other.refused("POST", f"{table}/start") == (403, "not-host")
    assert other.refused("POST", f"{table}/leave") == (403, "not-seated")
    assert other.refused("POST", f"{table}/links", {"purpose": "join"}) == (403, "not-seated")
    closed = person.table("me", "random", spectators=False, public=True)
    assert person.refused("POST", f"{closed}/links", {"purpose": "watch"}) == (409, "no-spectators")
    assert other.refused("GET", f"{closed}/state") == (403, "no-spectators")


def test_a_seat_goes_to_another_device_once(
    server: Running, person: Person, other: Person, meet: Meet
) -> None:
    table = person.table("me", "random")
    person.post(f"{table}/start")
    assert other.refused("GET", table) == (404, "no-table")
    token = person.post(f"{table}/links", {"purpose": "seat"})["token"]
    assert other.post("/api/links", {"token": token})["seat"] == 0
    assert other.get(table)["host"]
    assert person.refused("GET", table) == (404, "no-table")
    third = meet(server)
    assert third.refused("POST", "/api/links", {"token": token}) == (404, "link")
    assert third.refused("POST", "/api/links", {"token": "x" * 43}) == (404, "link")
    other.act(table, other.wait_for_turn(table))


def test_the_host_fills_open_seats(person: Person, other: Person) -> None:
    table = person.table("me", "open", "open", public=True)
    assert person.refused("POST", f"{table}/start") == (409, "seats-open")
    assert other.refused("PUT", f"{table}/seats/1", {"kind": "me"}) == (403, "not-host")
    other.post(f"{table}/join")
    assert person.refused("PUT", f"{table}/seats/1", {"kind": "device"}) == (409, "taken")
    assert person.refused("PUT", f"{table}/seats/2", {"kind": "me"}) == (409, "seated")
    assert person.refused("PUT", f"{table}/seats/0", {"kind": "open"}) == (409, "one-person")
    assert person.refused("PUT", f"{table}/seats/3", {"kind": "open"}) == (404, "no-seat")
    info = person.post(f"{table}/seats/2", {"kind": "bot", "level": "miles"}, "PUT")
    assert info["seats"][2]["name"] == "Miles"
    assert other.refused("POST", f"{table}/start") == (403, "not-host")
    person.post(f"{table}/start")
    assert person.refused("POST", f"{table}/start") == (409, "started")


def test_tables_that_cannot_be(person: Person) -> None:
    def refused(**table: Any) -> tuple[int, str]:
        usual = {"game": "municipium", "seats": [{"kind": "me"}, {"kind": "open"}]}
        return person.refused("POST", "/api/tables", usual | table)

    assert refused(game="chess") == (404, "no-game")
    assert refused(options={"length": "endless"}) == (422, "setup")
    assert refused(options={"speed": "fast"}) == (422, "setup")
    assert refused(seats=[{"kind": "me"}]) == (422, "setup")
    assert refused(seats=[{"kind": "me"}, *[{"kind": "open"}] * 4]) == (422, "setup")
    assert refused(seats=[{"kind": "me"}, *[{"kind": "open"}] * 12]) == (422, "request")
    assert refused(seats=[{"kind": "me"}] * 2) == (409, "seated")
    assert refused(seats=[{"kind": "open"}, {"kind": "bot"}]) == (422, "one-person")
    assert refused(clock={"kind": "turn", "seconds": 1}) == (422, "request")
    assert refused(colour="red") == (422, "request")


def test_two_at_one_device(person: Person) -> None:
    table = person.table("me", "device")
    state = person.begin(table)
    assert state["table"]["mine"] == [0, 1]
    for _ in range(6):
        actor = state["position"]["actor"]
        other = person.get(f"{table}/state", seat=1 - actor)["position"]
        assert other["choices"] == []
        state = person.get(f"{table}/state", seat=actor)
        state = person.act(table, state)


def test_leaving_before_the_start(person: Person, other: Person) -> None:
    table = person.table("me", "open", public=True)
    other.post(f"{table}/join")
    info = person.post(f"{table}/leave")
    assert info["seats"][0]["kind"] == "open"
    assert other.get(table)["host"]
    assert other.post(f"{table}/leave")["state"] == "over"
    assert other.refused("GET", f"{table}/story") == (409, "not-started")


def test_one_who_is_away_is_replaced_by_vote_and_comes_back(
    server: Running, person: Person, other: Person, meet: Meet
) -> None:
    third = meet(server)
    table = person.table("me", "open", "open", public=True)
    other.post(f"{table}/join")
    third.post(f"{table}/join")
    person.post(f"{table}/start")
    assert person.refused("POST", f"{table}/seats/0/vote") == (403, "not-seated")
    other.post(f"{table}/leave")
    assert person.get(table)["seats"][1]["away"]
    info = person.post(f"{table}/seats/1/vote")
    assert (info["seats"][1]["votes"], info["seats"][1]["votes_needed"]) == (1, 2)
    assert info["seats"][1]["voted"]
    info = third.post(f"{table}/seats/1/vote")
    assert info["seats"][1]["kind"] == "bot"
    assert info["seats"][1]["replaced"] == info["seats"][1]["name"]
    assert not info["seats"][1]["returnable"]
    assert person.refused("POST", f"{table}/seats/1/return") == (409, "not-replaced")
    back = other.get("/api/me/tables")["tables"][0]
    assert back["seats"][1]["returnable"]
    info = other.post(f"{table}/seats/1/return")
    assert info["mine"] == [1]
    assert not info["seats"][1]["away"]


def test_one_who_is_there_is_not_replaced(person: Person, other: Person) -> None:
    table = person.table("me", "open", public=True)
    other.post(f"{table}/join")
    person.post(f"{table}/start")
    other.get(f"{table}/state")
    person.get(f"{table}/state")
    assert person.refused("POST", f"{table}/seats/1/vote") == (409, "not-away")


def test_your_turn_comes_first(person: Person) -> None:
    waiting = person.table("me", "open", public=True)
    playing = person.table("me", "device")
    person.post(f"{playing}/start")
    done = person.table("me", "open")
    person.post(f"{done}/leave")
    states = [(t["id"], t["your_turn"]) for t in person.get("/api/me/tables")["tables"]]
    assert states == [(playing.rsplit("/", 1)[1], True), (waiting.rsplit("/", 1)[1], False)]


def test_chat_is_told_in_order(person: Person, other: Person) -> None:
    table = person.table("me", "open", public=True)
    person.post(f"{table}/chat", {"text": " Salve! "})
    other.post(f"{table}/chat", {"text": "Ave"})
    chat = person.get(f"{table}/state")["chat"]
    assert [(line["number"], line["seat"], line["text"]) for line in chat] == [
        (1, 0, "Salve!"),
        (2, None, "Ave"),
    ]
    assert other.refused("POST", f"{table}/chat", {"text": " "}) == (422, "request")
    assert other.refused("POST", f"{table}/chat", {"text": "x" * 501}) == (422, "request")
    assert other.refused("POST", f"{table}/chat", {"text": "a\0b"}) == (422, "request")


def test_a_rematch_is_one_table_for_all(person: Person, other: Person) -> None:
    table = person.table("me", "open", "random", public=True, options={"length": "short"})
    other.post(f"{table}/join")
    state = person.post(f"{table}/start")
    assert person.refused("POST", f"{table}/rematch") == (409, "not-over")
    people = [person, other]
    while not state["position"]["over"]:
        actor = state["position"]["actor"]
        who = people[actor] if actor in (0, 1) else person
        state = who.wait_for_turn(table) if actor in (0, 1) else person.get(f"{table}/state")
        if state["position"]["choices"]:
            state = who.act(table, state)
    again = person.post(f"{table}/rematch")
    assert [seat["kind"] for seat in again["seats"]] == ["person", "open", "bot"]
    same = other.post(f"{table}/rematch")
    assert same["id"] == again["id"]
    assert same["mine"] == [1]
    assert same["options"] == {"length": "short"}
    assert person.get(table)["rematch"] == again["id"]
    assert (again["state"], same["state"]) == ("open", "playing")
