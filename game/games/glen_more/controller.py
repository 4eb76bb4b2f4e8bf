"""Clicks in Glen More II: a tile, a place, or a piece and where it goes; and one button for all activations."""

from __future__ import annotations

from typing import Any

from game.core.contract import Action, Seat
from game.core.picker import Picker
from game.games.glen_more.sensible import activate_all


class Controller(Picker):
    """Narrows the options as everywhere, and can propose what a whole round of activations would be."""

    def plan(self, view: Any, seat: Seat) -> tuple[Action, ...]:
        """Ordinary actions in a sensible order, to be shown first and then said one after the other."""
        return activate_all(view, seat)
