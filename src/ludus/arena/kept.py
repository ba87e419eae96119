"""Games that an arena or a dataset has kept: any of them as a record that can be replayed."""

import json
from pathlib import Path
from typing import Final

from ludus.arena.results import rows_of
from ludus.core.errors import LudusError
from ludus.core.record import Record

FILES: Final = (".jsonl", ".csv", ".parquet")
"""The files that hold many games."""


def record_of(path: Path, number: int) -> Record:
    """Game `number` of a file of many games."""
    records = records_of(path)
    if number not in records:
        numbers = f"{min(records)} to {max(records)}" if records else "none"
        raise LudusError(f"{path} has no game {number}. It has {len(records)}, {numbers}.")
    return records[number]


def keeps_many(path: Path) -> bool:
    """Whether it is a file of many games, or a folder of such files."""
    return path.suffix in FILES or path.is_dir()


def records_of(path: Path) -> dict[int, Record]:
    """All games of a file, or of a folder of a dataset, by their numbers."""
    if not path.exists():
        raise LudusError(f"There is no file {path}.")
    if path.suffix == ".parquet" or path.is_dir():
        from ludus.arena.dataset import files_of, records

        files = files_of(path) if path.is_dir() else [path]
        return {number: record for file in files for number, record in records(file).items()}
    return {
        int(str(row["number"])): Record(
            str(row["game"]),
            int(str(row["rules"])),
            int(str(row["players"])),
            json.loads(json.dumps(row["options"])),
            json.loads(json.dumps(row["bots"])),
            json.loads(json.dumps(row["ids"])),
        )
        for row in rows_of(path)
    }
