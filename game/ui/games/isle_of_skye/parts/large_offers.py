"""Offers with large type: those of one clan large, the others as rows with two small tiles and their prices."""

from __future__ import annotations

from game.ui.events import LEFT, Event, Pointer
from game.ui.games.isle_of_skye.parts.large_gains import LargeGains
from game.ui.games.isle_of_skye.parts.offer import Offer, OfferFace
from game.ui.games.isle_of_skye.parts.offer_rows import OfferRows, Row
from game.ui.games.isle_of_skye.parts.price_plate import PricePlate
from game.ui.widget import At
from game.ui.widgets import Icon, Label, Panel, Sign

_X, _Y, _WIDE, _ROOM, _GAP = 408.0, 52.0, 328.0, 482.0, 6.0
_FOLDED, _HEAD, _MOST = 48.0, 42.0, 264.0


class LargeOffer(Offer):
    """The tile; below it the price in figures, and what it would bring at best."""

    def __init__(self, part: OfferRows, at: At, *, small: bool = False) -> None:
        Panel.__init__(self, at, kind="inset", radius=6)
        self.part, self.tile, self.lit = part, "", False
        wide, high = at[2:]
        side = self.side = high - 4 if small else min(118.0, wide - 16, high - 88)
        left, top = (2.0, 2.0) if small else ((wide - side) / 2, 8.0)
        self.face = self.add(OfferFace((left, top, side, side), "tile:", part.host))
        self.plate = PricePlate((0, 0, 0, 0), 0)
        x, y = (side + 8, 0.0) if small else (10.0, side + 12)
        line = high if small else 36.0
        self.coin = self.add(Icon((x, y + 4, 28, 28), "coin", "chip")) if not small else None
        room = wide - x - 2 if small else wide - x - 40
        self.price = self.add(Label((x if small else x + 36, y, room, line), "", "stat" if small else "figure"))
        self.gain = self.add(Label((10, y + 36, wide - 16, 34), "", "stat"))
        self.short = self._add_short((10, y + 36, wide - 16, 34))
        self.small = small
        self.buyer = self.add(Sign((x, y + (line - 28) / 2, 28, 28), 0))

    def show(self, tile: str, price: int, buyer: int | None, at: str) -> None:
        super().show(tile, price, buyer, at)
        for widget in (self.price, self.coin):
            if widget is not None:
                widget.set(visible=buyer is None)
        self.price.set(text=str(price))
        if self.small:
            self.gain.set(visible=False)
            self.short.set(visible=False)
        if buyer is not None:
            self.gain.set(text=self.part.host.player(buyer), colour_name="muted")


class LargeRow(Row):
    """Opened by a click; folded it keeps its two tiles in sight."""

    def __init__(self, part: LargeOfferRows, at: At, high: float) -> None:
        Panel.__init__(self, at, kind="waiting", radius=8, pin="right")
        self.part = part
        self.sign = self.add(Sign((9, 10, 26, 26), 0))
        self.name_of = self.add(Label((42, 5, 124, 36), "", "body_bold"))
        wide, half = at[2], (at[2] - 15) / 2
        self.large = [
            self.add(LargeOffer(part, (5 + n * (half + 5), _HEAD, half, high - _HEAD - 5))) for n in range(2)
        ]
        small = 78.0
        self.small = [
            self.add(LargeOffer(part, (wide - (2 - n) * (small + 2) - 2, 3, small, _FOLDED - 6), small=True))
            for n in range(2)
        ]
        self.open = False

    @property
    def offers(self) -> list[LargeOffer]:  # type: ignore[override]
        return self.large if self.open else self.small

    def lie(self, y: float, high: float, is_open: bool) -> None:
        self.open = is_open
        self.move_to((self.part.left, y, _WIDE, high))
        self.name_of.move_to((42, 5, _WIDE - 50 if is_open else 116, 36))
        for offer in self.small if is_open else self.large:
            offer.set(visible=False)

    def handle(self, event: Event) -> bool:
        if isinstance(event, Pointer) and event.kind == "click" and event.button == LEFT:
            self.part.open_row(self.part.rows.index(self))
        return isinstance(event, Pointer) and event.kind in ("click", "down", "up")


class LargeOfferRows(OfferRows):
    needs = OfferRows.needs
    beside = 748.0 - _X
    gains_kind = LargeGains
    opened = 0
    _for: object = None

    @property
    def left(self) -> float:
        return _X + self.more[0]

    def build_rows(self, seats: int) -> None:
        self.high = min(_MOST, _ROOM + self.more[1] - (seats - 1) * (_FOLDED + _GAP))
        at = (self.left, _Y, _WIDE, self.high)
        self.rows = [self.page.add(LargeRow(self, at, self.high)) for _ in range(seats)]
        for row in self.rows:
            row.name_of.alike = [one.name_of for one in self.rows]
        self._lie()

    def _lie(self) -> None:
        y, self.offers = _Y, []
        for number, row in enumerate(self.rows):
            assert isinstance(row, LargeRow)
            high = self.high if number == self.opened else _FOLDED
            row.lie(y, high, number == self.opened)
            self.offers += row.offers
            y += high + _GAP

    def show_row(self, row: Row, seat: int, place: int) -> None:
        """Folded there is only room for the name."""
        super().show_row(row, seat, place)
        if isinstance(row, LargeRow) and not row.open:
            row.name_of.set(text=self.host.player(seat).within(f"{place + 1}. "))

    def open_row(self, number: int) -> None:
        self.opened = number
        self._lie()
        self.changed()
        self.invalidate()

    def changed(self) -> None:
        """Whoever comes to buy finds the first offer open that can be had, or the one that is advised."""
        shown = self.seen
        lit = tuple(one for one in shown.lit if one.startswith("tile:"))
        about = shown.actor, shown.hint, bool(lit)
        if shown.phase in self.spec.phases and about != self._for:
            self._for = about
            wanted = [shown.hint] if shown.hint.startswith("tile:") else list(lit)
            order = shown.position.in_order()
            having = (
                place
                for place, seat in enumerate(order)
                if any(f"tile:{tile}" in wanted for tile in shown.position.players[seat].offer)
            )
            self.opened = next(having, self.opened)
            if self.rows and len(self.rows) == len(order):
                self._lie()
        super().changed()

    def drawn(self, shown: object) -> object:
        return super().drawn(shown), shown.hint  # type: ignore[arg-type, attr-defined]
