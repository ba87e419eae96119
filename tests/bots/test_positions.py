"""The positions whose best choice is known: what is kept of them is what the rules say."""

import pytest
from librt.random import Random

from ludus.analysis.playouts import ahead, played_out
from ludus.core.match import Match
from ludus.core.registry import get, names
from tools import positions


@pytest.mark.parametrize("game", names())
def test_every_position_offers_both_ids_and_one_won_clearly_more(game: str) -> None:
    for position in positions.kept(game):
        state = positions.reached(position).state
        assert state.actor == position["seat"]
        offered = {get(game).text(id) for id in state.legal()}
        assert {position["best"], position["other"]} <= offered
        assert position["playouts"] >= 400
        assert position["won"][0] > position["won"][1]


def ended_by_a_decision() -> Match:
    """A game whose last ply was a seat's and not a draw."""
    for seed in range(50):
        match, random = Match(get("municipium"), 2, story=False), Random(seed)
        match.settle(random, at_random=3)
        if match.plies[-1].actor >= 0:
            return match
    raise AssertionError("no game ended by a decision")


def test_a_playout_counts_what_the_seat_has_of_the_victory() -> None:
    match = ended_by_a_decision()
    last, shares = match.plies[-1], match.state.result().shares()
    for seat in range(2):
        position = {
            "game": "municipium",
            "players": 2,
            "seat": seat,
            "ids": match.record.ids[:-1],
        }
        before = positions.reached(position).state
        assert played_out(before, seat, [int(last.id)], Random(1)) == shares[seat]


def test_a_position_is_kept_only_if_its_best_id_is_clearly_ahead() -> None:
    assert ahead([60.0, 40.0], 80, 1.0)
    assert not ahead([42.0, 40.0], 80, 1.0)
    assert not ahead([0.0, 0.0], 400, positions.CLEAR)
    assert ahead([400.0, 300.0], 400, positions.CLEAR)
