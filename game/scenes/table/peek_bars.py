"""Who would win if it ended now, in the recap: a bar for each player, or only a figure."""

from __future__ import annotations

from functools import partial

from pygame import Rect, Surface

from game.table.facts import PeekBar
from game.ui import shapes
from game.ui.look import Look

_SIGN = 14.0


def draw_figure(look: Look, surface: Surface, bar: PeekBar, at: tuple[int, int], wide: int, high: int) -> None:
    grid, (left, y) = look.grid, at
    look.signs.draw(surface, bar.sign, _SIGN, (left + grid.px(7), y))
    style = look.fonts.low("stat", high)
    told = str(bar.total).replace("-", "–")
    look.fonts.draw(surface, told, style, look.theme.ink, (left + grid.px(18), y), room=wide - grid.px(19))


def draw_bar(
    look: Look, surface: Surface, bar: PeekBar, at: tuple[int, int], wide: int, most: int, high: int
) -> None:
    """Full is what somebody has and keeps; pale what the end adds, or takes away. `most` has the whole length."""
    grid, theme, (left, y) = look.grid, look.theme, at
    right = left + wide
    look.signs.draw(surface, bar.sign, _SIGN, (left + grid.px(7), y))
    track = Rect(left + grid.px(22), y - grid.px(6), right - left - grid.px(22 + 36), grid.px(12))
    parts = (
        (track.w, theme.track),
        (track.w * max(bar.total, bar.now) / most, look.signs.tint(bar.sign)),
        (track.w * min(bar.total, bar.now) / most, look.signs.colour(bar.sign)),
    )
    for length, colour in parts:
        if length >= 1:
            size = (max(grid.px(3), round(length)), track.h)
            key = ("peek bar", size, colour)
            picture = look.materials.kept(key, partial(shapes.rounded, size, grid.px(3), (*colour, 255)))
            surface.blit(picture, track.topleft)
    style = look.fonts.low("stat", high)
    told = str(bar.total).replace("-", "–")
    look.fonts.draw(surface, told, style, theme.ink, (right, y), "right", grid.px(33))
