"""The light of activation: a head of light that runs from tile to tile, its tail, and the way it would take.

All of it is made of small sprites that are kept for one size of tiles: a frame only moves them.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from pygame import Surface

from game.ui import shapes
from game.ui.boards.cells import Cell
from game.ui.games.glen_more.palette import palette_for
from game.ui.grid import round_px
from game.ui.items import Item, item_at
from game.ui.look import Look
from game.ui.shapes import Canvas, Point

_TAIL = 36
"""Sprites of a tail; with the head that is less than forty."""
_SIZES = 6
_SPREAD = 0.075
"""From sprite to sprite of a tail, in tiles."""
_STEP = 0.15
"""From dot to dot of a way that is only shown, in tiles."""


@dataclass(frozen=True)
class Activations:
    """Cells that were activated this turn in their order, and the one that acts now."""

    done: tuple[Cell, ...] = ()
    acting: Cell | None = None


def curve(points: Sequence[Point], share: float) -> Point:
    """A point of the smooth line through all points; 0 is the first and 1 the last of them."""
    last = len(points) - 1
    if last < 1:
        return points[0]
    along = min(max(share, 0.0), 1.0) * last
    i = min(int(along), last - 1)
    t = along - i
    a, b, c, d = (points[min(max(k, 0), last)] for k in (i - 1, i, i + 1, i + 2))
    x, y = (_between(a[n], b[n], c[n], d[n], t) for n in (0, 1))
    return x, y


def _between(a: float, b: float, c: float, d: float, t: float) -> float:
    """Catmull and Rom's curve from b to c."""
    return 0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t**3)


class ActivationLight:
    """For one look and one size of tiles, in pixels."""

    def __init__(self, look: Look, size: int) -> None:
        self.look = look
        self.size = size
        self.palette = palette_for(look.theme)
        self._made: dict[tuple[object, ...], Surface] = {}

    def _kept(self, key: tuple[Any, ...]) -> Surface:
        if key not in self._made:
            self._made[key] = self._head() if key[0] == "head" else self._dot(key[1], key[2])
        return self._made[key]

    def _head(self) -> Surface:
        """A core with eight rays in a soft bloom."""
        px = round_px(self.size * 0.62)
        gold, picture = self.palette.light_bloom, Surface((px, px), 65536, 32)
        disc = shapes.disc(px * 0.26, (*gold, 255))
        picture.blit(disc, disc.get_rect(center=(px // 2, px // 2)))
        picture = shapes.tinted(shapes.blurred(picture, max(1, px // 9)), gold, 215)
        canvas = Canvas((px, px), px / 60, self.palette.light_core, over=3)
        for ray in range(8):
            reach = 17 if ray % 2 == 0 else 11.5
            end = shapes.on_circle((30, 30), reach, 45 * ray)
            canvas.line([(30, 30), end], 1.7, self.palette.light_core)
        canvas.circle((30, 30), 6.4, self.palette.light_casing)
        canvas.circle((30, 30), 5.4, self.palette.light_core)
        picture.blit(canvas.finish(), (0, 0))
        return picture

    def _dot(self, step: int, alpha: int) -> Surface:
        """Gold in a dark casing, so that it shows on pale tiles too; `step` is its size."""
        radius = self.size * (0.018 + 0.007 * step)
        px = math.ceil(2 * radius) + 4
        canvas = Canvas((px, px), 1, self.palette.light_bloom, over=3)
        canvas.circle((px / 2, px / 2), radius + 1.2, (*self.palette.light_casing, 150))
        canvas.circle((px / 2, px / 2), radius, self.palette.light_bloom)
        picture = canvas.finish()
        picture.set_alpha(alpha)
        return picture

    def way(self, points: Sequence[Point]) -> list[Item]:
        """Where the light would go, faint and still."""
        if len(points) < 2:
            return []
        length = sum(math.dist(points[n], points[n + 1]) for n in range(len(points) - 1))
        dots = min(60, max(6, int(length / (self.size * _STEP))))
        return [item_at(self._kept(("dot", 2, 255)), curve(points, n / dots)) for n in range(dots + 1)]

    def running(self, points: Sequence[Point], share: float, strength: float = 1.0) -> list[Item]:
        """The head on its way over the last of the points, and a tail that narrows behind it.

        `strength` below 1 lets the tail fade; then the head has gone out.
        """
        legs = max(1, len(points) - 1)
        here = (legs - 1 + share) / legs if len(points) > 1 else 1.0
        items = []
        for n in range(_TAIL if len(points) > 1 else 0):
            behind = here - n * _SPREAD / legs
            if behind < 0:
                break
            left = 1 - n / _TAIL
            size = max(0, min(_SIZES - 1, int(left * _SIZES)))
            alpha = round(255 * left * strength / 16) * 16
            if alpha > 0:
                items.append(item_at(self._kept(("dot", size, min(255, alpha))), curve(points, behind)))
        items.reverse()
        if strength >= 1:
            items.append(item_at(self._kept(("head",)), curve(points, here)))
        return items
