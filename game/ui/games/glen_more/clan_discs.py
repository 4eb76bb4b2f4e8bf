"""What stands on the clan board: the clans' chiefs with what they bring, their names, the price of the road."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pygame import SRCALPHA, Rect, Surface

from game.ui import shapes
from game.ui.games.glen_more.art import ART
from game.ui.games.glen_more.clans import START, Clan
from game.ui.grid import round_px
from game.ui.items import Item, item_at
from game.ui.shapes import Canvas
from game.ui.theme import Colour

if TYPE_CHECKING:
    from game.ui.games.glen_more.clan_board import ClanBoard

DISC, MARKER = 44.0, 40.0
_FRAME = 3.4
_LOW, _PLATE, _SYMBOL, _SYMBOLS, _COUNT = 17.0, 23.0, 21.0, 18.0, "caption_bold"
"""How far below the middle of a disc its plate lies, and how high that is; a symbol on it, each of two, a number."""
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
        px = round_px(DISC * self.board.unit)
        key = ("clan_disc", clan.id if clan else START, px, lit, bool(self.board.prices))
        make = (lambda: self._start(px)) if clan is None else (lambda: self._chief(clan, px, lit))
        return item_at(self.board.look.materials.kept(key, make), at)

    def _start(self, px: int) -> Surface:
        """With the boot, by which the lessons call it."""
        assert self.board.plates is not None
        p = self.board.palette
        canvas = Canvas((px, px), px / 24, p.dark, over=4)
        canvas.circle((12.3, 12.7), 11.2, (*p.dark, 140))
        canvas.circle((11.8, 11.6), 11.2, p.dark)
        canvas.circle((11.8, 11.6), 10.2, p.fir)
        canvas.circle((11.8, 11.6), 8.2, p.disc)
        picture = canvas.finish()
        self.board.plates.symbol_at(picture, "step", (round_px(px * 0.49), round_px(px * 0.485)), round_px(px * 0.5))
        return picture

    def _chief(self, clan: Clan, px: int, lit: bool) -> Surface:
        """Framed in copper where a marker can be laid, pale where the road is too dear."""
        p, unit = self.board.palette, self.board.unit
        made, middle = Surface((px, px), SRCALPHA), (px // 2, px // 2)
        for radius, colour in (
            (px / 2, p.dark),
            (px / 2 - max(1, unit), self.board.look.theme.lit if lit else p.disc),
        ):
            disc = shapes.disc(radius, (*colour, 255))
            made.blit(disc, disc.get_rect(center=middle))
        side = px - 2 * round_px(_FRAME * unit)
        face = ART.picture(p, "chiefs", clan.id, side)
        made.blit(face, face.get_rect(center=middle))
        if bool(self.board.prices) and not lit:
            veil = shapes.disc(side / 2, (*p.stone, 120))
            made.blit(veil, veil.get_rect(center=middle))
        return made

    def plate_item(self, clan: Clan, at: tuple[int, int], lit: bool) -> Item:
        """What a clan brings, below its chief's face."""
        unit = self.board.unit
        key = "clan_plate", clan.id, round_px(100 * unit), lit
        made = self.board.look.materials.kept(key, lambda: self._plate(clan, lit))
        return item_at(made, (at[0], at[1] + round_px(_LOW * unit)))

    def _plate(self, clan: Clan, lit: bool) -> Surface:
        """A symbol each, with its number beside it; points carry theirs. A violet ring around what lasts."""
        assert self.board.plates is not None
        look, p, unit = self.board.look, self.board.palette, self.board.unit
        size, figures = round_px((_SYMBOL if len(clan.symbols) == 1 else _SYMBOLS) * unit), look.print_fonts
        counts = [str(count) if count > 1 and kind != "points" else "" for kind, count in clan.symbols]
        widths = [size + (figures.width(count, _COUNT) if count else 0) for count in counts]
        plate, line = (
            Rect(0, 0, sum(widths) + round_px(8 * unit), round_px(_PLATE * unit)),
            max(1, round_px(1.3 * unit)),
        )
        picture = Surface(plate.size, SRCALPHA)
        edge: Colour = p.violet if clan.lasting else look.theme.lit if lit else p.dark
        for number, colour in enumerate((p.dark, edge, p.disc)):
            box = plate.inflate(-number * line, -number * line)
            picture.blit(shapes.rounded(box.size, box.h / 2, (*colour, 255)), box)
        left = round_px(4 * unit)
        for (kind, points), count, wide in zip(clan.symbols, counts, widths, strict=True):
            at = left + size // 2, plate.centery
            self.board.plates.symbol_at(picture, kind, at, size, points if kind == "points" else 1)
            if count:
                figures.draw(picture, count, _COUNT, p.dark, (left + size, plate.centery))
            left += wide
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

    def toll_item(self, coins: int, at: tuple[int, int]) -> Item:
        board = self.board
        px, fonts = round_px(17 * board.unit), board.look.print_fonts

        def make() -> Surface:
            assert board.figures is not None
            disc = shapes.disc(px * 0.42, (*board.palette.fir, 255))
            made = (board.figures.symbol("coin", px) if coins else disc).copy()
            ink = board.palette.dark if coins else board.look.theme.cream
            fonts.draw(made, str(coins), "caption_bold", ink, made.get_rect().center, "centre")
            return made

        return item_at(board.look.materials.kept(("clan_toll", coins, px), make), at)
