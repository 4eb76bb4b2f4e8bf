"""Smooth shapes: drawn at a multiple of their size and scaled down once. pygame has no smooth polygon."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from itertools import pairwise

import pygame
from pygame import Surface

Point = tuple[float, float]
Colour4 = tuple[int, ...]


class Canvas:
    """A small transparent picture in units of your choice (`unit` pixels each), smooth when finished.

    `ground` is the colour that see-through pixels carry: edges blend towards it, so pass the colour of the
    outermost shape and no dark fringe appears.
    """

    def __init__(self, size_px: tuple[int, int], unit: float = 1.0, ground: Colour4 = (0, 0, 0), over: int = 4):
        self.size = size_px
        self.over = over
        self.unit = unit * over
        self.clear = (*ground[:3], 0)
        self.big = Surface((max(1, size_px[0] * over), max(1, size_px[1] * over)), pygame.SRCALPHA)
        self.big.fill(self.clear)

    def _at(self, points: Iterable[Point]) -> list[Point]:
        return [(x * self.unit, y * self.unit) for x, y in points]

    def polygon(self, points: Sequence[Point], colour: Colour4) -> None:
        pygame.draw.polygon(self.big, colour, self._at(points))

    def circle(self, centre: Point, radius: float, colour: Colour4, width: float = 0) -> None:
        """A disc, or with a width a ring whose middle line has the radius."""
        (spot,) = self._at([centre])
        if width:
            outer = (radius + width / 2) * self.unit
            pygame.draw.circle(self.big, colour, spot, outer, max(1, round(width * self.unit)))
        else:
            pygame.draw.circle(self.big, colour, spot, radius * self.unit)

    def line(self, points: Sequence[Point], width: float, colour: Colour4, closed: bool = False) -> None:
        """A stroke with round ends and joints."""
        spots = self._at(points)
        half = width * self.unit / 2
        if closed:
            spots.append(spots[0])
        for (ax, ay), (bx, by) in pairwise(spots):
            length = math.hypot(bx - ax, by - ay)
            if length == 0:
                continue
            nx, ny = -(by - ay) / length * half, (bx - ax) / length * half
            corners = [(ax + nx, ay + ny), (bx + nx, by + ny), (bx - nx, by - ny), (ax - nx, ay - ny)]
            pygame.draw.polygon(self.big, colour, corners)
        for spot in spots:
            pygame.draw.circle(self.big, colour, spot, half)

    def arc(self, centre: Point, radius: float, start: float, end: float, width: float, colour: Colour4) -> None:
        """A round-ended arc; degrees clockwise from three o'clock."""
        steps = max(4, int(abs(end - start) / 6))
        self.line(
            [on_circle(centre, radius, start + (end - start) * i / steps) for i in range(steps + 1)], width, colour
        )

    def box(self, x: float, y: float, w: float, h: float, colour: Colour4, radius: float = 0) -> None:
        unit = self.unit
        rect = pygame.Rect(round(x * unit), round(y * unit), round(w * unit), round(h * unit))
        pygame.draw.rect(self.big, colour, rect, border_radius=round(radius * unit))

    def finish(self) -> Surface:
        if self.over == 1:
            return self.big
        return pygame.transform.smoothscale(self.big, self.size)


def on_circle(centre: Point, radius: float, degrees: float) -> Point:
    angle = math.radians(degrees)
    return centre[0] + radius * math.cos(angle), centre[1] + radius * math.sin(angle)


def regular(centre: Point, radius: float, corners: int) -> list[Point]:
    return [on_circle(centre, radius, -90 + 360 * i / corners) for i in range(corners)]


def star(centre: Point, radius: float, inner: float = 0.42, points: int = 5) -> list[Point]:
    return [
        on_circle(centre, radius if i % 2 == 0 else radius * inner, -90 + 180 * i / points) for i in range(2 * points)
    ]


def grown(points: Sequence[Point], by: float) -> list[Point]:
    """A polygon (clockwise or not) moved outwards by a distance, with sharp corners kept."""
    area = sum(a[0] * b[1] - b[0] * a[1] for a, b in zip(points, [*points[1:], points[0]], strict=True))
    turn = 1.0 if area > 0 else -1.0
    result: list[Point] = []
    count = len(points)
    for index, here in enumerate(points):
        before, after = points[index - 1], points[(index + 1) % count]
        result.append(_mitred(before, here, after, by * turn))
    return result


def _mitred(before: Point, here: Point, after: Point, by: float) -> Point:
    ax, ay = here[0] - before[0], here[1] - before[1]
    bx, by_ = after[0] - here[0], after[1] - here[1]
    la, lb = math.hypot(ax, ay) or 1.0, math.hypot(bx, by_) or 1.0
    nax, nay, nbx, nby = ay / la, -ax / la, by_ / lb, -bx / lb
    scale = 1 + nax * nbx + nay * nby
    if abs(scale) < 1e-6:
        return here[0] + nax * by, here[1] + nay * by
    return here[0] + (nax + nbx) * by / scale, here[1] + (nay + nby) * by / scale


def rounded(size_px: tuple[int, int], radius: float, colour: Colour4) -> Surface:
    """A filled rounded rectangle with smooth corners; only the corners cost anything."""
    w, h = size_px
    surface = Surface(size_px, pygame.SRCALPHA)
    surface.fill((*colour[:3], 0))
    r = int(min(radius, w / 2, h / 2))
    if r <= 1:
        surface.fill(colour)
        return surface
    disc = Canvas((2 * r, 2 * r), 1, colour)
    disc.circle((r, r), r, colour)
    corners = disc.finish()
    surface.fill(colour, (r, 0, w - 2 * r, h))
    surface.fill(colour, (0, r, w, h - 2 * r))
    for cx, cy, sx, sy in ((0, 0, 0, 0), (w - r, 0, r, 0), (0, h - r, 0, r), (w - r, h - r, r, r)):
        surface.fill((*colour[:3], 0), (cx, cy, r, r))
        surface.blit(corners, (cx, cy), (sx, sy, r, r), special_flags=pygame.BLEND_RGBA_ADD)
        # ADD of the same colour would brighten it; put the colour back and keep the alpha.
    if any(colour[:3]):
        surface.fill((255, 255, 255, 0), special_flags=pygame.BLEND_RGBA_ADD)
        surface.fill((*colour[:3], 255), special_flags=pygame.BLEND_RGBA_MULT)
    return surface


def ring(size_px: tuple[int, int], radius: float, width: float, colour: Colour4) -> Surface:
    """The outline of a rounded rectangle, lying inside the size."""
    side = 2 * (math.ceil(max(radius, 0)) + math.ceil(width) + 1) + 1
    if min(size_px) <= side:
        return _ring(size_px, radius, width, colour)
    patch = _ring((side, side), radius, width, colour)
    surface = Surface(size_px, pygame.SRCALPHA)
    surface.fill(patch.get_at((side // 2, side // 2)))
    stretch(surface, patch, surface.get_rect())
    return surface


def stretch(surface: Surface, patch: Surface, rect: pygame.Rect) -> None:
    """Draw the edges of a square nine-patch, whose middle row and column may be repeated; the middle is left out."""
    side = patch.get_width()
    corner = side // 2
    cw, ch = min(corner, rect.w // 2), min(corner, rect.h // 2)
    far_x, far_y = side - cw, side - ch
    for sx, dx in ((0, rect.x), (far_x, rect.right - cw)):
        for sy, dy in ((0, rect.y), (far_y, rect.bottom - ch)):
            surface.blit(patch, (dx, dy), (sx, sy, cw, ch))
    across, down = rect.w - 2 * cw, rect.h - 2 * ch
    scale = pygame.transform.scale
    if across > 0:
        for sy, dy in ((0, rect.y), (far_y, rect.bottom - ch)):
            surface.blit(scale(patch.subsurface((corner, sy, 1, ch)), (across, ch)), (rect.x + cw, dy))
    if down > 0:
        for sx, dx in ((0, rect.x), (far_x, rect.right - cw)):
            surface.blit(scale(patch.subsurface((sx, corner, cw, 1)), (cw, down)), (dx, rect.y + ch))


def _ring(size_px: tuple[int, int], radius: float, width: float, colour: Colour4) -> Surface:
    surface = rounded(size_px, radius, colour)
    w, h = size_px[0] - 2 * width, size_px[1] - 2 * width
    if w < 1 or h < 1:
        return surface
    if float(width).is_integer():
        hole = rounded((int(w), int(h)), max(0, radius - width), (255, 255, 255, 255))
        surface.blit(hole, (int(width), int(width)), special_flags=pygame.BLEND_RGBA_SUB)
        surface.fill((255, 255, 255, 0), special_flags=pygame.BLEND_RGBA_ADD)
        surface.fill((*colour[:3], 255), special_flags=pygame.BLEND_RGBA_MULT)
        return surface
    return _fine_ring(size_px, radius, width, colour)


def _fine_ring(size_px: tuple[int, int], radius: float, width: float, colour: Colour4) -> Surface:
    canvas = Canvas(size_px, 1, colour, over=3)
    canvas.box(0, 0, *size_px, colour, radius)
    canvas.box(width, width, size_px[0] - 2 * width, size_px[1] - 2 * width, canvas.clear, max(0, radius - width))
    return canvas.finish()


def gradient(size_px: tuple[int, int], top: Colour4, bottom: Colour4) -> Surface:
    strip = Surface((1, size_px[1]))
    last = max(1, size_px[1] - 1)
    for y in range(size_px[1]):
        strip.set_at((0, y), [round(a + (b - a) * y / last) for a, b in zip(top[:3], bottom[:3], strict=True)])
    return pygame.transform.scale(strip, size_px)


def cut(picture: Surface, shape: Surface) -> Surface:
    """An opaque picture cut to the alpha of a (white or any) shape of the same size."""
    result = Surface(shape.get_size(), pygame.SRCALPHA)
    result.blit(picture, (0, 0))
    alpha = shape.copy()
    alpha.fill((255, 255, 255, 0), special_flags=pygame.BLEND_RGBA_ADD)
    result.blit(alpha, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return result


def blurred(shape: Surface, radius: int) -> Surface:
    """Blur only the alpha: pygame blurs the colours too and would darken them towards the edge."""
    if radius < 1:
        return shape
    return pygame.transform.gaussian_blur(shape, radius)


def blurred_box(shape: Surface, radius: int, margin: float) -> Surface:
    """The same of a shape that is an upright box, its edge within `margin` pixels: only its corners cost anything."""
    corner = math.ceil(margin) + 2 * max(0, radius) + 2
    side = 2 * corner + 1
    wide, high = shape.get_size()
    if min(wide, high) <= side:
        return blurred(shape, radius)
    small = Surface((side, side), pygame.SRCALPHA)
    for x, from_x in ((0, 0), (corner, wide - corner - 1)):
        for y, from_y in ((0, 0), (corner, high - corner - 1)):
            small.blit(shape, (x, y), (from_x, from_y, corner + 1, corner + 1), special_flags=pygame.BLEND_RGBA_MAX)
    soft = blurred(small, radius)
    surface = Surface((wide, high), pygame.SRCALPHA)
    surface.fill(soft.get_at((corner, corner)), (corner, corner, wide - 2 * corner, high - 2 * corner))
    stretch(surface, soft, surface.get_rect())
    return surface


def tinted(shape: Surface, colour: Colour4, alpha: int = 255) -> Surface:
    """The alpha of a shape, in one colour."""
    result = shape.copy()
    result.fill((255, 255, 255, 0), special_flags=pygame.BLEND_RGBA_ADD)
    result.fill((*colour[:3], alpha), special_flags=pygame.BLEND_RGBA_MULT)
    return result


def disc(radius_px: float, colour: Colour4) -> Surface:
    side = math.ceil(radius_px * 2)
    canvas = Canvas((side, side), 1, colour)
    canvas.circle((side / 2, side / 2), radius_px, colour)
    return canvas.finish()
