"""Work for one process or several."""

import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from contextlib import contextmanager
from itertools import islice
from typing import TypeVar

Task = TypeVar("Task")
Done = TypeVar("Done")


def spread(work: Callable[[Task], Done], tasks: Iterable[Task], jobs: int) -> Iterator[Done]:
    """What the work makes of each task, as it gets done: in order with one job, else in any.

    Only a few tasks wait at a time, so that a caller who stops listening stops the work.
    """
    if jobs == 1:
        yield from map(work, tasks)
        return
    processes = min(jobs, os.cpu_count() or 1)
    context = multiprocessing.get_context("spawn")
    left = iter(tasks)
    with ProcessPoolExecutor(processes, mp_context=context, initializer=_ready) as pool:
        with _deaf():
            waiting: set[Future[Done]] = {
                pool.submit(work, task) for task in islice(left, 2 * processes)
            }
        while waiting:
            done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
            waiting |= {pool.submit(work, task) for task in islice(left, len(done))}
            for future in done:
                yield future.result()


@contextmanager
def _deaf() -> Iterator[None]:
    """Processes that start meanwhile do not hear Ctrl-C, so that they cannot complain of it."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


def _ready() -> None:
    """A process that works ends at Ctrl-C without a word."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
