"""Compiles the rules with mypyc; all else about the package stands in pyproject.toml."""

import sys
from pathlib import Path

from setuptools import Extension, setup

ROOT = Path(__file__).resolve().parent
sys.path.insert(0, str(ROOT))

from tools.forms import compiled_sources, hindrance  # noqa: E402


def extensions() -> list[Extension]:
    """The compiled modules as one library: mypyc then knows every subclass and every attribute."""
    if hindrance():
        return []
    from mypyc.build import mypycify

    sources = [str(path.relative_to(ROOT)) for path in compiled_sources()]
    modules = mypycify(sources, opt_level="3", debug_level="0", group_name="ludus")
    for module in modules:
        # What nobody outside can see or replace, the C compiler may inline.
        module.extra_compile_args += ["-fvisibility=hidden", "-fno-semantic-interposition"]
    return modules


setup(ext_modules=extensions())
