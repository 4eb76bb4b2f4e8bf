"""A crowded hexagon opened under the pointer: every kind of piece and resource side by side with its number."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

import pygame
from pygame import Rect, Surface

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


class Fan(NamedTuple):
    picture: Surface
    entries: tuple[Entry, ...]


def is_crowded(plain: Mapping[str, Any], place: str) -> bool:
    groups = stacks.groups_of(plain.get("units", {}).get(place, ()))
    pieces = sum(group.number for group in groups) + (place in plain.get("structures", {}))
    return pieces >= CROWDED or pieces + len(plain.get("tokens", {}).get(place, {})) > CROWDED


def draw(look: Look, plain: Mapping[str, Any], place: str) -> Fan:
    """The fan of one place: seats follow each other, then the structure, then resources. Sizes follow the window."""
    grid, made = look.grid, []
    for group in stacks.groups_of(plain.get("units", {}).get(place, ())):
        faction = plain["factions"][group.seat]
        picture = tokens.figure(look, group.kind, faction, grid.px(_FIGURE[group.kind]))
        made.append((group.id_at(place), picture, group.number))
    built = plain.get("structures", {}).get(place)
    if built:
        seat, kind = str(built).split()
        made.append((f"structure:{place}", tokens.figure(look, kind, plain["factions"][int(seat)], grid.px(24)), 1))
    for name, count, _, _ in stacks.tokens_at(plain.get("tokens", {}).get(place, {})):
        made.append((f"{name}:{place}", tokens.sign(look, name, grid.px(_SIGN)), count))
    gap, pad, style = grid.px(_GAP), grid.px(_PAD), Style(13, "bold")
    widths = [picture.get_width() + (look.fonts.width(str(count), style) + grid.px(2) if count > 1 else 0) for _,
              picture, count in made]
    size = 2 * pad + sum(widths) + gap * (len(made) - 1), grid.px(_HIGH)
    plate = Surface((size[0] + 2 * gap, size[1] + 2 * gap), pygame.SRCALPHA)
    look.materials.frame(plate, Rect(gap, gap, *size), "paper", radius=8, shadow="tile")
    x, low, entries = gap + pad, gap + size[1] - grid.px(7), []
    for (name, picture, count), width in zip(made, widths, strict=True):
        stands = name.split(":")[0] in (*_FIGURE, "structure")
        high = picture.get_height()
        top = low - high if stands else gap + (size[1] - high) // 2
        plate.blit(picture, (x, top))
        if count > 1:
            look.fonts.draw(plate, str(count), style, look.theme.ink,
                            (x + picture.get_width() + grid.px(2), gap + size[1] * 0.62))
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
