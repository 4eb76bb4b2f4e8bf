"""The colours of Scotland, by the scheme of the theme. Copper is not among them: on the board it means "you can"."""

from __future__ import annotations

from typing import NamedTuple

from game.ui.theme import Colour, Theme, rgb


class Palette(NamedTuple):
    deep: Colour = rgb("#28535f")
    sea: Colour = rgb("#3f7780")
    shore: Colour = rgb("#a3cbbd")
    waterline: Colour = rgb("#f0ead2")
    chart: Colour = rgb("#e9e4cd")
    """Title, compass and names on the sea."""
    beach: Colour = rgb("#efe4bd")
    coast: Colour = rgb("#2f2a22")
    loch_deep: Colour = rgb("#447f88")
    loch: Colour = rgb("#79b0b0")
    rock: Colour = rgb("#8d8076")
    snow: Colour = rgb("#e9e4da")
    glen: Colour = rgb("#85925f")
    wood: Colour = rgb("#4c5f38")
    regions: dict[str, Colour] = {
        "isles": rgb("#c6bc84"),
        "highlands": rgb("#b0a08f"),
        "argyll": rgb("#9ca87a"),
        "grampian": rgb("#c0aa7a"),
        "lowlands": rgb("#cfc488"),
        "borders": rgb("#b0b380"),
        "": rgb("#b5ab94"),
    }
    roughness: dict[str, float] = {
        "isles": 0.8,
        "highlands": 1.5,
        "argyll": 1.25,
        "grampian": 1.1,
        "lowlands": 0.45,
        "borders": 0.8,
        "": 0.8,
    }
    line: Colour = rgb("#3a3526")
    line_alpha: int = 120
    food_ground: Colour = rgb("#f1da8f")
    food: Colour = rgb("#5a4206")
    energy_ground: Colour = rgb("#d9e5e9")
    energy: Colour = rgb("#2c4157")
    blank: Colour = rgb("#4a4334")
    town_ground: Colour = rgb("#e6dfc4")
    town: Colour = rgb("#7c4434")
    town_line: Colour = rgb("#6d2f22")
    wash: float = 1.0
    """How strongly spaces are coloured."""
    harbour: Colour = rgb("#1d4653")
    stone: Colour = rgb("#8b8171")
    slate: Colour = rgb("#716a80")
    neutral_mark: Colour = rgb("#f2e6b8")
    neutral_tile: Colour = rgb("#8a8174")
    marked: Colour = rgb("#f6c64c")
    """What counts, on the little maps of mission cards."""
    dark: Colour = rgb("#231c15")


_STANDARD = Palette()
_BY_SCHEME = {
    "standard": _STANDARD,
    # food and energy differ in brightness as well, towns are neither red nor green
    "colour_safe": _STANDARD._replace(
        food_ground=rgb("#f4db7f"),
        food=rgb("#3d2e00"),
        energy_ground=rgb("#c9dcec"),
        energy=rgb("#16324f"),
        town_ground=rgb("#e7dfc4"),
        town=rgb("#5b3a55"),
        town_line=rgb("#4c2445"),
        glen=rgb("#8b8f63"),
        wood=rgb("#575a3c"),
    ),
    "high_contrast": _STANDARD._replace(
        deep=rgb("#173c48"),
        sea=rgb("#2b606b"),
        line=rgb("#14110c"),
        line_alpha=220,
        food_ground=rgb("#f6df8c"),
        food=rgb("#2f2200"),
        energy_ground=rgb("#e8f3f7"),
        energy=rgb("#0e2438"),
        town_ground=rgb("#fcf0db"),
        town=rgb("#571f12"),
        town_line=rgb("#4b1206"),
        coast=rgb("#100d08"),
        blank=rgb("#14110c"),
        wash=1.3,
        chart=rgb("#fffbe8"),
    ),
}


def palette_for(theme: Theme) -> Palette:
    return _BY_SCHEME.get(theme.scheme, _STANDARD)
