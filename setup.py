"""Compiles the rules with mypyc; all else about the package stands in pyproject.toml."""

import sys
from pathlib import Path

from setuptools import Extension, setup

ROOT = Path(__file__).resolve().parent
sys.path.insert(0, str(ROOT))

from tools.forms import compiled_sources, hindrance  # noqa: E402


def extensions() -> list[Extension]:
    """The compiled modules as one library, so that calls between them stay calls within C."""
    if hindrance():
        return []
    from mypyc.build import mypycify

    sources = [str(path.relative_to(ROOT)) for path in compiled_sources()]
    return mypycify(sources, opt_level="3", debug_level="0", group_name="ludus")


setup(ext_modules=extensions())
