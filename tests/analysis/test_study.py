"""Studies: variations kept as a tree, in files that round-trip."""

import json

import pytest

from ludus.analysis.study import FullStudy, Line, Study, from_dict, read
from ludus.core.errors import BadRecord
from ludus.core.match import loads
from tests.analysis.test_review import match_of, random_match
from tests.bots.toys import Nim


def tried(name: str = "municipium") -> Study:
    """A game with a variation, and a variation of that."""
    main = random_match(name, 2, 4)
    study = Study(main.record)
    at = next(
        n for n, ply in enumerate(main.plies) if n > 60 and ply.actor >= 0 and many(study, 0, n)
    )
    line, ply = study.play(0, at, other(study, 0, at))
    while len(study.lines) < 3 and ply < at + 60:
        state = study.match(line, ply, story=False).state
        id = state.legal()[0] if state.actor >= 0 else state.outcomes()[0][0]
        line, ply = study.play(line, ply, id)
        if ply > at + 3 and state.actor >= 0 and many(study, line, ply - 1):
            study.play(line, ply - 1, other(study, line, ply - 1))
    study.rename(1, "What if")
    return study


def many(study: Study, line: int, ply: int) -> bool:
    state = study.match(line, ply, story=False).state
    return state.actor >= 0 and len(state.legal()) > 1


def other(study: Study, line: int, ply: int) -> int:
    """What can be played instead."""
    legal = study.match(line, ply, story=False).state.legal()
    return next(id for id in legal if id != study.ids(line)[ply])


def test_what_is_tried_becomes_a_line_and_what_is_known_is_followed() -> None:
    study = Study(match_of(Nim(), 2, [2, 3, 1, 3]).record)
    assert study.play(0, 0, 2) == (0, 1)
    assert study.play(0, 1, 1) == (1, 2)
    assert study.play(1, 2, 2) == (1, 3)
    assert study.play(1, 2, 1) == (2, 3)
    assert study.play(0, 1, 1) == (1, 2), "a line that is there is followed"
    assert study.ids(2) == [2, 1, 1]
    assert study.play(2, 1, 2) == (3, 2)
    assert (study.lines[3].of, study.lines[3].after) == (0, 1), "it leaves what it came from"
    study.remove(1)
    assert [study.ids(n) for n in range(len(study.lines))] == [[2, 3, 1, 3], [2, 2]]


@pytest.mark.parametrize("name", ["municipium", "rome", "council"])
def test_a_study_round_trips_and_is_a_record_for_whoever_reads_only_that(name: str) -> None:
    study = tried(name)
    assert len(study.lines) == 3
    for text in (study.to_json(), study.to_text()):
        again = read(text)
        assert again.as_dict() == study.as_dict()
        assert again.lines[1].name == "What if"
        assert loads(text).record == study.record
    assert from_dict(study.as_dict()).as_dict() == study.as_dict()


def test_a_walk_comes_to_every_moment_once() -> None:
    study = tried()
    first, _ = study.lines[1:]
    study.lines.append(Line(2, first.after, study.ids(0)[first.after : first.after + 3]))
    moments = [(n, ply) for n, ply, _ in study.walk(range(4))]
    assert moments == [
        (n, ply) for n in range(4) for ply in range(study.lines[n].after, study.length(n) + 1)
    ]
    for n, ply, state in study.walk([3]):
        assert state == study.match(n, ply, story=False).state


def test_what_a_study_wrote_is_not_played_again() -> None:
    """A server reads it for everybody who comes, and it may be 200 long games."""
    whole = tried().as_dict()
    whole["variations"][0]["ids"] = [0] * 50
    assert from_dict(whole).as_dict() == whole
    with pytest.raises(BadRecord):
        read(json.dumps(whole))


def test_damaged_variations_are_refused_in_words() -> None:
    whole = tried().as_dict()
    (first, *_) = whole["variations"]
    damages: list[dict[str, object]] = [
        {"of": 7},
        {"after": 10**6},
        {"ids": []},
        {"ids": ["x"]},
        {"ids": [10**6]},
        {"name": None},
    ]
    for damage in damages:
        with pytest.raises(BadRecord):
            read(json.dumps({**whole, "variations": [{**first, **damage}]}))
    text = tried().to_text()
    with pytest.raises(BadRecord):
        read(text.replace("> variation 1 ", "> variation 3 "))
    with pytest.raises(BadRecord):
        read(text.replace(">   ", ">   nobody nothing ", 1))


def test_a_study_is_full_at_some_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ludus.analysis.study.MOST_LINES", 1)
    study = Study(match_of(Nim(), 2, [2, 3, 1, 3]).record, [Line(0, 1, [1])])
    with pytest.raises(FullStudy):
        study.play(0, 1, 2)
    with pytest.raises(BadRecord):
        read(json.dumps({**tried().as_dict()}))
