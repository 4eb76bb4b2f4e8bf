"""What a file of a match ends with: enough to know whether it is still the one that was written here."""

from __future__ import annotations

import os
from pathlib import Path

SEAL = 72
"""Bytes at the end of a file that hold its checksum."""


def seal_of(path: Path) -> bytes | None:
    """The last bytes of a file, which for a save are its checksum; None if there is no file to read."""
    try:
        with path.open("rb") as file:
            file.seek(0, os.SEEK_END)
            file.seek(max(0, file.tell() - SEAL))
            return file.read(SEAL)
    except (OSError, ValueError):
        return None
