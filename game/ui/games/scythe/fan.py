"""A crowded hexagon opened under the pointer: every kind of piece and resource side by side with its number."""

from __future__ import annotations

from typing import NamedTuple

import pygame
from pygame import Rect, Surface

from game.games.scythe.shown import ShownScythe
from game.ui.fonts import Style
from game.ui.games.scythe import stacks, tokens
from game.ui.grid import round_px
from game.ui.look import Look
from game.ui.shapes import Point

CROWDED = 3
"""Figures or discs on one hexagon from which on it opens."""
_FIGURE = {"character": 30.0, "mech": 27.0, "worker": 20.0}
_SIGN, _GAP, _PAD = 17.0, 7.0, 8.0
_HIGH = 46.0


class Entry(NamedTuple):
    """One kind of thing in the fan and where it is drawn, from the fan's corner."""

    id: str
    rect: Rect


class _Thing(NamedTuple):
    id: str
    picture: Surface
    number: int
    stands: bool
    """With its foot on the plate; signs lie in the middle."""


class Fan(NamedTuple):
    picture: Surface
    entries: tuple[Entry, ...]


def is_crowded(position: ShownScythe, place: str) -> bool:
    pieces = sum(units.number for units in position.units_at(place)) + (place in position.structures)
    return pieces >= CROWDED or pieces + len(position.tokens_at(place)) > CROWDED


def draw(look: Look, position: ShownScythe, place: str) -> Fan:
    """The fan of one place: seats follow each other, then the structure, then resources. Sizes follow the window."""
    grid, made = look.grid, []
    for units in position.units_at(place):
        picture = tokens.figure(look, units.kind, position.faction(units.seat), grid.px(_FIGURE[units.kind]))
        made.append(_Thing(units.id_at(place), picture, units.number, True))
    built = position.structures.get(place)
    if built is not None:
        picture = tokens.figure(look, built.kind, position.faction(built.seat), grid.px(24))
        made.append(_Thing(f"structure:{place}", picture, 1, True))
    for name, count, _ in stacks.goods_at(position.tokens_at(place)):
        made.append(_Thing(f"{name}:{place}", tokens.sign(look, name, grid.px(_SIGN)), count, False))
    gap, pad, style = grid.px(_GAP), grid.px(_PAD), Style(13, "bold")
    beside = [look.fonts.width(str(one.number), style) + grid.px(2) if one.number > 1 else 0 for one in made]
    widths = [one.picture.get_width() + number for one, number in zip(made, beside, strict=True)]
    size = 2 * pad + sum(widths) + gap * (len(made) - 1), grid.px(_HIGH)
    plate = Surface((size[0] + 2 * gap, size[1] + 2 * gap), pygame.SRCALPHA)
    look.materials.frame(plate, Rect(gap, gap, *size), "paper", radius=8, shadow="tile")
    x, low, entries = gap + pad, gap + size[1] - grid.px(7), []
    for (name, picture, count, stands), width in zip(made, widths, strict=True):
        high = picture.get_height()
        top = low - high if stands else gap + (size[1] - high) // 2
        plate.blit(picture, (x, top))
        if count > 1:
            look.fonts.draw(
                plate, str(count), style, look.theme.ink, (x + picture.get_width() + grid.px(2), gap + size[1] * 0.62)
            )
        entries.append(Entry(name, Rect(x - gap // 2, gap, width + gap, size[1])))
        x += width + gap
    return Fan(plate, tuple(entries))


def place_for(fan: Fan, middle: Point, radius: float, bounds: Rect) -> Rect:
    """Above the hexagon, or below it at the upper edge of the sheet; they touch, so that the pointer can go there."""
    rect = fan.picture.get_rect()
    rect.midbottom = round_px(middle[0]), round_px(middle[1] - radius * 0.62)
    if rect.top < bounds.top:
        rect.midtop = round_px(middle[0]), round_px(middle[1] + radius * 0.62)
    return rect.clamp(bounds)
