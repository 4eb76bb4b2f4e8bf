"""What lies over the map to speak: places in reach with their steps, fights, pointing, refusals, paths, owners.

Sprites of one scale. The whole hexagon is never tinted, for that would drown the terrain and fail in grey.
"""

from __future__ import annotations

import math

import pygame
from pygame import Surface

from game.ui import shapes, svg
from game.ui.games.scythe import tokens, waters
from game.ui.games.scythe.brush import sign_shape
from game.ui.games.scythe.layout import HEX, corners
from game.ui.games.scythe.palette import Faction, Palette
from game.ui.grid import round_px
from game.ui.icons import ICONS
from game.ui.look import Look
from game.ui.made_once import MadeOnce
from game.ui.shapes import Canvas, Point
from game.ui.theme import Colour, mix, rgb

STEP_DISC = rgb("#9e541e")
"""Copper dark enough to carry figures."""
_INSET = 7.4
"""How far outlines stay inside the edge, so that rivers along it are seen."""
DISC = 9.0


class Marks:
    def __init__(self, look: Look, scale: float, palette: Palette) -> None:
        self.look = look
        self.scale = scale
        self.palette = palette
        self.side = 2 * math.ceil((HEX + 12) * scale) + 2
        self.kept = MadeOnce()

    def _canvas(self, ground: Colour, side: int | None = None) -> Canvas:
        px = side or self.side
        return Canvas((px, px), self.scale, ground, over=4 if self.scale < 1.8 else 3 if self.scale < 4 else 2)

    def _ring(self, inset: float = _INSET) -> list[Point]:
        half = self.side / 2 / self.scale
        return corners((half, half), HEX - inset)

    def _glow(self, colour: Colour, alpha: int, blur: float) -> Surface:
        """Light along the outline: none in the middle, where pieces stand, none over the edge, where rivers run."""
        canvas = Canvas((self.side, self.side), self.scale, colour, over=1)
        canvas.line(self._ring(), 6.0, (*colour, 255), closed=True)
        soft = shapes.tinted(shapes.blurred(canvas.finish(), max(1, round_px(blur * self.scale))), colour, alpha)
        cutter = Canvas((self.side, self.side), self.scale, (255, 255, 255), over=2)
        cutter.polygon(self._ring(3.2), (255, 255, 255, 255))
        soft.blit(cutter.finish(), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
        return soft

    def _outline(
        self, glow: Colour | None, lines: tuple[tuple[float, Colour], ...], inset: float = _INSET, alpha: int = 120
    ) -> Surface:
        canvas = self._canvas(lines[0][1])
        for width, colour in lines:
            canvas.line(self._ring(inset), width, colour, closed=True)
        if glow is None:
            return canvas.finish()
        sprite = self._glow(glow, alpha, 2.4)
        sprite.blit(canvas.finish(), (0, 0))
        return sprite

    # places that can be chosen

    def legal(self) -> Surface:
        theme = self.look.theme
        return self.kept(
            ("legal",),
            lambda: self._outline(theme.glow, ((5.4, theme.lit_casing), (4.0, theme.lit_ring), (2.3, theme.lit))),
        )

    def fight(self) -> Surface:
        """Where one may go and has to fight."""
        red, theme = self.palette.combat, self.look.theme
        return self.kept(
            ("fight",),
            lambda: self._outline(red, ((5.4, mix(red, (0, 0, 0), 0.5)), (4.0, theme.lit_ring), (2.5, red))),
        )

    def label(self, text: str) -> Surface:
        """A copper disc for the upper corner: the number of steps, or any short figure."""
        return self.kept(("label", text), lambda: self._disc(STEP_DISC, text))

    def swords(self) -> Surface:
        return self.kept(("swords",), lambda: self._disc(self.palette.combat, "", "swords"))

    def notch(self) -> Surface:
        """For a lit place without a figure: a small copper triangle hangs from the upper corner."""

        def make() -> Surface:
            theme = self.look.theme
            side = math.ceil(24 * self.scale)
            canvas = Canvas((side, side), side / 24, theme.lit_casing, 4)
            canvas.polygon([(3.4, 5), (20.6, 5), (12, 19.6)], theme.lit_casing)
            canvas.polygon([(6, 6.6), (18, 6.6), (12, 16.6)], theme.lit)
            return canvas.finish()

        return self.kept(("notch",), make)

    def _disc(self, ground: Colour, text: str, drawing: str = "") -> Surface:
        side = math.ceil(2 * (DISC + 1.4) * self.scale)
        canvas = Canvas((side, side), side / 24, self.look.theme.lit_ring, 4 if side > 40 else 6)
        canvas.circle((12, 12.5), 11.4, mix(ground, (0, 0, 0), 0.62))
        canvas.circle((12, 12), 11.0, self.look.theme.lit_ring)
        canvas.circle((12, 12), 9.3, ground)
        if drawing == "swords":
            svg.draw(canvas, ICONS["swords"], (12, 12), 12.6, {"main": self.look.theme.lit_ring})
        elif drawing == "cross":
            for side_ in (-1, 1):
                canvas.line([(8.6, 12 - 3.4 * side_), (15.4, 12 + 3.4 * side_)], 2.4, self.look.theme.lit_ring)
        made = canvas.finish()
        if text:
            figures = tokens.number(
                text, round_px(side * (0.6 if len(text) < 2 else 0.46)), self.look.theme.button_text
            )
            made.blit(figures, figures.get_rect(center=(side / 2, side / 2)))
        return made

    def tunnel(self) -> Surface:
        """The printed gate once more, to lie over an outline."""

        def make() -> Surface:
            side = math.ceil(30 * self.scale)
            canvas = self._canvas(self.palette.line, side)
            waters.draw_tunnel(canvas, (side / 2 / self.scale, side / 2 / self.scale), self.palette)
            return canvas.finish()

        return self.kept(("tunnel",), make)

    # pointing

    def hover(self, lit: bool) -> Surface:
        """Pointer and keyboard, the same for both; copper only where one can do something."""
        theme = self.look.theme
        inner = theme.copper if lit else theme.lit_ring
        return self.kept(
            ("hover", lit),
            lambda: self._outline(
                theme.glow if lit else None,
                ((7.4, mix(theme.lit_casing, (0, 0, 0), 0.3)), (5.8, theme.lit_ring), (3.0, inner)),
                alpha=220,
            ),
        )

    def selected(self) -> Surface:
        """Where the unit in hand stands."""
        theme = self.look.theme

        def make() -> Surface:
            canvas = self._canvas(theme.lit_ring)
            canvas.polygon(self._ring(4), (*theme.lit_ring, 46))
            sprite = canvas.finish()
            sprite.blit(
                self._outline(
                    theme.glow, ((6.4, theme.lit_casing), (5.0, theme.lit_ring), (3.0, theme.copper)), alpha=230
                ),
                (0, 0),
            )
            return sprite

        return self.kept(("selected",), make)

    def effect(self) -> Surface:
        theme = self.look.theme
        return self.kept(("effect",), lambda: self._outline(None, ((3.6, theme.lit_ring), (1.5, theme.copper)), 8.0))

    def last_move(self) -> Surface:
        theme = self.look.theme
        return self.kept(
            ("last",), lambda: self._outline(None, ((3.0, theme.print_edge), (1.8, theme.lit_ring)), 6.2)
        )

    def refused(self) -> Surface:
        """A broken red outline, and a red disc with a cross at the upper corner."""

        def make() -> Surface:
            theme = self.look.theme
            canvas = self._canvas(theme.refuse)
            canvas.line(self._ring(), 4.6, theme.lit_ring, closed=True)
            ring = self._ring()
            for (ax, ay), (bx, by) in zip(ring, [*ring[1:], ring[0]], strict=True):
                for t in (0.06, 0.40, 0.74):
                    canvas.line(
                        [
                            (ax + (bx - ax) * t, ay + (by - ay) * t),
                            (ax + (bx - ax) * (t + 0.18), ay + (by - ay) * (t + 0.18)),
                        ],
                        2.6,
                        theme.refuse,
                    )
            sprite = canvas.finish()
            disc = self._disc(theme.refuse, "", "cross")
            top = round_px(ring[0][1] * self.scale)
            sprite.blit(disc, disc.get_rect(center=(self.side // 2, top + round_px(1.5 * self.scale))))
            return sprite

        return self.kept(("refused",), make)

    # who holds it, who can get there

    def held_by(self, faction: str) -> Surface:
        """A band in the colour of a faction inside the edge, broken by its marks: colour and shape."""

        def make() -> Surface:
            one = self.palette.factions[faction]
            canvas = self._canvas(one.dark)
            canvas.line(self._ring(7.6), 5.4, one.rim or one.dark, closed=True)
            canvas.line(self._ring(7.6), 3.8, one.fill, closed=True)
            ring = self._ring(7.6)
            for (ax, ay), (bx, by) in zip(ring, [*ring[1:], ring[0]], strict=True):
                self._sign(canvas, one, ((ax + bx) / 2, (ay + by) / 2), 3.9)
            return canvas.finish()

        return self.kept(("held", faction), make)

    def reach(self, faction: str, place: int) -> Surface:
        """A faction can get here: its mark on a little pennant; `place` counts those at the same hexagon."""

        def make() -> Surface:
            one = self.palette.factions[faction]
            canvas = self._canvas(one.dark)
            half = self.side / 2 / self.scale
            x, y = half - 18 + 12 * place, half + 33 - 4 * abs(place - 1.5)
            canvas.circle((x, y), 6.8, self.look.theme.print_edge)
            canvas.circle((x, y), 6.0, self.palette.paper)
            self._sign(canvas, one, (x, y + 0.3), 3.7)
            return canvas.finish()

        return self.kept(("reach", faction, place), make)

    def threatened(self) -> Surface:
        """Hatching along the edge: somebody could attack here."""

        def make() -> Surface:
            red = self.palette.combat
            canvas = self._canvas(red)
            ring, inner = self._ring(3.2), self._ring(10)
            for i in range(6):
                (ax, ay), (bx, by) = ring[i], ring[(i + 1) % 6]
                (cx, cy), (dx, dy) = inner[i], inner[(i + 1) % 6]
                for step in range(7):
                    t, s = (step + 0.2) / 7, (step + 0.9) / 7
                    canvas.line(
                        [(ax + (bx - ax) * t, ay + (by - ay) * t), (cx + (dx - cx) * s, cy + (dy - cy) * s)],
                        1.5,
                        (*red, 215),
                    )
            canvas.line(ring, 2.0, red, closed=True)
            return canvas.finish()

        return self.kept(("threat",), make)

    def _sign(self, canvas: Canvas, one: Faction, at: Point, radius: float) -> None:
        shape = sign_shape(one.sign, at, radius)
        if one.rim:
            canvas.line(shape, 2.6, one.rim, closed=True)
        canvas.line(shape, 1.5, one.dark, closed=True)
        canvas.polygon(shape, one.fill)


def disc_at(middle: Point, scale: float) -> Point:
    """Where the step disc of a hexagon sits: on its upper corner."""
    return middle[0], middle[1] - (HEX - 3.5) * scale
