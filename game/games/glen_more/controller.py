"""Clicks in Glen More II: a tile, a place, or a piece and where it goes; and one button for all activations."""

from __future__ import annotations

from typing import Any

from game.core.contract import Action, Seat
from game.core.picker import Picker
from game.games.glen_more.sensible import activate_all

_LATER = {"line": "", "cell": "scot"}
"""Alternatives of a tile, and where a Scot goes: they only light up once the tile or the Scot has been clicked."""


def _comes_later(component: str, due: list[str]) -> bool:
    kind = component.partition(":")[0]
    first = _LATER.get(kind)
    return first is not None and any(one != component and one.startswith(first) for one in due)


class Controller(Picker):
    """Narrows the options as everywhere, and can propose what a whole round of activations would be."""

    def lit(self) -> tuple[str, ...]:
        found: dict[str, None] = {}
        dues = [[one for one in action.touches() if one not in self.chosen] for action in self.candidates()]
        supplies = {one for due in dues for one in due if one.startswith("supply:")}
        for due in dues:
            if len(supplies) == 1 and len(due) > 1:  # there is nothing to choose from
                due = [one for one in due if one not in supplies]
            found.update(dict.fromkeys(one for one in due if not _comes_later(one, due)))
        return tuple(found)

    def plan(self, view: Any, seat: Seat) -> tuple[Action, ...]:
        """Ordinary actions in a sensible order, to be shown first and then said one after the other."""
        return activate_all(view, seat)
