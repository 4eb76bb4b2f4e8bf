"""What the map shows: a position and marks on a printed sheet. Redraws only the pixels that changed.

It knows no rule: what is lit, held, threatened or refused is told by the scene. Pointing and zoom: map_view.py.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from itertools import pairwise
from pathlib import Path
from typing import Any

import pygame
from pygame import Rect, Surface

from game.ui.boards.board import Board
from game.ui.boards.shown import REST_MS, WORK_MS
from game.ui.games.scythe import fan, marks, paths
from game.ui.games.scythe.layout import SHEET_AT, Layout, centre, touch
from game.ui.games.scythe.map_sheet import Frame, PrintedMap
from game.ui.games.scythe.palette import palette_for
from game.ui.games.scythe.plan import MapPlan
from game.ui.games.scythe.scenery import Placed, Scenery
from game.ui.grid import Grid, round_px
from game.ui.items import Item
from game.ui.shapes import Point
from game.ui.theme import mix

Seats = Mapping[str, tuple[int, ...]]


class MapPicture(Board):
    """Place it like any widget; it builds itself in steps as soon as it has a size."""

    def __init__(self, plan: MapPlan, *, cache: Path | None = None, **placing: Any) -> None:
        super().__init__(SHEET_AT, **placing)
        self.plan = plan
        self.cache = cache
        self.lit: tuple[str, ...] = ()
        self.labels: Mapping[str, str] = {}
        self.fights: frozenset[str] = frozenset()
        self.held = ""
        self.way: tuple[str, ...] = ()
        self.control: Mapping[str, int] = {}
        self.reached: tuple[Seats, bool] = ({}, False)
        self.opened: str | None = None
        """The crowded hexagon that is fanned out."""
        self.closed = ""
        self.sheet: PrintedMap | None = None
        self._fan: tuple[fan.Fan, Rect] | None = None
        self._path: tuple[tuple[object, ...], Item | None] = ((), None)
        self._units: list[Placed] | None = None

    # what the scene says

    def set_lit(
        self, components: Iterable[str], labels: Mapping[str, str] | None = None, fights: Iterable[str] = ()
    ) -> None:
        """Places and units that can be chosen; `labels` stand on discs (steps), `fights` lead to a combat."""
        self.lit = tuple(sorted(components))
        self.labels = labels or {}
        self.fights = frozenset(fights)
        self.refresh()

    def set_held(self, unit: str) -> None:
        """The unit in hand (`mech:r3c4`), lifted where it stands; empty for none."""
        if unit != self.held:
            self.held = unit
            self.refresh()

    def set_path(self, places: Iterable[str]) -> None:
        """The way from the unit in hand to the place pointed at, hexagon by hexagon; empty for none."""
        self.way = tuple(places)
        self.refresh_over()

    def set_control(self, control: Mapping[str, int]) -> None:
        """Tints the edges of hexagons by the seat that controls them; {} for none."""
        self.control = dict(control)
        self.refresh()

    def set_reach(self, places: Seats, *, threat: bool = False) -> None:
        """Who can get where: marks of the seats, with red hatching if it is a threat; {} for none."""
        self.reached = (dict(places), threat)
        self.refresh()

    def set_position(self, plain: Mapping[str, Any]) -> None:
        """What the lenses found in the position before does not hold here: somebody may have no faction yet."""
        self._units = None
        self._fan = None
        self.control, self.reached = {}, ({}, False)
        super().set_position(plain)

    # what there is

    @property
    def ready(self) -> bool:
        return self.sheet is not None and self.sheet.whole is not None

    @property
    def camera(self) -> Layout:
        assert self.sheet is not None, "the map has not been laid out yet"
        return self.sheet.camera

    @property
    def frame(self) -> Frame | None:
        return self.sheet.frame() if self.sheet is not None else None

    @property
    def still(self) -> Surface | None:
        frame = self.frame
        return None if frame is None else frame.still

    @property
    def scenery(self) -> Scenery:
        """What lies on the map, for the view as it is; only while there is a sharp picture of it."""
        frame = self.frame
        assert frame is not None
        return frame.scenery

    # making the picture

    def arrange(self, grid: Grid) -> None:
        sheet = self.sheet
        if sheet is not None and sheet.look is self.look and sheet.layout.sheet == self.rect:
            return
        self.sheet = PrintedMap(self.plan, self.look, self.rect.copy(), self.cache)
        self._view_changed()
        self.round_off()
        self.refresh()
        self.animate()

    def _view_changed(self) -> None:
        self._units = None
        self._fan = None
        self._path = ((), None)

    def finish_building(self) -> None:
        assert self.sheet is not None
        self.sheet.settle()
        while self.sheet.working:
            self.sheet.work(1000)
        self._view_changed()
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
                self._view_changed()
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
                rects = frame.show(self._still_items(frame.scenery))
                if frame is sheet.frame():
                    self.mark(rects)
        if not sheet.ready:
            self.invalidate()
        self.refresh_over()

    def _still_items(self, scenery: Scenery) -> list[Item]:
        units = frozenset(one for one in self.lit if one not in self.plan.by_id)
        places = [one for one in self.lit if one in self.plan.by_id]
        # as long as only units can be taken, their places are outlined
        lit = places or sorted({self.place_of(one) or "" for one in units})
        outlines, discs = scenery.lit(lit, self.labels, self.fights)
        here = [self.held.partition(":")[2]] if self.held else []
        return [*scenery.held_by(self.plain, self.control), *outlines,
                *scenery.around(scenery.marks.last_move(), self.last_moves),
                *scenery.around(scenery.marks.selected(), here), *scenery.reach(self.plain, *self.reached),
                *scenery.position(self.plain, self.hidden, self.held, units), *discs,]

    def over_items(self) -> list[Item]:
        scenery = self.scenery
        items = scenery.around(scenery.marks.effect(),
                               [*self.effects, *(one for group in self.outlined for one in sorted(group))])
        spot = self.pointed_at()
        place = self.place_of(spot) if spot else None
        if place is not None and spot != self.refused:
            lit = place in self.lit or spot in self.lit
            items += scenery.around(scenery.marks.hover(lit), (place,))
            if place in self.lit:
                items += scenery.lit((place,), self.labels, self.fights)[1]
        if self.refused:
            items += scenery.around(scenery.marks.refused(), (self.place_of(self.refused) or "",))
        items += self._path_items(scenery)
        for extra in self.extras.values():
            items += extra
        opened = self.fanned()
        if opened is not None:
            items.append(Item(opened[0].picture, opened[1]))
        return items

    def place_of(self, component: str) -> str | None:
        """The hexagon of a unit, token or structure (`mech:r3c4`), or the place itself."""
        place = component.partition(":")[2] or component
        return place if place in self.plan.by_id else None

    def _path_items(self, scenery: Scenery) -> list[Item]:
        if len(self.way) < 2:
            return []
        red = self.way[-1] in self.fights
        key = (self.way, red, scenery.layout.key)
        if self._path[0] != key:
            ink = palette_for(self.theme).combat if red else marks.STEP_DISC
            points = [scenery.middle(place) for place in self.way]
            known = [self.plan.by_id[place] for place in self.way]
            unseen = [number for number, (start, end) in enumerate(pairwise(known)) if not touch(start, end)]
            self._path = (key, paths.path(scenery.layout.scale, self.theme.lit_ring, ink, points, unseen))
        return [self._path[1]] if self._path[1] is not None else []

    def fanned(self) -> tuple[fan.Fan, Rect] | None:
        """The crowded hexagon under the pointer, opened; in pixels of the sheet."""
        place = self.opened
        if place is None or place == self.closed or self.still is None or not fan.is_crowded(self.plain, place):
            return None
        if self._fan is None:
            made = fan.draw(self.look, self.plain, place)
            bounds = Rect((0, 0), self.rect.size)
            self._fan = made, fan.place_for(made, self.scenery.middle(place), self.camera.radius, bounds)
        return self._fan

    def open(self, place: str | None) -> None:
        """Fan out the pieces of a hexagon; None closes it."""
        if place != self.opened:
            self.opened = place
            self._fan = None
            self.refresh_over()

    def keep_closed(self, place: str) -> None:
        """This hexagon does not fan out, for something else is around it."""
        if place != self.closed:
            self.closed = place
            self.refresh_over()

    def placed(self) -> list[Placed]:
        """Where every unit is seen, in pixels of the sheet."""
        if self._units is None:
            self._units = self.scenery.units(self.plain)
        return self._units

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
        """The empty sheet and a thin bar, for the moment in which the land is painted."""
        assert self.sheet is not None
        colours = palette_for(self.theme)
        surface.fill(colours.sheet, self.rect)
        bar = self._veil_rect()
        pygame.draw.rect(surface, colours.grout, bar, border_radius=bar.h // 2)
        done = Rect(bar.x, bar.y, max(bar.h, round_px(bar.w * self.sheet.progress)), bar.h)
        pygame.draw.rect(surface, mix(colours.grout, colours.line, 0.6), done, border_radius=bar.h // 2)

    def middle_of(self, component: str) -> Point | None:
        """A place, or a unit on it: where its picture is, or else the place it stands on."""
        place = self.place_of(component)
        if place is None or self.sheet is None:
            return None
        if component != place and self.still is not None:
            for one in self.placed():
                if one.id == component:
                    return one.rect.center
        return self.camera.inside(centre(self.plan.by_id[place]))
