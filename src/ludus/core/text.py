"""Lines of text that fit a terminal."""

from collections.abc import Iterable
from textwrap import wrap
from typing import Final

TERMINAL_WIDTH: Final = 80


def fitted(lines: Iterable[str], indent: int) -> list[str]:
    """The lines, those that are too long for a terminal in parts, the later ones indented."""
    found: list[str] = []
    for line in lines:
        if len(line) <= TERMINAL_WIDTH:
            found.append(line)
        else:
            found += wrap(line, TERMINAL_WIDTH, subsequent_indent=" " * indent)
    return found
