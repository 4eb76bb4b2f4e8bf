"""A ruler of prices: the handle stands on the price, signs on the most that each rival can pay."""

from __future__ import annotations

from collections.abc import Callable

import pygame
from pygame import Rect, Surface

from game.ui.events import LEFT, Event, Pointer
from game.ui.fonts import Style, StyleLike
from game.ui.widget import At, Widget

_TICKS = (1, 5, 10, 15, 20, 25, 30, 40, 50)
_LEAST_TOP = 20
_TRACK, _KNOB, _SIGN = 5.0, 12.0, 13.0


class Ruler(Widget):
    """`choose` hears a price. `limits` are (sign, most); who stands left of the handle cannot buy."""

    bleed = 6.0
    sign, below = _SIGN, 13.0
    """How large signs are, and how far below the track the figures stand."""
    end = _KNOB / 2
    """How far from either side the track ends: the handle has room there, and so has half of a figure."""

    def __init__(self, at: At, choose: Callable[[int], object], tooltip: str = "") -> None:
        super().__init__(at, tooltip=tooltip)
        self.choose = choose
        self.price = 0
        self.most = 0
        self.ghost = 0
        """The price that is advised: there the handle would stand."""
        self.limits: tuple[tuple[int, int], ...] = ()

    @property
    def solid(self) -> bool:
        return True

    @property
    def top(self) -> int:
        """The last price of the ruler."""
        wanted = max([_LEAST_TOP, self.most, *(most for _, most in self.limits)])
        return next((tick for tick in _TICKS if tick >= wanted), wanted)

    def _x(self, price: float) -> int:
        end = self.grid.px(self.end)
        room = self.rect.w - 2 * end
        return self.rect.x + end + round(room * min(1.0, (price - 1) / max(1, self.top - 1)))

    def handle(self, event: Event) -> bool:
        if isinstance(event, Pointer) and (event.kind == "drag" or (event.kind == "down" and event.button == LEFT)):
            end = self.grid.px(self.end)
            share = (event.pos[0] - self.rect.x - end) / max(1, self.rect.w - 2 * end)
            price = max(1, min(self.most, round(1 + share * (self.top - 1))))
            if price != self.price:
                self.choose(price)
            return True
        return isinstance(event, Pointer) and event.kind in ("up", "drop", "click")

    def draw(self, surface: Surface) -> None:
        grid, theme, materials = self.grid, self.theme, self.materials
        signs = grid.px(self.sign)
        y = self.rect.y + signs + grid.px(7)
        track = Rect(self._x(1), y - grid.px(_TRACK) // 2, self._x(self.top) - self._x(1), grid.px(_TRACK))
        materials.fill(surface, track, theme.inset, _TRACK / 2)
        if self.price:
            paid = Rect(track.x, track.y, self._x(self.price) - track.x, track.h)
            materials.fill(surface, paid, theme.copper, _TRACK / 2)
        self._draw_ticks(surface, y)
        self._draw_limits(surface, y)
        if self.ghost and self.ghost != self.price:
            materials.ring(surface, self._knob(self.ghost, y), theme.copper, 2.0, _KNOB / 2)
        if self.price:
            knob = (self._x(self.price), y)
            pygame.draw.circle(surface, theme.copper_ink, knob, grid.px(_KNOB / 2))
            pygame.draw.circle(surface, theme.paper, knob, grid.px(_KNOB / 2) - grid.line(2))

    def _knob(self, price: int, y: int) -> Rect:
        side = self.grid.px(_KNOB)
        return Rect(self._x(price) - side // 2, y - side // 2, side, side)

    def ticks(self) -> StyleLike:
        """The same at every text size, where there is no room for more."""
        return Style(max(11.0, 11.0 / self.grid.u) / self.grid.text_scale)

    def _draw_ticks(self, surface: Surface, y: int) -> None:
        style = self.ticks()
        for tick in (one for one in _TICKS if one <= self.top):
            middle = (self._x(tick), y + self.grid.px(self.below))
            self.fonts.draw(surface, str(tick), style, self.theme.muted, middle, "centre")

    def _draw_limits(self, surface: Surface, y: int) -> None:
        """Equal limits stand side by side."""
        grid, ends = self.grid, list[int]()
        for sign, most in sorted(self.limits, key=lambda one: one[1]):
            if most < 1:
                continue
            at = self._x(most)
            surface.fill(self.theme.ink, Rect(at, y - grid.px(8), grid.line(1), grid.px(12)))
            x = max([at, *(end + grid.px(self.sign) for end in ends)])
            ends = [x]
            self.look.signs.draw(
                surface,
                sign,
                round(self.sign),
                (min(x, self.rect.right - grid.px(self.sign) // 2), self.rect.y + grid.px(self.sign) // 2),
            )
