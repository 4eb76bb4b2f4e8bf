"""Wood, paper, plaque, shadow, glow and buttons: everything that takes time is built once per grid and kept.

Surfaces handed out are shared: blit them, never draw on them. Panels are drawn by frame(), which keeps the
finished panel with its shadow; the paper in it is cut from one big sheet so that neighbours differ.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import replace
from typing import NamedTuple

import pygame
from pygame import Rect, Surface

from game.ui import noise, pixels, shapes, wood
from game.ui.grid import Grid
from game.ui.kept import Kept, Pieces, around, blit, screens, solid
from game.ui.theme import WAITING, Colour, Theme, scaled

_KEPT_SCREENS = 3
"""A table draws from less than one; what opens over it and what was there before may stay too."""


class Shadow(NamedTuple):
    """Offset, blur and alpha of a shadow, in units."""

    dx: float
    dy: float
    blur: float
    alpha: int


SHADOWS = {
    "panel": Shadow(2, 5, 9, 150),
    "board": Shadow(2, 8, 13, 190),
    "tile": Shadow(1, 2, 3, 150),
    "air": Shadow(4, 10, 10, 210),
    "button": Shadow(1, 2, 3, 130),
}


def _lamp(x: float, y: float) -> float:
    """Light from the upper left, less towards the edges."""
    return 1.0 - 0.52 * math.hypot(x - 0.36, 1.05 * (y - 0.30))


class Materials:
    """What is used to build panels, for one grid and theme. Lazy: nothing is made before it is drawn."""

    def __init__(self, grid: Grid, theme: Theme) -> None:
        self.grid = grid
        self.theme = theme
        self._kept = Kept(screens(_KEPT_SCREENS, grid.size))
        self._nine: dict[tuple[object, ...], tuple[Surface, int]] = {}
        self._tooth: Surface | None = None
        self._grounds: dict[str, Surface] = {}

    # grounds

    def table(self) -> Surface:
        """The table top in the size of the window."""
        return self._ground("table", lambda: wood.table_top(self.grid.size, self.theme, self.grid.line(1)))

    def curtain(self, colour: Colour | None = None) -> Surface:
        """The cloth that falls between two people, usually in the house's own colour."""
        theme = self.theme if colour is None else replace(self.theme, curtain=colour)
        return self._ground(
            f"curtain {theme.curtain}",
            lambda: wood.curtain_cloth(self.grid.size, theme, self.grid.px(15), self.grid.line(1)),
        )

    def ground_of(self, world: str, make: Callable[[], Surface]) -> Surface:
        """What lies around a world's pages, made when first seen; only the last of them is kept, and darkened to its
        edges like the table top."""
        name = f"world {world}"
        for other in [one for one in self._grounds if one.startswith("world ") and one != name]:
            del self._grounds[other]

        def lit() -> Surface:
            made = make()
            made.blit(pixels.lamp(made.get_size(), _lamp), (0, 0), special_flags=pygame.BLEND_MULT)
            return made

        return self._ground(name, lit)

    def _ground(self, name: str, make: Callable[[], Surface]) -> Surface:
        if name not in self._grounds:
            made = make()
            self._grounds[name] = made.convert() if pygame.display.get_surface() else made
        return self._grounds[name]

    # paper

    def paper(self, size: tuple[int, int], colour: Colour | None = None, place: tuple[int, int] = (0, 0)) -> Surface:
        """An opaque piece of paper cut from an endless sheet; `place` says where, so that no two panels are alike."""
        if self._tooth is None:
            self._tooth = _paper_tooth((1024, 768))
        tooth = self._tooth
        tw, th = tooth.get_size()
        piece = Surface(size, depth=32)
        piece.fill(tuple(max(0, c - _TOOTH_MEAN) for c in colour or self.theme.paper))
        left, top = place[0] % tw, place[1] % th
        for x in range(-left, size[0], tw):
            for y in range(-top, size[1], th):
                piece.blit(tooth, (x, y), special_flags=pygame.BLEND_ADD)
        return piece

    # kept pictures

    def kept(self, key: tuple[object, ...], make: Callable[[], Surface]) -> Surface:
        """A picture by key, made when first asked for and shared from then on."""
        return self._kept.get(key, lambda: [(make(), (0, 0))])[0][0]

    # shadows and glows

    def shadow(self, surface: Surface, rect: Rect, kind: str = "panel", radius: float = 10) -> None:
        """The shadow that a rounded rectangle throws; draw it before the thing itself, which covers its middle."""
        cast, grid = SHADOWS[kind], self.grid
        move = grid.px(cast.dx), grid.px(cast.dy)
        self._soft(surface, rect, radius, grid.line(cast.blur), self.theme.shadow, cast.alpha, move)

    def glow(
        self,
        surface: Surface,
        rect: Rect,
        radius: float = 10,
        blur: float = 8,
        colour: Colour | None = None,
        alpha: int = 230,
    ) -> None:
        """Warm light around a rounded rectangle; draw it before the thing itself, which covers its middle."""
        self._soft(surface, rect, radius, self.grid.line(blur), colour or self.theme.glow, alpha, (0, 0))

    def _soft(
        self,
        surface: Surface,
        rect: Rect,
        radius: float,
        blur: int,
        colour: Colour,
        alpha: int,
        move: tuple[int, int],
    ) -> None:
        r = self.grid.px(radius)
        patch, margin = self._soft_box(r, blur, colour, alpha)
        spot = rect.move(move).inflate(2 * margin, 2 * margin)

        def make() -> Pieces:
            whole = Surface(spot.size, pygame.SRCALPHA)
            shapes.stretch(whole, patch, whole.get_rect())
            hole = rect.move(-spot.x, -spot.y)
            return around(whole, Rect(hole.x + r, hole.y + r, hole.w - 2 * r, hole.h - 2 * r))

        blit(surface, self._kept.get(("around", rect.size, r, blur, colour, alpha, move), make), spot.topleft)

    def _soft_box(self, radius: int, blur: int, colour: Colour, alpha: int) -> tuple[Surface, int]:
        key = (radius, blur, colour, alpha)
        if key not in self._nine:
            margin = round(blur * 1.6) + 1
            side = 2 * (radius + 2 * margin) + 1
            box = Surface((side, side), pygame.SRCALPHA)
            box.blit(shapes.rounded((side - 2 * margin,) * 2, radius, (0, 0, 0, 255)), (margin, margin))
            soft = shapes.tinted(shapes.blurred(box, max(1, round(blur * 0.75))), colour, alpha)
            self._nine[key] = (soft, margin)
        return self._nine[key]

    # panels

    def frame(
        self,
        surface: Surface,
        rect: Rect,
        kind: str = "paper",
        *,
        radius: float = 10,
        shadow: str | None = "panel",
        edge: Colour | None = None,
        edge_width: float = 1,
    ) -> None:
        """Draw a panel: kind paper, waiting, inset, field, plaque, chip or plain (a button's paper)."""
        if rect.w < 2 or rect.h < 2:
            return
        if shadow:
            self.shadow(surface, rect, shadow, radius)
        place = (rect.x % 97, rect.y % 89) if kind in ("paper", "waiting") else None
        key = ("frame", rect.size, kind, radius, edge, edge_width, place)
        corner = self.grid.px(radius)
        pieces = self._kept.get(key, lambda: solid(self._frame(rect, kind, radius, edge, edge_width), corner))
        blit(surface, pieces, rect.topleft)

    def _frame(self, rect: Rect, kind: str, radius: float, edge: Colour | None, edge_width: float) -> Surface:
        theme, grid = self.theme, self.grid
        size, r = rect.size, grid.px(radius)
        ground, light = self._ground_of(kind, rect)
        panel = shapes.cut(ground, shapes.rounded(size, r, (255, 255, 255, 255)))
        thin = grid.line(0.8)
        shine = Surface((max(1, size[0] - 2 * r), thin), pygame.SRCALPHA)
        shine.fill((255, 255, 255, light))
        panel.blit(shine, (min(r, size[0] // 2), grid.line(1)))
        line = edge or {
            "plaque": theme.plaque_edge,
            "chip": theme.plaque_edge,
            "plain": theme.plain_edge,
            "inset": theme.rule,
            "field": theme.edge,
        }.get(kind, theme.edge)
        width = max(1.0, edge_width * grid.u)
        panel.blit(shapes.ring(size, r, width if edge_width > 1 else grid.line(edge_width), (*line, 255)), (0, 0))
        return panel

    def _ground_of(self, kind: str, rect: Rect) -> tuple[Surface, int]:
        theme = self.theme
        papers = {
            "paper": theme.paper,
            "waiting": scaled(theme.paper, WAITING),
            "inset": theme.inset,
            "field": theme.field,
            "disabled": theme.disabled,
        }
        if kind in papers:
            shine = {"paper": 120, "waiting": 70}.get(kind, 0)
            return self.paper(rect.size, papers[kind], (rect.x * 3, rect.y * 5)), shine
        tops = {
            "plaque": (theme.plaque_top, theme.plaque_bottom, 24),
            "plaque_down": (theme.plaque_bottom, theme.plaque_top, 0),
            "plain": (theme.plain_top, theme.plain_bottom, 150),
            "plain_down": (theme.plain_bottom, theme.plain_top, 0),
            "primary": (theme.button_top, theme.button_bottom, 60),
            "primary_down": (theme.button_bottom, theme.button_top, 0),
            "chip": (_lighter(theme.chip), theme.chip, 30),
        }
        top, bottom, shine = tops[kind]
        return shapes.gradient(rect.size, top, bottom), shine

    def ring(self, surface: Surface, rect: Rect, colour: Colour, width: float = 2, radius: float = 10) -> None:
        """A line around a rounded rectangle, lying just outside it: hover, focus, selection."""
        px = self.grid.line(width)
        spot = rect.inflate(2 * px, 2 * px)
        r = self.grid.px(radius) + px

        def make() -> Pieces:
            whole = shapes.ring(spot.size, r, px, (*colour, 255))
            return around(whole, whole.get_rect().inflate(-2 * r, -2 * r))

        blit(surface, self._kept.get(("ring", spot.size, colour, px, r), make), spot.topleft)

    def highlight(self, surface: Surface, rect: Rect, radius: float = 10) -> None:
        """Hover and keyboard focus, the same for both: glow and cream ring. Draw before the thing itself.

        The thin dark line around the ring keeps it visible on paper, where cream alone is not.
        """
        self.glow(surface, rect, radius, 7, self.theme.glow_deep, 235)
        self.ring(surface, rect, self.theme.lit_casing, 2.7, radius)
        self.ring(surface, rect, self.theme.lit_ring, 2, radius)

    def fill(self, surface: Surface, rect: Rect, colour: Colour, radius: float = 4, alpha: int = 255) -> None:
        """A flat rounded rectangle with smooth corners: bars, tracks, zebra rows."""
        if rect.w > 0 and rect.h > 0:
            px = self.grid.px(radius)
            key = ("fill", rect.size, colour, px, alpha)
            surface.blit(self.kept(key, lambda: shapes.rounded(rect.size, px, (*colour, alpha))), rect)


def _lighter(colour: Colour) -> Colour:
    red, green, blue = (min(255, c + 10) for c in colour)
    return red, green, blue


_TOOTH_MEAN = 13


def _paper_tooth(size: tuple[int, int]) -> Surface:
    """Clouds, tooth and fibres as levels to add to a paper that was darkened by their mean."""
    total = Surface(size, depth=32)
    for cell, octaves, span, seed in (((170, 120), 2, 12, 61), ((3, 3), 1, 8, 67), ((15, 2), 1, 6, 71)):
        layer = noise.cloud(size, cell, octaves, seed) if octaves > 1 else noise.octave(size, cell, seed)
        layer.fill((span,) * 3, special_flags=pygame.BLEND_MULT)
        total.blit(layer, (0, 0), special_flags=pygame.BLEND_ADD)
    return total
