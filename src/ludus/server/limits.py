"""How often one may ask: a bucket for each asker that fills at a steady rate."""

from typing import Final

BURST_SECONDS: Final = 3.0
"""A full bucket holds what flows in within these seconds."""
MAX_BUCKETS: Final = 10_000


class Limit:
    """So many requests a second for each asker, with some more in a burst."""

    def __init__(self, rate: float) -> None:
        self.rate = rate
        self.size = max(rate * BURST_SECONDS, 1.0)
        self.buckets: dict[str, tuple[float, float]] = {}

    def wait(self, asker: str, now: float, cost: float = 1.0) -> float:
        """Count a request of some cost: 0 if it may pass, else for how many seconds to wait."""
        cost = min(cost, self.size)
        level, since = self.buckets.get(asker, (self.size, now))
        level = min(self.size, level + (now - since) * self.rate)
        if level < cost:
            return (cost - level) / self.rate
        if len(self.buckets) >= MAX_BUCKETS:
            self._forget(now)
        self.buckets[asker] = (level - cost, now)
        return 0

    def _forget(self, now: float) -> None:
        """Drop the buckets that are full again."""
        full_since = now - BURST_SECONDS
        self.buckets = {who: b for who, b in self.buckets.items() if b[1] > full_since}
