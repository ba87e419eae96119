"""What a seat may know of a state as numbers, for programs that learn.

A game writes its numbers one after the other, naming each group of them before it, so that the
description of the numbers is made by the very code that writes them.
"""

from typing import Final, NamedTuple, final

from librt.strings import BytesWriter, write_f32_le
from mypy_extensions import i64, mypyc_attr

BYTES: Final = 4
"""A number is a little-endian float of so many bytes."""
WHOSE: Final = ("own", "next", "second next", "third next")
"""Seats as one of them sees the table: its own first, then clockwise."""
NOBODYS: Final = -1


class Field(NamedTuple):
    """A group of numbers: its name, its place in the row, its length, what it means."""

    name: str
    start: int
    length: int
    meaning: str


@final
@mypyc_attr(acyclic=True)
class Sheet:
    """A row of numbers from 0 to 1; with `fields` it also keeps what they are called."""

    def __init__(self, described: bool = False) -> None:
        self.bytes: BytesWriter = BytesWriter()
        self.fields: list[Field] | None = [] if described else None
        self.whose: i64 = NOBODYS

    def clear(self) -> None:
        """Start the row anew."""
        self.bytes.truncate(0)
        self.whose = NOBODYS

    def field(self, name: str, meaning: str) -> None:
        """Name the numbers that follow; `whose` tells to which seat they belong."""
        if self.fields is None:
            return
        start = len(self.bytes) // BYTES
        self._close(start)
        full = name if self.whose < 0 else f"{WHOSE[self.whose]} {name}"
        self.fields.append(Field(full, int(start), 0, meaning))

    def _close(self, end: i64) -> None:
        """The numbers of the last field end here."""
        if self.fields:
            last = self.fields[-1]
            self.fields[-1] = Field(last.name, last.start, int(end) - last.start, last.meaning)

    def described(self) -> list[Field]:
        """The fields of the row that was written."""
        assert self.fields is not None
        self._close(len(self.bytes) // BYTES)
        return self.fields

    def put(self, count: i64, most: i64) -> None:
        """A count as a share of a large one; more than that is 1."""
        share = float(count) / float(most)
        write_f32_le(self.bytes, share if share < 1.0 else 1.0)

    def flag(self, yes: bool) -> None:
        """1 if it is so."""
        write_f32_le(self.bytes, 1.0 if yes else 0.0)

    def room(self, length: i64) -> i64:
        """So many zeros, of which some can be marked; the place of the first."""
        start = len(self.bytes) // BYTES
        left = length
        while left >= 64:
            self.bytes.write(ZEROS)
            left -= 64
        while left > 0:
            write_f32_le(self.bytes, 0.0)
            left -= 1
        return start

    def mark(self, place: i64) -> None:
        """Make the number in this place of a room 1, which as a float is 00 00 80 3f."""
        self.bytes[BYTES * place + 2] = 0x80
        self.bytes[BYTES * place + 3] = 0x3F

    def pick(self, which: i64, of: i64) -> None:
        """One of so many numbers is 1, or none if there is no such one."""
        start = self.room(of)
        if 0 <= which < of:
            self.mark(start + which)

    def row(self) -> bytes:
        """The numbers written so far."""
        return self.bytes.getvalue()


ZEROS: Final = bytes(BYTES * 64)
