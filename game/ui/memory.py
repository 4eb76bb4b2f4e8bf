"""Gives memory that nobody uses back to the system: a match leaves holes where its pictures were."""

from __future__ import annotations

import ctypes
import gc
import sys


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
