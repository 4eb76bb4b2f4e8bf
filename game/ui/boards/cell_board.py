"""A land of square tiles on its sheet: whose it is, what is lit in it, and the camera that follows as it grows.

It knows no rule: what is lit, refused or part of an effect is told by the scene.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import Any, Generic, Protocol, TypeVar

from pygame import Rect

from game.ui.boards.board import Board
from game.ui.boards.cell_marks import CellMarks
from game.ui.boards.cells import Cell, CellCamera
from game.ui.items import Item
from game.ui.shapes import Point
from game.ui.signs import Livery
from game.ui.theme import Colour
from game.ui.widget import At

_SIZES = 6
"""So many sizes of marks are kept."""


class CellLand(Protocol):
    """What lies where; never changed once made."""

    seat: int

    @property
    def bounds(self) -> tuple[int, int, int, int]: ...

    @property
    def laid(self) -> Collection[Cell]:
        """Where tiles lie."""
        ...

    def component(self, cell: Cell) -> str: ...

    def cell(self, component: str) -> Cell | None: ...


Land = TypeVar("Land", bound=CellLand)


class CellBoard(Board, Generic[Land]):
    """A world reads its land from what is shown and paints it."""

    def __init__(self, at: At, liveries: Sequence[Livery] = (), **placing: Any) -> None:
        super().__init__(at, **placing)
        self.liveries = tuple(liveries)
        self.seat = 0
        self.lit: dict[str, str] = {}
        self.land: Land = self.read_land(None, 0)
        self.camera: CellCamera | None = None
        self._marks: dict[int, CellMarks] = {}

    # what a world brings along

    def read_land(self, position: Any, seat: int) -> Land:
        """The land of a seat in a position, or how every land begins."""
        raise NotImplementedError

    def line_colour(self) -> Colour:
        """Of places that are only there."""
        raise NotImplementedError

    def fitted(self) -> CellCamera:
        raise NotImplementedError

    # what the scene says

    def set_position(self, position: Any) -> None:
        self.position = position
        self._set_land(self.read_land(position, self.seat))

    def set_seat(self, seat: int) -> None:
        """Whose land is shown."""
        if seat != self.seat:
            self.seat = seat
            self._set_land(self.read_land(self.position, seat))

    def set_land_of(self, position: Any, seat: int) -> None:
        """Both at once, so that no land is painted which nobody sees."""
        if position is not self.position or seat != self.seat:
            self.position, self.seat = position, seat
            self._set_land(self.read_land(position, seat))

    def _set_land(self, land: Land) -> None:
        if land == self.land:
            return
        fresh = land.seat != self.land.seat
        self.land = land
        if self.camera is not None and (fresh or self.camera.at_rest):
            self.camera = self.fitted()
        self.refresh()

    def set_liveries(self, liveries: Sequence[Livery]) -> None:
        self.liveries = tuple(liveries)
        self.refresh()

    def set_lit(self, components: Mapping[str, str] | Iterable[str]) -> None:
        """What can be clicked now, each with what is written on it ("+2", "0", or nothing)."""
        self.lit = dict(components) if isinstance(components, Mapping) else dict.fromkeys(components, "")
        self.refresh()

    # what there is

    @property
    def livery(self) -> Livery:
        return self.liveries[self.seat] if self.seat < len(self.liveries) else Livery(self.seat, self.seat)

    @property
    def marks(self) -> CellMarks:
        """For the size of a tile as it is now; lands that are shown in turn come back to a few sizes."""
        assert self.camera is not None
        found = self._marks.get(self.camera.size)
        if found is None or found.look is not self.look:
            if len(self._marks) >= _SIZES:
                self._marks.clear()
            found = self._marks[self.camera.size] = CellMarks(self.look, self.camera.size, self.line_colour())
        return found

    def rect_of(self, component: str) -> Rect:
        cell = self.land.cell(component)
        assert cell is not None and self.camera is not None, f"{component} does not lie in this land"
        return self.camera.rect(cell).move(self.rect.topleft)

    def square_of(self, component: str) -> Rect | None:
        return self.rect_of(component) if self.ready and self.middle_of(component) is not None else None

    def named_places(self) -> Iterable[Rect]:
        camera = self.camera
        return () if camera is None else [camera.rect(cell).move(self.rect.topleft) for cell in self.land.laid]

    def hidden_cells(self) -> frozenset[Cell]:
        return frozenset(cell for cell in map(self.land.cell, self.hidden) if cell is not None)

    def last_move_items(self, camera: CellCamera) -> list[Item]:
        shown = [self.land.cell(component) for component in self.last_moves if component not in self.hidden]
        return [self.marks.last_move(camera.rect(cell)) for cell in shown if cell is not None]

    def outline_items(self, camera: CellCamera) -> list[Item]:
        """A line around each group that counts together, and around each single place of an effect."""
        items = []
        for group in (*self.outlined, *(frozenset([one]) for one in self.effects)):
            cells = [cell for cell in map(self.land.cell, group) if cell is not None]
            line = self.marks.outline(camera, cells) if cells else None
            items += [line] if line is not None else []
        return items

    def refused_items(self, camera: CellCamera) -> list[Item]:
        cell = self.land.cell(self.refused) if self.refused else None
        return [] if cell is None else self.marks.refused(camera.rect(cell))

    # the camera

    def zoomed(self, factor: float, pos: Point) -> CellCamera:
        assert self.camera is not None
        return self.camera.zoomed(factor, pos, self.fitted()).held(self.land.bounds)

    def panned(self, dx: float, dy: float) -> CellCamera:
        assert self.camera is not None
        return self.camera.panned(dx, dy).held(self.land.bounds)
