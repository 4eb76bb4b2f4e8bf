"""A table in the dark but for one place in the light, which moves; cards in it turn over, a picture is held up."""

from __future__ import annotations

from dataclasses import dataclass

import pygame
from pygame import Rect, Surface

from game.ui.animation import Tween, ease_in_out
from game.ui.grid import Grid, round_px
from game.ui.widget import Widget

_VEIL = 205
_RING, _RADIUS, _REACH = 2.4, 9.0, 22.0
_SWELLS = 0.08
"""By how much a picture that is held up is smaller at first."""


@dataclass
class Back:
    """A card that lies face down: how it looks from above, and how far it has been turned."""

    rect: Rect
    face: Surface
    icon: str
    share: float = 0.0


class Lamp(Widget):
    """Lies over everything and takes the pointer, for nothing below it can be used."""

    modal = True

    def __init__(self) -> None:
        super().__init__(name="lamp")
        self.light: Rect | None = None
        self.dark = 0.0
        """From 0, as always, to 1."""
        self.backs: list[Back] = []
        self.picture: Surface | None = None
        self._middle = (0, 0)
        self._held = 0.0
        self._veil: Surface | None = None

    def layout(self, grid: Grid) -> None:
        self.rect = grid.window

    def hit(self, pos: tuple[int, int]) -> Widget | None:
        return self if self.visible else None

    # what moves

    def darken(self, to: float, ms: float) -> Tween:
        start = self.dark

        def step(share: float) -> None:
            self.dark = start + (to - start) * share
            self.invalidate()

        return Tween(ms, step, ease_in_out)

    def go(self, to: Rect, ms: float) -> Tween:
        """The light moves on, and becomes as large as what it falls on."""
        start = self.light or to

        def step(share: float) -> None:
            self.shine(Rect(*(round_px(a + (b - a) * share) for a, b in zip(start, to, strict=True))))

        return Tween(ms, step, ease_in_out)

    def shine(self, light: Rect) -> None:
        if light != self.light:
            self._mark(self.light)
            self.light = light
            self._mark(light)

    def _mark(self, rect: Rect | None) -> None:
        if rect is not None:
            reach = 2 * self.grid.px(_REACH)
            self.invalidate(rect.inflate(reach, reach))

    def turn(self, back: Back, ms: float) -> Tween:
        def step(share: float) -> None:
            back.share = share
            self._mark(back.rect)

        return Tween(ms, step, ease_in_out)

    def hold_up(self, picture: Surface, middle: tuple[int, int], ms: float) -> Tween:
        """A picture comes up out of the dark."""
        self.put_down()
        self.picture, self._middle = picture, middle

        def step(share: float) -> None:
            self._held = share
            self._mark(self.held_rect())

        return Tween(ms, step, ease_in_out)

    def put_down(self) -> None:
        self._mark(self.held_rect())
        self.picture, self._held = None, 0.0

    def held_rect(self) -> Rect | None:
        if self.picture is None:
            return None
        edge = 2 * self.grid.px(14)
        return self.picture.get_rect(center=self._middle).inflate(edge, edge)

    # drawing

    def draw(self, surface: Surface) -> None:
        self._draw_dark(surface)
        for back in self.backs:
            if back.share < 1:
                self._draw_back(surface, back)
        if self.light is not None and self.dark > 0.5:
            self.materials.ring(surface, self.light, self.theme.lit_ring, _RING, _RADIUS)
        self._draw_held(surface)

    def _draw_dark(self, surface: Surface) -> None:
        if self._veil is None or self._veil.get_size() != self.rect.size:
            self._veil = Surface(self.rect.size, depth=24)
            self._veil.fill(tuple(part // 3 for part in self.theme.walnut))
        self._veil.set_alpha(round(_VEIL * self.dark))
        for area in _around(self.rect, self.light):
            surface.blit(self._veil, area, area)

    def _draw_back(self, surface: Surface, back: Back) -> None:
        """It grows thin with its back up, then wide with its face."""
        box, open_ = back.rect, back.share >= 0.5
        self.materials.fill(surface, box, tuple(part // 2 for part in self.theme.walnut), 8)  # type: ignore[arg-type]
        thin = box.inflate(-round(box.w * (1 - abs(1 - 2 * back.share))), 0)
        if thin.w < 2:
            return
        if open_:
            surface.blit(pygame.transform.smoothscale(back.face, thin.size), thin)
            return
        self.materials.frame(surface, thin, "plaque", radius=8, shadow=None, edge=self.theme.cream_muted)
        if back.share <= 0:
            self.look.icons.draw(surface, back.icon, 34, self.theme.cream_muted, box.center)

    def _draw_held(self, surface: Surface) -> None:
        rect, picture = self.held_rect(), self.picture
        if rect is None or picture is None or self._held <= 0:
            return
        if self._held < 1:
            shown = 1 - _SWELLS * (1 - self._held)
            picture = pygame.transform.smoothscale(
                picture,
                (max(1, round_px(picture.get_width() * shown)), max(1, round_px(picture.get_height() * shown))),
            )
            picture.set_alpha(round(255 * self._held))
        surface.blit(picture, picture.get_rect(center=rect.center))


def _around(window: Rect, light: Rect | None) -> list[Rect]:
    """All of the window but the light."""
    if light is None or not light.colliderect(window):
        return [window]
    light = light.clip(window)
    beside = Rect(window.x, light.y, light.x - window.x, light.h)
    other = Rect(light.right, light.y, window.right - light.right, light.h)
    above = Rect(window.x, window.y, window.w, light.y - window.y)
    below = Rect(window.x, light.bottom, window.w, window.bottom - light.bottom)
    return [one for one in (above, beside, other, below) if one.w > 0 and one.h > 0]
