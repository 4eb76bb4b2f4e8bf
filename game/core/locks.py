"""A lock between processes: who holds it is known to the system, so that one whose process was killed is free again.

The lock is on an open file, never on the mere existence of one. Where the disk knows no locks or nothing can be
written, nobody is kept out; what guards a save then is that nobody overwrites what they have not read.
"""

from __future__ import annotations

import contextlib
import errno
import os
import sys
from pathlib import Path
from typing import BinaryIO

if sys.platform == "win32":
    import msvcrt

    def _grip(file: BinaryIO) -> None:
        file.seek(0)
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
else:
    import fcntl

    def _grip(file: BinaryIO) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


_HELD_ELSEWHERE = {errno.EACCES, errno.EAGAIN, errno.EDEADLK}


class Lock:
    """Held until it is released, or until this process ends in whatever way."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._file: BinaryIO | None = None

    @property
    def is_held(self) -> bool:
        return self._file is not None

    def take(self) -> bool:
        """Whether nobody else holds it. Where no lock can be made the answer is yes, but `is_held` stays False."""
        while self._file is None:
            try:
                file = open(self.path, "ab")  # noqa: SIM115  (it stays open as long as the lock is held)
            except OSError:
                return True
            try:
                _grip(file)
            except OSError as error:
                file.close()
                return error.errno not in _HELD_ELSEWHERE
            if self._is_still(file):
                self._file = file
            else:
                file.close()  # somebody let go of it meanwhile and took the file away: once more
        return True

    def _is_still(self, file: BinaryIO) -> bool:
        try:
            return os.path.samestat(os.fstat(file.fileno()), os.stat(self.path))
        except OSError:
            return False

    def release(self) -> None:
        if self._file is None:
            return
        file, self._file = self._file, None
        if sys.platform == "win32":
            file.close()  # an open file cannot be removed there, and one that others opened cannot either
        with contextlib.suppress(OSError):
            self.path.unlink()
        file.close()
