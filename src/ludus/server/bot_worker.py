"""What runs in the processes in which bots think. They know the rules and nothing of the server."""

import multiprocessing
import multiprocessing.connection
import os
import threading

from ludus.bots import decide


def end_with_parent() -> None:
    """End when the server does, however it ended."""
    parent = multiprocessing.parent_process()
    assert parent is not None

    def wait() -> None:
        multiprocessing.connection.wait([parent.sentinel])
        os._exit(0)

    threading.Thread(target=wait, daemon=True).start()


def think(record: dict[str, object], seat: int, level: str, seconds: float) -> int | str:
    """What the bot plays, or why it cannot: not every error survives the way to the server."""
    try:
        return decide(record, seat, level, seconds)
    except Exception as error:
        return f"{type(error).__name__}: {error}"
