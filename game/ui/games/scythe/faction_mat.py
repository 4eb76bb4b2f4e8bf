"""The faction mat as a strip: the faction's own ability and a plate for each mech; bright once it is deployed."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from pygame import Rect, Surface

from game.games.scythe.shown import Player
from game.ui import shapes
from game.ui.games.scythe import tokens
from game.ui.games.scythe.facts import load_facts
from game.ui.games.scythe.plates import NOTHING, Marked, Name, Plates
from game.ui.look import Look
from game.ui.theme import Colour, mix

SIZE = (512.0, 58.0)
_ABILITY = 122.0
_PLATE, _STEP = (93.4, 46.0), 96.4


class FactionWords(NamedTuple):
    name: Name
    """Of `ability:speed` and `ability:swim`."""
    short: Callable[[str], str]
    """What an ability does, in two or three words."""


class FactionMat:
    """Regions: `ability:<id>` for the faction's own and for each mech."""

    def __init__(self, look: Look, rect: Rect, words: FactionWords) -> None:
        self.look = look
        self.rect = rect
        self.words = words
        self.facts = load_facts()
        self.plates = Plates(look, rect.w / SIZE[0])
        self.regions: dict[str, Rect] = {}

    def draw(self, surface: Surface, player: Player, marked: Marked = NOTHING) -> dict[str, Rect]:
        p, faction = self.plates, player.faction
        one = p.palette.factions[faction]
        deep = mix(one.dark, one.fill, 0.34 if faction != "polania" else 0.12)
        self._ground(surface, deep)
        self.regions = {}
        own = self.facts.abilities[faction]
        left = p.rect(self.rect, 4, 4, _ABILITY, 50)
        self.regions[f"ability:{own}"] = left
        p.put(surface, tokens.emblem(self.look, faction, p.px(25)), (left.x + p.px(15), left.centery))
        self._words(
            surface,
            Rect(left.x + p.px(31), left.y, left.w - p.px(35), left.h),
            own,
            self.look.theme.cream,
            self.look.theme.cream,
        )
        for number, ability in enumerate(self.facts.mechs[faction]):
            rect = p.rect(self.rect, 125 + _STEP * number, 6, *_PLATE)
            self.regions[f"ability:{ability}"] = rect
            self._mech(surface, rect, ability, faction, ability in player.mechs)
        p.states(surface, self.regions, marked)
        return self.regions

    def _ground(self, surface: Surface, deep: Colour) -> None:
        materials = self.look.materials
        materials.shadow(surface, self.rect, "panel", 8)

        def make() -> Surface:
            whole = shapes.gradient(self.rect.size, mix(deep, (255, 255, 255), 0.08), mix(deep, (0, 0, 0), 0.16))
            return shapes.cut(whole, shapes.rounded(self.rect.size, self.plates.px(8), (255, 255, 255, 255)))

        surface.blit(materials.kept(("faction mat", self.rect.size, deep), make), self.rect)

    def _mech(self, surface: Surface, rect: Rect, ability: str, faction: str, deployed: bool) -> None:
        p = self.plates
        one = p.palette.factions[faction]
        if deployed:
            p.plate(surface, rect, p.palette.paper, 5, mix(p.palette.paper, one.dark, 0.4), 1.0)
            ink, tone = self.look.theme.ink, self.look.theme.muted
        else:
            dark = mix(one.dark, (0, 0, 0), 0.25 if faction != "polania" else 0.3)
            p.plate(surface, rect, dark, 5, mix(dark, p.palette.paper, 0.28), 1.0)
            ink, tone = self.look.theme.cream, self.look.theme.cream
        figure = tokens.figure(self.look, "mech", faction, p.px(13), ghost=not deployed)
        free = self._words(surface, rect.inflate(-p.px(7), 0), ability, ink, tone)
        if free > figure.get_width() + p.px(4):
            surface.blit(figure, figure.get_rect(bottomright=(rect.right - p.px(3), rect.bottom - p.px(3))))

    def _words(self, surface: Surface, rect: Rect, ability: str, ink: Colour, tone: Colour) -> int:
        """The name and, in two lines, what it does; returns how much of the second line is free."""
        p = self.plates
        p.text(
            surface,
            self.words.name(f"ability:{ability}"),
            (rect.x, rect.y + p.px(10)),
            12.5,
            ink,
            face="bold",
            room=rect.w,
        )
        lines = p.lines(self.words.short(ability), 11, (rect.w,))
        wide = [
            p.text(surface, line, (rect.x, rect.y + p.px(24 + 13 * number)), 11, tone)
            for number, line in enumerate(lines)
        ]
        return rect.w - sum(wide[1:])
