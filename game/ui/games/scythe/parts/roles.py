"""Choosing a faction and a player mat of Scythe: all five of each lie on the table, over map and mats.

Persons choose one after the other in the order of seats, each before everybody's eyes. In large type the page shows
what is asked, and it alone.
"""

from __future__ import annotations

from pygame import Rect, Surface

from game.ui.games.scythe import role_cards
from game.ui.games.scythe.facts import load_facts
from game.ui.games.scythe.parts.sheets import SheetPart
from game.ui.games.scythe.plates import Marked
from game.ui.games.scythe.shown import WarShown
from game.ui.kinds.part import is_large

_ENLARGED = 1.4
_CARD, _STEP = 245.0, 252.0


class RolePage(SheetPart):
    needs = {"": ("mats", "taken", "not_with")}
    leads = True

    def show(self, shown: WarShown) -> None:
        super().show(shown)
        if self.visible and shown.phase not in self.spec.phases:
            self.set(visible=False)

    def keeps_clear(self, component: str) -> list[Rect]:
        area = self.region(component)
        return [] if area is None else [area]

    def marked(self) -> Marked:
        """What the viewer has already is chosen."""
        found = super().marked()
        return Marked(
            found.lit, found.chosen | {f"faction:{self.player.faction}"}, found.pointed, found.effect, found.refused
        )

    def painted(self, surface: Surface, rect: Rect) -> dict[str, Rect]:
        u, large = self.grid.u, is_large(self)
        surface.fill(self.theme.walnut, rect)
        page = role_cards.Cards(self.look, u, _ENLARGED if large else 1.0)
        asks_mat = self.seen.phase == "choose_mat"
        regions: dict[str, Rect] = {}
        if not (large and asks_mat):
            regions |= self._factions(surface, page, rect, 548 if large else 378)
        if not large:
            at = self._place(rect, 0, 397, 1).topleft
            page.p.text(surface, self.word("mats"), at, 13, self.theme.cream, room=rect.w - page.p.px(12))
        if not large or asks_mat:
            regions |= self._mats(surface, page, rect, 6 if large else 410, 548 if large else 202)
        page.p.states(surface, regions, self.marked(), 8)
        return regions

    def _place(self, rect: Rect, number: int, top: float, high: float) -> Rect:
        px = self.grid.px
        left = rect.x + (rect.w - px(4 * _STEP + _CARD)) // 2
        return Rect(left + px(_STEP * number), rect.y + px(top), px(_CARD), px(high))

    def _owners(self, kind: str) -> dict[str, str]:
        """Who has it, by name."""
        players = self.seen.position.players
        return {getattr(one, kind): self.host.player(seat) for seat, one in enumerate(players) if getattr(one, kind)}

    def _factions(self, surface: Surface, page: role_cards.Cards, rect: Rect, high: float) -> dict[str, Rect]:
        owners, world, regions = self._owners("faction"), self.spec.world, {}
        for number, (faction, ability) in enumerate(load_facts().abilities.items()):
            area = regions[f"faction:{faction}"] = self._place(rect, number, 6, high)
            page.faction(
                surface,
                area,
                faction,
                role_cards.Told(
                    self.host.name(f"faction:{faction}"),
                    self.host.name(f"character:{faction}"),
                    self.host.name(f"ability:{ability}"),
                    self.host.text(f"{world}.ability.{ability}.short"),
                    tuple(self.host.name(f"ability:{one}") for one in load_facts().mechs[faction]),
                    self.host.text(f"{world}.screen.good_at.{faction}"),
                ),
            )
            owner = owners.get(faction)
            if owner is not None and faction != self.player.faction:
                page.veil(surface, area, self.word("taken", who=owner), dark=True)
            elif owner is not None:
                page.say(surface, area, owner)
        return regions

    def _mats(self, surface: Surface, page: role_cards.Cards, rect: Rect, top: float, high: float) -> dict[str, Rect]:
        owners, regions = self._owners("mat"), {}
        asked = self.seen.phase == "choose_mat" and self.is_own
        for number, (mat, sections) in enumerate(load_facts().mats.items()):
            area = regions[f"mat:{mat}"] = self._place(rect, number, top, high)
            names = [
                (self.host.name(f"section:{one.top}"), self.host.name(f"bottom:{one.bottom}")) for one in sections
            ]
            banned = asked and mat not in owners and f"mat:{mat}" not in self.seen.lit
            page.mat(surface, area, mat, self.host.name(f"mat:{mat}"), names, noted=banned or mat in owners)
            if mat in owners:
                page.veil(surface, area, self.word("taken", who=owners[mat]), dark=True, low=True)
            elif banned:
                faction = self.host.name(f"faction:{self.player.faction}")
                page.veil(surface, area, self.word("not_with", faction=faction), dark=False, low=True)
        return regions
