"""What whoever runs a server does beside it: back up, restore, check."""

import asyncio
import os
from pathlib import Path

from rich.console import Console
from rich.progress import Progress

from ludus.core.errors import LudusError
from ludus.server.serve import prepared
from ludus.server.settings import Settings, from_environment
from ludus.server.storage.backup import back_up, restore
from ludus.server.storage.check import check_database


def save(file: Path, data: Path | None) -> int:
    """Back up the database while the server runs; how many rows."""
    settings = _settings(data)
    with _progress() as progress:
        task = progress.add_task("Rows", total=None)
        return asyncio.run(back_up(settings, file, lambda rows: progress.advance(task, rows)))


def load(file: Path, data: Path | None) -> int:
    """Restore a backup into an empty database; how many rows."""
    if not file.is_file():
        raise LudusError(f"There is no backup {file}.")
    settings = from_environment(os.environ, data)
    with prepared(settings), _progress() as progress:
        task = progress.add_task("Rows", total=None)
        return asyncio.run(restore(settings, file, lambda rows: progress.advance(task, rows)))


def check(data: Path | None) -> list[str]:
    """What is wrong with the database."""
    settings = _settings(data)
    with _progress() as progress:
        task = progress.add_task("Tables", total=None)

        def advance(done: int, total: int) -> None:
            progress.update(task, completed=done, total=total)

        return asyncio.run(check_database(settings, advance))


def _settings(data: Path | None) -> Settings:
    """The settings, if there is a database."""
    settings = from_environment(os.environ, data)
    url = settings.url()
    if url.get_backend_name() == "sqlite" and not Path(url.database or "").is_file():
        raise LudusError(f"There is no database {url.database}.")
    return settings


def _progress() -> Progress:
    return Progress(console=Console(stderr=True), transient=True)
