"""What all phases share in which nobody decides, from income to the scoring of a round."""

from __future__ import annotations

from game.core.contract import Reason, Seat
from game.core.frames import ChanceFrame
from game.games.isle_of_skye import reasons
from game.games.isle_of_skye.state import State


class Luck(ChanceFrame):
    __slots__ = ()

    def why_not(self, state: State, seat: Seat, component: str) -> Reason | None:
        return reasons.while_drawing(state, component)
