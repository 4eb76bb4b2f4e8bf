"""A player's hand of Scythe: objectives and combat cards."""

from __future__ import annotations

from collections import Counter

from pygame import Rect, Surface

from game.table.shown import Told
from game.ui.games.scythe import cards, tokens
from game.ui.games.scythe.objective_card import draw_objective, progress_of
from game.ui.games.scythe.parts.mats import _HIDDEN, WarPart
from game.ui.games.scythe.parts.objective_words import objective_told
from game.ui.games.scythe.shown import WarShown
from game.ui.kinds.part import Point


class WarHand(WarPart):
    """Combat cards and objectives; for others only their backs."""

    in_column = lies_still = True

    needs = {"": ("own", "their", "hidden")}

    def drawn(self, shown: WarShown) -> object:
        return super().drawn(shown), shown.page

    def painted(self, surface: Surface, rect: Rect) -> dict[str, Rect]:
        objectives, theme = self.player.objectives, self.theme
        if not self.has_factions:
            return {}
        self.materials.frame(surface, rect, "plaque", radius=8, shadow=None)
        u = rect.h / 55
        title = self.word("hidden") if self.seen.hidden else self.word("own") if self.is_own else self.word("their")
        for number, line in enumerate(title.split("\n")):
            at = rect.x + 9 * u, rect.y + (17 + 15 * number) * u
            self.fonts.draw(surface, line, self.fonts.least("caption"), theme.cream_muted, at)
        regions: dict[str, Rect] = {}
        hidden = self.seen.hidden or not self.is_own
        left = rect.x + round(78 * u)
        wide = round(146 * u)
        room = rect.right - left - len(objectives) * (wide + round(5 * u)) - round(8 * u)
        regions |= self._cards(surface, Rect(left, rect.y, room, rect.h), u, hidden=hidden)
        x = rect.right - len(objectives) * (wide + round(5 * u)) - round(3 * u)
        for card in objectives:
            place = Rect(x, rect.y + round(6 * u), wide, round(43 * u))
            x += wide + round(5 * u)
            name = _HIDDEN if hidden or card is None else card
            progress = progress_of(name, self.seen.figures.objectives.get(name, ()))
            draw_objective(self.look, surface, place, name, self.host.name, progress=progress)
            if not hidden:
                regions[f"objective:{card}"] = place
        for name, place in regions.items():
            if self.is_own and name in self.seen.lit:
                self.materials.ring(surface, place, theme.copper, 2.4, 4)
            if name == self.seen.pointed:
                self.materials.ring(surface, place, theme.lit_ring, 2, 4)
        return regions

    def _cards(self, surface: Surface, area: Rect, u: float, *, hidden: bool) -> dict[str, Rect]:
        """One beside the other; equal ones lie on one another, with their number, where there are too many."""
        hand = [_HIDDEN if hidden or value is None else value for value in sorted(self.player.cards, key=str)]
        most = int((area.w - 33 * u) // (30 * u)) + 1
        piles = Counter(hand) if len(hand) > most else None
        shown = list(piles) if piles is not None else hand
        step = min(36 * u, (area.w - 35 * u) / max(1, len(shown) - 1))
        regions: dict[str, Rect] = {}
        staked = list(self.laid)
        chips: list[tuple[int, Point]] = []
        for number, value in enumerate(shown):
            place = Rect(round(area.x + step * number), area.y + round(6 * u), round(33 * u), round(43 * u))
            chosen = f"card:{value}" in self.seen.chosen or value in staked
            cards.draw_combat_card(self.look, surface, place, value, selected=chosen)
            if value in staked:
                staked.remove(value)
            if piles is not None and piles[value] > 1:
                at = place.x + round(min(step, 24 * u) - 8 * u), place.bottom - round(7 * u)
                chips.append((piles[value], at))
            if value != _HIDDEN:  # equal ones lie side by side and are one thing to click
                name = f"card:{value}"
                regions[name] = place.union(regions.get(name, place))
        for count, spot in chips:  # over all cards, of which each hides a part of the one before
            chip = tokens.chip(self.look, count, 9 * u)
            surface.blit(chip, chip.get_rect(center=spot))
        return regions

    def told(self, component: str) -> Told | None:
        kind, _, card = component.partition(":")
        if kind == "objective" and component in self.regions:
            return objective_told(self.host, self.spec.world, card, self.seen.figures.objectives.get(card, ()))
        return super().told(component)
