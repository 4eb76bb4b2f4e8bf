"""Finished pictures on disk, so that the second start shows the table at once.

A file holds raw pixels, lightly packed: faster than PNG both ways. Whatever is wrong with it, it is painted anew.
"""

from __future__ import annotations

import contextlib
import hashlib
import os
import threading
import zlib
from pathlib import Path

import pygame
from pygame import Surface

KEPT_FILES = 8
_MARK = b"HSB2"


def key_of(*parts: object) -> str:
    """A name for the file: anything that changes the picture goes in."""
    return hashlib.sha256(repr((*parts, pygame.version.ver)).encode()).hexdigest()[:24]


def load(folder: Path | None, key: str, size: tuple[int, int]) -> Surface | None:
    if folder is None:
        return None
    try:
        with open(folder / f"{key}.board", "rb") as file:
            content = file.read()
        if content[:4] != _MARK:
            return None
        pixels = zlib.decompress(content[4:], bufsize=size[0] * size[1] * 3)
        picture = pygame.image.frombuffer(pixels, size, "RGB")
    except (OSError, ValueError, zlib.error):
        return None
    if pygame.display.get_surface():
        return picture.convert()
    deep = Surface(size, depth=32)  # as a fresh one: pieces with soft edges are rounded otherwise on 24 bits
    deep.blit(picture, (0, 0))
    return deep


def save(folder: Path | None, key: str, picture: Surface, kept: int | None = None) -> threading.Thread | None:
    """Write in the background; pixels are copied here. Whoever quits meanwhile waits the tenth of a second.

    Of all that lies in the folder the last `kept` stay, KEPT_FILES if nothing else is said.
    """
    if folder is None:
        return None
    content = pygame.image.tobytes(picture, "RGB")
    worker = threading.Thread(target=_write, args=(folder, key, content, kept or KEPT_FILES), name="board cache")
    worker.start()
    return worker


def _write(folder: Path, key: str, content: bytes, kept: int) -> None:
    # a full disk or a read-only folder costs only time at the next start
    with contextlib.suppress(OSError):
        folder.mkdir(parents=True, exist_ok=True)
        rough = folder / f"{key}.{os.getpid()}.part"
        rough.write_bytes(_MARK + zlib.compress(content, 1))
        os.replace(rough, folder / f"{key}.board")
        old = sorted(folder.glob("*.board"), key=lambda file: file.stat().st_mtime)[:-kept]
        for file in old:
            file.unlink()
