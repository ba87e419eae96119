"""What tests need of the machine, and what happens where it is missing."""

import importlib.util
import os
from typing import NoReturn

import pytest


def skip_for_want(reason: str) -> NoReturn:
    """Skip a test for want of something; where every change is checked nothing may be missing."""
    if os.environ.get("CI"):
        pytest.fail(f"{reason} Where CI is set no test may be skipped for that.")
    pytest.skip(reason)


def need(*libraries: str) -> None:
    """Skip a test without its libraries."""
    for library in libraries:
        if importlib.util.find_spec(library) is None:
            skip_for_want(f"There is no {library} for this Python and machine.")
