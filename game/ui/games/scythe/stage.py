"""The ground on which encounters are drawn: sky, ridges and land of a picture 170 units wide and 100 high."""

from __future__ import annotations

import math
from collections.abc import Sequence
from random import Random

from game.ui.games.scythe.palette import Palette
from game.ui.games.scythe.props import DARK
from game.ui.shapes import Canvas, Point
from game.ui.theme import Colour, mix

WIDE, HIGH = 170.0, 100.0
SKIES: dict[str, tuple[Colour, Colour]] = {
    "day": ((164, 200, 220), (246, 234, 208)),
    "dusk": ((86, 92, 128), (242, 172, 112)),
    "night": ((22, 30, 56), (78, 86, 116)),
    "winter": ((178, 196, 212), (242, 238, 230)),
    "autumn": ((196, 190, 172), (248, 226, 178)),
    "storm": ((108, 116, 130), (208, 200, 184)),
    "dawn": ((150, 160, 190), (248, 206, 170)),
    "ember": ((196, 132, 104), (250, 208, 142)),
    "haze": ((214, 204, 168), (252, 236, 196)),
}
GROUNDS: dict[str, Colour] = {
    "meadow": (144, 162, 96),
    "field": (212, 180, 100),
    "snow": (232, 236, 238),
    "earth": (158, 130, 96),
    "moor": (134, 130, 96),
    "ice": (186, 210, 222),
    "yard": (190, 164, 130),
    "wood": (98, 118, 76),
    "steppe": (214, 182, 118),
}
WATER: Colour = (96, 150, 178)


class Stage:
    """What motifs are drawn on. `light` tones them: motifs mix their colours with it by `tint`."""

    def __init__(self, canvas: Canvas, palette: Palette, name: str, sky: str, ground: str) -> None:
        self.canvas = canvas
        self.palette = palette
        self.rng = Random(f"scene {name}")
        self.sky = SKIES[sky]
        self.ground = GROUNDS[ground]
        self.snowy = 1.0 if ground in ("snow", "ice") else 0.0
        self.dark = sky == "night"

    def tone(self, colour: Colour, share: float = 0.0) -> Colour:
        """A colour in the light of this scene; `share` more of the haze for what is far away."""
        shaded = mix(colour, self.sky[0], (0.42 if self.dark else 0.0))
        return mix(shaded, self.sky[1], share)

    def poly(self, points: Sequence[Point], colour: Colour, share: float = 0.0) -> None:
        self.canvas.polygon(points, self.tone(colour, share))

    def line(self, points: Sequence[Point], width: float, colour: Colour, share: float = 0.0) -> None:
        self.canvas.line(points, width, self.tone(colour, share))

    def disc(self, at: Point, radius: float, colour: Colour, share: float = 0.0) -> None:
        self.canvas.circle(at, radius, self.tone(colour, share))

    # the backdrop

    def backdrop(self, horizon: float) -> None:
        """Sky in bands, two ridges in the haze, and the land with strokes of light and shade."""
        top, low = self.sky
        bands = 60
        for band in range(bands):
            y = horizon * band / bands
            self.canvas.box(-1, y, WIDE + 2, horizon / bands + 1, mix(top, low, band / (bands - 1)))
        for number, (rise, share, seed) in enumerate(((15, 0.62, 3.1), (8, 0.36, 7.7))):
            ridge = []
            for step in range(45):
                wave = math.sin(step / 5.3 + seed + number) * math.cos(step / 9.1 + seed)
                ridge.append((step * 4.0 - 2, horizon - rise * (0.5 + 0.5 * wave)))
            colour = mix(mix(self.ground, (70, 84, 92), 0.5), low, share)
            self.canvas.polygon([(-2, horizon + 2), *ridge, (WIDE + 2, horizon + 2)], colour)
        ground = self.tone(self.ground)
        self.canvas.box(-1, horizon, WIDE + 2, HIGH - horizon + 2, mix(ground, low, 0.22))
        for band in range(6):
            y = horizon + (HIGH - horizon) * (band + 0.5) / 6
            self.canvas.box(
                -1, y, WIDE + 2, HIGH - y + 2, mix(ground, low if band < 3 else DARK, abs(3 - band) * 0.045)
            )
        for _ in range(46):
            x, y = self.rng.uniform(0, WIDE), horizon + (HIGH - horizon) * self.rng.random() ** 0.7
            size = 1.2 + 5 * (y - horizon) / (HIGH - horizon)
            tone = DARK if self.rng.random() < 0.6 else (255, 250, 232)
            self.canvas.line([(x, y), (x + size * 1.8, y + size * 0.06)], 0.5, mix(ground, tone, 0.2))
