"""A board of its own size in a scene without a window."""

from __future__ import annotations

from collections.abc import Callable
from types import SimpleNamespace
from typing import Generic, TypeVar

import pygame
from pygame import Surface

from game.core.words import Words
from game.ui.boards.board import Board
from game.ui.context import Context
from game.ui.scene import Scene

Shown = TypeVar("Shown", bound=Board)


class Stage(Generic[Shown]):
    """A scene with nothing but the board that `make` made, its surface, and what was drawn last."""

    def __init__(
        self,
        make: Callable[[Context], Shown],
        size: tuple[int, int] = (1280, 720),
        *,
        scheme: str = "standard",
        language: str = "en",
        build: bool = True,
    ) -> None:
        settings = SimpleNamespace(language=language, motion="none", colour_scheme=scheme, text_scale=1.0)
        self.context = Context(Words(language), settings, size)
        self.view = make(self.context)
        self.scene = Scene(self.context)
        self.scene.root.add(self.view)
        self.context.stack.push(self.scene)
        self.surface = Surface(size)
        if build:
            self.view.finish_building()

    def draw(self) -> list[pygame.Rect]:
        return self.context.stack.draw(self.surface)

    def drawn_anew(self) -> bytes:
        """The same picture, drawn in full."""
        whole = Surface(self.surface.get_size())
        self.scene.root.paint(whole, whole.get_rect())
        return pygame.image.tobytes(whole, "RGB")

    def as_drawn(self) -> bytes:
        return pygame.image.tobytes(self.surface, "RGB")

    def fall_silent(self) -> None:
        """What is said to every board is taken back, so that many tests may use one."""
        self.view.set_last_moves(())
        self.view.set_effects(())
        self.view.set_outlines(())
        self.view.set_refused(None)
        self.view.set_hover(None)
        self.view.set_cursor(None)
