"""One of the tiles behind the screen: what it would bring everybody, its price on a ruler, or the axe."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pygame import Surface

from game.table.shown import KeyTold
from game.ui.events import LEFT, Event, Key, Pointer
from game.ui.games.isle_of_skye import table
from game.ui.games.isle_of_skye.parts.coins import COIN, CoinRow
from game.ui.games.isle_of_skye.parts.pricing import AXE, Pricing
from game.ui.games.isle_of_skye.parts.ruler import Ruler
from game.ui.games.isle_of_skye.parts.tile_face import TileFace
from game.ui.kinds.part import Point
from game.ui.kinds.spot import Spot
from game.ui.widget import At, Widget
from game.ui.widgets import Button, Label, Panel, Paragraph, Sign

if TYPE_CHECKING:
    from game.ui.games.isle_of_skye.parts.price_screen import PriceScreen

WIDE, HIGH = 228.0, 154.0
_TILE = 84.0
_X = 104.0
_UP, _DOWN, _NONE = ("+", "=", "[+]"), ("-", "[-]"), ("backspace", "delete")
_BESIDE = {"down": 1, "right": 1, "up": -1, "left": -1}


def price_keys(page: PriceScreen) -> tuple[KeyTold, ...]:
    """As PriceFace hears them."""
    return (
        KeyTold(page.host.text("table.fixed_key.walk.key"), page.word("key_walk"), ("walk",)),
        KeyTold("+  –", page.word("key_price"), ("zoom_in", "zoom_out")),
        KeyTold("0 – 9", page.word("key_figures"), ("zoom_fit",)),
        KeyTold("", page.word("key_axe"), ("mark",)),
    )


class PriceFace(TileFace):
    """Click, Enter or X puts the axe on it; plus, minus and figures change the price, arrows go to the next tile.

    At the first and the last the ring stays: an arrow too many is not to lead out among the rivals.
    """

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
        if event.name in _BESIDE:
            page.next_lit(_BESIDE[event.name], anew=False)
            return True
        if figure.isdecimal():
            return page.put(f"figure:{int(figure)}", card.tile)
        if event.name in _NONE:
            return page.put("gold:0", card.tile)
        return event.chord == "space" and not event.repeat and page.put(AXE, card.tile)


class CardButton(Button):
    """While it is pointed at, its tile is."""

    card: PriceCard

    def hover_changed(self) -> None:
        super().hover_changed()
        self.card.page.host.point(self.card.face.component if self.highlighted else "")


class AxeToken(Spot):
    """The axe while it lies on no tile: dragged onto the one that goes."""

    bleed = 8.0

    def __init__(self, at: At, page: PriceScreen, *, pin: str = "left top") -> None:
        super().__init__(at, AXE, page.host, radius=20)
        self.pin = pin
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


class Price(Label):
    """The figure itself, so that a frame can be around it."""

    component = ""


class PriceCard(Panel):
    def __init__(self, page: PriceScreen, at: At, seats: int) -> None:
        super().__init__(at, radius=8, pin="right")
        self.page = page
        self.tile = ""
        self.axed = False
        wide, word = at[2], page.word
        self.face = self.add(PriceFace((10, 10, _TILE, _TILE), "tile:", page.host))
        self.face.card = self
        self.name_of = self.add(Label((_X, 6, wide - _X - 8, 20), "", "second_serif"))
        self.best = self.add(Label((_X, 26, wide - _X - 8, 16), word("best"), "caption", "muted"))
        self._add_gains(seats, wide)
        self.minus = self._button((_X, 76, 32, 30), self.less, "minus", word("less"))
        self.plus = self._button((wide - 42, 76, 32, 30), self.more, "plus", word("more"))
        self.price = self.add(Price((_X + 39, 76, wide - _X - 88, 30), "", "score", align="centre"))
        self.ruler = self.add(Ruler((10, 109, wide - 20, 40), self.set_price, word("ruler")))
        self.coins = self.add(CoinRow((11, 95, _TILE, 14), units=13, dragged=self._dragged))
        self.priced: list[Widget] = [self.minus, self.plus, self.price, self.ruler, self.coins]
        instead = CardButton((10, 112, wide - 20, 32), word("price_instead"), self._lift, style="second_bold")
        instead.card = self
        self.gone: list[Widget] = [
            self.add(
                Paragraph((_X, 63 + 16 * ((seats - 1) // 3), wide - _X - 8, 34), word("goes_text"), "second", "muted")
            ),
            self.add(instead),
        ]

    def _button(self, at: At, does: object, icon: str, tip: str) -> CardButton:
        made = self.add(CardButton(at, "", does, icon=icon, tooltip=tip))  # type: ignore[arg-type]
        made.card = self
        return made

    def _add_gains(self, seats: int, wide: float) -> None:
        """Signs with what the tile would bring each clan: three in a row."""
        columns = min(3, seats)
        step = (wide - _X - 6) / columns
        spots = [(_X + n % columns * step, 43.0 + n // columns * 16) for n in range(seats)]
        self.signs = [self.add(Sign((x, y + 1, 13, 13), 0)) for x, y in spots]
        self.gains = [self.add(Label((x + 15, y - 1, step - 16, 17), "", "second_bold")) for x, y in spots]

    # by hand

    def handle(self, event: Event) -> bool:
        """The wheel changes the price."""
        if isinstance(event, Pointer) and event.kind == "wheel" and not event.ctrl and event.wheel[1]:
            return self.more() if event.wheel[1] > 0 else self.less()
        return False

    def less(self) -> bool:
        return self.page.put(f"{COIN}1", off=self.tile)

    def more(self) -> bool:
        return self.page.put(f"{COIN}1", self.tile)

    def set_price(self, price: int) -> bool:
        return self.page.put(f"gold:{price}", self.tile)

    def _lift(self) -> bool:
        return self.page.put(AXE, self.tile)

    def _dragged(self, value: int, pos: Point, dropped: bool) -> None:
        self.page.coin_dragged(self.tile, value, pos, dropped)

    # what is shown

    def show(self, tile: str, draft: Pricing) -> None:
        """Everything of one tile as it is entered so far."""
        page = self.page
        self.tile, self.axed = tile, draft.axed == tile
        goes = page.axe_advised == tile and not self.axed
        self.face.set(component=f"tile:{tile}", axed=self.axed, may_go=goes)
        self.name_of.set(text=page.host.name(f"tile:{tile}"))
        price, word = draft.price(tile), page.word
        for widget in self.priced:
            widget.set(visible=not self.axed)
        for widget in self.gone:
            widget.set(visible=self.axed)
        self.set(kind="waiting" if self.axed else "paper", lit=page.is_advised(tile))
        advised = page.price_advised[1] if page.price_advised[0] == tile else 0
        text = str(price) if price else "–"
        if advised and advised != price:  # a ghost of what would stand there
            text = f"{price} › {advised}" if price else str(advised)
        self.price.set(text=text, colour_name="copper" if advised else "ink", component=f"price:{tile}")
        self.coins.set(gold=price)
        most = draft.highest(tile)
        self.minus.set_enabled(price > 0, word("at_least"))
        self.plus.set_enabled(price < most, word("no_gold"))
        self.ruler.set(price=price, most=most, limits=page.limits(), ghost=advised)
        self._show_best(tile)

    def _show_best(self, tile: str) -> None:
        shown = self.page.seen
        found = shown.figures.brings.get(f"tile:{tile}", ())
        told = bool(found)
        self.best.set(visible=told)
        for seat, (sign, label) in enumerate(zip(self.signs, self.gains, strict=True)):
            gain = found[seat] if told else 0
            sign.set(visible=told, player=shown.signs[seat] if seat < len(shown.signs) else seat)
            label.set(visible=told, text=f"+{gain}" if gain else "0", colour_name="gain_text" if gain else "muted")

    def holds(self, pos: Point) -> bool:
        return bool(self.visible and self.rect.collidepoint(pos))
