"""The games in OpenSpiel, by its own tests and ours."""

from typing import Any

import numpy as np
import pytest
from librt.random import Random

from ludus.core.game import CHANCE, OVER
from ludus.core.registry import names
from tests.conformance.tables import Table, usual_tables

every_game = pytest.mark.parametrize("name", names())
usual_table = pytest.mark.parametrize("table", usual_tables(), ids=str)


def loaded(table: Table, **more: object) -> Any:
    import pyspiel

    import ludus.envs.openspiel  # noqa: F401

    return pyspiel.load_game(f"ludus_{table.name}", {"players": table.players, **more})


def walked(game: Any, seed: int, plies: int) -> Any:
    """A state after so many plies at random."""
    random = np.random.default_rng(seed)
    state = game.new_initial_state()
    while not state.is_terminal() and state.move_number() < plies:
        if state.is_chance_node():
            outcomes, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(int(random.choice(outcomes, p=weights)))
        else:
            state.apply_action(int(random.choice(state.legal_actions())))
    return state


@every_game
def test_it_passes_the_random_simulation_test(name: str) -> None:
    import pyspiel

    game = loaded(Table(name, 2))
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


@usual_table
def test_chance_and_utilities_are_those_of_the_rules(table: Table) -> None:
    game = loaded(table)
    state = walked(game, 1, 10_000)
    assert state.is_terminal()
    assert sum(state.returns()) == pytest.approx(game.utility_sum())
    early = walked(game, 1, 3)
    inner = early.position.state
    while int(inner.actor) != CHANCE:
        early.apply_action(early.legal_actions()[0])
    assert sum(p for _, p in early.chance_outcomes()) == pytest.approx(1)
    assert len(early.chance_outcomes()) == len(inner.outcomes())


@usual_table
def test_observers_show_what_the_player_may_know_and_nothing_else(table: Table) -> None:
    import pyspiel
    from open_spiel.python.observation import make_observation

    game = loaded(table)
    now = make_observation(game)
    recall = make_observation(game, pyspiel.IIGObservationType(perfect_recall=True))
    for seed in range(3):
        state = walked(game, seed, 60 + 40 * seed)
        twin = state.clone()
        for player in range(table.players):
            now.set_from(state, player)
            recall.set_from(state, player)
            assert (recall.dict["observation"] == now.tensor).all()
            assert np.count_nonzero(recall.dict["seen"]) == state.move_number()
            assert (now.tensor == np.array(state.observation_tensor(player), np.float32)).all()
            before = (now.tensor.copy(), now.string_from(state, player))
            sample = state.position.state.sample(player, Random(seed))
            twin.position.state = sample
            now.set_from(twin, player)
            assert (now.tensor == before[0]).all()
            assert now.string_from(twin, player) == before[1]


@every_game
def test_a_clone_goes_its_own_way(name: str) -> None:
    state = walked(loaded(Table(name, 2)), 2, 80)
    text = state.information_state_string(0)
    twin = state.clone()
    twin.apply_action(twin.legal_actions()[0])
    assert state.information_state_string(0) == text
    assert twin.move_number() == state.move_number() + 1


def test_a_game_that_is_too_long_ends_with_the_victory_shared_as_it_stands() -> None:
    state = walked(loaded(Table("municipium", 3), max_game_length=40), 1, 10_000)
    assert state.is_terminal()
    assert int(state.position.state.actor) != OVER
    assert sum(state.returns()) == pytest.approx(1)


@every_game
def test_its_tree_search_plays(name: str) -> None:
    from open_spiel.python.algorithms import mcts

    game = loaded(Table(name, 2), max_game_length=160)
    random = np.random.RandomState(1)
    evaluator = mcts.RandomRolloutEvaluator(1, random)
    bot = mcts.MCTSBot(game, 2.0, 2, evaluator, random_state=random)
    state = walked(game, 3, 100)
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    assert bot.step(state) in state.legal_actions()


def test_wrong_parameters_are_sentences() -> None:
    with pytest.raises(Exception, match="is for 2, 3, 4 players, not 7"):
        loaded(Table("rome", 7))
    with pytest.raises(Exception, match="cannot be 'rain'"):
        loaded(Table("rome", 2), hills="rain")
