"""The palette by name, in three schemes. One immutable Theme is handed to everything that draws.

Copper means "you can, now" and is used for nothing else. Every pair of text and ground that is used
together stands in TEXT_PAIRS; a test measures their contrast in every scheme.
"""

# ruff: noqa: RUF009 (rgb() returns a tuple: safe as a default)
from __future__ import annotations

from dataclasses import dataclass, replace

from game.core.signs import PAIRS

Colour = tuple[int, int, int]

SCHEMES = ("standard", "colour_safe", "high_contrast")


def rgb(code: str) -> Colour:
    return int(code[1:3], 16), int(code[3:5], 16), int(code[5:7], 16)


def mix(a: Colour, b: Colour, share_of_b: float) -> Colour:
    # one by one: painters ask for this thousands of times
    red, green, blue = a
    return (
        round(red + (b[0] - red) * share_of_b),
        round(green + (b[1] - green) * share_of_b),
        round(blue + (b[2] - blue) * share_of_b),
    )


def scaled(colour: Colour, factors: tuple[float, float, float]) -> Colour:
    red, green, blue = (min(255, round(c * f)) for c, f in zip(colour, factors, strict=True))
    return red, green, blue


WAITING = (0.925, 0.91, 0.88)
"""What a waiting panel's paper is multiplied with."""


@dataclass(frozen=True)
class Theme:
    scheme: str = "standard"
    walnut: Colour = rgb("#2b211a")
    walnut_lit: Colour = rgb("#3a2b20")
    plaque_top: Colour = rgb("#45362a")
    plaque_bottom: Colour = rgb("#33271e")
    plaque_edge: Colour = rgb("#1c140e")
    paper: Colour = rgb("#f1e8d6")
    inset: Colour = rgb("#e2d5b8")
    rule: Colour = rgb("#cbbb98")
    edge: Colour = rgb("#c8b78f")
    ink: Colour = rgb("#2a2622")
    muted: Colour = rgb("#5f5549")
    cream: Colour = rgb("#f4ecdb")
    cream_muted: Colour = rgb("#c9b894")
    copper: Colour = rgb("#b8692e")
    copper_ink: Colour = rgb("#8f4a17")
    lit: Colour = rgb("#f0934a")
    lit_ground: Colour = rgb("#fff3d8")
    lit_casing: Colour = rgb("#6f3a14")
    lit_ring: Colour = rgb("#fff1dc")
    glow: Colour = rgb("#ffb066")
    glow_deep: Colour = rgb("#e08a3c")
    button_top: Colour = rgb("#b96c32")
    button_bottom: Colour = rgb("#8b491b")
    button_edge: Colour = rgb("#5c2e0f")
    button_text: Colour = rgb("#fff6e6")
    plain_top: Colour = rgb("#f5ecda")
    plain_bottom: Colour = rgb("#ddcfae")
    plain_edge: Colour = rgb("#a3946f")
    disabled: Colour = rgb("#d9ccb0")
    disabled_text: Colour = rgb("#54493a")
    disabled_plaque_text: Colour = rgb("#b3a690")
    chip: Colour = rgb("#574637")
    field: Colour = rgb("#fcf5e6")
    track: Colour = rgb("#d6c7a3")
    track_off: Colour = rgb("#b7a784")
    gain: Colour = rgb("#4f7a4a")
    gain_text: Colour = rgb("#3a6236")
    refuse: Colour = rgb("#a8452f")
    refuse_text: Colour = rgb("#993c28")
    knock: Colour = rgb("#c99a5e")
    shadow: Colour = rgb("#0c0805")
    curtain: Colour = rgb("#5c3426")
    print_edge: Colour = rgb("#231c15")
    players: tuple[Colour, ...] = tuple(rgb(pair.colour) for pair in PAIRS)

    @property
    def waiting_paper(self) -> Colour:
        return scaled(self.paper, WAITING)

    def player(self, index: int) -> Colour:
        return self.players[index % len(self.players)]


TEXT_PAIRS: tuple[tuple[str, str], ...] = (
    ("ink", "paper"),
    ("ink", "inset"),
    ("ink", "waiting_paper"),
    ("ink", "field"),
    ("ink", "plain_bottom"),
    ("ink", "track"),
    ("muted", "paper"),
    ("muted", "inset"),
    ("muted", "waiting_paper"),
    ("copper_ink", "paper"),
    ("copper_ink", "field"),
    ("gain_text", "paper"),
    ("gain_text", "waiting_paper"),
    ("gain_text", "inset"),
    ("refuse_text", "paper"),
    ("refuse_text", "inset"),
    ("cream", "plaque_top"),
    ("cream", "walnut_lit"),
    ("cream", "chip"),
    ("cream_muted", "plaque_top"),
    ("cream_muted", "walnut_lit"),
    ("disabled_plaque_text", "plaque_top"),
    ("disabled_text", "disabled"),
    ("button_text", "button_middle"),
)
"""(text, ground): every pair in use. button_middle is the gradient at the height of the letters."""

_STANDARD = Theme()
_THEMES = {
    "standard": _STANDARD,
    "colour_safe": replace(
        _STANDARD,
        scheme="colour_safe",
        gain=rgb("#2f6f9f"),
        gain_text=rgb("#1f5680"),
        refuse=rgb("#9c3a00"),
        refuse_text=rgb("#8a3300"),
        lit=rgb("#f7a13d"),
        lit_casing=rgb("#4a2408"),
    ),
    "high_contrast": replace(
        _STANDARD,
        scheme="high_contrast",
        paper=rgb("#fbf6ea"),
        inset=rgb("#efe6d0"),
        ink=rgb("#14110e"),
        muted=rgb("#3d352b"),
        rule=rgb("#8d7d5a"),
        edge=rgb("#6f6144"),
        field=rgb("#fffdf7"),
        cream=rgb("#fff9ec"),
        cream_muted=rgb("#e6d9ba"),
        copper_ink=rgb("#733707"),
        gain_text=rgb("#24501f"),
        refuse_text=rgb("#862812"),
        plaque_top=rgb("#33271d"),
        plaque_bottom=rgb("#241a13"),
        button_top=rgb("#a4571f"),
        button_bottom=rgb("#7a3b11"),
        walnut_lit=rgb("#30241b"),
        lit=rgb("#ff9a3d"),
        lit_casing=rgb("#3f1c05"),
        plain_edge=rgb("#5f5336"),
        track=rgb("#dfd2b2"),
        disabled_text=rgb("#40372b"),
        disabled_plaque_text=rgb("#c9bca6"),
    ),
}


def theme_for(scheme: str) -> Theme:
    return _THEMES[scheme]
