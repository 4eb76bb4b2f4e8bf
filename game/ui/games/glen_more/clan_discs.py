"""What stands on the clan board: discs of the clans, their names, the price of the road."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pygame import Surface

from game.ui import shapes
from game.ui.games.glen_more.clans import START, Clan
from game.ui.grid import round_px
from game.ui.items import Item, item_at
from game.ui.shapes import Canvas
from game.ui.theme import Colour, mix

if TYPE_CHECKING:
    from game.ui.games.glen_more.clan_board import ClanBoard

DISC, MARKER = 42.0, 40.0
_NAME, _LARGE_NAME = "caption_bold", "body_bold"
"""With large type names grow as far as the map has room for all of them."""


class ClanDiscs:
    """For a clan board, in its size."""

    def __init__(self, board: ClanBoard) -> None:
        self.board = board

    def name_plate(self, name: str) -> Surface:
        fonts, theme, grid = self.board.look.print_fonts, self.board.look.theme, self.board.look.grid
        made = fonts.text(self.board.names.get(name, ""), _LARGE_NAME if grid.is_large else _NAME, theme.ink)
        w, h = made.get_width() + grid.px(10), made.get_height()

        def make() -> Surface:
            picture = shapes.rounded((w, h), h // 2, (*theme.paper, 255)).copy()
            picture.blit(made, made.get_rect(center=(w // 2, h // 2)))
            return picture

        return self.board.look.materials.kept(("clan_name", self.board.names.get(name, ""), w, h), make)

    def disc_item(self, clan: Clan | None, at: tuple[int, int], lit: bool) -> Item:
        px = round_px(DISC * self.board.unit * (1.12 if lit else 1.0))
        key = ("clan_disc", clan.id if clan else START, px, lit, bool(self.board.prices))
        return item_at(self.board.look.materials.kept(key, lambda: self._disc(clan, px, lit)), at)

    def _disc(self, clan: Clan | None, px: int, lit: bool) -> Surface:
        """Cream where a marker can be laid, paler where the road is too dear; a violet ring for what lasts."""
        assert self.board.plates is not None
        p, theme = self.board.palette, self.board.look.theme
        canvas = Canvas((px, px), px / 24, p.dark, over=4)
        dear = bool(self.board.prices) and not lit
        fill: Colour = p.fir if clan is None else mix(p.disc, p.stone, 0.45) if dear else p.disc
        canvas.circle((12.3, 12.7), 11.2, (*p.dark, 140))
        canvas.circle((11.8, 11.6), 11.2, theme.copper if lit else p.dark)
        canvas.circle((11.8, 11.6), 9.6 if lit else 10.2, fill)
        if clan is not None and clan.lasting:
            canvas.circle((11.8, 11.6), 8.6, p.violet, 1.1)
        picture = canvas.finish()
        if clan is not None:
            size = round_px(px * (0.56 if len(clan.symbols) == 1 else 0.40))
            for index, (kind, count) in enumerate(clan.symbols):
                shift = (index - (len(clan.symbols) - 1) / 2) * size * 0.95
                self.board.plates.symbol_at(
                    picture, kind, (round_px(px * 0.49 + shift), round_px(px * 0.485)), size, count
                )
        return picture

    def price_item(self, coins: int, lit: bool, at: tuple[int, int]) -> Item:
        """Coins for the road at the upper right of the disc: on copper if they can be paid, else red on pale."""
        theme, px = self.board.look.theme, round_px(19 * self.board.unit)

        def make() -> Surface:
            canvas = Canvas((px, px), px / 24, theme.cream, over=4)
            canvas.circle((12, 12), 11.6, theme.cream if lit else theme.refuse)
            canvas.circle((12, 12), 10, theme.button_bottom if lit else theme.paper)
            picture = canvas.finish()
            ink = theme.cream if lit else theme.refuse_text
            self.board.look.print_fonts.draw(picture, str(coins), "caption_bold", ink, (px / 2, px / 2), "centre")
            return picture

        reach = 17 * self.board.unit
        return item_at(
            self.board.look.materials.kept(("clan_price", coins, lit, px), make), (at[0] + reach, at[1] - reach)
        )
