"""Tasks on a Ray cluster. Ray does those of a lost node again, on the nodes that are left."""

import logging
from collections.abc import Callable, Iterator
from concurrent.futures import Future
from contextlib import contextmanager
from importlib.metadata import version
from typing import Any, Final, TypeVar

from ludus.core.errors import LudusError
from ludus.core.registry import get, names

try:
    import ray
    from ray.exceptions import RayError, RayTaskError
except ModuleNotFoundError as error:
    raise LudusError("Ray is missing: pip install 'ludus[cluster]'.") from error

Task = TypeVar("Task")
Done = TypeVar("Done")
RETRIES: Final = 20
"""How often a task is done again when the node or the process it ran in was lost."""


@contextmanager
def cluster(address: str) -> Iterator["Cluster"]:
    """The cluster at an address; what is not done when the caller leaves is not done at all."""
    _connect(address)
    found = Cluster()
    try:
        yield found
    finally:
        found.cancel()


def check_address(address: str) -> None:
    """Raise a sentence if an address is none of a cluster."""
    if address != "auto" and not address.startswith("ray://"):
        raise LudusError(f"A cluster is 'auto' or 'ray://HOST:PORT', not '{address}'.")


def _connect(address: str) -> None:
    """Connect once; Ray disconnects when the program ends."""
    if ray.is_initialized():
        return
    check_address(address)
    try:
        ray.init(address=address, log_to_driver=False, logging_level=logging.FATAL)
    except (ConnectionError, TimeoutError, ValueError):
        raise LudusError(
            f"There is no Ray cluster at '{address}'. 'ray start --head' begins one here."
        ) from None
    except RuntimeError as error:
        raise LudusError(f"The Ray cluster at '{address}' refuses: {error}") from None


class Cluster:
    """The nodes of the cluster we are connected to; more may come while it works."""

    def __init__(self) -> None:
        self.ours = our_version()
        self.remote: Any = ray.remote(max_retries=RETRIES)(do_there)
        self.running: dict[Future[Any], Any] = {}

    def processors(self) -> int:
        """How many tasks are done at a time."""
        return max(int(ray.cluster_resources().get("CPU", 1)), 1)

    def submit(self, work: Callable[[Task], Done], task: Task) -> Future[Done]:
        """Do a task on any node."""
        asked = self.remote.remote(self.ours, work, task)
        told: Future[Done] = Future()

        def tell(came: Future[Done]) -> None:
            self.running.pop(told, None)
            error = came.exception()
            if error is None:
                told.set_result(came.result())
            else:
                told.set_exception(sentence(error))

        self.running[told] = asked
        asked.future().add_done_callback(tell)
        return told

    def cancel(self) -> None:
        """End what is still running."""
        for asked in list(self.running.values()):
            ray.cancel(asked, force=True)


def our_version() -> str:
    """What a node has to have in common with us for its games to be the same."""
    rules = [f"{name} {get(name).rules_version}" for name in names()]
    return f"Ludus {version('ludus')} with the rules {', '.join(rules)}"


def do_there(expected: str, work: Callable[[Task], Done], task: Task) -> Done:
    """Do a task on a node, if it would come out the same there."""
    found = our_version()
    if found != expected:
        raise LudusError(f"A node of the cluster has {found}, but here is {expected}.")
    return work(task)


def sentence(error: BaseException) -> BaseException:
    """What went wrong on a node: our own errors as they are, those of the cluster in a sentence."""
    if isinstance(error, RayTaskError):
        cause = error.cause
        if isinstance(cause, ModuleNotFoundError):
            return LudusError(
                f"A node of the cluster has no module '{cause.name}'. Every node needs the same"
                " version of Ludus, and the bots of your own."
            )
        return cause if isinstance(cause, Exception) else error
    if isinstance(error, RayError):
        return LudusError(f"The cluster failed {RETRIES} times: {type(error).__name__}.")
    return error
