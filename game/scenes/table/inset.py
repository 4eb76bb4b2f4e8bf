"""A piece of the table, shown beside a page or a sheet that lies over it: there is what a name means.

It is what the table itself shows to whoever sits there, without what lies over the place.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

import pygame
from pygame import Rect, Surface

from game.scenes.table.names import place_of
from game.ui.grid import Grid
from game.ui.widget import Widget

if TYPE_CHECKING:
    from game.scenes.table.scene import TableScene
    from game.ui.context import Context

_PULSE_MS, _SWELLS = 900.0, 5.0
_MOST, _LEAST = (326.0, 226.0), (300.0, 180.0)
"""Units that the picture takes, and that it shows of the table at least."""
_AROUND, _EDGE, _GAP, _SMALLEST = 46.0, 6.0, 10.0, 18.0
_RINGS, _GROWN = 4, 1.35

Point = tuple[int, int]


class Inset(Widget):
    """Takes no clicks. `components` are what it shows; none while it is not seen."""

    bleed = 22.0

    def __init__(self, context: Context) -> None:
        super().__init__(name="inset")
        self.context = context
        self.visible = False
        self.components: tuple[str, ...] = ()
        self._picture: Surface | None = None
        self._rings: tuple[Rect, ...] = ()
        """Within the picture."""
        self._age = 0.0

    def show(self, table: TableScene, places: dict[str, Rect], beside: Rect, at: Rect) -> None:
        """`beside` what covers the table, level with what is pointed `at`."""
        self.invalidate()
        region = _region(table, list(places.values()))
        picture = table.root.picture(region, but=_over_the_parts(table))
        larger = _larger(self.grid)
        most = self.grid.px(_MOST[0] * larger), self.grid.px(_MOST[1] * larger)
        share = min(1.0, most[0] / region.w, most[1] / region.h)
        size = max(1, round(region.w * share)), max(1, round(region.h * share))
        self._picture = pygame.transform.smoothscale(picture, size)
        ringed = places.values() if len(places) <= _RINGS else ()  # more of them would cover what they are about
        self._rings = tuple(self._ring(place, region, share) for place in ringed)
        edge = 2 * self.grid.px(_EDGE)
        self.rect = self._place((size[0] + edge, size[1] + edge), beside, at)
        self.components, self._age = tuple(places), 0.0
        self.set(visible=True)
        assert self.root is not None
        self.root.children.remove(self)  # over whatever was opened meanwhile
        self.root.children.append(self)
        self.invalidate()
        if self.context.motion:
            self.root.animate(self)

    def show_pieces(self, table: TableScene, pieces: Iterable[str], beside: Rect, at: Rect) -> None:
        """As many of them as lie somewhere; they are lit at the table as well."""
        places = {one: place for one in pieces if (place := place_of(table, one)) is not None}
        table.mark(tuple(places))
        if places:
            self.show(table, places, beside, at)
        else:
            self.hide()

    def hide(self) -> None:
        self.set(visible=False)
        self.components, self._picture = (), None

    def _ring(self, place: Rect, region: Rect, share: float) -> Rect:
        inside, least = place.move(-region.x, -region.y), self.grid.px(_SMALLEST)
        wide, high = (max(least, round(side * share)) for side in inside.size)
        ring = Rect(0, 0, wide, high)
        ring.center = round(inside.centerx * share), round(inside.centery * share)
        return ring

    def _place(self, size: Point, beside: Rect, at: Rect) -> Rect:
        """Inside the window; where there is no room beside it, over as little of it as can be but never over `at`."""
        assert self.root is not None
        window, gap = self.root.rect, self.grid.px(_GAP)
        made = Rect((0, 0), size)
        free = window.inflate(-2 * gap, -2 * gap)

        def moved(x: int, y: int) -> Rect:
            return made.move(x, y).clamp(free)

        level, left = at.centery - size[1] // 2, at.centerx - size[0] // 2
        found = [
            moved(beside.right + gap, level),
            moved(beside.left - gap - size[0], level),
            moved(left, at.bottom + gap),
            moved(left, at.top - gap - size[1]),
        ]
        clear = [one for one in found if not one.colliderect(at)]
        return min(clear or found, key=lambda one: _area(one.clip(beside)))

    def layout(self, grid: Grid) -> None:
        """Its place is in pixels, and what it shows may lie elsewhere now."""
        self.visible, self.components, self._picture = False, (), None

    def update(self, dt_ms: float) -> bool:
        self._age += dt_ms
        self.invalidate()
        return self.visible and self.context.motion > 0

    def hit(self, pos: Point) -> None:
        return None

    def draw(self, surface: Surface) -> None:
        if self._picture is None:
            return
        self.materials.frame(surface, self.rect, "paper", radius=10, shadow="panel")
        at = self.rect.move(self.grid.px(_EDGE), self.grid.px(_EDGE)).topleft
        inside = Rect(at, self._picture.get_size())
        surface.blit(self._picture, at)
        before = surface.get_clip()
        surface.set_clip(inside.clip(before))
        share = abs(1 - 2 * (self._age % _PULSE_MS) / _PULSE_MS) if self.context.motion else 1.0
        out = 2 * round(self.grid.px(_SWELLS) * (1 - share))
        for ring in self._rings:
            lies = ring.move(at).inflate(out, out)
            self.materials.ring(surface, lies, self.theme.paper, 4.5, 10)
            self.materials.ring(surface, lies, self.theme.copper, 2.6, 10)
        surface.set_clip(before)


def _larger(grid: Grid) -> float:
    """With large type what lies on the table is larger, too."""
    return min(_GROWN, grid.text_scale) if grid.is_large else 1.0


def _region(table: TableScene, places: Iterable[Rect]) -> Rect:
    """What is to be seen of the table: all the places, something around them, and nothing beyond their part."""
    first, *others = places
    grid, window = table.root.look.grid, table.root.rect
    whole = first.unionall(others)
    around = 2 * grid.px(_AROUND)
    region = whole.inflate(around, around)
    larger = _larger(grid)
    wide, high = max(region.w, grid.px(_LEAST[0] * larger)), max(region.h, grid.px(_LEAST[1] * larger))
    region = Rect(0, 0, wide, high)
    region.center = whole.center
    parts = (part.rect for part in table.open_parts())
    fitting = (one for one in parts if one.contains(whole) and one.w >= region.w and one.h >= region.h)
    ground = next(fitting, window)
    return region.clamp(ground).clip(ground)


def _over_the_parts(table: TableScene) -> tuple[Widget, ...]:
    """What may lie over the table and belongs to nothing on it."""
    furniture = table.furniture
    moving = furniture.inset, table.pulse, table.card, table.pinned, table.toast, table.film.caption
    return (*furniture.covers(), *moving)


def _area(rect: Rect) -> int:
    return rect.w * rect.h
