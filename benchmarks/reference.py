"""The reference: how long this core takes for ten million additions in a Python loop."""

import time
from typing import Final

ADDITIONS: Final = 10_000_000


def reference_seconds() -> float:
    """The time of the loop, which tells how fast and how busy the core is just now."""
    start = time.perf_counter()
    total = 0
    for number in range(ADDITIONS):
        total += number
    return time.perf_counter() - start
