"""A landscape tile as a thing on the table: pointed at, clicked and dragged like any spot; painted by its world."""

from __future__ import annotations

from pygame import Surface

from game.ui.kinds.part import Host
from game.ui.kinds.spot import Spot
from game.ui.signs import Livery
from game.ui.widget import At
from game.ui.worlds.isle_of_skye.panel import painter_for


class TileFace(Spot):
    """`tile()` says which and how it is turned, or nothing."""

    bleed = 14.0

    def __init__(
        self, at: At, component: str, host: Host, *, turn: int = 0, held: bool = False, drags: bool = False,
        livery: Livery | None = None, pale: bool = False,
    ) -> None:
        super().__init__(at, component, host, radius=2, drags=drags)
        self.turn = turn
        self.held = held
        self.pale = pale
        self.livery = livery
        self.shown_as = ""
        """The tile that is painted, if it is not the one in the component."""

    @property
    def tile(self) -> str:
        return self.shown_as or self.component.rpartition(":")[2]

    def picture(self) -> Surface:
        name = self.tile
        return painter_for(self.look).tile(name, self.turn, min(self.rect.size), livery=self.livery)

    def draw(self, surface: Surface) -> None:
        rect, materials, theme = self.rect, self.materials, self.theme
        if self.held:
            materials.glow(surface, rect, 2, 6, theme.glow_deep, 200)
        else:
            materials.shadow(surface, rect, "tile", 2)
        surface.blit(self.picture(), rect)
        if self.pale:
            materials.fill(surface, rect, theme.paper, 0, 150)
        if self.held:
            materials.ring(surface, rect, theme.lit_ring, 1.6, 2)
            materials.ring(surface, rect.inflate(2, 2), theme.copper, 2, 2)
        super().draw(surface)
