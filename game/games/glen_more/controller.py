"""Clicks in Glen More II: a tile, a place, or a piece and where it goes; and one button for all activations."""

from __future__ import annotations

from typing import Any

from game.core.contract import Action, Seat
from game.core.picker import Picker
from game.games.glen_more.sensible import activate_all


def _is_line(component: str) -> bool:
    return component.startswith("line:")


class Controller(Picker):
    """Narrows the options as everywhere, and can propose what a whole round of activations would be."""

    def lit(self) -> tuple[str, ...]:
        """An alternative is chosen of a tile: it only lights up once that tile has been clicked."""
        chosen = set(self.chosen)
        found: dict[str, None] = {}
        for action in self.candidates():
            due = [one for one in action.touches() if one not in chosen]
            for component in due if not any(map(_is_line, due)) else [one for one in due if not _is_line(one)] or due:
                found[component] = None
        return tuple(found)

    def plan(self, view: Any, seat: Seat) -> tuple[Action, ...]:
        """Ordinary actions in a sensible order, to be shown first and then said one after the other."""
        return activate_all(view, seat)
