"""Many tables at once."""

from typing import Any

import numpy as np
import pytest

from ludus.core.errors import IllegalAction, LudusError
from ludus.core.match import replayed
from ludus.core.observe import Mask, observe, width
from ludus.core.registry import get, names
from ludus.core.sheet import Sheet
from ludus.vector import Parallel, Tables
from tests.conformance.tables import Table, usual_tables

every_game = pytest.mark.parametrize("name", names())
usual_table = pytest.mark.parametrize("table", usual_tables(), ids=str)


def check_rows(tables: Tables) -> None:
    """Every row is what the state of its table says on a sheet that nothing was written on."""
    mask = Mask(tables.game)
    for i, state in enumerate(tables._rows.states):
        sheet = Sheet(width(tables.game, tables.players))
        observe(state, int(state.actor), sheet)
        mask.write(state)
        assert (tables.observations[i] == np.asarray(sheet.row())).all()
        assert (tables.masks[i] == np.asarray(mask.row())).all()
        assert tables.actors[i] == state.actor >= 0


@usual_table
def test_every_row_is_what_the_state_of_its_table_says(table: Table) -> None:
    tables = Tables(table.name, 3, table.players, seed=2)
    check_rows(tables)
    number = ended = 0
    while not ended:
        tables.step(tables.sample())
        number += 1
        ended += int(tables.ended.sum())
        assert np.allclose(tables.shares.sum(axis=1)[tables.ended], 1)
        if number % 29 == 0 or ended:
            check_rows(tables)


@every_game
def test_a_game_ends_with_the_result_of_its_rules(name: str) -> None:
    tables = Tables(name, 2, 3, seed=5)
    ended = 0
    while ended < 2:
        before = [state.copy() for state in tables._rows.states]
        actions = tables.sample().copy()
        tables.step(actions)
        for i in np.flatnonzero(tables.ended):
            before[i].play(int(actions[i]))
            ended += 1
            if before[i].actor == -2:
                assert tables.scores[i].tolist() == before[i].result().scores
                assert tables.shares[i].tolist() == before[i].result().shares()


def test_a_table_plays_the_same_games_however_many_there_are() -> None:
    few, many = Tables("rome", 2, 2, seed=7), Tables("rome", 5, 2, seed=7)
    for _ in range(80):
        few.step(few.sample())
        many.step(many.sample())
        assert (many.observations[:2] == few.observations).all()
    many.reset(7)
    again = Tables("rome", 5, 2, seed=7)
    assert (many.observations == again.observations).all()


@every_game
def test_the_other_seats_play_at_random_or_by_a_policy_of_the_same_arrays(name: str) -> None:
    asked: list[int] = []

    def first_legal(observations: Any, masks: Any) -> Any:
        asked.append(len(observations))
        return masks.argmax(axis=1)

    for opponents in ("random", first_legal):
        tables = Tables(name, 4, 3, seed=1, seat=1, opponents=opponents)
        ended = 0
        while not ended:
            assert (tables.actors == 1).all()
            tables.step(tables.sample())
            ended += int(tables.ended.sum())
        check_rows(tables)
    assert max(asked) > 1


def test_bots_of_the_ladder_take_the_other_seats_and_games_are_kept() -> None:
    tables = Tables("municipium", 2, 2, seed=3, seat=1, opponents="tiro")
    won: list[float] = []
    while len(won) < 2:
        assert (tables.actors == 1).all()
        tables.step(tables.sample())
        for i in np.flatnonzero(tables.ended):
            ended = replayed(tables.record(int(i)))
            assert ended.state.result().scores == tables.scores[i].tolist()
            won.append(tables.shares[i][0])
    assert sum(won) > 0
    check_rows(tables)


@every_game
def test_agents_decide_at_all_tables_that_wait_for_them(name: str) -> None:
    tables = Parallel(name, 5, 3)
    alone = Tables(name, 5, 3, seed=4)
    seen, infos = tables.reset(seed=4)
    choice = np.random.default_rng(5)
    over = False
    while not over:
        assert sum(len(info["tables"]) for info in infos.values()) == 5
        for seat, (agent, info) in enumerate(infos.items()):
            assert (alone.actors[info["tables"]] == seat).all()
            assert (seen[agent]["observation"] == alone.observations[info["tables"]]).all()
        chosen = np.array([choice.choice(np.flatnonzero(mask)) for mask in alone.masks])
        seen, rewards, ended, cut, infos = tables.step(
            {agent: chosen[info["tables"]] for agent, info in infos.items()}
        )
        alone.step(chosen)
        over = bool(ended["player_0"].any())
        gained = sum(rewards.values())
        assert np.allclose(gained, ended["player_0"])
        assert not cut["player_2"].any()


def test_an_illegal_action_is_refused_and_nothing_is_played() -> None:
    tables = Tables("municipium", 2, 2, seed=1)
    before = tables.observations.copy()
    for bad in (int(np.flatnonzero(~tables.masks[1])[0]), 5_000, -7):
        with pytest.raises(IllegalAction, match=rf"Table 1 cannot play {bad}: .*\.$"):
            tables.step(np.array([int(tables.masks[0].argmax()), bad]))
    assert (tables.observations == before).all()
    with pytest.raises(LudusError, match="2 tables need as many actions, not 3"):
        tables.step(np.zeros(3))
    with pytest.raises(ValueError, match="read-only"):
        tables.masks[0] = True


def test_wrong_settings_are_sentences() -> None:
    with pytest.raises(LudusError, match="at least one table, not 0"):
        Tables("rome", 0)
    with pytest.raises(LudusError, match="A seat is from 0 to 1, not 2"):
        Tables("rome", 2, 2, seat=2)
    with pytest.raises(LudusError, match="no bot 'nobody'"):
        Tables("rome", 2, 2, seat=1, opponents="nobody")
    with pytest.raises(LudusError, match="2 tables need one seed, or as many, not 3"):
        Tables("rome", 2, 2, seed=[1, 2, 3])
    with pytest.raises(LudusError, match="with recorded=True"):
        Tables("rome", 2, 2).record(0)
    with pytest.raises(LudusError, match="No game has ended at table 1 yet"):
        Tables("rome", 2, 2, recorded=True).record(1)


@every_game
def test_gymnasium_makes_many_tables_by_default(name: str) -> None:
    import gymnasium

    from ludus.envs.gymnasium import LudusVectorEnv, gymnasium_id

    envs: Any = gymnasium.make_vec(gymnasium_id(name), num_envs=3, players=2, reward="lead")
    assert isinstance(envs, LudusVectorEnv)
    seen, info = envs.reset(seed=1)
    gained: list[bool] = []
    while len(gained) < 2:
        assert envs.observation_space.contains(seen)
        seen, rewards, ended, cut, info = envs.step(envs.tables.sample())
        assert info["action_mask"].shape == (3, get(name).decisions)
        assert not cut.any()
        assert (rewards[~ended] == 0).all()
        for table in np.flatnonzero(ended):
            scores = envs.tables.scores[table]
            gained.append(bool(rewards[table] == scores[0] - scores[1]))
    assert all(gained)
    again, _ = envs.reset(seed=1)
    assert (again == gymnasium.make_vec(gymnasium_id(name), 3, players=2).reset(seed=1)[0]).all()
