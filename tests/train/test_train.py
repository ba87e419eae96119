"""Training: the fit, what self-play makes of a game, the gate, and going on after a kill."""

import json
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from ludus.bots.evaluation import Evaluation
from ludus.bots.nets import layers_of, linear
from ludus.core.registry import get
from ludus.train.gate import (
    AgainstFixed,
    Contest,
    GateResult,
    SelfPlay,
    WinningScores,
    contested,
    fixed_opponent,
    holds_up,
    lively,
    passes,
    winning_scores,
)
from ludus.train.model import Numbers, started
from ludus.train.plot import draw
from ludus.train.practice import Practice, practise, returns
from ludus.train.training import Training, TrainingPlan
from tests.bots.test_nets import drawn, some_way_on
from tests.bots.toys import Nim


def positions(count: int) -> tuple[Numbers, Numbers]:
    """Three seats with three features, where the smaller of the first two decides who wins."""
    luck = np.random.default_rng(1)
    features = luck.normal(size=(count, 3, 3)).astype(np.float32)
    smaller = features[:, :, :2].min(axis=2)
    return features, np.eye(3, dtype=np.float32)[smaller.argmax(axis=1)]


def test_the_gradient_is_that_of_the_loss() -> None:
    features, targets = positions(20)
    model = started(linear([0.1, 0.2, 0.3]), features, 4, seed=1)
    model.numbers["output"] += 0.5
    model.numbers = {name: found.astype(np.float64) for name, found in model.numbers.items()}
    slope = model.gradient(features, targets)
    for name, numbers in model.numbers.items():
        for at in np.ndindex(numbers.shape):
            before = numbers[at]
            numbers[at] = before + 1e-6
            more = model.loss(features, targets)
            numbers[at] = before - 1e-6
            less = model.loss(features, targets)
            numbers[at] = before
            assert slope[name][at] == pytest.approx((more - less) / 2e-6, rel=1e-3, abs=1e-6)


def test_hidden_units_learn_what_a_sum_cannot_say() -> None:
    features, targets = positions(4000)
    losses = {}
    for hidden in (0, 8):
        model = started(linear([0.0] * 3), features, hidden, seed=1)
        model.fit(features, targets, 20, np.random.default_rng(1), rate=0.01)
        losses[hidden] = model.loss(*positions(2000))
    assert losses[8] < 0.7 * losses[0]


def test_a_model_judges_as_the_bots_do_with_its_layers() -> None:
    game = get("council")
    layers = drawn(game, 5)
    state = some_way_on(game, 3, 90)
    evaluation = Evaluation(game, 3, layers)
    features = np.array(evaluation.measured(state), np.float32).reshape(1, 3, -1)
    model = started(layers, features, 8, seed=1)
    assert len(model.layers().bias) == 8
    for same in (layers, model.layers()):
        evaluation = Evaluation(game, 3, same)
        evaluation.evaluate(state)
        found = [evaluation.values[seat] for seat in range(3)]
        assert model.chances(features)[0] == pytest.approx(found, abs=1e-4)


def test_a_return_mixes_what_comes_after_with_the_result() -> None:
    values = np.array([[0.5, 0.5], [0.6, 0.4], [0.8, 0.2]], np.float32)
    won = np.array([1.0, 0.0], np.float32)
    found = returns(values, won, 0.5)
    assert found[:, 0] == pytest.approx([0.75, 0.9, 1.0])
    assert returns(values, won, 1.0)[:, 0] == pytest.approx([1.0] * 3)


@pytest.mark.parametrize("iterations", [0, 30])
def test_a_game_of_practice_gives_targets_that_are_chances(iterations: int, form: str) -> None:
    if iterations and form == "interpreted":
        pytest.skip("a game of searches takes the interpreted form more than a minute")
    layers = layers_of(get("rome"), 2)
    practice = Practice("rome", 2, layers, seed=1, iterations=iterations)
    found = practise(practice, 0)
    roots = int((found.movers >= 0).sum())
    assert 10 < roots < len(found)
    assert np.allclose(found.targets.sum(axis=1), 1, atol=1e-4)
    assert set(found.results.sum(axis=1)) == {1.0}
    again = practise(practice, 0)
    assert np.array_equal(found.features, again.features)
    assert np.array_equal(found.targets, again.targets)


def test_the_gate_wants_no_budget_lost_and_more_than_luck_in_all() -> None:
    assert passes([GateResult(100, 36, 60), GateResult(1500, 31, 60)], 2)
    assert not passes([GateResult(100, 45, 60), GateResult(1500, 29, 60)], 2)
    assert not passes([GateResult(100, 31, 60), GateResult(1500, 31, 60)], 2)
    assert passes([GateResult(100, 25, 60), GateResult(1500, 16, 60)], 4)


def test_the_better_network_wins_the_match() -> None:
    good = layers_of(get("rome"), 2)
    bad = linear([-weight for weight in good.direct])
    contest = Contest("rome", 2, good, bad, iterations=8, pace=1.0, seed=1)
    assert [contested(contest, number) for number in range(2)] == [1.0, 1.0]


def test_a_network_that_gets_no_points_against_itself_does_not_pass() -> None:
    good = layers_of(get("rome"), 2)
    shy = linear([-weight for weight in good.direct])
    scores = [
        winning_scores(SelfPlay("rome", 2, layers, iterations=2, seed=1), jobs=1)
        for layers in (shy, good)
    ]
    assert sum(scores[0]) < sum(scores[1]) / 2
    assert not lively([WinningScores(60, [20], [20]), WinningScores(2, *scores)])
    assert lively([WinningScores(60, [11, 11], [20, 20])])


def test_one_game_without_points_is_too_many_however_good_the_others_are() -> None:
    assert not lively([WinningScores(20_000, [70, 0, 80, 75], [60, 0, 60, 60])])


@pytest.mark.parametrize("name", ["council", "municipium", "rome"])
def test_every_game_and_number_of_players_has_a_fixed_opponent_that_plays(name: str) -> None:
    game = get(name)
    for players in game.players:
        opponent = fixed_opponent(game, players)
        assert opponent is not None
        assert sum(weight != 0 for weight in opponent.direct) > 35
        bad = linear([-weight for weight in opponent.direct])
        contest = Contest(name, players, opponent, bad, iterations=12, pace=1.0, seed=1)
        assert contested(contest, 0) == 1.0


def test_a_game_without_weights_by_hand_has_no_fixed_opponent() -> None:
    assert fixed_opponent(Nim(), 2) is None


def test_who_loses_to_the_fixed_opponent_what_the_champion_won_does_not_pass() -> None:
    assert holds_up([AgainstFixed(100, 40, 42, 60), AgainstFixed(1500, 45, 40, 60)])
    assert not holds_up([AgainstFixed(100, 45, 40, 60), AgainstFixed(800, 18, 30, 48)])
    assert holds_up([])


@pytest.mark.slow
def test_a_training_that_was_stopped_goes_on_as_if_it_had_not_been(
    tmp_path: Path, form: str
) -> None:
    if form == "interpreted":
        pytest.skip("a game of searches takes the interpreted form more than a minute")
    told: list[str] = []

    def train(name: str, rounds: int, generations: int) -> Training:
        plan = TrainingPlan("rome", 2, 4, rounds, 2, generations, 1, 20, match=2, budgets=(2, 3))
        plan = replace(plan, watched=(2,))
        training = Training(plan, tmp_path / name, lambda what, done, total: told.append(what))
        training.run()
        return training

    once = train("once", 2, 1)
    train("twice", 1, 0)
    (tmp_path / "twice" / "positions" / "0001").mkdir()
    twice = train("twice", 2, 1)
    assert once.model is not None
    assert twice.model is not None
    assert once.model.layers() == twice.model.layers()
    assert "Round 3, searched games" in told
    assert "Round 3, self-play at 2" in told
    assert any("against the fixed opponent, the champion at 3" in what for what in told)
    assert len((tmp_path / "once" / "log.jsonl").read_text().splitlines()) == 3
    assert draw(tmp_path / "once", "Rome").read_text().startswith("<?xml")


def test_rounds_that_played_at_other_budgets_are_drawn_together(tmp_path: Path) -> None:
    common = {"loss": 1.0, "brier": 0.2, "base": 0.25, "mover": 0.5}
    both = [[100, 30, 48], [600, 25, 48]]
    rounds = [
        {"round": 0, "champion": both, "start": both, **common},
        {"round": 1, "champion": both, "start": both[:1], **common},
    ]
    rounds[1]["fixed"] = [[600, 20, 24, 48]]
    lines = "".join(json.dumps(entry) + "\n" for entry in rounds)
    (tmp_path / "log.jsonl").write_text(lines)
    drawn = draw(tmp_path, "Rome").read_text()
    assert "fixed opponent, 600 iterations" in drawn
    assert drawn.count("start, 100 iterations") == drawn.count("start, 600 iterations") > 0
