"""What can be sold while a sheet lies over the market: on that of the clans a button for each good, on others the
button of the market itself, which leads to it."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from pygame import Surface

from game.ui.games.glen_more.shown import GlenShown
from game.ui.kinds.part import Host, Part, beyond
from game.ui.root import Root
from game.ui.widgets import Button

SELL = "sell"
WORD = "glen_more.screen.rondel.sell"
"""As it stands on the market's own button."""


def is_below(part: Part) -> bool:
    """Whether something may be sold, and the button for it lies below this part, which came with the question."""
    return part.covers and SELL in part.seen.lit and part.host.lies_under(SELL, part, part.rect)


class Sale(Button):
    """Pointed at like the row of the market that it stands for."""

    host: Host
    component: str

    def draw(self, surface: Surface) -> None:
        """Copper, like all that can be chosen beside it."""
        super().draw(surface)
        self.materials.ring(surface, self.rect, self.theme.copper, 2, 8)

    def hover_changed(self) -> None:
        super().hover_changed()
        self.host.point(self.component if self.highlighted else "", by_key=self.focused and not self.hovered)


def through(clans: Callable[..., bool], sales: Sequence[Sale], root: Root | None, step: int, *, anew: bool) -> bool:
    """Of the keyboard's walk: over the clans, then over what can be sold first."""
    here = None if anew or root is None else next((one for one in sales if one is root.focus), None)
    if here is None and (step > 0 or not anew):
        if clans(step, anew=anew):
            return True
        if step < 0:
            return False
    to = beyond(sales, here, step)
    if to is None or root is None:
        return step < 0 and clans(step, anew=True)
    root.set_focus(to, visible=True)
    return True


def sold_by(shown: GlenShown) -> list[str]:
    """What lies on the tiles of whoever is asked and finds a buyer."""
    assert shown.viewer is not None
    spots = shown.position.players[shown.viewer].territory.values()
    lying = {good for spot in spots for good in spot.goods}
    return [good for good, coins in shown.figures.sell.items() if coins and good in lying]
