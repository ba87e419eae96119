"""How often one may ask: a bucket for each asker that fills at a steady rate."""

from typing import Final

BURST_SECONDS: Final = 3.0
"""A full bucket holds what flows in within these seconds."""
MAX_BUCKETS: Final = 10_000
USUAL_RATE: Final = 20.0
GUEST_TABLES: Final = 60
"""How many unfinished tables one guest may have made."""
TABLE_LINKS: Final = 60
"""How many invitations to one table there may be."""
CHAT_BURST: Final = 10
"""How many messages one may send at once; after that, one a second."""
ADDRESS_GUESTS: Final = 300
"""How many new guests may come from one address in an hour: a school has one address."""
ADDRESS_TABLES: Final = 300
"""How many new tables may come from one address in an hour."""


class Quotas:
    """How much one guest, or one address, may have. They grow with the rate of requests."""

    def __init__(self, rate: float) -> None:
        share = rate / USUAL_RATE
        self.tables = max(1, round(GUEST_TABLES * share))
        self.links = max(1, round(TABLE_LINKS * share))
        self.chat = Limit(share, CHAT_BURST * share)
        self.guests = Limit(ADDRESS_GUESTS * share / 3600, ADDRESS_GUESTS * share)
        self.new_tables = Limit(ADDRESS_TABLES * share / 3600, ADDRESS_TABLES * share)


class Limit:
    """So many requests a second for each asker, with some more in a burst."""

    def __init__(self, rate: float, burst: float | None = None) -> None:
        self.rate = rate
        self.size = max(rate * BURST_SECONDS if burst is None else burst, 1.0)
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
        full_since = now - self.size / self.rate
        self.buckets = {who: b for who, b in self.buckets.items() if b[1] > full_since}
