"""While the end of Scythe is counted: how many coins each tier of popularity makes of things, and who is where."""

from __future__ import annotations

from collections.abc import Mapping

from pygame import Rect, Surface

from game.table.shown import Told
from game.ui.fonts import StyleLike
from game.ui.games.scythe import facts, tokens
from game.ui.games.scythe.parts.mats import WarPart
from game.ui.games.scythe.plates import Plates
from game.ui.games.scythe.shown import WarShown
from game.ui.theme import mix

_TITLE, _EDGE, _GAP = 30.0, 8.0, 6.0
_WORTH = (
    ("stars", "star", "star"),
    ("territories", "territory", "territory"),
    ("resources", "crate", "resource_pair"),
)
"""Row of the score sheet, icon, and the entry of a tier."""


class PopularityTiers(WarPart):
    """The tier of whoever is counted has a copper edge, and in it what is multiplied just now."""

    needs = {"": ("title", "each")}

    def drawn(self, shown: WarShown) -> object:
        players = shown.position.players
        return shown.actor, shown.pointed, tuple((one.faction, one.popularity) for one in players)

    def painted(self, surface: Surface, rect: Rect) -> dict[str, Rect]:
        if not self.has_factions:
            return {}
        self.materials.frame(surface, rect, "paper", radius=8)
        title = self._style(self.word("title"), "card", self.at[2] - 24, _TITLE - 6)
        middle = rect.y + self.grid.px(_TITLE / 2 + 1)
        self.fonts.draw(surface, self.word("title"), title, self.theme.ink, (rect.x + self.grid.px(12), middle))
        tiers = facts.load_facts().tiers
        wide = (self.at[2] - 2 * _EDGE - _GAP * (len(tiers) - 1)) / len(tiers)
        for number, tier in enumerate(tiers):
            left, high = _EDGE + number * (wide + _GAP), self.at[3] - _TITLE - _EDGE
            self._draw_tier(surface, self.grid.rect(left, _TITLE, wide, high, rect.topleft), number, tier)
        return {"tiers": rect.copy()}

    def _style(self, words: str, style: str, wide: float, high: float) -> StyleLike:
        """As large as words of that kind are where there is room, in units."""
        return self.fonts.fit(words, self.fonts.low(style, self.grid.px(high)), self.grid.px(wide))

    def _draw_tier(self, surface: Surface, box: Rect, number: int, tier: Mapping[str, int]) -> None:
        theme, grid, plates = self.theme, self.grid, Plates(self.look, self.grid.u)
        players, actor = self.seen.position.players, self.seen.actor
        here = [seat for seat, one in enumerate(players) if tier["min"] <= one.popularity <= tier["max"]]
        counted = actor in here
        self.materials.fill(surface, box, mix(plates.palette.tiers[number], theme.paper, 0.45), 5)
        if counted:
            self.materials.ring(surface, box, theme.copper, 2.4, 5)
        plates.sign(surface, "popularity", (box.x + grid.px(14), box.y + grid.px(15)), 17)
        told = f"{tier['min']}–{tier['max']}"
        style = self._style(told, "body_bold", 62, 24)
        self.fonts.draw(surface, told, style, theme.ink, (box.x + grid.px(26), box.y + grid.px(15)))
        for place, seat in enumerate(reversed(here)):
            emblem = tokens.emblem(self.look, players[seat].faction, grid.px(20))
            at = box.right - grid.px(15 + 22 * place), box.y + grid.px(15)
            surface.blit(emblem, emblem.get_rect(center=at))
        for place, (row, icon, entry) in enumerate(_WORTH):
            now = counted and self.seen.pointed == f"row:{row}"
            ink = theme.copper_ink if now else theme.ink
            x, y = box.x + grid.px(16 + 52 * place), box.bottom - grid.px(15)
            self.look.icons.draw(surface, icon, 16, ink, (x, y))
            value = self._style(str(tier[entry]), "body_bold", 34, 24)
            self.fonts.draw(surface, str(tier[entry]), value, ink, (x + grid.px(14), y))

    def told(self, component: str) -> Told | None:
        return Told(text=self.word("each")) if component == "tiers" else None
