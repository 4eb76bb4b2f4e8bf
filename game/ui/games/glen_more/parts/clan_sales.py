"""What can be sold while the sheet of the clans lies over the market: a button for each good."""

from __future__ import annotations

from game.ui.games.glen_more.shown import GlenShown
from game.ui.kinds.part import Host
from game.ui.widgets import Button


class Sale(Button):
    """Pointed at like the row of the market that it stands for."""

    host: Host
    component: str

    def hover_changed(self) -> None:
        super().hover_changed()
        self.host.point(self.component if self.highlighted else "", by_key=self.focused and not self.hovered)


def sold_by(shown: GlenShown) -> list[str]:
    """What lies on the tiles of whoever is asked and finds a buyer."""
    assert shown.viewer is not None
    spots = shown.position.players[shown.viewer].territory.values()
    lying = {good for spot in spots for good in spot.goods}
    return [good for good, coins in shown.figures.sell.items() if coins and good in lying]
