"""What a felt shows: a clan's land, places for a tile, marks, a tile in the air. Redraws only changed pixels.

It knows no rule: what is lit, refused or part of an effect is told by the scene. Pointing and zoom: land_view.py.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from pygame import Rect, Surface

from game.games.isle_of_skye.shown import ShownIsleOfSkye
from game.ui.boards.cell_board import CellBoard
from game.ui.boards.cell_marks import NOTCHES_UP_TO
from game.ui.boards.cell_rough import Rough
from game.ui.boards.cells import CARD, HARDLY_SMALLER, LARGEST, MARGIN, TOP, Cell, CellCamera, sparing
from game.ui.boards.shown import REST_MS, WORK_MS, Place
from game.ui.games.isle_of_skye.ahead import Ahead
from game.ui.games.isle_of_skye.felt import felt
from game.ui.games.isle_of_skye.in_air import Ghost, InAir
from game.ui.games.isle_of_skye.land import Land, bounds_of, cell_of, land_of
from game.ui.games.isle_of_skye.land_sheet import LandSheet
from game.ui.games.isle_of_skye.land_titles import LandTitles
from game.ui.games.isle_of_skye.palette import palette_for
from game.ui.games.isle_of_skye.tile_painter import TilePainter, painter_for
from game.ui.grid import Grid
from game.ui.items import Item
from game.ui.shapes import Point
from game.ui.signs import Livery
from game.ui.theme import Colour
from game.ui.widget import At

FELT_AT: At = (224, 52, 748, 540)
FIRST_MS = 16
"""So long a new land may be painted before it is shown for the first time, where nothing stands in for a tile."""
_AT_ONCE = 3
"""So many tiles come or go in one turn; with more it is another land."""
GHOST_LIFT, _NEAR = 5.0, 1.01  # a land that was only moved, not brought closer, still makes room for new places


class LandPicture(CellBoard[Land]):
    """Place it like any widget. `card` units at its right stay free, `top` above for its name, `foot` below."""

    spare = 0.0  # units more that stay free at the right while that is cheap
    spare_least = HARDLY_SMALLER  # of the size of a tile: what is cheap

    def __init__(
        self,
        liveries: Sequence[Livery] = (),
        *,
        at: At = FELT_AT,
        card: float = CARD,
        top: float = TOP,
        foot: float = MARGIN,
        places: bool = True,
        **placing: Any,
    ) -> None:
        super().__init__(at, liveries, **placing)
        self.headings = LandTitles(self)
        self.card = card
        self.top = top
        self.foot = foot
        self.largest: float = LARGEST
        """Units of a tile at rest."""
        self.wanted: frozenset[Cell] = frozenset()
        """Empty places that need room though the others have none."""
        self.places = places
        """Whether the empty places beside the land are shown and have room."""
        self.work_ms: float = WORK_MS
        """So long tiles are painted in each frame."""
        self.other_turns: frozenset[str] = frozenset()
        self.air = InAir()
        self.ghost_state = "selected"
        """What its ring says: it would be laid, cannot be, or is only shown there."""
        self.title: tuple[str, str, str] = ("", "", "")
        self.painter: TilePainter | None = None
        self.sheet: LandSheet | None = None
        self._ahead: Ahead | None = None
        self._rough: Rough | None = None
        self._waits = False
        """The next picture comes first, as well as it can be drawn at once."""

    def read_land(self, position: ShownIsleOfSkye | None, seat: int) -> Land:
        return land_of(position, seat)

    def line_colour(self) -> Colour:
        return palette_for(self.look.theme).felt_line

    # what the scene says

    def set_title(self, title: str, second: str = "", note: str = "") -> None:
        """Above the land: whose it is, in which clan, and at the right how it is moved."""
        self.title = (title, second, note)
        self.refresh()

    def set_other_turns(self, places: Iterable[str]) -> None:
        """Places where the tile fits only when turned otherwise."""
        self.other_turns = frozenset(places)
        self.refresh()

    def set_ghost(self, tile: str | None, turn: int = 0, at: Place = (0, 0), state: str = "selected") -> None:
        """A tile held in the air over a place or a point of the screen; another turn of it is shown turning."""
        self.ghost_state = state
        if self.air.take(None if tile is None else Ghost(tile, turn % 4, at)):
            self.animate()
        self.refresh_over()

    # what there is

    @property
    def ghost(self) -> Ghost | None:
        return self.air.ghost

    @property
    def ready(self) -> bool:
        return self.sheet is not None

    @property
    def still(self) -> Surface | None:
        """While a gesture goes on it is only roughly there."""
        return None if self.sheet is None or self._rough is not None else self.sheet.layered.still

    def draw_rough(self, surface: Surface) -> None:
        if self._rough is not None and self.camera is not None:
            self._rough.draw(surface, self.rect.topleft, self.camera)

    def middle_of(self, component: str) -> Point | None:
        cell = self.land.cell(component)
        return None if cell is None or self.camera is None else self.camera.middle(cell)

    def in_air(self, tile: str, turn: int) -> Surface:
        """A tile in the air as one picture, for its way over the table."""
        assert self.painter is not None and self.camera is not None
        bare = self.painter.tile(tile, turn, self.camera.size, livery=self.livery)
        return self.marks.flying((tile, turn), bare)

    # making the picture

    def arrange(self, grid: Grid) -> None:
        sheet = self.sheet
        if sheet is not None and sheet.look is self.look and sheet.rect == self.rect:
            return
        self.painter = painter_for(self.look)
        self.sheet = LandSheet(self.look, self.painter, self.rect)
        self.round_off()
        self._marks.clear()
        self.camera = self.fitted()
        self.refresh()

    def fitted(self) -> CellCamera:
        room = self.card, self.top, self.foot, self.spare
        return sparing(self.rect.copy(), self.grid.u, self._bounds(), *room, self.largest, self.spare_least)

    def _bounds(self) -> tuple[int, int, int, int]:
        return self.land.bounds if self.places else bounds_of(self.land.tiles.keys() | self.wanted)

    def set_wanted(self, cells: frozenset[Cell]) -> None:
        """These empty places have room from now on; whoever has it already keeps the camera."""
        if cells != self.wanted:
            self.wanted = cells
            self._keep_or_fit(fresh=False)
            self.refresh()

    def _set_land(self, land: Land) -> None:
        """The land stays where it is while it grows, until a new row would leave the felt."""
        if land == self.land:
            return
        grown = land.seat == self.land.seat and len(land.tiles.keys() ^ self.land.tiles.keys()) <= _AT_ONCE
        self.land = land
        self._keep_or_fit(fresh=not grown)
        self.refresh()

    def _keep_or_fit(self, *, fresh: bool) -> None:
        camera = self.camera
        if camera is not None and (fresh or (camera.zoom < _NEAR and not self._has_room(camera))):
            self.camera = self.fitted()

    def _has_room(self, camera: CellCamera) -> bool:
        left, above, right, bottom = self._bounds()
        px = self.grid.px
        room = Rect(px(8), px(self.top), self.rect.w - px(8 + self.card), self.rect.h - px(self.top + self.foot - 4))
        return room.contains(camera.rect((left, above))) and room.contains(camera.rect((right - 1, bottom - 1)))

    def finish_building(self) -> None:
        """Without pause: for pictures and tests."""
        assert self.sheet is not None
        self._rested = REST_MS
        if self._rough is not None:
            self.refresh()
        while self.sheet.working:
            self.mark(self.sheet.work(1000))

    def update(self, dt_ms: float) -> bool:
        """Paint tiles while some are missing and no gesture goes on; turn the tile in the air."""
        sheet = self.sheet
        if sheet is None:
            return False
        self._rested += dt_ms
        if self._rested >= REST_MS:
            if self._rough is not None:
                self.refresh()
            if sheet.working and not self._waits:
                self.mark(sheet.work(self.work_ms))
        self._waits = False
        return self._update_air(dt_ms) or sheet.working or self._rough is not None

    def _update_air(self, dt_ms: float) -> bool:
        assert self.painter is not None and self.camera is not None
        sharper = self.air.sharpen(self.painter, self.camera.size, self.livery)
        if self.air.is_turning:
            self.air.grow_older(dt_ms)
            sharper = True
        if sharper:
            self.refresh_over()
        return self.air.is_turning or self.air.is_rough

    def paint_ahead(self, position: ShownIsleOfSkye) -> bool:
        """One tile that this position will ask for; False if none is left."""
        if self.painter is None:
            return False
        if self._ahead is None or self._ahead.painter is not self.painter:
            self._ahead = Ahead(self.painter)
        return self._ahead.work(position)

    def refresh(self) -> None:
        """Paint what differs from before, and what moves above it; a gesture is over then."""
        sheet, camera = self.sheet, self.camera
        if sheet is None or camera is None:
            return
        if self._rough is not None:
            self._rough = None
            self.invalidate()
        had_land = sheet.land is not None and sheet.land.seat == self.seat
        rects = sheet.show(self.land, camera, self.livery, self.hidden_cells())
        if sheet.bare and not had_land:
            sheet.work(FIRST_MS)
        if sheet.working:
            self._waits = True
            self.animate()
        self.mark(rects)
        self.mark(sheet.layered.show(self._still_items(camera)))
        self.refresh_over()

    def look_through(self, camera: CellCamera) -> bool:
        """The land follows at once, with the pictures there are; it is painted when it has come to rest."""
        if camera == self.camera or self.sheet is None or self.camera is None:
            return False
        if self._rough is None:
            title = self.headings.title_items()
            marks = self.sheet.layered.items[len(title) :]
            ground = felt(self.look, self.rect.size)
            self._rough = Rough(ground, self.camera, [*self.sheet.moving(), *marks], title)
        self.camera = camera
        return True

    def _still_items(self, camera: CellCamera) -> list[Item]:
        marks, frontier = self.marks, self.land.frontier if self.places else frozenset()
        lit = {cell_of(place.partition(":")[2]): label for place, label in self.lit.items()}
        other = {cell_of(place.partition(":")[2]) for place in self.other_turns}
        items = self.headings.title_items()
        items += [marks.empty(camera.rect(cell)) for cell in sorted(frontier - lit.keys() - other)]
        items += [marks.other_turn(camera.rect(cell)) for cell in sorted(other - lit.keys())]
        items += self.last_move_items(camera)
        for cell, label in sorted(lit.items()):
            items += marks.lit(camera.rect(cell), label, len(lit) <= NOTCHES_UP_TO)
        return items

    def over_items(self) -> list[Item]:
        assert self.camera is not None
        camera, ghost = self.camera, self.ghost
        items = self.outline_items(camera)
        spot = self.pointed_at()
        cell = self.land.cell(spot) if spot is not None and spot != self.refused else None
        if cell is not None:
            items.append(self.marks.hover(camera.rect(cell)))
        if ghost is None or ghost.at != self.refused or self.ghost_state != "refused":  # else it says so itself
            items += self.refused_items(camera)
        for extra in self.extras.values():
            items += extra
        return items + self._ghost_items(camera)

    def _ghost_items(self, camera: CellCamera) -> list[Item]:
        ghost = self.ghost
        if ghost is None or self.painter is None:
            return []
        if isinstance(ghost.at, str):
            cell = self.land.cell(ghost.at)
            if cell is None:
                return []
            middle: Point = camera.middle(cell)
        else:
            middle = ghost.at[0] - self.rect.x, ghost.at[1] - self.rect.y
        name, picture, degrees = self.air.picture(self.painter, camera.size, self.livery)
        if self.air.is_rough:
            self.animate()
        return self.marks.in_air(name, picture, middle, GHOST_LIFT, degrees, self.ghost_state)
