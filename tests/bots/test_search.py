"""The tree search, on toys whose best play is known."""

import pytest
from librt.random import Random

from ludus.bots import Observation
from ludus.bots.ladder import Searcher
from ludus.bots.search import Search
from ludus.core.game import Game, State
from ludus.core.match import Match
from ludus.core.registry import get
from tests.bots.toys import Guess, Kings, Lottery, Nim


def searched(state: State, seat: int, iterations: int = 400, seed: int = 1) -> Search:
    search = Search(state.game, int(state.players), seat)
    search.grow(state, iterations, 1e9, Random(seed))
    return search


def best(state: State, seat: int) -> int:
    return searched(state, seat).best()


@pytest.mark.parametrize(("taken", "winning"), [([], 1), ([2, 1], 2), ([3, 3], 3)])
def test_it_finds_the_winning_move_of_nim(taken: list[int], winning: int) -> None:
    state = Nim().new(2)
    for id in taken:
        state.apply(id)
    assert best(state, 0) == winning


def test_it_weighs_chance() -> None:
    search = searched(Lottery().new(2), 0, 2000)
    assert search.best() == 2
    value = {id: value for id, _, value in search.results()}[2]
    assert value == pytest.approx(0.75, abs=0.05)


def test_every_seat_plays_for_itself() -> None:
    search = searched(Kings().new(3), 0)
    assert search.best() == 2
    assert search.values() == pytest.approx([1 / 3] * 3, abs=0.05)


@pytest.mark.parametrize("secret", [11, 12, 13])
def test_it_cannot_see_what_its_seat_has_not_seen(secret: int) -> None:
    state = Guess().new(2)
    state.apply(secret)
    search = searched(state, 0)
    assert search.best() == 2
    assert sorted(search.results()) == sorted(searched(_other(secret), 0).results())


def _other(secret: int) -> State:
    state = Guess().new(2)
    state.apply(11 + (secret - 10) % 3)
    return state


def test_a_draw_nobody_sees_leads_to_one_node() -> None:
    search = searched(Guess().new(2), 0, 100)
    assert [id for id, _, _ in search.results()] == [-1]


def test_same_seed_same_tree() -> None:
    state = midgame(get("municipium"), 3)
    first, again = (searched(state, int(state.actor)) for _ in range(2))
    assert first.results() == again.results()
    assert first.results() != searched(state, int(state.actor), seed=2).results()


def test_values_are_chances_of_winning() -> None:
    state = midgame(get("municipium"), 4)
    search = searched(state, int(state.actor), 100)
    assert sum(search.values()) == pytest.approx(1)
    assert all(0 <= value <= 1 for _, _, value in search.results())


def test_the_tree_is_kept_where_the_game_goes_on_in_it() -> None:
    state = midgame(get("municipium"), 2)
    seat = int(state.actor)
    search = searched(state, seat)
    id = search.best()
    tries = {id: tries for id, tries, _ in search.results()}[id]
    assert search.advance([id])
    assert tries > 100
    assert sum(tried for _, tried, _ in search.results()) == tries - 1
    assert not search.advance([get("municipium").decisions - 1])


def test_a_tree_with_little_room_left_is_begun_anew() -> None:
    bot, match, random = Searcher(), Match(get("municipium"), 2, story=False), Random(5)
    match.state = midgame(match.game, 2)
    shown = Observation(match, int(match.state.actor), random)
    tree = bot.search(shown)
    tree.grow(shown.sample(), 50, 1e9, random)
    assert bot.search(shown) is tree
    tree.most_nodes = tree.nodes
    assert bot.search(shown) is not tree


def test_it_stops_when_nothing_can_change_any_more() -> None:
    state = Nim().new(2)
    for id in (3, 3):
        state.apply(id)
    search = searched(state, 0, 10_000)
    assert search.best() == 3
    assert search.iterations < 6_000


def midgame(game: Game, players: int) -> State:
    """A position some decisions into a game, where a seat has a choice."""
    state = game.new(players)
    random = Random(5)
    plies = 0
    while plies < 60 or len(state.legal()) < 4:
        ids = [id for id, _ in state.outcomes()] or state.legal()
        state.apply(ids[random.randrange(len(ids))])
        plies += 1
    return state
