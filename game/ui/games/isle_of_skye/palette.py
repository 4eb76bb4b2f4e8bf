"""The colours of Skye, by the scheme of the theme. Copper is not among them: on a land it means "you can"."""

from __future__ import annotations

from typing import NamedTuple

from game.ui.theme import Colour, Theme, rgb


class Palette(NamedTuple):
    felt: Colour = rgb("#50564b")
    felt_line: Colour = rgb("#8c917f")
    pasture: Colour = rgb("#9cb162")
    meadow: Colour = rgb("#b8c779")
    """Lighter stretches of pasture."""
    moss: Colour = rgb("#758f48")
    tuft: Colour = rgb("#58742f")
    rock: Colour = rgb("#84766c")
    rock_light: Colour = rgb("#cbbda9")
    rock_dark: Colour = rgb("#3f352f")
    heather: Colour = rgb("#8b6f86")
    snow: Colour = rgb("#f6f3ea")
    deep: Colour = rgb("#2c6d86")
    water: Colour = rgb("#4a8fa3")
    shallow: Colour = rgb("#a1d3c8")
    foam: Colour = rgb("#e9f3e6")
    sand: Colour = rgb("#efe3b4")
    shore: Colour = rgb("#3c3527")
    """The ink line between land and water."""
    grid: Colour = rgb("#2d261b")
    grid_alpha: int = 100
    road: Colour = rgb("#dcc594")
    road_light: Colour = rgb("#efdfb8")
    road_edge: Colour = rgb("#5a452c")
    plank: Colour = rgb("#b0865a")
    plank_dark: Colour = rgb("#7d5836")
    dark: Colour = rgb("#231c15")
    """Around every symbol."""


_STANDARD = Palette()
_BY_SCHEME = {
    "standard": _STANDARD,
    # the three terrains differ in brightness too: dark water, middling pasture, pale rock
    "colour_safe": _STANDARD._replace(
        pasture=rgb("#a5b06a"),
        meadow=rgb("#c1c884"),
        moss=rgb("#7f8f50"),
        deep=rgb("#1e5a80"),
        water=rgb("#3b80a6"),
        shallow=rgb("#9cc9d8"),
        rock_light=rgb("#e1cfc1"),
    ),
    "high_contrast": _STANDARD._replace(
        deep=rgb("#17526b"),
        water=rgb("#30758c"),
        shore=rgb("#14100a"),
        grid_alpha=190,
        road=rgb("#f0dcab"),
        road_edge=rgb("#33230f"),
        felt=rgb("#393e35"),
        felt_line=rgb("#b9bfa9"),
        dark=rgb("#0e0a06"),
    ),
}


def palette_for(theme: Theme) -> Palette:
    return _BY_SCHEME.get(theme.scheme, _STANDARD)
