"""Gives memory that nobody uses back to the system: a match leaves holes where its pictures were."""

from __future__ import annotations

import contextlib
import ctypes
import gc
import sys

_LARGE_BYTES = 1024 * 1024
_SPARE_BYTES = 16 * 1024 * 1024
_M_TRIM_THRESHOLD, _M_MMAP_THRESHOLD = -1, -3


def keep_large_apart() -> None:
    """From here on a large picture's memory goes back to the system with the picture.

    By itself the C library on Linux soon keeps pictures among everything small, and what is freed stays as holes.
    Smaller ones come and go by the hundred while something is painted: some room stays for them, or the system would
    take every page back and hand it out again, which costs more than the painting.
    """
    if sys.platform.startswith("linux"):
        with contextlib.suppress(OSError, AttributeError):  # another C library than glibc
            library = ctypes.CDLL(None)
            library.mallopt(_M_MMAP_THRESHOLD, _LARGE_BYTES)
            library.mallopt(_M_TRIM_THRESHOLD, _SPARE_BYTES)


def give_back() -> None:
    """Costs some milliseconds: for the moment between two scenes, never for a frame.

    On Linux the C library keeps what surfaces free for later ones, about 8 MB for each match; elsewhere the system's
    own allocator returns it by itself.
    """
    gc.collect()
    if sys.platform.startswith("linux"):
        try:
            ctypes.CDLL(None).malloc_trim(0)
        except (OSError, AttributeError):
            return  # another C library than glibc: nothing to ask it for
