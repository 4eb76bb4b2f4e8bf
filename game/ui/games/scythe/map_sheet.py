"""Scythe's map as a printed sheet: what paints it, what lies on it, and what its picture depends on."""

from __future__ import annotations

from pathlib import Path

from pygame import Rect, Surface

from game.ui import picture_store, svg
from game.ui.boards.map_sheet import MapSheet
from game.ui.games.scythe.layout import Layout, fitting
from game.ui.games.scythe.map_art import MapArt
from game.ui.games.scythe.plan import MapPlan
from game.ui.games.scythe.scenery import Scenery
from game.ui.look import Look

PAINTER_VERSION = 1
"""Raise it when the picture changes, so that maps on disk are painted anew."""


class PrintedMap(MapSheet[Layout, Scenery]):
    enlarges = False

    def __init__(self, plan: MapPlan, look: Look, sheet: Rect, cache: Path | None) -> None:
        self.plan = plan
        super().__init__(look, fitting(sheet, look.grid.u), cache)

    def art(self, camera: Layout, nearer: tuple[Surface, Layout] | None = None) -> MapArt:
        return MapArt(self.plan, camera, self.look)

    def made_scenery(self, camera: Layout) -> Scenery:
        return Scenery(self.plan, camera, self.look)

    def key(self, part: str) -> str:
        return picture_store.key_of(
            "scythe",
            part,
            PAINTER_VERSION,
            svg.stamp("scythe"),
            self.plan.digest,
            self.layout.sheet.size,
            self.layout.scale,
            self.look.theme,
        )
