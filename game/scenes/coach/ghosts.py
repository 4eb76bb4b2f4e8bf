"""Over the table beside a turn that is looked back at: how a place would have looked after each line, as ghosts.

What was done lies in a grey frame, what was better in one of copper with a glow; all else is darker.
"""

from __future__ import annotations

from dataclasses import dataclass

import pygame
from pygame import SRCALPHA, Rect, Surface

from game.ui import shapes
from game.ui.widget import At, Widget

_VEIL = 110
_HIGH, _GAP = 26.0, 3.0
_DASHES = 7.0


@dataclass(frozen=True)
class Ghost:
    """One place as one of the lines would have left it."""

    at: Rect
    radius: int
    """Of its corners, in pixels."""
    better: bool
    picture: Surface
    is_round: bool = False
    """Of a place of which only the middle is known."""
    says: str = ""


class Ghosts(Widget):
    """`veiled` are the places of the screen that lie in the dark meanwhile, pixels all."""

    bleed = 12.0

    def __init__(self, at: At, **placing: str) -> None:
        super().__init__(at, **placing)
        self.veiled: tuple[Rect, ...] = ()
        self.ghosts: tuple[Ghost, ...] = ()

    def draw(self, surface: Surface) -> None:
        for sheet in self.veiled if self.ghosts else ():
            key = "coach veil", sheet.size
            surface.blit(self.materials.kept(key, lambda size=sheet.size: self._veil(size)), sheet)  # type: ignore[misc]
        for one in self.ghosts:
            self._draw_ghost(surface, one)
        taken = [one.at for one in self.ghosts]
        for one in self.ghosts:
            if one.says:
                taken.append(self._draw_pill(surface, one, [at for at in taken if at is not one.at]))

    def _veil(self, size: tuple[int, int]) -> Surface:
        made = Surface(size, SRCALPHA)
        made.fill((*self.theme.shadow, _VEIL))
        return made

    def _draw_ghost(self, surface: Surface, one: Ghost) -> None:
        theme, radius = self.theme, one.radius / self.grid.u
        if one.better:
            self.materials.glow(surface, one.at, radius, 8, theme.glow_deep, 235)
        surface.blit(_cut_out(one.picture, one.radius), one.at)
        self.materials.ring(surface, one.at, theme.lit_ring, 2 * _GAP - 1, radius)
        if one.better:
            self.materials.ring(surface, one.at, theme.copper, _GAP, radius)
        else:
            key = "coach dashes", one.at.size, one.radius
            dashes = self.materials.kept(key, lambda: self._dashes(one.at.size, one.radius))
            surface.blit(dashes, dashes.get_rect(center=one.at.center))

    def _dashes(self, size: tuple[int, int], radius: int) -> Surface:
        """A grey line with gaps: what was done is told from what was better without any colour."""
        px = self.grid.line(_GAP)
        wide, high = size[0] + 2 * px, size[1] + 2 * px
        made = shapes.ring((wide, high), radius + px, px, (*self.theme.muted, 255))
        gaps = Surface((wide, high), SRCALPHA)
        gaps.fill((255, 255, 255, 255))
        middle, far, number = pygame.Vector2(wide / 2, high / 2), wide + high, 0
        count = 2 * max(6, round((wide + high) * 2 / self.grid.px(_DASHES) / 2))
        while number < count:
            start, end = (pygame.Vector2(far, 0).rotate(360 * (number + share) / count) for share in (0.0, 0.8))
            pygame.draw.polygon(gaps, (255, 255, 255, 0), [middle, middle + start, middle + end])
            number += 2
        made.blit(gaps, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
        return made

    def _draw_pill(self, surface: Surface, one: Ghost, taken: list[Rect]) -> Rect:
        """Above the place, or below it where something else stands there."""
        grid, theme, fonts = self.grid, self.theme, self.fonts
        style = fonts.low("body_bold", grid.px(_HIGH - 4))
        box = Rect(0, 0, fonts.width(one.says, style) + grid.px(20), max(grid.px(_HIGH), fonts.line_height(style)))
        gap, found = grid.px(_GAP + 3), []
        for below in (False, True):
            if below:
                box.midtop = one.at.centerx, one.at.bottom + gap
            else:
                box.midbottom = one.at.centerx, one.at.top - gap
            found.append(box.clamp(self.rect))
        box = next((at for at in found if at.collidelist(taken) < 0), found[0])
        face, ink = (theme.copper_ink, theme.button_text) if one.better else (theme.paper, theme.ink)
        edge = theme.cream if one.better else theme.muted
        self.materials.fill(surface, box.inflate(grid.px(3), grid.px(3)), edge, 14)
        self.materials.fill(surface, box, face, 14)
        fonts.draw(surface, one.says, style, ink, box.center, "centre", box.w)
        return box


def _cut_out(picture: Surface, radius: int) -> Surface:
    """With round corners."""
    made = shapes.rounded(picture.get_size(), radius, (255, 255, 255, 255))
    whole = Surface(picture.get_size(), SRCALPHA)
    whole.blit(picture, (0, 0))
    made.blit(whole, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return made
