"""One tile on offer: its price on a plate across its foot, what it would bring, who can surely pay for it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pygame import Surface

from game.core.contract import Event
from game.ui.games.isle_of_skye import table
from game.ui.games.isle_of_skye.parts.picture import Picture
from game.ui.games.isle_of_skye.parts.tile_face import TileFace
from game.ui.widget import At, Widget
from game.ui.widgets import Label, Panel, Paragraph, Sign

if TYPE_CHECKING:
    from game.ui.games.isle_of_skye.parts.offer_rows import OfferRows

_LARGEST = 104.0
_PLATE, _PLATE_FROM = 52.0, 70.0
"""Width of a price's plate, and the side of a tile that has room for it."""


class PricePlate(Widget):
    """Lies across the foot of a tile, or beside a small one."""

    bleed = 6.0

    def __init__(self, at: At, world: str, price: int) -> None:
        super().__init__(at)
        self.price = price

    def draw(self, surface: Surface) -> None:
        plate = table.price_plate(self.look, self.price, self.at[2])
        surface.blit(plate, plate.get_rect(center=self.rect.center))


class Offer(Panel):
    def __init__(self, part: OfferRows, at: At, tile: str) -> None:
        super().__init__(at, kind="paper", radius=6)
        self.part = part
        self.tile = tile
        shown, word = part.seen, part.word
        self.lit = f"tile:{tile}" in shown.lit
        if not self.lit:
            self.kind = "inset"
        self.side = min(_LARGEST, at[3] - 16)
        self.seller, self.price = part.found[tile]
        top = max(4.0, (at[3] - self.side) / 2 - 4)
        self.face = self.add(TileFace((8, top, self.side, self.side), f"tile:{tile}", part.host, part.spec.world))
        x = self.side + 18
        wide = at[2] - x - 6
        if self.side >= _PLATE_FROM:
            plate = (8 + (self.side - _PLATE) / 2, top + self.side - 20, _PLATE, 28.0)
        else:
            wide -= _PLATE - 4
            plate = (at[2] - _PLATE - 3, (at[3] - 28) / 2, _PLATE, 28.0)
        self.add(PricePlate(plate, part.spec.world, self.price))
        self.add(Label((x, 4, wide, 20), part.host.name(f"tile:{tile}"), "second_serif"))
        line, colour = self._line()
        self.add(Paragraph((x, 25, wide, at[3] - 48), line, "second", colour))
        sure = [seat for seat in part.to_buy
                if seat not in (self.seller, shown.viewer) and part.held[seat] >= self.price]
        if sure and at[3] >= 64:
            told = word("can_pay", who=", ".join(part.host.player(seat) for seat in sure))
            y = at[3] - 21
            self.add(Picture((x, y, 15, 15), part.spec.world, "coin", tooltip=told))
            for number, seat in enumerate(sure):
                self.add(Sign((x + 19 + number * 17, y, 15, 15), shown.signs[seat], tooltip=told))

    def _line(self) -> tuple[str, str]:
        """What the one who looks should know of it."""
        part, shown, word = self.part, self.part.seen, self.part.word
        gold = shown.gauges.get(f"purse:{shown.viewer}")
        viewer = shown.viewer if shown.viewer is not None else shown.actor
        best = shown.gauges.get(f"best:tile:{self.tile}:{viewer}")
        if shown.viewer == self.seller:
            return word("own"), "muted"
        if gold is not None and gold < self.price and shown.viewer in part.to_buy:
            return word("missing", n=self.price - gold), "refuse_text"
        if best is None:
            return "", "muted"
        return (word("best", n=f"+{best}"), "gain_text") if best else (word("worthless"), "muted")


class Sold(Panel):
    """The place of a tile that somebody has bought."""

    def __init__(self, part: OfferRows, at: At, event: Event) -> None:
        super().__init__(at, kind="inset", radius=6)
        buyer, tile, gold = event.seat, event.tile, event.gold  # type: ignore[attr-defined]
        side = min(58.0, at[3] - 20)
        top = (at[3] - side) / 2
        self.add(TileFace((10, top, side, side), tile, part.host, part.spec.world))
        x = side + 20
        self.add(Sign((x, at[3] / 2 - 19, 17, 17), part.seen.signs[buyer]))
        told = part.word("sold", who=part.host.player(buyer), price=gold)
        self.add(Paragraph((x + 22, at[3] / 2 - 20, at[2] - x - 28, 44), told, "second"))
