"""Tasks in one process or several."""

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


def in_processes(work: Callable[[Task], Done], tasks: Iterable[Task], jobs: int) -> Iterator[Done]:
    """The result of each task as it finishes: in order with one job, else in any order.

    Only a few tasks wait at a time, so that a caller who stops reading stops the work.
    """
    if jobs == 1:
        yield from map(work, tasks)
        return
    processes = min(jobs, os.cpu_count() or 1)
    context = multiprocessing.get_context("spawn")
    left = iter(tasks)
    with ProcessPoolExecutor(processes, mp_context=context, initializer=_end_at_interrupt) as pool:
        with _ignoring_interrupts():
            waiting: set[Future[Done]] = {
                pool.submit(work, task) for task in islice(left, 2 * processes)
            }
        while waiting:
            done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
            waiting |= {pool.submit(work, task) for task in islice(left, len(done))}
            for future in done:
                yield future.result()


@contextmanager
def _ignoring_interrupts() -> Iterator[None]:
    """Processes started meanwhile ignore Ctrl-C, so that they print no traceback of their own."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


def _end_at_interrupt() -> None:
    """A worker process ends silently at Ctrl-C."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
