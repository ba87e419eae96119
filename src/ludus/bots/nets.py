"""The networks that ship with the games: one JSON file for each number of players.

They stand in the game's own folder, as `nets/2.json`; a number of players without a file shares the
nearest one. A file names the features it was trained on, so one that the game has got since counts
for nothing until the next training.
"""

import json
from dataclasses import asdict, dataclass
from functools import lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Final

from ludus.core.errors import LudusError
from ludus.core.game import Game

DIGITS: Final = 6
"""Significant digits of a number in a file."""
POINTS_COUNT: Final = 0.1
"""What a point is worth in a game that has no network."""


@dataclass(frozen=True)
class Layers:
    """The numbers of a network, see `ludus.bots.evaluation.Net`: lists by feature and by unit."""

    direct: list[float]
    own: list[list[float]]
    others: list[list[float]]
    bias: list[float]
    output: list[float]


def linear(direct: list[float]) -> Layers:
    """A network without hidden units: the features times the weights."""
    none: list[list[float]] = [[] for _ in direct]
    return Layers(list(direct), none, none, [], [])


def folder(game: Game) -> Traversable:
    """Where the game keeps its networks."""
    return files(type(game).__module__.rpartition(".")[0]) / "nets"


def file_of(game: Game, players: int) -> Traversable | None:
    """The network of the game for so many players, if it has any."""
    return nearest(folder(game), game, players)


def nearest(networks: Traversable, game: Game, players: int) -> Traversable | None:
    """The network for so many players, or for the nearest number, more rather than fewer."""
    numbers = sorted(game.players, key=lambda number: (abs(number - players), -number))
    named = [networks / f"{number}.json" for number in numbers]
    return next((file for file in named if file.is_file()), None)


@lru_cache(maxsize=64)
def layers_of(game: Game, players: int) -> Layers:
    """The network of the game for so many players; points alone count where there is none."""
    return layers_in(folder(game), game, players)


def layers_in(networks: Traversable, game: Game, players: int) -> Layers:
    """The network in a folder of networks of the game."""
    file = nearest(networks, game, players)
    if file is None:
        return linear([POINTS_COUNT] * len(game.features))
    return loads(file.read_text(encoding="utf-8"), game, str(file))


def loads(text: str, game: Game, name: str) -> Layers:
    """The network in a file's text, its rows in the order of the game's features."""
    data = json.loads(text)
    trained: list[str] = data["features"]
    unknown = sorted(set(trained) - set(game.features))
    if unknown:
        raise LudusError(f"{name} was trained on features {game.title} has not: {unknown}.")
    units = len(data["bias"])
    rows = {feature: i for i, feature in enumerate(trained)}
    order = [rows.get(feature, -1) for feature in game.features]
    return Layers(
        direct=[data["direct"][i] if i >= 0 else 0.0 for i in order],
        own=[data["own"][i] if i >= 0 else [0.0] * units for i in order],
        others=[data["others"][i] if i >= 0 else [0.0] * units for i in order],
        bias=data["bias"],
        output=data["output"],
    )


def load(path: Path, game: Game) -> Layers:
    """The network in a file."""
    try:
        return loads(path.read_text(encoding="utf-8"), game, str(path))
    except (OSError, KeyError, ValueError) as error:
        raise LudusError(f"{path} holds no network: {error}.") from None


def dumps(layers: Layers, game: Game) -> str:
    """A network as the text of a file, a line a row."""
    lines = [f'"features": {json.dumps(list(game.features))}']
    for name, value in asdict(layers).items():
        if value and isinstance(value[0], list):
            rows = ",\n".join(json.dumps([_short(x) for x in row]) for row in value)
            lines.append(f'"{name}": [\n{rows}\n]')
        else:
            lines.append(f'"{name}": {json.dumps([_short(x) for x in value])}')
    return "{\n" + ",\n".join(lines) + "\n}\n"


def _short(number: float) -> float:
    return float(f"{number:.{DIGITS}g}")
