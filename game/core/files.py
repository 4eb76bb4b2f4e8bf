"""Reading and writing files of the person who plays: whole or not at all, with troubles told in sentences."""

from __future__ import annotations

import contextlib
import errno
import os
import sys
import tempfile
import time
from pathlib import Path

from game.core.errors import HearthsideError

MOST_BYTES = 20_000_000
"""Nothing that is read here comes near this."""
FULL, PROTECTED, OTHER = "full", "protected", "other"
_KINDS = {
    errno.ENOSPC: FULL,
    getattr(errno, "EDQUOT", errno.ENOSPC): FULL,
    errno.EROFS: PROTECTED,
    errno.EACCES: PROTECTED,
    errno.EPERM: PROTECTED,
}
_LONGEST_SHOWN = 300
_PATIENCE = 5
"""Windows refuses to replace a file while a virus scanner looks into it; a moment later it does."""


class FileTrouble(HearthsideError):
    """A file cannot be read or written; the sentence names it and the reason the system gave.

    `kind` is what somebody at the table can do something about: the disk is full, nothing may be written there.
    """

    kind = OTHER


def printable(path: Path) -> str:
    """A path as a sentence names it: on one line, and drawable whatever bytes the disk has in it."""
    return "".join(letter if letter.isprintable() else "?" for letter in str(path)[-_LONGEST_SHOWN:])


def _trouble(verb: str, path: Path, error: OSError, key: str) -> FileTrouble:
    reason = error.strerror or type(error).__name__
    file = printable(path)
    trouble = FileTrouble(f"The file {file} cannot be {verb}: {reason}.", key=key, file=file, reason=reason)
    trouble.kind = _KINDS.get(error.errno or 0, OTHER)
    return trouble


def read_bytes(path: Path, most: int = MOST_BYTES) -> bytes:
    """The whole file, or FileTrouble; a device that never ends is one that is too big."""
    try:
        with path.open("rb") as file:
            content = file.read(most + 1)
    except OSError as error:
        raise _trouble("read", path, error, "files.cannot_read") from error
    except ValueError as error:  # a NUL in the name
        raise _trouble("read", path, OSError(errno.ENOENT, os.strerror(errno.ENOENT)), "files.cannot_read") from error
    if len(content) > most:
        raise _trouble("read", path, OSError(errno.EFBIG, os.strerror(errno.EFBIG)), "files.cannot_read")
    return content


def is_file(path: Path) -> bool:
    """Whether there is such a file; a name that no disk allows is none."""
    try:
        return path.is_file()
    except (OSError, ValueError):
        return False


def read_text(path: Path) -> str:
    try:
        return read_bytes(path).decode("utf-8")
    except UnicodeDecodeError as error:
        raise FileTrouble(f"The file {path} is not text.", key="files.not_text", file=str(path)) from error


def write_bytes(path: Path, content: bytes) -> None:
    """Replace the file in one step: whoever reads it, after a crash too, finds the old or the new, never half."""
    temporary = ""
    try:
        path = path.resolve()  # a linked file is replaced where it lies
        path.parent.mkdir(parents=True, exist_ok=True)
        # in the same folder, because a file can be moved in one step only within its own disk
        handle, temporary = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.", suffix=".tmp")
        with os.fdopen(handle, "wb") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        _replace(temporary, path)
        _sync_folder(path.parent)
    except OSError as error:
        raise _trouble("written", path, error, "files.cannot_write") from error
    finally:
        with contextlib.suppress(OSError):  # gone when all went well
            os.unlink(temporary)


def write_text(path: Path, content: str) -> None:
    write_bytes(path, content.encode("utf-8"))


def set_aside(path: Path) -> Path:
    """Rename a file that nobody can use to `name.damaged`, `name.damaged2`...; nothing is ever overwritten."""
    aside = _free_beside(path, "damaged")
    try:
        path.rename(aside)
    except OSError as error:
        raise _trouble("renamed", path, error, "files.cannot_write") from error
    return aside


def copy_aside(path: Path) -> Path:
    """A copy as `name.damaged`, `name.damaged2`..., made before the file itself is written anew."""
    aside = _free_beside(path, "damaged")
    write_bytes(aside, read_bytes(path))
    return aside


def move(path: Path, target: Path) -> None:
    """Into another folder of the same disk, which is made if need be."""
    try:
        target.parent.mkdir(parents=True, exist_ok=True)
        path.rename(target)
    except OSError as error:
        raise _trouble("moved", path, error, "files.cannot_write") from error


def _free_beside(path: Path, mark: str) -> Path:
    number = 1
    while (aside := path.with_name(f"{path.name}.{mark}{number if number > 1 else ''}")).exists():
        number += 1
    return aside


def _replace(temporary: str, path: Path) -> None:
    for _ in range(_PATIENCE if sys.platform == "win32" else 0):
        try:
            os.replace(temporary, path)
            return
        except PermissionError:
            time.sleep(0.02)
    os.replace(temporary, path)


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
