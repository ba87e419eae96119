"""Who is at which table: the sockets of this process, recent requests, and what others report."""

from collections import Counter, defaultdict
from typing import Final, NamedTuple

REQUEST_LASTS: Final = 30.0
"""For how many seconds a request over HTTP counts as being there."""
REPORT_LASTS: Final = 60.0
"""For how many seconds another process's report counts; it repeats it more often."""


class Around(NamedTuple):
    """Who is at a table now, who was until lately, and what lately means."""

    present: set[str]
    lately: set[str]
    patience: float
    now: float


class Presence:
    """Who is at which table."""

    def __init__(self) -> None:
        self.gone: defaultdict[str, dict[str, float]] = defaultdict(dict)
        self.sockets: defaultdict[str, Counter[str]] = defaultdict(Counter)
        self.requests: defaultdict[str, dict[str, float]] = defaultdict(dict)
        self.reports: defaultdict[str, dict[str, tuple[float, frozenset[str]]]] = defaultdict(dict)

    def come(self, table: str, guest: str) -> bool:
        """A socket opens; whether the guest was not there by socket before."""
        self.sockets[table][guest] += 1
        return self.sockets[table][guest] == 1

    def go(self, table: str, guest: str, now: float) -> bool:
        """A socket closes; whether it was the guest's last."""
        here = self.sockets[table]
        self.gone[table][guest] = now
        here[guest] -= 1
        if here[guest] > 0:
            return False
        del here[guest]
        if not here:
            del self.sockets[table]
        return True

    def ask(self, table: str, guest: str, now: float) -> bool:
        """A request comes; whether the guest was not there by request before."""
        before = self.requests[table].get(guest, 0.0)
        self.requests[table][guest] = now
        return before < now - REQUEST_LASTS

    def report(self, process: str, table: str, guests: frozenset[str], now: float) -> None:
        """Another process tells who is at a table there."""
        _, before = self.reports[table].pop(process, (now, frozenset[str]()))
        for guest in before - guests:
            self.gone[table][guest] = now
        if guests:
            self.reports[table][process] = (now, guests)

    def by_socket(self, table: str) -> list[str]:
        """Who is at the table by a socket of this process."""
        return sorted(self.sockets.get(table, ()))

    def at(self, table: str, now: float) -> set[str]:
        """All who are at the table."""
        found = set(self.sockets.get(table, ()))
        for guest, when in self.requests.get(table, {}).items():
            if when > now - REQUEST_LASTS:
                found.add(guest)
        for when, guests in self.reports.get(table, {}).values():
            if when > now - REPORT_LASTS:
                found |= guests
        return found

    def around(self, table: str, patience: float, now: float) -> Around:
        """Who is at the table, or was within so many seconds."""
        present = self.at(table, now)
        gone = self.gone.get(table, {}).items()
        lately = {guest for guest, when in gone if when > now - patience}
        return Around(present, present | lately, patience, now)

    def forget(self, patience: float, now: float) -> None:
        """Drop what counts no longer."""
        for table, left in list(self.gone.items()):
            self.gone[table] = {g: t for g, t in left.items() if t > now - patience}
            if not self.gone[table]:
                del self.gone[table]
        for table, guests in list(self.requests.items()):
            self.requests[table] = {g: t for g, t in guests.items() if t > now - REQUEST_LASTS}
            if not self.requests[table]:
                del self.requests[table]
        for table, told in list(self.reports.items()):
            self.reports[table] = {p: r for p, r in told.items() if r[0] > now - REPORT_LASTS}
            if not self.reports[table]:
                del self.reports[table]
