"""The arena: seats, results on file, resuming, ratings, intervals, the plot."""

import json
from collections import Counter
from dataclasses import replace
from math import comb, factorial
from pathlib import Path
from xml.etree import ElementTree

import pytest

from ludus.arena.kept import record_of
from ludus.arena.match import Played, Setting
from ludus.arena.plot import plot
from ludus.arena.rating import ratings
from ludus.arena.results import Results
from ludus.arena.tournament import check, interval, play_seated, run, seating, standings
from ludus.core.errors import LudusError
from ludus.core.match import replayed

SETTING = Setting("municipium", 2, ("tiro", "random"), seed=3, options={"length": "short"})


def quiet(done: int) -> None:
    """Show no progress."""


def ran(path: Path | None = None, games: int = 4, jobs: int = 1) -> Results:
    results = Results(SETTING, path)
    run(SETTING, games, jobs, results, quiet)
    return results


def timeless(games: list[Played]) -> list[Played]:
    return [replace(game, seconds=[]) for game in games]


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("more", [0, 1])
def test_everybody_sits_everywhere_equally_often(players: int, more: int) -> None:
    bots = tuple("abcde"[: players + more])
    setting = Setting("municipium", players, bots)
    seats = Counter(
        (bot, seat)
        for number in range(players * 60)
        for seat, bot in enumerate(seating(setting, number))
    )
    assert len(set(seats.values())) == 1
    assert len(seats) == len(bots) * players
    tables = {seating(setting, number) for number in range(players * 60)}
    assert len(tables) == factorial(players) * comb(len(bots), players)


def test_one_against_three_has_one_at_every_table() -> None:
    setting = Setting("municipium", 4, ("miles", "tiro", "tiro", "tiro"))
    tables = [seating(setting, number) for number in range(8)]
    assert all(table.count("miles") == 1 for table in tables)
    assert {table.index("miles") for table in tables} == {0, 1, 2, 3}


def test_same_seed_same_games_whatever_the_file(tmp_path: Path) -> None:
    first, again = ran(), ran(tmp_path / "games.csv")
    assert timeless(first.games()) == timeless(again.games())
    other = replace(SETTING, seed=4)
    assert timeless([play_seated(other, 0)]) != timeless([play_seated(SETTING, 0)])


@pytest.mark.slow
def test_same_games_with_two_processes() -> None:
    assert timeless(ran(jobs=2).games()) == timeless(ran().games())


@pytest.mark.parametrize("suffix", ["jsonl", "csv"])
def test_an_interrupted_arena_goes_on_from_its_file(suffix: str, tmp_path: Path) -> None:
    path = tmp_path / f"games.{suffix}"
    ran(path)
    whole = path.read_text()
    lines = whole.splitlines(keepends=True)
    path.write_text("".join(lines[:-2]) + lines[-2][:40])
    kept = Results(SETTING, path)
    assert len(kept.played) == 2
    more: list[int] = []
    run(SETTING, 4, 1, kept, more.append)
    assert more == [2, 3, 4]
    assert timeless(kept.games()) == timeless(ran().games())
    assert len(path.read_text().splitlines()) == len(lines)


def test_a_file_of_another_arena_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    ran(path, games=1)
    with pytest.raises(LudusError, match="holds another arena: its seed is 3, not 9"):
        Results(replace(SETTING, seed=9), path)
    path.write_text("nonsense\n" + path.read_text())
    with pytest.raises(LudusError, match=r"Row 1 of .* is not a game"):
        Results(SETTING, path)
    with pytest.raises(LudusError, match=r"a \.jsonl or a \.csv file"):
        Results(SETTING, tmp_path / "games.txt")
    with pytest.raises(LudusError, match=r"there is no folder .*none to write in"):
        Results(SETTING, tmp_path / "none" / "games.jsonl")
    (tmp_path / "folder.csv").mkdir()
    with pytest.raises(LudusError, match=r"Results cannot go to .*folder.csv: Is a directory"):
        Results(SETTING, tmp_path / "folder.csv")
    (tmp_path / "picture.jsonl").write_bytes(b"\xff\xd8\xff")
    with pytest.raises(LudusError, match=r"picture.jsonl does not hold the games of an arena"):
        Results(SETTING, tmp_path / "picture.jsonl")


def test_a_row_says_all_about_a_game(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    ran(path, games=1)
    row = json.loads(path.read_text())
    assert row["game"] == "municipium"
    assert row["options"] == {"length": "short"}
    assert row["entrants"] == ["tiro", "random"]
    assert sorted(row["bots"]) == ["random", "tiro"]
    assert len(row["scores"]) == len(row["decisions"]) == len(row["seconds"]) == 2


def test_too_few_bots_are_a_sentence() -> None:
    with pytest.raises(LudusError, match="3 seats need at least 3 bots, not 2"):
        check(replace(SETTING, players=3))


def test_failures_are_counted_for_the_bot_that_failed() -> None:
    name = "tests.bots.players:Illegal"
    setting = replace(SETTING, bots=("random", name))
    found = {standing.bot: standing for standing in standings([play_seated(setting, 0)])}
    assert found[name].failures > 5
    assert found["random"].failures == 0


def game(bots: str, winner: int) -> Played:
    """A game between bots of one letter each."""
    n = len(bots)
    return Played(0, list(bots), [0] * n, [winner], [1] * n, [0.1] * n, 1, [], [])


def test_a_rating_gap_is_the_odds_of_winning() -> None:
    games = [game("ab", 0)] * 300 + [game("ba", 0)] * 100
    rated = ratings(games)
    assert rated["a"] - rated["b"] == pytest.approx(400 * 0.4771, abs=3)
    assert sum(rated.values()) / 2 == pytest.approx(1500)
    assert ratings(games[::-1]) == pytest.approx(rated)


def test_four_equal_bots_have_equal_ratings_and_one_that_never_lost_a_finite_one() -> None:
    equal = [game("abcd", winner) for winner in range(4)] * 20
    assert set(map(round, ratings(equal).values())) == {1500}
    best = ratings([game("abcd", 0)] * 50)
    assert best["a"] > 1700
    assert best["b"] == pytest.approx(best["c"])


def test_a_bot_in_three_of_four_seats_is_not_thought_stronger() -> None:
    fair = [game("abbb", seat) for seat in range(4)] * 50
    rated = ratings(fair)
    assert rated["a"] == pytest.approx(rated["b"], abs=1)


def test_an_interval_holds_the_share_and_shrinks() -> None:
    low, high = interval(30, 40)
    assert (low, high) == pytest.approx((0.598, 0.858), abs=0.001)
    assert interval(300, 400)[0] > low
    assert interval(0, 10)[0] == 0
    assert interval(10, 10)[1] == pytest.approx(1)


def test_the_plot_shows_every_bot() -> None:
    found = standings([game("ab", 0)] * 3 + [game("ab", 1)])
    picture = plot("Municipium & friends", "length=short, seed 7", found, 0.5)
    ElementTree.fromstring(picture)
    for text in ("a", "b", "75.0%", "25.0%", "Municipium &amp; friends", "length=short, seed 7"):
        assert f">{text}<" in picture
    assert "share of the victories, with its 95% interval" in picture


def test_a_rating_is_within_its_interval_which_shrinks() -> None:
    few, many = (standings(([game("ab", 0)] * 3 + [game("ab", 1)]) * n) for n in (3, 60))
    for standing in (*few, *many):
        assert standing.rating_low <= standing.rating <= standing.rating_high
    reach = [found[0].rating_high - found[0].rating_low for found in (few, many)]
    assert reach[0] > 2 * reach[1] > 0


def test_any_game_of_a_file_can_be_replayed(tmp_path: Path) -> None:
    for suffix in (".jsonl", ".csv"):
        file = tmp_path / f"games{suffix}"
        games = ran(file).games()
        for game in games[:2]:
            match = replayed(record_of(file, game.number))
            assert match.state.result().scores == game.scores
            assert match.record.seats == game.bots
    with pytest.raises(LudusError, match=r"has no game 9\. It has 4, 0 to 3"):
        record_of(tmp_path / "games.csv", 9)
    with pytest.raises(LudusError, match="There is no file"):
        record_of(tmp_path / "no.jsonl", 1)
