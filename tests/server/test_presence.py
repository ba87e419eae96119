"""Who is at a table, and who counts as away."""

from dataclasses import replace

import pytest

from ludus.server import protocol
from ludus.server.storage.rows import Guest, Seat, TableRow
from ludus.server.tables import seat_commands
from ludus.server.tables.presence import Presence, is_away

GUEST = Guest("guest", "Livia", "en")


@pytest.fixture
def row() -> TableRow:
    """A table that waits for seat 0 since the second 1000."""
    seats = [protocol.NewSeat(kind="me"), protocol.NewSeat(kind="open")]
    made, _ = seat_commands.new_table(
        protocol.NewTable(game="municipium", seats=seats), GUEST, 1000.0
    )
    return replace(made, state="playing", actor=0)


SEAT = Seat(0, "person", "Livia", "guest", seen=1000.0)


def test_a_person_is_there_as_long_as_one_socket_is_open() -> None:
    presence = Presence()
    assert presence.socket_opened("table", "guest")
    assert not presence.socket_opened("table", "guest")
    assert not presence.socket_closed("table", "guest", 5.0)
    assert presence.at("table", 5.0) == {"guest"}
    assert presence.socket_closed("table", "guest", 6.0)
    assert presence.at("table", 6.0) == set()


def test_a_request_counts_for_a_while() -> None:
    presence = Presence()
    assert presence.request("table", "guest", 1000.0)
    assert not presence.request("table", "guest", 1010.0)
    assert presence.at("table", 1039.0) == {"guest"}
    assert presence.at("table", 1041.0) == set()


def test_other_processes_report_and_fall_silent() -> None:
    presence = Presence()
    presence.report("two", "table", frozenset({"guest"}), 0.0)
    assert presence.at("table", 59.0) == {"guest"}
    assert presence.at("table", 61.0) == set()
    presence.report("two", "table", frozenset({"guest"}), 70.0)
    presence.report("two", "table", frozenset(), 71.0)
    assert presence.at("table", 72.0) == set()


def test_away_is_who_lets_the_table_wait_without_being_there(row: TableRow) -> None:
    presence = Presence()
    assert not is_away(row, SEAT, presence.attendance("x", 60.0, 1059.0))
    assert is_away(row, SEAT, presence.attendance("x", 60.0, 1061.0))
    assert not is_away(replace(row, actor=1), SEAT, presence.attendance("x", 60.0, 1061.0))
    assert not is_away(replace(row, state="over"), SEAT, presence.attendance("x", 60.0, 1061.0))
    presence.socket_opened("x", "guest")
    assert not is_away(row, SEAT, presence.attendance("x", 60.0, 5000.0))


def test_at_a_slow_table_only_leaving_is_absence(row: TableRow) -> None:
    presence = Presence()
    late = presence.attendance("x", 60.0, 100_000.0)
    for kind, seconds, away in (
        ("none", 600, True),
        ("turn", 600, True),
        ("turn", 86400, False),
        ("total", 7200, False),
    ):
        slow = replace(row, clock={"kind": kind, "seconds": seconds, "increment": 0})
        assert is_away(slow, SEAT, late) == away, (kind, seconds)
        assert is_away(slow, replace(SEAT, left=True), late)


def test_a_dropped_line_is_forgiven_for_a_while(row: TableRow) -> None:
    presence = Presence()
    presence.socket_opened("x", "guest")
    presence.socket_closed("x", "guest", 5000.0)
    assert not is_away(row, SEAT, presence.attendance("x", 60.0, 5059.0))
    assert is_away(row, SEAT, presence.attendance("x", 60.0, 5061.0))
    presence.forget(60.0, 5061.0)
    assert not presence.gone


def test_one_who_has_left_is_away_at_once(row: TableRow) -> None:
    presence = Presence()
    presence.socket_opened("x", "guest")
    presence.socket_closed("x", "guest", 1000.0)
    left = replace(SEAT, left=True)
    assert is_away(row, left, presence.attendance("x", 60.0, 1000.0))
    presence.socket_opened("x", "guest")
    assert not is_away(row, left, presence.attendance("x", 60.0, 1000.0))
