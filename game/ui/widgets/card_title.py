"""The title of a card: in one line, or in two where that would be cut or far smaller than what stands below it."""

from __future__ import annotations

from game.ui.fonts import Fonts, StyleLike

STYLES: tuple[StyleLike, ...] = ("card", "dock", "second_serif")
"""The larger first; the lines of a title that has two stand in the last one."""


def lines_of(fonts: Fonts, title: str, room: float) -> tuple[str, ...]:
    words, style = title.split(" "), STYLES[-1]
    if len(words) < 2 or _stands_in_line(fonts, title, room):
        return (title,)
    breaks = [(" ".join(words[:n]), " ".join(words[n:])) for n in range(1, len(words))]
    both = min(breaks, key=lambda lines: max(fonts.width(line, style) for line in lines))
    return both if all(fonts.fits(line, style, room) for line in both) else (title,)


def _stands_in_line(fonts: Fonts, title: str, room: float) -> bool:
    least = fonts.px(fonts.at_large(STYLES[-1]))
    return any(fonts.fits(title, one, room) and fonts.px(fonts.fit(title, one, room)) >= least for one in STYLES)


def style_in(fonts: Fonts, title: str, room: float) -> StyleLike:
    """A long title is written smaller before it is cut; two lines of it are of one size."""
    lines = lines_of(fonts, title, room)
    if len(lines) == 1:
        return next((style for style in STYLES if fonts.fits(title, style, room)), STYLES[-1])
    return fonts.fit(max(lines, key=lambda line: fonts.width(line, STYLES[-1])), STYLES[-1], room)
