"""Where games are found: any package can add one as an entry point of the group `ludus.games`."""

from functools import cache
from importlib.metadata import EntryPoint, entry_points

from ludus.core.errors import UnknownGame
from ludus.core.game import Game


@cache
def _entries() -> dict[str, EntryPoint]:
    return {entry.name: entry for entry in entry_points(group="ludus.games")}


def names() -> list[str]:
    """The names of the installed games."""
    return sorted(_entries())


@cache
def get(name: str) -> Game:
    """The game of that name, or a sentence naming those there are."""
    if name not in _entries():
        raise UnknownGame("unknown-game", {"name": name, "games": ", ".join(names())})
    game = _entries()[name].load()
    if not isinstance(game, Game):
        raise UnknownGame("not-a-game", {"name": name})
    return game
