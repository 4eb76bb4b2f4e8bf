"""Looking at drawn pixels: pictures of roots, distances of colours, simulated colour deficiencies."""

from __future__ import annotations

import pygame
from pygame import Rect, Surface

from game.ui.root import Root

Colour = tuple[int, int, int]

# Machado, Oliveira and Fernandes 2009, full strength, for linear RGB.
DEFICIENCIES = {
    "protan": ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998)),
    "deutan": ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.011820, 0.042940, 0.968881)),
    "tritan": ((1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.303900)),
}


def picture_of(root: Root) -> Surface:
    """The whole root, drawn anew."""
    surface = Surface(root.rect.size, depth=32)
    root.take_dirty()
    root.paint(surface, root.rect)
    return surface


def same(a: Surface, b: Surface, area: Rect | None = None) -> bool:
    if area is not None:
        a, b = a.subsurface(area), b.subsurface(area)
    return pygame.image.tobytes(a, "RGB") == pygame.image.tobytes(b, "RGB")


def linear(channel: float) -> float:
    share = channel / 255
    return share / 12.92 if share <= 0.04045 else ((share + 0.055) / 1.055) ** 2.4


def luminance(colour: Colour) -> float:
    red, green, blue = (linear(c) for c in colour)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(a: Colour, b: Colour) -> float:
    high, low = sorted((luminance(a), luminance(b)), reverse=True)
    return (high + 0.05) / (low + 0.05)


def seen_by(colour: Colour, deficiency: str) -> tuple[float, float, float]:
    """Linear RGB as somebody with this deficiency sees it; "none" leaves it, "grey" keeps only the lightness."""
    rgb = [linear(c) for c in colour]
    if deficiency == "none":
        return rgb[0], rgb[1], rgb[2]
    if deficiency == "grey":
        light = luminance(colour)
        return light, light, light
    rows = DEFICIENCIES[deficiency]
    red, green, blue = (max(0.0, min(1.0, sum(f * c for f, c in zip(row, rgb, strict=True)))) for row in rows)
    return red, green, blue


def lab(rgb: tuple[float, float, float]) -> tuple[float, float, float]:
    """CIELAB of linear RGB under D65."""
    red, green, blue = rgb
    xyz = (
        (0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.95047,
        0.2126 * red + 0.7152 * green + 0.0722 * blue,
        (0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.08883,
    )
    x, y, z = (v ** (1 / 3) if v > 0.008856 else 7.787 * v + 16 / 116 for v in xyz)
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def distance(a: Colour, b: Colour, deficiency: str = "none") -> float:
    first, second = lab(seen_by(a, deficiency)), lab(seen_by(b, deficiency))
    return sum((p - q) ** 2 for p, q in zip(first, second, strict=True)) ** 0.5
