"""The contract, tried on every registered game, number of players and option."""

import json
import os
import subprocess
import sys

import pytest
from librt.random import Random

from ludus.core.errors import BadSetup, IllegalAction, LudusError
from ludus.core.game import CHANCE, OVER, Choices, State
from ludus.core.language import FIRST, LANGUAGES, words
from ludus.core.match import Match, loads, replayed
from ludus.core.message import EVERYONE, SPECTATOR, Event, Message
from ludus.core.record import HIDDEN, from_json
from ludus.core.registry import get, names
from tests.conformance.tables import Table, all_tables, check_pieces, told, usual_tables, walk

SEEDS = range(3)
every_table = pytest.mark.parametrize("table", all_tables(), ids=str)
usual_table = pytest.mark.parametrize("table", usual_tables(), ids=str)
every_game = pytest.mark.parametrize("name", names())


def some_states(table: Table, seed: int, step: int) -> list[State]:
    """Copies of every so many states of a random game."""
    return [state.copy() for i, state in enumerate(walk(table, seed)) if i % step == seed % step]


@every_table
def test_random_games_end_and_always_offer_something(table: Table) -> None:
    for seed in SEEDS:
        state = table.new()
        for state in walk(table, seed):
            if state.actor >= 0:
                legal = state.legal()
                assert legal
                assert len(set(legal)) == len(legal)
                assert all(0 <= id < table.game.decisions for id in legal)
                assert state.actor < table.players
                assert state.outcomes() == []
            elif state.actor == CHANCE:
                outcomes = state.outcomes()
                assert outcomes
                assert all(weight > 0 for _, weight in outcomes)
                assert all(
                    table.game.decisions <= id < len(table.game.actions) for id, _ in outcomes
                )
                assert state.legal() == []
        assert state.actor == OVER
        assert state.legal() == []
        assert state.outcomes() == []


@usual_table
def test_legal_is_accepted_and_illegal_refused_with_the_state_untouched(table: Table) -> None:
    for state in some_states(table, 1, 23):
        legal = set(state.legal()) | {id for id, _ in state.outcomes()}
        before = state.key()
        for id in range(-1, len(table.game.actions) + 1):
            if id in legal:
                state.copy().apply(id)
            else:
                with pytest.raises(IllegalAction) as refusal:
                    state.apply(id)
                assert str(refusal.value).endswith((".", "?"))
        assert state.key() == before


@usual_table
def test_refusals_are_sentences_in_every_language(table: Table) -> None:
    for state in some_states(table, 2, 41):
        allowed = set(state.legal()) | {id for id, _ in state.outcomes()}
        for id in set(range(len(table.game.actions))) - allowed:
            for language in LANGUAGES:
                assert table.game.say(state.refusal(id), language).endswith((".", "?"))


@usual_table
def test_a_copy_is_equal_and_independent(table: Table) -> None:
    random = Random(5)
    choices = Choices()
    for state in some_states(table, 0, 17):
        before = state.key()
        twin = state.copy()
        assert twin.key() == before
        for _ in range(40):
            if twin.actor == OVER:
                break
            twin.fill(choices)
            twin.play(choices.draw(random) if twin.actor == CHANCE else choices.pick(random))
        assert state.key() == before


@every_table
def test_replaying_gives_the_identical_state_told_or_not(table: Table) -> None:
    ids = table.ids(4)
    match = table.match()
    state = table.new()
    for id in ids:
        match.apply(id)
        state.play(id)
        assert match.state.key() == state.key()
    assert match.at(len(ids) // 2).key() == replayed(match.record).at(len(ids) // 2).key()


@every_table
def test_pieces_are_conserved(table: Table) -> None:
    for seed in SEEDS:
        for state in walk(table, seed):
            check_pieces(table.name, state)


@usual_table
def test_a_view_is_plain_data_and_changes_nothing(table: Table) -> None:
    for state in some_states(table, 0, 19):
        before = state.key()
        for seat in (SPECTATOR, *range(table.players)):
            view = state.view(seat)
            assert json.loads(json.dumps(view)) == view
            shared = table.game.shared_view(state)
            own = table.game.own_view(state, seat, shared)
            assert {**shared, **own} == view
            assert own.keys() == table.game.own_view(state, SPECTATOR, shared).keys()
            assert view.keys() == table.game.new(table.players).view(seat).keys()
        assert state.key() == before


@usual_table
def test_a_sample_looks_the_same_and_conserves_the_pieces(table: Table) -> None:
    random = Random(9)
    for state in some_states(table, 1, 13):
        before = state.key()
        for seat in range(table.players):
            sample = state.sample(seat, random)
            assert sample.view(seat) == state.view(seat)
            assert sample.actor == state.actor
            assert sample.turn == state.turn
            if state.actor == seat:
                assert sample.legal() == state.legal()
            check_pieces(table.name, sample)
        assert state.key() == before


def twins(table: Table, seat: int, seed: int) -> tuple[Match, Match]:
    """Two matches that differ only in outcomes the seat does not see, as long as they can."""
    random = Random(seed + 100)
    one, other = table.match(), table.match()
    choices = Choices()
    for id in table.ids(seed):
        twin = id
        if one.state.actor == CHANCE and one.state.witness() not in (EVERYONE, seat):
            other.state.fill(choices)
            twin = int(choices.draw(random))
        if one.state.actor != other.state.actor or not other.state.allows(twin):
            break
        one.play(id)
        other.play(twin)
    return one, other


@usual_table
def test_what_a_seat_may_not_know_reaches_it_nowhere(table: Table) -> None:
    for seed in SEEDS:
        for seat in range(table.players):
            one, other = twins(table, seat, seed)
            over = one.state.actor == OVER
            assert len(one.plies) == len(other.plies)
            assert one.undoable(seat) == other.undoable(seat)
            for language in LANGUAGES:
                logs = [told(m, m.plies, seat, language) for m in (one, other)]
                assert logs[0] == logs[1]
            if not over:
                assert one.state.view(seat) == other.state.view(seat)
                assert one.seen_by(seat) == other.seen_by(seat)
            if one.state.actor == seat:
                assert one.state.legal() == other.state.legal()


@usual_table
def test_a_sampled_match_is_whole_and_every_seat_knows_what_it_drew(table: Table) -> None:
    random = Random(11)
    match = table.match()
    for number, id in enumerate(table.ids(5)):
        match.apply(id)
        if number % 131 or match.state.actor == OVER:
            continue
        for seat in range(table.players):
            sampled = match.sample(seat, random)
            assert sampled.seen_by(seat) == match.seen_by(seat)
            assert sampled.state.view(seat) == match.state.view(seat)
            assert replayed(sampled.record).state == sampled.state
            for other in range(table.players):
                knows = [id != HIDDEN for id in sampled.seen_by(other)]
                assert knows == [id != HIDDEN for id in match.seen_by(other)]


@usual_table
def test_a_sampled_match_holds_nothing_of_what_the_seat_may_not_know(table: Table) -> None:
    for seat in range(table.players):
        one, other = twins(table, seat, 2)
        if one.state.actor == OVER or one.state.actor != other.state.actor:
            continue
        first = one.sample(seat, Random(4)).record
        assert first == other.sample(seat, Random(4)).record
        different = one.sample(seat, Random(5)).record != first
        assert different == (HIDDEN in one.seen_by(seat))


@every_game
def test_ids_and_texts_round_trip(name: str) -> None:
    game = get(name)
    for id, action in enumerate(game.actions):
        assert game.parse(game.text(id)) == id
        assert game.describe(id) is action
    assert len(game.ids_by_text) == len(game.actions)
    with pytest.raises(LudusError, match="is not an action"):
        game.parse("eat grapes")
    with pytest.raises(LudusError, match="has no id"):
        game.describe(len(game.actions))


@every_table
def test_the_result_adds_up(table: Table) -> None:
    for seed in SEEDS:
        for state in walk(table, seed):
            result = state.result()
            assert len(result.scores) == len(result.tie_break) == table.players
            for seat, score in enumerate(result.scores):
                assert sum(line.points[seat] for line in result.lines) == score
            assert result.winners
            assert all(result.scores[seat] == max(result.scores) for seat in result.winners)


@usual_table
def test_records_round_trip_as_json_and_as_text(table: Table) -> None:
    match = table.match()
    for id in table.ids(6):
        match.apply(id)
    assert from_json(match.record.to_json()) == match.record
    assert loads(match.to_text()).record == match.record
    assert loads(match.to_text()).to_text() == match.to_text()


@usual_table
def test_undo_goes_back_to_the_last_draw_or_other_decision(table: Table) -> None:
    match = table.match()
    with pytest.raises(LudusError, match="nothing to take back"):
        match.undo(0)
    for id in table.ids(7):
        match.apply(id)
        actors = [ply.actor for ply in match.plies]
        for seat in range(table.players):
            own = next(
                (i for i, actor in enumerate(reversed(actors)) if actor != seat), len(actors)
            )
            assert match.undoable(seat) == own
        if actors[-1] >= 0 and len(actors) % 9 == 0:
            undone = [match.undo(actors[-1]).id for _ in range(match.undoable(actors[-1]))]
            assert match.undoable(actors[-1]) == 0
            assert match.state.key() == match.at(len(match.plies)).key()
            for again in reversed(undone):
                match.apply(again)


@usual_table
def test_everything_said_is_said_in_every_language(table: Table) -> None:
    for seed in SEEDS:
        match = table.match()
        for id in table.ids(seed):
            if match.state.actor >= 0:
                prompt = match.state.prompt()
                assert prompt.rule
                assert table.game.words().has("hint." + prompt.key.removeprefix("prompt."))
                for language in LANGUAGES:
                    assert table.game.say(prompt, language)
            action = table.game.describe(id)
            ply = match.apply(id)
            assert ply.events, f"nothing is told of {action.text}"
            for language in LANGUAGES:
                assert table.game.say(Message("action." + action.kind, action.data), language)
                for seat in (SPECTATOR, *range(table.players)):
                    told(match, [ply], seat, language)


@every_game
def test_every_action_and_line_has_words_in_every_language(name: str) -> None:
    game = get(name)
    for language in LANGUAGES:
        words = game.words(language)
        assert sorted(words.ids) == sorted(game.words().ids)
        for action in game.actions:
            assert game.say(Message("action." + action.kind, action.data), language)
        for key in ("title", "summary", "tie_break", "score"):
            assert words.text(key)
        for option in game.options:
            assert words.text(f"option.{option.name}")
            for value in option.values:
                assert words.text(f"option.{option.name}.{value}")
        for line in game.new(min(game.players)).result().lines:
            assert words.text("line." + line.key)


@every_game
def test_every_prompt_has_a_short_hint_in_every_language(name: str) -> None:
    game = get(name)
    own = [id for id in game.words().ids if not words(FIRST).has(id)]
    prompts = {id.removeprefix("prompt-") for id in own if id.startswith("prompt-")}
    assert prompts == {id.removeprefix("hint-") for id in own if id.startswith("hint-")}
    for language in LANGUAGES:
        for prompt in prompts:
            assert 20 < len(game.words(language).plain["hint." + prompt]) <= 240, (language, prompt)


@every_game
def test_a_game_says_how_long_it_takes(name: str) -> None:
    least, most = get(name).minutes
    assert 0 < least < most


@every_game
def test_wrong_set_ups_are_sentences(name: str) -> None:
    game = get(name)
    with pytest.raises(BadSetup, match="players, not 17"):
        game.new(17)
    with pytest.raises(BadSetup, match="no option 'weather'"):
        game.new(game.players[0], {"weather": "rain"})
    option = game.options[0].name
    with pytest.raises(BadSetup, match="cannot be 'rain'"):
        game.new(game.players[0], {option: "rain"})


@usual_table
def test_the_text_board_can_always_be_drawn(table: Table) -> None:
    for state in some_states(table, 2, 29):
        for seat in (SPECTATOR, 0):
            board = table.game.draw(state.view(seat))
            assert max(len(line) for line in board.splitlines()) <= 80


DIGEST = """
import hashlib
from ludus.core.playout import recorded_playout
from ludus.core.registry import get, names
from librt.random import Random
total = hashlib.sha256()
for name in names():
    for players in get(name).players:
        state = get(name).new(players)
        total.update(repr(recorded_playout(state, Random(8))).encode())
        total.update(repr(state.key()).encode())
        total.update(repr(state.view(0)).encode())
print(total.hexdigest())
"""


def test_games_are_the_same_whatever_the_hash_seed() -> None:
    digests = {
        subprocess.run(
            [sys.executable, "-c", DIGEST],
            env={**os.environ, "PYTHONHASHSEED": hash_seed},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for hash_seed in ("0", "1", "424242")
    }
    assert len(digests) == 1


def test_an_event_hides_its_secret_from_all_but_its_witness() -> None:
    event = Event("drawn", {"seat": 1}, {"card": "joker"}, witness=1)
    assert event.seen_by(1) == Message("event.drawn", {"seat": 1, "card": "joker"})
    for seat in (SPECTATOR, 0, 2):
        assert event.seen_by(seat) == Message("event.drawn.hidden", {"seat": 1})
