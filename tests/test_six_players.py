"""A game of somebody else for five or six players: nothing is made for four."""

from collections.abc import Iterator

import pytest
from librt.random import Random

from ludus.bots import Lineup
from ludus.core import registry
from ludus.core.game import OVER
from ludus.core.match import Match
from ludus.core.observe import fields, width
from ludus.core.sheet import ordinal
from tests.bots.toys import Bids


class Entry:
    """An entry point as an installed package would have it."""

    name = "bids"

    def load(self) -> Bids:
        return Bids()


@pytest.fixture
def bids(monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    monkeypatch.setattr(registry, "_entries", lambda: {"bids": Entry()})
    yield "bids"
    registry.get.cache_clear()


@pytest.mark.parametrize("players", [5, 6])
@pytest.mark.parametrize("bot", ["random", "tiro", "miles"])
def test_bots_play_it_to_the_end(players: int, bot: str) -> None:
    game, random = Bids(), Random(1)
    match = Match(game, players, story=False)
    Lineup(game, [bot] * players, iterations=30).play_on(match, lambda actor: random)
    assert match.state.actor == OVER
    assert len(match.plies) == 2 * players
    assert sum(match.state.result().shares()) == pytest.approx(1)
    assert match.record.seats == list(game.colours[:players])


def test_what_it_leaves_out_has_a_default() -> None:
    assert Bids().teller.lines([]) == []


def test_every_seat_has_its_own_fields() -> None:
    described = fields(Bids(), 6)
    assert [field.name for field in described if field.name.endswith("score")] == [
        *("own score", "next score", "second next score", "third next score"),
        *("fourth next score", "fifth next score"),
    ]
    assert width(Bids(), 6) == 6 * 4 + 1
    assert ordinal(7) == "7th next"


def test_the_environments_and_the_dataset_seat_six(bids: str) -> None:
    pytest.importorskip("pyarrow")
    gymnasium = pytest.importorskip("ludus.envs.gymnasium")
    pettingzoo = pytest.importorskip("ludus.envs.pettingzoo")
    from ludus.arena import dataset

    (episode,) = dataset.play(bids, ["tiro", *["random"] * 5], n=1, players=6)
    assert episode.actors.tolist() == [*range(6), *range(6)]
    env = gymnasium.env(bids, 6, seat=5, opponents="random")
    observation, info = env.reset(seed=1)
    assert observation.shape == (25,)
    while not env.over:
        env.step(int(info["action_mask"].argmax()))
    table = pettingzoo.raw_env(bids, 6)
    table.reset(seed=1)
    assert len(table.agents) == 6
    assert table.agent_selection == "player_0"
