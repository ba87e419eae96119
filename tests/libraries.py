"""What the tests of the extras need, and what happens where it is missing."""

import importlib.util
import os

import pytest


def need(*libraries: str) -> None:
    """Skip a test without its libraries; where every change is checked nothing may be missing."""
    for library in libraries:
        if importlib.util.find_spec(library) is None:
            assert not os.environ.get("CI"), f"{library} has to be installed where CI is set."
            pytest.skip(f"There is no {library} for this Python and machine.")
