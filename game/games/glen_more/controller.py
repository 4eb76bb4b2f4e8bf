"""Clicks in Glen More II: a tile, a place, or a piece and where it goes; and one button for all activations.

Goods may be sold whatever is asked. Where the question is about something else they do not light up among what it is
about: a button of its own does, and then the goods.
"""

from __future__ import annotations

from typing import Any

from game.core.contract import Action, Seat
from game.core.picker import Meaning, Picker
from game.games.glen_more.actions import SELL, Activate, Aside, Move, Sell, TurnAction
from game.games.glen_more.activating import cell_of
from game.games.glen_more.cells import CELLS
from game.games.glen_more.sensible import activate_all

_LATER = {"line": "", "cell": "scot"}
"""Alternatives of a tile, and where a Scot goes: they only light up once the tile or the Scot has been clicked."""


def _comes_later(component: str, due: list[str]) -> bool:
    kind = component.partition(":")[0]
    first = _LATER.get(kind)
    return first is not None and any(one != component and one.startswith(first) for one in due)


class Controller(Picker):
    """Narrows the options as everywhere, and can propose what a whole round of activations would be."""

    @property
    def _sells_openly(self) -> bool:
        others = [action for action in self.options if not isinstance(action, Sell | Aside)]
        return not others or any(isinstance(action, TurnAction) for action in others)

    def _waits(self, action: Action, clicked: tuple[str, ...]) -> bool:
        """Whether a sale was not meant yet: neither the button was clicked nor both the good and its row."""
        if not isinstance(action, Sell) or self._sells_openly or SELL in clicked:
            return False
        return not set(action.touches()[1:]) <= set(clicked)

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
        return self._sale(component) is not None

    def means(self, component: str) -> Meaning:
        sale = self._sale(component)
        return super().means(component) if sale is None else Meaning((sale,))

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
        if not self.chosen and not self._sells_openly:
            return [SELL]
        return due if self._waits(action, self.chosen) else [one for one in due if one != SELL]

    def plan(self, view: Any, seat: Seat) -> tuple[Action, ...]:
        """Ordinary actions in a sensible order, to be shown first and then said one after the other."""
        return activate_all(view, seat)
