"""Paints tiles: ground, river, motif and what is printed over them; each tile once for every size, then kept."""

from __future__ import annotations

from collections.abc import Mapping

import pygame
from pygame import Surface

from game.ui.games.glen_more.grounds import paint_ground, shade_edge
from game.ui.games.glen_more.motifs import draw_motif
from game.ui.games.glen_more.palette import Palette, palette_for
from game.ui.games.glen_more.plan import TilePlan, load_plans
from game.ui.games.glen_more.plates import Plates, is_named
from game.ui.kept import Kept
from game.ui.look import Look
from game.ui.shapes import Canvas

_KEPT_BYTES = 24_000_000
_SMALL = 44
"""Pixels below which a tile is painted larger and scaled down."""


class TilePainter:
    """All tiles for one look. Surfaces handed out are shared: blit them, never draw on them."""

    def __init__(self, look: Look, plans: Mapping[str, TilePlan]) -> None:
        self.look = look
        self.plans = plans
        self.palette: Palette = palette_for(look.theme)
        self.plates = Plates(look, self.palette)
        self._kept = Kept(_KEPT_BYTES)

    def tile(self, name: str, px: int, title: str = "", *, plain: bool = False) -> Surface:
        """The tile px wide. `title` is its name in the player's language, left out where it would be too small.

        `plain` leaves out all that is printed over the picture, for thumbnails.
        """
        shown = title if is_named(px, self.look.grid.u) else ""
        key = name, px, shown, plain
        return self._kept.get(key, lambda: [(self._paint(name, px, shown, plain), (0, 0))])[0][0]

    def ready(self, name: str, px: int, title: str = "", *, plain: bool = False) -> Surface | None:
        """The same if it has been painted already."""
        shown = title if is_named(px, self.look.grid.u) else ""
        found = self._kept.peek((name, px, shown, plain))
        return found[0][0] if found else None

    def _paint(self, name: str, px: int, title: str, plain: bool) -> Surface:
        if px < _SMALL:
            large = self._paint(name, 3 * px, "", plain)
            return pygame.transform.smoothscale(large, (px, px))
        plan = self.plans[name]
        picture = paint_ground(plan, px, self.palette)
        canvas = Canvas((px, px), px / 100, self.palette.dark, over=3 if px < 160 else 2)
        draw_motif(canvas, self.palette, plan)
        picture.blit(canvas.finish(), (0, 0))
        if not plain:
            self.plates.draw(picture, plan, px, title)
        shade_edge(picture, self.palette, px)
        return picture.convert() if pygame.display.get_surface() else picture


def painter_for(look: Look) -> TilePainter:
    """The painter of a look, shared by rondel, territories, cards and thumbnails."""
    return look.painter(TilePainter, load_plans())
