"""The games, one folder each, with the same file names in every folder.

The package can be called: `ludus.games()` are the names of those installed.
"""

import sys
from types import ModuleType


class Games(ModuleType):
    """A package whose call answers what its name asks."""

    def __call__(self) -> list[str]:
        from ludus.core import registry

        return registry.names()


sys.modules[__name__].__class__ = Games
