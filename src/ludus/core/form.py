"""Which form of the rules runs: interpreted, or compiled by mypyc from the same source."""

import os
import shutil
import sysconfig
from pathlib import Path
from typing import Final

from ludus.core import game

FILE: Final = Path(str(game.__file__))
SUFFIX: Final[str] = sysconfig.get_config_var("EXT_SUFFIX") or ".pyd"
ADVICE: Final = (
    "The rules run interpreted, many times slower than compiled. This machine has a C compiler:"
    " {command} compiles them. (LUDUS_COMPILE=0 leaves it at that.)"
)


def compiled() -> bool:
    """Whether this process runs the compiled form."""
    return FILE.suffix != ".py"


def compiled_is_there() -> bool:
    """Whether a process started now would run the compiled form."""
    return compiled() or FILE.with_name("game" + SUFFIX).exists()


def advice() -> str:
    """How to get the compiled form, if this process does without it and the machine could."""
    compiler = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
    if compiled() or os.environ.get("LUDUS_COMPILE") == "0" or not shutil.which(compiler):
        return ""
    checkout = (FILE.parents[3] / "Makefile").exists()
    again = "`pip install --force-reinstall --no-deps --no-binary ludus ludus`"
    return ADVICE.format(command="`make compile`" if checkout else again)
