"""The mission cards in the dock of a player: two columns of names, with large type one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pygame import Surface

from game.ui.fonts import SMALLEST, Style, StyleLike

if TYPE_CHECKING:
    from game.ui.games.rebirth.parts.tile_hand import TileHand

PAD, RADIUS = 16.0, 40.0
_SHORT, _LONG, _ROW = 3, 4, 17.0
"""Rows of cards with and without room for the sentence about the piece."""
_LARGE_ROW, _PIECE_ENDS, _HEAD, _FOOT = 24.0, 130.0, 22.0, 8.0
"""With large type one column of rows below the piece."""
_LARGE_SHORT = 5
_LARGEST_MARK = 1.6
_FIRST = 22.0
"""From the line above to the first name: a frame around one lies clear of the heading."""


class HandCards:
    """For a dock."""

    def __init__(self, hand: TileHand) -> None:
        self.hand = hand

    def _rows(self) -> int:
        return -(-len(self.hand.own_cards()) // 2)

    def _row(self) -> float:
        if not self.hand.grid.is_large:
            return _ROW
        room = self.hand.at[3] - _HEAD - _FOOT - _PIECE_ENDS
        return min(_LARGE_ROW, room / max(1, len(self.hand.own_cards())))

    def leaves_room(self) -> bool:
        """For the sentence about the piece."""
        cards = len(self.hand.own_cards())
        return cards <= _LARGE_SHORT if self.hand.grid.is_large else self._rows() <= _SHORT

    def top(self) -> float:
        """Where the cards begin: higher if there are so many that the sentence gives way."""
        high, cards = self.hand.at[3], len(self.hand.own_cards())
        if self.hand.grid.is_large:
            return high - _HEAD - _FOOT - self._row() * max(2, cards)
        return high - _FIRST - 3 - _ROW * (_SHORT if self.leaves_room() else _LONG)

    def lay(self) -> None:
        """The left column is as wide as its longest name needs."""
        hand, left, right = self.hand, 9.0, self.hand.at[2] - 4
        if hand.grid.is_large:
            for number, spot in enumerate(hand.cards):
                spot.at = (left, self.top() + _HEAD + number * self._row(), right - left, self._row())
            return
        fonts, grid = hand.fonts, hand.grid
        least = Style(max(fonts.least("caption").size, SMALLEST / grid.u / max(1.0, grid.text_scale)))
        names = [grid.units(fonts.width(hand.host.name(spot.component), least)) + 18 for spot in hand.cards]
        middle = (left + right) / 2
        if max(names[::2], default=0) > middle - left:
            middle = left + max(names[::2])
        elif max(names[1::2], default=0) > right - middle:
            middle = right - max(names[1::2])
        for number, spot in enumerate(hand.cards):
            x, width = (middle, right - middle) if number % 2 else (left, middle - left)
            spot.at = (x, self.top() + _FIRST + number // 2 * _ROW, width, _ROW)

    @property
    def _k(self) -> float:
        """How much larger the mark before a name is."""
        return min(_LARGEST_MARK, self.hand.grid.text_scale) if self.hand.grid.is_large else 1.0

    @property
    def _beside(self) -> float:
        """What that takes of the width."""
        return 18.0 + 11 * (self._k - 1)

    def style(self) -> StyleLike:
        """One size for all names."""
        fonts, grid = self.hand.fonts, self.hand.grid
        low = fonts.low("caption", grid.px(self._row() - 1))
        rooms = ((spot.component, spot.rect.w - grid.px(self._beside)) for spot in self.hand.cards)
        fitting = (fonts.fit(self.hand.host.name(card), low, room) for card, room in rooms)
        return min(fitting, key=fonts.px, default=low)

    def draw_cards(self, surface: Surface) -> None:
        grid, fonts, theme = self.hand.grid, self.hand.fonts, self.hand.theme
        top = self.hand.rect.y + grid.px(self.top())
        left, right = self.hand.rect.x + grid.px(PAD), self.hand.rect.right - grid.px(PAD)
        surface.fill(theme.rule, (left, top - grid.px(2), right - left, grid.line(1)))
        y = top + grid.px(10)
        title: tuple[str, StyleLike] = self.hand.word("cards"), fonts.low("second_serif", grid.px(16))
        cards = self.hand.own_cards()
        if not cards:
            fonts.draw(surface, *title, theme.ink, (left, y), room=right - left)
            self.hand.sentence(surface, self.hand.word("no_cards"), self.top() + 22, self.hand.at[3] - 6)
            return
        done = sum(self.hand.seen.holds.get(card, False) for card in cards)
        low = fonts.low("caption", grid.px(16))
        holding: tuple[str, StyleLike] = self.hand.word("holding", n=done, total=len(cards)), low
        shares = fonts.shares(right - left - grid.px(8), title, holding)
        fonts.draw(surface, *title, theme.ink, (left, y), room=shares[0])
        fonts.draw(surface, *holding, theme.muted, (right, y), "right", shares[1])
        style = self.style()
        for spot, card in zip(self.hand.cards, cards, strict=True):
            held = self.hand.seen.holds.get(card, False)
            x, middle = spot.rect.x + grid.px(4), spot.rect.centery
            colour = theme.gain_text if held else theme.muted
            mark = "check" if held else "minus"
            self.hand.look.icons.draw(surface, mark, 11 * self._k, colour, (x + grid.px(5 * self._k), middle))
            room = spot.rect.w - grid.px(self._beside)
            ink = theme.ink if held else theme.muted
            at = x + grid.px(self._beside - 5), middle
            fonts.draw(surface, self.hand.host.name(card), style, ink, at, room=room)
