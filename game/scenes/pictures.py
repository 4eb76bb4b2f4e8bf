"""Pictures of a game's own board for cards and thumbnails, painted by its world in game/ui/games, step by step.

A world that paints none leaves the calm ground with an icon, so a new game has a card before it has a painter.
"""

from __future__ import annotations

import importlib
from collections.abc import Iterator, Sequence
from typing import Any

from pygame import Surface

from game.ui.context import Context

Steps = Iterator[Surface | None]


def _painter(game: str) -> Any:
    try:
        return importlib.import_module(f"game.ui.games.{game}.vignette")
    except ModuleNotFoundError:
        return None


def vignette_steps(game: str, context: Context, size: tuple[int, int]) -> Steps:
    """A lively piece of the board; yields None while painting and then the picture."""
    yield None
    painter = _painter(game)
    if painter is not None:
        yield from painter.vignette_steps(context.look, size)


def thumbnail_steps(game: str, context: Context, position: Any, signs: Sequence[int], size: tuple[int, int]) -> Steps:
    """The whole board of a real position, seen by nobody in particular."""
    yield None
    painter = _painter(game)
    if painter is not None:
        liveries = [painter.Livery(sign, sign) for sign in signs]
        yield from painter.thumbnail_steps(context.look, position, size, liveries)
