"""What all mats and cards are made of: plates, boxes with a sign in them, fitted text, states of their parts."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass

from pygame import Rect, Surface

from game.ui import shapes
from game.ui.fonts import Style
from game.ui.games.scythe import tokens
from game.ui.games.scythe.palette import Palette, palette_for
from game.ui.grid import round_px
from game.ui.look import Look
from game.ui.paragraph import layout_text
from game.ui.theme import Colour, mix

Name = Callable[[str], str]
"""The name of a component (`bottom:deploy`) in the language of the screen."""
SMALLEST = 11.0
_cut: list[list[str]] = []
"""Where texts that have no room are noted while somebody wants to know."""


@contextmanager
def noting_cuts() -> Iterator[list[str]]:
    """What is painted meanwhile tells which texts were too long for their place."""
    _cut.append([])
    try:
        yield _cut[-1]
    finally:
        _cut.pop()


@dataclass(frozen=True)
class Marked:
    """Which parts of a mat can be chosen, are chosen, pointed at, or part of what would happen; ids of components."""

    lit: frozenset[str] = frozenset()
    chosen: frozenset[str] = frozenset()
    pointed: str = ""
    effect: frozenset[str] = frozenset()
    refused: str = ""


NOTHING = Marked()


class Plates:
    """Drawing tools for one look and one enlargement: `s` pixels per unit of the design."""

    def __init__(self, look: Look, s: float) -> None:
        self.look = look
        self.s = s
        self.palette: Palette = palette_for(look.theme)
        self.large = max(1.0, look.grid.text_scale)
        """A larger text size has no room on what is printed: cards that come with the pointer tell it large."""

    def px(self, units: float) -> int:
        return round_px(units * self.s)

    def rect(self, inside: Rect, x: float, y: float, w: float, h: float) -> Rect:
        left, top = self.px(x), self.px(y)
        return Rect(inside.x + left, inside.y + top, self.px(x + w) - left, self.px(y + h) - top)

    def style(self, size: float, face: str = "sans") -> Style:
        """Type that grows with the enlargement of the mat, and in a small window does not become too small."""
        least = SMALLEST / min(1.0, self.look.grid.u)
        return Style(max(least, size * self.s / self.look.grid.u) / self.large, face, SMALLEST / self.large)

    # surfaces

    def plate(
        self,
        surface: Surface,
        rect: Rect,
        colour: Colour,
        radius: float = 4,
        edge: Colour | None = None,
        width: float = 1.0,
        alpha: int = 255,
    ) -> None:
        """A flat rounded plate with a line inside its edge."""
        r = self.px(radius)

        def make() -> Surface:
            made = shapes.rounded(rect.size, r, (*colour, alpha))
            if edge is not None:
                made.blit(shapes.ring(rect.size, r, max(1, self.px(width)), (*edge, 255)), (0, 0))
            return made

        key = ("plate", rect.size, colour, r, edge, width, alpha)
        surface.blit(self.look.materials.kept(key, make), rect)

    def sign(self, surface: Surface, name: str, middle: tuple[float, float], size: float) -> None:
        made = tokens.sign(self.look, name, max(9, self.px(size)))
        surface.blit(made, made.get_rect(center=(round_px(middle[0]), round_px(middle[1]))))

    def put(self, surface: Surface, picture: Surface, middle: tuple[float, float]) -> None:
        surface.blit(picture, picture.get_rect(center=(round_px(middle[0]), round_px(middle[1]))))

    def arrow(self, surface: Surface, middle: tuple[float, float], size: float) -> None:
        """From what is paid to what is had."""
        ink = self.look.theme.ink
        side = self.px(size)

        def make() -> Surface:
            canvas = shapes.Canvas((side, side), side / 24, ink, 6)
            canvas.line([(2, 12), (17, 12)], 3, ink)
            canvas.polygon([(13, 5), (22.5, 12), (13, 19)], ink)
            return canvas.finish()

        self.put(surface, self.look.materials.kept(("scythe arrow", side), make), middle)

    # text

    def text(
        self,
        surface: Surface,
        words: str,
        at: tuple[float, float],
        size: float,
        colour: Colour,
        *,
        face: str = "sans",
        align: str = "left",
        room: float | None = None,
    ) -> int:
        """One line with its capitals centred on y; what is too wide is set smaller, but never below 11."""
        style = self.style(size, face)
        if room is not None:
            least = SMALLEST / self.large
            while style.size > least and self.look.fonts.width(words, style) > room:
                style = Style(max(least, style.size - 0.5), face, least)
            if _cut and not self.look.fonts.fits(words, style, room):
                _cut[-1].append(words)
        return self.look.fonts.draw(surface, words, style, colour, at, align, room)

    def fits(self, words: str, size: float, room: float, face: str = "sans") -> bool:
        smallest = min(SMALLEST / self.large, self.style(size, face).size)
        return self.look.fonts.fits(words, Style(smallest, face, smallest), room)

    def lines(self, words: str, size: float, rooms: Sequence[float], face: str = "sans") -> list[str]:
        """Words broken into lines, each with a room of its own in pixels; the last one serves all that follow."""
        style, line = self.style(size, face), ""
        found: list[str] = []
        for word in words.split():
            longer = f"{line} {word}".strip()
            room = rooms[min(len(found), len(rooms) - 1)]
            if line and self.look.fonts.width(longer, style) > room:
                found.append(line)
                longer = word
            line = longer
        return [*found, line] if line else found

    def block(
        self,
        surface: Surface,
        words: str,
        rect: Rect,
        size: float,
        colour: str,
        *,
        face: str = "sans",
        align: str = "left",
    ) -> int:
        """Lines broken to the width; returns how many pixels high they are."""
        laid = layout_text(self.look, words, self.style(size, face), colour, rect.w, align)
        laid.draw(surface, rect.topleft)
        if _cut and laid.height > rect.h:
            _cut[-1].append(words)
        return laid.height

    # boxes

    def box(self, surface: Surface, rect: Rect, sign: str, kind: str) -> None:
        """A box of a top action: `fixed` gives always, `gained` since an upgrade, `covered` not yet.

        The cost of a bottom action has `cost`, `reducible` (thick frame) and `reduced` (a cube lies on it).
        """
        palette, theme = self.palette, self.look.theme
        side = min(rect.w, rect.h) / max(1.0, self.s)
        ground = palette.paper
        frames: Mapping[str, tuple[Colour, float]] = {
            "fixed": (mix(ground, theme.ink, 0.16), 0.7),
            "gained": (palette.gained, 1.8),
            "covered": (palette.gained, 1.8),
            "cost": (mix(ground, theme.ink, 0.3), 0.8),
            "reducible": (theme.ink, 2.0),
            "reduced": (theme.ink, 2.0),
        }
        edge, width = frames[kind]
        self.plate(surface, rect, ground, 3, edge, width)
        if kind in ("covered", "reduced"):
            self.sign(surface, "cube", rect.center, side * 0.78)
        else:
            self.sign(surface, sign, rect.center, side * 0.74)

    # states

    def states(self, surface: Surface, regions: Mapping[str, Rect], marked: Marked, radius: float = 4) -> None:
        """Rings around parts: lit ones glow in copper and have a notch, the pointed one has a cream ring."""
        materials, theme = self.look.materials, self.look.theme
        for name, rect in regions.items():
            if name in marked.chosen:
                self._ring(surface, rect, radius, theme.lit_ring, 3.2, theme.copper, 1.8)
            elif name in marked.lit and name != marked.pointed:
                if name in marked.effect:  # it was advised
                    self._ring(surface, rect, radius, theme.lit_ring, 4.4, theme.copper, 2.0)
                else:
                    materials.ring(surface, rect.inflate(-self.px(1), -self.px(1)), theme.lit_casing, 2.6, radius)
                    materials.ring(surface, rect.inflate(-self.px(1), -self.px(1)), theme.lit, 1.8, radius)
                self._notch(surface, rect)
            elif name in marked.effect:
                self._ring(surface, rect, radius, theme.lit_ring, 2.6, theme.copper, 1.2)
        rect = regions.get(marked.pointed or marked.refused, Rect(0, 0, 0, 0))
        if rect.w:
            offered = marked.pointed in marked.lit
            inner = theme.refuse if marked.refused else theme.copper if offered else theme.lit_casing
            self._ring(surface, rect, radius, theme.lit_ring, 3.4, inner, 1.6)

    def _ring(
        self, surface: Surface, rect: Rect, radius: float, outer: Colour, wide: float, inner: Colour, thin: float
    ) -> None:
        materials = self.look.materials
        materials.ring(surface, rect, self.look.theme.lit_casing, wide + 0.8, radius)
        materials.ring(surface, rect, outer, wide, radius)
        materials.ring(surface, rect, inner, thin, radius)

    def _notch(self, surface: Surface, rect: Rect) -> None:
        theme, side = self.look.theme, self.look.grid.px(9)

        def make() -> Surface:
            canvas = shapes.Canvas((side, side), side / 24, theme.lit_casing, 4)
            canvas.polygon([(0.5, 3), (23.5, 3), (12, 22)], theme.lit_casing)
            canvas.polygon([(4, 5), (20, 5), (12, 18)], theme.lit)
            return canvas.finish()

        made = self.look.materials.kept(("scythe notch", side), make)
        surface.blit(made, (rect.centerx - side // 2, rect.top - side // 4))
