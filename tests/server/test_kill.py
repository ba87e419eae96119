"""kill -9: whatever is killed, nothing acknowledged is lost, nothing is done twice, all goes on."""

import os
import select
import signal
from pathlib import Path

import pytest

from tests.server.chaos import Chaos, workers
from tests.server.postgres import Cluster
from tests.server.running import Person, Running


@pytest.mark.slow
def test_kill_9_on_sqlite(tmp_path: Path) -> None:
    _check(Chaos(tmp_path / "data", seed=9))


@pytest.mark.slow
def test_kill_9_on_postgresql(tmp_path: Path, stoppable: Cluster) -> None:
    _check(Chaos(tmp_path / "data", seed=9, postgres=stoppable))


def _check(chaos: Chaos) -> None:
    """A dozen games through six kills; `make chaos` does a thousand."""
    audit = chaos.play(games=12, kills=6, between=(40, 90), patience=300.0)
    assert "Traceback" not in chaos.running.log()
    assert sum(audit.kills.values()) == 6
    assert audit.games == 12
    assert audit.acknowledged > 500
    assert audit.clean(), audit


def test_a_killed_worker_is_replaced(tmp_path: Path) -> None:
    running = Running(tmp_path / "data")
    person = Person(running)
    table = person.table("me", "random")
    state = person.post(f"{table}/start")
    for _ in range(4):
        state = person.act(table, person.wait_for_turn(table, state))
        for worker in workers(running):
            os.kill(worker, signal.SIGKILL)
    assert person.wait_for_turn(table, state)["position"]["choices"]
    person.http.close()
    running.kill()


def test_workers_end_with_a_killed_server(tmp_path: Path) -> None:
    running = Running(tmp_path / "data")
    person = Person(running)
    table = person.table("me", "random")
    state = person.post(f"{table}/start")
    person.wait_for_turn(table, person.act(table, person.wait_for_turn(table, state)))
    person.http.close()
    found = workers(running)
    assert found
    descriptors = [os.pidfd_open(worker) for worker in found]
    running.kill()
    for descriptor in descriptors:
        assert select.select([descriptor], [], [], 30)[0], "a worker has outlived its server"
        os.close(descriptor)
