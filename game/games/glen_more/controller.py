"""Clicks in Glen More II: a tile, a place, or a piece and where it goes; and one button for all activations."""

from __future__ import annotations

from typing import Any

from game.core.contract import Action, Seat
from game.core.picker import Picker
from game.games.glen_more.sensible import activate_all

_LATER = ("line:", "cell:")
"""Alternatives of a tile, and where a Scot goes: they only light up once the tile or the Scot has been clicked."""


class Controller(Picker):
    """Narrows the options as everywhere, and can propose what a whole round of activations would be."""

    def lit(self) -> tuple[str, ...]:
        found: dict[str, None] = {}
        for action in self.candidates():
            due = [one for one in action.touches() if one not in self.chosen]
            first = [one for one in due if not one.startswith(_LATER)]
            found.update(dict.fromkeys(first or due))
        return tuple(found)

    def plan(self, view: Any, seat: Seat) -> tuple[Action, ...]:
        """Ordinary actions in a sensible order, to be shown first and then said one after the other."""
        return activate_all(view, seat)
