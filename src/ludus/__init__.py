"""Three Roman board games, on rules that are also a fast simulator.

`ludus.core` is the contract every game fulfils and `ludus.games` the games themselves.
"""

from importlib.metadata import version
from typing import Final

__version__: Final = version("ludus")
