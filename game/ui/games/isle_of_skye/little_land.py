"""A small land in a picture of the rules: its tiles, groups and areas that count, places that fit or do not."""

from __future__ import annotations

import pygame
from pygame import Rect, Surface

from game.core.catalogue import Record
from game.games.isle_of_skye.shown import Laid
from game.ui import shapes
from game.ui.boards.cell_marks import CellMarks
from game.ui.boards.cells import Cell, CellCamera
from game.ui.fonts import Style
from game.ui.games.isle_of_skye.land import Land, bounds_of, cell_of
from game.ui.games.isle_of_skye.palette import palette_for
from game.ui.games.isle_of_skye.plan import load_plans
from game.ui.games.isle_of_skye.shape import shape_of, turned
from game.ui.games.isle_of_skye.tile_painter import painter_for
from game.ui.items import Item
from game.ui.look import Look
from game.ui.shapes import Canvas
from game.ui.signs import Livery

_DARK = (24, 20, 14)
_CREAM = (255, 248, 230)


class LittleLand(Record, frozen=True):
    """Places are written `x,y` as in the plain form of a game, tiles `L05` or `L05 1`."""

    land: dict[str, str]
    groups: tuple[tuple[str, ...], ...] = ()
    """Tiles with one line around them."""
    areas: tuple[tuple[str, ...], ...] = ()
    """Areas with a line at their shore, each as its parts: `1,0 c` is area c of the tile at 1,0."""
    labels: dict[str, str] = {}
    total: int | None = None
    free: tuple[str, ...] = ()
    wrong: dict[str, str] = {}
    """Places where a tile is refused; the tile named there is shown lying on it."""


def span(land: LittleLand) -> tuple[int, int, int, int]:
    """Left, top, width and height in tiles."""
    cells = [cell_of(at) for at in (*land.land, *land.free, *land.wrong)]
    left, top, right, low = bounds_of(cells)
    return left, top, right - left, low - top


class LittleLandPainter:
    """`px` is the side of a tile."""

    def __init__(self, look: Look, land: LittleLand, px: int, livery: Livery) -> None:
        self.look = look
        self.told = land
        self.px = px
        self.livery = livery
        self.land = _land(land.land)

    def draw(self, surface: Surface, corner: tuple[int, int]) -> None:
        left, top, _, _ = span(self.told)
        origin = corner[0] - left * self.px, corner[1] - top * self.px
        layout = CellCamera(Rect((0, 0), surface.get_size()), self.look.grid.u, self.px, origin)
        self._tiles(surface, layout)
        marks = CellMarks(self.look, self.px, palette_for(self.look.theme).felt_line)
        items: list[Item] = []
        for at in self.told.free:
            items += marks.lit(layout.rect(cell_of(at)), "", True)
        for at in self.told.wrong:
            items += marks.refused(layout.rect(cell_of(at)))
        for group in self.told.groups:
            line = marks.outline(layout, [cell_of(at) for at in group])
            items += [line] if line is not None else []
        surface.fblits([(item.sprite, item.rect) for item in items])
        for area in self.told.areas:
            self._area(surface, layout, area)
        for at, label in self.told.labels.items():
            rect = layout.rect(cell_of(at))
            disc = chip(self.look, label, max(14, round(self.px * 0.34)))
            surface.blit(disc, disc.get_rect(center=(rect.right - self.px * 0.13, rect.top + self.px * 0.13)))

    def _tiles(self, surface: Surface, layout: CellCamera) -> None:
        """With a soft shadow on the paper; tiles that are refused lie there as they came, without neighbours."""
        wrong = _land({at: name for at, name in self.told.wrong.items() if name})
        reach = max(2, self.px // 10)
        shade = Surface(surface.get_size(), pygame.SRCALPHA)
        for cell in (*self.land.tiles, *wrong.tiles):
            shade.fill((0, 0, 0, 255), layout.rect(cell).move(reach // 3, reach // 2))
        surface.blit(shapes.tinted(shapes.blurred(shade, max(1, reach // 2)), self.look.theme.shadow, 150), (0, 0))
        painter = painter_for(self.look)
        for land in (self.land, wrong):
            for cell, laid in land.tiles.items():
                around = {at: painter.lying(one.tile, one.turn) for at, one in land.near(cell).items()}
                picture = painter.tile(laid.tile, laid.turn, self.px, around=around, place=cell, livery=self.livery)
                surface.blit(picture, layout.rect(cell))

    def _area(self, surface: Surface, layout: CellCamera, parts: tuple[str, ...]) -> None:
        """A pale line along the whole border of the area, dark at both sides."""
        mask = Surface(surface.get_size(), pygame.SRCALPHA)
        for part in parts:
            at, _, area = part.partition(" ")
            self._area_on(mask, layout, cell_of(at), area)
        canvas = Canvas(surface.get_size(), 1, _DARK, over=2)
        where = pygame.mask.from_surface(mask)
        for piece in where.connected_components(self.px):
            outline = [(float(x), float(y)) for x, y in piece.outline(2)]
            for width, colour in ((0.085, (*_DARK, 235)), (0.045, (*_CREAM, 255))):
                canvas.line(outline, width * self.px, colour, closed=True)
        surface.blit(canvas.finish(), (0, 0))

    def _area_on(self, mask: Surface, layout: CellCamera, cell: Cell, area: str) -> None:
        laid, rect = self.land.tiles[cell], layout.rect(cell)
        plan = load_plans()[laid.tile]
        tile = Surface(rect.size, pygame.SRCALPHA)
        for number, outline in shape_of(plan).pieces:
            points = [turned(point, laid.turn) for point in outline]
            colour = (255, 255, 255, 255) if plan.areas[number].id == area else (0, 0, 0, 0)
            pygame.draw.polygon(tile, colour, [(x * self.px, y * self.px) for x, y in points])
        mask.blit(tile, rect)


def _land(told: dict[str, str]) -> Land:
    tiles = {}
    for at, word in told.items():
        name, _, turn = word.partition(" ")
        tiles[cell_of(at)] = Laid(name, int(turn or 0))
    return Land(0, tiles)


def chip(look: Look, text: str, px: int) -> Surface:
    """A figure on a round piece of paper, in the colour of a gain or muted."""
    theme = look.theme
    disc = shapes.disc(px / 2, theme.print_edge)
    disc.blit(shapes.disc(px / 2 - max(1, px // 20), theme.paper), (max(1, px // 20),) * 2)
    style = Style(px * 0.52 / look.grid.u / look.grid.text_scale, "bold")
    ink = theme.gain_text if text.startswith("+") else theme.muted
    look.fonts.draw(disc, text, style, ink, Rect(0, 0, px, px).center, "centre")
    return disc
