"""At the foot of the felt while prices are set: what the rivals have drawn, and the most each of them can pay."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.ui.games.isle_of_skye.parts.tile_face import TileFace
from game.ui.widget import Widget
from game.ui.widgets import Icon, Label, Panel, Sign

if TYPE_CHECKING:
    from game.ui.games.isle_of_skye.parts.price_screen import PriceScreen

WIDE, HIGH = 494.0, 84.0
_TILES = 3
_CAPTIONED = 160.0
_LEAST, _MOST = 40.0, 44.0


class Rival(Panel):
    """One of them, with three open tiles and what each would bring whoever looks."""

    def __init__(self, page: PriceScreen, x: float, wide: float) -> None:
        super().__init__((x, 0, wide, HIGH), kind="waiting", radius=6)
        self.page = page
        self.sign = self.add(Sign((5, 4, 14, 14), 0))
        self.name_of = self.add(Label((22, 2, wide - (102 if wide >= _CAPTIONED else 62), 18), "", "second_bold"))
        tip = page.word("most_tip")
        up_to = Label((wide - 86, 3, 40, 18), page.word("most"), "caption", "muted", "right")
        self.captions = [self.add(up_to)] if wide >= _CAPTIONED else []
        self.coin = self.add(Icon((wide - 42, 3, 15, 15), "coin", "chip", tooltip=tip))
        self.most = self.add(Label((wide - 24, 2, 20, 18), "", "second_bold", tooltip=tip))
        side = min(_MOST, max(_LEAST, (wide - 8) / _TILES))
        gap = (wide - _TILES * side) / (_TILES + 1)
        spots = [gap + k * (side + gap) for k in range(_TILES)]
        self.faces = [self.add(TileFace((x, 21, side, side), "tile:", page.host)) for x in spots]
        self.gains = [self.add(Label((x, 21 + side + 1, side, 16), "", "second_bold", align="centre")) for x in spots]

    def show(self, seat: int) -> None:
        page = self.page
        shown = page.seen
        self.sign.set(player=shown.signs[seat])
        self.name_of.set(text=page.host.player(seat))
        most = shown.figures.most.get(seat)
        for widget in (self.coin, self.most, *self.captions):
            widget.set(visible=most is not None)
        self.most.set(text=str(most))
        for tile, face, label in zip(shown.position.players[seat].offer, self.faces, self.gains, strict=False):
            face.set(component=f"tile:{tile}")
            gain = shown.figures.best.get(face.component)
            label.set(
                text="" if gain is None else f"+{gain}" if gain else "0", colour_name="gain_text" if gain else "muted"
            )


class Strip(Widget):
    """The rivals in the order of buying."""

    page: PriceScreen
    rivals: list[Rival]

    def show(self) -> None:
        shown = self.page.seen
        others = (seat for seat in shown.position.in_order() if seat != shown.viewer)
        for rival, seat in zip(self.rivals, others, strict=False):
            rival.show(seat)


class RivalStrip(Strip):
    def __init__(self, page: PriceScreen, seats: int) -> None:
        super().__init__((7, 452, WIDE, HIGH), pin="bottom")
        self.page = page
        each = min(164.0, (WIDE - 2 * (seats - 2)) / (seats - 1))
        self.rivals = [self.add(Rival(page, n * (each + 2), each)) for n in range(seats - 1)]
