"""The strip of rounds: which letters each one scores, and what it gives to those behind."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from pygame import Rect, Surface

from game.ui.context import Words
from game.ui.fonts import Style
from game.ui.look import Look

STRIP = (204.0, 100.0)
_NAME, _LINE = Style(14, "serif"), 19.0
_TITLE_ROOM, _LEAST_PX = 56.0, 11


class RoundStrip(NamedTuple):
    """`rounds` are the letters and the catch-up gold of each round; `now` counts from 1."""

    title: str
    note: str
    short: str
    """The note where there is no room for it."""
    rounds: tuple[tuple[str, int], ...]
    now: int

    @classmethod
    def told(cls, words: Words, rounds: Sequence[tuple[str, int]], now: int) -> RoundStrip:
        title, note, short = (words(f"isle_of_skye.board.{one}") for one in ("round", "catch_up", "catch_up_short"))
        return cls(title, note, short, tuple(rounds), now)


def draw_strip(look: Look, surface: Surface, rect: Rect, strip: RoundStrip) -> None:
    grid, fonts, theme = look.grid, look.fonts, look.theme
    look.materials.frame(surface, rect, "waiting", radius=8)
    y = rect.y + grid.px(16)
    title, room = _head_rooms(look, strip.title, _note(look, strip))
    fonts.draw(surface, strip.title, _NAME, theme.ink, (rect.x + grid.px(12), y), room=title)
    fonts.draw(surface, _note(look, strip), "caption", theme.muted, (rect.right - grid.px(12), y), "right", room)
    inner = STRIP[0] - 16
    step = inner / len(strip.rounds)
    for number, (letters, gold) in enumerate(strip.rounds, 1):
        column = grid.rect(8 + (number - 1) * step, 30, step, STRIP[1] - 36, rect.topleft)
        now = number == strip.now
        if now:
            plate = column.inflate(-grid.px(2), 0)
            look.materials.fill(surface, plate, theme.copper, 5)
        ink = theme.button_text if now else theme.muted if number < strip.now else theme.ink
        lines = (
            (str(number), Style(15, "bold"), 11),
            (letters, "second_bold", 32),
            (f"+{gold}" if gold else "", "caption", 51),
        )
        for text, style, below in lines:
            if text:
                spot, style = (column.centerx, column.y + grid.px(below)), fonts.low(style, grid.px(_LINE))
                fonts.draw(surface, text, style, ink, spot, "centre", column.w - grid.px(4))


def strip_overflow(look: Look, strip: RoundStrip) -> list[str]:
    fonts, note = look.fonts, _note(look, strip)
    _, room = _head_rooms(look, strip.title, note)
    return [note] if fonts.width(note, fonts.fit(note, "caption", room)) > room else []


def _note(look: Look, strip: RoundStrip) -> str:
    """All of it where that can be read; pointing at the strip tells it anyway."""
    fonts, (_, room) = look.fonts, _head_rooms(look, strip.title, strip.note)
    readable = fonts.px(fonts.fit(strip.note, "caption", room)) >= min(_LEAST_PX, fonts.px("caption"))
    return strip.note if readable and fonts.fits(strip.note, "caption", room) else strip.short


def _head_rooms(look: Look, title: str, note: str) -> tuple[float, float]:
    """What title and note have of their line: in large type both yield, so that neither shouts the other down."""
    fonts, room = look.fonts, look.grid.px(STRIP[0] - 32)
    if look.grid.is_large:
        return fonts.shares(room, (title, _NAME), (note, "caption"))
    wide = look.grid.px(_TITLE_ROOM)
    return wide, room - fonts.width(title, fonts.fit(title, _NAME, wide))
