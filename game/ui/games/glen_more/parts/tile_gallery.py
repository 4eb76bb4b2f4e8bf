"""Tiles to choose from that lie on no board, in rows: what was discarded. Lit ones can be taken.

`shows` names piles of tiles in the plain view; only what can be chosen now is laid out.
"""

from __future__ import annotations

from pygame import Surface

from game.table.shown import PartSpec, Shown, Told
from game.ui.games.glen_more import table
from game.ui.games.glen_more.parts.tile_names import strip_name
from game.ui.kinds.part import Host, Part, Point
from game.ui.kinds.spot import Spot
from game.ui.widgets import Label, Panel

_LARGEST, _GAP, _PAD, _HEAD = 84.0, 5.0, 12.0, 36.0


class _TileSpot(Spot):
    """A tile in its frame; copper says that it can be taken."""

    world = ""

    def draw(self, surface: Surface) -> None:
        name = self.component.partition(":")[2]
        title = strip_name(self.host, self.world, name)
        picture = table.tile(self.look, name, self.rect.w, title)
        surface.blit(picture, self.rect)
        self.materials.ring(surface, self.rect, self.theme.copper, 2.4, 4)
        super().draw(surface)


class TileGallery(Part):
    bleed = 22.0
    needs = {"": ("title",)}
    takes = {"shows": "entry"}

    def __init__(self, spec: PartSpec, host: Host, name: str) -> None:
        super().__init__(spec, host, name)
        self.panel = self.add(Panel((0, 0, *spec.at[2:])))
        self.panel.add(Label((_PAD + 2, 7, spec.at[2] - 2 * _PAD, 26), self.word("title"), "dock"))
        self.spots: dict[str, Spot] = {}
        self.visible = False

    def _offered(self, shown: Shown) -> tuple[str, ...]:
        piles = {f"tile:{tile}" for pile in shown.plain.get(self.spec.shows, ()) for tile in pile}
        return tuple(one for one in shown.lit if one in piles)

    def drawn(self, shown: Shown) -> object:
        return self._offered(shown), shown.pointed

    def show(self, shown: Shown) -> None:
        super().show(shown)
        self.set(visible=shown.phase in self.spec.phases and bool(self._offered(shown)))

    def changed(self) -> None:
        offered = self._offered(self.seen)
        if tuple(self.spots) == offered:
            return
        for spot in self.spots.values():
            self.panel.remove(spot)
        wide, high = self.spec.at[2] - 2 * _PAD, self.spec.at[3] - _HEAD - _PAD
        size = _LARGEST
        while size > 30 and int(wide // (size + _GAP)) * int(high // (size + _GAP)) < len(offered):
            size -= 2
        columns = max(1, int(wide // (size + _GAP)))
        self.spots = {}
        for number, component in enumerate(offered):
            x, y = _PAD + (size + _GAP) * (number % columns), _HEAD + (size + _GAP) * (number // columns)
            made = self.panel.add(_TileSpot((x, y, size, size), component, self.host, radius=4))
            made.world = self.spec.world
            self.spots[component] = made

    def anchor(self, component: str) -> Point | None:
        spot = self.spots.get(component)
        return spot.middle if spot is not None and self.visible else None

    def told(self, component: str) -> Told | None:
        return Told() if component in self.spots and self.visible else None
