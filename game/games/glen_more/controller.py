"""Clicks in Glen More II: a tile, a place, or a piece and where it goes; and one button for all activations.

Goods may be sold whatever is asked, but never by one click: a good is taken and then its row of the market clicked,
or the button of the market and then a good. Until then only that button lights up among what is asked.
"""

from __future__ import annotations

from typing import Any

from game.core.contract import Action, Reason, Seat
from game.core.picker import Meaning, Picker
from game.games.glen_more.actions import SELL, Activate, Move, Sell
from game.games.glen_more.activating import cell_of
from game.games.glen_more.cells import CELLS
from game.games.glen_more.reasons import reason, way
from game.games.glen_more.sensible import activate_all

_MEANT = 2
_PLACES = frozenset(("cell", "tile", "start_village", "home_castle", "market"))
_LATER = {"line": "", "cell": "scot"}
"""Alternatives of a tile, and where a Scot goes: they only light up once the tile or the Scot has been clicked."""


def _comes_later(component: str, due: list[str]) -> bool:
    kind = component.partition(":")[0]
    first = _LATER.get(kind)
    return first is not None and any(one != component and one.startswith(first) for one in due)


class Controller(Picker):
    """Narrows the options as everywhere, and can propose what a whole round of activations would be."""

    def _waits(self, action: Action, clicked: tuple[str, ...]) -> bool:
        """Whether a sale was not meant yet: of the button, the good and its row two must have been clicked."""
        return isinstance(action, Sell) and len(set(action.touches()) & set(clicked)) < _MEANT

    def would(self, component: str) -> Action | None:
        found = super().would(component)
        return None if found is not None and self._waits(found, (*self.chosen, component)) else found

    def alone(self) -> dict[str, Action]:
        """A tile on which the Scot at hand may step is where he goes, so a click there does not activate it."""
        goes = {CELLS[one.to] for one in self.candidates() if isinstance(one, Move)} if self.chosen else set()
        return {
            component: action
            for component, action in super().alone().items()
            if not (goes and isinstance(action, Activate) and cell_of(self.view, self.seat, action) in goes)
        }

    def takes(self, component: str) -> bool:
        """A good and its row lie there to be sold at any time, though they do not light up among what is asked."""
        return self._sale(component) is not None or (component not in self.chosen and self._is_sold(component))

    def means(self, component: str) -> Meaning:
        sale = self._sale(component)
        if sale is not None:
            return Meaning((sale,))
        if self._is_sold(component) and component not in self.lit() and component not in self.alone():
            return Meaning(chosen=(component,))
        return super().means(component)

    def beside(self) -> frozenset[str]:
        return frozenset((SELL,))

    def why_not(self, component: str) -> Reason | None:
        """Of a place, while a Scot or a good is at hand: where he may go, and where it is sold."""
        kind, _, name = component.partition(":")
        if not self.chosen or not (name and kind in _PLACES):
            return None
        held = self.chosen[0].partition(":")[0]
        if held == "scot":
            return reason("scot_near", way("lit_cell"), "movement")
        return reason("good_held", way("its_row"), "market#selling") if held == "good" else None

    def _is_sold(self, component: str) -> bool:
        return any(isinstance(action, Sell) and component in action.touches()[1:] for action in self.options)

    def _sale(self, component: str) -> Action | None:
        """`sell:wood` sells one of these goods, whichever lies first."""
        kind, _, good = component.partition(":")
        sales = (action for action in self.options if isinstance(action, Sell) and action.good == good)
        return next(sales, None) if kind == SELL else None

    def lit(self) -> tuple[str, ...]:
        found: dict[str, None] = {}
        dues = [self._due(action) for action in self.candidates()]
        supplies = {one for due in dues for one in due if one.startswith("supply:")}
        for due in dues:
            if len(supplies) == 1 and len(due) > 1:  # there is nothing to choose from
                due = [one for one in due if one not in supplies]
            found.update(dict.fromkeys(one for one in due if not _comes_later(one, due)))
        return tuple(found)

    def _due(self, action: Action) -> list[str]:
        due = [one for one in action.touches() if one not in self.chosen]
        if not isinstance(action, Sell):
            return due
        return [one for one in due if one != SELL] if self.chosen else [SELL]

    def plan(self, view: Any, seat: Seat) -> tuple[Action, ...]:
        """Ordinary actions in a sensible order, to be shown first and then said one after the other."""
        return activate_all(view, seat)
