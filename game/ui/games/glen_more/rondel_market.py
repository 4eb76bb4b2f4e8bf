"""The market in the middle of the rondel."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame
from pygame import Rect, Surface

from game.ui import shapes
from game.ui.games.glen_more.market_picture import GOODS
from game.ui.games.glen_more.ring import ring_cells
from game.ui.grid import round_px
from game.ui.items import Item

if TYPE_CHECKING:
    from game.ui.games.glen_more.rondel_board import RondelBoard

TILE, GAP, CORNER = 88.0, 4.0, 11.0
SELL = "sell"
"""The head of a column, which is a button while something can be sold."""


class RondelMarket:
    """For a rondel, in its size."""

    def __init__(self, board: RondelBoard) -> None:
        self.board = board

    def market_rect(self) -> Rect:
        """In pixels of the sheet: the middle, with a margin."""
        inner = [self.board.space_rect(ring_cells().index(corner)) for corner in ((1, 0), (3, 3))]
        margin = round_px(3 * self.board.scale)
        return Rect(
            inner[0].left - margin + round_px(GAP * self.board.scale),
            inner[0].bottom + round_px(6 * self.board.scale),
            inner[1].right - inner[0].left,
            inner[1].top - inner[0].bottom - round_px(12 * self.board.scale),
        )

    def market_item(self) -> Item:
        assert self.board.market is not None
        area, coins = self.market_rect(), dict(self.board.position.market)
        key = (
            "glen_market",
            area.size,
            tuple(coins.items()),
            tuple(self.board.words.items()),
            tuple(self.board.prices),
        )
        market = self.board.market

        def make() -> Surface:
            picture = Surface(area.size, pygame.SRCALPHA)
            market.draw(picture, picture.get_rect(), coins, self.board.prices)
            return picture

        return Item(self.board.look.materials.kept(key, make), area)

    def place(self, component: str) -> Rect | None:
        """Of a row, or of the button that sells; None for what the market does not show."""
        market, (kind, _, good) = self.board.market, component.partition(":")
        if market is None or (component != SELL and (kind != "market" or good not in GOODS)):
            return None
        area = self.market_rect()
        return market.sell_rect(area) if component == SELL else market.row_rect(area, GOODS.index(good))

    def sell_light(self) -> Item:
        assert self.board.market is not None
        rect = self.board.market.sell_rect(self.market_rect())
        key = ("glen_sell", rect.size, self.board.words.get(SELL, ""))
        market = self.board.market
        return Item(self.board.look.materials.kept(key, lambda: market.sell_button(rect.size)), rect)

    def row_light(self, component: str) -> Item:
        row = self.place(component)
        assert row is not None
        theme = self.board.look.theme
        key = ("glen_row", row.size)
        width = 2 * self.board.look.grid.u
        ring = self.board.look.materials.kept(
            key, lambda: shapes.ring(row.size, self.board.look.grid.px(5), width, (*theme.copper, 255))
        )
        return Item(ring, row)
