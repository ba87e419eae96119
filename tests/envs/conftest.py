"""Environments are tried with the compiled form alone: they add nothing to the rules."""

import pytest

from tests.libraries import need
from tools import forms

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
def needed(form: str, request: pytest.FixtureRequest) -> None:
    """Skip what cannot be tried here."""
    if form == "interpreted" and not forms.hindrance():
        pytest.skip("Environments are tried with the compiled form.")
    need(*LIBRARIES[request.path.name])
