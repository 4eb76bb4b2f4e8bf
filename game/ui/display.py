"""Opening, resizing and updating the real window.

We draw in memory and bring only the changed rectangles to the window, so SDL's plain shared-memory path is asked
for: it is up to 28 times faster than OpenGL in software, saves 80 MB of drivers, and with a graphics card it is
still quick. Systems without such a path ignore the wish.
"""

from __future__ import annotations

import os

import pygame
from pygame import Rect, Surface

from game.ui import memory
from game.ui.grid import MINIMUM_SIZE

_INVISIBLE = ("offscreen", "dummy", "evdev")
_windowed_size = (1280, 720)


_SHARE_OF_DESKTOP = 0.85
_LARGEST_FIRST = (1920, 1080)


def first_size(desktop: tuple[int, int]) -> tuple[int, int]:
    """The window's size at the start: 16:9, most of the desktop, never less than the design where that has room."""
    u = min(desktop[0] * _SHARE_OF_DESKTOP / 1280, desktop[1] * _SHARE_OF_DESKTOP / 720, _LARGEST_FIRST[0] / 1280)
    if u < 1:
        return min(1280, desktop[0]), min(720, desktop[1])
    return round(1280 * u), round(720 * u)


def open_window(title: str, size: tuple[int, int] | None = None, fullscreen: bool = False) -> Surface:
    """Without a size the window takes most of the desktop; one that is open already is as it should be."""
    global _windowed_size
    opened = pygame.display.get_surface()
    if opened is not None and size is None and fullscreen == is_fullscreen():
        return opened
    memory.keep_large_apart()
    os.environ.setdefault("SDL_FRAMEBUFFER_ACCELERATION", "software")
    pygame.display.init()
    pygame.font.init()
    _windowed_size = _at_least_minimum(size) if size else usual_size()
    screen = _set_mode(fullscreen)
    pygame.display.set_caption(title)
    return screen


def usual_size() -> tuple[int, int]:
    """What a window has that nobody has drawn larger or smaller."""
    return _at_least_minimum(first_size(_desktop()))


def _desktop() -> tuple[int, int]:
    sizes = pygame.display.get_desktop_sizes()
    return sizes[0] if sizes else (1280, 720)


def _set_mode(fullscreen: bool) -> Surface:
    if fullscreen:
        return pygame.display.set_mode((0, 0), pygame.FULLSCREEN)
    return pygame.display.set_mode(_windowed_size, pygame.RESIZABLE)


def is_visible() -> bool:
    """False when SDL fell back to a driver that shows nothing although nobody asked for it."""
    return pygame.display.get_driver() not in _INVISIBLE or bool(os.environ.get("SDL_VIDEODRIVER"))


def _at_least_minimum(size: tuple[int, int]) -> tuple[int, int]:
    return max(size[0], MINIMUM_SIZE[0]), max(size[1], MINIMUM_SIZE[1])


def resized(size: tuple[int, int]) -> tuple[int, int]:
    """The window changed its size; smaller than the minimum is not followed. Returns the size to lay out for."""
    global _windowed_size
    wanted = _at_least_minimum(size)
    if not is_fullscreen():
        _windowed_size = wanted
        if wanted != size:
            return pygame.display.set_mode(wanted, pygame.RESIZABLE).get_size()
    screen = pygame.display.get_surface()
    return screen.get_size() if screen is not None else wanted


def is_fullscreen() -> bool:
    screen = pygame.display.get_surface()
    return screen is not None and bool(screen.get_flags() & pygame.FULLSCREEN)


def set_fullscreen(on: bool) -> None:
    if on == is_fullscreen():
        return
    screen = _set_mode(on)
    pygame.event.post(pygame.event.Event(pygame.VIDEORESIZE, w=screen.get_width(), h=screen.get_height()))


def show(rects: list[Rect]) -> None:
    pygame.display.update(rects)
