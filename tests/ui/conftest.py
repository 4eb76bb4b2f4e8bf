"""Drawing without a window or a sound device, and small trees to try things on."""

from __future__ import annotations

import os

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

from collections.abc import Callable
from types import SimpleNamespace

import pygame
import pytest

from game.ui.context import Context
from game.ui.look import Look
from game.ui.root import Root
from game.ui.widget import Widget


@pytest.fixture(scope="session", autouse=True)
def display() -> None:
    """Fonts and surfaces work from here on; initialised once, since old fonts die at quit()."""
    pygame.display.init()
    pygame.font.init()
    pygame.display.set_mode((64, 64))


@pytest.fixture(scope="session")
def look() -> Look:
    return Look()


@pytest.fixture
def settings() -> SimpleNamespace:
    return SimpleNamespace(
        language="en", text_scale=1.0, colour_scheme="standard", motion="normal", volume=0.0, fullscreen=False
    )


@pytest.fixture
def context(settings: SimpleNamespace) -> Context:
    return Context(lambda key, **values: key, settings)


@pytest.fixture
def tree(look: Look) -> Callable[..., Root]:
    """A root with these widgets, laid out, nothing left to draw."""

    def make(*widgets: Widget) -> Root:
        root = Root()
        for widget in widgets:
            root.add(widget)
        root.set_look(look)
        root.take_dirty()
        return root

    return make
