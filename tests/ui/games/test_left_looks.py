"""Whoever changes window, language or size of type makes a new look; the old one goes, with all its pictures."""

from __future__ import annotations

import gc
import weakref
from collections.abc import Callable

import pytest

from game.ui.games.glen_more import figures, tile_painter
from game.ui.games.isle_of_skye import tile_painter as tiles_of_skye
from game.ui.look import Look

ASKED: tuple[Callable[[Look], object], ...] = (
    tiles_of_skye.painter_for,
    tile_painter.painter_for,
    figures.figures_for,
)


@pytest.mark.parametrize("ask", ASKED, ids=lambda ask: f"{ask.__module__}.{ask.__name__}")
def test_a_look_has_one_painter_and_takes_it_along(ask: Callable[[Look], object]) -> None:
    look = Look()
    assert ask(look) is ask(look)
    left = weakref.ref(look)
    del look
    gc.collect()
    assert left() is None
