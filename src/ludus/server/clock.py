"""The server's clock: it shows the time of day, but never jumps while the server runs.

Players' clocks are measured with it, so correcting the machine's clock costs nobody any time. Of
several processes on one database all have the clock of the one that was there first.
"""

import time

_offset = time.time() - time.monotonic()


def now() -> float:
    """Seconds since 1970, as of the machine's clock when the first process started."""
    return _offset + time.monotonic()


def set_to(seconds: float) -> None:
    """Go on as another process does, for which it is this time now."""
    global _offset
    _offset = seconds - time.monotonic()
