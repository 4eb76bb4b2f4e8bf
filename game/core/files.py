"""Reading and writing files of the person who plays: whole or not at all, with troubles told in sentences."""

from __future__ import annotations

import contextlib
import os
import tempfile
from pathlib import Path

from game.core.errors import HearthsideError


class FileTrouble(HearthsideError):
    """A file cannot be read or written; the sentence names it and the reason the system gave."""


def read_bytes(path: Path) -> bytes:
    try:
        return path.read_bytes()
    except OSError as error:
        raise FileTrouble(
            f"The file {path} cannot be read: {_reason(error)}.",
            key="files.cannot_read", file=str(path), reason=_reason(error),
        ) from error


def read_text(path: Path) -> str:
    try:
        return read_bytes(path).decode("utf-8")
    except UnicodeDecodeError as error:
        raise FileTrouble(f"The file {path} is not text.", key="files.not_text", file=str(path)) from error


def write_bytes(path: Path, content: bytes) -> None:
    """Replace the file in one step: whoever reads it, after a crash too, finds the old or the new, never half."""
    path = path.resolve()  # a linked file is replaced where it lies
    temporary = ""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        # in the same folder, because a file can be moved in one step only within its own disk
        handle, temporary = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.", suffix=".tmp")
        with os.fdopen(handle, "wb") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        os.replace(temporary, path)
        _sync_folder(path.parent)
    except OSError as error:
        raise FileTrouble(
            f"The file {path} cannot be written: {_reason(error)}.",
            key="files.cannot_write", file=str(path), reason=_reason(error),
        ) from error
    finally:
        with contextlib.suppress(OSError):  # gone when all went well
            os.unlink(temporary)


def write_text(path: Path, content: str) -> None:
    write_bytes(path, content.encode("utf-8"))


def set_aside(path: Path, mark: str = "damaged") -> Path:
    """Rename a file that nobody can use to `name.damaged`, `name.damaged2`...; nothing is ever overwritten."""
    number = 1
    while (aside := path.with_name(f"{path.name}.{mark}{number if number > 1 else ''}")).exists():
        number += 1
    try:
        path.rename(aside)
    except OSError as error:
        raise FileTrouble(
            f"The file {path} cannot be renamed: {_reason(error)}.",
            key="files.cannot_write", file=str(path), reason=_reason(error),
        ) from error
    return aside


def _reason(error: OSError) -> str:
    return error.strerror or type(error).__name__


def _sync_folder(folder: Path) -> None:
    """Make the renaming itself survive a power cut, where the system can (Windows cannot)."""
    if not hasattr(os, "O_DIRECTORY"):
        return
    with contextlib.suppress(OSError):
        handle = os.open(folder, os.O_RDONLY | os.O_DIRECTORY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)
