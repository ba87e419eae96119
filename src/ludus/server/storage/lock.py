"""A file that only one process can hold, on every system."""

import sys
from typing import IO

if sys.platform == "win32":
    import msvcrt

    def locked(file: IO[str]) -> bool:
        """Hold the file until it is closed; false if another process does."""
        try:
            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        except OSError:
            return False
        return True

else:
    import fcntl

    def locked(file: IO[str]) -> bool:
        """Hold the file until it is closed; false if another process does."""
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
        return True
