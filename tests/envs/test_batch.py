"""Many games as data."""

from pathlib import Path

import numpy as np
import pytest

from ludus.arena import dataset
from ludus.arena.kept import records_of
from ludus.core.errors import LudusError
from ludus.core.match import replayed
from ludus.core.registry import get, names

every_game = pytest.mark.parametrize("name", names())


@every_game
def test_a_game_of_a_batch_is_its_record_and_what_the_seats_saw(name: str) -> None:
    for played in dataset.play(name, "random", n=2, seed=3, players=3):
        match = replayed(played.record)
        assert match.state.result().scores == played.scores
        decided = [ply for ply in match.plies if ply.actor >= 0]
        assert [ply.id for ply in decided] == played.actions.tolist()
        assert [ply.actor for ply in decided] == played.actors.tolist()
        assert played.masks[np.arange(len(decided)), played.actions].all()
        assert played.observations.shape[0] == len(decided)
        assert played.observations.min() >= 0
        assert played.observations.max() <= 1
        assert sum(played.shares) == pytest.approx(1)


@every_game
def test_games_at_many_tables_are_those_that_are_played_one_by_one(name: str) -> None:
    batch = dataset.batch_of(name, "random", seed=6, players=2)
    for number, many in enumerate(dataset.play_at_random(batch, range(2))):
        one = dataset.play_one(batch, number)
        assert many.record == one.record
        assert (many.number, many.scores, many.shares) == (number, one.scores, one.shares)
        for part in ("observations", "masks", "actions", "actors", "plies"):
            mine, theirs = getattr(many, part), getattr(one, part)
            assert mine.dtype == theirs.dtype
            assert np.array_equal(mine, theirs)


def test_the_same_seed_gives_the_same_games_in_several_processes() -> None:
    one = list(dataset.play("municipium", "random", n=3, seed=8, players=2))
    two = sorted(
        dataset.play("municipium", "random", n=3, seed=8, jobs=2, players=2), key=lambda p: p.number
    )
    assert [p.record for p in one] == [p.record for p in two]
    assert all((a.observations == b.observations).all() for a, b in zip(one, two, strict=True))


def test_bots_sit_where_they_are_named() -> None:
    (played,) = dataset.play("rome", ["tiro", "random"], n=1, seed=1)
    assert played.record.seats == ["tiro", "random"]
    with pytest.raises(LudusError, match="There are 4 seats for bots, not 3"):
        dataset.play("rome", ["random"] * 3, n=1, players=4)
    with pytest.raises(LudusError, match="at least one game"):
        dataset.play("rome", "random", n=0)


@every_game
def test_parquet_has_one_row_a_decision(name: str, tmp_path: Path) -> None:
    from pyarrow import parquet

    games = list(dataset.play(name, "random", n=2, seed=3, players=2))
    file = tmp_path / "games.parquet"
    decisions = dataset.write(file, games)
    table = parquet.read_table(file)
    assert table.num_rows == decisions == sum(len(played.actions) for played in games)
    assert table.column_names == [
        *("game", "decision", "ply", "actor", "observation", "mask", "action", "result", "score")
    ]
    first = table.slice(0, len(games[0].actions))
    assert first["action"].to_pylist() == games[0].actions.tolist()
    seen = np.stack(first["observation"].to_numpy(zero_copy_only=False))
    assert (seen == games[0].observations).all()
    shares = [games[0].shares[actor] for actor in games[0].actors]
    assert first["result"].to_pylist() == pytest.approx(shares)


@every_game
def test_a_file_describes_itself_and_any_row_can_be_replayed(name: str, tmp_path: Path) -> None:
    from pyarrow import parquet

    file = tmp_path / "games.parquet"
    dataset.write(file, dataset.play(name, ["tiro", "random"], n=2, seed=3))
    about = dataset.described(file)
    assert (about["game"], about["players"], about["seed"]) == (name, 2, 3)
    assert about["bots"] == ["tiro", "random"]
    assert about["rules"] == get(name).rules_version
    assert about["options"] == get(name).complete({})
    assert about["games"] == [0, 1]
    records = dataset.records(file)
    table = parquet.read_table(file, columns=["game", "ply", "actor", "action", "mask"])
    for row in table.to_pylist()[::40]:
        match = replayed(records[row["game"]])
        state = match.at(row["ply"])
        assert (int(state.actor), match.record.ids[row["ply"]]) == (row["actor"], row["action"])
        assert sorted(state.legal()) == [id for id, yes in enumerate(row["mask"]) if yes]


def test_a_folder_of_files_goes_on_and_grows_but_takes_no_other_games(tmp_path: Path) -> None:
    batch = dataset.batch_of("municipium", "random", seed=4, players=2)

    def written(games: int) -> int:
        return dataset.write_shards(tmp_path, batch, games, 2, 1, lambda done: None)

    assert written(4) == 2
    (tmp_path / "games-0000000-0000001.parquet").unlink()
    assert written(6) == 2
    files = sorted(tmp_path.iterdir())
    assert [dataset.described(file)["games"] for file in files] == [[0, 1], [2, 3], [4, 5]]
    batch = dataset.batch_of("municipium", "random", seed=5, players=2)
    with pytest.raises(LudusError, match="holds other games: its seed is 4, not 5"):
        written(6)


def test_games_left_over_stand_in_a_shorter_file_until_it_grows(tmp_path: Path) -> None:
    batch = dataset.batch_of("municipium", "random", seed=4, players=2)

    def written(games: int) -> list[list[int]]:
        dataset.write_shards(tmp_path, batch, games, 3, 1, lambda done: None)
        return [dataset.described(file)["games"] for file in dataset.files_of(tmp_path)]

    assert written(4) == [[0, 1, 2], [3]]
    assert written(5) == [[0, 1, 2], [3, 4]]
    assert written(4) == [[0, 1, 2], [3, 4]]
    assert written(7) == [[0, 1, 2], [3, 4, 5], [6]]
    alone = {game.number: game.record.ids for game in dataset.played(batch, 7)}
    assert {number: record.ids for number, record in records_of(tmp_path).items()} == alone
    for other in (2, 4):
        with pytest.raises(LudusError, match=f"files are not of {other} games"):
            dataset.write_shards(tmp_path, batch, 7, other, 1, lambda done: None)


def test_no_file_is_overwritten_and_others_are_refused(tmp_path: Path) -> None:
    import pyarrow
    from pyarrow import parquet

    games = list(dataset.play("municipium", "random", n=1, players=2))
    file = tmp_path / "games.parquet"
    dataset.write(file, games)
    with pytest.raises(LudusError, match="there is such a file already"):
        dataset.write(file, games)
    parquet.write_table(pyarrow.table({"x": [1]}), tmp_path / "other.parquet")
    with pytest.raises(LudusError, match="not a dataset of Ludus"):
        dataset.described(tmp_path / "other.parquet")
    (tmp_path / "text.parquet").write_text("x")
    with pytest.raises(LudusError, match="cannot be read as Parquet"):
        dataset.described(tmp_path / "text.parquet")


def test_what_is_interrupted_leaves_no_file(tmp_path: Path) -> None:
    def failing() -> object:
        yield from dataset.play("municipium", "random", n=40, players=2)
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        dataset.write(tmp_path / "games.parquet", failing())  # type: ignore[arg-type]
    assert list(tmp_path.iterdir()) == []


def test_the_command_line_writes_a_dataset_or_says_why_not(tmp_path: Path) -> None:
    from pyarrow import parquet

    from tests.test_cli import ludus

    file = tmp_path / "rome.parquet"
    told = ludus("dataset", "rome", "--players", "2", "--games", "2", "--out", str(file))
    assert told.returncode == 0
    assert f"2 games, {parquet.read_metadata(file).num_rows} decisions" in told.stdout
    folder = str(tmp_path / "many")
    told = ludus("dataset", "rome", "-p", "2", "-n", "3", "--shard", "2", "--out", folder)
    assert "3 games, 2 new files of up to 2" in told.stdout
    assert "Winner" in ludus("replay", folder, "--game", "2").stdout
    assert "has no game 3" in ludus("replay", folder, "--game", "3").stderr
    named = ludus("dataset", "rome", "-n", "1", "--out", str(tmp_path / "rome.csv"))
    assert "call the file rome.parquet" in named.stderr
    assert not (tmp_path / "rome.csv").exists()
    lost = ludus("dataset", "rome", "--out", str(tmp_path / "no" / "rome.parquet"))
    assert lost.returncode == 2
    assert "cannot be written to" in lost.stderr
    assert "No such file or directory" in lost.stderr
    assert len(lost.stderr.splitlines()) <= 3


def test_where_nothing_can_be_written_a_sentence_says_so(tmp_path: Path) -> None:
    games = list(dataset.play("municipium", "random", n=1, players=2))
    with pytest.raises(LudusError, match="it is a folder"):
        dataset.write(tmp_path, games)
    with pytest.raises(LudusError, match="No such file or directory"):
        dataset.write(tmp_path / "no" / "games.parquet", games)
    with pytest.raises(LudusError, match="no games to write"):
        dataset.write(tmp_path / "games.parquet", [])
    assert list(tmp_path.iterdir()) == []
