"""The colours of Glen More, by the scheme of the theme. Copper is not among them: at the table it means "you can"."""

from __future__ import annotations

from typing import NamedTuple

from game.ui.theme import Colour, Theme, rgb


class Palette(NamedTuple):
    felt: Colour = rgb("#5b6648")
    felt_line: Colour = rgb("#87916f")
    small_felt: Colour = rgb("#6f7a5a")
    """Under thumbnails of other territories."""
    sheet: Colour = rgb("#d9cdb2")
    shelf: Colour = rgb("#4a3727")
    village: Colour = rgb("#a3b06c")
    castle: Colour = rgb("#93a06e")
    animal: Colour = rgb("#b4bf73")
    forest: Colour = rgb("#7f9a5e")
    quarry: Colour = rgb("#a8a59a")
    field: Colour = rgb("#d9ba62")
    whisky: Colour = rgb("#b09c6c")
    trade: Colour = rgb("#c3ad78")
    loch: Colour = rgb("#8ea377")
    person: Colour = rgb("#6d5a6e")
    gathering: Colour = rgb("#a99a86")
    monument: Colour = rgb("#9ba27f")
    special: Colour = rgb("#9fb0a4")
    end: Colour = rgb("#8b7f8f")
    sky: Colour = rgb("#e6ebdf")
    ridge: Colour = rgb("#7f8f63")
    far_ridge: Colour = rgb("#a9b393")
    river: Colour = rgb("#4f8aa8")
    river_light: Colour = rgb("#a5cfdc")
    river_dark: Colour = rgb("#2f627c")
    bank: Colour = rgb("#e3d6ae")
    wall: Colour = rgb("#f1ead8")
    wall_shade: Colour = rgb("#cfc4ab")
    roof: Colour = rgb("#8a5640")
    slate: Colour = rgb("#4d5766")
    stone: Colour = rgb("#a7a294")
    stone_light: Colour = rgb("#cbc6b8")
    stone_dark: Colour = rgb("#6e6a60")
    timber: Colour = rgb("#6d4c2f")
    fir: Colour = rgb("#3f6240")
    fir_light: Colour = rgb("#5b8052")
    straw: Colour = rgb("#e2b53c")
    straw_dark: Colour = rgb("#8a661a")
    wool: Colour = rgb("#f7f3e8")
    hide: Colour = rgb("#b8642f")
    horn: Colour = rgb("#efe3c4")
    log: Colour = rgb("#8a5a32")
    log_end: Colour = rgb("#e2b985")
    barrel: Colour = rgb("#b87b2c")
    hoop: Colour = rgb("#4a3420")
    coin: Colour = rgb("#e3b252")
    coin_dark: Colour = rgb("#8c6420")
    violet: Colour = rgb("#8b4f8f")
    violet_dark: Colour = rgb("#5b2a5e")
    heather: Colour = rgb("#a98ea0")
    cost: Colour = rgb("#8e2f26")
    cost_edge: Colour = rgb("#f3d9c8")
    disc: Colour = rgb("#fbf5e6")
    corner: Colour = rgb("#5b4028")
    dark: Colour = rgb("#2a2118")
    """The outline of all that stands on a tile."""
    plaid: Colour = rgb("#4a3f56")
    plaid_line: Colour = rgb("#c9a66b")
    stack_a: Colour = rgb("#7d8a5a")
    stack_b: Colour = rgb("#5f7f8a")
    stack_c: Colour = rgb("#a06a4a")
    stack_d: Colour = rgb("#6d5a6e")
    sea: Colour = rgb("#9cb8bd")
    moss: Colour = rgb("#a9b27c")
    pale: Colour = rgb("#d3cba2")
    coast: Colour = rgb("#5d5337")
    road: Colour = rgb("#ead9ad")
    road_edge: Colour = rgb("#5d4a2a")
    light_bloom: Colour = rgb("#ffcf5a")
    light_core: Colour = rgb("#fffbe6")
    light_casing: Colour = rgb("#3a2208")


_STANDARD = Palette()
_BY_SCHEME = {
    "standard": _STANDARD,
    "colour_safe": _STANDARD._replace(
        village=rgb("#b7b884"),
        animal=rgb("#c9c98a"),
        forest=rgb("#7d9179"),
        river=rgb("#3b7fae"),
        cost=rgb("#7d2a3a"),
    ),
    "high_contrast": _STANDARD._replace(
        felt=rgb("#3b4431"),
        felt_line=rgb("#b6bf9f"),
        dark=rgb("#0e0a06"),
        river=rgb("#2f6f92"),
        river_dark=rgb("#123a50"),
        cost=rgb("#6f1a12"),
        disc=rgb("#ffffff"),
    ),
}


def palette_for(theme: Theme) -> Palette:
    return _BY_SCHEME.get(theme.scheme, _STANDARD)
