"""A small territory in a picture of the rules: tiles with what lies and stands on them, places that fit or do not."""

from __future__ import annotations

import pygame
from pygame import Rect, Surface

from game.core.catalogue import Record
from game.games.glen_more.shown import Spot
from game.ui import shapes
from game.ui.boards.cell_marks import CellMarks
from game.ui.boards.cells import CellCamera
from game.ui.games.glen_more.figures import figures_for
from game.ui.games.glen_more.palette import palette_for
from game.ui.games.glen_more.territory import Territory, cell_of
from game.ui.games.glen_more.territory_items import TerritoryItems
from game.ui.games.glen_more.tile_painter import painter_for
from game.ui.items import Item
from game.ui.look import Look
from game.ui.signs import Livery


class LittleTerritory(Record, frozen=True):
    """Places are written `x,y` as in the plain form of a game."""

    land: dict[str, str]
    """A tile and what is on it: `halkirk, scot 2`, `inshriach, wood 2, scot`; `rothiemurchus + laich_of_moray` is a
    pile, its lowest tile first."""
    seat: int = 0
    """Whose colour the Scots have."""
    new: tuple[str, ...] = ()
    """Tiles that act: outlined together."""
    order: tuple[str, ...] = ()
    """Tiles with the number of their activation."""
    free: tuple[str, ...] = ()
    wrong: dict[str, str] = {}
    """Places where a tile is refused; the tile named there is shown lying on it."""


def span(land: LittleTerritory) -> tuple[int, int, int, int]:
    """Left, top, width and height in tiles."""
    cells = [cell_of(at) for at in (*land.land, *land.free, *land.wrong)]
    xs, ys = [x for x, _ in cells], [y for _, y in cells]
    return min(xs), min(ys), max(xs) - min(xs) + 1, max(ys) - min(ys) + 1


def spot_of(told: str) -> Spot:
    pile, *things = (word.strip() for word in told.split(","))
    tiles = [word.strip() for word in pile.split("+")]
    goods: list[str] = []
    scots = 0
    for thing in things:
        kind, _, number = thing.partition(" ")
        if kind == "scot":
            scots = int(number or 1)
        else:
            goods += [kind] * int(number or 1)
    return Spot(tiles[-1], len(tiles) - 1, tuple(goods), scots)


def territory_in(land: LittleTerritory) -> Territory:
    return Territory(land.seat, {cell_of(at): spot_of(told) for at, told in land.land.items()})


def draw_territory(look: Look, land: LittleTerritory, picture: Surface, corner: tuple[int, int], px: int) -> None:
    """With its upper left corner there, tiles px wide."""
    left, top, _, _ = span(land)
    origin = corner[0] - left * px, corner[1] - top * px
    camera = CellCamera(Rect((0, 0), picture.get_size()), look.grid.u, px, origin)
    territory = territory_in(land)
    refused = {cell_of(at): tile for at, tile in land.wrong.items() if tile}
    tiles = {**{cell: spot.tile for cell, spot in territory.spots.items()}, **refused}
    _shade(look, picture, [camera.rect(cell) for cell in tiles], px)
    for cell, tile in tiles.items():
        picture.blit(painter_for(look).tile(tile, px), camera.rect(cell))
    made = TerritoryItems(look, figures_for(look), px)
    marks = CellMarks(look, px, palette_for(look.theme).felt_line)
    items: list[Item] = made.pieces(territory, camera, Livery(land.seat, land.seat), frozenset())
    line = marks.outline(camera, [cell_of(at) for at in land.new]) if land.new else None
    items += [line] if line is not None else []
    for at in land.free:
        items += marks.lit(camera.rect(cell_of(at)), "", True)
    for at in land.wrong:
        items += marks.refused(camera.rect(cell_of(at)))
    for number, at in enumerate(land.order, 1):
        items += made.done(camera.rect(cell_of(at)), number)
    picture.fblits([(item.sprite, item.rect) for item in items])


def _shade(look: Look, picture: Surface, rects: list[Rect], px: int) -> None:
    """A soft shadow of the tiles on the paper."""
    reach = max(2, px // 10)
    shade = Surface(picture.get_size(), pygame.SRCALPHA)
    for rect in rects:
        shade.fill((0, 0, 0, 255), rect.move(reach // 3, reach // 2))
    picture.blit(shapes.tinted(shapes.blurred(shade, max(1, reach // 2)), look.theme.shadow, 150), (0, 0))
