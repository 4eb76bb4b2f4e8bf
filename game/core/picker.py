"""From clicks on component ids to one action: clicking narrows the options until one is left.

The shared part of every game's controller. It lights exactly the ids that occur in the options and knows no rule.
Dragging a piece to a place is the same as clicking both.
"""

from __future__ import annotations

from collections.abc import Iterable

from game.core.contract import Action, Seat
from game.core.fields import Seen


class Picker:
    """Holds a half-made click: what has been chosen so far, and which options that leaves."""

    def __init__(self, options: Iterable[Action] = ()) -> None:
        self.options: tuple[Action, ...] = tuple(options)
        self.chosen: tuple[str, ...] = ()

    def offer(self, options: Iterable[Action]) -> None:
        """Other options are open now; a half-made click that still makes sense is kept."""
        self.options = tuple(options)
        if not self.candidates():
            self.chosen = ()

    def plan(self, view: Seen, seat: Seat) -> tuple[Action, ...]:
        """Several options that may be done one after the other in one go; empty where a game proposes nothing."""
        return ()

    def candidates(self) -> tuple[Action, ...]:
        return tuple(a for a in self.options if all(c in a.touches() for c in self.chosen))

    def lit(self) -> tuple[str, ...]:
        """Every id that can be clicked next, in the order of the options."""
        found: dict[str, None] = {}
        for action in self.candidates():
            for component in action.touches():
                if component not in self.chosen:
                    found[component] = None
        return tuple(found)

    def would(self, component: str) -> Action | None:
        """The action that a click on this id would complete; None if it only narrows or is not lit.

        Of several the one that needs no further click: what others need besides has to be clicked before.
        """
        if component in self.chosen:
            return None
        left = [a for a in self.candidates() if component in a.touches()]
        if len(left) > 1:
            clicked = {*self.chosen, component}
            left = [a for a in left if clicked.issuperset(a.touches())]
        return left[0] if len(left) == 1 else None

    def click(self, component: str) -> Action | None:
        """Chooses the id; returns the action once only one is left, and is empty again then."""
        done = self.would(component)
        if done is not None:
            self.chosen = ()
        elif component in self.lit():
            self.chosen = (*self.chosen, component)
        return done

    def alone(self) -> dict[str, Action]:
        """Actions of a single click that can be done though something else is half chosen: an end, a way out."""
        if not self.chosen:
            return {}
        touched = ((action.touches(), action) for action in self.options)
        return {one[0]: action for one, action in touched if len(one) == 1 and one[0] not in self.chosen}

    def hold(self, chosen: Iterable[str]) -> None:
        """Start over with these chosen, even if no option goes with all of them: then nothing is lit."""
        self.chosen = tuple(chosen)

    def back(self) -> bool:
        """Takes the last choice back; False if there was none."""
        had = bool(self.chosen)
        self.chosen = self.chosen[:-1]
        return had
