"""Many games between bots as data: what each seat knew, what it could do, and what it did.

>>> from ludus.arena import dataset
>>> for game in dataset.play("municipium", "random", n=2, seed=1, players=3):
...     print(len(game.actions) == len(game.observations), game.observations.dtype)
True float32
True float32
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from functools import partial
from importlib.metadata import version
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

try:
    import numpy as np
except ModuleNotFoundError as error:
    raise ModuleNotFoundError("NumPy is missing: pip install 'ludus[data]'.") from error

from librt.random import Random
from numpy.typing import NDArray

from ludus.arena.jobs import Jobs, check_jobs, run_in_order
from ludus.arena.seeds import seed_of
from ludus.bots import Lineup, seated
from ludus.core.errors import LudusError
from ludus.core.record import Record
from ludus.core.registry import get
from ludus.core.rows import LEFT_ALONE
from ludus.envs.table import MaskArray, ObservationArray, Table
from ludus.vector import Tables

if TYPE_CHECKING:
    import pyarrow

FORMAT: Final = 1
"""Of what a file says of itself."""
ABOUT: Final = "ludus"
RECORDS: Final = "ludus.records"
TOGETHER: Final = 32
"""Games of bots that play at random, at as many tables at once."""
DECISIONS_AT_ONCE: Final = 4096
"""Rows of Parquet written together, at least."""


@dataclass(frozen=True)
class Batch:
    """What is played: all that the games have in common."""

    game: str
    players: int
    bots: tuple[str, ...]
    options: dict[str, str]
    seed: int


@dataclass(frozen=True)
class Episode:
    """One game; the arrays have one row for each decision of a seat."""

    batch: Batch
    number: int
    record: Record
    scores: list[int]
    shares: list[float]
    """What each seat has of the victory."""
    observations: ObservationArray
    masks: MaskArray
    actions: NDArray[np.int16]
    actors: NDArray[np.int8]
    plies: NDArray[np.int32]
    """How many plies of the record came before each decision."""


def play(
    game: str,
    bots: str | Sequence[str],
    n: int,
    seed: int = 0,
    jobs: Jobs = 1,
    *,
    players: int | None = None,
    options: dict[str, str] | None = None,
) -> Iterator[Episode]:
    """Games 0 to n - 1 of a seed, in order.

    `bots` is one name for all seats or one a seat. The same seed gives the same games, in however
    many processes they are played, or on which cluster.
    """
    check_jobs(jobs)
    if n < 1:
        raise LudusError("There must be at least one game.")
    return played(batch_of(game, bots, seed, players, options), n, jobs)


def played(batch: Batch, n: int, jobs: Jobs = 1) -> Iterator[Episode]:
    """The first n games of a batch."""
    return _episodes(batch, range(n), jobs)


def _episodes(batch: Batch, numbers: range, jobs: Jobs) -> Iterator[Episode]:
    """These games of a batch: at many tables at once where nobody thinks."""
    if set(batch.bots) != {"random"}:
        yield from run_in_order(partial(play_one, batch), numbers, jobs)
        return
    groups = [numbers[at : at + TOGETHER] for at in range(0, len(numbers), TOGETHER)]
    for group in run_in_order(partial(play_at_random, batch), groups, jobs):
        yield from group


def batch_of(
    game: str,
    bots: str | Sequence[str],
    seed: int = 0,
    players: int | None = None,
    options: dict[str, str] | None = None,
) -> Batch:
    """What games have in common, or a sentence if there can be none of that kind."""
    one = isinstance(bots, str) or len(bots) == 1
    default = max(get(game).players) if one else len(bots)
    seats = default if players is None else players
    get(game).new(seats, options)
    return Batch(game, seats, tuple(seated(bots, seats)), options or {}, seed)


def play_one(batch: Batch, number: int) -> Episode:
    """Game `number` of a batch."""
    table = Table(batch.game, batch.players, batch.options, "win", list(batch.bots))
    lineup = Lineup(table.game, batch.bots)
    random = Random(seed_of(batch.seed, number))
    rows: list[tuple[ObservationArray, MaskArray, int, int, int]] = []
    for made in lineup.play(table.match, lambda actor: random):
        seat = table.seat()
        before = len(table.match.plies)
        rows.append((table.observation(seat), table.mask(seat), made.id, seat, before))
    observations, masks, actions, actors, plies = zip(*rows, strict=True)
    result = table.state.result()
    return Episode(
        batch=batch,
        number=number,
        record=table.match.record,
        scores=result.scores,
        shares=result.shares(),
        observations=np.stack(observations),
        masks=np.stack(masks),
        actions=np.array(actions, np.int16),
        actors=np.array(actors, np.int8),
        plies=np.array(plies, np.int32),
    )


def play_at_random(batch: Batch, numbers: Sequence[int]) -> list[Episode]:
    """The same games as `play_one` plays one by one, where all bots are `random`."""
    seeds = [seed_of(batch.seed, number) for number in numbers]
    tables = Tables(
        batch.game, len(seeds), batch.players, seeds, options=batch.options, recorded=True
    )
    going = np.arange(len(seeds))
    seen: list[list[tuple[Any, ...]]] = [[] for _ in seeds]
    while len(going):
        actions = np.full(len(seeds), LEFT_ALONE)
        actions[going] = tables.sample()[going]
        now = tables.observations[going], tables.masks[going], tables.actors[going], actions[going]
        for table, *row in zip(going.tolist(), *now, strict=True):
            seen[table].append(tuple(row))
        tables.step(actions)
        going = going[~tables.ended[going]]
    return [_episode(batch, number, tables, i, seen[i]) for i, number in enumerate(numbers)]


def _episode(
    batch: Batch, number: int, tables: Tables, at: int, seen: list[tuple[Any, ...]]
) -> Episode:
    """The game that ended at a table, and what was seen there."""
    observations, masks, actors, actions = zip(*seen, strict=True)
    record = tables.record(at)
    record.seats = list(batch.bots)
    plies = [ply for ply, id in enumerate(record.ids) if id < tables.game.decisions]
    return Episode(
        batch=batch,
        number=number,
        record=record,
        scores=tables.scores[at].tolist(),
        shares=tables.shares[at].tolist(),
        observations=np.stack(observations),
        masks=np.stack(masks).view(np.int8),
        actions=np.array(actions, np.int16),
        actors=np.array(actors, np.int8),
        plies=np.array(plies, np.int32),
    )


def rows(played: Episode) -> pyarrow.RecordBatch:
    """The decisions of a game as rows: what was seen, allowed and done, and what came of it."""
    pa = _pyarrow()
    count = len(played.actions)
    result = np.array(played.shares, np.float32)[played.actors]
    score = np.array(played.scores, np.int16)[played.actors]
    return pa.RecordBatch.from_pydict(
        {
            "game": np.full(count, played.number, np.int64),
            "decision": np.arange(count, dtype=np.int32),
            "ply": played.plies,
            "actor": played.actors,
            "observation": _lists(pa, played.observations),
            "mask": _lists(pa, played.masks),
            "action": played.actions,
            "result": result,
            "score": score,
        }
    )


def _lists(pa: Any, values: NDArray[Any]) -> Any:
    """A column with a list of the same length in every row."""
    return pa.FixedSizeListArray.from_arrays(pa.array(values.reshape(-1)), values.shape[1])


def write(path: Path, games: Iterable[Episode]) -> int:
    """Write games to a new Parquet file, or nothing at all; return how many decisions it has.

    The file says itself what it holds (`described`), and has the record of every game (`records`).
    """
    pa = _pyarrow()
    from pyarrow import parquet

    if path.exists():
        kind = "it is a folder" if path.is_dir() else "there is such a file already"
        raise LudusError(f"The data cannot be written to {path}: {kind}.")
    part = path.with_name(path.name + ".part")
    kept: dict[int, list[int]] = {}
    batch: Batch | None = None
    decisions = 0
    with ExitStack() as stack:
        with _writing(path):
            part.touch()
        stack.callback(part.unlink, missing_ok=True)
        writer: Any = None
        for waiting in _grouped(games):
            batch = waiting[0].batch
            kept |= {played.number: played.record.ids for played in waiting}
            table = pa.Table.from_batches([rows(played) for played in waiting])
            with _writing(path):
                if writer is None:
                    writer = parquet.ParquetWriter(part, table.schema, compression="zstd")
                    stack.callback(writer.close)
                writer.write_table(table)
            decisions += table.num_rows
        if writer is None or batch is None:
            raise LudusError("There are no games to write.")
        with _writing(path):
            writer.add_key_value_metadata(_metadata(batch, kept))
            writer.close()
            part.replace(path)
    return decisions


def _metadata(batch: Batch, kept: dict[int, list[int]]) -> dict[str, str]:
    """What a file says of itself."""
    about = {"format": FORMAT, **_common(batch), "games": sorted(kept)}
    return {ABOUT: json.dumps(about), RECORDS: json.dumps(sorted(kept.items()))}


def _common(batch: Batch) -> dict[str, object]:
    """What the files of a batch have in common."""
    game = get(batch.game)
    return {
        "ludus": version("ludus"),
        "game": batch.game,
        "rules": game.rules_version,
        "players": batch.players,
        "options": game.complete(batch.options),
        "bots": list(batch.bots),
        "seed": batch.seed,
    }


def write_shards(
    folder: Path, batch: Batch, games: int, shard: int, jobs: Jobs, progress: Callable[[int], None]
) -> int:
    """Write games in files of so many each, what is left over in a shorter one.

    The same call goes on after an interruption, and with more games adds to what there is: files
    that are there already are not made again, but for a shorter one that grows. Returns how many
    files are new.
    """
    with _writing(folder):
        folder.mkdir(parents=True, exist_ok=True)
    for path in files_of(folder):
        _check_same(path, batch, shard)
    new = 0
    for first in range(0, games, shard):
        numbers = range(first, min(first + shard, games))
        new += _write_shard(folder, batch, numbers, jobs)
        progress(numbers.stop)
    return new


def _write_shard(folder: Path, batch: Batch, numbers: range, jobs: Jobs) -> bool:
    """One file, in place of a shorter one, unless it is there already, or a longer one."""
    begun = sorted(folder.glob(f"games-{numbers.start:07}-*.parquet"))
    path = folder / f"games-{numbers.start:07}-{numbers.stop - 1:07}.parquet"
    if begun and begun[-1].name >= path.name:
        return False
    write(path, _episodes(batch, numbers, jobs))
    for shorter in begun:
        shorter.unlink()
    return True


def files_of(folder: Path) -> list[Path]:
    """The files of a folder that `write_shards` made, by their games."""
    return sorted(folder.glob("games-*.parquet"))


def _check_same(path: Path, batch: Batch, shard: int) -> None:
    """Raise a sentence if a file holds games of another batch, or is of another length."""
    about = described(path)
    for name, value in _common(batch).items():
        if about[name] != value:
            raise LudusError(
                f"{path} holds other games: its {name} is {about[name]}, not {value}."
                " Choose another folder."
            )
    games = about["games"]
    if games[0] % shard or len(games) > shard:
        raise LudusError(
            f"{path} holds games {games[0]} to {games[-1]}, so the folder's files are not of"
            f" {shard} games. Take the same length as before, or another folder."
        )


def described(path: Path) -> dict[str, Any]:
    """What a Parquet file says of itself: game, rules, players, options, bots, seed, version."""
    about: dict[str, Any] = _said(path, ABOUT)
    return about


def records(path: Path) -> dict[int, Record]:
    """The record of every game of a Parquet file, by its number."""
    about = described(path)
    made = (about["game"], about["rules"], about["players"], about["options"], about["bots"])
    return {number: Record(*made, ids) for number, ids in _said(path, RECORDS)}


def _said(path: Path, key: str) -> Any:
    """A part of what a file says of itself."""
    _pyarrow()
    from pyarrow import parquet

    try:
        said = parquet.read_metadata(path).metadata or {}
    except (OSError, ValueError) as error:
        raise LudusError(f"{path} cannot be read as Parquet: {error}.") from None
    if key.encode() not in said:
        raise LudusError(f"{path} is not a dataset of Ludus, or one that says nothing of itself.")
    return json.loads(said[key.encode()])


@contextmanager
def _writing(path: Path) -> Iterator[None]:
    """Turn an error of the file system into a sentence."""
    try:
        yield
    except OSError as error:
        reason = error.strerror or str(error)
        raise LudusError(f"The data cannot be written to {path}: {reason}.") from error


def _grouped(games: Iterable[Episode]) -> Iterator[list[Episode]]:
    """Games together until they have enough decisions."""
    waiting: list[Episode] = []
    for played in games:
        waiting.append(played)
        if sum(len(game.actions) for game in waiting) >= DECISIONS_AT_ONCE:
            yield waiting
            waiting = []
    if waiting:
        yield waiting


def _pyarrow() -> Any:
    """The library that writes Parquet, or a sentence saying how to get it."""
    try:
        import pyarrow
    except ModuleNotFoundError:
        raise LudusError("Parquet needs pyarrow: pip install 'ludus[data]'.") from None
    return pyarrow
