"""Who would win if it ended now, in the recap: a bar for each player, or only a figure."""

from __future__ import annotations

from functools import partial

from pygame import Rect, Surface

from game.table.facts import PeekBar, PeekFacts
from game.ui import shapes
from game.ui.fonts import SMALLEST, Style, StyleLike, style_of
from game.ui.look import Look

_SIGN = 14.0
_HEADING, _BETWEEN = 20.0, 8.0
Line = tuple[str, StyleLike]


def draw_outlook(look: Look, surface: Surface, facts: PeekFacts, left: int, right: int, y: int) -> None:
    """Heading of the bars, and the note behind it."""
    (title, note), shares = _outlook(look, facts, right - left)
    look.fonts.draw(surface, *title, look.theme.ink, (left, y), room=shares[0])
    look.fonts.draw(surface, *note, look.theme.muted, (right, y), "right", shares[1])


def outlook_fits(look: Look, facts: PeekFacts, room: int) -> bool:
    lines, shares = _outlook(look, facts, room)
    return all(look.fonts.fits(*line, share) for line, share in zip(lines, shares, strict=True))


def _outlook(look: Look, facts: PeekFacts, room: int) -> tuple[tuple[Line, Line], tuple[float, float]]:
    """Low enough for their line; in a small window the heading yields first, as the note is small already."""
    fonts, high = look.fonts, look.grid.px(_HEADING)
    small, face, _ = style_of("caption")
    readable = Style(small, face, min(small, SMALLEST / (look.grid.u * max(1.0, look.grid.text_scale))))
    title, note = (facts.outlook, fonts.low("dock", high)), (facts.note, fonts.low(readable, high))
    return (title, note), fonts.shares(room - look.grid.px(_BETWEEN), title, note)


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
