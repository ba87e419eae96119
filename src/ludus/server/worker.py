"""What runs in the processes in which bots think. They know the rules and nothing of the server."""

import multiprocessing
import multiprocessing.connection
import os
import threading


def end_with_parent() -> None:
    """End when the server does, however it ended."""
    parent = multiprocessing.parent_process()
    assert parent is not None

    def wait() -> None:
        multiprocessing.connection.wait([parent.sentinel])
        os._exit(0)

    threading.Thread(target=wait, daemon=True).start()
