"""What a film lays over the board: the sentence, where it covers nothing it speaks of, and ways that were gone."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import pairwise
from math import dist

import pygame
from pygame import Rect, Surface

from game.ui.fonts import StyleLike
from game.ui.grid import Grid
from game.ui.look import Look
from game.ui.paragraph import TextBlock, layout_text
from game.ui.widget import Widget

Pixel = tuple[int, int]
Point = tuple[float, float]
_WIDE, _PAD, _SIGN, _GAP = 716.0, 14.0, 24.0, 10.0
_REACH = 92.0
"""Twice the units that a place reaches around its middle."""
_ROWS = 3
_WAY, _CASING, _STEP = 7.0, 12.0, 11.0
_GOLD, _CREAM, _DARK = (224, 160, 36), (255, 246, 224), (74, 52, 12)
_SHARES = (1.0, 0.7, 0.5)
"""Of the usual width."""
_MOST = 0.34
"""So much of the board's height it may take; large type yields before it takes more."""
STYLE = "prompt"
_ALONG = (0.5, 0.24, 0.76)
"""Where on a step its disc may lie, the best first."""


class Caption(Widget):
    """A sentence on paper over the board; clicks go through it."""

    bleed = 22.0

    def __init__(self) -> None:
        super().__init__(name="caption")
        self.text = ""
        self.sign: int | None = None
        self.style: StyleLike = STYLE
        self.visible = False
        self.read_ms = 0.0
        """So long these words have been there."""

    def tick(self, dt_ms: float) -> None:
        self.read_ms += dt_ms

    def fitting(self, wordings: Sequence[str], board: Rect) -> str:
        """The longest that leaves most of the board in sight."""
        wide = self._most(board)
        return next((one for one in wordings if self._block(one, 0, wide, STYLE).lines <= _ROWS), wordings[-1])

    def say(
        self,
        text: str,
        sign: int | None,
        board: Rect,
        places: Iterable[Pixel],
        taken: Iterable[Rect],
        near: Rect | None = None,
        asked: Iterable[Rect] = (),
    ) -> None:
        """Laid at an edge of the board or next to what lies there, on nothing that one decides with (`asked`) or
        is `taken` and on few of the places, as `near` as can be; in a narrow form where a wide one has no room."""
        reach = self.grid.px(_REACH)
        avoided = [Rect(place, (1, 1)).inflate(reach, reach) for place in places]
        clear, decides = [*taken], [*asked]

        def hides(rect: Rect) -> tuple[float, ...]:
            away = 0.0 if near is None else _gap(rect, near) + 0.01 * dist(rect.center, near.center)
            return _under(rect, decides), _under(rect, clear), len(rect.collidelistall(avoided)), away

        self.invalidate()
        self.style = self._style(text, sign, board)
        found = [rect for share in _SHARES for rect in self._places(text, sign, share, board, clear, near)]
        self.rect = min(found, key=hides)
        if text != self.text or not self.visible:
            self.read_ms = 0.0
        self.set(text=text, sign=sign, visible=True)
        self.invalidate()

    def _style(self, text: str, sign: int | None, board: Rect) -> StyleLike:
        """The largest that does not take too much of the board."""
        sizes: list[StyleLike] = [STYLE, *self.fonts.smaller(STYLE)]
        for style in sizes:
            if self._block(text, sign, self._most(board), style).height <= _MOST * board.h:
                return style
        return self.fonts.least(STYLE)

    def _most(self, board: Rect) -> int:
        return min(self.grid.px(_WIDE), board.w - 2 * self.grid.px(_PAD))

    def _block(self, text: str, sign: int | None, wide: int, style: StyleLike) -> TextBlock:
        return layout_text(self.look, text, style, "ink", wide - self._text_x(sign) - self.grid.px(_PAD))

    def _places(
        self, text: str, sign: int | None, share: float, board: Rect, clear: list[Rect], near: Rect | None
    ) -> list[Rect]:
        """In the middle of the board, then along its sides; at any side of what it shall be near to."""
        grid, edge, most = self.grid, self.grid.px(_GAP), round(share * self._most(board))
        block, beside = self._block(text, sign, most, self.style), self._text_x(sign) + grid.px(_PAD)
        if share < 1 and (block.widest_word > most - beside or block.height > _MOST * board.h):
            return []
        wide = min(most, block.width + beside)
        high = max(block.height, grid.px(_SIGN)) + 2 * edge
        tops = [board.y + edge, board.bottom - edge - high]
        tops += [one.bottom + edge for one in clear] + [one.top - edge - high for one in clear]
        lefts = [board.centerx - wide // 2, board.x + edge, board.right - edge - wide]
        if near is not None:
            lefts += [near.right + edge, near.left - edge - wide, near.centerx - wide // 2]
            tops += [near.centery - high // 2]
        rects = [Rect(left, top, wide, high) for left in lefts for top in tops]
        return [one for one in rects if board.contains(one)] or rects[:1]

    def _text_x(self, sign: int | None) -> int:
        return self.grid.px(_PAD + (_SIGN + _GAP if sign is not None else 0))

    def layout(self, grid: Grid) -> None:
        """Its place is in pixels."""

    def hit(self, pos: Pixel) -> None:
        return None

    def _laid(self) -> TextBlock:
        return self._block(self.text, self.sign, self.rect.w + self.grid.px(2), self.style)

    def overflow(self) -> list[str]:
        return [self.text] if self._laid().height > self.rect.h or self._laid().width > self.rect.w else []

    def draw(self, surface: Surface) -> None:
        grid, rect = self.grid, self.rect
        self.materials.frame(surface, rect, "paper", radius=10, shadow="panel")
        if self.sign is not None:
            place = rect.x + grid.px(_PAD + _SIGN / 2), rect.centery
            self.look.signs.draw(surface, self.sign, _SIGN, place)
        block = self._laid()
        block.draw(surface, (rect.x + self._text_x(self.sign), rect.centery - block.height // 2))


def _under(rect: Rect, others: Iterable[Rect]) -> int:
    """How much of them it would hide."""
    return sum(one.w * one.h for one in (other.clip(rect) for other in others))


def _gap(one: Rect, other: Rect) -> float:
    """How far they lie apart."""
    across = max(one.left - other.right, other.left - one.right, 0)
    return across + max(one.top - other.bottom, other.top - one.bottom, 0)


class Ways(Widget):
    """Lines from place to place with a disc for each step; `share` of the last one is drawn."""

    def __init__(self) -> None:
        super().__init__(name="ways")
        self.ways: list[tuple[Pixel, ...]] = []
        self.share = 1.0

    def layout(self, grid: Grid) -> None:
        """Its places are in pixels."""

    def hit(self, pos: Pixel) -> None:
        return None

    def draw_on(self, way: tuple[Pixel, ...]) -> None:
        """One more way, of which nothing is seen yet."""
        self.ways.append(way)
        self.go(0.0)

    def go(self, share: float) -> None:
        self.share = share
        self.invalidate()
        self.rect = self._around()
        self.invalidate()

    def wipe(self) -> None:
        if self.ways:
            self.invalidate()
            self.ways = []
            self.rect = Rect(0, 0, 0, 0)

    def _around(self) -> Rect:
        points = [point for way in self.ways for point in way]
        edge = 2 * self.grid.px(_CASING)
        left, top = min(x for x, _ in points), min(y for _, y in points)
        right, low = max(x for x, _ in points), max(y for _, y in points)
        return Rect(left, top, right - left, low - top).inflate(edge, edge)

    def draw(self, surface: Surface) -> None:
        discs: list[Point] = []
        for number, way in enumerate(self.ways):
            last = number == len(self.ways) - 1
            _draw_way(self.look, surface, _part_of(way, self.share if last else 1.0), discs)


def _part_of(way: tuple[Pixel, ...], share: float) -> list[Point]:
    """The beginning of a way; each of its steps takes as long."""
    steps = share * (len(way) - 1)
    done = int(steps)
    found: list[Point] = [*way[: done + 1]]
    if done < len(way) - 1:
        (ax, ay), (bx, by) = way[done], way[done + 1]
        found.append((ax + (bx - ax) * (steps - done), ay + (by - ay) * (steps - done)))
    return found


def disc_at(one: Point, other: Point, discs: list[Point], apart: float) -> Point:
    """Where the disc of a step covers neither what stands at its beginning nor at its end, nor another disc: two
    units may go the same step."""
    found = [(one[0] + (other[0] - one[0]) * share, one[1] + (other[1] - one[1]) * share) for share in _ALONG]
    return next((spot for spot in found if all(dist(spot, disc) >= apart for disc in discs)), found[0])


def _draw_way(look: Look, surface: Surface, points: list[Point], discs: list[Point]) -> None:
    """`discs` are those of other ways, and then of this one too."""
    grid = look.grid
    if len(points) > 1:
        for wide, colour in ((_CASING, _CREAM), (_WAY, _GOLD)):
            pygame.draw.lines(surface, colour, False, points, grid.px(wide))
            for point in points[1:-1]:
                pygame.draw.circle(surface, colour, point, grid.px(wide / 2))
    for number, (one, other) in enumerate(pairwise(points), 1):
        point = disc_at(one, other, discs, 1.7 * grid.px(_STEP))
        discs.append(point)
        pygame.draw.circle(surface, _CREAM, point, grid.px(_STEP + 2))
        pygame.draw.circle(surface, _DARK, point, grid.px(_STEP))
        look.fonts.draw(surface, str(number), "body_bold", _CREAM, (round(point[0]), round(point[1])), "centre")
