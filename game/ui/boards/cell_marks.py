"""What lies over a land of square tiles to speak: lit places with their points, other turns, the tile in the air."""

from __future__ import annotations

import math
from collections.abc import Iterable

import pygame
from pygame import Rect, Surface

from game.ui import shapes
from game.ui.boards.cells import Cell, CellCamera
from game.ui.fonts import Style
from game.ui.grid import round_px
from game.ui.items import Item, item_at
from game.ui.look import Look
from game.ui.made_once import MadeOnce
from game.ui.shapes import Canvas, Point
from game.ui.theme import Colour, mix

NOTCHES_UP_TO = 40
_ALOFT = 6
"""So many tiles in the air are kept: one in hand as it is turned, and those that fly. Every tile that was pointed at,
in every turn, would be more than all tiles that lie."""
_INSET = 0.035
"""How far marks on empty places stay inside their cell."""


class CellMarks:
    """Sprites for tiles of one size in pixels; `line` is the colour of places that are only there."""

    def __init__(self, look: Look, size: int, line: Colour) -> None:
        self.look = look
        self.size = size
        self.line = line
        self._kept = MadeOnce()
        self._aloft = MadeOnce(_ALOFT)
        self._outlines: dict[tuple[object, ...], Item | None] = {}

    def _square(self, inset: float = 0.0) -> list[Point]:
        a, b = inset * self.size, self.size * (1 - inset)
        return [(a, a), (b, a), (b, b), (a, b)]

    def _state(self, rect: Rect, state: str, inset: float = 0.0, notch: bool = True) -> Item:
        """A state of game.ui.states for a cell."""
        picture, (dx, dy) = self.look.states.sprite(("cell", self.size, inset), self._square(inset), state, notch)
        return Item(picture, picture.get_rect(topleft=(rect.x + dx, rect.y + dy)))

    def lit(self, rect: Rect, label: str, notch: bool) -> list[Item]:
        """A place for the tile as it is turned now; the points it gives stand on it."""
        items = [self._state(rect, "legal_empty", _INSET, notch)]
        if label:
            items.append(self.figure(label, rect.center))
        return items

    def figure(self, label: str, middle: Point) -> Item:
        """Points that stand on tiles, such as "+3"."""
        return item_at(self._kept(("label", label), lambda: self._label(label)), middle)

    def other_turn(self, rect: Rect) -> Item:
        """A place for the tile turned otherwise."""
        return item_at(self._kept(("other",), self._other), rect.center)

    def empty(self, rect: Rect) -> Item:
        """A place beside the land where the tile does not fit: it can still be asked why."""
        return item_at(self._kept(("empty",), lambda: self._dashed(0.34)), rect.center)

    def hover(self, rect: Rect) -> Item:
        return self._state(rect, "hover")

    def refused(self, rect: Rect) -> list[Item]:
        """Red is dark on most grounds, so a pale ground lies under it."""
        pale = self._kept(
            ("pale",),
            lambda: shapes.rounded(
                (self.size - 2 * round_px(_INSET * self.size),) * 2, 0, (*self.look.theme.paper, 70)
            ),
        )
        return [item_at(pale, rect.center), self._state(rect, "refused", _INSET)]

    def last_move(self, rect: Rect) -> Item:
        return self._state(rect, "last", 0.012)

    def _label(self, label: str) -> Surface:
        look = self.look
        gain = label.startswith("+")
        ground = look.theme.plaque_bottom if gain else mix(look.theme.plaque_bottom, (128, 124, 112), 0.45)
        style = Style(min(24.0, max(11.0, self.size * 0.19 / look.grid.u)), "bold")
        first, *below = label.split("\n")
        side = max(round_px(self.size * 0.46), look.fonts.width(first, style) + look.grid.px(8))
        if below:
            return self._two_lines(first, below[0], style, (*ground, 245))
        chip = shapes.rounded((side, side), side / 2, (*ground, 245 if gain else 205))
        look.fonts.draw(chip, label, style, look.theme.cream, (side / 2, side / 2), "centre")
        return chip

    def _two_lines(self, first: str, below: str, style: Style, ground: tuple[int, ...]) -> Surface:
        """The second line no wider than the place has room."""
        look, room = self.look, round_px(self.size * 0.94) - self.look.grid.px(6)
        small = look.fonts.fit(below, Style(max(11.0, style.size * 0.72), "bold"), room)
        heights = look.fonts.line_height(style), look.fonts.line_height(small)
        wide = min(room, max(look.fonts.width(first, style), look.fonts.width(below, small))) + look.grid.px(6)
        chip = shapes.rounded((wide, sum(heights)), look.grid.px(8), ground)
        for text, face, y in ((first, style, heights[0] / 2), (below, small, heights[0] + heights[1] / 2)):
            look.fonts.draw(chip, text, face, look.theme.cream, (wide / 2, y), "centre", room)
        return chip

    def _dashed(self, strength: float) -> Surface:
        return self._dashes((*self.line, round(255 * strength)), 1.4)

    def _dashes(self, colour: tuple[int, ...], width: float) -> Surface:
        u, side = self.look.grid.u, self.size
        canvas = Canvas((side, side), 1, colour, over=2)
        corners = self._square(_INSET)
        length = side * (1 - 2 * _INSET)
        count = max(3, 2 * int(length / (9 * u)) // 2 * 2 + 1)
        for (ax, ay), (bx, by) in zip(corners, [*corners[1:], corners[0]], strict=True):
            for i in range(0, count, 2):
                start, end = i / count, (i + 1) / count
                canvas.line([(ax + (bx - ax) * t, ay + (by - ay) * t) for t in (start, end)], width * u, colour)
        return canvas.finish()

    def _other(self) -> Surface:
        theme = self.look.theme
        picture = self._dashes((*theme.cream, 190), 1.7)
        px = max(10, round_px(self.size * 0.24))
        icon = self.look.icons.picture("turn", px, theme.cream).copy()
        icon.set_alpha(170)
        picture.blit(icon, ((self.size - px) // 2, (self.size - px) // 2))
        return picture

    # groups

    def outline(self, layout: CellCamera, cells: Iterable[Cell]) -> Item | None:
        """One line around all cells of a group."""
        key = (frozenset(cells), layout.origin)
        if key not in self._outlines:
            if len(self._outlines) > 40:
                self._outlines.clear()
            self._outlines[key] = _outline(
                layout, key[0], self.look.theme.lit_ring, self.look.theme.copper, self.look.grid.u
            )
        return self._outlines[key]

    # the tile in the air

    def in_air(
        self,
        name: tuple[str, int],
        picture: Surface,
        middle: Point,
        lift: float,
        degrees: float = 0.0,
        state: str = "selected",
    ) -> list[Item]:
        """A tile held over the land, with ring and shadow; `name` tells pictures apart, `degrees` while it turns, and
        its ring whether it would be laid (selected), cannot be (refused) or only shows what it would be (hover)."""
        u = self.look.grid.u
        ring, (dx, dy) = self.look.states.sprite(("cell", self.size, 0.0), self._square(), state)
        whole = self._aloft(("air", name, state), lambda: _stacked(picture, ring, (dx, dy)))
        if degrees:
            whole = pygame.transform.rotozoom(whole, degrees, 1.0)
        shade = self._kept(("shadow",), self._shadow)
        x, y = middle
        far = lift / 5
        return [item_at(shade, (x + 3 * u * far, y + (4 + 3 * far) * u)), item_at(whole, (x, y - lift * u))]

    def flying(self, name: tuple[str, int], picture: Surface) -> Surface:
        """A tile on its way through the air, with its shadow, in one picture; the tile is in its middle."""

        def make() -> Surface:
            shade, away = self._kept(("shadow",), self._shadow), round_px(5 * self.look.grid.u)
            side = shade.get_width() + 2 * away
            whole = Surface((side, side), pygame.SRCALPHA)
            whole.blit(shade, (2 * away, 2 * away))
            whole.blit(picture, picture.get_rect(center=(side // 2, side // 2)))
            return whole

        return self._aloft(("flying", name), make)

    def _shadow(self) -> Surface:
        u = self.look.grid.u
        margin = math.ceil(16 * u)
        side = self.size + 2 * margin
        shape = Surface((side, side), pygame.SRCALPHA)
        shape.fill((0, 0, 0, 255), (margin, margin, self.size, self.size))
        soft = shapes.blurred_box(shape, max(1, round_px(7 * u)), margin)
        return shapes.tinted(soft, self.look.theme.shadow, 210)


def _stacked(picture: Surface, ring: Surface, offset: tuple[int, int]) -> Surface:
    """A picture in the middle of its ring."""
    whole = Surface(ring.get_size(), pygame.SRCALPHA)
    whole.blit(picture, (-offset[0], -offset[1]))
    whole.blit(ring, (0, 0))
    return whole


def _outline(layout: CellCamera, cells: frozenset[Cell], outer: Colour, inner: Colour, u: float) -> Item | None:
    edges: list[tuple[Point, Point]] = []
    for cell in cells:
        x, y = cell
        rect = layout.rect(cell)
        left, top, right, low = rect.left, rect.top, rect.right, rect.bottom
        for near, ends in (
            ((x, y - 1), ((left, top), (right, top))),
            ((x + 1, y), ((right, top), (right, low))),
            ((x, y + 1), ((left, low), (right, low))),
            ((x - 1, y), ((left, top), (left, low))),
        ):
            if near not in cells:
                edges.append(ends)
    if not edges:
        return None
    reach = math.ceil(3 * u)
    xs, ys = [p[0] for edge in edges for p in edge], [p[1] for edge in edges for p in edge]
    left, top = int(min(xs)) - reach, int(min(ys)) - reach
    size = math.ceil(max(xs)) + reach - left, math.ceil(max(ys)) + reach - top
    picture = Surface(size, pygame.SRCALPHA)
    for width, colour in ((max(3, round_px(3.4 * u)), outer), (max(1, round_px(1.4 * u)), inner)):
        for (ax, ay), (bx, by) in edges:  # all of them straight along the pixels: nothing to smooth
            line = Rect(round_px(ax) - left - width // 2, round_px(ay) - top - width // 2, width, width)
            line.union_ip(line.move(round_px(bx - ax), round_px(by - ay)))
            picture.fill((*colour, 255), line)
    return Item(picture, Rect((left, top), size))
