"""The fire of the house: three flames in each other over two logs, with its glow on the wood around."""

from __future__ import annotations

from collections.abc import Sequence

import pygame
from pygame import Surface

from game.ui.shapes import Canvas, Point
from game.ui.theme import rgb
from game.ui.widget import Widget

_OUTER, _MIDDLE, _INNER = rgb("#d8602a"), rgb("#f0934a"), rgb("#ffd089")
_LOG, _LOG_DARK, _LOG_END = rgb("#7b4f30"), rgb("#4c2f1c"), rgb("#c79a66")
FLAME: tuple[Point, ...] = (
    (12.0, 20.6),
    (7.6, 19.6),
    (5.0, 16.2),
    (5.2, 12.2),
    (7.0, 9.2),
    (7.6, 11.6),
    (9.0, 12.2),
    (9.2, 8.8),
    (10.6, 5.4),
    (13.2, 1.6),
    (13.4, 5.0),
    (15.2, 7.6),
    (16.2, 9.6),
    (16.9, 7.9),
    (18.6, 11.0),
    (19.0, 15.0),
    (17.2, 18.8),
)
"""Corners of the outer flame on a field of 24; rounded before it is drawn."""


def rounded_line(points: Sequence[Point]) -> list[Point]:
    """The closed line with its corners cut again and again, which makes a curve of it."""
    line = list(points)
    for _ in range(3):
        cut: list[Point] = []
        for (ax, ay), (bx, by) in zip(line, [*line[1:], line[0]], strict=True):
            cut += [(ax * 0.75 + bx * 0.25, ay * 0.75 + by * 0.25), (ax * 0.25 + bx * 0.75, ay * 0.25 + by * 0.75)]
        line = cut
    return line


def _smaller(points: Sequence[Point], share: float, about: Point) -> list[Point]:
    return [(about[0] + (x - about[0]) * share, about[1] + (y - about[1]) * share) for x, y in points]


def paint_fire(side: int) -> Surface:
    """The fire in a square of so many pixels."""
    canvas = Canvas((side, side), side / 24, _OUTER)
    for start, end in (((4.4, 22.2), (19.8, 20.4)), ((4.2, 20.2), (19.6, 22.4))):
        canvas.line([start, end], 2.9, _LOG_DARK)
        canvas.line([(start[0], start[1] - 0.3), (end[0], end[1] - 0.3)], 2.0, _LOG)
        canvas.circle(start, 1.1, _LOG_END)
    flame = rounded_line(FLAME)
    canvas.polygon(flame, _OUTER)
    canvas.polygon(_smaller(flame, 0.70, (11.8, 20.2)), _MIDDLE)
    canvas.polygon(_smaller(flame, 0.40, (11.9, 19.9)), _INNER)
    return canvas.finish()


class Hearth(Widget):
    """The fire in the middle of its place; its light falls on what lies around."""

    bleed = 60.0
    lights = True
    """False on paper, which is too bright to show any light."""

    def draw(self, surface: Surface) -> None:
        side = min(self.rect.w, self.rect.h)
        if self.lights:
            light = self.materials.kept(("hearth light", side), lambda: _light(side))
            surface.blit(light, light.get_rect(center=self.rect.center), special_flags=pygame.BLEND_RGB_ADD)
        fire = self.materials.kept(("hearth", side), lambda: paint_fire(side))
        surface.blit(fire, fire.get_rect(center=self.rect.center))


def _light(side: int) -> Surface:
    """A warm round light that is added to the ground."""
    reach = 64
    small = Surface((reach, reach))
    for radius in range(reach // 2, 0, -1):
        share = (1 - radius / (reach / 2)) ** 2
        glow = (round(72 * share), round(34 * share), round(10 * share))
        pygame.draw.circle(small, glow, (reach // 2, reach // 2), radius)
    return pygame.transform.smoothscale(small, (round(side * 3.2),) * 2)
