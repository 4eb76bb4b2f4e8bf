"""A player's screen, folded around three tiles: one gets the axe, the others a price; the primary button seals.

It keeps nothing itself and knows no rule of prices: it says what was put where, and draws the page it is shown.
"""

from __future__ import annotations

from pygame import Surface

from game.table.shown import PartSpec, Shown, Told
from game.ui.games.isle_of_skye import table
from game.ui.games.isle_of_skye.parts.coins import COIN, coin_in
from game.ui.games.isle_of_skye.parts.price_card import HIGH, WIDE, AxeToken, PriceCard
from game.ui.games.isle_of_skye.parts.price_notes import OrderPanel, ScrollPanel
from game.ui.games.isle_of_skye.parts.price_others import OthersPage, ScreenBack
from game.ui.games.isle_of_skye.parts.pricing import AXE, Pricing, pricing_of
from game.ui.games.isle_of_skye.parts.tile_face import TileFace
from game.ui.games.isle_of_skye.parts.tile_words import scroll_told, symbols_told
from game.ui.grid import Grid
from game.ui.kinds.part import Host, Part, Point
from game.ui.widget import Widget
from game.ui.widgets import Label, Sign

_PAGE = 748.0, 540.0
_TILES = 3
_SCREEN = (14.0, 10.0, 720.0, 78.0)


class PriceScreen(Part):
    contains = True
    bleed = 22.0
    needs = {"": (
        "no_scrolls", "done", "sets", "title", "sealed", "only", "order", "open_only", "scrolls",
        "income", "scroll", "about_tile", "axe_tip", "best", "price", "less", "more", "staked", "sold",
        "unsold", "unpriced", "no_gold", "at_least", "goes", "goes_text", "price_instead",
    )}

    def __init__(self, spec: PartSpec, host: Host, name: str) -> None:
        super().__init__(spec, host, name)
        self.drafting: Pricing | None = None
        """The page of whoever looks."""
        self.page = self.add(Widget((0, 0, *_PAGE), pin="centre middle"))
        self.screen = self.page.add(ScreenBack(_SCREEN, spec.world))
        x, y, w, _ = table.middle_panel(_SCREEN[2:])
        left, top = _SCREEN[0] + x + 16, _SCREEN[1] + y
        self.sign = self.page.add(Sign((left, top + 14, 34, 34), 0))
        self.title = self.page.add(Label((left + 44, top + 8, w - 70, 28), "", "card", "cream"))
        self.second = self.page.add(Label((left + 44, top + 36, w - 70, 20), "", "second", "cream"))
        self.axe = self.page.add(AxeToken((662, 26, 46, 46), self))
        self.cards: list[PriceCard] = []
        self.below: tuple[OrderPanel, ScrollPanel] | None = None
        self.others: OthersPage | None = None
        self._built_for = 0
        self._off = ""
        """The tile off which a coin is just being dragged."""

    # what the player does

    def put(self, what: str, on: str = "", off: str = "") -> bool:
        """Onto a tile, off one, or from one to another."""
        self.host.put(what, f"tile:{on}" if on else "", f"tile:{off}" if off else "")
        return True

    def command(self, name: str) -> bool:
        """X puts the axe on the tile that is pointed at or has the keyboard."""
        if name != "mark" or not self.visible:
            return False
        card = next((card for card in self.cards if card.face.highlighted), None)
        return card is not None and self.put(AXE, card.tile)

    def _card_at(self, pos: Point) -> PriceCard | None:
        return next((card for card in self.cards if card.holds(pos)), None)

    def _light(self, lit: PriceCard | None) -> None:
        for card in self.cards:
            card.set(lit=card is lit)

    def carry_axe(self, pos: Point, tile: str, dropped: bool) -> bool:
        """Dragging the axe from its tile, or from beside them, to another one."""
        if self.drafting is None or self.drafting.axed != tile:
            return True
        target = self._card_at(pos)
        goes = target is not None and target.tile != tile
        picture = None if dropped else table.axe(self.look, 56).picture
        self.host.carry(AXE, picture, pos)
        self.axe.set(lifted=not dropped and not tile)
        self._light(target if goes and not dropped else None)
        if dropped and goes and target is not None:
            self.put(AXE, target.tile)
        return True

    def coin_dragged(self, tile: str, value: int, pos: Point, dropped: bool) -> None:
        """A coin is taken off a tile: onto another one, or back into the purse."""
        self._off = tile
        self.host.carry(f"{COIN}{value}", None if dropped else table.coin(self.look, value, 34), pos)
        self._off = ""
        target = self._card_at(pos)
        moved = target is not None and target.tile != tile and not target.axed
        self._light(target if moved and not dropped else None)
        if not dropped or (target is not None and not moved):
            return
        self.put(f"{COIN}{value}", "" if target is None else target.tile, tile)

    def receive(self, piece: str, pos: Point, dropped: bool) -> bool:
        """Coins from the purse go onto a tile; those off a tile are dealt with where they are dragged."""
        value, target = coin_in(piece), self._card_at(pos)
        if self._off:
            return target is not None
        takes = bool(value) and target is not None and not target.axed
        self._light(target if takes and not dropped else None)
        if takes and dropped and target is not None:
            self.put(f"{COIN}{value}", target.tile)
        return takes

    # what is shown

    def drawn(self, shown: Shown) -> object:
        return (shown.viewer, shown.hidden, shown.phase, shown.page, shown.signs, shown.visit,
                str(shown.plain.get("offers")), str(shown.plain.get("sealed")),
                tuple(shown.gauges.items()))

    def changed(self) -> None:
        shown = self.seen
        if shown.phase not in self.spec.phases:
            return
        page = self.drafting = pricing_of(shown)
        self._build(shown.plain["seats"])
        own = page is not None
        assert self.below is not None
        for widget in (*self.cards, *self.below):
            widget.set(visible=own)
        assert self.others is not None
        self.others.set(visible=not own)
        self.axe.set(visible=page is not None and not page.axed)
        self.screen.set(visible=own, player=shown.signs[shown.viewer or 0])
        self.sign.set(visible=own, player=shown.signs[shown.viewer or 0])
        who = self.host.player(shown.viewer or 0)
        self.title.set(visible=own, text=self.word("title", who=who))
        sealed = page is not None and page.sealed
        self.second.set(visible=own, text=self.word("sealed" if sealed else "only", who=who))
        if page is not None:
            for card, tile in zip(self.cards, page.tiles, strict=False):
                card.show(tile, page)
            for panel in self.below:
                panel.show()
        else:
            self.others.show()

    def _build(self, seats: int) -> None:
        if self._built_for == seats:
            return
        self._built_for = seats
        for widget in (*self.cards, *(self.below or ()), *([self.others] if self.others is not None else ())):
            self.page.remove(widget)
        places = [(14 + n * 244, 92, WIDE, HIGH) for n in range(_TILES)]
        self.cards = [self.page.add(PriceCard(self, place, seats)) for place in places]
        self.others = self.page.add(OthersPage(self, seats))
        self.below = self.page.add(OrderPanel(self, seats)), self.page.add(ScrollPanel(self, seats))

    # what the table asks

    def anchor(self, component: str) -> Point | None:
        if not self.visible:
            return None
        return next((face.middle for face in self._faces() if face.component == component), None)

    def _faces(self) -> list[TileFace]:
        """Every tile that can be seen on the page."""
        found = [widget for widget in self.page.walk() if isinstance(widget, TileFace) and widget.shown]
        return sorted(found, key=lambda face: -face.at[2])

    def told(self, component: str) -> Told | None:
        """What is printed on a tile, and what its scroll counts."""
        if not self.visible or all(face.component != component for face in self._faces()):
            return None
        tile = component.removeprefix("tile:")
        scroll = scroll_told(self.host, self.spec.world, tile)
        own = any(card.visible and component == card.face.component for card in self.cards)
        text = scroll or (self.word("about_tile") if own else "")
        return Told(symbols_told(self.host, self.spec.world, tile), text)

    def arrange(self, grid: Grid) -> None:
        """The ground is drawn for the new size."""

    def draw(self, surface: Surface) -> None:
        self.materials.shadow(surface, self.rect, "board", 5)
        surface.blit(table.ground(self.look, self.rect.size), self.rect)
