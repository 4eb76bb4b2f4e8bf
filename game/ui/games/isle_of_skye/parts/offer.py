"""One tile on offer: the tile with nothing over it, its price beside it, what it would bring at best; or who has it.

Whether whoever acts can pay is not to be seen, but while they look into their purse: they hold a key, or the button
of the mouse on the tile. Let go on it, the tile is bought.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from pygame import Surface

from game.ui.events import LEFT, Event, Pointer
from game.ui.games.isle_of_skye.parts.price_plate import PricePlate
from game.ui.games.isle_of_skye.parts.tile_face import TileFace
from game.ui.widget import At, Widget
from game.ui.widgets import Icon, Label, Panel, Sign

if TYPE_CHECKING:
    from game.ui.games.isle_of_skye.parts.offer_rows import OfferRows

_HOLD_MS = 260.0
"""Pressed longer than a click."""
_LARGEST = 84.0
_PLATE = 46.0
_BESIDE_RING = 8.0
"""The ring of the keyboard around a tile took the upright of a plus that stood close beside it: +2 read as -2."""
_COIN = 0.34
"""How much of its place the coin has: what is missing may have two digits."""
_LOW = 108.0
"""Lower places have the price beside the tile, not below it."""


class OfferFace(TileFace):
    """Held down it opens the purse."""

    _held_ms = -1.0

    def handle(self, event: Event) -> bool:
        if isinstance(event, Pointer):
            if event.kind == "down" and event.button == LEFT:
                self._held_ms = 0.0
                if self.root is not None:
                    self.root.animate(self)
            elif event.kind in ("up", "drop", "drag"):
                self.let_go()
        return super().handle(event)

    def update(self, dt_ms: float) -> bool:
        rough = super().update(dt_ms)
        if self._held_ms < 0:
            return rough
        self._held_ms += dt_ms
        if self._held_ms >= _HOLD_MS:
            self.host.look(True)
            self._held_ms = -1.0
        return rough or self._held_ms >= 0

    def let_go(self) -> None:
        self._held_ms = -1.0
        self.host.look(False)


class Offer(Panel):
    """One of the two places of a seat; it stays when its tile is sold."""

    def __init__(self, part: OfferRows, at: At) -> None:
        super().__init__(at, kind="inset", radius=6)
        self.part = part
        self.tile = ""
        self.lit = False
        wide, high = at[2:]
        low = high < _LOW
        self.side = min(_LARGEST, wide - (_PLATE + 8 if low else 12), high - (10 if low else 42))
        left = 5.0 if low else (wide - self.side) / 2
        top = (high - self.side) / 2 if low else 5.0
        self.face = self.add(OfferFace((left, top, self.side, self.side), "tile:", part.host))
        x, y = (self.side + 7, high / 2 - 25) if low else (6.0, self.side + 9)
        room = wide - x - 3
        plate = (x, y, min(_PLATE, room), 26.0)
        self.plate = self.add(PricePlate(plate, 0))
        gain = (
            (x + _BESIDE_RING, y + 28, room - _BESIDE_RING, 20.0)
            if low
            else (x + _PLATE + 2, y + 2, room - _PLATE - 6, 22.0)
        )
        self.gain = self.add(Label(gain, "", "stat", "gain_text", "left" if low else "centre"))
        self.short = self._add_short((x, gain[1], room, gain[3]) if low else gain)
        self.buyer = self.add(Sign((plate[0] + 4, plate[1], 20, 20), 0))

    def _add_short(self, at: At) -> Widget:
        """The gold that is missing, with a coin: never to be read as points."""
        wide, high = at[2:]
        side = min(high - 4, _COIN * wide)
        made = self.add(Widget(at))
        made.add(Icon((0, (high - side) / 2, side, side), "coin", "refuse_text"))
        self.missing = made.add(Label((side + 2, 0, wide - side - 2, high), "", "stat", "refuse_text"))
        return made

    def show(self, tile: str, price: int, buyer: int | None, at: str) -> None:
        """A tile that `buyer` has bought, or that is still to be had."""
        shown = self.part.seen
        self.tile = tile
        component = f"tile:{tile}"
        self.lit = buyer is None and component in shown.lit
        can = buyer is None and self.lit
        self.set(
            kind="paper" if can else "inset",
            lit=False,
            edge="copper" if can else None,
            edge_width=1.6 if can else 1.0,
        )
        self.lit = can
        self.face.set(component=component)
        self.plate.set(visible=buyer is None, price=price)
        self.buyer.set(visible=buyer is not None, player=shown.signs[buyer] if buyer is not None else 0, tooltip=at)
        self._show_gain(tile, price, buyer)

    def _show_gain(self, tile: str, price: int, buyer: int | None) -> None:
        shown = self.part.seen
        gain = shown.figures.best.get(self.face.component)
        gold = shown.figures.purse
        seller = self.part.found.get(tile, (None, 0))[0]
        dear = gold is not None and buyer is None and shown.viewer in self.part.to_buy and seller != shown.viewer
        short = price - gold if dear and gold is not None else 0
        self.short.set(visible=short > 0)
        self.gain.set(visible=short <= 0)
        if short > 0:
            self.show_missing(short)
        else:
            text = "" if gain is None or buyer is not None else f"+{gain}" if gain else "0"
            self.gain.set(text=text, colour_name="gain_text" if gain else "muted", tooltip=self.part.word("best"))

    def show_missing(self, gold: int) -> None:
        self.missing.set(text=f"–{gold}", tooltip=self.part.word("missing", n=gold))

    def draw(self, surface: Surface) -> None:
        """Without the glow of whose turn it is: a thin frame says that it can be had."""
        lit, self.lit = self.lit, False
        super().draw(surface)
        self.lit = lit
