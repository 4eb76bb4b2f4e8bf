"""How a place or piece on the board says legal, pointed at, chosen, part of it, refused, last move.

Each state is a sprite for a polygon, made once and kept: ground, outline and notch, never colour alone.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import pairwise
from typing import TYPE_CHECKING

import pygame
from pygame import Surface

from game.ui import shapes
from game.ui.shapes import Canvas, Point, grown

if TYPE_CHECKING:
    from game.ui.look import Look

STATES = ("legal", "legal_empty", "hover", "selected", "effect", "refused", "disabled", "last")


class PlaceStates:
    """Sprites of states for one look. `key` names the polygon, so that equal places share a sprite."""

    def __init__(self, look: Look) -> None:
        self.look = look
        self._made: dict[tuple[object, ...], tuple[Surface, tuple[int, int]]] = {}

    def sprite(
        self, key: object, polygon: Sequence[Point], state: str, notch: bool = True
    ) -> tuple[Surface, tuple[int, int]]:
        """The picture, and where its upper left corner lies from the polygon's origin (pixels).

        legal goes under the printed symbol (draw that again, dark), legal_empty on empty ground; hover, selected,
        effect and last are rings around the piece; refused and disabled lie on top of it.
        """
        assert state in STATES, state
        found = self._made.get((key, state, notch))
        if found is None:
            found = self._made[(key, state, notch)] = self._make(list(polygon), state, notch)
        return found

    def draw(
        self, surface: Surface, key: object, polygon: Sequence[Point], state: str, at: Point, notch: bool = True
    ) -> None:
        """Draw the state of a polygon whose origin lies at `at`."""
        picture, (dx, dy) = self.sprite(key, polygon, state, notch)
        surface.blit(picture, (round(at[0]) + dx, round(at[1]) + dy))

    def shadow(self, key: object, polygon: Sequence[Point], lifted: bool = False) -> tuple[Surface, tuple[int, int]]:
        """The shadow of a piece: flat on the table, or deep for one in the air."""
        found = self._made.get((key, "shadow", lifted))
        if found is None:
            found = self._made[(key, "shadow", lifted)] = self._shadow(list(polygon), lifted)
        return found

    # making

    def _canvas(self, polygon: list[Point], reach: float) -> tuple[Canvas, list[Point], tuple[int, int]]:
        """A canvas with room around a polygon; the polygon moved into it; the offset."""
        left = math.floor(min(x for x, _ in polygon) - reach)
        top = math.floor(min(y for _, y in polygon) - reach)
        right = math.ceil(max(x for x, _ in polygon) + reach)
        low = math.ceil(max(y for _, y in polygon) + reach)
        canvas = Canvas((right - left, low - top), 1, self.look.theme.lit_ring)
        return canvas, [(x - left, y - top) for x, y in polygon], (left, top)

    def _make(self, polygon: list[Point], state: str, notch: bool) -> tuple[Surface, tuple[int, int]]:
        u = self.look.grid.u
        canvas, points, offset = self._canvas(polygon, 16 * u)
        theme = self.look.theme
        ring = (*theme.lit_ring, 255)
        if state in ("legal", "legal_empty"):
            self._legal(canvas, points, state == "legal", notch)
            return self._with_glow(canvas, points, 7, 170), offset
        if state == "hover":
            canvas.line(grown(points, u), 2.4 * u, ring, closed=True)
            return self._with_glow(canvas, points, 8, 255), offset
        if state == "selected":
            canvas.line(grown(points, 0.8 * u), 4.4 * u, ring, closed=True)
            canvas.line(grown(points, 0.8 * u), 2.2 * u, (*theme.copper, 255), closed=True)
            return self._with_glow(canvas, points, 8, 255), offset
        if state == "effect":
            canvas.line(points, 3.2 * u, ring, closed=True)
            canvas.line(points, 1.2 * u, (*theme.copper, 255), closed=True)
        elif state == "last":
            canvas.line(points, 2.8 * u, (*theme.print_edge, 150), closed=True)
            canvas.line(points, 1.6 * u, ring, closed=True)
        elif state == "refused":
            self._refused(canvas, points)
        else:
            canvas.polygon(points, (*theme.paper, 150))
        return canvas.finish(), offset

    def _legal(self, canvas: Canvas, points: list[Point], printed: bool, notch: bool) -> None:
        theme, u = self.look.theme, self.look.grid.u
        inner = grown(points, -1.9 * u)
        canvas.polygon(inner, (*theme.lit_ground, 215 if printed else 80))
        canvas.line(inner, 3.6 * u, (*theme.lit_casing, 255), closed=True)
        canvas.line(inner, 2.2 * u, (*theme.lit, 255), closed=True)
        if notch:
            top = min(points, key=lambda p: p[1])[1]
            near = [x for x, y in points if y - top < 2 * u]
            x, half = sum(near) / len(near), 6.5 * u
            hanging = [(x - half, top - 1.2 * u), (x + half, top - 1.2 * u), (x, top + 7.4 * u)]
            canvas.polygon(grown(hanging, 1.1 * u), (*theme.lit_casing, 255))
            canvas.polygon(hanging, (*theme.lit, 255))

    def _with_glow(self, canvas: Canvas, points: list[Point], blur: float, alpha: int) -> Surface:
        """Put a glow of the polygon behind what was drawn, and none inside it."""
        grid, theme = self.look.grid, self.look.theme
        shape = Canvas(canvas.size, 1, theme.glow, over=2)
        outline = grown(points, grid.u)
        shape.polygon(outline, (255, 255, 255, 255))
        solid, far = shape.finish(), grid.line(blur * 0.75)
        margin = _margin_of_box(outline, canvas.size)
        soft = shapes.blurred(solid, far) if margin is None else shapes.blurred_box(solid, far, margin)
        glow = shapes.tinted(soft, theme.glow, alpha)
        glow.blit(solid, (0, 0), special_flags=pygame.BLEND_RGBA_SUB)
        glow.fill((255, 255, 255, 0), special_flags=pygame.BLEND_RGBA_ADD)
        glow.fill((*theme.glow, 255), special_flags=pygame.BLEND_RGBA_MULT)
        glow.blit(canvas.finish(), (0, 0))
        return glow

    def _refused(self, canvas: Canvas, points: list[Point]) -> None:
        theme, u = self.look.theme, self.look.grid.u
        colour = (*theme.refuse, 255)
        canvas.line(points, 2.4 * u, colour, closed=True)
        left, right = min(x for x, _ in points), max(x for x, _ in points)
        top, low = min(y for _, y in points), max(y for _, y in points)
        start, end = (
            (left + (right - left) * 0.18, low - (low - top) * 0.18),
            (right - (right - left) * 0.24, top + (low - top) * 0.24),
        )
        length = math.hypot(end[0] - start[0], end[1] - start[1])
        count = max(2, int(length / (6 * u)))
        for number in range(0, count, 2):
            a, b = number / count, (number + 0.9) / count
            spots = [(start[0] + (end[0] - start[0]) * t, start[1] + (end[1] - start[1]) * t) for t in (a, b)]
            canvas.line(spots, 1.6 * u, colour)
        badge, r = (right - (right - left) * 0.04, top + (low - top) * 0.06), 7.5 * u
        canvas.circle(badge, r + 1.2 * u, (*theme.paper, 255))
        canvas.circle(badge, r, colour)
        for side in (-1, 1):
            arm = r * 0.4
            canvas.line(
                [(badge[0] - arm, badge[1] - arm * side), (badge[0] + arm, badge[1] + arm * side)],
                1.7 * u,
                (*theme.button_text, 255),
            )

    def _shadow(self, polygon: list[Point], lifted: bool) -> tuple[Surface, tuple[int, int]]:
        grid, theme = self.look.grid, self.look.theme
        dx, dy, blur, alpha = (4, 10, 10, 210) if lifted else (1, 2, 3, 150)
        canvas, points, (left, top) = self._canvas(polygon, blur * 2 * grid.u)
        canvas.polygon(points, (0, 0, 0, 255))
        soft = shapes.tinted(shapes.blurred(canvas.finish(), grid.line(blur * 0.75)), theme.shadow, alpha)
        return soft, (left + grid.px(dx), top + grid.px(dy))


def _margin_of_box(points: list[Point], size: tuple[int, int]) -> float | None:
    """How far inside a picture of this size the edges of an upright box lie at most; None for any other polygon."""
    if len(points) != 4 or any(ax != bx and ay != by for (ax, ay), (bx, by) in pairwise(points)):
        return None
    xs, ys = [x for x, _ in points], [y for _, y in points]
    return max(min(xs), min(ys), size[0] - max(xs), size[1] - max(ys)) + 1
