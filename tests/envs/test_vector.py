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
    assert (tables.observations == before).all()
    with pytest.raises(ValueError, match="read-only"):
        tables.masks[0] = True


@pytest.mark.parametrize(
    ("made", "said"),
    [
        (lambda legal: np.append(legal, 0), r"2 tables need as many .* not one of shape \(3,\)"),
        (lambda legal: legal[:, None], r"of shape \(2,\), not one of shape \(2, 1\)"),
        (lambda legal: int(legal[0]), r"not one of shape \(\)"),
        (lambda legal: legal + 0.4, "whole numbers, not float64"),
        (lambda legal: legal > 0, "whole numbers, not bool"),
        (lambda legal: legal.astype(str), "whole numbers, not <U"),
    ],
)
def test_what_is_no_array_of_actions_is_not_taken_for_one(made: Any, said: str) -> None:
    tables = Tables("municipium", 2, 2, seed=1)
    before = tables.observations.copy()
    legal = tables.masks.argmax(axis=1)
    with pytest.raises(LudusError, match=said):
        tables.step(made(legal))
    seat = 1 - int(tables.actors[0])
    with pytest.raises(LudusError, match=r"whole numbers|need as many"):
        Tables("municipium", 2, 2, seed=1, seat=seat, opponents=lambda seen, masks: made(legal))
    assert (tables.observations == before).all()
    tables.step(legal.astype(">i2").tolist())
    assert (tables.observations != before).any()


@pytest.mark.parametrize("opponents", ["random", lambda seen, masks: masks.argmax(axis=1)])
def test_arrays_are_those_of_now_after_a_reset_too(opponents: Any) -> None:
    tables = Tables("municipium", 3, 2, seed=1, seat=0, opponents=opponents)
    kept = {name: getattr(tables, name) for name in ("observations", "masks", "actors", "ended")}
    ended = 0
    while not ended:
        tables.step(tables.sample())
        ended = int(tables.ended.sum())
        assert all(getattr(tables, name) is array for name, array in kept.items())
    tables.reset(8)
    assert not kept["ended"].any()
    again = Tables("municipium", 3, 2, seed=8, seat=0, opponents=opponents)
    for name, array in kept.items():
        assert (array == getattr(again, name)).all()
    tables.reset()
    assert (tables.observations != again.observations).any()


def test_seeds_are_whole_numbers_of_any_kind() -> None:
    one = Tables("rome", 2, 2, seed=5)
    same = Tables("rome", 2, 2, seed=np.int64(5))  # type: ignore[arg-type]
    assert (one.observations == same.observations).all()
    each = Tables("rome", 2, 2, seed=np.array([5, 6]))  # type: ignore[arg-type]
    assert (each.observations == Tables("rome", 2, 2, seed=[5, 6]).observations).all()
    any_seed = [Tables("rome", 4, 2, seed=None).observations for _ in range(2)]
    assert (any_seed[0] != any_seed[1]).any()
    for bad in (1.5, "ab", 1 << 80, [1.5, 2]):
        with pytest.raises(LudusError, match="A seed is a whole number of up to 63 bits, not "):
            Tables("rome", 2, 2, seed=bad)  # type: ignore[arg-type]


@every_game
def test_what_a_seat_knew_at_the_end_can_be_seen_when_the_next_game_has_begun(name: str) -> None:
    tables = Tables(name, 2, 3, seed=5, recorded=True)
    while not tables.ended[1]:
        tables.step(tables.sample())
    over = replayed(tables.record(1)).state
    sheet = Sheet(tables.width)
    for seat in range(3):
        observe(over, seat, sheet)
        assert (tables.final(1, seat) == np.asarray(sheet.row())).all()
    assert tables.result(1).scores == over.result().scores == tables.scores[1].tolist()


def test_wrong_settings_are_sentences() -> None:
    with pytest.raises(LudusError, match="at least one table, not 0"):
        Tables("rome", 0)
    with pytest.raises(LudusError, match="A seat is from 0 to 1, not 2"):
        Tables("rome", 2, 2, seat=2)
    with pytest.raises(LudusError, match="no bot 'nobody'"):
        Tables("rome", 2, 2, seat=1, opponents="nobody")
    with pytest.raises(LudusError, match="2 tables need one seed, or as many, not 3"):
        Tables("rome", 2, 2, seed=[1, 2, 3])
    with pytest.raises(LudusError, match="Opponents need a seat that is not theirs"):
        Tables("rome", 2, 2, opponents="tiro")
    with pytest.raises(LudusError, match="the name of one bot, or one policy"):
        Tables("rome", 2, 2, seat=1, opponents=["tiro"])  # type: ignore[arg-type]
    with pytest.raises(LudusError, match="from 0 to 1, so there is no -1"):
        Tables("rome", 2, 2, recorded=True).record(-1)
    with pytest.raises(LudusError, match="with recorded=True"):
        Tables("rome", 2, 2).record(0)
    with pytest.raises(LudusError, match="No game has ended at table 1 yet"):
        Tables("rome", 2, 2, recorded=True).record(1)


def test_agents_that_are_not_there_and_what_is_not_an_action_each_are_sentences() -> None:
    agents = Parallel("rome", 4, 2)
    with pytest.raises(LudusError, match="no agent 'nobody', only player_0, player_1"):
        agents.step({"nobody": np.array([1])})
    seen, _ = agents.reset(seed=1)
    waiting = len(seen["player_0"]["observation"])
    with pytest.raises(LudusError, match=f"{waiting} tables need as many actions"):
        agents.step({"player_0": np.zeros(waiting + 1, int)})
    _, rewards, *_ = agents.step({})
    assert not rewards["player_1"].any()
    again, _ = agents.reset()
    assert any(seen[a]["observation"].tolist() != again[a]["observation"].tolist() for a in seen)


@every_game
@pytest.mark.parametrize("reward", ["win", "score", "lead", "rank"])
def test_many_tables_pay_at_the_end_what_one_does_and_show_it(name: str, reward: Any) -> None:
    """What Gymnasium's own vector environment of single tables tells where a game ends."""
    import gymnasium

    from ludus.envs.gymnasium import gymnasium_id
    from ludus.envs.table import payoffs

    many: Any = gymnasium.make_vec(gymnasium_id(name), 3, players=3, seat=2, reward=reward)
    _, info = many.reset(seed=[4, 5, 6])
    rewards = ended = np.zeros(3, bool)
    while not ended.any():
        assert "final_obs" not in info
        _, rewards, ended, _, info = many.step(many.tables.sample())
    assert (info["_final_obs"] == ended).all()
    assert (info["_final_info"] == ended).all()
    assert not info["final_info"]["action_mask"].any()
    for table in np.flatnonzero(ended).tolist():
        assert rewards[table] == payoffs(many.tables.result(table), reward)[2]
        assert (info["final_obs"][table] == many.tables.final(table, 2)).all()


@every_game
def test_gymnasium_makes_many_tables_by_default(name: str) -> None:
    import gymnasium

    from ludus.envs.gymnasium import LudusVectorEnv, gymnasium_id

    with pytest.raises(LudusError, match="the learner has one seat"):
        gymnasium.make_vec(gymnasium_id(name), num_envs=3, players=2, seat=None)
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
