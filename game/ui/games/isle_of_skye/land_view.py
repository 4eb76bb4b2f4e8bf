"""A land in use: answers what is under a pixel and where a component lies, zooms, pans, and walks by keyboard."""

from __future__ import annotations

from game.ui.boards.stirring import Stir
from game.ui.games.isle_of_skye import land_keys
from game.ui.games.isle_of_skye.land_picture import LandPicture
from game.ui.games.isle_of_skye.stirs import stirs_of
from game.ui.shapes import Point


class LandView(LandPicture):
    """See Board for what it tells."""

    walking = tuple(land_keys.WAYS)

    # where things are

    def component_at(self, pos: Point) -> str | None:
        """The tile or castle under a pixel, or the empty place beside the land; None on the bare felt."""
        if self.camera is None or not self.rect.collidepoint(pos):
            return None
        cell = self.camera.cell_at(pos)
        known = cell in self.land.tiles or cell in self.land.frontier
        return self.land.component(cell) if known else None

    def anchor(self, component: str) -> tuple[int, int] | None:
        """The middle of a component, if it lies in this land and can be seen."""
        cell = self.land.cell(component)
        if cell is None or self.camera is None:
            return None
        if component.startswith("place:") and cell not in self.land.frontier:
            return None
        middle = self.rect_of(component).center
        return middle if self.rect.collidepoint(middle) else None

    def stirring(self) -> list[Stir]:
        assert self.camera is not None
        return stirs_of(self.land, self.camera, self.theme.player(self.livery.colour))

    # the keyboard

    def first_place(self) -> str:
        return min(self.lit) if self.lit else f"castle:{self.seat}"

    def place_beyond(self, component: str, key: str) -> str | None:
        return land_keys.neighbour(self.land, component, land_keys.WAYS[key])
