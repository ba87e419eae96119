"""The games as PettingZoo environments, by PettingZoo's own tests and ours."""

import pickle
from copy import deepcopy
from typing import Any

import numpy as np
import pytest

from ludus.core.errors import IllegalAction, LudusError
from ludus.core.game import Result
from ludus.core.match import loads, replayed
from tests.conformance.tables import Table, all_tables, usual_tables

pytestmark = pytest.mark.filterwarnings("ignore:Observation:UserWarning")
usual_table = pytest.mark.parametrize("table", usual_tables(), ids=str)


def made(table: Table, **settings: Any) -> Any:
    from ludus.envs import pettingzoo

    return pettingzoo.env(table.name, table.players, options=table.options, **settings)


def played(env: Any, seed: int) -> dict[str, float]:
    """What each agent gets for a game at random, all agents seen to their end."""
    env.reset(seed=seed)
    random = np.random.default_rng(seed)
    gained = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        seen, reward, ended, cut, _ = env.last()
        gained[agent] += reward
        legal = np.flatnonzero(seen["action_mask"])
        env.step(None if ended or cut else int(random.choice(legal)))
    assert env.agents == []
    return gained


@pytest.mark.parametrize("table", all_tables(), ids=str)
def test_it_passes_the_api_test(table: Table) -> None:
    from pettingzoo.test import api_test

    api_test(made(table), num_cycles=20)


@usual_table
def test_it_passes_the_seed_test(table: Table) -> None:
    from pettingzoo.test import seed_test

    seed_test(lambda: made(table), num_cycles=20)


@usual_table
def test_rewards_are_the_victory_the_points_the_lead_or_the_rank(table: Table) -> None:
    env = made(table)
    gained = {"win": list(played(env, 1).values())}
    for reward in ("score", "lead", "rank"):
        gained[reward] = list(played(made(table, reward=reward), 1).values())
    scores = env.unwrapped.table.state.result().scores
    best = [max(scores[:seat] + scores[seat + 1 :]) for seat in range(table.players)]
    assert sum(gained["win"]) == pytest.approx(1)
    assert gained["score"] == scores
    assert gained["lead"] == [s - b for s, b in zip(scores, best, strict=True)]
    assert sum(gained["rank"]) == pytest.approx(table.players / 2)
    for seat, share in enumerate(gained["win"]):
        assert (share > 0) == (gained["rank"][seat] == max(gained["rank"]))


@usual_table
def test_a_potential_changes_when_rewards_come_and_not_who_is_best(table: Table) -> None:
    """Without discount all that it adds is what it was at the start, the same for every seat."""
    plain = played(made(table), 1)
    shaped = played(made(table, potential="score"), 1)
    for agent, reward in plain.items():
        assert shaped[agent] == pytest.approx(reward - 1 / table.players)


def discounted(env: Any, seed: int, by: float) -> dict[str, float]:
    """What each agent gets in a random game, discounted from one of its decisions to the next."""
    env.reset(seed=seed)
    random = np.random.default_rng(seed)
    gained = dict.fromkeys(env.possible_agents, 0.0)
    worth = dict.fromkeys(env.possible_agents, 1.0)
    for agent in env.agent_iter():
        seen, reward, ended, cut, _ = env.last()
        gained[agent] += worth[agent] * reward
        worth[agent] *= by
        over = ended or cut
        env.step(None if over else int(random.choice(np.flatnonzero(seen["action_mask"]))))
    return gained


@usual_table
def test_what_a_potential_adds_is_discounted_as_each_agent_learns(table: Table) -> None:
    """However often the others decide between two decisions of an agent."""
    plain = discounted(made(table), 2, 0.9)
    shaped = discounted(made(table, potential="score", discount=0.9), 2, 0.9)
    for agent, gained in plain.items():
        assert shaped[agent] == pytest.approx(gained - 1 / table.players)


def test_what_a_potential_has_paid_is_taken_back_from_who_ends_the_game_illegally() -> None:
    env = made(Table("municipium", 2), potential="score")
    env.reset(seed=1)
    gained = dict.fromkeys(env.possible_agents, 0.0)
    for decided, agent in enumerate(env.agent_iter()):
        seen, reward, ended, _, _ = env.last()
        gained[agent] += reward
        mask = seen["action_mask"]
        env.step(None if ended else int(mask.argmin() if decided == 150 else mask.argmax()))
    assert sorted(gained.values()) == pytest.approx([-1.5, -0.5])


def test_ties_share_a_rank() -> None:
    from ludus.envs.table import payoffs

    tied = Result([3, 3, 1], [0, 1], [], [0, 0, 5])
    assert payoffs(tied, "rank") == [0.75, 0.75, 0]
    assert payoffs(tied, "lead") == [0, 0, -2]


@usual_table
def test_max_cycles_cuts_the_game_short(table: Table) -> None:
    env = made(table, max_cycles=7)
    env.reset(seed=1)
    random = np.random.default_rng(1)
    decided = 0
    for _ in env.agent_iter():
        seen, reward, ended, cut, _ = env.last()
        assert reward == 0
        assert not ended
        decided += not cut
        env.step(None if cut else int(random.choice(np.flatnonzero(seen["action_mask"]))))
    assert decided == 7


@usual_table
def test_agents_decide_when_the_rules_ask_them_and_as_they_may(table: Table) -> None:
    env = made(table)
    env.reset(seed=3)
    random = np.random.default_rng(3)
    for agent in env.agent_iter(60):
        seen, *_ = env.last()
        state = env.unwrapped.table.state
        seat = env.possible_agents.index(agent)
        assert int(state.actor) == seat
        assert sorted(state.legal()) == list(np.flatnonzero(seen["action_mask"]))
        for other in set(env.possible_agents) - {agent}:
            assert not env.observe(other)["action_mask"].any()
        env.step(int(random.choice(np.flatnonzero(seen["action_mask"]))))


def test_an_illegal_action_ends_the_game_or_is_refused_with_a_sentence() -> None:
    from ludus.envs import pettingzoo

    env = pettingzoo.env("municipium", 2)
    env.reset(seed=1)
    agent = env.agent_selection
    illegal = int(np.flatnonzero(env.observe(agent)["action_mask"] == 0)[0])
    env.step(illegal)
    assert env.terminations[agent]
    assert env.rewards[agent] == -1
    assert all(env.terminations.values())
    assert sum(env.rewards.values()) == -1
    bare = pettingzoo.raw_env("municipium", 2)
    bare.reset(seed=1)
    with pytest.raises(IllegalAction):
        bare.step(illegal)


def test_wrong_settings_are_sentences() -> None:
    from ludus.envs import pettingzoo

    with pytest.raises(LudusError, match="no game 'chess'"):
        pettingzoo.env("chess")
    with pytest.raises(LudusError, match="is for 2, 3, 4 players, not 7"):
        pettingzoo.env("rome", 7)
    with pytest.raises(LudusError, match="one of win, score, lead, rank, not 'glory'"):
        pettingzoo.env("rome", 2, reward="glory")
    with pytest.raises(LudusError, match="potential is 'score' or None, not 'luck'"):
        pettingzoo.env("rome", 2, potential="luck")
    with pytest.raises(LudusError, match=r"call reset\(\) first"):
        pettingzoo.env("rome", 2).step(0)
    with pytest.raises(LudusError, match="as 'oil', only as human, ansi, svg, rgb_array"):
        pettingzoo.env("rome", 2, render_mode="oil")


@usual_table
def test_it_passes_the_render_test(table: Table, capsys: pytest.CaptureFixture[str]) -> None:
    from pettingzoo.test import render_test

    render_test(
        lambda render_mode: made(table, render_mode=render_mode),
        custom_tests={"svg": lambda drawn: drawn.startswith("<svg ")},
    )
    board = made(table, render_mode="ansi")
    board.reset(seed=1)
    shown = made(table, render_mode="human")
    capsys.readouterr()
    shown.reset(seed=1)
    assert capsys.readouterr().out == board.render() + "\n"


def test_what_has_no_mode_renders_nothing_and_says_so() -> None:
    env = made(Table("rome", 2))
    env.reset(seed=1)
    with pytest.warns(UserWarning, match="make it with a render_mode"):
        assert env.render() is None


@usual_table
def test_copies_go_on_like_the_original(table: Table) -> None:
    env = made(table)
    env.reset(seed=3)
    random = np.random.default_rng(3)
    for _ in env.agent_iter(40):
        env.step(int(random.choice(np.flatnonzero(env.last()[0]["action_mask"]))))
    before = env.unwrapped.table.state.key()
    for twin in (deepcopy(env), pickle.loads(pickle.dumps(env))):
        again = deepcopy(env)
        for _ in twin.agent_iter(40):
            for mine, theirs in zip(twin.last()[0].values(), again.last()[0].values(), strict=True):
                assert (mine == theirs).all()
            action = int(random.choice(np.flatnonzero(twin.last()[0]["action_mask"])))
            twin.step(action)
            again.step(action)
    assert env.unwrapped.table.state.key() == before


@usual_table
def test_what_was_played_is_a_record(table: Table) -> None:
    env = made(table)
    played(env, 5)
    record = env.unwrapped.record()
    assert replayed(record).state.result() == env.unwrapped.table.state.result()
    assert record.seats == env.possible_agents
    assert loads(record.to_json()).record == record
