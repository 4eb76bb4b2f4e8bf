"""The printed board as one picture per layout: ground, prints and chart put together, in steps, kept on disk."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pygame
from pygame import Surface

from game.core import hexes
from game.ui import pixels
from game.ui.boards.map_camera import enlarge
from game.ui.games.rebirth import shore
from game.ui.games.rebirth.art import ART
from game.ui.games.rebirth.chart import Chart, Texts
from game.ui.games.rebirth.ground import Ground
from game.ui.games.rebirth.layout import HEX, Layout, centre, hex_corners
from game.ui.games.rebirth.palette import palette_for
from game.ui.games.rebirth.plan import BLANK, CASTLE, CATHEDRAL, ENGLAND, SETTLEMENT, SPACE, BoardPlan, PlanHex
from game.ui.games.rebirth.prints import Prints
from game.ui.grid import round_px
from game.ui.look import Look
from game.ui.shapes import Point
from game.ui.theme import Colour

SHIPS: tuple[tuple[Point, float], ...] = (((624, 296), 44),)
"""Ships on the open sea: middle in map units and size."""
_TREES = {"argyll": 1.0, "grampian": 0.8, "borders": 0.8, "highlands": 0.45, "lowlands": 0.6, "isles": 0.15}


_shores: dict[BoardPlan, shore.Shore] = {}
"""Every sheet of a plan has the same coasts."""


def _traced(plan: BoardPlan) -> Iterator[None]:
    if plan not in _shores:
        _shores[plan] = yield from shore.trace(plan)


def _ready(picture: Surface) -> Surface:
    return picture.convert() if pygame.display.get_surface() else picture


class BoardArt:
    """`picture` is the finished sheet once `steps` has run through (or `build` was called)."""

    def __init__(
        self,
        plan: BoardPlan,
        layout: Layout,
        look: Look,
        texts: Texts,
        nearer: tuple[Surface, Layout] | None = None,
        *,
        charted: bool = True,
    ) -> None:
        """`charted` False leaves out names, compass and frame: for small pictures elsewhere."""
        self.plan = plan
        self.layout = layout
        self.look = look
        self.texts = texts
        self.nearer = nearer
        self.charted = charted
        self.palette = palette_for(look.theme)
        self.prints = Prints(layout.radius, self.palette, look.icons)
        self.picture: Surface | None = None
        self.soft: Surface | None = None
        """The ground without lines, prints and names: a closer view is an enlarged part of it, printed anew."""

    def build(self) -> Surface:
        for _ in self.steps():
            pass
        assert self.picture is not None
        return self.picture

    def steps(self) -> Iterator[float]:
        """Paint; yields the share that is done, so that a scene can show it and stay alive."""
        for _ in _traced(self.plan):
            yield 0.05
        yield 0.15
        lines = _shores[self.plan]
        chart = Chart(self.layout, self.palette, self.look.print_fonts, self.texts)
        ground = Ground(self.plan, lines, self.layout, self.palette)
        if self.nearer is not None:
            enlarge(self.nearer[0], self.nearer[1], self.layout, ground.picture)
        else:
            for done, _ in enumerate(ground.steps(lambda sea: self._on_the_sea(sea, chart))):
                yield min(0.15 + 0.035 * done, 0.74)
            self.soft = _ready(ground.picture.copy())
        picture = ground.picture
        for _ in ground.ink():
            yield 0.75
        for _ in self._print_spaces(picture):
            yield 0.8
        for _ in self._print_towns(picture):
            yield 0.9
        self._print_symbols(picture)
        yield 0.95
        if self.charted:
            chart.draw_names(picture)
            if self.layout.at_rest:
                chart.draw_title(picture)
            chart.draw_frame(picture)
        self.picture = _ready(picture)
        yield 1.0

    def _on_the_sea(self, sea: Surface, chart: Chart) -> None:
        if not self.charted:
            return
        if self.layout.at_rest:
            chart.draw_compass(sea)
        for at, size in SHIPS:
            picture = ART.picture(self.palette, "chart", "ship", round_px(self.layout.px(size))).copy()
            picture.set_alpha(150)
            self._put(sea, picture, at)

    def _put(self, target: Surface, sprite: Surface, at: Point) -> None:
        self.prints.put(target, sprite, self.layout.inside(at))

    # land

    def _print_spaces(self, picture: Surface) -> Iterator[None]:
        for one in self.plan.hexes:
            if one.kind == SPACE and one.symbol not in (BLANK, SETTLEMENT):
                self._put(picture, self.prints.space(one.symbol, one.col + 2 * one.row), centre(one.place))
            elif one.symbol == SETTLEMENT:
                self._put(picture, self.prints.town_ground(), centre(one.place))
        yield
        for one in self.plan.hexes:
            if one.symbol == BLANK:
                self._put(picture, self.prints.space(BLANK, 0), centre(one.place))
        yield
        self._plant_trees(picture)
        yield

    def _plant_trees(self, picture: Surface) -> None:
        """Small woods where three open hexagons meet: never on a symbol, never at walls."""
        woods = random.Random(1707)
        seen: set[tuple[int, int]] = set()
        for one in self.plan.hexes:
            for corner in hex_corners(centre(one.place), HEX):
                key = round(corner[0]), round(corner[1])
                if key in seen:
                    continue
                seen.add(key)
                near = self._meeting(corner)
                chance = sum(_TREES.get(h.region, 0.2) for h in near) / 3
                count = woods.randint(2, 5)
                spots = [(woods.gauss(0, 2.7), woods.gauss(0, 2.3), woods.randrange(3)) for _ in range(count)]
                open_land = all(h.symbol not in ("", SETTLEMENT) or h.kind == ENGLAND for h in near)
                if len(near) == 3 and open_land and woods.random() < chance:
                    for dx, dy, size in sorted(spots, key=lambda spot: spot[1]):
                        self._put(picture, self.prints.tree(size), (corner[0] + dx, corner[1] + dy))

    def _meeting(self, corner: Point) -> list[PlanHex]:
        places = {
            hexes.at_pixel(corner[0] + dx - HEX * hexes.SQRT3 / 2, corner[1] + dy - HEX, HEX)
            for dx, dy in ((0, -4), (4, 2), (-4, 2), (0, 4), (4, -2), (-4, -2))
        }
        return [self.plan.at[place] for place in places if place in self.plan.at]

    def _print_towns(self, picture: Surface) -> Iterator[None]:
        """A wall of brick around each whole settlement, a faint line between its spaces."""
        outer: list[tuple[Point, Point]] = []
        inner: list[tuple[Point, Point]] = []
        for spaces in self.plan.settlements.values():
            places = {one.place for one in spaces}
            for one in spaces:
                corners = hexes.corners(one.place, HEX)
                shift = HEX * hexes.SQRT3 / 2, HEX
                for i, near in enumerate(hexes.neighbours(one.place)):
                    a, b = ((x + shift[0], y + shift[1]) for x, y in (corners[i], corners[(i + 1) % 6]))
                    (inner if near in places else outer).append((a, b))
        borders = self._region_borders()
        lit = [((ax - 0.4, ay - 0.5), (bx - 0.4, by - 0.5)) for (ax, ay), (bx, by) in outer]
        for lines, width, colour, alpha in (
            (borders, 2.2, self.palette.dark, 0.62),
            (borders, 1.0, (255, 246, 214), 1.0),
            (inner, 0.9, self.palette.town_line, 0.28),
            (outer, 3.1, self.palette.dark, 0.42),
            (outer, 1.9, self.palette.town_line, 0.95),
            (lit, 0.5, (222, 160, 132), 0.55),
        ):
            self._lines(picture, lines, width, colour, alpha)
            yield

    def _region_borders(self) -> list[tuple[Point, Point]]:
        """Dashes along the edges where two regions meet."""
        dashes: list[tuple[Point, Point]] = []
        shift = HEX * hexes.SQRT3 / 2, HEX
        for one in self.plan.hexes:
            corners = hexes.corners(one.place, HEX)
            for i in range(3):
                other = self.plan.at.get(hexes.neighbour(one.place, i))
                if other is None or not one.region or not other.region or other.region == one.region:
                    continue
                (ax, ay), (bx, by) = ((x + shift[0], y + shift[1]) for x, y in (corners[i], corners[(i + 1) % 6]))
                for start in (0.06, 0.40, 0.74):
                    ends = [(ax + (bx - ax) * t, ay + (by - ay) * t) for t in (start, start + 0.2)]
                    dashes.append((ends[0], ends[1]))
        return dashes

    def _lines(
        self, picture: Surface, lines: list[tuple[Point, Point]], width: float, colour: Colour, strength: float
    ) -> None:
        def draw(large: Surface, k: int) -> None:
            wide = max(1, round(self.layout.px(width) * k))
            for a, b in lines:
                (ax, ay), (bx, by) = self.layout.inside(a), self.layout.inside(b)
                pygame.draw.line(large, (255,) * 3, (ax * k, ay * k), (bx * k, by * k), wide)
                for x, y in ((ax, ay), (bx, by)):
                    pygame.draw.circle(large, (255,) * 3, (x * k, y * k), wide / 2)

        pixels.mix_colour(picture, colour, pixels.drawn_fine(picture.get_size(), draw), strength)

    def _print_symbols(self, picture: Surface) -> None:
        for one in self.plan.hexes:
            at = centre(one.place)
            if one.symbol == SETTLEMENT:
                self._put(picture, self.prints.symbol(SETTLEMENT), at)
            if one.harbour:
                self.prints.put(picture, self.prints.harbour(), self.prints.harbour_at(self.layout.inside(at)))
            if one.kind in (CASTLE, CATHEDRAL):
                self._put(picture, self.prints.landmark(one.kind), at)
