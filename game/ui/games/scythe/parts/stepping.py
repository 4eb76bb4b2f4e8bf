"""Leader and mech of the faction that is pointed at step forward out of their picture, and back again."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pygame import Rect, Surface

from game.ui.animation import ease_out
from game.ui.games.scythe.homelands import STEPS, portrait
from game.ui.widget import Widget

if TYPE_CHECKING:
    from game.ui.games.scythe.parts.roles import RolePage

_MS = 180.0


class Stepping(Widget):
    """Lies over the cards of the page. Takes no clicks."""

    def __init__(self, page: RolePage) -> None:
        super().__init__((0, 0, *page.spec.at[2:]), pin="wide high", name="stepping")
        self.page = page
        self.forward = ""
        self.shares: dict[str, float] = {}
        """How far each has come of those that are not at rest."""

    def call(self, faction: str) -> None:
        """This one comes forward, empty for none; who was there goes back."""
        if faction == self.forward:
            return
        self.forward = faction
        if self.root is None:
            return
        if not self.root.ring.moves:  # the player wants nothing to move
            self.shares = {faction: 1.0} if faction else {}
            self.invalidate()
            return
        self.shares.setdefault(faction, 0.0)
        self.shares.pop("", None)
        self.root.animate(self)

    def update(self, dt_ms: float) -> bool:
        moving = False
        for faction, share in list(self.shares.items()):
            goal = 1.0 if faction == self.forward else 0.0
            step = min(abs(goal - share), dt_ms / _MS)
            self.shares[faction] = share + step if goal > share else share - step
            moving |= self.shares[faction] != goal
            if not self.shares[faction] and not goal:
                del self.shares[faction]
            self.invalidate(self._place(faction))
        return moving

    def _place(self, faction: str) -> Rect:
        return self.page.pictures.get(faction, Rect(0, 0, 0, 0)).move(self.page.rect.topleft)

    def hit(self, pos: tuple[int, int]) -> None:
        return None

    def draw(self, surface: Surface) -> None:
        for faction, share in self.shares.items():
            place = self._place(faction)
            if place.w:
                surface.blit(portrait(self.look, faction, place.size, round(STEPS * ease_out(share))), place)
                self.page.over_picture(surface, faction, place)
