"""Tasks in this process, in several, or on a Ray cluster: the same results from the same seeds."""

import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from contextlib import AbstractContextManager, contextmanager
from functools import partial
from itertools import islice
from typing import Final, Protocol, TypeAlias, TypeVar

from ludus.core.errors import LudusError

Jobs: TypeAlias = int | str
"""How many processes on this machine, or the address of a Ray cluster: `auto` or `ray://...`."""
Task = TypeVar("Task")
Done = TypeVar("Done")
WAITING: Final = 2
"""How many tasks are handed out for each processor, so that none waits for the next one."""


class Pool(Protocol):
    """Somewhere tasks are done."""

    def processors(self) -> int:
        """How many tasks are done at a time."""
        ...

    def submit(self, work: Callable[[Task], Done], task: Task) -> Future[Done]:
        """Do a task as soon as a processor is free."""
        ...


def run_tasks(work: Callable[[Task], Done], tasks: Iterable[Task], jobs: Jobs) -> Iterator[Done]:
    """The result of each task as it finishes: in order with one job, else in any order.

    Only a few tasks wait at a time, so that a caller who stops reading stops the work.
    """
    if jobs == 1:
        yield from map(work, tasks)
        return
    left = iter(tasks)
    waiting: set[Future[Done]] = set()
    with pool_of(jobs) as pool:
        while True:
            free = max(WAITING * pool.processors() - len(waiting), 0)
            waiting |= {pool.submit(work, task) for task in islice(left, free)}
            if not waiting:
                return
            done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
            for future in done:
                yield future.result()


def run_in_order(work: Callable[[Task], Done], tasks: Iterable[Task], jobs: Jobs) -> Iterator[Done]:
    """The result of each task in the order of the tasks, wherever they are done."""
    early: dict[int, Done] = {}
    expected = 0
    for number, done in run_tasks(partial(_numbered, work), enumerate(tasks), jobs):
        early[number] = done
        while expected in early:
            yield early.pop(expected)
            expected += 1


def _numbered(work: Callable[[Task], Done], task: tuple[int, Task]) -> tuple[int, Done]:
    return task[0], work(task[1])


def check_jobs(jobs: Jobs) -> None:
    """Raise a sentence if nobody could do a task."""
    if isinstance(jobs, int) and jobs < 1:
        raise LudusError("There must be at least one job.")


def pool_of(jobs: Jobs) -> AbstractContextManager[Pool]:
    """The processes of this machine, or the cluster at an address."""
    check_jobs(jobs)
    if isinstance(jobs, str):
        from ludus.arena.cluster import cluster

        return cluster(jobs)
    return _processes(min(jobs, os.cpu_count() or 1))


class Processes:
    """Processes of this machine."""

    def __init__(self, executor: ProcessPoolExecutor, count: int) -> None:
        self.executor = executor
        self.count = count

    def processors(self) -> int:
        return self.count

    def submit(self, work: Callable[[Task], Done], task: Task) -> Future[Done]:
        with _ignoring_interrupts():  # the first tasks start the processes
            return self.executor.submit(work, task)


@contextmanager
def _processes(count: int) -> Iterator[Processes]:
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(count, mp_context=context, initializer=_end_at_interrupt) as executor:
        yield Processes(executor, count)


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
