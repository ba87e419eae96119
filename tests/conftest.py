"""What all tests share: their order, their form of the package, their luck."""

import os
from pathlib import Path

import hypothesis
import pytest

import ludus
from tools import forms

hypothesis.settings.register_profile(
    "ludus",
    derandomize=True,
    database=None,
    deadline=None,
    suppress_health_check=[hypothesis.HealthCheck.too_slow],  # a busy machine is no failure
)
hypothesis.settings.load_profile("ludus")

FORM = os.environ.get("LUDUS_FORM") or ("compiled" if forms.found() else "interpreted")
ONCE = [
    *("analysis", "arena", "envs", "learn", "server", "train", "web"),
    *("bots/test_docs.py", "conformance/test_words.py", "test_architecture.py", "test_cli.py"),
    *("test_docs.py", "test_make_play.py", "test_rule_ids.py", "test_terminal.py"),
]
"""Tests of what is the same in both forms: `make test` runs them on the compiled one.

Where nothing can be compiled, it runs them on the interpreted one."""
collect_ignore = ONCE
if os.environ.get("LUDUS_FORM") != "interpreted" or forms.hindrance():
    collect_ignore = []


def pytest_configure() -> None:
    """Refuse to test compiled modules that are not those of the sources as they are now."""
    if FORM not in ("interpreted", "compiled"):
        raise pytest.UsageError(f"LUDUS_FORM is '{FORM}'; it can be 'interpreted' or 'compiled'.")
    if FORM == "compiled" and not forms.up_to_date():
        raise pytest.UsageError("A source has changed since it was compiled: run 'make compile'.")


def pytest_report_header() -> str:
    """Say which form is tested."""
    said = f"ludus: {ludus.__version__}, {FORM}, from {Path(ludus.__file__).parent}"
    return f"{said}; the compiled form will run {', '.join(ONCE)}" if collect_ignore else said


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Run what is slow after all that is fast."""
    items.sort(key=lambda item: item.get_closest_marker("slow") is not None)


@pytest.fixture(scope="session")
def form() -> str:
    """The form of the package under test: `interpreted` or `compiled`."""
    return FORM
