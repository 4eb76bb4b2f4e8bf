"""The felt with the own land large in the middle, for parts in which tiles are priced or bought.

A tile that is pointed at stands at its best place, and what it would bring there is told beside it. Where that is
says the game by its figures.
"""

from __future__ import annotations

from weakref import WeakKeyDictionary

from pygame import Rect, Surface

from game.table.shown import PartSpec
from game.ui.boards.cells import Cell, CellCamera
from game.ui.games.isle_of_skye import table
from game.ui.games.isle_of_skye.land import place_id
from game.ui.games.isle_of_skye.parts.gains_card import GainsCard
from game.ui.games.isle_of_skye.parts.pricing import advised_axe
from game.ui.games.isle_of_skye.shown import SkyeShown
from game.ui.kinds.part import Host, Part
from game.ui.signs import Livery
from game.ui.widgets import Label

TILE = "tile:"
_TOP, _FOOT, _LEFT = 52.0, 92.0, 18.0
_BESIDE = 10.0
"""Between a small land and the card that stands beside it."""
_SPARE_LEAST = 0.6
"""Of their size: so much smaller may tiles be for the sake of that card, which lay on the castle otherwise."""
_KEPT: WeakKeyDictionary[Host, tuple[object, CellCamera]] = WeakKeyDictionary()
"""How each table last showed an own land: from pricing to buying it stays where it is."""


def best_place(shown: SkyeShown, tile: str) -> tuple[Cell, int] | None:
    """Cell and turn in which it would bring the one who looks most; None where that is not told."""
    way = shown.figures.ways.get(f"{TILE}{tile}")
    return None if way is None else (way.at, way.turn)


class KeptLand(table.LandView):
    """`aside` units at its right belong to what is offered."""

    host: Host

    def fitted(self) -> CellCamera:
        key = (self.seat, tuple(sorted(self.land.tiles)), tuple(self.rect), self.grid.u)
        kept = _KEPT.get(self.host)
        if kept is not None and kept[0] == key and self._has_room(kept[1]):
            return kept[1]
        camera = super().fitted()
        _KEPT[self.host] = key, camera
        return camera

    def _has_room(self, camera: CellCamera) -> bool:
        """With the card beside it, if that stands beside the land as it would be laid anew."""
        return super()._has_room(camera) and (self._spares(camera) or not self._spares(super().fitted()))

    def _spares(self, camera: CellCamera) -> bool:
        _, _, right, bottom = self._bounds()
        return camera.rect((right - 1, bottom - 1)).right <= self.rect.w - self.grid.px(self.card + self.spare)


class OwnLand(Part):
    seen: SkyeShown
    leads = False
    contains = True
    bleed = 22.0
    gains_kind: type[GainsCard] = GainsCard
    foot = _FOOT

    def __init__(self, spec: PartSpec, host: Host, name: str, aside: float) -> None:
        super().__init__(spec, host, name)
        self.aside = aside
        self.view = KeptLand(
            at=(0, 0, *spec.at[2:]),
            card=aside,
            top=_TOP,
            foot=self.foot,
            places=False,
            on_point=self._point,
            pin="wide high",
            on_pick=host.choose,
        )
        self.view.host = host
        self.view.spare, self.view.spare_least = self.gains_kind.wide + _BESIDE, _SPARE_LEAST
        self.add(self.view)
        self.gains = self.gains_kind(self)
        self.current = ""
        """The tile that stands at its best place."""

    def _point(self, component: str | None) -> None:
        self.host.point(component or "", by_key=self.view.pointed is None)

    # what is shown

    def show(self, shown: SkyeShown) -> None:
        super().show(shown)
        if not self.visible or shown.position is None:
            return
        view, seat = self.view, _seat(shown)
        liveries = [Livery(sign, sign) for sign in shown.signs]
        if view.liveries != tuple(liveries):
            view.set_liveries(liveries)
        view.set_land_of(shown.position, seat)
        view.set_wanted(self._wanted(shown))
        self._show_ghost(shown)

    def _wanted(self, shown: SkyeShown) -> frozenset[Cell]:
        return frozenset(way.at for way in shown.figures.ways.values())

    def _show_ghost(self, shown: SkyeShown) -> None:
        """Of the tile that is pointed at, unless what it is offered with is covered."""
        pointed = shown.pointed if shown.pointed or advised_axe(shown) else shown.hint  # nobody builds what goes
        tile = pointed.removeprefix(TILE) if pointed.startswith(TILE) else ""
        found = best_place(shown, tile) if tile and not shown.hidden else None
        self.current = tile if found is not None else ""
        ghost = self.view.ghost
        if found is None:
            if ghost is not None:
                self.view.set_ghost(None)
        else:
            wanted = tile, found[1], place_id(found[0])
            if ghost is None or tuple(ghost) != wanted:
                self.view.set_ghost(*wanted, state="hover")
        advised = bool(tile) and shown.hint == f"{TILE}{tile}"  # the advice says it, and would lie on the card
        self.gains.show(shown, tile if found is not None and not advised else "")

    def tells(self, tile: str) -> bool:
        """Whether the part itself says what the tile would bring."""
        return best_place(self.seen, tile) is not None

    # for the card of gains

    def deed(self, tile: str) -> str:
        """What a click on that tile does, in a few words; empty for nothing."""
        return ""

    def free_room(self) -> Rect:
        """Beside what is offered, above what lies at the foot: in units of the part."""
        wide, high = self.at[2:]
        if self.rect.w:
            wide, high = self.grid.units(self.rect.w), self.grid.units(self.rect.h)
        return Rect(
            round(_LEFT), round(_TOP), round(wide - self.aside - _LEFT - 4), round(high - _TOP - self.foot + 4)
        )

    def words_beside(self) -> tuple[Label, ...]:
        """Lines that lie above or below the land."""
        return ()

    def lies_on(self, box: Rect, tile: str) -> tuple[int, int, int]:
        """How much of the ghost, of the lines beside the land and of the land a box of units would cover."""
        camera, found = self.view.camera, best_place(self.seen, tile)
        if camera is None or found is None:
            return 0, 0, 0
        px = self.grid.px
        place = Rect(px(box.x), px(box.y), px(box.w), px(box.h))
        land = sum(_shared(place, camera.rect(cell)) for cell in self.view.land.tiles)
        lines = sum(_shared(place.move(self.rect.topleft), line.rect) for line in self.words_beside())
        return _shared(place, camera.rect(found[0])), lines, land

    # what the table asks

    def figures_at(self) -> tuple[Rect, ...]:
        """The land that one decides for; large type needs its room."""
        return () if self.grid.is_large else tuple(self.keeps_clear(""))

    def keeps_clear(self, component: str) -> list[Rect]:
        """The land, and where the tile would lie that is thought of."""
        camera = self.view.camera
        if component or camera is None or not self.view.shown:
            return []
        cells = (*self.view.land.tiles, *(self._wanted(self.seen) if self.current else ()))
        return [camera.rect(cell).move(self.view.rect.topleft) for cell in cells]

    def zoom(self, factor: float) -> None:
        if factor:
            self.view.zoom(factor, self.rect.center)
        else:
            self.view.fit()

    def settle(self) -> None:
        if self.view.rect.w and self.visible:
            self.view.finish_building()

    def draw(self, surface: Surface) -> None:
        self.materials.shadow(surface, self.rect, "board", 5)


def _seat(shown: SkyeShown) -> int:
    """Of whoever looks or acts."""
    return next((seat for seat in (shown.viewer, shown.actor) if seat is not None), 0)


def _shared(one: Rect, other: Rect) -> int:
    both = one.clip(other)
    return both.w * both.h
