"""Cards that are turned over one after another: two columns of them, or with large type the open one alone."""

from __future__ import annotations

from math import ceil

from pygame import Rect, Surface

from game.scenes.tally.pointed import PointedThings
from game.table.tally_words import CardTold
from game.table.telling import signed
from game.ui.fonts import StyleLike
from game.ui.paragraph import TextBlock, layout_text
from game.ui.widget import At

_GAP, _HIGHEST, _PAD, _LARGE_HIGH = 6.0, 104.0, 9.0, 230.0


class Cards(PointedThings):
    """`turned` of them lie open; the last of these is at `share` of its turn."""

    bleed = 9.0

    def __init__(self, at: At, icon: str, missed: str, **placing: str) -> None:
        super().__init__(at, **placing)
        self.icon = icon
        self.missed = missed
        self.cards: tuple[CardTold, ...] = ()
        self.turned = 0
        self.share = 1.0

    def place(self, number: int) -> Rect:
        """In two columns; with large type the open card takes all the room but a row of marks below it."""
        wide, high = self.at[2:]
        if self.grid.is_large:
            return self.grid.rect(0, 0, wide, min(_LARGE_HIGH, high - 44), self.rect.topleft)
        rows = ceil(len(self.cards) / 2)
        step = min(_HIGHEST, (high + _GAP) / max(1, rows))
        half = (wide - _GAP) / 2
        column, row = number % 2, number // 2
        return self.grid.rect(column * (half + _GAP), row * step, half, step - _GAP, self.rect.topleft)

    def things(self) -> list[Rect]:
        """Those that lie open; with large type the one that can be read, as if there were no others."""
        if self.grid.is_large:
            open_one = self.open_place()
            return [Rect(0, 0, 0, 0)] * (self.turned - 1) + ([open_one] if open_one is not None else [])
        return [self.place(number) for number in range(min(self.turned, len(self.cards)))]

    def open_place(self) -> Rect | None:
        return self.place(self.turned - 1) if self.cards and self.turned else None

    def draw(self, surface: Surface) -> None:
        if self.grid.is_large:
            if self.cards:
                self._draw_one(surface, max(0, self.turned - 1))
                self._draw_marks(surface)
            return
        for number in range(len(self.cards)):
            self._draw_one(surface, number)

    def _draw_one(self, surface: Surface, number: int) -> None:
        """The card that is being turned grows thin with its back, then wide with its face."""
        box = self.place(number)
        turning = number == self.turned - 1 and self.share < 1
        face = number < self.turned and (not turning or self.share >= 0.5)
        if turning:
            box = box.inflate(-round(box.w * (1 - abs(1 - 2 * self.share))), 0)
        if not face:
            self.materials.frame(surface, box, "plaque", radius=7, shadow="tile")
            if not turning:
                self.look.icons.draw(surface, self.icon, 34, self.theme.cream_muted, box.center)
            return
        card, last = self.cards[number], number in (self.turned - 1, self.pointed)
        kind = "paper" if card.points else "waiting"
        edge = {"edge": self.theme.copper, "edge_width": 2.2} if last else {}
        self.materials.frame(surface, box, kind, radius=7, shadow="tile", **edge)  # type: ignore[arg-type]
        if not turning:
            self._draw_words(surface, box, card)

    def _foot(self) -> int:
        return self.grid.px(46 if self.grid.is_large else 30)

    def _draw_words(self, surface: Surface, box: Rect, card: CardTold) -> None:
        """Title, what was counted as far as it has room, and the points at the foot."""
        theme, grid, pad = self.theme, self.grid, self.grid.px(_PAD)
        room, y = box.w - 2 * pad, box.y + grid.px(6)
        styles: tuple[StyleLike, StyleLike] = ("card" if grid.is_large else "second_serif", "second")
        least = box.bottom - self._foot()
        for text, style, colour in zip((card.title, card.detail), styles, ("ink", "muted"), strict=True):
            block = self._block(text, style, colour, room)
            if y + block.height <= least:
                block.draw(surface, (box.x + pad, y))
                y += block.height + grid.px(2)
        middle = box.bottom - self._foot() // 2
        ink = theme.gain_text if card.points else theme.refuse
        icon = "check" if card.points else "cross"
        self.look.icons.draw(surface, icon, 22 if grid.is_large else 14, ink, (box.x + pad + grid.px(6), middle))
        left = box.x + pad + grid.px(18)
        style = self.fonts.low("second", grid.px(17 if not grid.is_large else 30))
        if not card.points:
            self.fonts.draw(surface, self.missed, style, theme.ink, (left, middle), room=room - grid.px(44))
        figure = self.fonts.low("figure", self._foot())
        self.fonts.draw(surface, signed(card.points), figure, ink, (box.right - pad, middle), "right", grid.px(60))

    def _block(self, text: str, style: StyleLike, colour: str, room: int) -> TextBlock:
        """With larger type no larger than its longest word has room."""
        block = layout_text(self.look, text, style, colour, room)
        for smaller in self.fonts.smaller(style):
            if block.widest_word <= room:
                break
            block = layout_text(self.look, text, smaller, colour, room)
        return block

    def _draw_marks(self, surface: Surface) -> None:
        """A mark for each card, below the one that is open."""
        grid, theme = self.grid, self.theme
        step = (self.at[2] - 8) / max(1, len(self.cards))
        for number, card in enumerate(self.cards):
            disc = grid.rect(
                4 + number * step, min(_LARGE_HIGH, self.at[3] - 44) + 10, min(30, step - 4), 30, self.rect.topleft
            )
            known = number < self.turned
            ground = theme.chip if not known else theme.gain if card.points else theme.refuse
            self.materials.fill(surface, disc, ground, 15)
            icon = self.icon if not known else "check" if card.points else "cross"
            self.look.icons.draw(surface, icon, 16, theme.cream, disc.center, ground)

    def overflow(self) -> list[str]:
        """Titles that have no room on their cards."""
        if not self.cards or not self.turned:
            return []
        box = self.place(0)
        style: StyleLike = "card" if self.grid.is_large else "second_serif"
        room, high = box.w - 2 * self.grid.px(_PAD), box.h - self._foot() - self.grid.px(6)
        blocks = [(card, self._block(card.title, style, "ink", room)) for card in self.cards]
        return [card.title for card, block in blocks if block.height > high or block.widest_word > room]
