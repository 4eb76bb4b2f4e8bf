"""What the prices as they are now do to the purse: if both tiles are sold, only one of them, or none."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.ui.games.isle_of_skye.parts.pricing import Pricing
from game.ui.kinds.part import is_large
from game.ui.widget import At, Widget
from game.ui.widgets import Label, Paragraph

if TYPE_CHECKING:
    from game.ui.games.isle_of_skye.parts.purse_dock import PurseDock

_ROW = 20.0
_LARGE_TITLE = 34.0
_NAME, _SUM, _LARGE_SUM = 150.0, 76.0, 120.0


class Cases(Widget):
    """A sold tile brings its price and the own gold back; an unsold one is one's own, and its gold is spent."""

    def __init__(self, at: At, part: PurseDock) -> None:
        super().__init__(at)
        self.part = part
        wide = at[2]
        self.title = self.add(Label((0, 0, wide, 20), part.word("cases"), "second_bold"))
        self.none = self.add(Paragraph((0, 24, wide, 40), part.word("no_cases"), "second", "muted"))
        self.rows = []
        for n in range(4):
            y = 20 + n * _ROW
            self.rows.append(
                (
                    self.add(Label((0, y, _NAME, _ROW), "", "second_bold")),
                    self.add(Label((_NAME + 4, y, wide - _NAME - _SUM - 8, _ROW), "", "second")),
                    self.add(Label((wide - _SUM, y, _SUM, _ROW), "", "second_bold", align="right")),
                )
            )

        for column in zip(*self.rows, strict=True):
            for label in column:
                label.alike = column

    def _lie(self, large: bool) -> None:
        """With large type the sums stand for themselves, each in a line as high as can be."""
        wide, high = self.at[2], self.at[3]
        row, top = (high / len(self.rows), 0.0) if large else (_ROW, 20.0)
        self.title.move_to((0, 0, wide, _LARGE_TITLE if large else _ROW))
        self.none.move_to((0, _LARGE_TITLE + 2, wide, high - _LARGE_TITLE - 4) if large else (0, 24, wide, 40))
        name, gold = (wide - _LARGE_SUM - 8, _LARGE_SUM) if large else (_NAME, _SUM)
        for n, (what, _, told) in enumerate(self.rows):
            what.move_to((0, top + n * row, name, row))
            told.move_to((wide - gold, top + n * row, gold, row))

    def show(self, page: Pricing) -> None:
        large = is_large(self)
        self._lie(large)
        word, name = self.part.word, self.part.host.name
        priced = [tile for tile in page.tiles if tile != page.axed and page.price(tile)]
        ready = len(priced) == len(page.tiles) - 1
        told: list[tuple[str, str, int]] = []
        if ready:
            one, other = priced
            a, b, left = page.price(one), page.price(other), page.left
            told = [
                (word("both"), word("both_told", n=2 * (a + b)), left + 2 * (a + b)),
                *(
                    (
                        word("single", tile=name(f"tile:{sold}")),
                        word("single_told", n=2 * price, tile=name(f"tile:{kept}")),
                        left + 2 * price,
                    )
                    for sold, price, kept in ((one, a, other), (other, b, one))
                ),
                (word("none"), word("none_told", n=a + b), left),
            ]
        self.none.set(visible=not ready)
        self.title.set(visible=not (ready and large))
        for n, labels in enumerate(self.rows):
            for label in labels:
                label.set(visible=n < len(told) and not (large and label is labels[1]))
            if n < len(told):
                what, does, gold = told[n]
                for label, text in zip(labels, (what, does, word("sum", n=gold)), strict=True):
                    label.set(text=text)
