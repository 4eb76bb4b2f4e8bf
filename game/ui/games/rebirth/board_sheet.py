"""Rebirth's board as a printed map: what paints it, what lies on it, and what its picture depends on."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from pygame import Rect, Surface

from game.ui import picture_store, svg
from game.ui.boards.map_sheet import MapSheet
from game.ui.games.rebirth.board_art import BoardArt
from game.ui.games.rebirth.chart import Texts
from game.ui.games.rebirth.layout import Layout, fitting
from game.ui.games.rebirth.plan import BoardPlan
from game.ui.games.rebirth.scenery import Scenery
from game.ui.look import Look
from game.ui.signs import Livery

PAINTER_VERSION = 2
"""Raise it when the picture changes, so that boards on disk are painted anew."""


class BoardSheet(MapSheet[Layout, Scenery]):
    def __init__(
        self, plan: BoardPlan, look: Look, texts: Texts, liveries: Sequence[Livery], sheet: Rect, cache: Path | None
    ) -> None:
        self.plan = plan
        self.texts = texts
        self.liveries = liveries
        super().__init__(look, fitting(sheet, look.grid.u), cache)

    def art(self, camera: Layout, nearer: tuple[Surface, Layout] | None = None) -> BoardArt:
        return BoardArt(self.plan, camera, self.look, self.texts, nearer)

    def made_scenery(self, camera: Layout) -> Scenery:
        return Scenery(self.plan, camera, self.look, self.liveries)

    def key(self, part: str) -> str:
        grid = self.look.grid
        return picture_store.key_of(
            part,
            PAINTER_VERSION,
            svg.stamp("rebirth"),
            self.plan.digest,
            self.layout.sheet.size,
            grid.u,
            self.layout.scale,
            grid.text_scale,
            self.look.theme,
            self.texts,
        )
