"""What a board shows: a position and marks on a printed sheet. Redraws only the pixels that changed.

It knows no rule: what is lit, refused or part of an effect is told by the scene. Pointing and zoom: board_view.py.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any

from pygame import Rect

from game.games.rebirth.shown import ShownRebirth
from game.ui.boards.printed_board import PrintedBoard
from game.ui.boards.shown import Place
from game.ui.boards.stirring import Stir
from game.ui.games.rebirth import overlays
from game.ui.games.rebirth.board_sheet import BoardSheet
from game.ui.games.rebirth.cards import Cards
from game.ui.games.rebirth.chart import Texts
from game.ui.games.rebirth.layout import SHEET_AT, Layout
from game.ui.games.rebirth.palette import palette_for
from game.ui.games.rebirth.plan import CASTLE, CATHEDRAL, BoardPlan
from game.ui.games.rebirth.scenery import Scenery
from game.ui.games.rebirth.stirs import stirs_of
from game.ui.grid import round_px
from game.ui.items import Item, item_at
from game.ui.shapes import Point
from game.ui.signs import Livery
from game.ui.theme import Colour

DECK = "deck"
DECK_AT = (58.0, 144.0)
GHOST_LIFT = 4.5


class BoardPicture(PrintedBoard[Layout, Scenery]):
    sheet: BoardSheet | None
    position: ShownRebirth

    def __init__(
        self, plan: BoardPlan, texts: Texts, liveries: Sequence[Livery], *, cache: Path | None = None, **placing: Any
    ) -> None:
        super().__init__(SHEET_AT, **placing)
        self.position = ShownRebirth()
        self.plan = plan
        self.texts = texts
        self.liveries = tuple(liveries)
        self.cache = cache
        self.lit: tuple[str, ...] = ()
        self.ghost: tuple[str, int, Place] | None = None
        self._outlines: dict[tuple[object, ...], Item | None] = {}

    # what the scene says

    def set_lit(self, components: Iterable[str]) -> None:
        self.lit = tuple(sorted(components))
        self.refresh()

    def set_ghost(self, kind: str | None, seat: int = 0, at: Place = (0, 0)) -> None:
        """A tile held in the air over a place or at a point of the screen; None takes it away."""
        self.ghost = None if kind is None else (kind, seat, at)
        self.refresh_over()

    # making the picture

    def made_sheet(self) -> BoardSheet:
        self._cards = Cards(self.look)
        self._outlines.clear()
        return BoardSheet(self.plan, self.look, self.texts, self.liveries, self.rect.copy(), self.cache)

    def veil(self) -> tuple[Colour, Colour, Colour]:
        """The sea at dusk."""
        colours = palette_for(self.theme)
        return colours.deep, colours.sea, colours.chart

    def set_liveries(self, liveries: Sequence[Livery]) -> None:
        self.liveries = tuple(liveries)
        if self.sheet is not None:
            for frame in (self.sheet.whole, self.sheet.near):
                if frame is not None:
                    frame.scenery.liveries = self.liveries
            self.sheet.liveries = self.liveries
            self.refresh()

    def still_items(self, scenery: Scenery) -> list[Item]:
        glows, places = scenery.lit(self.lit)
        return [
            *glows,
            *scenery.tiles(self.position, self.hidden),
            *scenery.rings(lambda marks: marks.last_move(), self.last_moves),
            *places,
            *scenery.landmarks(self.position, self.hidden),
            *scenery.names(self.texts.names, self.position),
            *self._deck_items(),
        ]

    def _deck_rect(self) -> Rect:
        size = self._cards.deck_size()
        x, y = (round_px(v * self.grid.u) for v in DECK_AT)
        return Rect(self.rect.x + x - size[0] // 2, self.rect.y + y - size[1] // 2, *size)

    def _deck_items(self) -> list[Item]:
        count = self.position.deck_count
        if count is None:
            return []
        rect = self._deck_rect().move(-self.rect.x, -self.rect.y)
        items = [Item(self._cards.deck(count), rect)]
        lines = [(str(count), "figure", 15), (self.texts.missions_left, "second", 33)]
        for text, style, below in lines:
            if text:
                made = self.look.print_fonts.text(text, style, self.theme.cream)
                items.append(item_at(made, (rect.centerx, rect.bottom + below * self.grid.u)))
        if self.camera != self.fitted():  # land may come under it then, on which its words cannot be read
            whole = items[0].rect.unionall([item.rect for item in items[1:]])
            items.insert(0, self._cards.plate(whole.inflate(self.grid.px(16), self.grid.px(14))))
        return items

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

    def things(self, scenery: Scenery, position: ShownRebirth, lit: tuple[str, ...]) -> list[Item]:
        return [*scenery.position(position), *scenery.rings(lambda marks: marks.effect(), lit)]

    def sights(self) -> tuple[str, ...]:
        """From the northernmost castle to the southernmost."""
        castles = sorted((one for one in self.plan.hexes if one.kind == CASTLE), key=lambda one: (one.row, one.col))
        return tuple(castles[at].id for at in (0, len(castles) // 2, -1))

    def stirring(self) -> list[Stir]:
        return stirs_of(self.plan, self.camera, self.look, self.position.castles, self.liveries)

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
        key = ("majority", spot, scenery.layout.key, tuple(self.position.tiles.items()), self.liveries)
        if key not in self._outlines:
            layout = scenery.layout
            self._outlines[key] = overlays.majority(
                self.plan, self.look, self.position, spot, self.liveries, scenery.middle(spot), layout.radius, inside
            )
        chip = self._outlines[key]
        return [chip] if chip is not None else []

    def _ghost_items(self, scenery: Scenery) -> list[Item]:
        if self.ghost is None:
            return []
        kind, seat, at = self.ghost
        x, y = scenery.middle(at) if isinstance(at, str) else (at[0] - self.rect.x, at[1] - self.rect.y)
        return air_items(scenery, kind, self.liveries[seat], (x, y), GHOST_LIFT)


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
