"""One seat of a game as a Gymnasium environment."""

import pickle
import warnings
from copy import deepcopy
from typing import Any

import numpy as np
import pytest

from ludus.core.errors import LudusError
from ludus.core.match import replayed
from ludus.core.observe import width
from ludus.core.registry import get, names
from tests.conformance.tables import Table, usual_tables

pytestmark = pytest.mark.filterwarnings("ignore:.*checker.*:UserWarning")
usual_table = pytest.mark.parametrize("table", usual_tables(), ids=str)
every_game = pytest.mark.parametrize("name", names())


def made(name: str, players: int, **settings: Any) -> Any:
    from ludus.envs import gymnasium

    return gymnasium.env(name, players, **settings)


def rollout(env: Any, seed: int, most: int = 10_000) -> tuple[list[int], float]:
    """A game at random: the ids chosen and what it brought."""
    random = np.random.default_rng(seed)
    _, info = env.reset(seed=seed)
    ids: list[int] = []
    gained = 0.0
    for _ in range(most):
        assert (info["action_mask"] == env.action_masks()).all()
        ids.append(int(random.choice(np.flatnonzero(info["action_mask"]))))
        _, reward, ended, cut, info = env.step(ids[-1])
        gained += reward
        if ended or cut:
            break
    return ids, gained


@usual_table
def test_it_passes_the_environment_checker(table: Table) -> None:
    import gymnasium
    from gymnasium.utils.env_checker import check_env

    from ludus.envs.gymnasium import gymnasium_id

    env = gymnasium.make(gymnasium_id(table.name), players=table.players)
    assert env.spec is not None
    assert env.spec.id == f"ludus/{table.name.capitalize()}-v{table.game.rules_version}"
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        check_env(env.unwrapped)


@usual_table
def test_the_seat_learns_and_the_others_are_played(table: Table) -> None:
    env = made(table.name, table.players, seat=None)
    total = 0.0
    for seed in range(4):
        _, gained = rollout(env, seed)
        assert env.table.over()
        assert gained == env.table.rewards()[env.seat]
        total += gained
        record = env.record()
        assert record.seats.index("learner") == env.seat
        assert replayed(record).state.result() == env.table.state.result()
    assert 0 <= total <= 4


@every_game
def test_a_seed_gives_the_same_game_with_bots_too(name: str) -> None:
    games = [rollout(made(name, 2, opponents="tiro"), 5, most=12) for _ in range(2)]
    assert games[0] == games[1]


@usual_table
@pytest.mark.parametrize("opponents", ["random", "tiro"])
def test_copies_go_on_like_the_original(table: Table, opponents: str) -> None:
    env = made(table.name, table.players, opponents=opponents)
    rollout(env, 2, most=10)
    twins = [env, deepcopy(env), pickle.loads(pickle.dumps(env))]
    for _ in range(10):
        action = int(np.flatnonzero(env.action_masks())[-1])
        seen = [twin.step(action) for twin in twins]
        assert all((other[0] == seen[0][0]).all() for other in seen)
        assert all((other[4]["action_mask"] == seen[0][4]["action_mask"]).all() for other in seen)
        if seen[0][2]:
            break
    resets = [twin.reset() for twin in twins]
    assert all((other[0] == resets[0][0]).all() for other in resets)


@every_game
@pytest.mark.parametrize("mode", ["sync", "async"])
def test_vectorised_environments_stack_observations_and_masks(name: str, mode: str) -> None:
    import gymnasium

    from ludus.envs.gymnasium import gymnasium_id

    envs: Any = gymnasium.make_vec(
        gymnasium_id(name), num_envs=2, vectorization_mode=mode, players=2, seat=None
    )
    seen, info = envs.reset(seed=1)
    assert seen.shape == (2, width(get(name), 2))
    alone, _ = made(name, 2, seat=None).reset(seed=2)
    assert (seen[1] == alone).all()
    for _ in range(20):
        masks = info["action_mask"]
        assert masks.shape == (2, get(name).decisions)
        assert (np.stack(envs.call("action_masks")) == masks).all()
        seen, _, _, cut, info = envs.step(masks.argmax(axis=1))
        assert not cut.any()
    envs.close()


def test_an_illegal_action_ends_the_game_with_a_sentence() -> None:
    env = made("municipium", 2)
    _, info = env.reset(seed=1)
    illegal = int(np.flatnonzero(info["action_mask"] == 0)[0])
    _, reward, ended, _, info = env.step(illegal)
    assert (reward, ended) == (-1.0, True)
    assert info["illegal"].endswith((".", "?"))
    with pytest.raises(LudusError, match=r"call reset\(\) first"):
        env.step(illegal)


@every_game
def test_it_is_drawn_to_pixels_as_libraries_ask_for_it(name: str) -> None:
    import gymnasium

    from ludus.envs.gymnasium import gymnasium_id

    env = gymnasium.make(gymnasium_id(name), render_mode="rgb_array", players=2)
    env.reset(seed=1)
    drawn: Any = env.render()
    assert drawn.dtype == np.uint8
    assert drawn.shape[1:] == (800, 3)
    assert drawn.std() > 10


@every_game
def test_the_mask_can_be_a_part_of_the_observation(name: str) -> None:
    env = made(name, 2, mask="observation")
    seen, info = env.reset(seed=1)
    assert env.observation_space.contains(seen)
    assert (seen["action_mask"] == info["action_mask"]).all()
    seen, *_ = env.step(int(seen["action_mask"].argmax()))
    assert env.observation_space.contains(seen)


def test_a_potential_pays_on_the_way_what_it_takes_back_at_the_end() -> None:
    _, plain = rollout(made("rome", 2), 3)
    paid, shaped = rollout(made("rome", 2, potential="score"), 3)
    assert len(paid) > 10
    assert shaped == pytest.approx(plain - 0.5)


def test_wrong_settings_are_sentences() -> None:
    with pytest.raises(LudusError, match="in 'info' or 'observation', not in 'hat'"):
        made("rome", 2, mask="hat")
    with pytest.raises(LudusError, match="seat is from 0 to 1, not 4"):
        made("rome", 2, seat=4)
    with pytest.raises(LudusError, match="There are 2 seats for bots, not 3"):
        made("rome", 3, opponents=["random"] * 3)
    with pytest.raises(LudusError, match="no bot 'hal'"):
        made("rome", 3, opponents="hal")
