"""The server's clock: it shows the time of day, but never jumps while the server runs.

Players' clocks are measured with it, so correcting the machine's clock costs nobody any time.
"""

import time
from typing import Final

OFFSET: Final = time.time() - time.monotonic()


def now() -> float:
    """Seconds since 1970, as of the machine's clock when the server started."""
    return OFFSET + time.monotonic()
