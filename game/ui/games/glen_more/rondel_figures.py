"""The figures on the rondel: where they stand, what they look like, the words below them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pygame import Surface

from game.ui import shapes
from game.ui.games.glen_more.chronicles.emblems import emblem
from game.ui.grid import round_px
from game.ui.items import Item, item_at
from game.ui.shapes import Point
from game.ui.signs import Livery

if TYPE_CHECKING:
    from game.ui.games.glen_more.rondel_board import RondelBoard


class RondelFigures:
    """For a rondel, in its size."""

    def __init__(self, board: RondelBoard) -> None:
        self.board = board

    def figure_places(self, number: int) -> dict[str, tuple[int, int]]:
        """Where the figures of a space stand: alone in its middle, several or with a tile side by side."""
        space, rect = self.board.ring[number], self.board.space_rect(number)
        names = [one for one in space.components() if not one.startswith("tile:")]
        count, places = len(names), {}
        for index, name in enumerate(names):
            share = (index + 1) / (count + 1) if count > 1 else 0.5
            places[name] = (
                rect.x + round_px(rect.w * share),
                rect.y + round_px(rect.h * (0.62 if space.tile else 0.47)),
            )
        return places

    def figure_items(self, number: int) -> list[Item]:
        assert self.board.figures is not None
        space, items = self.board.ring[number], []
        places = self.figure_places(number)
        size = round_px(self.board.tile_px * (0.92 if len(places) < 2 and not space.tile else 0.58))
        for name, place in places.items():
            if name in self.board.hidden:
                continue
            items.append(item_at(self.board.figure(name, size / self.board.tile_px), place))
            if self.board.plates.get(name):
                items.append(self._plate(self.board.plates[name], place, size))
        return items

    def figure(self, kind: str, seat: int, size: int) -> Surface:
        assert self.board.figures is not None
        if kind == "pawn":
            livery = self.board.liveries[seat] if seat < len(self.board.liveries) else Livery(seat, seat)
            return self.board.figures.pawn(livery, size)
        if kind == "die":
            return self.board.figures.die(round_px(size * 0.62), self.board.position.die)
        if kind == "englishman":
            return self.board.figures.englishman(size)
        return emblem(self.board.look, kind, size)

    def _plate(self, text: str, middle: Point, size: int) -> Item:
        grid, theme, fonts = self.board.look.grid, self.board.look.theme, self.board.look.print_fonts
        made = fonts.text(text, "caption_bold", theme.cream)
        w, h = made.get_width() + grid.px(14), made.get_height() + grid.px(1)

        def make() -> Surface:
            picture = shapes.rounded((w, h), h // 2, (*theme.plaque_bottom, 255)).copy()
            picture.blit(made, made.get_rect(center=(w // 2, h // 2)))
            return picture

        plate = self.board.look.materials.kept(("glen_plate", text, w, h), make)
        lowest = (self.board.tile_px - h) / 2 - grid.px(3)  # else the edge of its space cuts the word
        return item_at(plate, (middle[0], middle[1] + min(size * 0.5, lowest)))
