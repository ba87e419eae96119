"""A real Ray cluster of several nodes on this machine: the same games as here, whatever is lost.

It takes a minute or two, mostly for the nodes to start, so it runs with `make cluster` alone.
"""

import contextlib
import json
import os
import signal
import threading
import time
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from ludus.analysis.review import Reviewer
from ludus.arena import dataset, jobs
from ludus.arena.cluster import check_address
from ludus.arena.match import Setting
from ludus.arena.simulate import simulate
from ludus.cli import app
from ludus.core.errors import LudusError
from tests.analysis.test_review import random_match

ROOT = Path(__file__).parents[2]
SETTING = Setting("municipium", 2, ("random", "random"), 5, {"length": "short"})
CLUSTER = ["--cluster", "auto"]

WANTED = bool(os.environ.get("LUDUS_CLUSTER"))
TOO_LONG = "A cluster takes minutes to start: `make cluster` runs this test."

pytestmark = [pytest.mark.slow, pytest.mark.filterwarnings("ignore")]
ray = pytest.importorskip("ray", reason="Ray is not here: pip install 'ludus[cluster]'.")


@pytest.fixture
def cluster() -> Iterator[Any]:
    """Two nodes that do one task at a time each."""
    from ray.cluster_utils import Cluster

    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", f"{ROOT}{os.pathsep}{os.environ.get('PYTHONPATH', '')}")
        patch.setenv("RAY_AUTH_MODE", "disabled")
        patch.setenv("RAY_USAGE_STATS_ENABLED", "0")
        # A slow machine is no lost node.
        patch.setenv("RAY_worker_register_timeout_seconds", "300")
        patch.setenv("RAY_health_check_timeout_ms", "60000")
        patch.setenv("RAY_gcs_server_request_timeout_seconds", "300")
        small = {"num_cpus": 1, "object_store_memory": 100 * 2**20}
        made = Cluster(initialize_head=True, head_node_args={"include_dashboard": False, **small})
        made.second = made.add_node(**small)
        patch.setenv("RAY_ADDRESS", made.address)
        yield made
        ray.shutdown()
        made.shutdown()


@pytest.mark.skipif(not WANTED, reason=TOO_LONG)
def test_a_cluster_plays_what_this_machine_would(cluster: Any, tmp_path: Path) -> None:
    """One test, since a cluster takes a while to start."""
    check_results(tmp_path)
    check_review()
    with pytest.raises(LudusError, match=r"^task 1 is wrong$"):
        list(jobs.run_tasks(_refuse, [0, 1], "auto"))
    check_lost_node(cluster, tmp_path)


def check_results(tmp_path: Path) -> None:
    """The same games come back, in the same order."""
    done: list[int] = []
    there = simulate(SETTING, 120, "auto", done.append)
    assert there.as_dict() == simulate(SETTING, 120, 1, lambda _: None).as_dict()
    assert done == sorted(done)
    assert done[-1] == 120
    games = [
        [(played.number, played.record.ids) for played in dataset.play(*asked)]
        for asked in (("municipium", "random", 3, 1, "auto"), ("municipium", "random", 3, 1, 1))
    ]
    assert games[0] == games[1]
    ways = [_played(tmp_path / name, more) for name, more in (("a", CLUSTER), ("b", []))]
    assert ways[0] == ways[1]


def check_review() -> None:
    """A review finds the same, though its parts are looked at on several nodes."""
    reviews = []
    for where in ("auto", 1):
        reviewer = Reviewer(random_match("municipium", 2, 1), 16)
        reviewer.parts = reviewer.parts[-20:]
        reviews.append(list(reviewer.run(where)))
    assert reviews[0] == reviews[1]
    assert len(reviews[0]) > 3


def _played(folder: Path, more: list[str]) -> list[dict[str, Any]]:
    """The games of a small arena, without the time they took."""
    folder.mkdir()
    file = folder / "games.jsonl"
    asked = ["arena", "municipium", "--bots", "random", "-p", "2", "-n", "4", "--out", str(file)]
    done = CliRunner().invoke(app, asked + more)
    assert done.exit_code == 0, done.output
    return [json.loads(line) | {"seconds": 0} for line in file.read_text().splitlines()]


def check_lost_node(cluster: Any, place: Path) -> None:
    """A node is killed in the middle of a task: the other does it again."""
    folder = place / "tasks"
    folder.mkdir()
    hold = folder / "hold"
    hold.touch()
    found: list[int] = []

    def play() -> None:
        found.extend(jobs.run_tasks(partial(_wait_and_square, folder), range(8), "auto"))

    thread = threading.Thread(target=play)
    thread.start()
    _until(lambda: len({begun.stem for begun in folder.glob("*.*")}) == 2)
    begun = {path.stem: path for path in folder.glob("*.*")}
    again = begun[str(cluster.second.node_id)]
    _until(again.read_text)
    cluster.remove_node(cluster.second, allow_graceful=False)
    with contextlib.suppress(ProcessLookupError):  # it ends with its node, but not at once
        os.kill(int(again.read_text()), signal.SIGKILL)
    hold.unlink()
    thread.join(timeout=300)
    assert sorted(found) == [number * number for number in range(8)]
    assert len(list(folder.glob(f"*{again.suffix}"))) == 2, "it was not begun on both nodes"


def test_an_address_that_is_none_is_a_sentence() -> None:
    with pytest.raises(LudusError, match="'auto' or 'ray://HOST:PORT', not 'nowhere'"):
        check_address("nowhere")


def _refuse(number: int) -> int:
    if number == 1:
        raise LudusError("task 1 is wrong")
    return number


def _wait_and_square(folder: Path, number: int) -> int:
    """Leave a file named by the node and the task, with the process, and wait as long as told."""
    node = ray.get_runtime_context().get_node_id()
    (folder / f"{node}.{number}").write_text(str(os.getpid()))
    while (folder / "hold").exists():
        time.sleep(0.02)
    return number * number


def _until(condition: Callable[[], object]) -> None:
    """Wait for a condition, five minutes at most."""
    for _ in range(15_000):
        if condition():
            return
        time.sleep(0.02)
    raise AssertionError("What was waited for did not come.")
