"""The market amid the rondel: a row for each good with its coins, what buying costs and what selling brings."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import pygame
from pygame import Rect, Surface

from game.ui import shapes
from game.ui.fonts import Style
from game.ui.games.glen_more.figures import Figures
from game.ui.games.glen_more.palette import Palette
from game.ui.grid import round_px
from game.ui.look import Look

GOODS = ("wood", "stone", "barley", "sheep", "cattle")
HEAD, ROW = 31.0, 28.0
_COIN = 21.0
_LYING = 129.0
"""The middle of the coins that lie in a row."""


class MarketPicture:
    """Drawn into a rectangle of 272 by 180 units of `unit` pixels; `words` are market, buy, sell and the goods."""

    def __init__(self, look: Look, figures: Figures, words: Mapping[str, str], unit: float) -> None:
        self.look = look
        self.unit = unit
        self.figures = figures
        self.words = words
        self.palette: Palette = figures.palette

    def px(self, units: float) -> int:
        return round_px(units * self.unit)

    def row_rect(self, area: Rect, number: int) -> Rect:
        return Rect(area.x + self.px(6), area.y + self.px(HEAD + ROW * number), area.w - self.px(12), self.px(ROW))

    def sell_rect(self, area: Rect) -> Rect:
        """The head over what selling brings: a button while something can be sold."""
        wide, middle = (76, 227) if self.look.grid.is_large else (54, 233)
        rect = Rect(0, 0, self.px(wide), self.px(HEAD - 7))
        rect.center = area.x + self.px(6 + middle), area.y + self.px(HEAD / 2 + 1)
        return rect.clamp(area.inflate(-self.px(6), 0))

    def sell_button(self, size: tuple[int, int]) -> Surface:
        """The same words as the head, as what can be pressed."""
        fonts, theme, radius = self.look.print_fonts, self.look.theme, self.px(6)
        picture = shapes.rounded(size, radius, (*theme.cream, 255))
        picture.blit(shapes.ring(size, radius, self.look.grid.line(2), (*theme.copper, 255)), (0, 0))
        word = self.words.get("sell", "")
        style = fonts.fit(word, self._heading, size[0] - self.px(8))
        fonts.draw(picture, word, style, theme.ink, (size[0] // 2, size[1] // 2), "centre")
        return picture

    @property
    def _heading(self) -> str:
        return "second" if self.look.grid.is_large else "caption"

    def draw(self, surface: Surface, area: Rect, coins: Mapping[str, int], prices: Sequence[int]) -> None:
        """`coins` tells how many lie in each row, `prices` what each place stands for."""
        grid, fonts, theme = self.look.grid, self.look.print_fonts, self.look.theme
        paper = self.look.materials.paper(area.size, theme.paper, area.topleft)
        surface.blit(shapes.cut(paper, shapes.rounded(area.size, self.px(6), (255, 255, 255, 255))), area)
        surface.blit(shapes.ring(area.size, self.px(6), grid.line(1), (*theme.edge, 255)), area)
        y = area.y + self.px(HEAD / 2 + 2)
        fonts.draw(surface, self.words.get("market", ""), "dock", theme.ink, (area.x + self.px(12), y))
        for word, x in self.heads().items():
            place = area.x + self.px(6) + x, y
            fonts.draw(surface, self.words.get(word, ""), self._heading, theme.muted, place, "centre")
        for number, good in enumerate(GOODS):
            self._row(surface, self.row_rect(area, number), good, coins.get(good, 0), prices)

    def heads(self) -> dict[str, int]:
        """The words over the columns with the pixel of a row they are centred on. In a small picture they make room
        for each other, and coins, which explain themselves, go without theirs."""
        buy, sell, lying = (self.px(x) for x in (*self._columns(), _LYING))
        half = {word: self.head_wide(word) // 2 + self.px(2.5) for word in ("buy", "sell", "lying")}
        buy = min(buy, sell - half["buy"] - half["sell"])
        has_room = not self.look.grid.is_large and lying + half["lying"] <= buy - half["buy"]
        return ({"lying": lying} if has_room else {}) | {"buy": buy, "sell": sell}

    def head_wide(self, word: str) -> int:
        return self.look.print_fonts.width(self.words.get(word, ""), self._heading)

    def _columns(self) -> tuple[float, float]:
        """Where the prices stand in a row."""
        return (163.0, 227.0) if self.look.grid.is_large else (185.0, 233.0)

    def _large_row(self, surface: Surface, row: Rect, good: str, lying: int, prices: Sequence[int]) -> None:
        """Words and prices fill the row; how many coins lie there follows from them."""
        fonts, theme = self.look.fonts, self.look.theme
        icon = self.figures.symbol(good, self.px(25))
        surface.blit(icon, icon.get_rect(center=(row.x + self.px(17), row.centery)))
        low, room = fonts.low(Style(13.5), self.px(20)), self.px(92)
        style = min((fonts.fit(self.words.get(one, ""), low, room) for one in GOODS), key=fonts.px)
        fonts.draw(surface, self.words.get(good, ""), style, theme.ink, (row.x + self.px(36), row.centery))
        figure = fonts.low("stat", self.px(22))
        self._draw_prices(surface, row, lying, prices, figure)

    def _prices(self, lying: int, prices: Sequence[int]) -> tuple[str, str]:
        """What buying costs and what selling brings."""
        return str(prices[lying]) if lying < len(prices) else "–", str(prices[lying - 1]) if lying else "–"

    def _row(self, surface: Surface, row: Rect, good: str, lying: int, prices: Sequence[int]) -> None:
        grid, fonts, theme = self.look.grid, self.look.print_fonts, self.look.theme
        surface.fill(theme.rule, (row.x, row.y, row.w, grid.line(0.8)))
        if grid.is_large:
            return self._large_row(surface, row, good, lying, prices)
        icon = self.figures.symbol(good, self.px(21))
        surface.blit(icon, icon.get_rect(center=(row.x + self.px(15), row.centery)))
        room = self.px(61)
        fonts.draw(
            surface,
            self.words.get(good, ""),
            self._fitting(self.words.get(good, ""), room),
            theme.ink,
            (row.x + self.px(31), row.centery),
        )
        for place, price in enumerate(prices):
            self._place(surface, (row.x + self.px(104 + 25 * place), row.centery), price, place < lying)
        self._draw_prices(surface, row, lying, prices, "stat")

    def _draw_prices(
        self, surface: Surface, row: Rect, lying: int, prices: Sequence[int], style: Style | str
    ) -> None:
        """Figures with a coin each, for they are paid."""
        large, theme = self.look.grid.is_large, self.look.theme
        fonts = self.look.fonts if large else self.look.print_fonts
        coin = self.figures.symbol("coin", self.px(18 if large else 14))
        tones = theme.ink, theme.gain_text if lying else theme.muted
        for text, x, tone in zip(self._prices(lying, prices), self._columns(), tones, strict=True):
            middle = row.x + self.px(x), row.centery
            fonts.draw(surface, text, style, tone, middle, "centre")
            if text.isdigit():
                beside = middle[0] + fonts.width(text, style) // 2 + self.px(13 if large else 10)
                surface.blit(coin, coin.get_rect(center=(beside, middle[1])))

    def _fitting(self, word: str, room: int) -> Style:
        fonts = self.look.print_fonts
        sizes = (12.5, 11.5, 11.0)
        return next((Style(s) for s in sizes if fonts.width(word, Style(s)) <= room), Style(sizes[-1]))

    def _place(self, surface: Surface, at: tuple[int, int], price: int, taken: bool) -> None:
        grid, p, theme = self.look.grid, self.palette, self.look.theme
        px = self.px(_COIN)
        if taken:
            coin = self.figures.symbol("coin", px)
            surface.blit(coin, coin.get_rect(center=at))
        else:
            pygame.draw.circle(surface, theme.inset, at, px // 2)
            surface.blit(
                shapes.ring((px, px), px / 2, grid.line(1), (*theme.edge, 255)), (at[0] - px // 2, at[1] - px // 2)
            )
        self.look.print_fonts.draw(
            surface, str(price), "second_bold" if taken else "second", p.dark if taken else theme.muted, at, "centre"
        )
