"""Below the prices: who buys when, what everybody openly earned and drew, and what the scrolls would bring."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.ui.games.isle_of_skye import table
from game.ui.games.isle_of_skye.parts.picture import Picture
from game.ui.games.isle_of_skye.parts.tile_face import TileFace
from game.ui.widget import Widget
from game.ui.widgets import Label, Panel, Paragraph, Sign

if TYPE_CHECKING:
    from game.ui.games.isle_of_skye.parts.price_screen import PriceScreen

_TOP, _HIGH = 410.0, 116.0
_NARROW = 4
"""With so many players a chip has three lines instead of two."""
_ORDER, _SCROLLS = (14.0, 452.0), (474.0, 260.0)
"""x and width; the preview card lies over the second one while it tells the same of one tile."""


class OrderPanel(Panel):
    def __init__(self, page: PriceScreen, seats: int) -> None:
        x, wide = _ORDER
        super().__init__((x, _TOP, wide, _HIGH), page.word("order"), page.word("open_only"), padding=14,
                         title_style="second_serif")
        self.page = page
        each = (wide - 22) / seats
        roomy = seats < _NARROW
        side = min(38.0, (each - 21) / 3) if roomy else min(26.0, (each - 19) / 3)
        self.chips: list[tuple[Sign, Label, Label, list[TileFace]]] = []
        for n in range(seats):
            chip = self.add(Panel((11 + n * each, 40, each - 5, 68), kind="inset", radius=6))
            sign = chip.add(Sign((7, 5, 15, 15), 0))
            name = chip.add(Label((25, 2, each - (76 if roomy else 33), 20), "", "second_bold"))
            coin = (each - 46, 3.0) if roomy else (8.0, 22.0)
            tip = page.word("income")
            chip.add(Picture((*coin, 17, 17), page.spec.world, "coin", tooltip=tip))
            gold = chip.add(Label((coin[0] + 19, coin[1] - 1, 22 if roomy else 40, 19), "", "second_bold"))
            left = (each - 5 - 3 * side - 8) / 2
            faces = [chip.add(TileFace((left + k * (side + 4), 66 - side - 3, side, side), "tile:", page.host,
                                       page.spec.world)) for k in range(3)]
            self.chips.append((sign, name, gold, faces))

    def show(self) -> None:
        shown, page = self.page.seen, self.page
        start, seats = shown.plain.get("start") or 0, shown.plain["seats"]
        for place, (sign, name, gold, faces) in enumerate(self.chips):
            seat = (start + place) % seats
            sign.set(player=shown.signs[seat])
            name.set(text=f"{place + 1}. {page.host.player(seat)}")
            gold.set(text=str(shown.gauges.get(f"income:seat:{seat}", 0)))
            for face, tile in zip(faces, shown.plain["offers"][seat], strict=False):
                face.set(component=f"tile:{tile}")


class ScrollPanel(Panel):
    def __init__(self, page: PriceScreen, seats: int) -> None:
        x, wide = _SCROLLS
        super().__init__((x, _TOP, wide, _HIGH), page.word("scrolls"), title_style="second_serif", padding=14)
        self.page = page
        self.seats = seats
        self.none = self.add(Paragraph((14, 44, wide - 28, 60), page.word("no_scrolls"), "second", "muted"))
        self.rows: list[Widget] = []

    def show(self) -> None:
        """A row for each scroll on the three tiles: what it would give each land now, not doubled."""
        page, wide = self.page, self.at[2]
        for widget in self.rows:
            self.remove(widget)
        self.rows = []
        gauges, signs = page.seen.gauges, page.seen.signs
        for tile in page.drafting.tiles if page.drafting is not None else ():
            kind = table.scroll_of(tile)
            if not kind:
                continue
            row = self.add(Panel((10, 38.0 + 25 * len(self.rows), wide - 20, 23), kind="inset", radius=5))
            told = page.host.text(f"{page.spec.texts['scroll']}.{kind}")
            row.add(Picture((5, 1, 22, 21), page.spec.world, f"scroll:{kind}", tooltip=told))
            step = (wide - 56) / self.seats
            for seat in range(self.seats):
                points = gauges.get(f"scroll:tile:{tile}:{seat}", 0)
                row.add(Sign((32 + seat * step, 5, 13, 13), signs[seat]))
                row.add(Label((47 + seat * step, 1, step - 17, 21), str(points), "second_bold"))
            self.rows.append(row)
        self.none.set(visible=not self.rows)
