"""Pools of processes: one that begins nothing any more is given up, and another takes its place."""

import asyncio
import os
import signal
import threading

import pytest

from ludus.server import pool
from ludus.server.errors import Refusal
from ludus.server.pool import ENDING, WorkerPool, end_with_parent


def test_a_pool_that_begins_no_job_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    workers = WorkerPool(1, end_with_parent)
    process = asyncio.run(workers.run(os.getpid, [], 60.0))
    monkeypatch.setattr(pool, "BEGIN_SECONDS", 0.5)
    os.kill(process, signal.SIGSTOP)
    with pytest.raises(Refusal):
        asyncio.run(workers.run(os.getpid, [], 60.0))
    assert not workers.usable
    os.kill(process, signal.SIGKILL)
    for thread in threading.enumerate():
        if thread.name == ENDING:
            thread.join(60.0)
    with pytest.raises(ProcessLookupError):
        os.kill(process, 0)
