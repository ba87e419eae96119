"""What runs in the processes in which bots think. They know the rules and nothing of the server."""

import multiprocessing
import multiprocessing.connection
import os
import threading
from typing import Any

from librt.random import Random

from ludus.core.record import from_dict, replayed


def end_with_parent() -> None:
    """In a worker: end when the server does, however it ended."""
    parent = multiprocessing.parent_process()
    assert parent is not None

    def wait() -> None:
        multiprocessing.connection.wait([parent.sentinel])
        os._exit(0)

    threading.Thread(target=wait, daemon=True).start()


def think(record: dict[str, Any], seat: int, level: str, seconds: float) -> int:
    """In a worker: what the bot plays."""
    legal = replayed(from_dict(record)).state.legal()
    return legal[int(Random().randrange(len(legal)))]
