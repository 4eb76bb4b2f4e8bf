"""The combat dial and the bar of strength: what the combat scene is made of, with battle.py."""

from __future__ import annotations

import math

import pygame
from pygame import Rect, Surface

from game.ui import shapes
from game.ui.games.scythe import tokens
from game.ui.games.scythe.facts import load_facts
from game.ui.games.scythe.plates import NOTHING, Marked, Plates
from game.ui.look import Look
from game.ui.shapes import Canvas, Point, on_circle
from game.ui.theme import Colour, mix

_SLOTS = 8
_RING, _NUMBERS, _HUB = 0.885, 0.685, 0.42
"""Radii as shares of the whole dial."""
_GROWN = 1.5
"""So much larger figures are with large type: the dial has less room then, and its ring has enough."""


class Dial:
    """A dial of a faction in a square: figures 0 to 7 around the mark. Regions: `dial:<power>`."""

    def __init__(self, look: Look, rect: Rect, faction: str) -> None:
        self.look = look
        self.rect = rect
        self.faction = faction
        self.radius = rect.w / 2
        self.plates = Plates(look, rect.w / 244)
        self.most = load_facts().dial
        self.grown = _GROWN if look.grid.is_large else 1.0

    def spot(self, power: int, turned: float = 0.0) -> Point:
        """Where a figure stands while the disc is turned by so many steps; 0 puts figure 0 at the foot."""
        angle = 90 + (power - turned) * 360 / _SLOTS
        return on_circle(self.rect.center, self.radius * _NUMBERS, angle)

    def body(self) -> Surface:
        """Brass and disc without figures, kept."""
        return self.look.materials.kept(("scythe dial", self.faction, self.rect.w), self._body)

    def draw(
        self,
        surface: Surface,
        chosen: int | None,
        power: int,
        marked: Marked = NOTHING,
        *,
        hidden: bool = False,
        turned: float = 0.0,
        could: bool = False,
    ) -> dict[str, Rect]:
        """`chosen` stands in the window; figures above `power` are struck through; `hidden` shows question marks;
        `turned` is by how many steps the disc is turned; what `could` still have been spent is ringed."""
        p, theme = self.plates, self.look.theme
        self.look.materials.shadow(surface, self.rect, "board", self.rect.w / 2 / self.look.grid.u)
        surface.blit(self.body(), self.rect)
        regions: dict[str, Rect] = {}
        one = p.palette.factions[self.faction]
        pale = mix(one.fill, (255, 250, 238), 0.86) if self.faction != "polania" else one.mark
        for number in range(self.most + 1):
            spot = self.spot(number, turned)
            place = Rect(0, 0, p.px(34 * self.grown), p.px(34 * self.grown))
            place.center = round(spot[0]), round(spot[1])
            if hidden:
                veiled = mix(pale, one.dark, 0.55)
                p.text(surface, "?", spot, 15 * self.grown, veiled, face="bold", align="centre")
                continue
            regions[f"dial:{number}"] = place
            if number == chosen:
                self._window(surface, place, number)
                continue
            open_ = number <= power
            colour = pale if open_ else mix(pale, self._ground(), 0.62)
            p.text(surface, str(number), spot, 19 * self.grown, colour, face="serif", align="centre")
            if could and open_ and chosen is not None and number > chosen:
                self._ringed(surface, spot, colour)
            if not open_:
                x, y = spot
                wide = p.px(26 * self.grown)
                strike = Canvas((wide, wide), wide / 24, colour, 4)
                strike.line([(4, 20), (20, 4)], 2.0, colour)
                made = strike.finish()
                surface.blit(made, made.get_rect(center=(round(x), round(y))))
        p.states(
            surface,
            {key: rect for key, rect in regions.items() if key != f"dial:{chosen}"},
            Marked(frozenset(), frozenset(), marked.pointed, marked.effect, marked.refused),
            17 * self.grown,
        )
        emblem = tokens.emblem(self.look, self.faction, p.px(62))
        surface.blit(emblem, emblem.get_rect(center=self.rect.center))
        if chosen is None and not hidden:
            p.text(surface, "–", self.rect.center, 15, theme.cream, align="centre")
        return regions

    def _ringed(self, surface: Surface, spot: Point, colour: Colour) -> None:
        """A broken ring around a figure."""
        side = self.plates.px(36 * self.grown)

        def make() -> Surface:
            canvas = Canvas((side, side), side / 36, colour, 4)
            for turn in range(0, 360, 30):
                ends = [on_circle((18, 18), 15.5, turn + step) for step in (0, 8, 16)]
                canvas.line(ends, 1.7, colour)
            return canvas.finish()

        made = self.look.materials.kept(("scythe ringed", side, colour), make)
        surface.blit(made, made.get_rect(center=(round(spot[0]), round(spot[1]))))

    def _window(self, surface: Surface, place: Rect, number: int) -> None:
        p, theme = self.plates, self.look.theme
        box = place.inflate(p.px(8), p.px(6))
        p.plate(surface, box, p.palette.paper, 5, theme.copper, 2.4)
        p.text(surface, str(number), box.center, 26 * self.grown, theme.ink, face="serif", align="centre")

    def _ground(self) -> Colour:
        one = self.plates.palette.factions[self.faction]
        return mix(one.fill, (20, 24, 29), 0.5) if self.faction != "polania" else mix(one.fill, one.dark, 0.3)

    def _body(self) -> Surface:
        side, palette = self.rect.w, self.plates.palette
        canvas = Canvas((side, side), side / 200, palette.brass[0], 4 if side < 700 else 2)
        one, middle = palette.factions[self.faction], (100.0, 100.0)
        canvas.circle(middle, 99.5, mix(palette.brass[0], (0, 0, 0), 0.45))
        for step in range(24):  # brass rings, bright in the middle
            share = math.sin(math.pi * step / 23)
            canvas.circle(middle, 98.5 - step * 0.46, mix(palette.brass[0], palette.brass[1], share))
        for turn in range(0, 360, 15):
            ends = on_circle(middle, 96.6, turn), on_circle(middle, 90.6, turn)
            canvas.line(ends, 0.9, mix(palette.brass[0], (0, 0, 0), 0.35))
        ground = self._ground()
        canvas.circle(middle, _RING * 100, mix(ground, (0, 0, 0), 0.5))
        canvas.circle(middle, _RING * 100 - 1.4, ground)
        canvas.circle(middle, _HUB * 100 + 1.6, palette.brass[1])
        canvas.circle(middle, _HUB * 100, mix(ground, one.dark, 0.55))
        made = canvas.finish()
        light = Canvas((side, side), side / 200, (255, 250, 236), 1)
        light.circle((76, 66), 34, (255, 255, 255, 255))
        soft = shapes.tinted(_blurred(light.finish()), (255, 250, 236), 34)
        inside = Canvas((side, side), side / 200, (255, 255, 255), 2)
        inside.circle(middle, _RING * 100 - 1.4, (255, 255, 255, 255))
        soft.blit(inside.finish(), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
        made.blit(soft, (0, 0))
        return made


def _blurred(picture: Surface) -> Surface:
    """Soft at any size: blurred small and enlarged."""
    small = pygame.transform.smoothscale(picture, (64, 64))
    return pygame.transform.smoothscale(shapes.blurred(small, 10), picture.get_size())


class Strength:
    """One axis from 0 to the most that either side can reach: green is beaten, hatched beats you.

    It speaks of public knowledge only: power, number of cards and their range, never of a hand.
    """

    def __init__(self, look: Look, rect: Rect) -> None:
        self.look = look
        self.rect = rect
        self.plates = Plates(look, look.grid.u)

    def x_of(self, value: float, most: int) -> float:
        return self.rect.x + self.rect.w * (value + 0.5) / (most + 1)

    def draw(
        self, surface: Surface, own: float, rival: tuple[int, int], most: int, *, wins_ties: bool, faction: str
    ) -> None:
        """`own` total on the axis; `rival` the least and the most the other side can reach."""
        p, palette, theme = self.plates, self.plates.palette, self.look.theme
        bar = Rect(self.rect.x, self.rect.centery - p.px(10), self.rect.w, p.px(20))
        p.plate(surface, bar, mix(palette.paper, palette.sheet, 0.7), 6, mix(palette.sheet, theme.ink, 0.4), 1.0)
        edge = own + (0.5 if wins_ties else -0.5)
        split = round(min(bar.right - 2, max(bar.x + 2, self.x_of(edge, most))))
        left, right = Rect(bar.x, bar.y, split - bar.x, bar.h), Rect(split, bar.y, bar.right - split, bar.h)
        first, last = round(self.x_of(rival[0] - 0.5, most)), round(self.x_of(rival[1] + 0.5, most))
        reach = Rect(first, bar.y, last - first, bar.h)
        self._fill(surface, left.clip(reach), mix(theme.gain, palette.paper, 0.4))
        self._hatch(surface, right.clip(reach), palette.combat)
        p.plate(surface, bar, (0, 0, 0), 6, mix(palette.sheet, theme.ink, 0.5), 1.2, 0)
        figures = 17 if self.look.grid.is_large else 11
        for value in range(most + 1):
            bold = value == round(own)
            p.text(
                surface,
                str(value),
                (self.x_of(value, most), bar.bottom + p.px(10) + p.px((figures - 11) / 2)),
                figures + bold,
                theme.ink if bold else theme.muted,
                face="bold" if bold else "sans",
                align="centre",
            )
        x = round(self.x_of(own, most))
        surface.fill(palette.factions[faction].dark, Rect(x - p.px(1), bar.y - p.px(6), p.px(2.4), bar.h + p.px(8)))
        p.put(surface, tokens.emblem(self.look, faction, p.px(24)), (x, bar.y - p.px(14)))

    def _fill(self, surface: Surface, rect: Rect, colour: Colour) -> None:
        if rect.w > 0:
            self.plates.plate(surface, rect, colour, 4)

    def _hatch(self, surface: Surface, rect: Rect, colour: Colour) -> None:
        if rect.w <= 0:
            return
        p = self.plates
        self._fill(surface, rect, mix(colour, p.palette.paper, 0.82))

        def make() -> Surface:
            canvas = Canvas(rect.size, 1, colour, 3)
            step = p.px(7)
            for x in range(-rect.h, rect.w + rect.h, step):
                canvas.line([(x, rect.h), (x + rect.h, 0)], max(1.0, p.s * 1.2), (*colour, 170))
            return canvas.finish()

        surface.blit(self.look.materials.kept(("scythe hatch", rect.size, colour), make), rect)
