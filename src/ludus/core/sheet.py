"""What a seat may know of a state as numbers, for programs that learn.

A game writes its numbers one after the other, naming each group of them before it, so that the
description of the numbers is made by the very code that writes them.
"""

from array import array
from typing import Final, NamedTuple, final

from librt.vecs import vec
from mypy_extensions import i16, i32, i64, mypyc_attr

ORDINALS: Final = ("own", "next", "second next", "third next", "fourth next", "fifth next")
"""Seats as one of them sees the table: its own first, then clockwise."""
NOBODYS: Final = -1
NONE: Final = -1
"""What is picked where nothing is."""
ONE: Final = 0x3F800000
"""The bits of the float 1."""
LARGEST: Final = 100
"""The largest maximum of a count."""
LONGEST: Final = 1 << 15
"""The length of the longest row: its places are numbers of two bytes."""


def bits(numbers: list[float]) -> vec[i32]:
    """Floats of four bytes, each as the integer with the same bits."""
    return vec[i32](memoryview(array("f", numbers)).cast("B").cast("i").tolist())


SHARES: Final = bits(
    [
        count / most if count < most else 1.0
        for most in range(LARGEST + 1)
        for count in range(most + 1)
    ]
)
"""Counts as shares of larger ones, those of 1 after that of 0, then those of 2, and so on."""


def ordinal(seat: i64) -> str:
    """What the seat so far clockwise from one's own is called."""
    return ORDINALS[seat] if seat < len(ORDINALS) else f"{seat}th next"


class Field(NamedTuple):
    """A group of numbers: its name, its place in the row, its length, what it means."""

    name: str
    start: int
    length: int
    meaning: str


@final
@mypyc_attr(acyclic=True)
class Sheet:
    """A buffer of numbers from 0 to 1, or a description of them by fields.

    The row is a buffer of floats of four bytes that is reused: a game writes the same fields every
    time. Counts and flags are written whatever they are. A pick is known by its place and written
    when it has changed. Of other blocks that are mostly zeros only the others are written, and only
    these are wiped out when the row is used again.
    """

    def __init__(self, length: int, described: bool = False) -> None:
        self.numbers: vec[i32] = vec[i32]([0] * length)
        self.places: vec[i16] = vec[i16]([0] * length)
        self.picked: vec[i16] = vec[i16]([NONE] * length)
        self.written: i64 = 0
        self.start: i64 = 0
        self.end: i64 = 0
        self.fields: list[Field] | None = [] if described else None
        self.whose: i64 = NOBODYS

    def write_on(self, numbers: vec[i32], start: i64) -> None:
        """Write from this place on in a buffer of zeros that holds more than this row."""
        self.numbers = numbers
        self.start = start

    def row(self) -> "memoryview[float]":
        """The numbers as a buffer of floats, which changes whenever the sheet is written on."""
        return memoryview(self.numbers).cast("B").cast("f")

    def clear(self) -> None:
        """Start the row anew."""
        start = self.start
        i: i64 = 0
        while i < self.written:
            self.numbers[start + i64(self.places[i])] = 0
            i += 1
        self.written = 0
        self.end = start
        self.whose = NOBODYS

    def field(self, name: str, meaning: str) -> None:
        """Name the numbers that follow; `whose` tells to which seat they belong."""
        if self.fields is not None:
            self._open(name, meaning)

    def _open(self, name: str, meaning: str) -> None:
        """A field begins here."""
        fields = self.described()
        full = name if self.whose < 0 else f"{ordinal(self.whose)} {name}"
        fields.append(Field(full, int(self.end), 0, meaning))

    def described(self) -> list[Field]:
        """The fields of the row, the last of which ends here."""
        fields = self.fields
        assert fields is not None
        if fields:
            last = fields[-1]
            fields[-1] = Field(last.name, last.start, int(self.end) - last.start, last.meaning)
        return fields

    def put(self, count: i64, most: i64) -> None:
        """A count as a share of a large one; more than that is 1."""
        at = self.end
        self.end = at + 1
        if count >= most:
            self.numbers[at] = ONE
        elif count > 0:
            self.numbers[at] = SHARES[(most * (most + 1) >> 1) + count]
        else:
            self.numbers[at] = 0

    def share(self, place: i64, count: i64, most: i64) -> None:
        """The same, in a place of a block of zeros."""
        if count >= most:
            self.mark(place)
        elif count > 0:
            self._write(place, SHARES[(most * (most + 1) >> 1) + count])

    def counts(self, values: vec[i64], first: i64, length: i64, most: i64) -> None:
        """So many counts of a vector, from the `first` on, as shares of the same large one."""
        self.spread(self.room(length), 1, values, first, length, most)

    def spread(
        self, place: i64, step: i64, values: vec[i64], first: i64, length: i64, most: i64
    ) -> None:
        """The same, in every `step`th place from one on; no count is below 0."""
        numbers = self.numbers
        shares = SHARES
        least = most * (most + 1) >> 1
        for i in range(first, first + length):
            count = values[i]
            numbers[place] = shares[least + (count if count < most else most)]
            place += step

    def flag(self, yes: bool) -> None:
        """One number: 1 for yes, 0 for no."""
        at = self.end
        self.end = at + 1
        self.numbers[at] = i32(ONE) if yes else i32(0)

    def pick(self, which: i64, of: i64) -> None:
        """One-hot: the number at this place is 1, none if it is out of range."""
        self.pick_at(self.room(of), which, of)

    def pick_at(self, place: i64, which: i64, of: i64) -> None:
        """The same, in a block that begins in this place and holds nothing else."""
        if which != i64(self.picked[place - self.start]):
            self._pick_anew(place, which, of)

    def _pick_anew(self, place: i64, which: i64, of: i64) -> None:
        """Another than is picked; apart, since most picks stay and are then as cheap as can be."""
        at = place - self.start
        last = i64(self.picked[at])
        if last != NONE:
            self.numbers[place + last] = 0
        if 0 <= which < of:
            self.numbers[place + which] = ONE
            self.picked[at] = i16(which)
        else:
            self.picked[at] = NONE

    def room(self, length: i64) -> i64:
        """A block of zeros to be marked; returns the place of the first."""
        start = self.end
        self.end = start + length
        return start

    def mark(self, place: i64) -> None:
        """Make the number in this place 1."""
        self._write(place, ONE)

    def _write(self, place: i64, number: i32) -> None:
        if self.numbers[place] == 0:
            self.places[self.written] = i16(place - self.start)
            self.written += 1
        self.numbers[place] = number
