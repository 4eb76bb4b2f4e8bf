"""The design grid of 1280x720 units: everything is laid out in units and multiplied by u.

u is the same in both directions; what a wider or taller window has left over goes to one sheet of the
scene, never to the columns. Type follows u and, separately, the text size of the settings.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from pygame import Rect

DESIGN_WIDTH, DESIGN_HEIGHT = 1280, 720
MINIMUM_SIZE = (1024, 576)


LARGE = 1.25
"""The text size from which parts take their form for large type."""


def round_px(value: float) -> int:
    """Round half up: Python's own rounding to even would let equal gaps differ by a pixel."""
    return int(value + 0.5) if value >= 0 else -int(-value + 0.5)


PINS = ("left", "right", "centre", "wide", "top", "bottom", "middle", "high")
"""Words for the edges that a place keeps when there is more room than it was designed for."""


@dataclass(frozen=True)
class Grid:
    """A window size and what follows from it. Immutable: a resize makes a new one."""

    width: int = DESIGN_WIDTH
    height: int = DESIGN_HEIGHT
    text_scale: float = 1.0

    @cached_property
    def u(self) -> float:
        return min(self.width / DESIGN_WIDTH, self.height / DESIGN_HEIGHT)

    @property
    def is_large(self) -> bool:
        """Whether type is so large that parts take another form instead of squeezing it in."""
        return self.text_scale >= LARGE

    @property
    def size(self) -> tuple[int, int]:
        return self.width, self.height

    @property
    def window(self) -> Rect:
        return Rect(0, 0, self.width, self.height)

    def px(self, units: float) -> int:
        value = units * self.u
        return int(value + 0.5) if value >= 0 else -int(-value + 0.5)

    def line(self, units: float) -> int:
        """A line width: never vanishes."""
        return max(1, round_px(units * self.u))

    def type_px(self, units: float) -> int:
        return max(6, round_px(units * self.u * self.text_scale))

    def units(self, px: float) -> float:
        return px / self.u

    def rect(self, x: float, y: float, w: float, h: float, origin: tuple[int, int] = (0, 0)) -> Rect:
        """The rectangle in pixels; edges are rounded, so neighbours that share an edge still do."""
        left, top = self.px(x), self.px(y)
        return Rect(origin[0] + left, origin[1] + top, self.px(x + w) - left, self.px(y + h) - top)

    def pinned(
        self, at: tuple[float, float, float, float], pin: str, inside: Rect, design: tuple[float, float]
    ) -> Rect:
        """Place `at` inside a rectangle that was designed as `design` units but may have become larger.

        pin names the edges kept: "left top" (the default), "right", "bottom", "centre" / "middle" to share
        the surplus, "wide" / "high" to take all of it.
        """
        x, y, w, h = at
        spare_w = max(0.0, inside.width / self.u - design[0])
        spare_h = max(0.0, inside.height / self.u - design[1])
        words = pin.split()
        if "right" in words:
            x += spare_w
        elif "centre" in words:
            x += spare_w / 2
        elif "wide" in words:
            w += spare_w
        if "bottom" in words:
            y += spare_h
        elif "middle" in words:
            y += spare_h / 2
        elif "high" in words:
            h += spare_h
        return self.rect(x, y, w, h, inside.topleft)
