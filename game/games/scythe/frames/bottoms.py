"""Bottom actions of the mat: pay in resources, coins, the main gain, then recruits of oneself and the neighbours."""

from __future__ import annotations

from dataclasses import dataclass

from game.core.contract import Action, Say, Seat, say, seat_id
from game.games.scythe.actions import PayCard, PayToken
from game.games.scythe.board import PLACE, PLACES
from game.games.scythe.events import TokenPaid
from game.games.scythe.frames.base import Events, ScytheFrame
from game.games.scythe.frames.developing import main_gain
from game.games.scythe.frames.hands import card_choices, pay_card
from game.games.scythe.frames.receiving import Receive, RecruitBonus
from game.games.scythe.mat import bottom_coins, bottom_cost, can_coerce
from game.games.scythe.pieces import control, places_with, totals
from game.games.scythe.stars import CheckStars, OthersStars
from game.games.scythe.state import State, neighbours
from game.games.scythe.tables import BOTTOM_RESOURCE, RESOURCE
from game.games.scythe.terms import RESOURCES

_PAY = tuple(PayToken(name) for name in PLACES)


def begin_bottom(state: State, seat: int, section: int) -> None:
    """Lays out all that follows, the last first. The own sixth star comes before neighbours get anything."""
    stack = state.stack
    stack.append(OthersStars(seat))
    for other in reversed(neighbours(state, seat)):
        if state.recruits[other][section] >= 0:
            stack.append(RecruitBonus(other, section))
    stack.append(CheckStars(seat))
    stack.append(RecruitBonus(seat, section))  # even of a recruit that is enlisted only now
    stack.append(main_gain(seat, section))
    coins = bottom_coins(state, seat, section)
    if coins:
        stack.append(Receive(seat, "coins", coins))
    stack.append(PayResources(seat, RESOURCES[BOTTOM_RESOURCE[section]], bottom_cost(state, seat, section)))


@dataclass(frozen=True, slots=True)
class PayResources(ScytheFrame):
    """Token by token, as long as it matters where they come from."""

    word = "pay"
    phase = "pay"
    seat: int
    resource: str
    left: int

    def settle(self, state: State, events: Events) -> bool:
        if not self.left:
            state.stack.pop()
            return True
        if can_coerce(state, self.seat):
            return False
        number, controlled = RESOURCE[self.resource], control(state, self.seat)
        places = places_with(state, controlled, number)
        if len(places) > 1 and totals(state, controlled)[number] > self.left:
            return False
        left = self.left
        for place in places:
            n = min(left, state.tokens[place * 4 + number])
            self._take(state, place, n, events)
            left -= n
        assert not left, "nothing is offered that cannot be paid for"
        state.stack.pop()
        return True

    def options(self, state: State, seat: Seat) -> tuple[Action, ...]:
        if seat != self.seat:
            return ()
        places = places_with(state, control(state, seat), RESOURCE[self.resource])
        cards = card_choices(state, seat) if can_coerce(state, seat) else ()
        return (*[_PAY[place] for place in places], *cards)

    def step(self, state: State, seat: Seat, action: Action, events: Events) -> None:
        if isinstance(action, PayCard):
            state.coerced = True
            pay_card(state, seat, action, events)
        else:
            assert isinstance(action, PayToken)
            self._take(state, PLACE[action.at], 1, events)
        state.stack[-1] = PayResources(seat, self.resource, self.left - 1)

    def _take(self, state: State, place: int, n: int, events: Events) -> None:
        state.tokens[place * 4 + RESOURCE[self.resource]] -= n
        if events is not None:
            events.append(TokenPaid(self.seat, PLACES[place], f"resource:{self.resource}", n))

    def prompt(self, state: State, seat: Seat) -> Say:
        if seat != self.seat:
            return ScytheFrame.prompt(self, state, seat)
        what = f"resource:{self.resource}"
        by_card = any(isinstance(option, PayCard) for option in self.options(state, seat))
        return say(f"scythe.prompt.{'pay_or_card' if by_card else 'pay'}", seat=seat_id(seat), what=what, n=self.left)
