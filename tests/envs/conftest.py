"""What the tests of the environments need."""

import pytest

from tests.needs import need

LIBRARIES = {
    "test_batch.py": ("numpy", "pyarrow"),
    "test_gymnasium.py": ("gymnasium",),
    "test_notebook.py": ("matplotlib", "numpy"),
    "test_openspiel.py": ("pyspiel",),
    "test_peers.py": (),
    "test_pettingzoo.py": ("pettingzoo",),
    "test_vector.py": ("gymnasium", "numpy"),
}


@pytest.fixture(autouse=True)
def needed(request: pytest.FixtureRequest) -> None:
    """Skip what cannot be tried here."""
    need(*LIBRARIES[request.path.name])
