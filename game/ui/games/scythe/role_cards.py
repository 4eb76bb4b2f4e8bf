"""Factions to choose from: portraits with what they can do. Mats are in mat_cards.py."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

import pygame
from pygame import Rect, Surface

from game.ui.games.scythe import tokens
from game.ui.games.scythe.facts import load_facts
from game.ui.games.scythe.homelands import portrait
from game.ui.games.scythe.plates import Plates
from game.ui.look import Look
from game.ui.theme import Colour, mix


class Told(NamedTuple):
    """What a faction's card says."""

    name: str
    leader: str
    ability: str
    does: str
    begins: Mapping[str, str]
    """Power and cards with which it begins, in words."""
    mechs: tuple[str, ...]
    good: str


class Cards:
    """`k` enlarges type and signs where one kind of card has the page for itself."""

    def __init__(self, look: Look, u: float, k: float) -> None:
        self.look = look
        self.p = Plates(look, u)
        self.k = k
        self.theme = look.theme

    def flow(
        self,
        surface: Surface,
        words: str,
        x: int,
        y: float,
        room: float,
        size: float,
        colour: Colour,
        face: str = "sans",
    ) -> float:
        """Lines broken to the room; returns where the next may stand."""
        p, step = self.p, self.p.px(size * self.k * 1.32)
        for line in p.lines(words, size * self.k, (room,), face):
            p.text(surface, line, (x, y + step / 2), size * self.k, colour, face=face, room=room)
            y += step
        return y

    # factions

    def faction(self, surface: Surface, card: Rect, faction: str, told: Told, picture: int) -> None:
        """The picture is so many pixels high: as all five have it, whichever of them says most."""
        p = self.p
        self.look.materials.frame(surface, card, "paper", radius=8)
        place = self.picture(card, picture)
        surface.blit(portrait(self.look, faction, place.size), place)
        band = p.palette.factions[faction]
        surface.fill(band.fill, (place.x, place.bottom, place.w, p.px(3)))
        self.mark(surface, faction, place)
        self._said(surface, Rect(card.x + p.px(12), place.bottom + p.px(7), card.w - p.px(24), 0), faction, told)

    def picture(self, card: Rect, high: int) -> Rect:
        """Where the picture lies on a card."""
        p = self.p
        return Rect(card.x + p.px(6), card.y + p.px(6), card.w - p.px(12), high)

    def mark(self, surface: Surface, faction: str, picture: Rect) -> None:
        """The emblem in the corner of the picture."""
        mark = tokens.emblem(self.look, faction, self.p.px(34))
        surface.blit(mark, (picture.x + self.p.px(6), picture.y + self.p.px(5)))

    def picture_high(self, card: Rect, factions: Mapping[str, Told]) -> int:
        """What the words leave of a card for its picture."""
        scratch = Surface((1, 1))
        room = Rect(0, 0, card.w - self.p.px(24), 0)
        said = max(self._said(scratch, room, faction, told) for faction, told in factions.items())
        return round(card.h - said - self.p.px(20))

    def _said(self, surface: Surface, area: Rect, faction: str, told: Told) -> float:
        """All below the picture; returns where it ends."""
        p, theme, k = self.p, self.theme, self.k
        x, room, y = area.x, area.w, float(area.y)
        y = self.flow(surface, told.name, x, y, room, 17, theme.ink, "serif")
        y = self.flow(surface, told.leader, x, y, room, 12, theme.muted) + p.px(4)
        surface.fill(theme.rule, (x, y, room, max(1, p.px(1))))
        y = self.flow(surface, told.ability, x, y + p.px(5), room, 14, theme.ink, "serif")
        y = self.flow(surface, told.does, x, y, room, 12.5, theme.ink) + p.px(4)
        power, hand = load_facts().starts[faction]
        goods = {"power": power, "combat_cards": hand}
        self.amounts(surface, goods, told.begins, (x, y + p.px(10 * k)), theme.ink, room)
        y = self._mechs(surface, Rect(x, round(y + p.px(23 * k)), round(room), 0), faction, told.mechs)
        return self.flow(surface, told.good, x, y + p.px(2), room, 12.5, theme.gain_text, "bold")

    def amounts(
        self,
        surface: Surface,
        goods: Mapping[str, int],
        words: Mapping[str, str],
        at: tuple[float, float],
        colour: Colour,
        room: float,
    ) -> float:
        """Each good with its figure and its name, centred on y; as large as all of them have room. Returns the x
        after the last."""
        p, fonts, k, size = self.p, self.look.fonts, self.k, 12.5
        gap, sign = p.px(10), 17 * k

        def wide(size: float) -> float:
            return sum(fonts.width(words[one], p.style(size * k, "bold")) + p.px(sign + 4) + gap for one in goods)

        while size > 11 and wide(size) - gap > room:
            size -= 0.5
        x, y = at
        for one in goods:
            p.sign(surface, one, (x + p.px(sign / 2), y), sign)
            x += p.px(sign + 4)
            x += p.text(surface, words[one], (x, y), size * k, colour, face="bold", room=at[0] + room - x) + gap
        return x

    def _mechs(self, surface: Surface, row: Rect, faction: str, names: Sequence[str]) -> float:
        """Two beside each other where they have room, else below each other."""
        p, k = self.p, self.k
        size, columns = 12 * k, 2
        half = (row.w - p.px(6)) // 2
        while size > 11 and any(not p.fits(name, size, half - p.px(26 * k)) for name in names):
            size -= 0.5
        if k > 1 or any(self.look.fonts.width(name, p.style(size)) > half - p.px(26 * k) for name in names):
            columns, size = 1, 12 * k
        wide = half if columns == 2 else row.w
        high = p.px(24 * k if columns == 2 else 15.5 * k)
        for number, name in enumerate(names):
            line, column = divmod(number, columns)
            area = Rect(row.x + column * (wide + p.px(6)), row.y + line * (high + p.px(3)), wide, high)
            p.plate(surface, area, mix(p.palette.sheet, p.palette.paper, 0.3), 3)
            figure = tokens.figure(self.look, "mech", faction, round(min(high - 2, p.px(17 * k))))
            p.put(surface, figure, (area.x + p.px(12 * k), area.centery))
            p.text(
                surface, name, (area.x + p.px(25 * k), area.centery), size, self.theme.ink, room=area.w - p.px(26 * k)
            )
        lines = -(-len(names) // columns)
        return row.y + lines * (high + p.px(3))

    # what is said over them

    def veil(self, surface: Surface, card: Rect, words: str, *, bright: int = 0, low: bool = False) -> None:
        """A card that cannot be had any more, or not with this one: so many pixels of it lie in the dark, the rest is
        greyed and stays readable."""
        for area, shade in (
            (Rect(card.x, card.y, card.w, bright), (*self.theme.walnut, 165)),
            (
                Rect(card.x, card.y + bright, card.w, card.h - bright),
                (*mix(self.theme.muted, self.theme.paper, 0.4), 118),
            ),
        ):
            layer = Surface(area.size, pygame.SRCALPHA)
            layer.fill(shade)
            surface.blit(layer, area)
        self.say(surface, card, words, low=low)

    def tick(self, surface: Surface, card: Rect) -> None:
        """In the upper right corner: this one is chosen."""
        p, side = self.p, self.p.px(30)
        disc = tokens.plain_disc(self.look, side, self.theme.copper_ink)
        middle = card.right - p.px(24), card.y + p.px(24)
        p.put(surface, tokens.plain_disc(self.look, side + p.px(4), self.theme.lit_ring), middle)
        p.put(surface, disc, middle)
        self.look.icons.draw(surface, "check", 18, self.theme.lit_ring, middle)

    def say(self, surface: Surface, card: Rect, words: str, *, low: bool = False) -> None:
        """On the picture of a card, or in its last line."""
        p = self.p
        size = 14 * self.k
        while size > 11 and self.look.fonts.width(words, p.style(size, "bold")) > card.w - p.px(28):
            size -= 0.5
        wide = self.look.fonts.width(words, p.style(size, "bold")) + p.px(24)
        plate = Rect(0, 0, wide, p.px(size * 2))
        plate.center = card.centerx, card.bottom - p.px(20 * self.k) if low else card.y + p.px(76)
        p.plate(surface, plate, self.theme.paper, size, mix(self.theme.paper, self.theme.ink, 0.5), 1.2)
        p.text(surface, words, plate.center, size, self.theme.ink, face="bold", align="centre")
