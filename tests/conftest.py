"""What all tests share: their order, their form of the package, their luck."""

import os
from pathlib import Path

import hypothesis
import pytest

import ludus
from tools import forms

hypothesis.settings.register_profile("ludus", derandomize=True, database=None, deadline=None)
hypothesis.settings.load_profile("ludus")

FORM = os.environ.get("LUDUS_FORM") or ("compiled" if forms.found() else "interpreted")


def pytest_configure() -> None:
    """Refuse to test compiled modules that are not those of the sources as they are now."""
    if FORM not in ("interpreted", "compiled"):
        raise pytest.UsageError(f"LUDUS_FORM is '{FORM}'; it can be 'interpreted' or 'compiled'.")
    if FORM == "compiled" and not forms.up_to_date():
        raise pytest.UsageError("A source has changed since it was compiled: run 'make compile'.")


def pytest_report_header() -> str:
    """Say which form is tested."""
    return f"ludus: {ludus.__version__}, {FORM}, from {Path(ludus.__file__).parent}"


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Run what is slow after all that is fast."""
    items.sort(key=lambda item: item.get_closest_marker("slow") is not None)


@pytest.fixture(scope="session")
def form() -> str:
    """The form of the package under test: `interpreted` or `compiled`."""
    return FORM
