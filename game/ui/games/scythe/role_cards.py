"""Factions and player mats to choose from: portraits with what factions can do, mats with their pairs of actions."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import pygame
from pygame import Rect, Surface

from game.ui import shapes
from game.ui.games.scythe import cards, tokens
from game.ui.games.scythe.facts import Section, load_facts
from game.ui.games.scythe.plates import Plates
from game.ui.look import Look
from game.ui.theme import Colour, mix

_LAND = {
    "nordic": ((196, 212, 222), (232, 238, 240)),
    "rusviet": ((232, 190, 146), (170, 150, 104)),
    "crimea": ((240, 220, 168), (206, 180, 112)),
    "saxony": ((176, 180, 178), (120, 132, 104)),
    "polania": ((204, 206, 226), (142, 164, 110)),
}
"""Sky and ground of each home."""


class Told(NamedTuple):
    """What a faction's card says."""

    name: str
    leader: str
    ability: str
    does: str
    mechs: tuple[str, ...]
    good: str


class Cards:
    """`k` enlarges type and signs where one kind of card has the page for itself."""

    def __init__(self, look: Look, u: float, k: float) -> None:
        self.look = look
        self.p = Plates(look, u)
        self.k = k
        self.theme = look.theme

    def _flow(
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

    def faction(self, surface: Surface, card: Rect, faction: str, told: Told) -> None:
        p, theme, k = self.p, self.theme, self.k
        self.look.materials.frame(surface, card, "paper", radius=8)
        high = p.px(144 if k == 1 else 116)
        picture = Rect(card.x + p.px(6), card.y + p.px(6), card.w - p.px(12), high)
        surface.blit(self.portrait(faction, picture.size), picture)
        x, room, y = card.x + p.px(12), card.w - p.px(24), float(picture.bottom + p.px(5))
        y = self._flow(surface, told.name, x, y, room, 17, theme.ink, "serif")
        y = self._flow(surface, told.leader, x, y, room, 12, theme.muted) + p.px(4)
        surface.fill(theme.rule, (x, y, room, max(1, p.px(1))))
        y = self._flow(surface, told.ability, x, y + p.px(5), room, 14, theme.ink, "serif")
        y = self._flow(surface, told.does, x, y, room, 12.5, theme.ink) + p.px(3)
        power, hand = load_facts().starts[faction]
        cards.goods_row(p, surface, {"power": power, "combat_cards": hand}, (x, y + p.px(11 * k)), 18 * k, ones=True)
        y = self._mechs(surface, Rect(x, round(y + p.px(26 * k)), round(room), 0), faction, told.mechs)
        self._flow(surface, told.good, x, y + p.px(2), room, 12.5, theme.gain_text, "bold")

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

    def portrait(self, faction: str, size: tuple[int, int]) -> Surface:
        """The leader and a mech before their land."""

        def make() -> Surface:
            sky, ground = _LAND[faction]
            wide, high = size
            made = shapes.gradient(size, mix(sky, (255, 255, 255), 0.1), mix(sky, ground, 0.35))
            canvas = shapes.Canvas(size, wide / 233, ground, 3)
            tall = high / wide * 233
            for tone, points in (
                (0.55, ((0, 0.62), (50, 0.44), (96, 0.6), (150, 0.4), (233, 0.6))),
                (1.0, ((0, 0.74), (80, 0.66), (160, 0.74), (233, 0.64))),
            ):
                ridge = [(x, y * tall) for x, y in points]
                canvas.polygon([(0, tall), *ridge, (233, tall)], mix(sky, ground, tone))
            made.blit(canvas.finish(), (0, 0))
            hero = tokens.figure(self.look, "character", faction, round(high * 0.9))
            mech = tokens.figure(self.look, "mech", faction, round(high * 0.68))
            made.blit(mech, mech.get_rect(midbottom=(round(wide * 0.68), high - 4)))
            made.blit(hero, hero.get_rect(midbottom=(round(wide * 0.32), high - 4)))
            mark = tokens.emblem(self.look, faction, round(wide * 0.14))
            made.blit(mark, (wide - mark.get_width() - 4, 4))
            return made

        return self.look.materials.kept(("scythe portrait", faction, size), make)

    # mats

    def mat(
        self, surface: Surface, card: Rect, mat: str, name: str, sections: Sequence[tuple[str, str]], *, noted: bool
    ) -> None:
        """The number that says who begins, what one begins with, and each top action with its bottom action.
        `noted` leaves a line for what is said of it."""
        p, theme, k = self.p, self.theme, self.k
        self.look.materials.frame(surface, card, "paper", radius=8)
        number, hearts, coins = load_facts().mat_starts[mat]
        y = card.y + p.px(8)
        disc = tokens.chip(self.look, number, p.px(11 * k))
        surface.blit(disc, (card.x + p.px(8), y))
        left = card.x + p.px(14) + disc.get_width()
        goods = {"popularity": hearts, "coins": coins}
        wide = cards.goods_width(p, goods, 16 * k, ones=True)
        line = y + disc.get_height() / 2
        if k == 1:
            p.text(surface, name, (left, line), 15, theme.ink, face="serif", room=card.right - wide - left - p.px(8))
            cards.goods_row(p, surface, goods, (card.right - wide - p.px(3), line), 16, ones=True)
            top = float(y + p.px(30))
        else:
            top = self._flow(surface, name, left, y, card.right - left - p.px(6), 14, theme.ink, "serif")
            cards.goods_row(p, surface, goods, (card.x + p.px(10), top + p.px(16)), 16 * k, ones=True)
            top += p.px(36)
        rows = zip(load_facts().mats[mat], sections, strict=True)
        step = (card.bottom - p.px(5) - top - (p.px(32 * k) if noted else 0)) / 4
        for at, (section, names) in enumerate(rows):
            area = Rect(card.x + p.px(6), round(top + step * at), card.w - p.px(12), round(step - p.px(3)))
            p.plate(surface, area, mix(p.palette.sheet, p.palette.paper, 0.4), 4)
            self._pair(surface, area, section, names)

    def _pair(self, surface: Surface, area: Rect, section: Section, names: tuple[str, str]) -> None:
        p, theme, k = self.p, self.theme, self.k
        cost = {load_facts().bottoms[section.bottom].resource: section.cost}
        paid = {"coins": section.coins}
        left, room = area.x + p.px(6), area.w - p.px(12)
        if k > 1:
            third = area.h / 3
            p.text(surface, names[0], (left, area.y + third * 0.55), 12.5 * k, theme.ink, face="bold", room=room)
            p.text(surface, names[1], (left, area.y + third * 1.5), 12.5 * k, theme.ink, room=room)
            x = cards.goods_row(p, surface, cost, (left, area.y + third * 2.45), 15 * k, ones=True)
            if section.coins:
                cards.goods_row(p, surface, paid, (x + p.px(16), area.y + third * 2.45), 15 * k, ones=True)
            return
        p.text(surface, names[0], (left, area.centery), 12, theme.ink, face="bold", room=p.px(82))
        p.text(surface, names[1], (left + p.px(84), area.centery), 12, theme.ink, room=p.px(70))
        cards.goods_row(p, surface, cost, (left + p.px(156), area.centery), 14, ones=True)
        if section.coins:
            cards.goods_row(p, surface, paid, (left + p.px(192), area.centery), 14, ones=True)

    # what is said over them

    def veil(self, surface: Surface, card: Rect, words: str, *, dark: bool, low: bool = False) -> None:
        """A card that cannot be had any more, or not with this one, stays readable below a veil."""
        shade = Surface(card.size, pygame.SRCALPHA)
        shade.fill((*(self.theme.walnut if dark else self.theme.muted), 150 if dark else 90))
        surface.blit(shade, card)
        self.say(surface, card, words, low=low)

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
