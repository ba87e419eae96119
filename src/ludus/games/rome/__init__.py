"""Rome: City of Marble, by the ids ROM-01 to ROM-40 of `docs/rules/rome.md`."""

from ludus.games.rome.game import GAME

__all__ = ["GAME"]
