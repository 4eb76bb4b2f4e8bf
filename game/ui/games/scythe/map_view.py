"""The map in use: answers what is under a pixel and where a component lies, zooms, pans, and walks by keyboard."""

from __future__ import annotations

import math
from typing import Any

from pygame import Rect

from game.ui.focus_ring import WIDE
from game.ui.games.scythe import map_keys
from game.ui.games.scythe.layout import HOME_RADIUS, cell_at, centre
from game.ui.games.scythe.map_picture import MapPicture
from game.ui.grid import round_px
from game.ui.shapes import Point


class MapView(MapPicture):
    """Board says what it tells. Components: hexes and home bases by id; units (`mech:r3c4`) while they are lit."""

    walking = (*map_keys.SIX, *map_keys.STRAIGHT)

    def __init__(self, *args: Any, **options: Any) -> None:
        super().__init__(*args, **options)
        self.column: float | None = None
        """The x that walks up and down try to keep, in map units."""

    # where things are

    def component_at(self, pos: Point) -> str | None:
        """A lit unit in the fan or on the map, else the hexagon or home base."""
        if not self.ready or not self.rect.collidepoint(pos):
            return None
        at = round_px(pos[0] - self.rect.x), round_px(pos[1] - self.rect.y)
        below, fanned = self.place_at(pos), self._fanned_at(at)
        unit = fanned if fanned not in (None, self.opened) else self._unit_at(at)
        # the paper of an open fan does not cover places that can be chosen
        place = unit or (below if below in self.lit else fanned or below)
        self.open(self.place_of(place) if place is not None else None)
        return place

    def place_at(self, pos: Point) -> str | None:
        point = self.camera.in_map(pos)
        for one in self.plan.homes:
            x, y = centre(one)
            if (point[0] - x) ** 2 + (point[1] - y) ** 2 <= HOME_RADIUS**2:
                return one.id
        one_hex = self.plan.at.get(cell_at(point))
        return one_hex.id if one_hex is not None and not one_hex.home else None

    def _fanned_at(self, at: tuple[int, int]) -> str | None:
        opened = self.fanned()
        if opened is None or not opened[1].collidepoint(at):
            return None
        inside = at[0] - opened[1].x, at[1] - opened[1].y
        for entry in opened[0].entries:
            if entry.rect.collidepoint(inside) and self._is_offered(entry.id):
                return entry.id
        return self.opened

    def _is_offered(self, unit: str) -> bool:
        """It can be taken, or put back."""
        return unit in self.lit or unit == self.held

    def _unit_at(self, at: tuple[int, int]) -> str | None:
        """A unit that can be chosen; of several pictures over one another the one whose middle is nearest."""
        if self.still is None:
            return None
        under = [one for one in reversed(self.placed()) if self._is_offered(one.id) and one.rect.collidepoint(at)]
        return min(under, key=lambda one: _off_middle(one.rect, at)).id if under else None

    def focus_rect(self) -> Rect:
        """Around a hexagon the ring stays inside it: the words of a panel beside the land begin where it ends."""
        rect, inside = super().focus_rect(), 2 * self.grid.px(WIDE)
        on_land = self.cursor is not None and self.place_of(self.cursor) == self.cursor
        return rect.inflate(-inside, -inside) if on_land and min(rect.size) > 3 * inside else rect

    def rect_of(self, component: str) -> Rect:
        place = self.place_of(component)
        if place is None:
            return Rect(self.rect.center, (0, 0))
        if component != place and self.still is not None:
            for unit in self.placed():
                if unit.id == component:
                    return unit.rect.move(self.rect.topleft)
        one = self.plan.by_id[place]
        x, y = self.camera.on_screen(centre(one))
        half = (HOME_RADIUS if one.home else self.camera.radius / self.camera.scale) * self.camera.scale
        wide = half if one.home else half * 0.866
        return Rect(round_px(x - wide), round_px(y - half), round_px(2 * wide), round_px(2 * half))

    # the keyboard

    def first_place(self) -> str:
        places = [place for one in self.lit if (place := self.place_of(one)) is not None]
        return self._in_column(places[0] if places else map_keys.heart(self.plan))

    def place_beyond(self, component: str, key: str) -> str | None:
        place = self.place_of(component)
        if place is None:
            return None
        to = map_keys.beyond(self.plan, place, key, self.column)
        return to if to is None or key in map_keys.STRAIGHT else self._in_column(to)

    def _in_column(self, place: str) -> str:
        self.column = centre(self.plan.by_id[place])[0]
        return place

    def hover_changed(self) -> None:
        if not self.hovered:
            self.open(None)
        super().hover_changed()

    def forgotten(self) -> None:
        """A fight took the table while a crowded place was pointed at."""
        super().forgotten()
        self.open(None)


def _off_middle(rect: Rect, at: tuple[int, int]) -> float:
    """How far a pixel is from the middle of a picture, in halves of its size."""
    return math.hypot((at[0] - rect.centerx) / rect.w, (at[1] - rect.centery) / rect.h)
