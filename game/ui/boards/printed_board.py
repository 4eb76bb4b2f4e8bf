"""A board that is a printed map with a position on it: builds its sheet in steps, repaints what differs, zooms.

It knows no rule: what is lit, refused or part of an effect is told by the scene.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Generic

import pygame
from pygame import Rect, Surface

from game.ui.boards.board import Board
from game.ui.boards.map_sheet import Camera, MapSheet, Printed, Scenery
from game.ui.boards.shown import REST_MS, WORK_MS
from game.ui.grid import Grid, round_px
from game.ui.items import Item
from game.ui.shapes import Point
from game.ui.theme import Colour

_PLACES_SEEN = 2.7
"""So many places side by side a small piece of the map shows at least."""


class PrintedBoard(Board, Generic[Camera, Scenery]):
    """Place it like any widget; it builds itself in steps as soon as it has a size."""

    sheet: MapSheet[Camera, Scenery] | None = None

    # what a world brings along

    def made_sheet(self) -> MapSheet[Camera, Scenery]:
        """For the look and the size that the board has now."""
        raise NotImplementedError

    def still_items(self, scenery: Scenery) -> list[Item]:
        """What lies on the sheet, in the order of drawing."""
        raise NotImplementedError

    def veil(self) -> tuple[Colour, Colour, Colour]:
        """Before there is a picture: the ground, the empty bar and what of it is done."""
        raise NotImplementedError

    def sights(self) -> tuple[str, ...]:
        """What a first look over the land leads past, in its order."""
        return ()

    def things(self, scenery: Scenery, position: Any, lit: tuple[str, ...]) -> list[Item]:
        """What lies on the sheet in any position, with a ring around some places."""
        raise NotImplementedError

    def closeup(self, position: Any, places: Iterable[str], size: tuple[int, int]) -> Surface | None:
        """A piece of the map as it was in a position, around the last of these places; as much of it as the picture
        holds where none lies on it. None while it is not painted."""
        sheet = self.sheet
        if sheet is None or sheet.whole is None:
            return None
        self.fit()
        known = tuple(one for one in places if self.middle_of(one) is not None)
        middle = (self.rect.w / 2, self.rect.h / 2)
        share = min(self.rect.w / size[0], self.rect.h / size[1])
        if known:
            middle = self.middle_of(known[-1]) or middle
            share = max(1.0, _PLACES_SEEN * self.rect_of(known[-1]).w / size[0])
        area = Rect(0, 0, round_px(size[0] * share), round_px(size[1] * share))
        area.center = round_px(middle[0]), round_px(middle[1])
        area.clamp_ip(Rect((0, 0), self.rect.size))
        made = Surface(area.size, depth=32)
        made.blit(sheet.whole.board, (0, 0), area)
        items = self.things(sheet.whole.scenery, position, known)
        made.fblits([(one.sprite, one.rect.move(-area.x, -area.y)) for one in items if one.rect.colliderect(area)])
        return pygame.transform.smoothscale(made, size)

    def view_changed(self) -> None:
        """Another camera, or another picture under it: what was worked out for the one before is of no use."""

    # what there is

    @property
    def ready(self) -> bool:
        return self.sheet is not None and self.sheet.whole is not None

    @property
    def camera(self) -> Camera:
        assert self.sheet is not None, "the board has not been laid out yet"
        return self.sheet.camera

    @property
    def frame(self) -> Printed[Scenery] | None:
        return self.sheet.frame() if self.sheet is not None else None

    @property
    def still(self) -> Surface | None:
        frame = self.frame
        return None if frame is None else frame.still

    @property
    def scenery(self) -> Scenery:
        """What lies on the board, for the view as it is; only while there is a sharp picture of it."""
        frame = self.frame
        assert frame is not None
        return frame.scenery

    # making the picture

    def arrange(self, grid: Grid) -> None:
        sheet = self.sheet
        if sheet is not None and sheet.look is self.look and sheet.layout.sheet == self.rect:
            return
        self.sheet = self.made_sheet()
        self.view_changed()
        self.round_off()
        self.refresh()
        self.animate()

    def finish_building(self) -> None:
        assert self.sheet is not None
        self.sheet.settle()
        while self.sheet.working:
            self.sheet.work(1000)
        self.view_changed()
        self.refresh()
        self.invalidate()

    def update(self, dt_ms: float) -> bool:
        """Build on while there is something to build, and print sharply when a gesture has come to rest."""
        sheet = self.sheet
        if sheet is None:
            return False
        self._rested += dt_ms
        if self._rested >= REST_MS:
            sheet.settle()
        if sheet.working:
            had = sheet.ready
            sheet.work(WORK_MS)
            if sheet.ready and not had:
                self.view_changed()
                self.refresh()
                self.invalidate()
            elif not self.ready:
                self.invalidate(self._veil_rect())
        return sheet.working or not sheet.ready

    def refresh(self) -> None:
        sheet = self.sheet
        if sheet is None or sheet.whole is None:
            return
        for frame in (sheet.whole, sheet.near):
            if frame is not None:
                rects = frame.show(self.still_items(frame.scenery))
                if frame is sheet.frame():
                    self.mark(rects)
        if not sheet.ready:
            self.invalidate()
        self.refresh_over()

    # drawing

    def draw_rough(self, surface: Surface) -> None:
        assert self.sheet is not None
        if self.sheet.whole is None:
            self._draw_veil(surface)
        else:
            self.sheet.rough(surface.subsurface(self.rect))

    def _veil_rect(self) -> Rect:
        box = Rect(0, 0, self.grid.px(240), self.grid.px(12))
        box.center = self.rect.center
        return box

    def _draw_veil(self, surface: Surface) -> None:
        """The ground and a thin bar, for the moment in which the land is painted."""
        assert self.sheet is not None
        ground, empty, full = self.veil()
        surface.fill(ground, self.rect)
        bar = self._veil_rect()
        pygame.draw.rect(surface, empty, bar, border_radius=bar.h // 2)
        done = Rect(bar.x, bar.y, max(bar.h, round_px(bar.w * self.sheet.progress)), bar.h)
        pygame.draw.rect(surface, full, done, border_radius=bar.h // 2)

    # the camera

    def zoomed(self, factor: float, pos: Point) -> Camera:
        return self.camera.zoomed(factor, pos, self.fitted())

    def panned(self, dx: float, dy: float) -> Camera:
        return self.camera.panned(dx, dy, self.fitted())

    def fitted(self) -> Camera:
        assert self.sheet is not None
        return self.sheet.layout

    def look_through(self, camera: Camera) -> bool:
        assert self.sheet is not None
        self.view_changed()
        return self.sheet.look_through(camera)
