"""What a board shows: a position and marks on a printed sheet. Redraws only the pixels that changed.

It knows no rule: what is lit, refused or part of an effect is told by the scene. Pointing and zoom: board_view.py.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any

import pygame
from pygame import Rect, Surface

from game.ui.boards.board import Board
from game.ui.boards.shown import REST_MS, WORK_MS, Place
from game.ui.games.rebirth import overlays
from game.ui.games.rebirth.board_sheet import BoardSheet
from game.ui.games.rebirth.cards import Cards
from game.ui.games.rebirth.chart import Texts
from game.ui.games.rebirth.layout import SHEET_AT, Layout
from game.ui.games.rebirth.palette import palette_for
from game.ui.games.rebirth.plan import CASTLE, CATHEDRAL, BoardPlan
from game.ui.games.rebirth.scenery import Scenery
from game.ui.grid import Grid, round_px
from game.ui.items import Item, item_at
from game.ui.shapes import Point
from game.ui.signs import Livery

DECK = "deck"
DECK_AT = (58.0, 144.0)
GHOST_LIFT = 4.5


class BoardPicture(Board):
    """Place it like any widget; it builds itself in steps as soon as it has a size."""

    def __init__(
        self, plan: BoardPlan, texts: Texts, liveries: Sequence[Livery], *, cache: Path | None = None, **placing: Any,
    ) -> None:
        super().__init__(SHEET_AT, **placing)
        self.plan = plan
        self.texts = texts
        self.liveries = tuple(liveries)
        self.cache = cache
        self.lit: tuple[str, ...] = ()
        self.ghost: tuple[str, int, Place] | None = None
        self.sheet: BoardSheet | None = None
        self._outlines: dict[tuple[object, ...], Item | None] = {}

    # what the scene says

    def set_lit(self, components: Iterable[str]) -> None:
        self.lit = tuple(sorted(components))
        self.refresh()

    def set_ghost(self, kind: str | None, seat: int = 0, at: Place = (0, 0)) -> None:
        """A tile held in the air over a place or at a point of the screen; None takes it away."""
        self.ghost = None if kind is None else (kind, seat, at)
        self.refresh_over()

    # what there is

    @property
    def ready(self) -> bool:
        return self.sheet is not None and self.sheet.whole is not None

    @property
    def camera(self) -> Layout:
        assert self.sheet is not None, "the board has not been laid out yet"
        return self.sheet.camera

    @property
    def still(self) -> Surface | None:
        frame = self.sheet.frame() if self.sheet is not None else None
        return None if frame is None else frame.still

    # making the picture

    def arrange(self, grid: Grid) -> None:
        sheet = self.sheet
        if sheet is not None and sheet.look is self.look and sheet.layout.sheet == self.rect:
            return
        self.sheet = BoardSheet(self.plan, self.look, self.texts, self.liveries, self.rect.copy(), self.cache)
        self._cards = Cards(self.look)
        self._outlines.clear()
        self.round_off()
        self.refresh()
        self.animate()

    def set_liveries(self, liveries: Sequence[Livery]) -> None:
        self.liveries = tuple(liveries)
        if self.sheet is not None:
            for frame in (self.sheet.whole, self.sheet.near):
                if frame is not None:
                    frame.scenery.liveries = self.liveries
            self.sheet.liveries = self.liveries
            self.refresh()

    def finish_building(self) -> None:
        """Build without pause: for pictures and tests."""
        assert self.sheet is not None
        self.sheet.settle()
        while self.sheet.working:
            self.sheet.work(1000)
        self.refresh()
        self.invalidate()

    def update(self, dt_ms: float) -> bool:
        """Build on while there is something to build, and print sharply when a gesture has come to rest."""
        sheet = self.sheet
        if sheet is None:
            return False
        self._rested += dt_ms
        if self._rested >= REST_MS:
            sheet.settle()
        if sheet.working:
            had = sheet.ready
            sheet.work(WORK_MS)
            if sheet.ready and not had:
                self.refresh()
                self.invalidate()
            elif not self.ready:
                self.invalidate(self._veil_rect())
        return sheet.working or (not sheet.ready)

    def refresh(self) -> None:
        """Paint what differs from before, and what moves above it."""
        sheet = self.sheet
        if sheet is None or sheet.whole is None:
            return
        for frame in (sheet.whole, sheet.near):
            if frame is not None:
                rects = frame.show(self._still_items(frame.scenery))
                if frame is sheet.frame():
                    self.mark(rects)
        if not sheet.ready:
            self.invalidate()
        self.refresh_over()

    def _still_items(self, scenery: Scenery) -> list[Item]:
        glows, places = scenery.lit(self.lit)
        return [
            *glows, *scenery.position(self.plain, self.hidden),
            *scenery.rings(lambda marks: marks.last_move(), self.last_moves), *places,
            *scenery.names(self.texts.names, self.plain), *self._deck_items(),
        ]

    def _deck_rect(self) -> Rect:
        size = self._cards.deck_size()
        x, y = (round_px(v * self.grid.u) for v in DECK_AT)
        return Rect(self.rect.x + x - size[0] // 2, self.rect.y + y - size[1] // 2, *size)

    def _deck_items(self) -> list[Item]:
        count = self.plain.get("deck_count")
        if count is None:
            return []
        rect = self._deck_rect().move(-self.rect.x, -self.rect.y)
        items = [Item(self._cards.deck(count), rect)]
        lines = [(str(count), "figure", 15), (self.texts.missions_left, "second", 33)]
        for text, style, below in lines:
            if text:
                made = self.look.print_fonts.text(text, style, self.theme.cream)
                items.append(item_at(made, (rect.centerx, rect.bottom + below * self.grid.u)))
        return items

    @property
    def scenery(self) -> Scenery:
        """What lies on the board, for the view as it is; only while there is a sharp picture of it."""
        frame = self.sheet.frame() if self.sheet is not None else None
        assert frame is not None
        return frame.scenery

    def over_items(self) -> list[Item]:
        scenery = self.scenery
        items = [line for line in (self._outline(group, scenery) for group in self.outlined) if line is not None]
        items += scenery.rings(lambda marks: marks.effect(), self.effects)
        spot = self.pointed_at()
        if spot is not None and spot != self.refused:
            items += scenery.rings(lambda marks: marks.hover(), (spot,))
        if self.refused:
            items += scenery.rings(lambda marks: marks.refused(), (self.refused,))
        for extra in self.extras.values():
            items += extra
        items += self._ghost_items(scenery)
        if spot is not None and spot.partition(":")[0] in (CASTLE, CATHEDRAL):
            items += self._majority(spot, scenery)
        return items

    def _outline(self, group: frozenset[str], scenery: Scenery) -> Item | None:
        key = (group, scenery.layout.key)
        if key not in self._outlines:
            if len(self._outlines) > 60:
                self._outlines.clear()
            self._outlines[key] = overlays.outline(
                self.plan, scenery.layout, group, self.theme.lit_ring, self.theme.copper
            )
        return self._outlines[key]

    def _majority(self, spot: str, scenery: Scenery) -> list[Item]:
        inside = Rect((0, 0), self.rect.size)
        key = ("majority", spot, scenery.layout.key, tuple(self.plain.get("tiles", {}).items()), self.liveries)
        if key not in self._outlines:
            layout = scenery.layout
            self._outlines[key] = overlays.majority(
                self.plan, self.look, self.plain, spot, self.liveries, scenery.middle(spot), layout.radius, inside
            )
        chip = self._outlines[key]
        return [chip] if chip is not None else []

    def _ghost_items(self, scenery: Scenery) -> list[Item]:
        if self.ghost is None:
            return []
        kind, seat, at = self.ghost
        x, y = scenery.middle(at) if isinstance(at, str) else (at[0] - self.rect.x, at[1] - self.rect.y)
        return air_items(scenery, kind, self.liveries[seat], (x, y), GHOST_LIFT)

    # drawing

    def draw_rough(self, surface: Surface) -> None:
        assert self.sheet is not None
        if self.sheet.whole is None:
            self._draw_veil(surface)
        else:
            self.sheet.rough(surface.subsurface(self.rect))

    def _veil_rect(self) -> Rect:
        box = Rect(0, 0, self.grid.px(240), self.grid.px(12))
        box.center = self.rect.center
        return box

    def _draw_veil(self, surface: Surface) -> None:
        """The sea at dusk and a thin bar, for the moment in which the land is painted."""
        assert self.sheet is not None
        colours = palette_for(self.theme)
        surface.fill(colours.deep, self.rect)
        bar = self._veil_rect()
        pygame.draw.rect(surface, colours.sea, bar, border_radius=bar.h // 2)
        done = Rect(bar.x, bar.y, max(bar.h, round_px(bar.w * self.sheet.progress)), bar.h)
        pygame.draw.rect(surface, colours.chart, done, border_radius=bar.h // 2)


def air_items(scenery: Scenery, kind: str, livery: Livery, at: Point, lift: float) -> list[Item]:
    """A tile in the air with its shadow: the higher, the farther away the shadow."""
    unit = scenery.layout.scale
    x, y = at
    dx, dy = scenery.pieces.shadow_shift(in_air=True)
    share = min(1.0, lift / 10)
    return [
        item_at(scenery.pieces.shadow(in_air=True), (x + dx * (0.4 + share), y + dy * (0.3 + share))),
        item_at(scenery.pieces.tile(kind, livery), (x, y - lift * unit)),
        item_at(scenery.marks.selected(), (x, y - lift * unit)),
    ]
