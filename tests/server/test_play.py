"""Play at a table: moments, undo, previews, reasons, clocks, time travel and records."""

import random
import re
from dataclasses import replace
from typing import Any

import pytest

from ludus.core.game import OVER
from ludus.core.registry import get, names
from ludus.server import protocol
from ludus.server.errors import Refusal
from ludus.server.names import distinct
from ludus.server.storage.check import problems
from ludus.server.storage.rows import Change, Guest, Seat, StoredTable
from ludus.server.tables import game_commands, seat_commands
from ludus.server.tables.table import Table, Update
from tests.server.running import Person, Running

GUEST = Guest("guest", "Livia", "en")


# ---- Over HTTP ----


def test_a_repeated_or_late_message_does_nothing(person: Person) -> None:
    table = person.table("me", "device")
    state = person.begin(table)
    position = state["position"]
    act = {"moment": position["moment"], "id": position["choices"][0]["id"]}
    after = person.post(f"{table}/act", act)
    assert person.refused("POST", f"{table}/act", act) == (409, "moment")
    assert person.refused("POST", f"{table}/undo", {"moment": 0}) == (409, "moment")
    assert person.get(f"{table}/state")["position"]["ply"] == after["position"]["ply"]


def test_a_whole_action_is_played_at_once_or_not_at_all(person: Person) -> None:
    table = person.table("me", "device", game="rome")
    position = person.begin(table)["position"]
    moment = {"moment": position["moment"]}
    offered = person.post(f"{table}/plans", moment)
    kinds = {choice["id"]: choice["kind"] for choice in offered["choices"]}
    drawn = next(ids for ids in offered["plans"] if [kinds[id] for id in ids][1:] == ["take"] * 2)
    shown = person.post(f"{table}/preview", {**moment, "id": drawn[0], "then": drawn[1:]})
    assert len([event for event in shown["events"] if event["kind"] == "take"]) == 2

    broken = {**moment, "id": drawn[0], "then": [drawn[1], drawn[0]]}
    assert person.refused("POST", f"{table}/preview", broken) == (409, "illegal")
    assert person.refused("POST", f"{table}/act", broken) == (409, "illegal")
    still = person.get(f"{table}/state", seat=position["seat"])["position"]
    assert (still["ply"], still["moment"]) == (position["ply"], position["moment"])

    after = person.post(f"{table}/act", {**moment, "id": drawn[0], "then": drawn[1:]})
    assert [entry["id"] for entry in after["log"]][:3] == drawn
    assert after["position"]["ply"] >= position["ply"] + 3


def test_a_whole_action_does_not_decide_for_the_next_player(person: Person) -> None:
    table = person.table("me", "device")
    position = person.begin(table)["position"]
    id = position["choices"][0]["id"]
    both = {"moment": position["moment"], "id": id, "then": [id]}
    assert person.refused("POST", f"{table}/act", both)[0] == 409
    assert person.get(f"{table}/state")["position"]["ply"] == position["ply"]


def test_undo_is_kept_and_makes_old_messages_old(tmp_path: Any) -> None:
    running = Running(tmp_path / "data")
    person = Person(running)
    table = person.table("me", "device")
    first = person.begin(table)
    second = person.act(table, first)
    act = {"moment": first["position"]["moment"], "id": first["position"]["choices"][0]["id"]}
    person.post(f"{table}/undo", {"moment": second["position"]["moment"]})
    undone = person.get(f"{table}/state", seat=first["position"]["seat"])
    assert undone["position"]["view"] == first["position"]["view"]
    assert undone["position"]["ply"] == first["position"]["ply"]
    assert undone["position"]["moment"] == second["position"]["moment"] + 1
    assert person.refused("POST", f"{table}/act", act) == (409, "moment")
    running.kill()
    running.start()
    again = person.get(f"{table}/state", seat=first["position"]["seat"])
    assert again["position"]["moment"] == undone["position"]["moment"]
    assert again["position"]["view"] == first["position"]["view"]
    person.http.close()
    running.kill()


def test_undo_ends_at_a_draw_and_at_others(person: Person, other: Person) -> None:
    table = person.table("me", "open", public=True)
    other.post(f"{table}/join")
    state = person.post(f"{table}/start")
    people = [person, other]
    moment = {"moment": state["position"]["moment"]}
    assert person.refused("POST", f"{table}/undo", moment) == (409, "nothing-to-undo")
    actor = state["position"]["actor"]
    state = people[actor].act(table, people[actor].get(f"{table}/state"))
    assert state["position"]["undoable"] == 1
    moment = {"moment": state["position"]["moment"]}
    assert people[1 - actor].refused("POST", f"{table}/undo", moment) == (409, "nothing-to-undo")
    assert people[actor].refused("POST", f"{table}/undo", moment | {"plies": 2}) == (
        409,
        "nothing-to-undo",
    )
    people[1 - actor].act(table, people[1 - actor].get(f"{table}/state"))
    assert people[actor].get(f"{table}/state")["position"]["undoable"] == 0


def test_an_illegal_id_gets_the_sentence_of_the_rules(person: Person) -> None:
    table = person.table("me", "device")
    state = person.begin(table)
    moment = state["position"]["moment"]
    assert person.refused("POST", f"{table}/act", {"moment": moment, "id": 100}) == (409, "illegal")
    sentence = person.ask(
        "POST", f"{table}/act?language=fr", json={"moment": moment, "id": 100}
    ).json()["detail"]
    assert sentence.startswith("C'est impossible maintenant.")
    why = person.post(f"{table}/why?language=fr", {"id": 100})
    assert why == {"legal": False, "detail": sentence}
    kind = {"kind": "enter", "data": {"institution": "tavern"}}
    assert person.post(f"{table}/why", kind) == {"legal": True, "detail": ""}
    assert person.refused("POST", f"{table}/why", {"kind": "fly"}) == (404, "no-action")
    assert person.refused("POST", f"{table}/act", {"moment": moment, "id": 10**9})[1] == "illegal"


def test_only_the_actor_acts(person: Person, other: Person) -> None:
    table = person.table("me", "open", public=True)
    watcher = other
    assert watcher.refused("POST", f"{table}/act", {"moment": 0, "id": 0}) == (409, "not-started")
    person.post(f"{table}/seats/1", {"kind": "device"}, "PUT")
    state = person.post(f"{table}/start")
    act = {"moment": state["position"]["moment"], "id": 0}
    assert watcher.refused("POST", f"{table}/act", act) == (403, "only-watching")
    assert watcher.refused("POST", f"{table}/preview", act) == (403, "only-watching")
    assert watcher.refused("GET", f"{table}/state?seat=0") == (403, "not-yours")
    assert watcher.refused("GET", f"{table}/frames?seat=1") == (403, "not-yours")


@pytest.mark.parametrize("game", names())
def test_previews_tell_what_happens(person: Person, game: str) -> None:
    table = person.table("me", "device", game=game)
    state = person.post(f"{table}/start")
    luck = random.Random(1)
    for _ in range(12):
        position = person.get(f"{table}/state", seat=state["position"]["actor"])["position"]
        choice = luck.choice(position["choices"])
        act = {"moment": position["moment"], "id": choice["id"]}
        preview = person.post(f"{table}/preview", act)
        again = person.post(f"{table}/preview", act)
        assert preview == again
        before = state["position"]["actor"]
        state = person.post(f"{table}/act", act)
        happened = [event | {"line": 0} for event in state["log"][0]["events"]]
        assert preview["events"] == happened[: len(preview["events"])]
        assert preview["text"] or not preview["events"]
        goes_on = len(state["log"]) == 1 and state["position"]["actor"] == before
        assert preview["final"] == (not goes_on)
        if len(state["log"]) == 1 and preview["view"] is not None:
            assert preview["view"] == state["position"]["view"]
    old = {"moment": 0, "id": 0}
    assert person.refused("POST", f"{table}/preview", old) == (409, "moment")


def test_sentences_are_in_the_language_asked_for(person: Person) -> None:
    table = person.table("me", "device")
    person.post(f"{table}/start")
    prompts = set()
    for language in ("en", "it", "fr"):
        state = person.get(f"{table}/state", language=language)
        for seat in state["table"]["mine"]:
            position = person.get(f"{table}/state", language=language, seat=seat)["position"]
            prompts.add(position["prompt"]["text"])
        assert state["log"][-1]["events"][0]["text"]
    assert len(prompts) == 6  # in three languages to the one who decides, and to the other


def test_a_line_of_the_log_carries_the_places_of_its_events(person: Person) -> None:
    table = person.table("me", "device")
    state = person.begin(table)
    for _ in range(16):
        seat = person.act(table, state)["position"]["actor"]
        state = person.get(f"{table}/state", seat=seat)
    places: dict[int, list[str]] = {}
    for entry in state["log"]:
        for event in entry["events"]:
            known = places.setdefault(event["line"], [])
            known += [place for place in event["places"] if place not in known]
    told = {line["number"]: line["places"] for entry in state["log"] for line in entry["lines"]}
    assert told == places
    assert ["building:temple", "building:tavern"] in told.values()


def test_time_travel_shows_every_ply(person: Person) -> None:
    table = person.table("me", "device")
    state = person.begin(table)
    views = {state["position"]["ply"]: state["position"]["view"]}
    for _ in range(10):
        state = person.get(f"{table}/state", seat=state["position"]["actor"])
        state = person.act(table, state)
        views[state["position"]["ply"]] = state["position"]["view"]
    frames = person.get(f"{table}/frames", first=0, last=500)["frames"]
    assert [frame["ply"] for frame in frames] == list(range(state["position"]["ply"] + 1))
    assert {frames[ply]["ply"]: frames[ply]["view"] for ply in views} == views
    assert all(frame["scores"] is None for frame in frames)
    assert person.get(f"{table}/frames", first=5)["frames"] == [frames[5]]
    assert person.refused("GET", f"{table}/frames?first=1000") == (404, "no-ply")


def test_a_record_can_be_played_again(person: Person) -> None:
    table = person.table("me", "device", options={"length": "short"})
    state = person.post(f"{table}/start")
    assert person.refused("GET", f"{table}/record?format=text") == (409, "not-over")
    luck = random.Random(3)
    while not state["position"]["over"]:
        state = person.get(f"{table}/state", seat=state["position"]["actor"], since=10**6)
        state = person.act(table, state, luck.randrange(len(state["position"]["choices"])))
    text = person.ask("GET", f"{table}/record?format=text").text
    data = person.ask("GET", f"{table}/record").text
    replays = [
        person.post("/api/replay", {"record": r, "first": 0, "last": 3}) for r in (text, data)
    ]
    assert replays[0] == replays[1]
    story = replays[0]["story"]
    assert story["result"]["scores"] == state["position"]["result"]["scores"]
    assert len(story["scores"]) == story["plies"] + 1
    assert [frame["ply"] for frame in replays[0]["frames"]] == [0, 1, 2, 3]
    for broken in ("", "{}", data.replace("[", "[1, ", 1), text.replace("scores: ", "scores: 9")):
        assert person.refused("POST", "/api/replay", {"record": broken}) == (422, "record")
    told = person.ask("POST", "/api/replay?language=it", json={"record": "{"}).json()["detail"]
    assert told.endswith("La registrazione è danneggiata o incompleta: non è JSON valido.")


def test_long_polling_waits_for_news(person: Person, other: Person) -> None:
    table = person.table("me", "open", public=True)
    revision = person.get(f"{table}/state")["revision"]
    assert person.get(f"{table}/state", after=revision, wait=0)["revision"] == revision
    other.post(f"{table}/chat", {"text": "Salve"})
    update = person.get(f"{table}/state", after=revision, wait=20)
    assert update["revision"] > revision
    assert update["chat"][0]["text"] == "Salve"


def test_words_actions_and_rules_of_every_game(person: Person) -> None:
    for language in ("en", "it", "fr"):
        games = person.get("/api/games", language=language)
        assert [game["name"] for game in games["games"]] == names()
        assert all(level["label"] for level in games["levels"])
        for game in names():
            words = person.get(f"/api/games/{game}/words", language=language)["words"]
            assert words["title"]
            rules = person.get(f"/api/rules/{game}", language=language)
            assert rules["markdown"].startswith("# ")
    for game in names():
        actions = person.get(f"/api/games/{game}/actions")
        assert len(actions["actions"]) == len(get(game).actions)


# ---- What changes are worked out ----


def started_table(clock: dict[str, Any], **kinds: Any) -> Table:
    """A table of two in memory, started."""
    asked = protocol.NewTable(
        game="municipium",
        seats=[protocol.NewSeat(kind="me"), protocol.NewSeat(kind="device", name="Marcus")],
        clock=protocol.Clock(**clock),
    )
    row, seats = seat_commands.new_table(asked, GUEST, 1000.0)
    table = Table(StoredTable(row, seats, [], []))
    table.adopt(seat_commands.start(table, GUEST, 1000.0))
    return table


def decide(table: Table, now: float) -> int:
    """The actor plays his first choice; who that was."""
    actor = table.row.actor
    id = table.game().state.legal()[0]
    table.adopt(game_commands.decide(table, actor, table.row.moment, [id], now))
    return actor


def test_a_move_runs_the_rules_once() -> None:
    table = started_table({})
    before, plies = table.game(), len(table.game().plies)
    id = before.state.legal()[0]
    move = game_commands.decide(table, table.row.actor, table.row.moment, [id], 1000.0)
    assert (table.game(), len(before.plies)) == (before, plies), "nothing is changed yet"
    table.adopt(move)
    assert table.game() is move.match, "the table adopts what the command has computed"
    assert table.game().record.ids[plies:] == move.entries
    assert all(ply.events for ply in table.game().plies[plies:])


def test_without_a_clock_time_never_runs_out() -> None:
    table = started_table({"kind": "none"})
    assert table.clocks(1e9) is None
    assert game_commands.time_out(table, 1e9) == Change()


def test_a_total_clock_is_charged_and_gets_its_increment() -> None:
    table = started_table({"kind": "total", "seconds": 100, "increment": 5})
    assert table.clocks(1000.0) == [100.0, 100.0]
    first = decide(table, 1030.0)
    second = table.row.actor
    assert second != first
    clocks = table.clocks(1030.0)
    assert clocks is not None
    assert (clocks[first], clocks[second]) == (70.0, 105.0)
    assert decide(table, 1050.0) == second
    clocks = table.clocks(1050.0)
    assert clocks is not None
    assert (clocks[first], clocks[second]) == (75.0, 85.0)


def test_a_turn_clock_starts_anew_for_each_actor() -> None:
    table = started_table({"kind": "turn", "seconds": 60})
    actor = decide(table, 1059.0)
    clocks = table.clocks(1059.0)
    assert clocks == [60.0, 60.0]
    assert table.row.deadline == 1119.0
    assert table.row.actor != actor


@pytest.mark.parametrize("kind", ["total", "turn"])
def test_when_time_is_out_a_bot_plays_on_until_one_comes_back(kind: str) -> None:
    table = started_table({"kind": kind, "seconds": 60})
    late = table.row.actor
    assert game_commands.time_out(table, 1059.0) == Change()
    table.adopt(game_commands.time_out(table, 1061.0))
    assert table.seats[late].kind == "bot"
    assert table.seats[late].owner == GUEST.id
    assert table.row.deadline is None
    assert game_commands.time_out(table, 2000.0) == Change()
    table.adopt(seat_commands.come_back(table, GUEST, late, 3000.0))
    assert table.seats[late].kind == "person"
    assert table.row.deadline == 3060.0


def test_taking_back_gives_the_turn_back_but_not_the_time() -> None:
    table = started_table({"kind": "total", "seconds": 100})
    first = decide(table, 1040.0)
    table.adopt(game_commands.undo(table, GUEST.id, table.row.moment, 1, 1050.0))
    assert table.row.actor == first
    clocks = table.clocks(1050.0)
    assert clocks is not None
    assert clocks[first] == 60.0
    assert clocks[1 - first] == 90.0


def test_a_table_of_older_rules_can_still_be_fetched() -> None:
    table = started_table({})
    while table.game().state.actor != OVER:
        decide(table, 1000.0)
    ids = list(table.game().record.ids)
    old = Table(StoredTable(replace(table.row, rules=0), table.seats, ids, []))
    assert old.record(0).ids == ids
    assert old.game().state.result() == table.game().state.result()
    other = [ids[0], ids[1], *ids[:-2]]
    differs = Table(StoredTable(replace(table.row, rules=0), table.seats, other, []))
    assert differs.record(0).ids == other
    assert differs.record(0).rules == 0
    with pytest.raises(Refusal, match="old-rules") as refusal:
        differs.game()
    assert re.search(r"its ply \d+ cannot be played \(\w+-\d+\)", refusal.value.say("en"))


def test_who_listens_to_a_table_of_older_rules_is_told_of_the_seats_alone() -> None:
    table = started_table({})
    decide(table, 1000.0)
    ids = list(table.game().record.ids)
    row = replace(table.row, rules=0)
    old = Table(StoredTable(row, table.seats, [ids[0], *ids], []))
    told: list[Update] = []

    class Listener:
        def notify(self, table: Table, update: Update) -> None:
            told.append(update)

    old.listeners.add(Listener())
    old.catch_up(StoredTable(replace(row, rematch="again"), table.seats, [ids[0], *ids], []))
    assert [(update.since, update.table) for update in told] == [(None, True)]


def test_a_table_of_older_rules_that_ends_otherwise_today_is_refused_and_checked() -> None:
    table = started_table({})
    while table.game().state.actor != OVER:
        decide(table, 1000.0)
    ids = list(table.game().record.ids)
    row = replace(table.row, rules=0, secret=None, moment=len(ids))
    assert problems(StoredTable(row, table.seats, ids, [])) == []
    assert row.result is not None
    scores = [score + 1 for score in row.result["scores"]]
    otherwise = StoredTable(
        replace(row, result={**row.result, "scores": scores}), table.seats, ids, []
    )
    with pytest.raises(Refusal, match="old-rules") as refusal:
        Table(otherwise).game()
    assert "The record says the scores are" in refusal.value.say("en")
    assert Table(otherwise).record(0).ids == ids
    assert "its scores are" in problems(otherwise)[0]
    illegal = StoredTable(row, table.seats, [ids[0], ids[1], *ids[:-2]], [])
    assert problems(illegal) == []  # it may well have been legal then


def test_whoever_acts_is_not_away() -> None:
    table = started_table({})
    actor = table.row.actor
    table.seats[actor] = replace(table.seats[actor], left=True, votes=("other",))
    decide(table, 1000.0)
    assert not table.seats[actor].left
    assert table.seats[actor].votes == ()


def test_the_journal_takes_back_what_was_undone() -> None:
    table = started_table({})
    decide(table, 1000.0)
    table.adopt(game_commands.undo(table, GUEST.id, table.row.moment, 1, 1000.0))
    decide(table, 1000.0)
    assert len(table.game().record.ids) == table.row.moment - 2


def test_names_at_a_table_are_distinct() -> None:
    seats = [Seat(0, "person", "Livia"), Seat(1, "bot", "Tiro"), Seat(2, "bot", "Tiro II")]
    taken = [seat.name for seat in seats]
    assert game_commands.bot_name("tiro", taken) == "Tiro III"
    assert distinct("Livia", taken) == "Livia 2"
