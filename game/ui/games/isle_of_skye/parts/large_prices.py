"""Pricing with large type: one tile large with its price beside it; the others and those of the rivals are tabs."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from pygame import Surface

from game.ui.events import LEFT, Event, Pointer
from game.ui.fonts import StyleLike
from game.ui.games.isle_of_skye import table
from game.ui.games.isle_of_skye.parts.coins import CoinRow
from game.ui.games.isle_of_skye.parts.large_gains import LargeGains
from game.ui.games.isle_of_skye.parts.price_card import CardButton, Price, PriceCard, PriceFace
from game.ui.games.isle_of_skye.parts.price_screen import PriceScreen
from game.ui.games.isle_of_skye.parts.rival_strip import Rival, Strip
from game.ui.games.isle_of_skye.parts.ruler import Ruler
from game.ui.games.isle_of_skye.parts.tile_face import TileFace
from game.ui.kinds.part import Point
from game.ui.widget import At
from game.ui.widgets import Icon, Label, Panel, Paragraph, Sign

if TYPE_CHECKING:
    from game.table.shown import PartSpec
    from game.ui.kinds.part import Host

_X, _WIDE = 408.0, 328.0
_TABS: tuple[float, float, float] = (50.0, 94.0, 6.0)
"""y and height of the tabs, and the gap between them."""
_CARD: At = (_X, 150.0, _WIDE, 382.0)
_TILE, _SIDE = 119.0, 150.0
RIVALS = -1


class LargeRuler(Ruler):
    sign, below, end = 20.0, 22.0, 14.0

    def ticks(self) -> StyleLike:
        return "caption"


class LargeCard(PriceCard):
    """Name and tile, its price beside it, what it brings everybody, and the ruler below."""

    def __init__(self, page: PriceScreen, at: At, seats: int) -> None:
        Panel.__init__(self, at, radius=8, pin="right")
        self.page, self.tile, self.axed = page, "", False
        add, word, wide = self.add, page.word, at[2]
        room = wide - _SIDE - 12
        self.face = add(PriceFace((12, 53, _TILE, _TILE), "tile:", page.host))
        self.face.card = self
        self.name_of = add(Label((12, 2, wide - 24, 41), "", "game"))
        self.price = add(Price((_SIDE + 8, 52, room - 16, 52), "", "score", align="centre"))
        self.minus = self._button((_SIDE, 116, room / 2 - 4, 54), self.less, "minus", word("less"))
        self.plus = self._button((_SIDE + room / 2 + 4, 116, room / 2 - 4, 54), self.more, "plus", word("more"))
        self.coins = add(CoinRow((12, 180, wide - 24, 24), units=22, dragged=self._dragged))
        self.best = add(Label((12, 208, wide - 24, 30), word("best"), "second", "muted"))
        step = (wide - 24) / 3
        spots = [(12 + n % 3 * step, 242.0 + n // 3 * 34) for n in range(seats)]
        self.signs = [add(Sign((x, y + 3, 24, 24), 0)) for x, y in spots]
        self.gains = [add(Label((x + 32, y, step - 36, 32), "", "stat")) for x, y in spots]
        self.ruler = add(LargeRuler((12, 314, wide - 24, 64), self.set_price, word("ruler")))
        self.priced = [self.minus, self.plus, self.price, self.ruler, self.coins]
        instead = CardButton((12, 322, wide - 24, 50), word("price_instead"), self._lift, style="body_bold")
        instead.card = self
        self.gone = [add(Paragraph((_SIDE, 44, room, 140), word("goes_text"), "body", "muted")), add(instead)]


class LargeRival(Rival):
    """Name and the most that can be paid; below it the three tiles, each with what it would bring beside it."""

    def __init__(self, page: PriceScreen, y: float, wide: float, high: float) -> None:
        Panel.__init__(self, (0, y, wide, high), kind="waiting", radius=6)
        self.page = page
        tip, step, side = page.word("most_tip"), (wide - 12) / 3, min(62.0, high - 40)
        self.sign = self.add(Sign((10, 6, 24, 24), 0))
        self.name_of = self.add(Label((42, 3, wide - 140, 32), "", "body_bold"))
        self.coin = self.add(Icon((wide - 84, 6, 26, 26), "coin", "chip", tooltip=tip))
        self.captions = []
        self.most = self.add(Label((wide - 54, 3, 46, 32), "", "stat", tooltip=tip))
        spots = [10 + n * step for n in range(3)]
        self.faces = [self.add(TileFace((x, 36, side, side), "tile:", page.host)) for x in spots]
        self.gains = [self.add(Label((x + side + 5, 36, step - side - 5, side), "", "stat")) for x in spots]


class LargeRivals(Strip):
    def __init__(self, page: PriceScreen, at: At, seats: int) -> None:
        super().__init__(at, pin="right")
        self.page = page
        high = (at[3] + 6) / max(2, seats - 1) - 6
        self.rivals = [self.add(LargeRival(page, n * (high + 6), at[2], high)) for n in range(seats - 1)]


class Tab(Panel):
    """Opens one tile, shown with its price; the last one opens the tiles of the rivals, shown by their signs.

    While it is pointed at, its tile is: what that would bring is told without opening it.
    """

    focusable = True

    def __init__(self, at: At, page: LargePriceScreen, number: int, open_it: Callable[[int], object]) -> None:
        super().__init__(at, radius=7, pin="right", name=f"price_tab:{number}")
        self.page, self.number, self.open_it = page, number, open_it
        self.tile, self.price, self.axed = "", 0, False
        self.signs: tuple[int, ...] = ()
        self.passed_by = True

    def handle(self, event: Event) -> bool:
        if isinstance(event, Pointer) and event.kind == "click" and event.button == LEFT:
            self.open_it(self.number)
        return isinstance(event, Pointer) and event.kind in ("click", "down", "up")

    def hover_changed(self) -> None:
        super().hover_changed()
        tile = f"tile:{self.tile}" if self.highlighted and self.tile else ""
        self.page.host.point(tile, by_key=self.focused and not self.hovered)

    def press(self) -> bool:
        self.open_it(self.number)
        return True

    def draw(self, surface: Surface) -> None:
        super().draw(surface)
        grid, rect = self.grid, self.rect
        if self.number == RIVALS:
            for n, sign in enumerate(self.signs):
                rows = (len(self.signs) + 1) // 2
                x, y = rect.x + rect.w * (1 + 2 * (n % 2)) // 4, rect.y + rect.h * (1 + 2 * (n // 2)) // (2 * rows)
                self.look.signs.draw(surface, sign, 26, (x, y))
        elif self.tile:
            made = table.tile_on_paper(self.look, self.tile, 48, axed=self.axed)
            surface.blit(
                made, made.get_rect(midtop=(rect.centerx, rect.y + grid.px(7) - table.paper_reach(self.look)))
            )
            told = "–" if self.axed or not self.price else str(self.price)
            style = self.fonts.low("stat", grid.px(34))
            place = rect.centerx, rect.bottom - grid.px(19)
            self.fonts.draw(surface, told, style, self.theme.ink, place, "centre", rect.w)


class LargePriceScreen(PriceScreen):
    needs = PriceScreen.needs
    beside = 748.0 - _X
    gains_kind = LargeGains
    foot = 16.0

    def __init__(self, spec: PartSpec, host: Host, name: str) -> None:
        super().__init__(spec, host, name)
        self.tabs: list[Tab] = []
        self.number = 0
        self._hinted: tuple[str, ...] = ()
        self._tiles: tuple[str, ...] = ()

    def build_cards(self, seats: int) -> None:
        self.cards = [self.page.add(LargeCard(self, _CARD, seats)) for _ in range(3)]
        self.strip = self.page.add(LargeRivals(self, _CARD, seats))
        y, high, gap = _TABS
        wide = (_WIDE + gap) / 4 - gap
        numbers = (0, 1, 2, RIVALS)
        places = [(_X + n * (wide + gap), y, wide, high) for n in range(4)]
        self.tabs = [
            self.page.add(Tab(at, self, number, self.open_tab)) for at, number in zip(places, numbers, strict=True)
        ]

    def open_tab(self, number: int) -> None:
        self.number = number
        self.opened()
        if number != RIVALS and self.root is not None and self.root.focus in [card.face for card in self.cards]:
            self.root.set_focus(self.cards[number].face, visible=self.root.focus_visible)

    def opened(self) -> None:
        """The tab that is open, and on each tab how its tile stands."""
        page, strip = self.drafting, self.strip
        assert strip is not None
        if page is not None and page.tiles != self._tiles:  # whoever comes to three tiles begins with the first
            self._tiles, self.number = page.tiles, 0
        if page is not None and self.seen.advised != self._hinted:
            self._hinted = self.seen.advised
            self.number = next((n for n, tile in enumerate(page.tiles) if self.is_advised(tile)), self.number)
        for number, card in enumerate(self.cards):
            card.set(visible=page is not None and number == self.number)
        strip.set(visible=page is not None and self.number == RIVALS)
        for tab in self.tabs:
            tab.set(visible=page is not None, lit=tab.number == self.number)
            if page is None or tab.number == RIVALS:
                own = self.seen.viewer
                tab.set(signs=tuple(sign for seat, sign in enumerate(self.seen.signs) if seat != own))
                continue
            tile = page.tiles[tab.number] if tab.number < len(page.tiles) else ""
            tab.set(tile=tile, price=page.price(tile) if tile else 0, axed=tile != "" and page.axed == tile)

    def next_lit(self, step: int, *, anew: bool) -> bool:
        """From tile to tile, each opened in turn."""
        root = self.root
        if root is None or not self.visible or self.drafting is None:
            return False
        here = next((n for n, card in enumerate(self.cards) if card.face is root.focus and not anew), None)
        to = (0 if step > 0 else len(self.cards) - 1) if here is None else here + step
        if not 0 <= to < len(self.cards):
            return False
        self.number = to
        self.opened()
        root.set_focus(self.cards[to].face, visible=True)
        return True

    def _card_at(self, pos: Point) -> PriceCard | None:
        """What is let go on a tab is meant for its tile."""
        tab = next((one for one in self.tabs if one.visible and one.rect.collidepoint(pos)), None)
        if tab is not None and tab.number != RIVALS:
            return self.cards[tab.number]
        return super()._card_at(pos)

    def anchor(self, component: str) -> Point | None:
        """Of a tile that is not open: its tab."""
        found = super().anchor(component)
        if found is not None or not self.visible or self.drafting is None:
            return found
        own = next((tab for tab in self.tabs if component == f"tile:{tab.tile}" and tab.tile), None)
        rival = any(
            face.component == component for one in (self.strip.rivals if self.strip else ()) for face in one.faces
        )
        tab = own or (self.tabs[-1] if rival else None)
        return tab.rect.center if tab is not None else None
