"""Bots by name: one of the ladder, or `package.module:Class` for anybody's own."""

import importlib
import shlex
import shutil
import sys
from pathlib import Path
from typing import Final

from ludus.bots.bot import Bot
from ludus.bots.ladder import LADDER
from ludus.bots.process import Process
from ludus.core.errors import LudusError

PREFIX: Final = "process:"
"""What the name of a program starts with."""


class UnknownBot(LudusError):
    """There is no bot of that name, or it cannot be loaded."""


def names() -> list[str]:
    """The names of the ladder, from the weakest to the strongest."""
    return list(LADDER)


def get(name: str) -> Bot:
    """A new bot of that name, or a sentence saying why there is none."""
    if name in LADDER:
        return LADDER[name]()
    if name.startswith(PREFIX):
        return Process(_program(name))
    if ":" not in name:
        raise UnknownBot(
            f"There is no bot '{name}'. There are: {', '.join(LADDER)};"
            " your own is named package.module:Class, a program process:./engine."
        )
    return _make(name, _load(name))


def _program(name: str) -> list[str]:
    """The program and its arguments, if there is such a program."""
    command = shlex.split(name.removeprefix(PREFIX))
    if not command or shutil.which(command[0]) is None:
        raise UnknownBot(f"Bot '{name}': there is no program to start; write process:./engine.")
    return command


def _load(name: str) -> object:
    """The attribute of a module, which may be in the current folder."""
    module, _, attribute = name.partition(":")
    here = str(Path.cwd())
    if here not in sys.path:
        sys.path.append(here)
    try:
        return getattr(importlib.import_module(module), attribute)
    except ModuleNotFoundError as error:
        raise UnknownBot(f"Bot '{name}': there is no module '{error.name}'.") from None
    except AttributeError:
        raise UnknownBot(f"Bot '{name}': '{module}' has no class '{attribute}'.") from None
    except Exception as error:
        raise UnknownBot(f"Bot '{name}': '{module}' cannot be imported: {error!r}.") from error


def _make(name: str, made: object) -> Bot:
    if not isinstance(made, type) or not issubclass(made, Bot):
        raise UnknownBot(f"Bot '{name}' is not a class made from ludus.bots.Bot.")
    try:
        return made()
    except Exception as error:
        raise UnknownBot(f"Bot '{name}' cannot be made: {error!r}.") from error
