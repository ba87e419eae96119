"""Three Roman board games, on rules that are also a fast simulator.

    games()                    the names of the games
    game("rome")               a game: its options, the meaning of its ids, `setup` of positions
    new("rome", players=3)     a match that begins: its state, its record
    load("game.json")          the match of a record
    bot("centurio")            a player of the ladder, or one of your own
    make("rome", players=2)    an environment of Gymnasium, PettingZoo or OpenSpiel, or many tables

`ludus.core` is the contract every game fulfils, `ludus.games` the games themselves, `ludus.arena`
what lets bots play each other, and `ludus.envs` the environments.
"""

from __future__ import annotations

from importlib import import_module
from importlib.metadata import version
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from ludus.bots import Bot
    from ludus.core.game import Game
    from ludus.core.match import Match

__version__: Final = version("ludus")
__all__ = ["__version__", "bot", "game", "games", "load", "make", "new"]

ENVIRONMENTS: Final = ("gymnasium", "pettingzoo", "openspiel", "vector", "parallel")


def __dir__() -> list[str]:
    return __all__


def games() -> list[str]:
    """The names of the installed games."""
    from ludus.core import registry

    return registry.names()


def game(name: str) -> Game:
    """What never changes of a game: its name, its options, the meaning of its ids."""
    from ludus.core import registry

    return registry.get(name)


def new(name: str, players: int, options: dict[str, str] | None = None) -> Match:
    """A match that begins, before anything is drawn."""
    from ludus.core.match import Match

    return Match(game(name), players, options)


def load(path: str | Path) -> Match:
    """The match of a record file, JSON or text."""
    from ludus.core import match

    return match.load(Path(path))


def bot(name: str) -> Bot:
    """A new player: one of the ladder, or your own as `package.module:Class`."""
    from ludus.bots import get

    return get(name)


def make(name: str, players: int | None = None, api: str = "gymnasium", **settings: Any) -> Any:
    """An environment of a game; `api` is gymnasium, pettingzoo, openspiel, vector or parallel.

    The settings are those of `ludus.envs.gymnasium.LudusEnv`, `ludus.envs.pettingzoo.LudusAEC` and
    `ludus.vector.Tables`, which `parallel` deals out by agent; for OpenSpiel, the parameters of the
    game.
    """
    from ludus.core.errors import LudusError

    if api not in ENVIRONMENTS:
        raise LudusError(f"There is no api '{api}'. There are: {', '.join(ENVIRONMENTS)}.")
    if api in ("vector", "parallel"):
        many = import_module("ludus.vector")
        made = many.Tables if api == "vector" else many.Parallel
        return made(name, players=players, **settings)
    return import_module(f"ludus.envs.{api}").env(name, players, **settings)
