"""What stands below the prices: who buys when and what everybody openly earned, and what the scrolls would bring."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.ui.kinds.picture import Picture
from game.ui.widget import Widget
from game.ui.widgets import Label, Panel, Paragraph, Sign

if TYPE_CHECKING:
    from game.ui.kinds.price_screen import PriceScreen

_TOP, _HIGH = 410.0, 116.0
_ORDER, _SCROLLS = (14.0, 452.0), (474.0, 260.0)
"""x and width; the preview card lies over the second one while it tells the same of one tile."""


class OrderPanel(Panel):
    def __init__(self, page: PriceScreen, seats: int) -> None:
        x, wide = _ORDER
        super().__init__((x, _TOP, wide, _HIGH), page.word("order"), page.word("open_only"), padding=14,
                         title_style="second_serif")
        self.page = page
        each = (wide - 22) / seats
        self.chips: list[tuple[Sign, Label, Label]] = []
        for n in range(seats):
            chip = self.add(Panel((11 + n * each, 40, each - 5, 66), kind="inset", radius=6))
            sign = chip.add(Sign((7, 7, 15, 15), 0))
            name = chip.add(Label((25, 4, each - 33, 20), "", "second_bold"))
            chip.add(Label((8, 24, each - 19, 18), page.word("income"), "caption", "muted"))
            chip.add(Picture((8, 43, 18, 18), page.spec.world, "coin"))
            gold = chip.add(Label((25, 42, each - 36, 20), "", "body_bold", align="right"))
            self.chips.append((sign, name, gold))

    def show(self) -> None:
        shown, page = self.page.seen, self.page
        start, seats = shown.plain.get("start") or 0, shown.plain["seats"]
        for place, (sign, name, gold) in enumerate(self.chips):
            seat = (start + place) % seats
            sign.set(player=shown.signs[seat])
            name.set(text=f"{place + 1}. {page.host.player(seat)}")
            gold.set(text=page.word("gold", n=shown.gauges.get(f"income:seat:{seat}", 0)))


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
        table, gauges, signs = page.table, page.seen.gauges, page.seen.signs
        for tile in page.drafting.tiles:
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
