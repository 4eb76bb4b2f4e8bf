"""A landscape tile as a thing on the table: pointed at, clicked and dragged like any spot; painted by its world."""

from __future__ import annotations

from pygame import Surface

from game.ui.games.isle_of_skye import table
from game.ui.kinds.part import Host
from game.ui.kinds.spot import Spot
from game.ui.signs import Livery
from game.ui.widget import At

_AXE = 0.62
"""The ghost of the axe, of the edge of the tile."""


class TileFace(Spot):
    """The tile in its component, or another one; `held` is in hand, `axed` lies in the dark under the axe."""

    bleed = 14.0

    def __init__(self, at: At, component: str, host: Host, *, drags: bool = False) -> None:
        super().__init__(at, component, host, radius=2, drags=drags)
        self.turn = 0
        self.held = False
        self.axed = False
        self.may_go = False
        """It is advised to put the axe on it: the axe lies there as a ghost."""
        self.livery: Livery | None = None
        self.shown_as = ""
        """The tile that is painted, if it is not the one in the component."""
        self.is_rough = False

    @property
    def tile(self) -> str:
        return self.shown_as or self.component.rpartition(":")[2]

    def _stand_in(self) -> Surface | None:
        """The tile is shown at once as well as it can be: no click waits until it is painted."""
        painter = table.painter_for(self.look)
        stands = painter.at_once if self.host.leafs else painter.stand_in
        found = stands(self.tile, self.turn, self.rect.w, self.livery)
        self.is_rough = found is not None
        if self.is_rough and self.root is not None:
            self.root.animate(self)
        return found

    def update(self, dt_ms: float) -> bool:
        painter, self.is_rough = table.painter_for(self.look), self.is_rough and self.shown
        if self.is_rough and painter.sharpen(self.tile, self.turn, self.rect.w, self.livery):
            self.is_rough = False
            self.invalidate()
        return self.is_rough

    def paint_now(self) -> None:
        """For whoever needs all of its picture at once."""
        table.painter_for(self.look).tile(self.tile, self.turn, self.rect.w, livery=self.livery)
        self.is_rough = False

    def draw(self, surface: Surface) -> None:
        rect, materials, theme, look = self.rect, self.materials, self.theme, self.look
        rough = self._stand_in()
        if self.held:
            materials.glow(surface, rect, 2, 6, theme.glow_deep, 200)
            surface.blit(rough or table.tile(look, self.tile, rect.w, self.turn, self.livery), rect)
            materials.ring(surface, rect, theme.lit_ring, 1.6, 2)
            materials.ring(surface, rect.inflate(2, 2), theme.copper, 2, 2)
        else:
            units = rect.w / self.grid.u
            made = table.tile_on_paper(
                look, self.tile, units, self.turn, axed=self.axed, livery=self.livery, rough=rough
            )
            reach = table.paper_reach(look)
            surface.blit(made, (rect.x - reach, rect.y - reach))
            if self.may_go and not self.axed:
                ghost = table.axe_ghost(look, units * _AXE)
                surface.blit(ghost, ghost.get_rect(center=rect.center))
        super().draw(surface)
