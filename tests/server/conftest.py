"""What the tests of the server share: a server, and a PostgreSQL of their own."""

from collections.abc import Callable, Iterator

import pytest

from tests.server.postgres import Cluster, cluster, wanted
from tests.server.running import Person, Running


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server on SQLite."""
    running = Running(tmp_path_factory.mktemp("server") / "data")
    yield running
    assert running.stop() == 0
    assert "Traceback" not in running.log()


@pytest.fixture
def meet() -> Iterator[Callable[[Running], Person]]:
    """Makes people at a server, and sends them home in the end."""
    met: list[Person] = []

    def make(server: Running) -> Person:
        met.append(Person(server))
        return met[-1]

    yield make
    for one in met:
        one.http.close()


@pytest.fixture
def person(server: Running, meet: Callable[[Running], Person]) -> Person:
    """Somebody new."""
    return meet(server)


@pytest.fixture
def other(server: Running, meet: Callable[[Running], Person]) -> Person:
    """Somebody else."""
    return meet(server)


@pytest.fixture(scope="session")
def postgres() -> Iterator[Callable[[], str]]:
    """A throwaway PostgreSQL; each call makes a database and tells its address."""
    wanted()
    with cluster() as made:
        yield made.database


@pytest.fixture
def stoppable() -> Iterator[Cluster]:
    """A PostgreSQL that the test may stop."""
    wanted()
    with cluster() as made:
        yield made
