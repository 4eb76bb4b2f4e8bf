"""From clicks on component ids to actions: clicking narrows the options until one is left.

The shared part of every game's controller. It lights exactly the ids that occur in the options and knows no rule.
Dragging a piece to a place is the same as clicking both. A game in which hands do more than that (pages that are
filled in, several actions in one click, taking back) says so in a controller of its own; parts of the screen only
report what was clicked and draw what they are told.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any

from game.core.contract import Action, Reason, Seat
from game.core.fields import Seen


@dataclass(frozen=True, slots=True)
class Meaning:
    """What something done at the table comes to, in this order: own actions are taken back, so much is chosen and
    entered from then on, and actions are said at once. Nothing at all comes of what is `refused`."""

    said: tuple[Action, ...] = ()
    chosen: tuple[str, ...] = ()
    entered: Any = None
    """What the seat has on its page from now on; None leaves it as it was."""
    goes_on: bool = False
    """What is entered goes on with what was entered before, as a handle that is dragged: a step back takes both."""
    back_until: Callable[[Any], bool] | None = None
    """The viewer's last actions are taken back until this holds of the view; if they cannot be, nothing is done."""
    refused: Reason | None = None


class Picker:
    """Holds a half-made click: what has been chosen so far, and which options that leaves; and what each seat has
    entered on a page and not handed in yet."""

    def __init__(self, options: Iterable[Action] = ()) -> None:
        self.chosen: tuple[str, ...] = ()
        self.entered: dict[Seat, Any] = {}
        self.before: dict[Seat, list[tuple[int, Any]]] = {}
        """What a seat had entered before each change, with the length of the match then: it is taken back first."""
        self.offer(options)

    def offer(self, options: Iterable[Action], view: Any = None, seat: Seat = 0) -> None:
        """Other options are open now; a half-made click that still makes sense is kept. `view` is the position in
        which they are, as the seat sees it that has them."""
        self.options: tuple[Action, ...] = tuple(options)
        self.view, self.seat = view, seat
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

    def alone(self) -> dict[str, Action]:
        """Actions of a single click that can be done though something else is half chosen: an end, a way out."""
        if not self.chosen:
            return {}
        touched = ((action.touches(), action) for action in self.options)
        return {one[0]: action for one, action in touched if len(one) == 1 and one[0] not in self.chosen}

    def detours(self) -> frozenset[str]:
        """What is lit and does not go on with what has been chosen: the ring goes there last."""
        return frozenset(self.alone())

    def beside(self) -> frozenset[str]:
        """What can be clicked at any time and answers no question: the ring goes there only if it is led there."""
        return frozenset()

    def hold(self, chosen: Iterable[str]) -> None:
        """Start over with these chosen, even if no option goes with all of them: then nothing is lit."""
        self.chosen = tuple(chosen)

    # -- what hands mean --------------------------------------------------------------------------------------------

    def meant(self, component: str) -> str:
        """What a click there is about, where a thing and the place it lies on cannot be told apart."""
        return component

    def means(self, component: str) -> Meaning:
        """What a click on something lit, or on what `takes` it, comes to; changes nothing."""
        action = self.would(component) or self.alone().get(component)
        return Meaning((action,)) if action is not None else Meaning(chosen=(*self.chosen, component))

    def takes(self, component: str) -> bool:
        """Whether a click on it means something though it is not lit."""
        return False

    def why_not(self, component: str) -> Reason | None:
        """Why it cannot be used now, where only what was chosen or entered so far tells; None where the rules do."""
        return None

    # -- pages: what is entered first and said later, all of it at once ---------------------------------------------

    def page(self, view: Any, seat: Seat) -> Any:
        """What the seat is filling in, in a position that it looks at, as its parts draw it; None for nothing."""
        return None

    def corrects(self) -> bool:
        """Whether the rules know a part of the page already, and it can still be meant otherwise there."""
        return False

    def enters(self, component: str) -> bool:
        """Whether a click on it only changes a page: it is explained, not previewed."""
        return False

    def stands(self, component: str) -> bool:
        """Whether it is entered already, so that a click on it would change nothing."""
        return False

    def puts(self, what: str, on: str = "", off: str = "") -> Meaning:
        """What it means to put something onto a component of a page, or to take it off one."""
        return Meaning()

    def answers(self) -> tuple[Action, ...]:
        """All that is on the page, once it can be handed in: it is said at once."""
        return ()

    def entered_so_far(self) -> tuple[Action, ...]:
        """What is on the page as it would be said, even if something is still missing there."""
        return ()

    def back(self) -> bool:
        """Takes the last choice back; False if there was none."""
        had = bool(self.chosen)
        self.chosen = self.chosen[:-1]
        return had
