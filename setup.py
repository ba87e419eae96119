"""Compiles the rules with mypyc and packs the pages for browsers.

All else about the package stands in pyproject.toml.
"""

import sys
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_py import build_py

ROOT = Path(__file__).resolve().parent
sys.path.insert(0, str(ROOT))

from tools import web  # noqa: E402
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
        # A product added to a sum is rounded twice, so that values are the same on every machine.
        module.extra_compile_args += ["-ffp-contract=off"]
    return modules


class BuildWithPages(build_py):  # type: ignore[misc]
    """Adds the browser's client and the rules for players to what is packed."""

    def run(self) -> None:
        """An editable installation finds both in the project's own folders."""
        if not self.editable_mode:
            web.build()
        super().run()
        if not self.editable_mode:
            packed = Path(self.build_lib) / "ludus/server"
            self.copy_tree(str(ROOT / "docs/rules"), str(packed / "rules"))
            self.copy_tree(str(web.PAGES), str(packed / "static"))


setup(ext_modules=extensions(), cmdclass={"build_py": BuildWithPages})
