"""The bot interface: names, guard, observation, budget, deciding from a record."""

import json
import pickle

import pytest
from librt.random import Random

from ludus.bots import (
    Bot,
    Budget,
    Lineup,
    Observation,
    UnknownBot,
    decide,
    decision,
    guard,
    guarded,
)
from ludus.bots import get as get_bot
from ludus.bots import names as bot_names
from ludus.core.errors import BadRecord, LudusError
from ludus.core.game import OVER
from ludus.core.match import Match
from ludus.core.registry import get, names
from tests.bots.toys import Guess, Toy

QUICK = Budget(iterations=8)


def played(game: str, bots: list[str], seed: int, budget: Budget = QUICK) -> list[int]:
    """The ids of a whole game between bots."""
    match, random = Match(get(game), len(bots), story=False), Random(seed)
    lineup = Lineup(get(game), bots, budget.iterations, guard=True)
    for made in lineup.play(match, lambda actor: random):
        assert made.failure is None
    assert match.state.actor == OVER
    return match.record.ids


@pytest.mark.parametrize("game", names())
@pytest.mark.parametrize("bot", bot_names())
def test_every_bot_plays_every_game_to_the_end_and_the_same_again(game: str, bot: str) -> None:
    players = max(get(game).players) if bot == "random" else min(get(game).players)
    ids = played(game, [bot] * players, 3)
    assert ids == played(game, [bot] * players, 3)


@pytest.mark.slow
@pytest.mark.parametrize("game", names())
def test_a_searching_bot_scores_against_itself(game: str) -> None:
    match, random = Match(get(game), 2, story=False), Random(3)
    lineup = Lineup(get(game), ["miles", "miles"], iterations=100)
    for _ in lineup.play(match, lambda actor: random):
        if max(match.state.result().scores) > 0:
            return
    assert max(match.state.result().scores) > 0


def test_a_bot_is_named_by_the_ladder_or_by_its_class() -> None:
    assert bot_names() == ["random", "tiro", "miles", "centurio", "legatus", "imperator"]
    assert isinstance(get_bot("tests.bots.players:First"), Bot)
    assert get_bot("tiro") is not get_bot("tiro")


@pytest.mark.parametrize("game", names())
def test_the_searching_bots_think_more_from_rung_to_rung(game: str) -> None:
    budgets = [get_bot(name).budget(get(game)) for name in ("miles", "centurio", "legatus")]
    iterations = [budget.iterations for budget in budgets]
    assert iterations == sorted(set(iterations))
    assert budgets[-1].seconds == 1.0
    assert get_bot("tests.bots.players:First").budget(get(game)) == Budget()


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("augustus", "There is no bot 'augustus'. There are: random, tiro"),
        ("tests.bots.nowhere:Bot", "there is no module 'tests.bots.nowhere'"),
        ("tests.bots.players:Nobody", "has no class 'Nobody'"),
        ("tests.bots.players:NOT_A_BOT", "is not a class made from ludus.bots.Bot"),
        ("tests.bots.players:Unmade", "cannot be made"),
    ],
)
def test_a_bot_that_cannot_be_had_is_a_sentence(name: str, sentence: str) -> None:
    with pytest.raises(UnknownBot, match=sentence):
        get_bot(name)


@pytest.mark.parametrize(
    ("bot", "what"),
    [
        ("Raises", "raised KeyError\\('nowhere'\\)"),
        ("Illegal", "answered -7, which is not among the legal ids"),
        ("Endless", "took longer than"),
    ],
)
def test_a_bot_that_fails_is_replaced_and_reported(
    bot: str, what: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(guard, "timeout", lambda budget: 0.05)
    match = opened("municipium", 2)
    state = match.state
    name = f"tests.bots.players:{bot}"
    seat = int(state.actor)
    made = guarded(get_bot(name), name, observation(match), QUICK)
    assert made.id in state.legal()
    assert made.failure is not None
    assert (made.failure.bot, made.failure.seat) == (name, seat)
    with pytest.raises(AssertionError, match=what):
        raise AssertionError(str(made.failure))
    assert str(made.failure) in caplog.text


def test_an_observation_has_what_the_seat_may_know_and_no_true_state() -> None:
    match = Match(Guess(), 2)
    match.apply(11)
    true = match.state
    secrets = set()
    for seed in range(30):
        shown = observation(match, seed)
        assert shown.legal() == true.legal()
        assert shown.view() == true.view(0)
        held = [value for value in vars(shown).values() if isinstance(value, Toy)]
        sampled = shown.sample()
        assert isinstance(sampled, Toy)
        assert all(state is not true for state in (*held, sampled))
        secrets |= {state.secret for state in held}
    assert secrets == {11, 12, 13}


def test_a_seat_sees_no_draw_that_is_not_for_it() -> None:
    match = Match(Guess(), 2)
    match.apply(12)
    assert [match.seen_by(seat) for seat in (0, 1)] == [[-1], [-1]]
    match.apply(3)
    assert match.state.actor == OVER
    assert match.seen_by(0) == [12, 3]


def test_a_turn_of_many_decisions_costs_little_more_than_three() -> None:
    budget = Budget(iterations=1000, seconds=1.0)
    shares = [budget.share(decision) for decision in range(10)]
    assert shares[0] == budget
    assert sum(share.iterations for share in shares) <= 3200
    assert sum(share.seconds for share in shares) <= 3.2
    assert min(share.iterations for share in shares) == 100


@pytest.mark.parametrize("level", ["random", "tiro", "miles"])
def test_a_process_elsewhere_decides_from_a_record(level: str) -> None:
    match = opened("municipium", 3)
    seat = int(match.state.actor)
    record = json.loads(match.record.to_json())
    elsewhere = pickle.loads(pickle.dumps(decide))
    id = elsewhere(record, seat, level, 5.0)
    assert id in match.state.legal()
    assert id == decision(record, seat, level).id
    assert match.record.as_dict() == record
    with pytest.raises(LudusError, match="is not to decide"):
        decide(record, (seat + 1) % 3, level)


def test_a_record_that_hides_a_draw_or_cannot_have_happened_is_a_sentence() -> None:
    match = opened("council", 2)
    seat, ids = int(match.state.actor), match.record.ids
    for spoilt, sentence in ((-1, "hides what that seat did not see"), (ids[0], "Ply 3")):
        record = {**match.record.as_dict(), "ids": [*ids[:2], spoilt, *ids[3:]]}
        with pytest.raises(BadRecord, match=sentence):
            decide(record, seat, "tiro")


def opened(game: str, players: int) -> Match:
    match = Match(get(game), players)
    match.settle(Random(1))
    return match


def observation(match: Match, seed: int = 1) -> Observation:
    return Observation(match, int(match.state.actor), Random(seed))
