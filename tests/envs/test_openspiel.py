"""The games in OpenSpiel, by its own tests and ours."""

import pickle
from copy import deepcopy
from typing import Any

import numpy as np
import pytest
from librt.random import Random

from ludus import bots
from ludus.core.errors import IllegalAction
from ludus.core.game import CHANCE, OVER
from ludus.core.match import Match
from ludus.core.observe import width
from ludus.core.record import HIDDEN
from ludus.core.registry import get, names
from ludus.games.council.actions import CARD, DRAWN, PAY
from ludus.games.council.data import CARD_COUNT, DECK
from tests.conformance.tables import Table, usual_tables
from tools.environment import ROOT

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


@usual_table
def test_it_passes_the_random_simulation_test(table: Table) -> None:
    import pyspiel

    pyspiel.random_sim_test(loaded(table), num_sims=1, serialize=True, verbose=False)


@usual_table
def test_its_shapes_and_bounds_are_those_of_its_states(table: Table) -> None:
    game = loaded(table)
    known = width(table.game, table.players)
    longest = game.max_game_length()
    assert game.num_players() == table.players
    assert game.num_distinct_actions() == table.game.decisions
    assert game.observation_tensor_shape() == [known]
    if table.game.perfect:
        assert not game.get_type().provides_information_state_tensor
    else:
        assert game.information_state_tensor_shape() == [known + longest]
    assert (game.min_utility(), game.max_utility(), game.utility_sum()) == (0, 1, 1)
    state = walked(game, 4, 10_000)
    assert state.move_number() < longest <= game.max_history_length()
    assert max(state.history()) < max(game.num_distinct_actions(), game.max_chance_outcomes())
    assert state.legal_actions() == state.legal_actions(0) == state.chance_outcomes() == []


@usual_table
def test_only_the_player_to_decide_has_legal_actions(table: Table) -> None:
    state = walked(loaded(table), 5, 50)
    for _ in range(40):
        player = state.current_player()
        if state.is_chance_node():
            assert player == -1
            assert state.legal_actions() == [outcome for outcome, _ in state.chance_outcomes()]
        else:
            mask = state.legal_actions_mask(player)
            assert state.legal_actions() == list(np.flatnonzero(mask))
        for other in set(range(table.players)) - {player}:
            assert state.legal_actions(other) == []
        state.apply_action(state.legal_actions()[-1])


@usual_table
def test_chance_and_utilities_are_those_of_the_rules(table: Table) -> None:
    game = loaded(table)
    state = walked(game, 1, 10_000)
    assert state.is_terminal()
    assert sum(state.returns()) == pytest.approx(game.utility_sum())
    early = walked(game, 1, 3)
    inner = early.match.state
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
            sample = state.match.state.sample(player, Random(seed))
            twin.match.state = sample
            now.set_from(twin, player)
            assert (now.tensor == before[0]).all()
            assert now.string_from(twin, player) == before[1]


@usual_table
def test_nobody_reads_from_a_question_what_the_one_who_is_asked_holds(table: Table) -> None:
    game = loaded(table)
    state = game.new_initial_state()
    random = np.random.default_rng(2)
    while state.move_number() < 300 and not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(int(random.choice([id for id, _ in state.chance_outcomes()])))
            continue
        for player in set(range(table.players)) - {state.current_player()}:
            told = state.observation_string(player)
            twin = state.clone()
            twin.match.state = state.match.state.sample(player, Random(3))
            assert twin.observation_string(player) == told
            assert told.endswith(" is to decide.")
        state.apply_action(int(random.choice(state.legal_actions())))


@usual_table
def test_information_states_tell_apart_what_the_player_can(table: Table) -> None:
    """As long as two players' games go alike so do their strings and tensors, and no longer."""
    game = loaded(table)
    state, other = walked(game, 6, 90), walked(game, 7, 90)
    for player in range(table.players):
        assert state.information_state_string(player) != other.information_state_string(player)
        others = [state.information_state_string(p) for p in range(table.players) if p != player]
        assert state.information_state_string(player) not in others
        sample = state.resample_from_infostate(player, lambda: 0.3)
        assert sample.information_state_string(player) == state.information_state_string(player)
        if not table.game.perfect:
            seen = state.information_state_tensor(player)
            assert sample.information_state_tensor(player) == seen


@usual_table
def test_tensors_are_lists_of_their_own_whatever_was_observed_between(table: Table) -> None:
    """Also where a shorter game follows a longer one, whose past must not be left behind."""
    import pyspiel
    from open_spiel.python.observation import make_observation

    game = loaded(table)
    perfect = table.game.perfect
    kind = pyspiel.IIGObservationType(perfect_recall=not perfect)
    recall = make_observation(game, kind)
    found = []
    for seed, plies in ((6, 90), (7, 30), (8, 140), (6, 90)):
        state = walked(game, seed, plies)
        tensors = state.observation_tensor if perfect else state.information_state_tensor
        for player in range(table.players):
            recall.set_from(state, player)
            found.append((tensors(player), recall.tensor.copy()))
    for tensor, expected in found:
        assert (np.array(tensor, np.float32) == expected).all()


@usual_table
def test_in_a_sample_each_player_knows_what_it_drew_and_nothing_true_is_left(table: Table) -> None:
    state = walked(loaded(table), 6, 90)
    ids = state.match.record.ids
    for player in range(table.players):
        one, other = (state.resample_from_infostate(player, lambda x=x: x) for x in (0.2, 0.7))
        hidden = HIDDEN in state.match.seen_by(player)
        assert (one.history() != other.history()) == hidden
        assert (one.match.record.ids != ids or other.match.record.ids != ids) == hidden
        for sample in (one, other):
            again = pickle.loads(pickle.dumps(sample))
            assert again.history() == sample.history()
            assert again.move_number() == sample.move_number() == state.move_number()
            assert again.current_player() == sample.current_player() == state.current_player()
            assert again.match.state == sample.match.state
            for knower in range(table.players):
                string = sample.information_state_string(knower)
                assert string.count("?") == state.information_state_string(knower).count("?")
                assert string == again.information_state_string(knower)
                assert sample.match.state.view(knower) == again.match.state.view(knower)
        for knower in set(range(table.players)) - {player}:
            strings = {s.information_state_string(knower) for s in (state, one, other)}
            assert (len(strings) > 1) == hidden


def test_samples_are_as_likely_as_the_draws_and_a_card_played_of_the_hand_make_them() -> None:
    """COU-38: of the cards of the other one, one is the one it played, all others are any."""
    match = Match(get("council"), 2, story=False)
    random = Random(7)
    while not any(ply.actor == 1 and CARD <= ply.id < PAY for ply in match.plies):
        match.settle(random)
        match.apply(match.pick(random))
    seen, played = match.seen_by(0), match.record.ids[-1] - CARD
    unseen = np.array(DECK)
    for id in seen:
        if id >= DRAWN:
            unseen[id - DRAWN] -= 1
    hidden = [at for at, id in enumerate(seen) if id == HIDDEN]
    samples = [match.sample(0, random).record.ids for _ in range(2_000)]
    drawn = np.array([[sample[at] - DRAWN for at in hidden] for sample in samples])
    found = np.array([(drawn == card).sum(axis=1) for card in range(CARD_COUNT)])
    once = np.arange(CARD_COUNT) == played
    expected = once + (len(hidden) - 1) * (unseen - once) / (unseen.sum() - 1)
    error = found.std(axis=1) / np.sqrt(len(samples))
    assert len(hidden) > 4
    assert (np.abs(found.mean(axis=1) - expected) < 3.5 * error).all()


@usual_table
def test_games_are_pickled(table: Table) -> None:
    game = loaded(table, max_game_length=70)
    again = pickle.loads(pickle.dumps(game))
    assert str(again) == str(game)
    assert again.max_game_length() == 70
    assert again.new_initial_state().get_game().num_players() == table.players


def test_where_nothing_is_hidden_the_information_is_perfect() -> None:
    import pyspiel

    kinds = {name: loaded(Table(name, 2)).get_type().information for name in names()}
    perfect = pyspiel.GameType.Information.PERFECT_INFORMATION
    assert [name for name, kind in kinds.items() if kind == perfect] == ["municipium"]


@usual_table
def test_states_are_restored_from_what_they_are_saved_as(table: Table) -> None:
    import pyspiel

    game = loaded(table, max_game_length=500)
    state = walked(game, 8, 70)
    saved = pyspiel.serialize_game_and_state(game, state)
    _, restored = pyspiel.deserialize_game_and_state(saved)
    for twin in (restored, pickle.loads(pickle.dumps(state)), deepcopy(state)):
        assert twin.history() == state.history()
        assert twin.get_game().max_game_length() == 500
        assert twin.match.state.key() == state.match.state.key()
        assert twin.information_state_string(0) == state.information_state_string(0)


def test_an_illegal_action_is_refused_with_a_sentence_and_changes_nothing() -> None:
    state = walked(loaded(Table("municipium", 2)), 2, 80)
    while state.is_chance_node():
        state.apply_action(state.legal_actions()[0])
    before = (state.history(), state.match.state.key())
    for action in {0, 5, 40, 5_000} - set(state.legal_actions()):
        with pytest.raises(IllegalAction, match=r"\.$"):
            state.apply_action(action)
    assert (state.history(), state.match.state.key()) == before


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
    assert int(state.match.state.actor) != OVER
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


@pytest.mark.parametrize("name", [name for name in names() if not get(name).perfect])
def test_its_search_of_information_sets_plays(name: str) -> None:
    from open_spiel.python.algorithms import ismcts, mcts

    game = loaded(Table(name, 2), max_game_length=160)
    random = np.random.RandomState(1)
    bot = ismcts.ISMCTSBot(
        game,
        random_state=random,
        uct_c=2.0,
        max_simulations=4,
        evaluator=mcts.RandomRolloutEvaluator(1, random),
        allow_inconsistent_action_sets=True,
    )
    state = walked(game, 3, 100)
    while len(state.legal_actions()) < 2 or state.is_chance_node():
        state.apply_action(state.legal_actions()[0])
    assert bot.step(state) in state.legal_actions()


@pytest.mark.parametrize(
    ("name", "bot"),
    [("municipium", "MCTS"), ("rome", "ISMCTS"), ("council", "MCTS"), ("council", "ISMCTS")],
)
def test_its_searches_sit_down_as_bots(
    name: str, bot: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.syspath_prepend(str(ROOT / "examples"))
    search = bots.get(f"baselines:{bot}")
    match = Match(get(name), 2)
    for _ in range(25):
        match.settle(Random(4))
        match.play(match.pick(Random(5)))
    match.settle(Random(4))
    seen = bots.Observation(match, int(match.state.actor), Random(6))
    assert match.state.allows(search.decide(seen, bots.Budget(iterations=6)))


@usual_table
def test_its_environment_for_learning_steps_through_a_game(table: Table) -> None:
    from open_spiel.python import rl_environment

    env = rl_environment.Environment(loaded(table, max_game_length=300), include_full_state=True)
    env.seed(1)
    step = env.reset()
    while not step.last():
        player = step.observations["current_player"]
        step = env.step([step.observations["legal_actions"][player][0]])
    assert sum(step.rewards) == pytest.approx(1)


def test_wrong_parameters_are_sentences() -> None:
    from open_spiel.python.observation import make_observation
    from pyspiel import IIGObservationType, PrivateInfoType

    everything = IIGObservationType(perfect_recall=False, private_info=PrivateInfoType.ALL_PLAYERS)
    with pytest.raises(ValueError, match="what the player alone knows"):
        make_observation(loaded(Table("rome", 2)), everything)
    with pytest.raises(Exception, match="at least 1 ply, not -1"):
        loaded(Table("rome", 2), max_game_length=-1)
    with pytest.raises(Exception, match="is for 2, 3, 4 players, not 7"):
        loaded(Table("rome", 7))
    with pytest.raises(Exception, match="cannot be 'rain'"):
        loaded(Table("rome", 2), hills="rain")
