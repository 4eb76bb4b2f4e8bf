"""What is printed on the land: washed spaces with their symbols, towns, harbours, castles and cathedrals.

Each kind of space is one sprite per size, so printing the board is a hundred blits.
"""

from __future__ import annotations

import math
import random
from collections.abc import Callable

import pygame
from pygame import BLEND_RGBA_MULT, Surface

from game.ui.games.rebirth.art import ART
from game.ui.games.rebirth.layout import hex_corners
from game.ui.games.rebirth.palette import Palette
from game.ui.games.rebirth.plan import BLANK, ENERGY, FOOD
from game.ui.grid import round_px
from game.ui.icons import Icons
from game.ui.shapes import Canvas, Point
from game.ui.theme import Colour, mix

INSET = 1.2
HARBOUR_AT = (0.56, 0.52)
"""Of the radius, from the centre of the hexagon: its lower right corner."""
SYMBOLS = {FOOD: ("wheat", 0.94), ENERGY: ("turbine", 1.10)}


class Prints:
    """Sprites of one hexagon radius in pixels. Every sprite is a square around the centre of its hexagon."""

    def __init__(self, radius: float, palette: Palette, icons: Icons) -> None:
        self.radius = radius
        self.palette = palette
        self.icons = icons
        self.side = 2 * math.ceil(radius * 1.06) + 2
        self.unit = radius / 23
        self._made: dict[tuple[object, ...], Surface] = {}

    def kept(self, key: tuple[object, ...], make: Callable[[], Surface]) -> Surface:
        found = self._made.get(key)
        if found is None:
            found = self._made[key] = make()
        return found

    def put(self, target: Surface, sprite: Surface, middle: Point) -> None:
        w, h = sprite.get_size()
        target.blit(sprite, (round_px(middle[0] - w / 2), round_px(middle[1] - h / 2)))

    # spaces

    def space(self, symbol: str, variant: int) -> Surface:
        return self.kept(("space", symbol, variant), lambda: self._space(symbol, variant))

    def _canvas(self, ground: Colour = (0, 0, 0)) -> Canvas:
        return Canvas((self.side, self.side), self.unit, ground, over=4 if self.radius < 60 else 3)

    def _corners(self, inset: float) -> list[Point]:
        half = self.side / 2 / self.unit
        return hex_corners((half, half), 23 - inset)

    def _space(self, symbol: str, variant: int) -> Surface:
        colours = self.palette
        grounds = {FOOD: (colours.food_ground, 150), ENERGY: (colours.energy_ground, 132)}
        canvas = self._canvas(colours.line)
        if symbol in grounds:
            ground, alpha = grounds[symbol]
            canvas = self._canvas(ground)
            canvas.polygon(self._corners(INSET), (*ground, min(235, round(alpha * colours.wash))))
            self._texture(canvas, symbol, variant)
        self._rims(canvas)
        sprite = canvas.finish()
        self.put(sprite, self.symbol(symbol), (self.side / 2, self.side / 2))
        return sprite

    def _rims(self, canvas: Canvas) -> None:
        """A space lies a little deeper than the land: dark lip at the upper left, light at the lower right."""
        corners = self._corners(INSET)
        line, alpha = self.palette.line, self.palette.line_alpha
        canvas.line(corners, 0.95, (*line, alpha), closed=True)
        inner = self._corners(INSET + 1.1)
        canvas.line([inner[3], inner[4], inner[5], inner[0]], 0.7, (255, 250, 225, 95))
        canvas.line(inner[0:4], 0.7, (40, 32, 20, 46))

    def _texture(self, canvas: Canvas, symbol: str, variant: int) -> None:
        """Furrows on fields, a breath of wind on moors; cut to the hexagon."""
        own = Canvas(canvas.size, self.unit, over=canvas.over)
        half = self.side / 2 / self.unit
        if symbol == FOOD:
            turn = math.radians((24, -32, 68)[variant % 3])
            cx, sx = math.cos(turn), math.sin(turn)
            for i in range(-10, 11):
                x, y = half - sx * i * 3.1, half + cx * i * 3.1
                ends = [(x - cx * 30, y - sx * 30), (x + cx * 30, y + sx * 30)]
                own.line(ends, 1.1, (*mix(self.palette.food_ground, (120, 84, 10), 0.5), 78))
        else:
            for i in range(-3, 4):
                y = half + i * 6.3 + (variant % 3) * 1.7
                swing = [(half + x, y + 1.9 * math.sin(x / 5.2 + i * 1.3 + variant)) for x in range(-24, 25, 2)]
                own.line(swing, 0.7, (*mix(self.palette.energy_ground, self.palette.energy, 0.42), 66))
        hole = Canvas(canvas.size, self.unit, (255, 255, 255), over=canvas.over)
        hole.polygon(self._corners(INSET + 0.4), (255, 255, 255, 255))
        own.big.blit(hole.big, (0, 0), special_flags=BLEND_RGBA_MULT)
        canvas.big.blit(own.big, (0, 0))

    def symbol(self, symbol: str, colour: Colour | None = None) -> Surface:
        """The printed symbol alone, pressed into the paper; also drawn again on lit ground."""
        return self.kept(("symbol", symbol, colour), lambda: self._symbol(symbol, colour))

    def _symbol(self, symbol: str, colour: Colour | None) -> Surface:
        colours = self.palette
        if symbol == BLANK:
            canvas = self._canvas(colours.blank)
            half = self.side / 2 / self.unit
            canvas.circle((half + 0.25, half + 0.35), 3.1, (255, 248, 222, 150))
            canvas.circle((half, half), 2.7, colour or colours.blank)
            return canvas.finish()
        if symbol not in SYMBOLS:
            return self._town(colour)
        name, size = SYMBOLS[symbol]
        px = round_px(self.radius * size)
        ink = colour or (colours.food if symbol == FOOD else colours.energy)
        light = self.icons.picture(name, px, (255, 250, 228)).copy()
        light.fill((255, 255, 255, 120), special_flags=BLEND_RGBA_MULT)
        sprite = Surface((px + 2, px + 2), pygame.SRCALPHA)
        sprite.fill((*ink, 0))
        step = max(1, round(self.unit * 0.75))
        sprite.blit(light, (step, step))
        sprite.blit(self.icons.picture(name, px, ink), (0, 0))
        return sprite

    def _town(self, colour: Colour | None) -> Surface:
        side = round_px(self.radius * 0.92)
        return ART.picture(self.palette, "landmarks", "town", side, town=colour or self.palette.town)

    def town_ground(self) -> Surface:
        """The plaster of one town space, without a gap to its neighbours."""

        def make() -> Surface:
            ground = self.palette.town_ground
            canvas = self._canvas(ground)
            canvas.polygon(self._corners(-0.1), (*ground, min(250, round(222 * self.palette.wash))))
            half = self.side / 2 / self.unit
            stones = random.Random(5)
            for _ in range(20):
                x, y = stones.uniform(-17, 17), stones.uniform(-19, 19)
                if abs(x) * 0.5 + abs(y) * 0.87 < 18:
                    canvas.box(half + x, half + y, stones.uniform(1.4, 2.6), 1.1, (120, 84, 60, 20), 0.4)
            return canvas.finish()

        return self.kept(("town ground",), make)

    def harbour(self) -> Surface:
        def make() -> Surface:
            side = round_px(self.radius * 0.66)
            canvas = Canvas((side, side), side / 16, (20, 20, 18), over=4)
            canvas.circle((8.3, 8.5), 7.4, (20, 18, 14, 120))
            canvas.circle((8, 8), 7.2, (244, 236, 219))
            canvas.circle((8, 8), 6.1, self.palette.harbour)
            sprite = canvas.finish()
            icon = self.icons.picture("anchor", max(7, round(side * 0.6)), (250, 244, 228))
            self.put(sprite, icon, (side / 2, side / 2))
            return sprite

        return self.kept(("harbour",), make)

    def harbour_at(self, middle: Point) -> Point:
        return middle[0] + self.radius * HARBOUR_AT[0], middle[1] + self.radius * HARBOUR_AT[1]

    def neutral_mark(self) -> Surface:
        """Which spaces a neutral tile covers in the game for two: a small pale lozenge at the upper corner."""

        def make() -> Surface:
            side = max(5, round_px(self.radius * 0.3))
            canvas = Canvas((side, side), side / 8, self.palette.dark)
            canvas.polygon([(4, 0.2), (7.8, 4), (4, 7.8), (0.2, 4)], (*self.palette.dark, 200))
            canvas.polygon([(4, 1.4), (6.6, 4), (4, 6.6), (1.4, 4)], self.palette.neutral_mark)
            return canvas.finish()

        return self.kept(("neutral mark",), make)

    # landmarks

    def landmark(self, kind: str) -> Surface:
        """A whole castle or cathedral hexagon."""
        return self.kept(("landmark", kind), lambda: self._landmark(kind))

    def _landmark(self, kind: str) -> Surface:
        is_castle = kind == "castle"
        stone = self.palette.stone if is_castle else self.palette.slate
        canvas = self._canvas(self.palette.dark)
        canvas.polygon(self._corners(0.5), self.palette.dark)
        canvas.polygon(self._corners(1.5), mix(stone, (0, 0, 0), 0.18))
        canvas.polygon(self._corners(3.0), stone)
        self._masonry(canvas, stone)
        outer = self._corners(1.9)
        canvas.line([outer[4], outer[5], outer[0], outer[1]], 1.0, (255, 248, 230, 130))
        canvas.line([outer[1], outer[2], outer[3], outer[4]], 1.0, (16, 12, 8, 110))
        sprite = canvas.finish()
        side = round_px(self.radius * (1.18 if is_castle else 1.2))
        drawing = ART.picture(self.palette, "landmarks", kind, side)
        shadow = pygame.mask.from_surface(drawing).to_surface(setcolor=(15, 11, 8, 105), unsetcolor=(0, 0, 0, 0))
        x, y = self.side / 2, self.side / 2 - self.radius * 0.06
        self.put(sprite, shadow, (x + self.unit * 1.3, y + self.unit * 1.3))
        self.put(sprite, drawing, (x, y))
        return sprite

    def _masonry(self, canvas: Canvas, stone: Colour) -> None:
        """Courses of blocks, so faint that one feels rather than sees them."""
        half = self.side / 2 / self.unit
        blocks = random.Random(9)
        for row in range(-6, 7):
            y = half + row * 3.2
            reach = min(17.0, (20.5 - abs(row * 3.2)) * 1.7)
            if reach <= 2:
                continue
            canvas.line([(half - reach, y), (half + reach, y)], 0.35, (*mix(stone, (20, 16, 12), 0.5), 90))
            x = -reach + blocks.uniform(1, 5)
            while x < reach - 1.5:
                canvas.line([(half + x, y), (half + x, y + 3.0)], 0.35, (*mix(stone, (20, 16, 12), 0.5), 80))
                x += blocks.uniform(4, 7)

    def tree(self, size: int) -> Surface:
        """A tiny tree with its light side, three sizes."""

        def make() -> Surface:
            side = max(3, round_px(self.radius * (0.15, 0.19, 0.23)[size]))
            canvas = Canvas((side, side), side / 8, self.palette.wood)
            canvas.circle((4.7, 5), 2.9, (24, 26, 14, 105))
            canvas.circle((4, 3.9), 3.1, mix(self.palette.wood, (18, 24, 10), 0.25))
            canvas.circle((3.5, 3.3), 2.2, mix(self.palette.wood, (214, 220, 140), 0.24))
            return canvas.finish()

        return self.kept(("tree", size), make)
