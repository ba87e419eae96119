"""Who is at which table, who counts as away, and who votes on it.

Present is who has a socket of this process, has asked lately, or is reported by another process.
"""

from collections import Counter, defaultdict
from typing import Final, NamedTuple

from ludus.server.storage.rows import Seat, TableRow

REQUEST_SECONDS: Final = 30.0
"""For how many seconds a request over HTTP counts as being there."""
REPORT_SECONDS: Final = 60.0
"""For how many seconds another process's report counts; it repeats it more often."""


LIVE_SECONDS: Final = 3600.0
"""With a longer clock than this nobody is expected to sit at the table all the time."""


class Attendance(NamedTuple):
    """Who is at a table now, and who was there within the last `away_after` seconds."""

    present: set[str]
    recent: set[str]
    away_after: float
    now: float


class Presence:
    """Who is at which table."""

    def __init__(self) -> None:
        self.gone: defaultdict[str, dict[str, float]] = defaultdict(dict)
        self.sockets: defaultdict[str, Counter[str]] = defaultdict(Counter)
        self.requests: defaultdict[str, dict[str, float]] = defaultdict(dict)
        self.reports: defaultdict[str, dict[str, tuple[float, frozenset[str]]]] = defaultdict(dict)

    def socket_opened(self, table_id: str, guest: str) -> bool:
        """A socket opens; whether the guest was not there by socket before."""
        self.sockets[table_id][guest] += 1
        return self.sockets[table_id][guest] == 1

    def socket_closed(self, table_id: str, guest: str, now: float) -> bool:
        """A socket closes; whether it was the guest's last."""
        here = self.sockets[table_id]
        self.gone[table_id][guest] = now
        here[guest] -= 1
        if here[guest] > 0:
            return False
        del here[guest]
        if not here:
            del self.sockets[table_id]
        return True

    def request(self, table_id: str, guest: str, now: float) -> bool:
        """A request comes; whether the guest was not there by request before."""
        before = self.requests[table_id].get(guest, 0.0)
        self.requests[table_id][guest] = now
        return before < now - REQUEST_SECONDS

    def report(self, process: str, table_id: str, guests: frozenset[str], now: float) -> None:
        """Another process tells who is at a table there."""
        _, before = self.reports[table_id].pop(process, (now, frozenset[str]()))
        for guest in before - guests:
            self.gone[table_id][guest] = now
        if guests:
            self.reports[table_id][process] = (now, guests)

    def by_socket(self, table_id: str) -> list[str]:
        """Who is at the table by a socket of this process."""
        return sorted(self.sockets.get(table_id, ()))

    def at(self, table_id: str, now: float) -> set[str]:
        """All who are at the table."""
        found = set(self.sockets.get(table_id, ()))
        for guest, when in self.requests.get(table_id, {}).items():
            if when > now - REQUEST_SECONDS:
                found.add(guest)
        for when, guests in self.reports.get(table_id, {}).values():
            if when > now - REPORT_SECONDS:
                found |= guests
        return found

    def attendance(self, table_id: str, away_after: float, now: float) -> Attendance:
        """Who is at the table, or was within so many seconds."""
        present = self.at(table_id, now)
        gone = self.gone.get(table_id, {}).items()
        recent = {guest for guest, when in gone if when > now - away_after}
        return Attendance(present, present | recent, away_after, now)

    def forget(self, away_after: float, now: float) -> None:
        """Drop what counts no longer."""
        for table_id, left in list(self.gone.items()):
            self.gone[table_id] = {g: t for g, t in left.items() if t > now - away_after}
            if not self.gone[table_id]:
                del self.gone[table_id]
        for table_id, guests in list(self.requests.items()):
            self.requests[table_id] = {g: t for g, t in guests.items() if t > now - REQUEST_SECONDS}
            if not self.requests[table_id]:
                del self.requests[table_id]
        for table_id, reports in list(self.reports.items()):
            self.reports[table_id] = {
                p: r for p, r in reports.items() if r[0] > now - REPORT_SECONDS
            }
            if not self.reports[table_id]:
                del self.reports[table_id]


def is_away(row: TableRow, seat: Seat, attendance: Attendance) -> bool:
    """Whether a person has left, or keeps the table waiting without being there."""
    if row.state != "playing" or seat.kind != "person":
        return False
    if seat.left and seat.guest not in attendance.present:
        return True
    if seat.guest in attendance.recent or row.actor != seat.seat or is_slow(row):
        return False
    return attendance.now - max(row.asked, seat.seen) >= attendance.away_after


def is_slow(row: TableRow) -> bool:
    """Whether players may take hours: then only leaving, or a clock run out, is absence."""
    return row.clock["kind"] != "none" and float(row.clock["seconds"]) > LIVE_SECONDS


def voters(seats: list[Seat], seat: Seat) -> set[str]:
    """The other people at the table."""
    people = {s.guest for s in seats if s.kind == "person" and s.guest is not None}
    return people - {seat.guest or ""}


def votes_needed(seats: list[Seat], seat: Seat) -> int:
    """More than half of the others."""
    return len(voters(seats, seat)) // 2 + 1
