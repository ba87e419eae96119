"""Work for one process or several."""

import multiprocessing
import os
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
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
    with ProcessPoolExecutor(processes, mp_context=context) as pool:
        waiting: set[Future[Done]] = {
            pool.submit(work, task) for task in islice(left, 2 * processes)
        }
        while waiting:
            done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
            waiting |= {pool.submit(work, task) for task in islice(left, len(done))}
            for future in done:
                yield future.result()
