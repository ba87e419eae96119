"""Compiles the rules with mypyc; all else about the package stands in pyproject.toml."""

import sys
from itertools import groupby
from pathlib import Path
from tempfile import TemporaryDirectory

from setuptools import Extension, setup

ROOT = Path(__file__).resolve().parent
sys.path.insert(0, str(ROOT))

from tools.forms import compiled_sources, hindrance  # noqa: E402


def extensions() -> list[Extension]:
    """The compiled modules, with one library a folder, so that an edit compiles one game anew.

    The cache of mypy is a fresh one each time: mypyc 2.4.1 fails on libraries found in an old one.
    """
    if hindrance():
        return []
    from mypyc.build import mypycify

    sources = [path.relative_to(ROOT) for path in compiled_sources()]
    libraries: list[tuple[list[str], str | None]] = [
        ([str(path) for path in paths], f"ludus_{folder.name}")
        for folder, paths in groupby(sources, lambda path: path.parent)
    ]
    with TemporaryDirectory() as cache:
        modules = mypycify(
            [f"--cache-dir={cache}", *map(str, sources)],
            opt_level="3",
            debug_level="0",
            separate=libraries,
        )
    for module in modules:
        module.extra_compile_args += ["-fvisibility=hidden", "-fno-semantic-interposition"]
    return modules


setup(ext_modules=extensions())
