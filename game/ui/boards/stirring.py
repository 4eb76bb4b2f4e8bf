"""Light and motion of what lies at rest: glints on water, smoke, lamps, flags. Small sprites, few times a second.

A world says where they are (`ShownBoard.stirring`); the table counts the steps. Nothing here is worth looking at for
the match, so no place of a piece, a word or a mark is ever under it for long, and pictures that are compared lack it.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable
from typing import NamedTuple

import pygame
from pygame import SRCALPHA, Rect, Surface

from game.ui import shapes
from game.ui.animation import hop
from game.ui.grid import round_px
from game.ui.items import Item, item_at
from game.ui.look import Look
from game.ui.shapes import Canvas, Point
from game.ui.theme import Colour, mix

STEP_MS = 250.0
"""So long each picture stays: four in a second are enough for water, and cost next to nothing."""
GLINT, SMOKE, LAMP, PENNANT = "glint", "smoke", "lamp", "pennant"


class Stir(NamedTuple):
    """One thing that moves; `unit` is the pixels of a unit in which the sprites of its kind are drawn."""

    kind: str
    at: Point
    unit: float
    colour: Colour = (255, 255, 255)


class _Kind(NamedTuple):
    frames: int
    pause: int
    """Steps without a picture after them, at least."""
    most: int
    """So many of a kind are seen at once: with more of them each waits longer."""
    copies: int
    """So often one thing shows its pictures at the same time, evenly apart, as a chimney does its puffs."""
    draw: Callable[[Surface, float, float, Colour], None]
    size: tuple[float, float]
    """In units."""
    foot: tuple[float, float] = (0.5, 0.5)
    """Which part of the picture lies on the place."""
    rise: Point = (0.0, 0.0)
    """So many units it goes while its pictures last."""


def _glint(picture: Surface, unit: float, share: float, colour: Colour) -> None:
    """A crest that grows, catches the light and goes."""
    canvas = Canvas(picture.get_size(), unit, colour, over=3)
    wide, alpha = 2.6 + 3.0 * share, round(225 * hop(share))
    for row, (aside, part) in enumerate(((0.0, 1.0), (1.6, 0.55))):
        points = [
            (7 + aside + t * wide * part, 3 + 2.2 * row + 0.75 * math.sin(1.5 * t * math.pi))
            for t in (-1, -0.6, -0.2, 0.2, 0.6, 1)
        ]
        canvas.line(points, 0.95, (*colour, alpha))
    picture.blit(canvas.finish(), (0, 0))


def _puff(picture: Surface, unit: float, share: float, colour: Colour) -> None:
    spot = Surface((32, 32), SRCALPHA)
    pygame.draw.circle(spot, (0, 0, 0, 255), (16, 16), 8)
    soft = shapes.tinted(pygame.transform.gaussian_blur(spot, 4), colour, round(150 * (1 - share) ** 1.2))
    side = max(4, round_px((5.5 + 10 * share) * unit))
    made = pygame.transform.smoothscale(soft, (side, side))
    picture.blit(made, made.get_rect(center=picture.get_rect().center))


def _lamp(picture: Surface, unit: float, share: float, colour: Colour) -> None:
    """A light that swells and sinks, with a beam to each side while it is strongest."""
    strength = hop(share)
    spot = Surface((64, 64), SRCALPHA)
    pygame.draw.circle(spot, (0, 0, 0, 255), (32, 32), 12)
    soft = shapes.tinted(pygame.transform.gaussian_blur(spot, 8), colour, round(215 * strength))
    middle = picture.get_rect().center
    for size in ((1.0, 0.16), (0.46, 1.0)):
        made = pygame.transform.smoothscale(
            soft, (max(2, round_px(picture.get_width() * size[0])), max(2, round_px(picture.get_height() * size[1])))
        )
        picture.blit(made, made.get_rect(center=middle))


def _pennant(picture: Surface, unit: float, share: float, colour: Colour) -> None:
    """A flag on its pole, the wave running through it."""
    canvas = Canvas(picture.get_size(), unit, colour, over=4)
    phase, dark = 2 * math.pi * share, mix(colour, (20, 14, 8), 0.55)

    def edge(y: float, x: float) -> Point:
        return 2 + x, y + 0.85 * (x / 9) * math.sin(phase - x * 0.6)

    steps = (0, 2, 4, 6, 8)
    upper, lower = [edge(1.5, x) for x in steps], [edge(6.2 - 0.22 * x, x) for x in reversed(steps)]
    for grown, ink in ((0.5, dark), (0.0, colour)):
        canvas.polygon(shapes.grown([*upper, *lower], grown) if grown else [*upper, *lower], (*ink, 255))
    canvas.line([(2, 0.6), (2, 11.4)], 1.1, (*dark, 255))
    picture.blit(canvas.finish(), (0, 0))


_KINDS = {
    GLINT: _Kind(6, 18, 6, 1, _glint, (15, 8), rise=(2.0, 0.4)),
    SMOKE: _Kind(12, 0, 6, 3, _puff, (16, 16), rise=(10.0, -17.0)),
    LAMP: _Kind(8, 9, 3, 1, _lamp, (34, 22)),
    PENNANT: _Kind(6, 0, 8, 1, _pennant, (12, 12), foot=(1 / 6, 0.95)),
}


def stirred(look: Look, stirs: Iterable[Stir], step: int, inside: Rect) -> list[Item]:
    """What is seen of them at this step, as far as it lies `inside`."""
    found: list[Item] = []
    by_kind: dict[str, list[Stir]] = {}
    for stir in stirs:
        by_kind.setdefault(stir.kind, []).append(stir)
    for name, same in by_kind.items():
        kind = _KINDS[name]
        whole = max(kind.frames + kind.pause, math.ceil(len(same) * kind.frames * kind.copies / kind.most))
        if not kind.pause:
            same, whole = same[: kind.most], kind.frames
        for number, stir in enumerate(same):
            begins = number * whole // len(same)
            found += [
                _item(look, stir, kind, frame)
                for copy in range(kind.copies)
                if (frame := (step + begins + copy * kind.frames // kind.copies) % whole) < kind.frames
            ]
    return [item for item in found if inside.contains(item.rect)]


def _item(look: Look, stir: Stir, kind: _Kind, frame: int) -> Item:
    sprite = _sprite(look, stir, kind, frame)
    share = frame / kind.frames
    dx, dy = ((0.5 - part) * size for part, size in zip(kind.foot, kind.size, strict=True))
    x, y = dx + kind.rise[0] * share, dy + kind.rise[1] * share
    return item_at(sprite, (stir.at[0] + x * stir.unit, stir.at[1] + y * stir.unit))


def _sprite(look: Look, stir: Stir, kind: _Kind, frame: int) -> Surface:
    def make() -> Surface:
        size = tuple(math.ceil(units * stir.unit) for units in kind.size)
        made = Surface(size, SRCALPHA)
        share = (frame + 0.5) / kind.frames if kind.pause else frame / kind.frames
        kind.draw(made, stir.unit, share, stir.colour)
        return made

    key = ("stir", stir.kind, round(stir.unit, 2), stir.colour, frame)
    return look.materials.kept(key, make)
