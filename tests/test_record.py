"""Records: what is damaged, foreign or cut short is one clear sentence."""

import contextlib
import copy
import json
import pickle
import re
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from librt.random import Random

from ludus.core.errors import BadRecord, LudusError
from ludus.core.game import OVER, Result
from ludus.core.language import FIRST, HERE, LANGUAGES, words
from ludus.core.match import Match, load, loads, replayed
from ludus.core.message import SPECTATOR
from ludus.core.playout import recorded_playout
from ludus.core.record import HIDDEN, Record, from_dict, from_json, from_text
from ludus.core.registry import get

ERRORS = sorted(id for id in words(FIRST).ids if id.startswith("error-"))


def finished() -> Match:
    game = get("municipium")
    match = Match(game, 3, {"length": "short"}, ["Ada", "Bob: the second", "Cid"])
    for id in recorded_playout(game.new(3, {"length": "short"}), Random(3)):
        match.apply(id)
    return match


def changed(**changes: object) -> str:
    return json.dumps(finished().record.as_dict() | changes)


def test_a_record_keeps_game_options_names_and_ids() -> None:
    match = finished()
    again = loads(match.record.to_json())
    assert again.state.key() == match.state.key()
    assert again.record.options == {"length": "short"}
    assert again.record.seats == ["Ada", "Bob: the second", "Cid"]
    record, scores = from_text(match.to_text())
    assert record == match.record
    assert scores is not None


def test_the_notation_is_grouped_by_turn() -> None:
    lines = finished().to_text().splitlines()
    assert lines[:4] == ["game: municipium", "rules: 1", "players: 3", "option length: short"]
    assert "set-up" in lines
    assert any(line.startswith("turn 2 ") for line in lines)


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "not a Ludus record"),
        ("{", "not valid JSON"),
        ("[1, 2]", "not a Ludus record"),
        ("{}", "not a Ludus record"),
        ("[" * 100_000, "not valid JSON"),
        ("hello\nworld", "not a Ludus record"),
        ('{"format": "ludus-record"}', "game, rules or players are missing"),
        (changed(game="chess"), "There is no game 'chess'"),
        (changed(game=7), "game, rules or players are missing"),
        (changed(rules=99), "version 99"),
        (changed(rules=True), "are missing"),
        (changed(players=9), "players, not 9"),
        (changed(seats=["Ada"]), "3 players but 1 names"),
        (changed(seats="Ada"), "seats are missing"),
        (changed(options={"length": "long"}), "cannot be 'long'"),
        (changed(options={"length": 1}), "options are missing"),
        (changed(ids=[1.5]), "not whole numbers"),
        (changed(ids=["1"]), "not whole numbers"),
        (changed(ids=[0]), "Ply 1 of the record cannot be played: A draw comes first"),
        (changed(ids=[10**6]), "Ply 1 of the record cannot be played"),
        (changed(ids=[10**30]), "Ply 1 of the record cannot be played"),
        (changed(ids=[HIDDEN]), "hides what that seat did not see"),
        ("game: municipium\nrules: one\nplayers: 2\n", "not whole numbers"),
        (
            "game: municipium\nrules: 1\nplayers: 2\n\n  * first green\n",
            "damaged at '\\* first green'",
        ),
        ("game: municipium\nrules: 1\nplayers: 2\n\n  blue\n", "damaged at 'blue'"),
        ("game: chess\nrules: 1\nplayers: 2\n\n  white e4\n", "damaged at 'white e4'"),
    ],
)
def test_a_bad_record_is_one_sentence(text: str, sentence: str) -> None:
    with pytest.raises(LudusError, match=sentence) as error:
        loads(text)
    assert "\n" not in str(error.value)


@pytest.mark.parametrize("key", ERRORS)
def test_an_error_has_the_same_gaps_in_every_language(key: str) -> None:
    gaps = []
    for language in LANGUAGES:
        text = (HERE / f"{language}.ftl").read_text()
        line = re.search(rf"^{key} = (.*)$", text, re.M)
        assert line
        gaps.append(set(re.findall(r"\$\w+", line[1])))
    assert gaps[0] == gaps[1] == gaps[2]


def test_a_bad_record_is_told_in_every_language_also_by_another_process() -> None:
    ids = [*finished().record.ids, 0]
    with pytest.raises(BadRecord, match="The game is over") as error:
        loads(changed(ids=ids))
    again = pickle.loads(pickle.dumps(error.value))
    for language in LANGUAGES:
        assert words(language).text("refusal.over") in error.value.say(language)
        assert again.say(language) == error.value.say(language)


def test_a_record_of_older_rules_is_followed_as_far_as_todays_allow() -> None:
    match = finished()
    again = loads(changed(rules=0))
    assert again.state.result() == match.state.result()
    ids = list(match.record.ids)
    swapped = [*ids[:-1], 0]
    for language in LANGUAGES:
        with pytest.raises(BadRecord) as error:
            loads(changed(rules=0, ids=swapped))
        assert re.search(rf"\b{len(ids)}\b.*\(MUN-\d\d\)", error.value.say(language))
    with pytest.raises(BadRecord, match="version 99"):
        loads(changed(rules=99))


def test_a_finished_record_leads_to_the_scores_it_names() -> None:
    """Of older rules too: ids that are all legal today but end otherwise are another game."""
    match = finished()
    data = json.loads(match.to_json())
    assert data["scores"] == match.state.result().scores
    older = {**data, "rules": 0}
    assert loads(json.dumps(older)).record.rules == 0
    for wrong, sentence in (
        ([9, 9, 9], "scores are 9 9 9, but they are"),
        ("many", "scores are not whole numbers"),
    ):
        with pytest.raises(BadRecord, match=sentence):
            loads(json.dumps({**older, "scores": wrong}))
    with pytest.raises(BadRecord, match="cut short"):
        loads(json.dumps({**older, "ids": data["ids"][:-1]}))
    assert "scores" not in json.loads(Match(get("rome"), 2).to_json())


def test_a_cut_or_changed_notation_is_noticed() -> None:
    text = finished().to_text()
    cut = "\n".join(text.splitlines()[:-5])
    with pytest.raises(BadRecord, match="cut short"):
        loads(cut)
    scores = " ".join(str(n) for n in finished().state.result().scores)
    with pytest.raises(BadRecord, match="scores are 9 9 9, but they are"):
        loads(text.replace(f"scores: {scores}", "scores: 9 9 9"))


@given(st.data())
def test_whatever_is_cut_or_changed_gives_a_sentence_or_a_game(data: st.DataObject) -> None:
    text = finished().record.to_json() if data.draw(st.booleans()) else finished().to_text()
    start = data.draw(st.integers(0, len(text)))
    noise = data.draw(st.text(max_size=5))
    with contextlib.suppress(LudusError):
        assert loads(text[:start] + noise + text[start + len(noise) :]).record.ids


@given(
    st.recursive(
        st.none() | st.integers() | st.text(), lambda x: st.lists(x) | st.dictionaries(st.text(), x)
    )
)
def test_no_plain_data_breaks_the_reader(data: Any) -> None:
    with pytest.raises(BadRecord):
        from_dict(data)


def test_a_missing_or_binary_file_is_a_sentence(tmp_path: Path) -> None:
    with pytest.raises(BadRecord, match="cannot be read: No such file"):
        load(tmp_path / "nothing.json")
    (tmp_path / "picture.json").write_bytes(b"\x89PNG\xff\xfe")
    with pytest.raises(BadRecord, match="is not text"):
        load(tmp_path / "picture.json")


def test_a_match_goes_back_only_over_what_one_seat_decided_since_the_last_draw() -> None:
    match = Match(get("municipium"), 2)
    match.settle(Random(1))
    seat = int(match.state.actor)
    before = match.state.key()
    match.apply(match.state.legal()[0])
    with pytest.raises(LudusError, match="nothing to take back"):
        match.undo(1 - seat)
    match.undo(seat)
    assert match.state.key() == before
    with pytest.raises(LudusError, match="nothing to take back"):
        match.undo(seat)
    with pytest.raises(LudusError, match="there is no ply 99"):
        match.at(99)


def test_a_match_is_copied_and_pickled_with_all_that_led_to_it() -> None:
    match = Match(get("council"), 2)
    match.settle(Random(1))
    seat = int(match.state.actor)
    for twin in (match.copy(), copy.deepcopy(match), pickle.loads(pickle.dumps(match))):
        twin.apply(twin.state.legal()[0])
        assert len(twin.plies) == len(twin.record.ids) == len(match.plies) + 1
        assert twin.seen_by(1 - seat)[:-1] == match.seen_by(1 - seat)
        assert twin.plies[-1].events
        twin.undo(seat)
        assert twin.state.key() == match.state.key()
        assert twin.record == match.record
    assert match.at(len(match.plies)).key() == match.state.key()


def test_a_sampled_match_is_another_one_that_looks_the_same_to_the_seat() -> None:
    match = Match(get("council"), 2, story=False)
    match.settle(Random(1))
    sampled = match.sample(0, Random(2))
    assert HIDDEN not in sampled.record.ids
    assert sampled.record != match.record
    assert sampled.seen_by(0) == match.seen_by(0)
    assert sampled.state.view(0) == match.state.view(0)
    assert sampled.state.view(1) != match.state.view(1)
    assert pickle.loads(pickle.dumps(sampled)).state == sampled.state


def test_what_a_seat_has_seen_follows_the_match_forth_and_back() -> None:
    match = Match(get("council"), 2, story=False)
    match.settle(Random(1))
    seat = int(match.state.actor)
    first, second = match.state.legal()[:2]
    match.play(first)
    assert match.seen_by(seat)[-1] == first
    match.undo(seat)
    match.play(second)
    assert match.seen_by(seat)[-1] == second
    for viewer in (SPECTATOR, 0, 1):
        known = [ply.id if ply.seen_by(viewer) else HIDDEN for ply in match.plies]
        assert match.seen_by(viewer) == known


def test_a_match_counts_the_decisions_of_a_turn() -> None:
    match = Match(get("rome"), 3, story=False)
    for id in recorded_playout(get("rome").new(3), Random(4)):
        turn = [ply for ply in match.plies if ply.turn == match.state.turn]
        for seat in range(3):
            assert match.decisions(seat) == sum(ply.actor == seat for ply in turn)
        match.play(id)


def test_a_victory_is_shared_equally() -> None:
    assert Result([3, 5, 5], [1, 2], [], [0, 0, 0]).shares() == [0.0, 0.5, 0.5]
    assert Result([3, 5], [1], [], [0, 0]).shares() == [0.0, 1.0]


def test_a_finished_game_is_shown_whole() -> None:
    match = finished()
    assert match.state.actor == OVER
    assert match.record_seen_by(0) == match.record
    assert replayed(match.record_seen_by(1)).state.key() == match.state.key()
    assert from_json(match.record.to_json()) != Record("municipium", 1, 2, {}, [], [])


@pytest.mark.parametrize("form", ["json", "text"])
def test_a_record_may_begin_in_a_position_that_was_set_up(form: str) -> None:
    game = get("municipium")
    families: list[dict[str, object]] = [{"decurions": 3}, {"favours": 2}]
    placed: list[dict[str, object]] = [{"name": "baths", "members": [7, 7]}]
    there: dict[str, object] = {"families": families, "institutions": placed, "active": 1}
    match = Match(game, 2, position=there)
    assert match.state.actor == 1
    match.apply(match.state.legal()[0])
    again = loads(match.to_json() if form == "json" else match.to_text())
    assert again.record == match.record
    assert again.state == match.state
    assert again.at(0).result().scores == [3, 0]
    assert pickle.loads(pickle.dumps(match)).state == match.state


@pytest.mark.parametrize("position", ["[]", '{"families": [{}, {}, {}]}', '{"families": 3}'])
def test_a_damaged_position_is_refused_in_words(position: str) -> None:
    text = f"game: municipium\nrules: 1\nplayers: 2\nposition: {position}\n"
    with pytest.raises(LudusError):
        loads(text)
