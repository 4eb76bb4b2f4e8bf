"""One of the tiles behind the screen: what it would bring everybody, its price with the coins on it, or the axe."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pygame import Surface

from game.ui.events import LEFT, Event, Key, Pointer
from game.ui.games.isle_of_skye import table
from game.ui.games.isle_of_skye.parts.coins import COIN, CoinRow
from game.ui.games.isle_of_skye.parts.pricing import AXE, Pricing
from game.ui.games.isle_of_skye.parts.tile_face import TileFace
from game.ui.kinds.part import Point
from game.ui.kinds.spot import Spot
from game.ui.widget import At, Widget
from game.ui.widgets import Button, Label, Line, Panel, Paragraph, Sign

if TYPE_CHECKING:
    from game.ui.games.isle_of_skye.parts.price_screen import PriceScreen

WIDE, HIGH = 232.0, 306.0
_TILE = 150.0
_UP, _DOWN, _NONE = ("up", "+", "=", "[+]"), ("down", "-", "[-]"), ("backspace", "delete")


class PriceFace(TileFace):
    """Click or X puts the axe on it; up, down and figures change the price."""

    card: PriceCard

    def handle(self, event: Event) -> bool:
        card, page = self.card, self.card.page
        if isinstance(event, Pointer) and event.button == LEFT and event.kind == "click":
            return page.put(AXE, card.tile)
        if isinstance(event, Pointer) and event.kind in ("drag", "drop"):
            return page.carry_axe(event.pos, card.tile, event.kind == "drop")
        if isinstance(event, Key) and not event.ctrl and not event.alt:
            return self._key(event)
        return isinstance(event, Pointer) and event.kind != "wheel"

    def _key(self, event: Key) -> bool:
        card, page = self.card, self.card.page
        figure = event.name.strip("[]")
        if event.name in _UP or event.name in _DOWN:
            return card.more() if event.name in _UP else card.less()
        if figure.isdecimal():
            return page.put(f"figure:{int(figure)}", card.tile)
        if event.name in _NONE:
            return page.put("gold:0", card.tile)
        return event.chord == "space" and not event.repeat and page.put(AXE, card.tile)


class AxeToken(Spot):
    """The axe while it lies on no tile: dragged onto the one that goes."""

    bleed = 8.0

    def __init__(self, at: At, page: PriceScreen) -> None:
        super().__init__(at, AXE, page.host, radius=20)
        self.page = page
        self.lifted = False
        self.tooltip = page.word("axe_tip")

    def handle(self, event: Event) -> bool:
        if isinstance(event, Pointer) and event.kind in ("drag", "drop"):
            return self.page.carry_axe(event.pos, "", event.kind == "drop")
        return super().handle(event)

    def draw(self, surface: Surface) -> None:
        if self.lifted:
            return
        axe = table.axe(self.look, self.at[2])
        middle = self.rect.center
        surface.blit(axe.picture, (middle[0] - round(axe.middle[0]), middle[1] - round(axe.middle[1])))
        super().draw(surface)


class PriceCard(Panel):
    def __init__(self, page: PriceScreen, at: tuple[float, float, float, float], seats: int) -> None:
        super().__init__(at)
        self.page = page
        self.tile = ""
        self.axed = False
        word, world = page.word, page.spec.world
        self.face = self.add(PriceFace((14, 14, _TILE, _TILE), "tile:", page.host, world))
        self.face.card = self
        self.best = self.add(Label((166, 14, 60, 18), word("best"), "caption", "muted", "centre"))
        step = 29 if seats <= 4 else 25
        self.signs = [self.add(Sign((172, 36 + n * step, 16, 16), n)) for n in range(seats)]
        self.gains = [self.add(Label((188, 34 + n * step, 32, 20), "", "stat", align="right")) for n in range(seats)]
        self.priced: list[Widget] = [self.add(Line((14, 173, WIDE - 28, 1)))]
        self.priced += [self.add(Label((14, 186, 48, 28), word("price"), "body_bold", "muted"))]
        self.minus = self.add(Button((64, 182, 36, 36), "", self.less, icon="minus", tooltip=word("less")))
        self.plus = self.add(Button((182, 182, 36, 36), "", self.more, icon="plus", tooltip=word("more")))
        self.price = self.add(Label((102, 182, 78, 36), "", "score", align="centre"))
        self.coins = self.add(CoinRow((16, 224, 128, 34), world, units=27, dragged=self._dragged))
        self.staked = self.add(Label((146, 231, 74, 20), word("staked"), "second", "muted", "right"))
        self.priced += [self.minus, self.plus, self.price, self.coins, self.staked]
        self.priced += [self.add(Line((14, 262, WIDE - 28, 1)))]
        self.sold = self.add(Label((14, 266, WIDE - 28, 18), "", "second_bold", "gain_text"))
        self.unsold = self.add(Label((14, 284, WIDE - 28, 18), "", "second", "ink"))
        self.priced += [self.sold, self.unsold]
        self.gone: list[Widget] = [
            self.add(Label((14, 180, WIDE - 28, 24), word("goes"), "body_bold")),
            self.add(Paragraph((14, 208, WIDE - 28, 44), word("goes_text"), "second", "muted")),
            self.add(Button((14, 262, WIDE - 28, 32), word("price_instead"), self._lift, style="body_bold")),
        ]

    def less(self) -> bool:
        return self.page.put(f"{COIN}1", off=self.tile)

    def more(self) -> bool:
        return self.page.put(f"{COIN}1", self.tile)

    def _lift(self) -> bool:
        return self.page.put(AXE, self.tile)

    def _dragged(self, value: int, pos: Point, dropped: bool) -> None:
        self.page.coin_dragged(self.tile, value, pos, dropped)

    def show(self, tile: str, draft: Pricing) -> None:
        """Everything of one tile as it is entered so far."""
        page = self.page
        self.tile, self.axed = tile, draft.axed == tile
        self.face.set(component=f"tile:{tile}", axed=self.axed)
        price, word = draft.price(tile), page.word
        for widget in self.priced:
            widget.set(visible=not self.axed)
        for widget in self.gone:
            widget.set(visible=self.axed)
        self.set(kind="waiting" if self.axed else "paper")
        self.price.set(text=str(price) if price else "–")
        self.coins.set(gold=price)
        self.staked.set(visible=not self.axed and price > 0)
        most = draft.highest(tile)
        self.minus.set_enabled(price > 0, word("at_least"))
        self.plus.set_enabled(price < most, word("no_gold"))
        self.sold.set(text=word("sold", price=price) if price else word("unpriced"),
                      colour_name="gain_text" if price else "muted")
        self.unsold.set(text=word("unsold", price=price) if price else "")
        self._show_best(tile)

    def _show_best(self, tile: str) -> None:
        shown = self.page.seen
        found = [shown.gauges.get(f"best:tile:{tile}:{seat}") for seat in range(len(self.signs))]
        told = all(gain is not None for gain in found)
        self.best.set(visible=told)
        for seat, (sign, label) in enumerate(zip(self.signs, self.gains, strict=True)):
            gain = found[seat]
            sign.set(visible=told, player=shown.signs[seat] if seat < len(shown.signs) else seat)
            label.set(visible=told, text=f"+{gain}" if gain else "0", colour_name="gain_text" if gain else "muted")

    def holds(self, pos: Point) -> bool:
        return bool(self.visible and self.rect.collidepoint(pos))
