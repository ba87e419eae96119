"""The network while it learns: NumPy arrays, their gradient, and Adam.

The nets are so small that a batch is a few matrix products: NumPy fits them as fast as games are
played, and a framework would only have to be installed.
"""

from dataclasses import dataclass, field
from typing import Final

import numpy as np
from numpy.typing import NDArray

from ludus.bots.nets import Layers

Numbers = NDArray[np.float32]

NAMES: Final = ("direct", "own", "others", "bias", "output")
RATE: Final = 0.001
DECAY: Final = 1e-5
"""How much a weight shrinks at each step, so that what nothing speaks for fades."""
BATCH: Final = 256


@dataclass
class Model:
    """The numbers of a network for features divided by their scale, and Adam's memory."""

    numbers: dict[str, Numbers]
    scale: Numbers
    steps: int = 0
    means: dict[str, Numbers] = field(default_factory=dict)
    squares: dict[str, Numbers] = field(default_factory=dict)

    def __post_init__(self) -> None:
        for memory in (self.means, self.squares):
            for name in NAMES:
                memory.setdefault(name, np.zeros_like(self.numbers[name]))

    def layers(self) -> Layers:
        """The network as the bots use it."""
        scale = self.scale[:, None]
        return Layers(
            direct=(self.numbers["direct"] / self.scale).astype(float).tolist(),
            own=(self.numbers["own"] / scale).astype(float).tolist(),
            others=(self.numbers["others"] / scale).astype(float).tolist(),
            bias=self.numbers["bias"].astype(float).tolist(),
            output=self.numbers["output"].astype(float).tolist(),
        )

    def chances(self, features: Numbers) -> Numbers:
        """The chance of each seat in each position (positions x seats x features)."""
        return _softmax(self._strengths(features / self.scale)[0])

    def loss(self, features: Numbers, targets: Numbers) -> float:
        """The mean cross entropy of the targets."""
        found = np.log(np.maximum(self.chances(features), 1e-9))
        return float(-(targets * found).sum(axis=1).mean())

    def _strengths(self, x: Numbers) -> tuple[Numbers, Numbers]:
        """The strengths of the seats and what the hidden units add up to."""
        numbers = self.numbers
        others = x @ numbers["others"]
        sums = numbers["bias"] + x @ numbers["own"] + others.sum(axis=1, keepdims=True) - others
        return x @ numbers["direct"] + np.maximum(sums, 0) @ numbers["output"], sums

    def gradient(self, features: Numbers, targets: Numbers) -> dict[str, Numbers]:
        """How the loss grows with every number."""
        x = features / self.scale
        strengths, sums = self._strengths(x)
        error = (_softmax(strengths) - targets) / len(x)
        bent = error[:, :, None] * self.numbers["output"] * (sums > 0)
        beside = bent.sum(axis=1, keepdims=True) - bent
        flat = x.reshape(-1, x.shape[2])
        shape = (len(flat), bent.shape[2])
        return {
            "direct": flat.T @ error.reshape(-1),
            "own": flat.T @ bent.reshape(shape),
            "others": flat.T @ beside.reshape(shape),
            "bias": bent.sum(axis=(0, 1)),
            "output": np.maximum(sums, 0).reshape(shape).T @ error.reshape(-1),
        }

    def step(self, features: Numbers, targets: Numbers, rate: float) -> None:
        """One step of Adam."""
        self.steps += 1
        for name, slope in self.gradient(features, targets).items():
            mean, square = self.means[name], self.squares[name]
            mean += 0.1 * (slope - mean)
            square += 0.001 * (slope * slope - square)
            size = np.sqrt(square / (1 - 0.999**self.steps)) + 1e-8
            self.numbers[name] -= (rate / (1 - 0.9**self.steps)) * mean / size
            self.numbers[name] *= 1 - DECAY

    def fit(
        self,
        features: Numbers,
        targets: Numbers,
        passes: int,
        luck: np.random.Generator,
        rate: float = RATE,
    ) -> None:
        """Go through the positions so many times, in another order each time; slower at the end."""
        count = passes * len(features)
        done = 0
        for _ in range(passes):
            order = luck.permutation(len(features))
            for start in range(0, len(order), BATCH):
                rows = order[start : start + BATCH]
                self.step(features[rows], targets[rows], rate * (1 - 0.9 * done / count))
                done += len(rows)


def started(layers: Layers, features: Numbers, hidden: int, seed: int) -> Model:
    """A model that judges as the layers do, with hidden units to learn with added if they miss.

    The scale of each feature is its size in these positions.
    """
    luck = np.random.default_rng(seed)
    scale = np.maximum(np.sqrt((features**2).mean(axis=(0, 1))), 0.05).astype(np.float32)
    inputs, new = len(layers.direct), max(hidden - len(layers.bias), 0)
    reach = 1.0 / np.sqrt(inputs)
    fresh = [luck.normal(0, reach, (inputs, new)).astype(np.float32) for _ in range(2)]
    own = np.array(layers.own, np.float32).reshape(inputs, -1) * scale[:, None]
    others = np.array(layers.others, np.float32).reshape(inputs, -1) * scale[:, None]
    numbers = {
        "direct": np.array(layers.direct, np.float32) * scale,
        "own": np.concatenate([own, fresh[0]], axis=1),
        "others": np.concatenate([others, fresh[1]], axis=1),
        "bias": np.concatenate([layers.bias, np.zeros(new)]).astype(np.float32),
        "output": np.concatenate([layers.output, np.zeros(new)]).astype(np.float32),
    }
    return Model(numbers, scale)


def _softmax(strengths: Numbers) -> Numbers:
    grown = np.exp(strengths - strengths.max(axis=1, keepdims=True))
    found: Numbers = grown / grown.sum(axis=1, keepdims=True)
    return found
