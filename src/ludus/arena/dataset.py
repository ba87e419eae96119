"""Many games between bots as data: what each seat knew, what it could do, and what it did.

>>> from ludus.arena import dataset
>>> for game in dataset.play("municipium", "random", n=2, seed=1, players=3):
...     print(len(game.actions) == len(game.observations), game.observations.dtype)
True float32
True float32
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

try:
    import numpy as np
except ModuleNotFoundError as error:
    raise ModuleNotFoundError("NumPy is missing: pip install 'ludus[data]'.") from error

from librt.random import Random
from numpy.typing import NDArray

from ludus.arena.jobs import in_processes
from ludus.arena.seeds import seed_of
from ludus.bots import Lineup, seated
from ludus.core.errors import LudusError
from ludus.core.record import Record
from ludus.core.registry import get
from ludus.envs.table import MaskArray, ObservationArray, Table

if TYPE_CHECKING:
    import pyarrow

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


def play(
    game: str,
    bots: str | Sequence[str],
    n: int,
    seed: int = 0,
    jobs: int = 1,
    *,
    players: int | None = None,
    options: dict[str, str] | None = None,
) -> Iterator[Episode]:
    """Games 0 to n - 1 of a seed, in order with one job, else as they finish.

    `bots` is one name for all seats or one a seat. The same seed gives the same games, in however
    many processes they are played.
    """
    if n < 1 or jobs < 1:
        raise LudusError("There must be at least one game and one job.")
    one = isinstance(bots, str) or len(bots) == 1
    default = max(get(game).players) if one else len(bots)
    seats = default if players is None else players
    get(game).new(seats, options)
    batch = Batch(game, seats, tuple(seated(bots, seats)), options or {}, seed)
    return in_processes(partial(play_one, batch), range(n), jobs)


def play_one(batch: Batch, number: int) -> Episode:
    """Game `number` of a batch."""
    table = Table(batch.game, batch.players, batch.options, "win", list(batch.bots))
    lineup = Lineup(table.game, batch.bots)
    random = Random(seed_of(batch.seed, number))
    rows: list[tuple[ObservationArray, MaskArray, int, int]] = []
    for made in lineup.play(table.match, lambda actor: random):
        seat = table.seat()
        rows.append((table.observation(seat), table.mask(seat), made.id, seat))
    observations, masks, actions, actors = zip(*rows, strict=True)
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
    """Write games to a Parquet file, or nothing at all; return how many decisions it has."""
    pa = _pyarrow()
    from pyarrow import parquet

    if path.is_dir():
        raise LudusError(f"The data cannot be written to {path}: it is a folder.")
    part = path.with_name(path.name + ".part")
    decisions = 0
    with ExitStack() as stack:
        with _writing(path):
            part.touch()
        stack.callback(part.unlink, missing_ok=True)
        writer: Any = None
        for waiting in _grouped(games):
            table = pa.Table.from_batches([rows(played) for played in waiting])
            with _writing(path):
                if writer is None:
                    writer = parquet.ParquetWriter(part, table.schema, compression="zstd")
                    stack.callback(writer.close)
                writer.write_table(table)
            decisions += table.num_rows
        if writer is None:
            raise LudusError("There are no games to write.")
        with _writing(path):
            writer.close()
            part.replace(path)
    return decisions


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
