"""Coins, stacks of coins, the purse and price plates: struck metal under the lamp. Sizes are design units."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

import pygame
from pygame import Surface

from game.ui import shapes, svg
from game.ui.fonts import SMALLEST, Style
from game.ui.games.isle_of_skye.art import ART
from game.ui.grid import round_px
from game.ui.look import Look
from game.ui.shapes import Canvas, on_circle
from game.ui.theme import Colour, mix, rgb

VALUES = (10, 5, 2, 1)
DIAMETERS = {1: 26.0, 2: 28.5, 5: 31.0, 10: 34.0}
_METALS: dict[int, tuple[Colour, Colour, Colour]] = {
    1: (rgb("#d9a441"), rgb("#b07c27"), rgb("#f3d084")),
    2: (rgb("#e0ae3c"), rgb("#b58422"), rgb("#f8da86")),
    5: (rgb("#e9bd46"), rgb("#bd8e24"), rgb("#fde79b")),
    10: (rgb("#efc953"), rgb("#c09428"), rgb("#fff0ae")),
}
"""Face, shade, light."""
_SILVER, _SILVER_SHADE = rgb("#dfe0d8"), rgb("#a9aaa0")
_EDGE, _INK = rgb("#5a3d0f"), rgb("#46300c")
_MOST_FIGURE = 0.79
"""So much of a small coin its figure may be high, to be read."""
LEAST_COIN = 14
"""Pixels across, for a figure that can be read."""
_STEP = 3.4
"""Units by which a stack grows with each coin."""


def change(gold: int) -> tuple[int, ...]:
    """An amount in as few coins as possible, the largest first."""
    coins: list[int] = []
    for value in VALUES:
        coins += [value] * (gold // value)
        gold %= value
    return tuple(coins)


_SMALL = {1: (1,), 2: (1, 1), 3: (2, 1), 4: (2, 1, 1)}


def handful(gold: int) -> tuple[int, ...]:
    """An amount in coins with which every smaller amount can be paid too, the largest first."""
    if gold < 5:
        return _SMALL.get(gold, ())
    tens, ones = divmod(gold - 5, 10)
    if tens and ones < 5:  # without a 5 a gap would lie below the first 10
        tens, ones = tens - 1, ones + 10
    coins = [10] * tens + [5] * (ones // 5) + list(change(ones % 5)) + [2, 2, 1]
    return tuple(sorted(coins, reverse=True))


def coin(look: Look, value: int, units: float | None = None) -> Surface:
    """A coin from above with its number; without units in the size that belongs to its value."""
    px = look.grid.px(units or DIAMETERS[value])
    return look.materials.kept(("coin", value, px), lambda: _coin(look, value, px))


def _coin(look: Look, value: int, px: int) -> Surface:
    face = _face(value, px).copy()
    high = max(px * (0.50 if value < 10 else 0.44), min(SMALLEST, px * _MOST_FIGURE))
    spot = px / 2, px / 2
    style = Style(max(8.0, high / look.grid.u / look.grid.text_scale), "bold")
    look.fonts.draw(face, str(value), style, _METALS[value][2], (spot[0] + px * 0.02, spot[1] + px * 0.03), "centre")
    look.fonts.draw(face, str(value), style, _INK, spot, "centre")
    return face


@lru_cache(maxsize=64)
def _face(value: int, px: int) -> Surface:
    metal, shade, light = _METALS[value]
    canvas = Canvas((px, px), px / 24, _EDGE)
    canvas.circle((12, 12), 11.6, _EDGE)
    canvas.circle((12, 12), 10.9, shade)
    canvas.circle((11.7, 11.6), 10.3, light)
    canvas.circle((12.1, 12.2), 10.1, metal)
    if value == 10:
        for i in range(20):
            canvas.circle(on_circle((12, 12), 9.0, 18 * i), 0.8, shade)
        canvas.circle((12, 12), 7.4, _SILVER_SHADE)
        canvas.circle((11.8, 11.7), 7.0, _SILVER)
        return canvas.finish()
    canvas.circle((12, 12), 8.4, shade)
    canvas.circle((12.2, 12.3), 7.9, mix(metal, light, 0.25))
    if value == 5:
        for i in range(12):
            canvas.circle(on_circle((12, 12), 9.3, 30 * i), 0.7, shade)
    if value == 2:
        canvas.arc((12, 12), 9.3, 200, 340, 0.7, shade)
        canvas.arc((12, 12), 9.3, 20, 160, 0.7, shade)
    return canvas.finish()


def stack(look: Look, values: Sequence[int], units: float | None = None) -> Surface:
    """Coins upon each other, the last on top; its foot is the lower edge of the picture."""
    sizes = [look.grid.px(units or DIAMETERS[value]) for value in values]
    key = ("coin stack", tuple(values), units)
    return look.materials.kept(key, lambda: _stack(look, values, units, sizes))


def _stack(look: Look, values: Sequence[int], units: float | None, sizes: list[int]) -> Surface:
    step = max(2, look.grid.px(_STEP))
    margin = max(2, look.grid.px(3))
    wide = max(sizes, default=1)
    picture = Surface((wide + 2 * margin, wide + step * len(sizes) + 2 * margin), pygame.SRCALPHA)
    low = picture.get_height() - margin
    shadow = shapes.disc(wide / 2, (12, 8, 5, 130))
    soft = Surface((wide + 2 * margin, wide + 2 * margin), pygame.SRCALPHA)
    soft.blit(shadow, (margin, margin))
    picture.blit(shapes.blurred(soft, max(1, margin // 2)), (margin // 2, low - wide - margin // 2))
    for number, (value, px) in enumerate(zip(values, sizes, strict=True)):
        x, y = margin + (wide - px) // 2, low - px - number * step
        for rise in range(step):
            rim = shapes.tinted(_face(value, px), _EDGE if rise == 0 else _METALS[value][1])
            picture.blit(rim, (x, y - rise))
        picture.blit(coin(look, value, units), (x, y - step))
    return picture


def spread_out(look: Look, gold: int, width: float, units: float | None = None) -> Surface:
    """An amount as coins side by side, closer together when they are many; width in units."""
    values = change(gold)
    return look.materials.kept(("coins", values, width, units), lambda: _spread_out(look, values, width, units))


def _spread_out(look: Look, values: tuple[int, ...], width: float, units: float | None) -> Surface:
    high = look.grid.px((units or DIAMETERS[10]) + 4)
    picture = Surface((look.grid.px(width), high), pygame.SRCALPHA)
    if not values:
        return picture
    sizes = [look.grid.px(units or DIAMETERS[value]) for value in values]
    free = picture.get_width() - sizes[-1] - look.grid.px(3)
    step = min(max(sizes) + look.grid.px(4), free / max(1, len(values) - 1))
    for number, (value, px) in enumerate(zip(values, sizes, strict=True)):
        x, y = round_px(number * step), (high - px) // 2
        shade = shapes.tinted(_face(value, px), (12, 8, 5), 120)
        picture.blit(shade, (x + look.grid.line(1.5), y + look.grid.line(1.8)))
        picture.blit(coin(look, value, units), (x, y))
    return picture


def purse(look: Look, units: float = 44) -> Surface:
    """A leather bag with a cord: gold that nobody else may count. Shared."""
    px = look.grid.px(units)
    return svg.picture(ART.kinds("props").get("purse", ""), (px, px), {})


def price_plate(look: Look, price: int | str, units: float = 58) -> Surface:
    """A wooden plate with a coin and a number, to lie across the foot of an offered tile. "?" while it is secret."""
    key = ("price plate", price, units, look.grid.text_scale)
    return look.materials.kept(key, lambda: _price_plate(look, str(price), units))


def _price_plate(look: Look, price: str, units: float) -> Surface:
    size = look.grid.px(units), look.grid.px(units * 0.48)
    margin = look.grid.px(4)
    whole = Surface((size[0] + 2 * margin, size[1] + 2 * margin), pygame.SRCALPHA)
    shade = Surface(whole.get_size(), pygame.SRCALPHA)
    shade.blit(shapes.rounded(size, size[1] / 2.6, (0, 0, 0, 255)), (margin + margin // 3, margin + margin // 2))
    whole.blit(shapes.tinted(shapes.blurred(shade, max(1, margin // 2)), look.theme.shadow, 170), (0, 0))
    wood = shapes.gradient(size, look.theme.plaque_top, look.theme.plaque_bottom)
    body = shapes.cut(wood, shapes.rounded(size, size[1] / 2.6, (255, 255, 255, 255)))
    body.blit(shapes.ring(size, size[1] / 2.6, max(1.0, look.grid.u * 1.3), (*_METALS[5][1], 255)), (0, 0))
    px = round_px(size[1] * 0.74)
    body.blit(_face(5, px), (round_px(size[1] * 0.16), (size[1] - px) // 2))
    middle = (round_px(size[1] * 0.9) + size[0] - round_px(size[1] * 0.2)) / 2
    style = Style(units * 0.31 / look.grid.text_scale, "bold")
    look.fonts.draw(body, price, style, look.theme.cream, (middle, size[1] / 2), "centre")
    whole.blit(body, (margin, margin))
    return whole
