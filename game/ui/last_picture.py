"""What home will look like at the next start, left by the one before: shown until the page itself is there.

Only where nothing has changed that would make it another page: settings, saved matches, version, window.
"""

from __future__ import annotations

import contextlib
import os
import zlib
from pathlib import Path

import pygame
from pygame import Surface

from game.core import places
from game.ui import display

_DEPTH = 3
"""Bytes for a pixel; nothing is packed, since reading is quicker than unpacking."""


def keep(picture: Surface, fullscreen: bool, version: str) -> None:
    """For the next start. A disk that refuses costs nothing but the quick first look."""
    with contextlib.suppress(OSError):
        file = _file()
        file.parent.mkdir(parents=True, exist_ok=True)
        rough = file.with_suffix(f".{os.getpid()}.part")
        rough.write_bytes(_head(picture.get_size(), fullscreen, version) + pygame.image.tobytes(picture, "RGB"))
        os.replace(rough, file)


def show(title: str, version: str) -> bool:
    """Opens the window with the kept picture; False where there is none that would be true."""
    try:
        content = _file().read_bytes()
        end = content.index(b"\n") + 1
        width, height, fullscreen = (int(word) for word in content[:end].split()[:3])
        if (
            content[:end] != _head((width, height), bool(fullscreen), version)
            or len(content) - end != width * height * _DEPTH
        ):
            return False
    except (OSError, ValueError):
        return False
    screen = display.open_window(title, None, bool(fullscreen))
    if screen.get_size() != (width, height) or not display.is_visible():
        return False
    screen.blit(pygame.image.frombuffer(memoryview(content)[end:], (width, height), "RGB"), (0, 0))
    display.show([screen.get_rect()])
    return True


def _file() -> Path:
    return places.cache() / "home.picture"


def _head(size: tuple[int, int], fullscreen: bool, version: str) -> bytes:
    """One line with all that the picture hangs on."""
    try:
        settings = zlib.crc32((places.config() / "settings.json").read_bytes())
        saves = places.saves().stat().st_mtime_ns if places.saves().is_dir() else 0
    except OSError:
        settings = saves = 0
    width, height = size
    return f"{width} {height} {int(fullscreen)} {version} {pygame.version.ver} {settings} {saves}\n".encode()
