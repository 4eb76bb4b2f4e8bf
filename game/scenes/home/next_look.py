"""Leaves a picture of home for the next start (ui/last_picture.py), as it will look then."""

from __future__ import annotations

import pygame
from pygame import Surface

from game import VERSION
from game.scenes.home.scene import HomeScene
from game.ui import display, last_picture
from game.ui.context import Context

_LONGEST_MS = 1500.0
"""Somebody may start it again at once; that start is then as long as any other."""


def leave_picture(context: Context, close_window: bool = False) -> None:
    """What is painted here nobody sees or waits for: the window can go before."""
    if not context.settings.first_start_done or getattr(context.services, "troubles", None):
        return
    fullscreen = bool(context.settings.fullscreen)
    size = context.grid.size if fullscreen else display.usual_size()
    if close_window:
        pygame.display.quit()
    painted = _painted(context if context.grid.size == size else _twin(context, size))
    if painted is not None:
        last_picture.keep(painted, fullscreen, VERSION)


def _twin(context: Context, size: tuple[int, int]) -> Context:
    """The same application in a window of another size."""
    twin = Context(context.words, context.settings, size)
    twin.services = context.services
    return twin


def _painted(context: Context) -> Surface | None:
    """None where it takes too long to find out what stands on it, or something of it could not be painted."""
    home = HomeScene(context)
    home.layout()
    home.enter()
    if home.work.run(_LONGEST_MS) or any(getattr(one, "failed", None) for one in home.root.walk()):
        return None
    made = Surface(context.grid.size, depth=32)
    home.root.paint(made, made.get_rect())
    return made
