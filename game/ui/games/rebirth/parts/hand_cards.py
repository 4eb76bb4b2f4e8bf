"""The mission cards in the dock of a player."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pygame import Surface

from game.ui.fonts import StyleLike

if TYPE_CHECKING:
    from game.ui.games.rebirth.parts.tile_hand import TileHand

PAD, RADIUS = 16.0, 40.0


class HandCards:
    """For a dock."""

    def __init__(self, hand: TileHand) -> None:
        self.hand = hand

    def draw_cards(self, surface: Surface) -> None:
        grid, fonts, theme = self.hand.grid, self.hand.fonts, self.hand.theme
        top = self.hand.rect.y + grid.px(self.hand.cards_top())
        left, right = self.hand.rect.x + grid.px(PAD), self.hand.rect.right - grid.px(PAD)
        surface.fill(theme.rule, (left, top - grid.px(2), right - left, grid.line(1)))
        y = top + grid.px(10)
        title: tuple[str, StyleLike] = self.hand.word("cards"), fonts.low("second_serif", grid.px(16))
        cards = self.hand.own_cards()
        if not cards:
            fonts.draw(surface, *title, theme.ink, (left, y), room=right - left)
            self.hand.sentence(surface, self.hand.word("no_cards"), self.hand.cards_top() + 22)
            return
        done = sum(self.hand.seen.holds.get(card, False) for card in cards)
        low = fonts.low("caption", grid.px(16))
        holding: tuple[str, StyleLike] = self.hand.word("holding", n=done, total=len(cards)), low
        shares = fonts.shares(right - left - grid.px(8), title, holding)
        fonts.draw(surface, *title, theme.ink, (left, y), room=shares[0])
        fonts.draw(surface, *holding, theme.muted, (right, y), "right", shares[1])
        for spot, card in zip(self.hand.cards, cards, strict=True):
            held = self.hand.seen.holds.get(card, False)
            x, middle = spot.rect.x + grid.px(4), spot.rect.centery
            colour = theme.gain_text if held else theme.muted
            self.hand.look.icons.draw(surface, "check" if held else "minus", 11, colour, (x + grid.px(5), middle))
            style, room = fonts.low("caption", grid.px(16)), spot.rect.w - grid.px(18)
            ink = theme.ink if held else theme.muted
            fonts.draw(surface, self.hand.host.name(card), style, ink, (x + grid.px(13), middle), room=room)
