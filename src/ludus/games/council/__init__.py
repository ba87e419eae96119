"""The Council of Four, by the ids COU-01 to COU-38 of `docs/rules/council.md`."""

from ludus.games.council.game import GAME

__all__ = ["GAME"]
