"""What is entered first in Scythe and said later, all at once: dial and cards of a combat, and the faction or mat
that somebody is about to take."""

from __future__ import annotations

from typing import Any

from game.core.contract import Action, Seat
from game.core.picker import Meaning, Picker
from game.games.scythe.actions_combat import Stake, card_id
from game.games.scythe.choosing import Choosing
from game.games.scythe.frames.dials import SetDials
from game.games.scythe.frames.setting_up import ChooseFactions, ChooseMats
from game.games.scythe.reasons import kind_of
from game.games.scythe.staking import CARD, DIAL, Staking
from game.games.scythe.state import NO_HAND
from game.games.scythe.tables import CARD_VALUES


class Pages(Picker):
    @property
    def _frame(self) -> Any:
        return self.view.stack[-1] if self.view is not None and self.view.stack and self.options else None

    def page(self, view: Any, seat: Seat) -> Staking | Choosing | None:
        frame = view.stack[-1] if view is not None and view.stack else None
        if not isinstance(frame, SetDials | ChooseFactions | ChooseMats) or seat not in frame.waiting(view):
            return None
        entered: Staking | Choosing | None = self.entered.get(seat)
        if entered is not None and entered.at == frame:
            return entered
        return Staking(frame) if isinstance(frame, SetDials) else Choosing(frame)

    @property
    def _own_page(self) -> Staking | Choosing | None:
        return self.page(self.view, self.seat) if self.options else None

    @property
    def _stakes(self) -> tuple[Stake, ...]:
        return tuple(action for action in self.options if isinstance(action, Stake))

    def _twins(self, card: str) -> tuple[str, ...]:
        """The cards in hand that are worth as much, and it itself."""
        value, hand = int(card.split(":")[1]), self.view.hands[self.seat] or NO_HAND
        return tuple(card_id(value, copy) for copy in range(1, hand[CARD_VALUES.index(value)] + 1))

    def _is_offered(self, component: str) -> bool:
        return any(component in action.touches() for action in self.options)

    # -- what hands mean --------------------------------------------------------------------------------------------

    def would(self, component: str) -> Action | None:
        return None if self.enters(component) else super().would(component)

    def takes(self, component: str) -> bool:
        """Of equal cards any can be laid, whichever of them an answer names."""
        return kind_of(component) == CARD and self.enters(component)

    def means(self, component: str) -> Meaning:
        page = self._own_page
        if page is None or not self.enters(component):
            return super().means(component)
        if isinstance(page, Choosing):
            return Meaning(entered=Choosing(page.at, component))
        return Meaning(entered=page.after(component, self._stakes))

    def enters(self, component: str) -> bool:
        page = self._own_page
        if isinstance(page, Choosing):
            return self._is_offered(component)
        if page is None or kind_of(component) not in (DIAL, CARD):
            return False
        if self._is_offered(component):
            return True
        twins = self._twins(component) if kind_of(component) == CARD else ()
        return component in twins and self._is_offered(twins[0])

    def stands(self, component: str) -> bool:
        page = self._own_page
        if isinstance(page, Choosing):
            return component == page.component
        return page is not None and component == f"{DIAL}:{page.power}"

    def answers(self) -> tuple[Action, ...]:
        page = self._own_page
        if isinstance(page, Choosing):
            return tuple(action for action in self.options if page.component in action.touches())
        answer = page.answer() if page is not None else None
        return (answer,) if answer is not None and answer in self.options else ()
