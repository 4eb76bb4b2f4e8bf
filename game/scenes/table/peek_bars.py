"""Who would win if it ended now, in the recap: a bar for each player, or only a figure."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from pygame import Rect, Surface

from game.table.facts import PeekBar, PeekFacts
from game.table.telling import summed
from game.ui import shapes
from game.ui.fonts import SMALLEST, Style, StyleLike, style_of
from game.ui.look import Look
from game.ui.theme import Colour

_SIGN = 14.0
_HEADING, _BETWEEN = 20.0, 8.0
_BESIDE, _BESIDE_GAP = "caption", 6.0
_FIGURE_AT, _BEHIND, _AFTER_FIGURE = 18.0, 3.0, 4.0
_RAISED, _LOW_BAR = 2.5, 4.0
"""So far a figure of a row stands above the middle, and so high is the bar beneath it."""
_WORDS_MOST = 0.3
"""Of a row: what words beside a bar may take of it."""
Line = tuple[str, StyleLike]
Track = tuple[int, Sequence[PeekBar]]
"""The length of the bars of one row, and all of them: together they fill that length."""


def draw_outlook(look: Look, surface: Surface, facts: PeekFacts, left: int, right: int, y: int, high: float) -> None:
    """Heading of the bars, and the note behind it, in so many units."""
    (title, note), shares = _outlook(look, facts, right - left, high)
    look.fonts.draw(surface, *title, look.theme.ink, (left, y), room=shares[0])
    look.fonts.draw(surface, *note, look.theme.muted, (right, y), "right", shares[1])


def outlook_fits(look: Look, facts: PeekFacts, room: int, high: float) -> bool:
    lines, shares = _outlook(look, facts, room, high)
    return all(look.fonts.fits(*line, share) for line, share in zip(lines, shares, strict=True))


def _outlook(look: Look, facts: PeekFacts, room: int, low: float) -> tuple[tuple[Line, Line], tuple[float, float]]:
    """Low enough for their line; in a small window the heading yields first, as the note is small already."""
    fonts, high = look.fonts, look.grid.px(min(_HEADING, low))
    small, face, _ = style_of("caption")
    readable = Style(small, face, min(small, SMALLEST / (look.grid.u * max(1.0, look.grid.text_scale))))
    title, note = (facts.outlook, fonts.low("dock", high)), (facts.note, fonts.low(readable, high))
    return (title, note), fonts.shares(room - look.grid.px(_BETWEEN), title, note)


def ends_of(bars: Sequence[PeekBar]) -> tuple[int, int]:
    """What the whole length stands for: from the least, where somebody would have less than nothing, to the most."""
    least = min(0, *(bar.total for bar in bars))
    return least, max(int(not least), *(max(bar.total + max(0, bar.own), bar.now) for bar in bars))


class Scale:
    """What the bars of one column have in common: their lengths, and whether what stands beside is told in words."""

    def __init__(self, look: Look, bars: Sequence[PeekBar], wide: int, high: int) -> None:
        self.ends = ends_of(bars)
        self.wide, self.high = wide, high
        self.style = look.fonts.low(_BESIDE, high)
        self.form, self.beside = 0, 0
        if any(bar.beside for bar in bars):
            needed = [
                max(look.fonts.width(bar.beside[form], self.style) for bar in bars if bar.beside) for form in (0, 1)
            ]
            self.form = int(needed[0] > _WORDS_MOST * wide)
            self.beside = needed[self.form] + look.grid.px(_BESIDE_GAP)


def figure_widths(look: Look, bars: Sequence[PeekBar], room: int, high: int) -> tuple[list[int], bool]:
    """How wide each figure of a row is, and whether what the end adds stands behind them: behind all or behind none,
    for who alone has nothing behind the figure seems to get nothing."""
    grid = look.grid
    high -= grid.px(_LOW_BAR)
    figure = look.fonts.low("stat", high)
    alone = [grid.px(_FIGURE_AT + _AFTER_FIGURE) + look.fonts.width(summed(bar.total), figure) for bar in bars]
    behind = [look.fonts.width(bar.beside[1], look.fonts.low(_BESIDE, high)) if bar.beside else 0 for bar in bars]
    needed = [one + more + (grid.px(_BEHIND) if more else 0) for one, more in zip(alone, behind, strict=True)]
    if sum(needed) > room:
        return [room // max(1, len(bars))] * len(bars), False
    return [one + (room - sum(needed)) // max(1, len(bars)) for one in needed], True


def draw_figure(look: Look, surface: Surface, bar: PeekBar, place: Rect, track: Track, *, told: bool) -> None:
    """With what the end adds behind it, if that is told, and a low bar beneath."""
    grid, (left, y) = look.grid, place.midleft
    y -= grid.px(_RAISED)
    look.signs.draw(surface, bar.sign, _SIGN, (left + grid.px(7), y))
    high = place.h - grid.px(_LOW_BAR)
    figure, total = look.fonts.low("stat", high), summed(bar.total)
    x, room = left + grid.px(_FIGURE_AT), place.w - grid.px(_FIGURE_AT + 1)
    look.fonts.draw(surface, total, figure, look.theme.ink, (x, y), room=room)
    if bar.beside and told:
        x += look.fonts.width(total, figure) + grid.px(_BEHIND)
        look.fonts.draw(surface, bar.beside[1], look.fonts.low(_BESIDE, high), look.theme.muted, (x, y))
    low = grid.px(_LOW_BAR)
    _fill_bar(
        look, surface, bar, Rect(left, place.bottom - low, track[0] - grid.px(2 * _BEHIND), low), ends_of(track[1])
    )


def draw_bar(look: Look, surface: Surface, bar: PeekBar, at: tuple[int, int], scale: Scale) -> None:
    """Full is what somebody has and keeps; pale what the end adds, or takes away, left of the line where that leads
    below nothing; an empty frame behind it what only whoever looks knows of."""
    grid, theme, (left, y) = look.grid, look.theme, at
    right = left + scale.wide - scale.beside
    look.signs.draw(surface, bar.sign, _SIGN, (left + grid.px(7), y))
    track = Rect(left + grid.px(22), y - grid.px(6), right - left - grid.px(22 + 36), grid.px(12))
    _fill_bar(look, surface, bar, track, scale.ends)
    style = look.fonts.low("stat", scale.high)
    look.fonts.draw(surface, summed(bar.total), style, theme.ink, (right, y), "right", grid.px(33))
    if bar.beside:
        place = right + grid.px(_BESIDE_GAP), y
        look.fonts.draw(surface, bar.beside[scale.form], scale.style, theme.muted, place, room=scale.beside)


def _fill_bar(look: Look, surface: Surface, bar: PeekBar, track: Rect, ends: tuple[int, int]) -> None:
    grid, theme, (least, most) = look.grid, look.theme, ends
    unit = track.w / (most - least)
    nothing = track.x - round(unit * least)

    def strip(start: float, end: float, colour: Colour, inner: int = 0) -> None:
        place = Rect(nothing + round(unit * start), track.y, round(unit * end) - round(unit * start), track.h)
        _strip(look, surface, place.inflate(-2 * inner, -2 * inner), colour)

    _strip(look, surface, track, theme.track)
    if bar.own > 0:
        whole = bar.total + bar.own
        strip(min(0, whole), max(0, whole), look.signs.colour(bar.sign))
        strip(min(0, whole), max(0, whole), theme.paper, grid.line(1.2))
    strip(min(0, bar.total), max(bar.total, bar.now), look.signs.tint(bar.sign))
    strip(0, min(bar.total, bar.now), look.signs.colour(bar.sign))
    if least:
        line = Rect(nothing, track.y, max(1, grid.line(1)), track.h).clamp(track)
        surface.fill(theme.ink, line)


def _strip(look: Look, surface: Surface, place: Rect, colour: Colour) -> None:
    if place.w >= 1:
        size = (max(look.grid.px(3), place.w), place.h)
        key = ("peek bar", size, colour)
        picture = look.materials.kept(key, partial(shapes.rounded, size, look.grid.px(3), (*colour, 255)))
        surface.blit(picture, place.topleft)
