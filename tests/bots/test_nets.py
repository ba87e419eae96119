"""The networks that ship with the games, and what the bots make of their numbers."""

from math import exp
from pathlib import Path

import pytest
from librt.random import Random

from ludus.analysis.values import Judge
from ludus.bots.bot import UNLIMITED_SECONDS
from ludus.bots.evaluation import Evaluation
from ludus.bots.nets import Layers, dumps, file_of, folder, layers_of, linear, load, loads
from ludus.bots.search import Search
from ludus.core.errors import LudusError
from ludus.core.game import CHANCE, OVER, Choices, Game, State
from ludus.core.registry import get, names
from ludus.games.municipium.state import Municipium
from tests.bots.toys import Nim


def drawn(game: Game, hidden: int) -> Layers:
    """A network of random numbers."""
    random, inputs = Random(1), range(len(game.features))

    def number() -> float:
        return random.random() * 0.2 - 0.1

    return Layers(
        [number() for _ in inputs],
        [[number() for _ in range(hidden)] for _ in inputs],
        [[number() for _ in range(hidden)] for _ in inputs],
        [number() for _ in range(hidden)],
        [number() for _ in range(hidden)],
    )


def by_hand(layers: Layers, seats: list[list[float]]) -> list[float]:
    """The chances of the seats by the formula, from the features of each."""
    strengths = []
    for own in seats:
        strength = sum(w * x for w, x in zip(layers.direct, own, strict=True))
        for h, bias in enumerate(layers.bias):
            total = bias + sum(row[h] * x for row, x in zip(layers.own, own, strict=True))
            for other in seats:
                if other is not own:
                    total += sum(row[h] * x for row, x in zip(layers.others, other, strict=True))
            strength += layers.output[h] * max(total, 0.0)
        strengths.append(strength)
    grown = [exp(strength) for strength in strengths]
    return [each / sum(grown) for each in grown]


def some_way_on(game: Game, players: int, plies: int) -> State:
    """A state that many random plies into a game."""
    state, random, choices = game.new(players), Random(players), Choices()
    for _ in range(plies):
        state.fill(choices)
        state.play(choices.draw(random) if state.actor == CHANCE else choices.pick(random))
        assert state.actor != OVER
    return state


@pytest.mark.parametrize("name", names())
@pytest.mark.parametrize("hidden", [0, 3, 16])
def test_the_chances_follow_from_the_formula(name: str, hidden: int) -> None:
    game = get(name)
    layers = drawn(game, hidden)
    for players in game.players:
        state = some_way_on(game, players, 90)
        evaluation = Evaluation(game, players, layers)
        flat = evaluation.measured(state)
        count = len(game.features)
        seats = [flat[seat * count : (seat + 1) * count] for seat in range(players)]
        assert len({tuple(seat) for seat in seats}) == players
        evaluation.evaluate(state)
        found = [evaluation.values[seat] for seat in range(players)]
        assert found == pytest.approx(by_hand(layers, seats), abs=1e-4)
        assert sum(found) == pytest.approx(1)


@pytest.mark.parametrize("name", names())
def test_what_was_evaluated_before_leaves_no_trace(name: str) -> None:
    game = get(name)
    layers = drawn(game, 4)
    used = Evaluation(game, 3, layers)
    for plies in (90, 20, 130, 91, 90):
        state = some_way_on(game, 3, plies)
        used.evaluate(state)
        fresh = Evaluation(game, 3, layers)
        fresh.evaluate(state)
        assert list(used.values) == list(fresh.values)


@pytest.mark.parametrize("name", names())
def test_every_game_ships_a_small_network_for_each_number_of_players(name: str) -> None:
    game = get(name)
    for players in game.players:
        file = file_of(game, players)
        assert file is not None
        assert len(file.read_bytes()) < 2_000_000
        layers = layers_of(game, players)
        assert loads(dumps(layers, game), game, "again") == layers
        assert any(layers.direct)


@pytest.mark.parametrize("players", get("municipium").players)
def test_who_leads_with_the_goal_reached_is_given_the_game(players: int) -> None:
    """MUN-37: the game goes on to the end of the turn, and is as good as won."""
    state = some_way_on(get("municipium"), players, 90)
    assert isinstance(state, Municipium)
    evaluation = Evaluation(state.game, players)
    for leader in range(players):
        for family in range(players):
            state.decurions[family] = state.goal if family == leader else state.goal - 1
        evaluation.evaluate(state)
        assert evaluation.values[leader] > 0.9


def test_a_game_in_which_nobody_has_a_point_is_nobodys_victory() -> None:
    """ROM-39: by the rules it is shared, and so it is in reviews, whose chances add up to 1."""
    state = only_drawn(draws=100)
    assert state.actor == OVER
    assert state.result().scores == [0, 0]
    evaluation = Evaluation(state.game, 2)
    evaluation.evaluate(state)
    assert [evaluation.values[seat] for seat in range(2)] == [0.0, 0.0]
    assert Judge(state.game, 2).glance(state) == [0.5, 0.5]


def test_who_thinks_ahead_begins_to_build_before_the_tiles_run_out() -> None:
    """ROM-33: the next draw ends the game; both would rather wait for the other to begin."""
    state = only_drawn(draws=25)
    search = Search(state.game, 2, int(state.actor))
    search.grow(state, 600, UNLIMITED_SECONDS, Random(1))
    assert state.game.text(search.best()) == "play"


def only_drawn(draws: int) -> State:
    """Rome with two players after so many draws of tiles and nothing else, or at its end."""
    state, random, choices = get("rome").new(2), Random(6), Choices()
    draw = state.game.parse("draw")
    while state.actor != OVER:
        state.fill(choices)
        if state.actor == CHANCE:
            state.play(choices.draw(random))
        elif not choices.holds(draw):
            state.play(choices.ids[0])
        elif draws > 0:
            draws -= 1
            state.play(draw)
        else:
            break
    return state


def test_a_feature_that_came_later_counts_for_nothing() -> None:
    game = get("rome")
    layers = drawn(game, 2)
    text = dumps(layers, game).replace('"coins"', '"no such thing"')
    with pytest.raises(LudusError, match="features Rome: City of Marble has not"):
        loads(text, game, "old.json")
    lines = dumps(linear([1.0] * len(game.features)), game)
    shorter = lines.replace('"points for buildings", ', "").replace("[1.0, 1.0", "[1.0", 1)
    assert loads(shorter, game, "older.json").direct[:2] == [0.0, 1.0]


def test_a_number_of_players_without_a_network_shares_the_one_for_more() -> None:
    game = get("municipium")
    assert not (folder(game) / "3.json").is_file()
    assert layers_of(game, 3) == layers_of(game, 4) != layers_of(game, 2)


def test_a_game_without_a_network_counts_points() -> None:
    assert layers_of(Nim(), 2) == linear([0.1])


def test_a_file_that_is_no_network_is_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "net.json").write_text("{}")
    with pytest.raises(LudusError, match=r"net\.json holds no network"):
        load(tmp_path / "net.json", get("rome"))
