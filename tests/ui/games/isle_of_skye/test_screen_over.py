"""The folded screen in front of a row of offers: whole, and never beyond the row that is painted again after it."""

from __future__ import annotations

import pytest
from pygame import Rect, Surface

from game.ui.games.isle_of_skye.parts.screen_over import ScreenOver
from game.ui.root import Root
from game.ui.signs import Livery
from tests.scenes.shell_helpers import make_context

_BARE = (255, 0, 255)


@pytest.mark.parametrize(("high", "scale"), [(48.0, 1.75), (48.0, 2.0), (104.0, 1.0), (150.0, 1.0), (264.0, 1.3)])
@pytest.mark.parametrize("sunk", [0.0, 0.4, 0.9])
def test_a_screen_draws_nothing_beyond_its_row(high: float, scale: float, sunk: float) -> None:
    context = make_context(text_scale=scale)
    root = Root("none")
    screen = root.add(ScreenOver((500, 300, 328, high), Livery(0, 0), "Margarethe"))
    screen.pin = "left top"
    root.set_look(context.look)
    screen.sunk = sunk
    surface = Surface((1280, 720))
    surface.fill(_BARE)
    screen.draw(surface)
    rect = screen.rect
    around = rect.inflate(120, 120)
    bands = [
        Rect(around.x, around.y, around.w, rect.y - around.y),
        Rect(around.x, rect.bottom, around.w, around.bottom - rect.bottom),
    ]
    colours = {surface.get_at((x, y))[:3] for band in bands for x in range(band.left, band.right, 2)
               for y in range(band.top, band.bottom, 2)}  # fmt: skip
    assert colours == {_BARE}
    assert surface.get_at((rect.centerx, rect.bottom - 3))[:3] != _BARE
