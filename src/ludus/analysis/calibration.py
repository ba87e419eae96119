"""The temperature that makes a predicted chance of 70% come true in 70 of 100 games.

A network's strengths are divided by it before they become chances. It is data, `calibration.json`,
fitted on games of the bots by `python -m tools.calibration`: one number for each game and number
of players.
"""

import json
from dataclasses import replace
from functools import cache
from importlib.resources import files
from typing import Final

from ludus.bots.nets import Layers, layers_of
from ludus.core.game import Game

FILE: Final = "calibration.json"


@cache
def temperatures() -> dict[str, dict[str, float]]:
    """The temperatures by game and number of players."""
    text = (files(__package__) / FILE).read_text(encoding="utf-8")
    found: dict[str, dict[str, float]] = json.loads(text)
    return found


def temperature(game: Game, players: int) -> float:
    """The temperature of a game, 1 where none was fitted."""
    return temperatures().get(game.name, {}).get(str(players), 1.0)


def calibrated(game: Game, players: int) -> Layers:
    """The network of the game, its strengths divided by the temperature."""
    return cooled(layers_of(game, players), temperature(game, players))


def cooled(layers: Layers, by: float) -> Layers:
    """The same network with its strengths divided by a temperature."""
    direct = [weight / by for weight in layers.direct]
    return replace(layers, direct=direct, output=[weight / by for weight in layers.output])
