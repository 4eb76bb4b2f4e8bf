"""One of the tiles behind the screen: what it would bring everybody, its price with the coins on it, or the axe."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pygame import Surface

from game.ui import shapes
from game.ui.events import LEFT, Event, Key, Pointer
from game.ui.kinds.coins import CoinRow
from game.ui.kinds.part import Point
from game.ui.kinds.spot import Spot
from game.ui.kinds.tile_face import TileFace
from game.ui.widget import At, Widget
from game.ui.widgets import Button, Icon, Label, Line, Panel, Paragraph, Sign

if TYPE_CHECKING:
    from game.ui.kinds.price_screen import PriceScreen

WIDE, HIGH = 232.0, 306.0
_TILE = 150.0
_UP, _DOWN = ("up", "+", "=", "[+]"), ("down", "-", "[-]")


class PriceFace(TileFace):
    """Click or X puts the axe on it; up and down change the price."""

    card: PriceCard

    def handle(self, event: Event) -> bool:
        card = self.card
        if isinstance(event, Pointer) and event.button == LEFT and event.kind == "click":
            return card.page.put_axe(card.tile)
        if isinstance(event, Pointer) and event.kind in ("drag", "drop"):
            return card.page.carry_axe(event.kind, event.pos, card.tile)
        if isinstance(event, Key) and event.name in _UP:
            return card.page.change(card.tile, 1)
        if isinstance(event, Key) and event.name in _DOWN:
            return card.page.change(card.tile, -1)
        if isinstance(event, Key) and event.chord == "space" and not event.repeat:
            return card.page.put_axe(card.tile)
        return isinstance(event, Pointer) and event.kind != "wheel"

    def draw(self, surface: Surface) -> None:
        super().draw(surface)
        if self.card.axed:
            self._draw_axe(surface)

    def _draw_axe(self, surface: Surface) -> None:
        side = self.grid.px(74)
        size, paper = self.rect.size, (*self.theme.paper, 255)
        veil = self.materials.kept(("veil", size), lambda: shapes.rounded(size, 0, (30, 24, 20, 150)))
        surface.blit(veil, self.rect)
        disc = self.materials.kept(("disc", side, paper), lambda: shapes.rounded((side, side), side // 2, paper))
        surface.blit(disc, disc.get_rect(center=self.rect.center))
        self.look.icons.draw(surface, "axe", 46, self.theme.chip, self.rect.center, self.theme.knock)


class AxeToken(Spot):
    """The axe while it lies on no tile: dragged onto the one that goes."""

    bleed = 8.0

    def __init__(self, at: At, page: PriceScreen) -> None:
        super().__init__(at, "axe", page.host, radius=20)
        self.page = page
        self.tooltip = page.word("axe_tip")

    def handle(self, event: Event) -> bool:
        if isinstance(event, Pointer) and event.kind in ("drag", "drop"):
            return self.page.carry_axe(event.kind, event.pos, "")
        return super().handle(event)

    def draw(self, surface: Surface) -> None:
        side, theme = self.rect.w, self.theme
        disc = self.materials.kept(
            ("disc", side, theme.paper), lambda: shapes.rounded((side, side), side // 2, (*theme.paper, 255))
        )
        surface.blit(disc, self.rect)
        self.look.icons.draw(surface, "axe", 28, theme.chip, self.rect.center, theme.knock)
        super().draw(surface)


class PriceCard(Panel):
    def __init__(self, page: PriceScreen, at: tuple[float, float, float, float], seats: int) -> None:
        super().__init__(at)
        self.page = page
        self.tile = ""
        self.axed = False
        word = page.word
        self.face = self.add(PriceFace((14, 14, _TILE, _TILE), "tile:", page.host))
        self.face.card = self
        self.best = self.add(Label((166, 14, 60, 18), word("best"), "caption", "muted", "centre"))
        step = 29 if seats <= 4 else 25
        self.signs = [self.add(Sign((172, 36 + n * step, 16, 16), n)) for n in range(seats)]
        self.gains = [self.add(Label((188, 34 + n * step, 32, 20), "", "stat", align="right")) for n in range(seats)]
        self.priced: list[Widget] = [self.add(Line((14, 173, WIDE - 28, 1)))]
        self.priced += [self.add(Label((14, 186, 48, 28), word("price"), "body_bold", "muted"))]
        self.minus = self.add(Button((64, 182, 36, 36), "", self._less, icon="minus", tooltip=word("less")))
        self.plus = self.add(Button((182, 182, 36, 36), "", self._more, icon="plus", tooltip=word("more")))
        self.price = self.add(Label((102, 182, 78, 36), "", "score", align="centre"))
        self.coins = self.add(CoinRow((16, 226, 112, 30), page.spec.world, units=25))
        self.staked = self.add(Label((132, 230, 90, 22), word("staked"), "second", "muted"))
        self.priced += [self.minus, self.plus, self.price, self.coins, self.staked]
        self.priced += [self.add(Line((14, 262, WIDE - 28, 1)))]
        self.sold = self.add(Label((14, 266, WIDE - 28, 18), "", "second_bold", "gain_text"))
        self.unsold = self.add(Label((14, 284, WIDE - 28, 18), "", "second", "ink"))
        self.priced += [self.sold, self.unsold]
        self.gone: list[Widget] = [
            self.add(Icon((14, 184, 24, 24), "axe", "chip", "knock")),
            self.add(Label((44, 184, WIDE - 58, 24), word("goes"), "body_bold")),
            self.add(Paragraph((14, 212, WIDE - 28, 40), word("goes_text"), "second", "muted")),
            self.add(Button((14, 262, WIDE - 28, 32), word("price_instead"), self._lift, style="body_bold")),
        ]

    def _less(self) -> None:
        self.page.change(self.tile, -1)

    def _more(self) -> None:
        self.page.change(self.tile, 1)

    def _lift(self) -> None:
        self.page.put_axe(self.tile)

    def show(self, tile: str) -> None:
        """Everything of one tile as the page's draft has it."""
        page, draft = self.page, self.page.drafting
        self.tile, self.axed = tile, draft.axed == tile
        self.face.set(component=f"tile:{tile}")
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
        self.face.invalidate()

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
        return bool(self.rect.collidepoint(pos))


