"""Hints: good ways to play a turn, from what the seat may know and nothing else."""

from collections.abc import Iterator

import pytest

from ludus.analysis.lines import advice
from ludus.analysis.reasons import (
    DENIED,
    GAINED,
    HELD,
    Reason,
    _counts,
    _differences,
    key_of,
    reasons,
    say,
)
from ludus.analysis.values import Judge
from ludus.core.errors import LudusError
from ludus.core.game import State
from ludus.core.language import LANGUAGES
from ludus.core.match import Match
from ludus.core.message import SPECTATOR
from ludus.core.registry import get, names
from tests.analysis.test_review import match_of
from tests.bots.toys import Guess, Nim
from tests.server.test_secrets import other_world, played

NAMES = ["Ada", "Bea"]


def test_a_hint_finds_the_winning_turn() -> None:
    found = advice(match_of(Nim(), 2, []), 0, 400)
    assert found.lines[0].ids == [1]
    assert found.lines[0].values[0] > 0.8
    assert len(found.lines) == 3
    assert found.lines[0].tries >= found.lines[1].tries


def test_a_hint_does_not_know_what_was_drawn_unseen() -> None:
    first = [advice(match_of(Guess(), 2, [drawn]), 0, 200) for drawn in (11, 12, 13)]
    assert first[0] == first[1] == first[2]
    assert first[0].lines[0].ids == [2]


def test_only_who_decides_gets_a_hint() -> None:
    with pytest.raises(LudusError, match="Seat 2 is not to decide"):
        advice(match_of(Nim(), 2, []), 1)


def pairs_of_worlds(game: str, count: int) -> Iterator[tuple[Match, Match, int]]:
    """Matches that differ in what the seat to decide has not seen."""
    found = 0
    seed = -1
    while found < count:
        seed += 1
        ids = played(game, 2, 90, seed)
        match = match_of(get(game), 2, ids)
        seat = int(match.state.actor)
        changed = other_world(game, 2, ids, seat, seed) if seat >= 0 else ids
        if changed != ids:
            found += 1
            yield match, match_of(get(game), 2, changed), seat


@pytest.mark.parametrize("game", [name for name in names() if not get(name).perfect])
def test_worlds_that_look_the_same_get_the_same_hint(game: str) -> None:
    for match, other, seat in pairs_of_worlds(game, 2):
        assert other.state.key() != match.state.key()
        assert other.state.view(seat) == match.state.view(seat)
        assert advice(match, seat, 16, 1) == advice(other, seat, 16, 1)


def test_a_line_is_a_whole_turn_that_can_be_played() -> None:
    ids = played("rome", 2, 60, 4)
    match = match_of(get("rome"), 2, ids)
    seat, turn = int(match.state.actor), int(match.state.turn)
    assert seat != SPECTATOR
    for line in advice(match, seat, 32).lines:
        tried: Match = match.copy()
        for id in line.ids:
            tried.apply(id)
        assert tried.state.actor != seat or tried.state.turn != turn


@pytest.mark.parametrize("name", names())
def test_every_reason_is_a_feature_of_its_game_and_a_sentence_in_every_language(name: str) -> None:
    game = get(name)
    kinds = (GAINED, HELD, DENIED)
    said = {id for id in game.words().ids if id.partition("-")[0] in kinds}
    assert said
    known = {
        key_of(feature, kind).replace(".", "-"): Reason(feature, 2.0, 1 if kind == DENIED else -1)
        for feature in game.features
        for kind in kinds
    }
    for id in said:
        sentences = {say(game, known[id], language, NAMES) for language in LANGUAGES}
        assert len(sentences) == len(LANGUAGES)
        assert all(sentence.endswith(".") for sentence in sentences)
        assert all(("Bea" in sentence) == id.startswith("deny-") for sentence in sentences)


def test_what_a_turn_gains_or_denies_another_is_a_reason() -> None:
    game, judge = get("municipium"), Judge(get("municipium"), 2)

    def standing(at_baths: int) -> State:
        members = {"baths": [at_baths, 3], "tavern": [7 - at_baths, 0], "forum": [0, 4]}
        where = [{"name": name, "members": count} for name, count in members.items()]
        return game.setup({"families": [{}, {}], "institutions": where})

    assert Reason("leads the baths", 1.0) in _differing(judge, standing(4), standing(2), 0)
    assert Reason("leads the baths", 1.0, 1) in _differing(judge, standing(4), standing(2), 0)
    assert Reason("leads the baths", 1.0, 0) in _differing(judge, standing(2), standing(4), 1)
    found = reasons(judge, standing(4), standing(2), 0)
    assert len(found) == len({reason.feature for reason in found}), "a thing is said once"
    assert all(reason.feature != "leads the forum" for reason in found)


def _differing(judge: Judge, better: State, played: State, seat: int) -> list[Reason]:
    return [reason for reason, _ in _differences(judge, better, played, seat)]


def test_what_is_left_to_do_is_neither_gained_nor_held() -> None:
    game, judge = get("rome"), Judge(get("rome"), 2)

    def standing(coins: int, red: int, actions: int) -> State:
        families = [{"coins": coins, "atrium": {"red": red}}, {}]
        return game.setup({"families": families, "active": 0, "actions": actions})

    gained, held = Reason("coins", 5.0), Reason("red tiles", 2.0)
    same = _differing(judge, standing(5, 3, 1), standing(0, 1, 1), 0)
    assert gained in same
    assert held in same
    earlier = _differing(judge, standing(5, 3, 2), standing(0, 1, 1), 0)
    assert gained in earlier
    assert held not in earlier, "there was an action left in which to spend them"
    later = _differing(judge, standing(5, 3, 1), standing(0, 1, 2), 0)
    assert gained not in later, "an action more was used to gain them"
    assert held in later


def test_less_than_one_of_something_is_no_reason() -> None:
    game = get("council")
    assert _counts(game, Reason("coins", 0.4))
    assert not _counts(game, Reason("tokens of the best network", 0.4))
