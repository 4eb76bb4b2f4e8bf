"""A handful of hexagons that show one rule, for the rules browser: printed, laid and marked like the real board."""

from __future__ import annotations

import math
from collections.abc import Iterable
from typing import Annotated

import msgspec
import pygame
from pygame import Surface

from game.core import hexes
from game.core.catalogue import Record
from game.ui.fonts import font_of
from game.ui.games.rebirth.layout import HEX, hex_corners
from game.ui.games.rebirth.marks import Marks
from game.ui.games.rebirth.palette import palette_for
from game.ui.games.rebirth.plan import BLANK, SETTLEMENT
from game.ui.games.rebirth.prints import Prints
from game.ui.games.rebirth.tiles import NEUTRAL, Pieces
from game.ui.grid import round_px
from game.ui.look import Look
from game.ui.shapes import Canvas, Point
from game.ui.signs import Livery
from game.ui.theme import mix

LANDMARKS = ("castle", "cathedral")
MARGIN = 0.42
"""Of a radius, around the hexagons: room for shadows, notches and points."""
RADIUS = 34.0
"""Units of a hexagon where there is room enough."""
Spot = tuple[int, int]
"""Row and column."""


WORDS = ("town",)
"""What pictures speak of besides the names of the game; check-data knows a misspelt word by them."""


class Worth(Record, frozen=True):
    at: Spot
    points: int


class LittleBoard(Record, frozen=True):
    """A few hexes that show a rule; data/rebirth/rules_pages.yaml tells how they are written."""

    rows: Annotated[tuple[tuple[str, ...], ...], msgspec.Meta(min_length=1)]
    towns: tuple[tuple[Spot, ...], ...] = ()
    points: tuple[Worth, ...] = ()
    lit: tuple[Spot, ...] = ()
    new: Spot | None = None


def size(board: LittleBoard) -> tuple[float, float]:
    """Width and height in units where there is room enough."""
    wide, high = _proportions(board)
    return wide * RADIUS, high * RADIUS


def paint(look: Look, board: LittleBoard, scale: float) -> Surface:
    """`scale` is pixels for a unit."""
    return _Painting(look, board, scale * RADIUS).picture


def _proportions(board: LittleBoard) -> tuple[float, float]:
    """Width and height in radii."""
    across = max(len(row) + (0.5 if number % 2 else 0) for number, row in enumerate(board.rows))
    return across * hexes.SQRT3 + 2 * MARGIN, 1.5 * (len(board.rows) - 1) + 2 + 2 * MARGIN


class _Painting:
    def __init__(self, look: Look, board: LittleBoard, radius: float) -> None:
        self.look = look
        self.board = board
        self.radius = radius
        self.palette = palette_for(look.theme)
        self.prints = Prints(radius, self.palette, look.icons)
        self.pieces = Pieces(radius, look, self.palette)
        self.marks = Marks(self.prints, look, self.palette)
        wide, high = _proportions(board)
        self.picture = Surface((math.ceil(wide * radius), math.ceil(high * radius)), pygame.SRCALPHA)
        self.cells: dict[Spot, tuple[str, str]] = {}
        for row, cells in enumerate(board.rows):
            for column, cell in enumerate(cells):
                space, _, lies = cell.partition("/")
                if space.strip() != "-":
                    self.cells[row, column] = (space.strip(), lies.strip())
        self._ground()
        self._spaces()
        self._town_lines()
        self._lit()
        self._pieces()
        self._points()

    def middle(self, spot: Spot) -> Point:
        row, column = spot
        across = column + (0.5 if row % 2 else 0) + 0.5
        return (across * hexes.SQRT3 + MARGIN) * self.radius, (1.5 * row + 1 + MARGIN) * self.radius

    def _put(self, sprite: Surface, middle: Point) -> None:
        self.prints.put(self.picture, sprite, middle)

    def _ground(self) -> None:
        """Land and water under the spaces, with a soft shadow on the paper."""
        unit = self.radius / HEX
        canvas = Canvas(self.picture.get_size(), 1, self.palette.line, over=2)
        for spot in self.cells:
            x, y = self.middle(spot)
            canvas.polygon(hex_corners((x + unit, y + 1.8 * unit), self.radius * 1.03), (30, 22, 14, 255))
        shadow = pygame.transform.gaussian_blur(canvas.finish(), max(1, round_px(2 * unit)))
        shadow.set_alpha(120)
        self.picture.blit(shadow, (0, 0))
        land = Canvas(self.picture.get_size(), 1, self.palette.line, over=3)
        rim = mix(self.palette.regions["lowlands"], self.palette.line, 0.55)
        for spot, (space, _) in self.cells.items():
            colour = self.palette.sea if space == "sea" else self.palette.loch if space == "loch" else rim
            land.polygon(hex_corners(self.middle(spot), self.radius * 1.02), mix(colour, self.palette.line, 0.2))
        for spot, (space, _) in self.cells.items():
            colour = {"sea": self.palette.sea, "loch": self.palette.loch}.get(space, self.palette.regions["lowlands"])
            land.polygon(hex_corners(self.middle(spot), self.radius * 0.985), colour)
        self.picture.blit(land.finish(), (0, 0))

    def _spaces(self) -> None:
        for (row, column), (space, _) in self.cells.items():
            middle, kind = self.middle((row, column)), space.partition("+")[0]
            if kind == "town":
                self._put(self.prints.town_ground(), middle)
                self._put(self.prints.symbol(SETTLEMENT), middle)
                if space.endswith("+harbour"):
                    self._put(self.prints.harbour(), self.prints.harbour_at(middle))
            elif kind in LANDMARKS:
                self._put(self.prints.landmark(kind), middle)
            elif kind in ("food", "energy"):
                self._put(self.prints.space(kind, column + 2 * row), middle)
            elif kind == "blank":
                self._put(self.prints.space(BLANK, 0), middle)

    def _town_lines(self) -> None:
        """The brick line around each settlement."""
        canvas = Canvas(self.picture.get_size(), 1, self.palette.town_line, over=3)
        unit = self.radius / HEX
        for town in self.board.towns:
            inside = {hexes.from_offset(column, row) for row, column in town}
            edges = [edge for row, column in town for edge in self._open_edges((row, column), inside)]
            for width, colour in ((3.4, self.palette.dark), (2.2, self.palette.town_line)):
                for edge in edges:
                    canvas.line(edge, width * unit, colour)
        self.picture.blit(canvas.finish(), (0, 0))

    def _open_edges(self, spot: Spot, inside: set[hexes.Hex]) -> Iterable[tuple[Point, Point]]:
        place = hexes.from_offset(spot[1], spot[0])
        corners = hex_corners(self.middle(spot), self.radius)
        for direction, near in enumerate(hexes.neighbours(place)):
            if near not in inside:
                # hex_corners begins at the top; the eastern edge lies between its corners 1 and 2
                yield corners[(direction + 1) % 6], corners[(direction + 2) % 6]

    def _lit(self) -> None:
        for spot in self.board.lit:
            space = self.cells[spot][0].partition("+")[0]
            self._put(self.marks.lit_glow(), self.middle(spot))
            self._put(self.marks.lit(SETTLEMENT if space == "town" else space, True), self.middle(spot))

    def _pieces(self) -> None:
        dx, dy = self.pieces.shadow_shift()
        for spot, (space, lies) in self.cells.items():
            if not lies:
                continue
            middle, kind = self.middle(spot), space.partition("+")[0]
            if kind == "castle":
                self._put(self.pieces.owner(_livery(lies)), middle)
            elif kind == "cathedral":
                row = self.pieces.visitors([_livery(seat) for seat in lies.split()])
                self._put(row, (middle[0], middle[1] + self.radius * 0.74))
            else:
                seat, _, tile = lies.rpartition(" ")
                self._put(self.pieces.shadow(), (middle[0] + dx, middle[1] + dy))
                livery = _livery(seat) if seat else None
                self._put(self.pieces.tile(tile if livery else NEUTRAL, livery), middle)
                if space.endswith("+harbour"):
                    self._put(self.prints.harbour(), self.prints.harbour_at(middle))
        if self.board.new is not None:
            self._put(self.marks.effect(), self.middle(self.board.new))

    def _points(self) -> None:
        """What was scored, on a paper disc at the upper right of its hexagon."""
        theme, side = self.look.theme, round_px(self.radius * 0.86)
        for worth in self.board.points:
            x, y = self.middle(worth.at)
            canvas = Canvas((side, side), side / 24, theme.print_edge)
            canvas.circle((12, 12), 11.6, theme.print_edge)
            canvas.circle((12, 12), 10.6, theme.paper)
            disc = canvas.finish()
            made = _figure(f"+{worth.points}", side, theme.gain_text)
            disc.blit(made, made.get_rect(center=(side / 2, side / 2)))
            self._put(disc, (x + self.radius * 0.58, y - self.radius * 0.56))


def _livery(seat: str) -> Livery:
    return Livery(int(seat), int(seat))


def _figure(text: str, side: int, colour: tuple[int, int, int]) -> Surface:
    font = font_of("bold", max(9, round(side * 0.54)))
    made = font.render(text, True, colour)
    box = made.get_bounding_rect()
    return made.subsurface(box).copy()
