"""What a map maker adds: names of waters and towns, compass, title, and the frame of the sheet."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

import pygame
from pygame import Rect, Surface

from game.ui import pixels
from game.ui.fonts import Fonts, Style
from game.ui.games.rebirth.art import ART
from game.ui.games.rebirth.layout import Layout
from game.ui.games.rebirth.palette import Palette
from game.ui.games.rebirth.plan import BoardPlan
from game.ui.grid import round_px
from game.ui.shapes import Point, on_circle
from game.ui.theme import Colour, mix

WATERS: dict[str, Point] = {
    "minch": (164, 84),
    "moray_firth": (462, 172),
    "north_sea": (590, 366),
    "firth_of_clyde": (160, 616),
}
"""Where the names of the seas stand, in map units: their middle."""
REGIONS: dict[str, tuple[Point, ...]] = {
    "isles": ((-2, 122), (505, 112)),
    "highlands": ((334, 75),),
    "argyll": ((54, 424),),
    "grampian": ((610, 192),),
    "lowlands": ((552, 423),),
    "borders": ((168, 560),),
}
"""Where the names of the regions stand: at sea, beside their coast."""
ENGLAND_AT: Point = (503, 590)
REGION_NAME = Style(11, "serif")
SEA_NAME = Style(14, "serif_italic")
_FRAME = 5.0
_SPACING = 1.6
_LEADING = 15.0


@dataclass(frozen=True)
class Texts:
    """All words on the board, already in the player's language."""

    title: str = ""
    subtitle: str = ""
    north: str = "N"
    waters: dict[str, str] = field(default_factory=dict)
    england: str = ""
    regions: dict[str, str] = field(default_factory=dict)
    missions_left: str = ""
    names: dict[str, str] = field(default_factory=dict)
    """By component id: `settlement:edinburgh`, `castle:lews`."""

    @classmethod
    def from_words(cls, words: Callable[[str], str], plan: BoardPlan) -> Texts:
        towns = [f"settlement:{name}" for name in plan.settlements]
        places = [one.id for one in plan.hexes if ":" in one.id]
        return cls(
            title=words("rebirth.board.title"),
            subtitle=words("rebirth.board.subtitle"),
            north=words("rebirth.board.north"),
            waters={name: words(f"rebirth.name.water.{name}") for name in WATERS},
            regions={name: words(f"rebirth.name.region.{name}") for name in REGIONS},
            england=words("rebirth.name.england"),
            missions_left=words("rebirth.board.missions_left"),
            names={one: words("rebirth.name." + one.replace(":", ".")) for one in [*towns, *places]},
        )


class Chart:
    """Draws on a sheet that has its ground and prints."""

    def __init__(self, layout: Layout, palette: Palette, fonts: Fonts, texts: Texts) -> None:
        self.layout = layout
        self.palette = palette
        self.fonts = fonts
        self.texts = texts

    # on the sea, below the land

    def compass_at(self) -> tuple[Point, float]:
        """Middle and radius in sheet pixels: in the free sea between title and islands."""
        u = self.layout.u
        x = max(196 * u, self.layout.origin[0] * 0.66) if self.layout.at_rest else 196 * u
        return (x, (170 - 22) * u + self.layout.origin[1]), 37 * u

    def draw_compass(self, picture: Surface) -> None:
        (x, y), radius = self.compass_at()
        reach = radius * 3.2
        box = Rect(round_px(x - reach), round_px(y - reach), round_px(2 * reach), round_px(2 * reach))
        size = box.size
        middle = x - box.x, y - box.y
        lines = pixels.drawn_fine(
            size, lambda large, k: self._rhumbs(large, (middle[0] * k, middle[1] * k), radius * k, k)
        )
        seen = box.clip(picture.get_rect())
        part = lines.subsurface(seen.move(-box.x, -box.y))
        pixels.mix_colour(picture.subsurface(seen), self.palette.chart, part, 0.62)
        rose = ART.picture(self.palette, "chart", "rose", round_px(radius * 2.3))
        picture.blit(rose, (round_px(x - rose.get_width() / 2), round_px(y - rose.get_height() / 2)))
        self.fonts.draw(
            picture, self.texts.north, Style(12, "serif"), self.palette.chart, (x, y - radius * 1.42), "centre"
        )

    def _rhumbs(self, large: Surface, middle: Point, radius: float, larger: int) -> None:
        """Rays that fade with the distance, and two rings."""
        for i in range(32):
            degrees = i * 11.25
            far = radius * (3.1 if i % 8 == 0 else 2.6 if i % 4 == 0 else 1.7)
            level = 150 if i % 8 == 0 else 95 if i % 4 == 0 else 55
            steps = 12
            for step in range(steps):
                a, b = (radius * 1.12 + (far - radius * 1.12) * (step + k) / steps for k in (0, 1))
                grey = round(level * (1 - step / steps))
                pygame.draw.line(
                    large,
                    (grey,) * 3,
                    on_circle(middle, a, degrees),
                    on_circle(middle, b, degrees),
                    max(1, round(0.55 * self.layout.u * larger)),
                )
        for ring, level in ((1.0, 190), (0.9, 120), (0.42, 120)):
            wide = max(1, round(0.6 * self.layout.u * larger))
            pygame.draw.circle(large, (level,) * 3, middle, radius * ring, wide)
        for i in range(72):
            pygame.draw.line(
                large,
                (150,) * 3,
                on_circle(middle, radius * 0.9, i * 5),
                on_circle(middle, radius * (1.0 if i % 2 == 0 else 0.95), i * 5),
                max(1, round(0.5 * self.layout.u * larger)),
            )

    # names

    def draw_names(self, picture: Surface) -> None:
        for name, at in WATERS.items():
            if name in self.texts.waters:
                ink = mix(self.palette.chart, self.palette.sea, 0.12)
                place = self.layout.inside(at)
                self._halo(picture, self.texts.waters[name], SEA_NAME, ink, place, self.palette.deep, 70)
        for name, places in REGIONS.items():
            for at in places:
                self._spaced(picture, self.texts.regions.get(name, ""), self.layout.inside(at))
        if self.texts.england:
            self._halo(
                picture,
                self.texts.england,
                SEA_NAME,
                (74, 64, 52),
                self.layout.inside(ENGLAND_AT),
                (236, 226, 205),
                90,
            )

    def name_boxes(self) -> list[tuple[str, Rect]]:
        """Where the names at sea stand, for those who must not write over them."""
        found = []
        for name, at in WATERS.items():
            size = self.fonts.width(self.texts.waters[name], SEA_NAME), self.fonts.px(SEA_NAME)
            found.append((name, at, size))
        for name, places in REGIONS.items():
            lines = _lines(self.texts.regions[name])
            wide = max(
                sum(self.fonts.width(letter, REGION_NAME) for letter in line)
                + _SPACING * self.layout.u * (len(line) - 1)
                for line in lines
            )
            high = self.fonts.px(REGION_NAME) + _LEADING * self.layout.u * (len(lines) - 1)
            found += [(name, at, (round(wide), round(high))) for at in places]
        boxes = []
        for name, at, size in found:
            x, y = self.layout.inside(at)
            boxes.append((name, Rect(round_px(x - size[0] / 2), round_px(y - size[1] / 2), *size)))
        return boxes

    def _spaced(self, picture: Surface, name: str, at: Point) -> None:
        """A region's name in wide capitals, in two lines if it is long."""
        lines = _lines(name)
        gap = self.layout.u * _SPACING
        for number, line in enumerate(lines):
            letters = [self.fonts.text(letter, REGION_NAME, self.palette.chart) for letter in line]
            dark = [self.fonts.text(letter, REGION_NAME, self.palette.deep) for letter in line]
            x = at[0] - (sum(one.get_width() for one in letters) + gap * (len(letters) - 1)) / 2
            line_at = at[1] + (number - (len(lines) - 1) / 2) * self.layout.u * _LEADING
            y = line_at - self.fonts.ascent(REGION_NAME) / 2
            for shade, letter in zip(dark, letters, strict=True):
                for shift in (self.layout.u, -self.layout.u * 0.6):
                    picture.blit(shade, (round_px(x + shift), round_px(y + shift)))
                picture.blit(letter, (round_px(x), round_px(y)))
                x += letter.get_width() + gap

    def _halo(
        self, picture: Surface, text: str, style: Style, ink: Colour, at: Point, ground: Colour, alpha: int
    ) -> None:
        made = haloed(self.fonts, text, style, ink, ground, alpha, self.layout.u * 0.8)
        picture.blit(made, made.get_rect(center=(round_px(at[0]), round_px(at[1]))))

    def draw_title(self, picture: Surface) -> None:
        u = self.layout.u
        shade = mix(self.palette.deep, (0, 0, 0), 0.5)
        for at, colour in (((27.2, 47.4), shade), ((26, 46), self.palette.chart)):
            self.fonts.baseline(picture, self.texts.title, Style(30, "serif"), colour, (at[0] * u, at[1] * u))
        small = Style(11, "serif_italic")
        self.fonts.baseline(picture, self.texts.subtitle, small, self.palette.chart, (28 * u, 66 * u))

    # frame

    def draw_frame(self, picture: Surface) -> None:
        """A double line with a scale of degrees between, as on sea charts."""
        u, (w, h) = self.layout.u, picture.get_size()
        gap, thin = round_px(_FRAME * u), max(1, round_px(0.8 * u))
        band = pixels.plain((w, h))
        pygame.draw.rect(band, (62,) * 3, (gap, gap, w - 2 * gap, h - 2 * gap), thin)
        pixels.mix_colour(picture, self.palette.chart, band)
        edge = max(1, round_px(1.2 * u))
        rim = pixels.plain((w, h))
        pygame.draw.rect(rim, (150,) * 3, (0, 0, w, h), edge)
        pixels.mix_colour(picture, (8, 18, 20), rim)
        light = Surface((w - 2 * gap, thin), pygame.SRCALPHA)
        light.fill((255, 255, 255, 40))
        picture.blit(light, (gap, edge))


def _lines(name: str) -> list[str]:
    words = name.upper().split()
    return [" ".join(words)] if len(name) < 12 else [" ".join(words[:-1]), words[-1]]


def haloed(fonts: Fonts, text: str, style: Style, ink: Colour, ground: Colour, alpha: int, reach: float) -> Surface:
    """Words with a soft edge of another colour, readable on any land; its middle is the middle of the capitals."""
    plain, edge = fonts.text(text, style, ink), fonts.text(text, style, ground).copy()
    edge.set_alpha(alpha)
    by = max(1, round(reach))
    above = fonts.ascent(style) - fonts.cap_height(style) // 2
    half = max(above, plain.get_height() - above) + by
    made = Surface((plain.get_width() + 2 * by, 2 * half), pygame.SRCALPHA)
    made.fill((*ground, 0))
    left, top = by, half - above
    for dx, dy in ((-by, 0), (by, 0), (0, -by), (0, by), (by, by), (-by, by), (-by, -by), (by, -by)):
        made.blit(edge, (left + dx, top + dy))
    made.blit(plain, (left, top))
    return made
