"""Reviews: what turns lose and draws bring, in games whose values are known, and in all games."""

import json
from itertools import pairwise
from pathlib import Path

import pytest
from librt.random import Random

from ludus.analysis import review, store
from ludus.analysis.calibration import calibrated, cooled, temperatures
from ludus.analysis.page import page
from ludus.analysis.plot import bands, text
from ludus.analysis.report import as_dict, totals_of
from ludus.analysis.review import Reviewer, ReviewStep, digest, name_of, step_from
from ludus.analysis.totals import accuracy
from ludus.analysis.turns import parts
from ludus.analysis.values import Estimate, standard_error
from ludus.bots.evaluation import Evaluation
from ludus.bots.nets import layers_of
from ludus.core.errors import LudusError
from ludus.core.game import CHANCE, OVER, Game, State
from ludus.core.match import Match
from ludus.core.playout import recorded_playout
from ludus.core.registry import get, names
from tests.bots.toys import Guess, Lottery, Nim

DEPTH = 400


def match_of(game: Game, players: int, ids: list[int]) -> Match:
    match = Match(game, players)
    for id in ids:
        match.apply(id)
    return match


def reviewed(game: Game, ids: list[int], depth: int = DEPTH) -> Reviewer:
    reviewer = Reviewer(match_of(game, 2, ids), depth)
    list(reviewer.run())
    return reviewer


def random_match(name: str, players: int, seed: int) -> Match:
    game = get(name)
    return match_of(game, players, recorded_playout(game.new(players), Random(seed)))


def test_a_turn_that_throws_the_game_away_is_a_blunder() -> None:
    lost = reviewed(Nim(), [2, 3, 1, 3])
    first = lost.steps[0]
    assert first.seat == 0
    assert first.name == "blunder"
    assert first.best == [1]
    assert first.change[0] == pytest.approx(-1, abs=0.4)
    assert [lapse.ply for lapse in first.lapses] == [0]


def test_what_does_not_win_more_when_played_out_is_no_blunder(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    asked = []

    def no_better(state: State, seat: int, ways: object, *_: object, **named: object) -> None:
        asked.append(ways)

    monkeypatch.setattr(review, "wins_more", no_better)
    first = reviewed(Nim(), [2, 3, 1, 3]).steps[0]
    assert asked[0] == ([1], [2])
    assert first.name == "mistake"
    assert first.change[0] == pytest.approx(-1, abs=0.4)


def test_the_best_turn_loses_nothing_and_has_no_name() -> None:
    won = reviewed(Nim(), [1, 1, 3, 1, 3])
    assert won.steps[0].change == [0.0, 0.0]
    assert won.steps[0].name == ""
    assert won.steps[0].best == []
    assert totals_of(won)[0].accuracy == 100


def test_declining_a_good_draw_is_a_loss_and_taking_it_is_luck() -> None:
    declined = reviewed(Lottery(), [1])
    assert declined.steps[0].change[0] == pytest.approx(-0.25, abs=0.05)
    assert declined.steps[0].name == "blunder"
    won = reviewed(Lottery(), [2, 11])
    assert won.steps[0].name == ""
    assert won.steps[1].seat == CHANCE
    assert won.steps[1].change == pytest.approx([0.25, -0.25])
    unlucky = reviewed(Lottery(), [2, 10])
    assert unlucky.steps[1].change == pytest.approx([-0.75, 0.75])


def test_a_decision_is_judged_by_what_its_seat_could_know() -> None:
    rash = reviewed(Guess(), [11, 1])
    turn = rash.steps[-1]
    assert turn.name == "blunder", "the guess was right, but nothing spoke for it"
    assert turn.best == [2]
    assert turn.change[0] == pytest.approx(-0.4, abs=0.05)
    sound = reviewed(Guess(), [11, 2])
    assert sound.steps[-1].change[0] == 0.0
    assert sound.match.state.result().shares() == [0.0, 1.0]


@pytest.mark.parametrize("ids", [[2, 3, 1, 3], [1, 1, 3, 1, 3], [3, 2, 1, 3]])
def test_start_luck_losses_and_revisions_make_the_result(ids: list[int]) -> None:
    for total in totals_of(reviewed(Nim(), ids)):
        parts = total.start + total.luck - total.lost + total.given + total.revised
        assert parts == pytest.approx(total.result)
        assert abs(total.revised) <= total.error


@pytest.mark.slow
@pytest.mark.parametrize("name", names())
def test_the_identity_holds_in_every_game(name: str, form: str) -> None:
    if form == "interpreted":
        pytest.skip("takes minutes when interpreted")
    for seed in (1, 2):
        reviewer = Reviewer(random_match(name, 2, seed), 64)
        list(reviewer.run())
        for total in totals_of(reviewer):
            parts = total.start + total.luck - total.lost + total.given + total.revised
            assert parts == pytest.approx(total.result)
            assert abs(total.revised) <= total.error
        json.dumps(as_dict(reviewer))


def test_an_unfinished_game_is_not_reviewed() -> None:
    with pytest.raises(LudusError, match="finished"):
        Reviewer(match_of(Nim(), 2, [1, 1]))


@pytest.mark.parametrize("name", names())
def test_a_record_is_divided_into_draws_and_whole_turns(name: str) -> None:
    match = random_match(name, 3, 5)
    found = list(parts(match))
    assert found[0].first == 0
    assert found[-1].end == len(match.plies)
    assert all(a.end == b.first for a, b in pairwise(found))
    for part in found:
        actors = {int(ply.actor) for ply in match.plies[part.first : part.end]}
        assert actors == {part.seat}
        assert part.seat != CHANCE or part.end == part.first + 1
    assert max(part.end - part.first for part in found) > 1


def test_losses_have_names_from_thresholds() -> None:
    names = [name_of(loss) for loss in (0.0, 0.029, 0.03, 0.06, 0.12, 1.0)]
    assert names == ["", "", "inaccuracy", "mistake", "blunder", "blunder"]


def test_a_lead_is_as_sure_as_its_pairs_agree() -> None:
    better, worse = Estimate([[0.6, 0.4], [0.8, 0.2]]), Estimate([[0.5, 0.5], [0.7, 0.3]])
    lead, error = better.lead(worse, 0)
    assert lead == pytest.approx(0.1)
    assert error == pytest.approx(0.0, abs=1e-9)
    assert better.error(0) == pytest.approx(0.1)
    assert standard_error([1.0]) == 0.0


def test_accuracy_falls_with_losses() -> None:
    assert accuracy([]) == accuracy([0.0, 0.0]) == 100
    assert accuracy([0.12, 0.0]) == pytest.approx(68.4, abs=0.1)


def test_a_review_goes_on_where_it_was_cut_off(tmp_path: Path) -> None:
    match = match_of(Nim(), 2, [2, 3, 1, 3])
    whole = store.Stored(match, 64, tmp_path)
    list(whole.run())
    lines = whole.path.read_text().splitlines()
    whole.path.write_text(lines[0] + "\n" + lines[1][:20])
    again = store.Stored(match, 64, tmp_path)
    assert again.reviewer.reviewed() == 1
    assert len(list(again.run())) == len(lines) - 1
    assert again.reviewer.steps == whole.reviewer.steps
    third = store.Stored(match, 64, tmp_path)
    assert list(third.run()) == []
    assert third.reviewer.steps == whole.reviewer.steps


def test_what_a_review_depends_on_names_its_file() -> None:
    match = match_of(Nim(), 2, [2, 3, 1, 3])
    other = match_of(Nim(), 2, [1, 1, 3, 1, 3])
    keys = {store.key(match, 64), store.key(match, 65), store.key(other, 64)}
    assert len(keys) == 3
    renamed = Match(Nim(), 2, None, ["Livia", "Marcus"])
    for id in match.record.ids:
        renamed.apply(id)
    assert digest(renamed.record) == digest(match.record)


def test_steps_survive_the_way_through_json() -> None:
    for step in reviewed(Nim(), [2, 3, 1, 3], 64).steps:
        assert step_from(json.loads(json.dumps(step.as_dict()))) == step


def test_a_temperature_draws_chances_together() -> None:
    game = get("municipium")
    state = game.new(2)
    state = match_of(game, 2, recorded_playout(state, Random(3))[:150]).state
    assert state.actor != OVER
    plain = Evaluation(game, 2)
    plain.evaluate(state)
    before = [plain.values[0], plain.values[1]]
    warm = Evaluation(game, 2, cooled(layers_of(game, 2), 2.0))
    warm.evaluate(state)
    after = [warm.values[0], warm.values[1]]
    assert (after[0] > 0.5) == (before[0] > 0.5)
    assert abs(after[0] - 0.5) < abs(before[0] - 0.5)
    odds = (after[0] / after[1]) ** 2
    assert odds == pytest.approx(before[0] / before[1], rel=1e-3)


def test_every_temperature_belongs_to_a_game_and_its_players() -> None:
    for name, fitted in temperatures().items():
        assert {int(players) for players in fitted} <= set(get(name).players)
        assert all(0.3 < by < 3 for by in fitted.values())
        assert calibrated(get(name), min(get(name).players)) is not None


def test_the_bands_of_a_plot_always_fill_it() -> None:
    reviewer = reviewed(Nim(), [2, 3, 1, 3], 64)
    shares = bands(reviewer.start, reviewer.steps)
    assert all(sum(values) == pytest.approx(1) for values in shares)
    lines = text([[1.0, 0.0], [0.25, 0.75]], width=8, height=4)
    assert lines == ["████████", "████▒▒▒▒", "████▒▒▒▒", "████▒▒▒▒"]


def test_the_page_says_who_lost_what() -> None:
    reviewer = Reviewer(random_match("municipium", 2, 1), 16, [])
    blunder = ReviewStep(0, 1, 0, 0, [0.0, 0.0], [0.6, 0.4], [0.3, 0.7], 0.01, "blunder", [3])
    reviewer.steps.append(blunder)
    shown = page(reviewer)
    assert "blunder" in shown
    assert "-30" in shown
    assert "<svg" in shown
    assert "http" not in shown.replace("http://www.w3.org/2000/svg", "")
