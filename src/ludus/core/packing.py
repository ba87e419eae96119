"""States as bytes: every number of a state in one fixed order, written or read by the same code.

A game lists its numbers once, in `State.pack`. Most of them are what they usually are (0, or -1
where nothing is), so a run of up to 64 usual numbers takes one byte, as does any small other one.
"""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr, u8

from ludus.core.errors import LudusError

FORMAT: Final = 1
"""The first byte; it changes whenever older bytes can no longer be read."""
LARGE: Final = 0
"""A byte before a number that does not fit into one."""
RUN: Final = 0xC0
"""Bytes from here on are runs: RUN is one usual number, RUN + 1 two, and so on."""
LONGEST_RUN: Final = 64
BLANK: Final = vec[u8]([0] * 256)
"""Room for what is written, which grows if need be."""


@final
@mypyc_attr(acyclic=True)
class Packing:
    """Numbers on their way into bytes, or out of those that are given, from a place on."""

    def __init__(self, data: bytes | None = None, start: i64 = 0) -> None:
        self.reading: bool = data is not None
        self.data: bytes = data if data is not None else b""
        self.at: i64 = start
        self.run: i64 = 0
        self.out: vec[u8] = BLANK if self.reading else BLANK[:]
        self.end: i64 = 0

    def number(self, value: i64) -> i64:
        """Write the number and give it back, or give the one that was read."""
        if self.reading:
            return self._read()
        self._write(value)
        return value

    def vector(self, values: vec[i64], usual: i64 = 0) -> None:
        """Write the numbers of a vector, or replace them by those that are read."""
        self.part(values, len(values), usual)

    def part(self, values: vec[i64], count: i64, usual: i64 = 0) -> None:
        """The same for the first numbers of a vector."""
        i: i64 = 0
        if self.reading:
            while i < count:
                values[i] = self._read() + usual
                i += 1
            return
        while i < count:
            value = values[i]
            if value == usual:
                self.run += 1
            else:
                self._write(value - usual)
            i += 1

    def _write(self, value: i64) -> None:
        """One number: its sign in the last bit, so that small ones of both signs are short."""
        if value == 0:
            self.run += 1
            return
        if self.run > 0:
            self._end_run()
        code = value * 2 if value > 0 else -value * 2 - 1
        if code < RUN:
            self._put(code)
            return
        self._put(LARGE)
        while code >= 0x80:
            self._put(code & 0x7F | 0x80)
            code >>= 7
        self._put(code)

    def _put(self, byte: i64) -> None:
        """Write one byte."""
        end = self.end
        if end == len(self.out):
            self.out = append(self.out, 0)
        self.out[end] = u8(byte)
        self.end = end + 1

    def _end_run(self) -> None:
        """Write how many usual numbers came one after the other."""
        while self.run > 0:
            length = self.run if self.run < LONGEST_RUN else LONGEST_RUN
            self._put(RUN + length - 1)
            self.run -= length

    def _read(self) -> i64:
        """The next number, 0 for a usual one."""
        if self.run > 0:
            self.run -= 1
            return 0
        code = self._byte()
        if code >= RUN:
            self.run = code - RUN
            return 0
        if code == LARGE:
            code = self._large()
        return code >> 1 if code & 1 == 0 else -((code + 1) >> 1)

    def _large(self) -> i64:
        """A number of several bytes, seven bits each, the lowest first."""
        code: i64 = 0
        shift: i64 = 0
        while shift < 63:
            byte = self._byte()
            code |= (byte & 0x7F) << shift
            if byte < 0x80:
                return code
            shift += 7
        raise LudusError("The bytes are damaged: a number in them is larger than any of a state.")

    def _byte(self) -> i64:
        """The next byte."""
        at = self.at
        if at >= len(self.data):
            raise LudusError("The bytes of the state are cut short.")
        self.at = at + 1
        return self.data[at]

    def getvalue(self) -> bytes:
        """All that was written."""
        if self.run > 0:
            self._end_run()
        return bytes(self.out[: self.end])

    def finish(self) -> None:
        """Raise a sentence unless everything was read."""
        if self.at < len(self.data) or self.run > 0:
            raise LudusError("The bytes are damaged: there is more in them than a state.")
