"""The colours of an evening over fields and iron, by the scheme of the theme. Copper is not among them."""

from __future__ import annotations

from typing import NamedTuple

from game.ui.theme import Colour, Theme, mix, rgb

FACTIONS = ("nordic", "rusviet", "crimea", "saxony", "polania")
"""Clockwise around the board; those of the base game."""


class Faction(NamedTuple):
    """The tones of one faction's pieces, and the mark knocked out of each."""

    fill: Colour
    dark: Colour
    """Outline and shaded parts."""
    mark: Colour
    sign: str
    """The shape of the mark: colour is never the only sign."""
    rim: Colour | None = None
    """An outer line, for pieces as dark as the ground."""

    @property
    def light(self) -> Colour:
        return mix(self.fill, (255, 250, 238), 0.42)

    @property
    def shade(self) -> Colour:
        return mix(self.fill, self.dark, 0.42)


class Palette(NamedTuple):
    sheet: Colour = rgb("#e6dbc2")
    contour: Colour = rgb("#b09a74")
    grout: Colour = rgb("#cdb98f")
    line: Colour = rgb("#3b3122")
    terrains: dict[str, Colour] = {
        "mountain": rgb("#a39a90"),
        "farm": rgb("#dcbd6c"),
        "tundra": rgb("#b3c1b6"),
        "forest": rgb("#7a955f"),
        "village": rgb("#d19c7d"),
        "lake": rgb("#7fabbb"),
        "factory": rgb("#6a5f56"),
    }
    snow: Colour = rgb("#f3f1ea")
    river_bank: Colour = rgb("#f0e6cd")
    river_dark: Colour = rgb("#2f5f78")
    river: Colour = rgb("#4f8fae")
    river_light: Colour = rgb("#a8d3e2")
    ink: Colour = rgb("#2a2622")
    cream: Colour = rgb("#fff6e4")
    paper: Colour = rgb("#f6efe0")
    chip: Colour = rgb("#2c241c")
    metal: Colour = rgb("#6f7780")
    wood: Colour = rgb("#8a5a32")
    oil: Colour = rgb("#2c2c33")
    food: Colour = rgb("#d29a1f")
    coin: Colour = rgb("#d9a63c")
    power: Colour = rgb("#33465e")
    bolt: Colour = rgb("#f3cf62")
    popularity: Colour = rgb("#bf4a3c")
    combat: Colour = rgb("#8e2f26")
    objective: Colour = rgb("#7c5a8a")
    upgrade: Colour = rgb("#4f7a4a")
    recruit: Colour = rgb("#7d4b34")
    gained: Colour = rgb("#3f6b3b")
    """Frame of what an upgrade has uncovered."""
    tiers: tuple[Colour, Colour, Colour] = (rgb("#e7d3c6"), rgb("#e3bfae"), rgb("#d8a490"))
    tier_ink: Colour = rgb("#43352a")
    cold: tuple[Colour, Colour] = (rgb("#d9dde2"), rgb("#a9b4c4"))
    cold_ink: Colour = rgb("#2f3743")
    smoke: Colour = rgb("#d8cfc2")
    ember: Colour = rgb("#e0873a")
    brass: tuple[Colour, Colour] = (rgb("#8c6a2a"), rgb("#e3c578"))
    plate: Colour = rgb("#efe9dc")
    factions: dict[str, Faction] = {
        "nordic": Faction(rgb("#2b6cae"), rgb("#12304f"), rgb("#fbf6ea"), "circle"),
        "rusviet": Faction(rgb("#c8452b"), rgb("#5a1a0e"), rgb("#fbf6ea"), "triangle"),
        "crimea": Faction(rgb("#e3b505"), rgb("#5d4600"), rgb("#4a3800"), "square"),
        "saxony": Faction(rgb("#3a3d42"), rgb("#0f1012"), rgb("#f4efe2"), "diamond", rgb("#efe6d2")),
        "polania": Faction(rgb("#f2efe6"), rgb("#4b463d"), rgb("#3a362f"), "star"),
    }
    absent: Colour = rgb("#a89c84")
    """Home bases of factions that are not in play."""


_STANDARD = Palette()
_BY_SCHEME = {
    "standard": _STANDARD,
    # brightness tells fields, forest and village apart as well
    "colour_safe": _STANDARD._replace(
        terrains={
            **_STANDARD.terrains,
            "mountain": rgb("#a29992"),
            "forest": rgb("#6e8971"),
            "farm": rgb("#e3c877"),
            "village": rgb("#c49b86"),
        },
        factions={
            **_STANDARD.factions,
            "rusviet": Faction(rgb("#c4481a"), rgb("#4e1a06"), rgb("#fff8ea"), "triangle"),
            "nordic": Faction(rgb("#1f6fb8"), rgb("#0b2c50"), rgb("#fff8ea"), "circle"),
        },
        gained=rgb("#1f5680"),
        popularity=rgb("#a83a1e"),
    ),
    "high_contrast": _STANDARD._replace(
        sheet=rgb("#f2ead6"),
        grout=rgb("#f0e4c4"),
        line=rgb("#14110c"),
        ink=rgb("#14110c"),
        chip=rgb("#14110c"),
        river=rgb("#2f7fa6"),
        river_dark=rgb("#0f3d55"),
        cream=rgb("#fffdf6"),
        paper=rgb("#fffaf0"),
        gained=rgb("#24501f"),
        tier_ink=rgb("#1f150d"),
        cold_ink=rgb("#121820"),
    ),
}


def palette_for(theme: Theme) -> Palette:
    return _BY_SCHEME.get(theme.scheme, _STANDARD)
