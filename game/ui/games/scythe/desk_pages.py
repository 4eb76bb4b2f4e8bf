"""Scythe's column in large type, as pictures: player tabs with one player's figures, own tabs, the open page.

Every painter returns where its components lie. Sizes are units of the design, one size for each kind of text.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Mapping, Sequence
from typing import NamedTuple

import pygame
from pygame import Rect, Surface

from game.games.scythe.shown import Player
from game.ui.games.scythe import cards, seat_row, tokens
from game.ui.games.scythe.facts import Section
from game.ui.games.scythe.objective_card import draw_objective, progress_of
from game.ui.games.scythe.plates import Marked, Name, Plates
from game.ui.games.scythe.player_mat import SIZE as MAT
from game.ui.games.scythe.player_mat import MatWords, PlayerMat
from game.ui.games.scythe.tracks import TRACKS, Tracks
from game.ui.look import Look
from game.ui.theme import mix

_PLAYER_TAB, _VALUES, _TAB = 42.0, 94.0, 42.0
_PAGE = 186.0
"""How far down the page begins."""
_PART_TAB, _SECTION = 62.0, 1.98
_LINE, _SMALL = 22.0, 19.0
"""Sizes of type: names and figures, and what is said of them."""
_TRACK = 1.8
_FIGURES = (
    ("power", "popularity", "coins", "combat_cards", "star"),
    ("worker", "mech", "structure", "recruit", "upgrade"),
)


class Tab(NamedTuple):
    id: str
    first: str
    second: str
    lit: bool
    pale: bool


class Desk:
    def __init__(self, look: Look, rect: Rect, u: float) -> None:
        self.look = look
        self.rect = rect
        self.plates = Plates(look, u)
        self.theme = look.theme

    def _at(self, x: float, y: float, w: float, h: float) -> Rect:
        return self.plates.rect(self.rect, x, y, w, h)

    def _page(self) -> Rect:
        return self._at(0, _PAGE - 2, 512, 553 - _PAGE + 2)

    def _say(
        self,
        surface: Surface,
        words: str,
        at: tuple[float, float],
        size: float,
        colour: tuple[int, int, int],
        face: str = "sans",
        align: str = "left",
        room: float | None = None,
    ) -> int:
        return self.plates.text(surface, words, at, size, colour, face=face, align=align, room=room)

    def _tab(self, surface: Surface, area: Rect, *, chosen: bool, lit: bool = False, pale: bool = False) -> None:
        p = self.plates
        ground = self.theme.paper if chosen else mix(p.palette.sheet, self.theme.muted, 0.32 if pale else 0.08)
        edge = self.theme.copper if lit else mix(ground, self.theme.ink, 0.7 if chosen else 0.3)
        p.plate(surface, area, ground, 6, edge, 2.0 if chosen or lit else 1.0)

    def _one_size(self, words: Sequence[str], size: float, room: float, face: str) -> float:
        """The largest up to `size` in which all of them have room."""
        look, p = self.look, self.plates
        while size > 12 and any(look.fonts.width(one, p.style(size, face)) > room for one in words):
            size -= 0.5
        return size

    # the players

    def players(
        self,
        surface: Surface,
        players: Sequence[Player],
        names: Sequence[str],
        shown: int,
        lit: Collection[int | None],
    ) -> dict[str, Rect]:
        p, step = self.plates, 516 / len(players)
        regions: dict[str, Rect] = {}
        size = self._one_size(names, _LINE, p.px(step - 4 - 46), "bold")
        for seat, player in enumerate(players):
            area = regions[f"seat:{seat}"] = self._at(step * seat, 0, step - 4, _PLAYER_TAB)
            self._tab(surface, area, chosen=seat == shown, lit=seat in lit)
            fits = size > 15
            middle = (area.x + p.px(24) if fits else area.centerx), area.centery
            p.put(surface, tokens.emblem(self.look, player.faction, p.px(28)), middle)
            if fits:
                self._say(
                    surface,
                    names[seat],
                    (area.x + p.px(42), area.centery),
                    size,
                    self.theme.ink,
                    "bold",
                    room=area.w - p.px(44),
                )
        panel = self._at(0, _PLAYER_TAB, 512, _VALUES)
        self.look.materials.frame(surface, panel, "paper", radius=6, shadow=None)
        for row, kinds in enumerate(_FIGURES):
            for column, what in enumerate(kinds):
                area = self._at(8 + 100 * column, _PLAYER_TAB + 4 + 44 * row, 96, 42)
                regions[f"seat:{shown}/{what}"] = area
                middle = area.x + p.px(18), area.centery
                if what == "star":
                    p.put(surface, tokens.star(self.look, players[shown].faction, p.px(28)), middle)
                else:
                    p.sign(surface, what, middle, 26)
                value = seat_row.value(players[shown], what)
                self._say(surface, value, (area.x + p.px(42), area.centery), _LINE, self.theme.ink, "bold")
        return regions

    # the tabs

    def tabs(self, surface: Surface, words: Mapping[str, str], chosen: str, lit: set[str]) -> dict[str, Rect]:
        p, regions = self.plates, {}
        size = self._one_size(list(words.values()), _LINE, p.px(112), "sans")
        for number, (name, told) in enumerate(words.items()):
            area = regions[name] = self._at(129 * number, _PAGE - _TAB - 4, 125, _TAB)
            self._tab(surface, area, chosen=name == chosen, lit=name in lit)
            face = "bold" if name == chosen else "sans"
            self._say(surface, told, area.center, size, self.theme.ink, face, "centre")
        self.look.materials.frame(surface, self._page(), "paper", radius=6, shadow=None)
        return regions

    def sections(self, surface: Surface, told: Sequence[Tab], chosen: str) -> dict[str, Rect]:
        p, regions = self.plates, {}
        first = self._one_size([one.first for one in told], _LINE, p.px(112), "bold")
        second = self._one_size([one.second for one in told], _SMALL, p.px(112), "sans")
        for number, one in enumerate(told):
            area = regions[one.id] = self._at(6 + 125 * number, _PAGE + 4, 122, _PART_TAB)
            self._tab(surface, area, chosen=one.id == chosen, lit=one.lit, pale=one.pale)
            above, below = (area.centerx, area.y + area.h * 0.32), (area.centerx, area.y + area.h * 0.72)
            self._say(surface, one.first, above, first, self.theme.ink, "bold", "centre")
            self._say(surface, one.second, below, second, self.theme.muted, "sans", "centre")
        return regions

    def section(
        self,
        surface: Surface,
        words: MatWords,
        section: Section,
        player: Player,
        marked: Marked,
        have: Mapping[str, int] | None,
    ) -> dict[str, Rect]:
        """Top action at the left, bottom action at the right."""
        wide = self.plates.px(MAT[0] * _SECTION)
        mat = PlayerMat(self.look, Rect(0, 0, wide, wide), words)
        top = self._at(8, _PAGE + 78, 246, 128 * _SECTION)
        low = self._at(258, _PAGE + 78, 246, 128 * _SECTION)
        return mat.draw_large(surface, top, low, section, player, marked, have)

    # the pages

    def abilities(
        self, surface: Surface, faction: str, told: Sequence[tuple[str, str, str, bool]], marked: Marked
    ) -> dict[str, Rect]:
        """Name and effect in a row each, bright once it is there."""
        p, regions = self.plates, {}
        one = p.palette.factions[faction]
        for number, (ability, name, short, there) in enumerate(told):
            area = regions[f"ability:{ability}"] = self._at(8, _PAGE + 6 + 72 * number, 496, 68)
            ground = p.palette.paper if there else mix(one.dark, (0, 0, 0), 0.3)
            p.plate(surface, area, ground, 6, mix(ground, one.dark, 0.5), 1.2)
            ink = self.theme.ink if there else self.theme.cream
            made = (
                tokens.figure(self.look, "mech", faction, p.px(38), ghost=not there)
                if number
                else tokens.emblem(self.look, faction, p.px(40))
            )
            p.put(surface, made, (area.x + p.px(34), area.centery))
            x, room = area.x + p.px(70), area.w - p.px(78)
            self._say(surface, name, (x, area.y + area.h * 0.3), _LINE, ink, "bold", room=room)
            self._say(surface, short, (x, area.y + area.h * 0.71), _SMALL, ink, room=room)
        p.states(surface, regions, marked, 6)
        return regions

    def tracks(self, surface: Surface, players: Sequence[Player]) -> dict[str, Rect]:
        """Each track in two rows, so that its figures are large."""
        p = self.plates
        large = Rect(0, 0, p.px(TRACKS[0] * _TRACK), p.px(TRACKS[1] * _TRACK))
        whole = Surface((large.w + 4, large.h + 4), pygame.SRCALPHA)
        made = Tracks(self.look, large)
        found = made.draw(whole, players)
        regions, y = {}, self.rect.y + p.px(_PAGE + 12)
        for name, half in (("popularity", 10), ("power", 9)):
            area, cut = found[f"track:{name}"], made.cell(name, half).x
            x = self.rect.x + p.px(6)
            surface.blit(whole, (x, y), Rect(area.x, area.y, cut - area.x, area.h))
            surface.blit(
                whole,
                (x + made.cell(name, 0).x - area.x, y + area.h + p.px(8)),
                Rect(cut, area.y, area.right - cut, area.h),
            )
            regions[f"track:{name}"] = Rect(x, y, cut, 2 * area.h + p.px(8))
            y += 2 * area.h + p.px(34)
        return regions

    def cards(
        self, surface: Surface, hand: Sequence[int | None], *, hidden: bool, chosen: Sequence[int]
    ) -> dict[str, Rect]:
        """Combat cards by their value, with their number."""
        p, regions = self.plates, {}
        piles = Counter("?" if hidden or one is None else str(one) for one in hand)
        for number, (value, count) in enumerate(sorted(piles.items())):
            area = self._at(14 + 98 * number, _PAGE + 14, 76, 99)
            picked = value != "?" and int(value) in chosen
            cards.draw_combat_card(self.look, surface, area, value, selected=picked)
            if count > 1:
                chip = tokens.chip(self.look, count, p.px(15))
                surface.blit(chip, chip.get_rect(center=(area.right - p.px(6), area.bottom - p.px(8))))
            if value != "?":
                regions[f"card:{value}"] = area
        return regions

    def objectives(
        self,
        surface: Surface,
        held: Sequence[str | None],
        name: Name,
        measured: Mapping[str, Sequence[int]],
        *,
        hidden: bool,
    ) -> dict[str, Rect]:
        regions = {}
        for number, card in enumerate(held):
            area = self._at(14, _PAGE + 132 + 84 * number, 484, 76)
            shown = "?" if hidden or card is None else card
            progress = progress_of(shown, measured.get(shown, ()))
            draw_objective(self.look, surface, area, shown, name, progress=progress)
            if shown != "?":
                regions[f"objective:{card}"] = area
        return regions

    def marks(self, surface: Surface, regions: Mapping[str, Rect], marked: Marked) -> None:
        self.plates.states(surface, regions, marked)
