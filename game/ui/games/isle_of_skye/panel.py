"""A land small enough for the panel of its player."""

from __future__ import annotations

from pygame import Surface

from game.games.isle_of_skye.shown import ShownIsleOfSkye
from game.ui.games.isle_of_skye.felt import cloth
from game.ui.games.isle_of_skye.land import bounds_of, land_of
from game.ui.games.isle_of_skye.tile_painter import painter_for
from game.ui.look import Look
from game.ui.signs import Livery

_MARGIN, _LARGEST = 5, 30
_STRIP = 3.0
"""So many times as wide as high a picture shows the middle of a land and not all of it."""
_CARD, _SHARE = 140, 0.56
"""From this height on a picture is a card of its own, and a tile may take so much of it."""


def shown_of(position: ShownIsleOfSkye, seat: int) -> object:
    return position.players[seat].land


def thumbnail(look: Look, position: ShownIsleOfSkye, seat: int, sign: int, size: tuple[int, int]) -> Surface:
    land, painter, grid = land_of(position, seat), painter_for(look), look.grid
    left, top, right, low = bounds_of(land.tiles)
    room_w, room_h = size[0] - 2 * grid.px(_MARGIN), size[1] - 2 * grid.px(_MARGIN)
    largest = round(size[1] * _SHARE) if size[1] >= grid.px(_CARD) else grid.px(_LARGEST)
    side = max(6, min(room_w // (right - left), room_h // (low - top), largest))
    x, y = (size[0] - (right - left) * side) // 2, (size[1] - (low - top) * side) // 2
    if size[0] >= _STRIP * size[1]:  # what is around the castle, as near as there is room for all columns
        side = max(side, min(room_w // (right - left), round(size[1] * _SHARE)))
        x, y = (size[0] - (right - left) * side) // 2, round(size[1] / 2 + (top - 0.5) * side)
    picture = cloth(look, size).copy()
    for (column, row), laid in land.tiles.items():
        made = painter.tile(laid.tile, laid.turn, side, livery=Livery(sign, sign))
        picture.blit(made, (x + (column - left) * side, y + (row - top) * side))
    return picture
