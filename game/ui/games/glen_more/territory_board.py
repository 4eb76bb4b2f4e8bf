"""A territory in use: tiles with goods and Scots, lit places, the order of activations; it pans and zooms.

It knows no rule: what is lit, done or refused is told by the scene, in component ids.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from pygame import Rect, Surface

from game.games.glen_more.shown import ShownGlenMore
from game.ui.boards.cell_board import CellBoard
from game.ui.boards.cells import Cell, CellCamera
from game.ui.boards.shown import REST_MS, WORK_MS
from game.ui.boards.stirring import Stir
from game.ui.games.glen_more.activation_light import ActivationLight, Activations
from game.ui.games.glen_more.figures import Figures, figures_for
from game.ui.games.glen_more.palette import palette_for
from game.ui.games.glen_more.stirs import territory_stirs
from game.ui.games.glen_more.territory import Territory, territory_of
from game.ui.games.glen_more.territory_fit import fitting_territory
from game.ui.games.glen_more.territory_items import TerritoryItems
from game.ui.games.glen_more.territory_says import ghost_items, hand_place, hover_items, still_items, way_items
from game.ui.games.glen_more.territory_sheet import TerritorySheet, Titles
from game.ui.games.glen_more.territory_walking import WAYS, beyond, first
from game.ui.games.glen_more.tile_painter import TilePainter, painter_for
from game.ui.grid import Grid, round_px
from game.ui.items import Item
from game.ui.shapes import Point
from game.ui.theme import Colour
from game.ui.widget import At

TERRITORY_AT: At = (494, 46, 510, 514)
LARGEST, FROM_AFAR = 84, 132
"""Units of a tile at rest, and where all look on from afar."""
TITLE_ROOM = 40
HAND = 92
"""Units of the tile in hand."""
IN_HAND = "in_hand"
"""The place of the tile in hand, whichever it is."""
FIRST_MS = 60
"""So long a new territory may be painted before it is shown for the first time."""


class TerritoryBoard(CellBoard[Territory]):
    """Place it like any widget; `set_titles` gives it the tiles' names."""

    walking = tuple(WAYS)

    def __init__(self, *, at: At = TERRITORY_AT, **placing: Any) -> None:
        super().__init__(at, **placing)
        self.title: tuple[str, str] = ("", "")
        self.titles: Titles = {}
        self.activations = Activations()
        self.ghost: tuple[str, str] | None = None
        self.planned: tuple[Cell, ...] = ()
        self.from_afar = False
        """Tiles are as large as they can be: only what is open has room around them."""
        self.in_hand = ""
        self.at_hand: tuple[str, ...] = ()
        """Pieces that were clicked and wait to be told where they go."""
        self.painter: TilePainter | None = None
        self.figures: Figures | None = None
        self.sheet: TerritorySheet | None = None
        self._items: TerritoryItems | None = None
        self._light: ActivationLight | None = None

    def read_land(self, position: ShownGlenMore | None, seat: int) -> Territory:
        return territory_of(position or ShownGlenMore(), seat)

    def line_colour(self) -> Colour:
        return palette_for(self.look.theme).felt_line

    # what the scene says

    def set_titles(self, titles: Titles) -> None:
        """The names of tiles in the player's language."""
        self.titles = titles
        self.refresh()

    def set_title(self, title: str, note: str = "") -> None:
        """Above the territory: whose it is, and at the right its figures."""
        self.title = title, note
        self.refresh()

    def set_activations(self, activations: Activations) -> None:
        self.activations = activations
        self.refresh()

    def set_ghost(self, tile: str, component: str) -> None:
        """A tile held over a place; empty for none."""
        self.ghost = (tile, component) if tile and component else None
        self.refresh_over()

    def set_planned(self, cells: Iterable[Cell]) -> None:
        """The order in which a plan would activate these, drawn over their tiles."""
        self.planned = tuple(cells)
        self.refresh_over()

    def set_at_hand(self, pieces: tuple[str, ...]) -> None:
        if pieces != self.at_hand:
            self.at_hand = pieces
            self.refresh_over()

    @property
    def carries(self) -> bool:
        """A Scot is on his way: a click on a tile is then about going there, whatever else it could do."""
        return any(one.startswith("scot:") for one in self.at_hand)

    def set_in_hand(self, tile: str) -> None:
        """The tile that is to be laid, shown in its corner; empty for none."""
        self.in_hand = tile
        self.refresh()

    # what there is

    @property
    def ready(self) -> bool:
        return self.sheet is not None

    @property
    def still(self) -> Surface | None:
        return None if self.sheet is None else self.sheet.layered.still

    @property
    def items(self) -> TerritoryItems:
        assert self.camera is not None and self.figures is not None
        if self._items is None or self._items.size != self.camera.size or self._items.look is not self.look:
            self._items = TerritoryItems(self.look, self.figures, self.camera.size)
        return self._items

    @property
    def light(self) -> ActivationLight:
        assert self.camera is not None
        if self._light is None or self._light.size != self.camera.size or self._light.look is not self.look:
            self._light = ActivationLight(self.look, self.camera.size)
        return self._light

    # where things are

    def _in_hand(self) -> tuple[str, ...]:
        return (IN_HAND, f"tile:{self.in_hand}") if self.in_hand else (IN_HAND,)

    def hand_rect(self) -> Rect:
        """Where the tile lies that is to be laid, in pixels of the sheet."""
        return hand_place(self, self.grid.px(HAND), self.grid.px(self._title_room))

    def middle_of(self, component: str) -> Point | None:
        if self.camera is None:
            return None
        if component in self._in_hand():
            return self.hand_rect().center
        return self.items.middle(self.land, self.camera, component)

    def component_at(self, pos: Point) -> str | None:
        """What is meant at a pixel: a lit piece there, then a lit tile or cell, then any lit piece of the tile."""
        if self.camera is None or not self.rect.collidepoint(pos):
            return None
        cell = self.camera.cell_at(pos)
        if cell not in self.land.spots and cell not in self.land.frontier:
            return None
        inside = pos[0] - self.rect.x, pos[1] - self.rect.y
        candidates = self.land.candidates(cell)
        pieces = [one for one in candidates if one.startswith(("good:", "scot:"))]
        under = [one for one in pieces if self.items.piece_at(self.land, self.camera, one, inside)]
        places = [one for one in candidates if one not in pieces]
        if self.carries:
            under, pieces, places = [], [], places[::-1]
        for one in (*under, *places, *pieces):
            if one in self.lit:
                return one
        return under[0] if under else self.land.component(cell)

    def anchor(self, component: str) -> tuple[int, int] | None:
        """The middle of a component on the screen, if it lies in this territory and can be seen."""
        middle = self.middle_of(component)
        if middle is None:
            return None
        if component in self._in_hand():
            return round_px(middle[0] + self.rect.x), round_px(middle[1] + self.rect.y)
        cell = self.land.cell(component)
        if cell not in self.land.frontier and cell not in self.land.spots and component not in self.lit:
            return None
        at = round_px(middle[0] + self.rect.x), round_px(middle[1] + self.rect.y)
        if self.rect.collidepoint(at):
            return at
        seen = self.rect_of(component).clip(self.rect)
        return seen.center if self._is_seen(component) else None

    def rect_of(self, component: str) -> Rect:
        if component in self._in_hand():
            return self.hand_rect().move(self.rect.topleft)
        return super().rect_of(component)

    def _is_seen(self, component: str) -> bool:
        """Half a cell does: those at the edge of a large territory are no more than that."""
        spot = self.rect_of(component)
        seen = spot.clip(self.rect)
        return 5 * seen.w >= 2 * spot.w and 5 * seen.h >= 2 * spot.h

    def reveal(self, component: str) -> None:
        """Moving the sheet for half a cell would push others out of it."""
        if self.ready and not self._is_seen(component):
            super().reveal(component)

    def first_place(self) -> str | None:
        return first(self)

    def place_beyond(self, component: str, key: str) -> str | None:
        here = self.land.cell(component)
        return None if here is None else beyond(self, here, key)

    @property
    def _title_room(self) -> float:
        return TITLE_ROOM * (self.grid.text_scale if self.grid.is_large else 1.0)

    def fitted(self) -> CellCamera:
        """All tiles and where they may grow; from afar only where that is asked just now."""
        sheet, u, above = self.rect, self.grid.u, self._title_room * self.grid.u
        if self.from_afar:
            return fitting_territory(sheet, u, self.land.around(self._open_cells()), above, FROM_AFAR, edges=False)
        return fitting_territory(sheet, u, self.land.bounds, above, LARGEST, edges=not self.grid.is_large)

    def _open_cells(self) -> frozenset[Cell]:
        return frozenset(cell for one in self.lit if (cell := self.land.cell(one)) is not None)

    def set_lit(self, components: Mapping[str, str] | Iterable[str]) -> None:
        before = self._open_cells()
        super().set_lit(components)
        if self.from_afar and self._open_cells() - self.land.spots.keys() != before - self.land.spots.keys():
            self.fit()

    def look_through(self, camera: CellCamera) -> bool:
        if camera == self.camera:
            return False
        self.camera = camera
        self.refresh()
        return True

    # making the picture

    def arrange(self, grid: Grid) -> None:
        sheet = self.sheet
        if sheet is not None and sheet.look is self.look and sheet.rect == self.rect:
            return
        self.painter, self.figures = painter_for(self.look), figures_for(self.look)
        self.sheet = TerritorySheet(self.look, self.painter, self.rect, self.grid.px(self._title_room) - 2)
        self.round_off()
        self._items = None
        self._marks.clear()
        self.camera = self.fitted()
        self.refresh()

    def finish_building(self) -> None:
        assert self.sheet is not None
        self._rested = REST_MS
        while self.sheet.working:
            self.mark(self.sheet.work(1000))

    def update(self, dt_ms: float) -> bool:
        if self.sheet is None:
            return False
        self._rested += dt_ms
        if self._rested >= REST_MS and self.sheet.working:
            self.mark(self.sheet.work(WORK_MS))
        return self.sheet.working

    def refresh(self) -> None:
        sheet, camera = self.sheet, self.camera
        if sheet is None or camera is None:
            return
        tiles_only = frozenset(cell for cell in self.hidden_cells() if self.land.component(cell) in self.hidden)
        rects = sheet.show(self.land, camera, self.titles, tiles_only)
        if sheet.working:
            sheet.work(FIRST_MS)
            self.animate()
        self.mark(rects)
        self.mark(sheet.layered.show(still_items(self, camera)))
        self.refresh_over()

    def stirring(self) -> list[Stir]:
        assert self.camera is not None
        return territory_stirs(self.land, self.camera, self.items)

    def over_items(self) -> list[Item]:
        assert self.camera is not None
        camera = self.camera
        items = self.outline_items(camera)
        spot = self.pointed_at()
        if spot is not None and spot != self.refused:
            items += hover_items(self, spot)
        items += [item for piece in self.at_hand for item in hover_items(self, piece)]
        items += way_items(self, spot)
        items += self.refused_items(camera)
        items += ghost_items(self, camera)
        for extra in self.extras.values():
            items += extra
        return items
