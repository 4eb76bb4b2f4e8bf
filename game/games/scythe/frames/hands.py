"""Combat cards are drawn and paid."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import compress
from typing import Any

from game.core.contract import CHANCE, Action, Seat
from game.games.scythe.actions import PayCard
from game.games.scythe.actions_chance import DrawCard
from game.games.scythe.events import CardDrawn, CardPaid, DeckShuffled
from game.games.scythe.frames.base import Events, ScytheFrame
from game.games.scythe.state import NO_HAND, Hand, State, deck_size, unseen_cards
from game.games.scythe.tables import CARD, CARD_VALUES

PAY_CARD = tuple(PayCard(value) for value in CARD_VALUES)

_DRAWS = tuple(tuple(DrawCard(seat, value) for value in CARD_VALUES) for seat in range(5))


def with_card(hand: Hand | None, value: int, n: int) -> Hand | None:
    """A hand with n more (or fewer) cards of a value; an unknown hand stays unknown."""
    if hand is None:
        return None
    changed = list(hand)
    changed[value] += n
    return (changed[0], changed[1], changed[2], changed[3])


def discard_card(state: State, seat: int, value: int) -> None:
    state.hands[seat] = with_card(state.hands[seat], value, -1)
    state.hand_size[seat] -= 1
    state.discard = with_card(state.discard, value, 1) or NO_HAND


@dataclass(frozen=True, slots=True)
class DrawCards(ScytheFrame):
    """Combat cards from the deck; an empty one is made anew of the discards, and if there are none, there is none.

    The discards are shuffled with the draw itself, so that nothing a seat has paid is gone before that is told.
    """

    word = "draw_cards"
    phase = "draw"
    seat: int
    n: int

    def waiting(self, state: State) -> tuple[Seat, ...]:
        return (CHANCE,)

    def settle(self, state: State, events: Events) -> bool:
        if self.n and (deck_size(state) or any(state.discard)):
            return False
        state.stack.pop()
        return True

    def options(self, state: State, seat: Seat) -> tuple[Action, ...]:
        if seat != CHANCE:
            return ()
        pile = _drawn_from(state)
        return tuple(compress(_DRAWS[self.seat], pile))

    def weights(self, state: State) -> tuple[int, ...]:
        return tuple(left for left in _drawn_from(state) if left)

    def step(self, state: State, seat: Seat, action: Action, events: Events) -> None:
        assert isinstance(action, DrawCard)
        if not deck_size(state):
            state.discard = NO_HAND
            if events is not None:
                events.append(DeckShuffled())
        state.hands[self.seat] = with_card(state.hands[self.seat], CARD[action.value], 1)
        state.hand_size[self.seat] += 1
        state.stack[-1] = DrawCards(self.seat, self.n - 1)
        if events is not None:
            events.append(CardDrawn(self.seat, action.value))


def _drawn_from(state: State) -> Hand:
    """The deck, or the discards that are to become it."""
    return unseen_cards(state) if deck_size(state) else state.discard


def card_choices(state: State, seat: int) -> tuple[Action, ...]:
    """Which combat cards a seat could pay with. A hand one cannot see tells nothing."""
    hand = state.hands[seat]
    if hand is None:
        return ()
    return tuple(PAY_CARD[value] for value in range(4) if hand[value])


@dataclass(frozen=True, slots=True)
class PayCards(ScytheFrame):
    """Combat cards that a Factory card costs."""

    word = "pay_cards"
    phase = "pay"
    seat: int
    n: int

    def settle(self, state: State, events: Events) -> bool:
        """Whoever has no more than is asked for pays all. Else there is a question even if all cards are alike, for
        others could tell from its absence that they are."""
        choices = card_choices(state, self.seat)
        if not choices or state.hand_size[self.seat] > self.n:
            return False
        self.step(state, self.seat, choices[0], events)
        return True

    def options(self, state: State, seat: Seat) -> tuple[Action, ...]:
        return card_choices(state, seat) if seat == self.seat else ()

    def step(self, state: State, seat: Seat, action: Action, events: Events) -> None:
        assert isinstance(action, PayCard)
        pay_card(state, seat, action, events)
        state.stack.pop()
        if self.n > 1:
            state.stack.append(PayCards(seat, self.n - 1))

    def told(self, state: State) -> dict[str, Any]:
        return {"n": self.n}


def pay_card(state: State, seat: int, action: PayCard, events: Events) -> None:
    discard_card(state, seat, CARD[action.value])
    if events is not None:
        events.append(CardPaid(seat, action.value))
