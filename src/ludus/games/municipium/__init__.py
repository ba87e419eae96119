"""Municipium, by the ids MUN-01 to MUN-40 of `docs/rules/municipium.md`."""

from ludus.games.municipium.game import GAME

__all__ = ["GAME"]
