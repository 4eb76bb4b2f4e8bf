"""What the character finds where its move has ended: an encounter, or the Factory's cards at its first visit."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from game.core.contract import CHANCE, Action, Seat
from game.core.masks import bits
from game.games.scythe.actions import ChooseOption, Leave, Less, TakeFactoryCard
from game.games.scythe.actions_chance import DrawEncounter, DrawFactory, LookAtFactory
from game.games.scythe.board import FACTORY_PLACE, PLACES
from game.games.scythe.cargo import moved_on
from game.games.scythe.events import Declined
from game.games.scythe.events_finding import (
    EncounterMet,
    EncounterOver,
    FactoryCardSeen,
    FactoryCardTaken,
    FactoryLookedAt,
    OptionChosen,
)
from game.games.scythe.frames.base import Automatic, Events, ScytheFrame
from game.games.scythe.frames.developing import push_gains
from game.games.scythe.frames.modest import less_options, want_less
from game.games.scythe.frames.receiving import can_pay, pay
from game.games.scythe.records import Deal
from game.games.scythe.stars import CheckStars
from game.games.scythe.state import CHARACTER, NO_CARD, NOBODY, State
from game.games.scythe.tables import (
    ENCOUNTER,
    ENCOUNTER_CARDS,
    ENCOUNTER_RECORDS,
    FACTION_RECORDS,
    FACTORY_CARD,
    FACTORY_CARDS,
    factory_cards_of,
)

PICKS = ("A", "B", "C")
_OPTIONS = tuple(ChooseOption(pick) for pick in PICKS)
_ENCOUNTERS = tuple(DrawEncounter(card) for card in ENCOUNTER_CARDS)
_FACTORY = tuple(DrawFactory(card) for card in FACTORY_CARDS)
_TAKES = tuple(TakeFactoryCard(card) for card in FACTORY_CARDS)
_LOOKS = (LookAtFactory(),)
_LEAVE = Leave()


@dataclass(frozen=True, slots=True)
class Discover(Automatic):
    """Behind a move and its combats."""

    word = "discover"
    seat: int

    def run(self, state: State, events: Events) -> None:
        seat, moved = self.seat, state.moved
        place = state.character[seat]
        if moved_on(state, CHARACTER, place) and state.encounters >> place & 1:
            state.encounters &= ~(1 << place)
            state.stack.append(MeetEncounter(seat, PLACES[place]))
        elif moved and place == FACTORY_PLACE and state.factory_card[seat] == NO_CARD:
            state.stack.append(ChooseFactoryCard(seat))
            if state.factory_pile == NOBODY:
                state.factory_pile = 0
                state.stack.append(FillFactory(seat, factory_cards_of(state.seats)))
            else:
                state.stack.append(LookAtCards(seat))
        state.moved = ()


@dataclass(frozen=True, slots=True)
class MeetEncounter(ScytheFrame):
    word = "meet_encounter"
    phase = "encounter"
    seat: int
    at: str

    def waiting(self, state: State) -> tuple[Seat, ...]:
        return (CHANCE,)

    def options(self, state: State, seat: Seat) -> tuple[Action, ...]:
        if seat != CHANCE:
            return ()
        return tuple(_ENCOUNTERS[card] for card in range(len(ENCOUNTER_CARDS)) if not state.used >> card & 1)

    def step(self, state: State, seat: Seat, action: Action, events: Events) -> None:
        assert isinstance(action, DrawEncounter)
        picks = FACTION_RECORDS[state.faction[self.seat]].ability.options_per_encounter
        state.stack[-1] = Encounter(self.seat, action.card, self.at, picks)
        if events is not None:
            events.append(EncounterMet(self.seat, f"encounter:{action.card}", self.at))


@dataclass(frozen=True, slots=True)
class Encounter(ScytheFrame):
    """One option has to be chosen (Polania may choose another one); used cards go below their deck."""

    word = "encounter"
    phase = "encounter"
    seat: int
    card: str
    at: str
    left: int
    chosen: str | None = None

    def question(self, state: State) -> str:
        return "encounter" if self.chosen is None else "encounter_again"

    def told(self, state: State) -> dict[str, Any]:
        return {"card": f"encounter:{self.card}"}

    def deal(self, pick: str) -> Deal:
        return ENCOUNTER_RECORDS[ENCOUNTER[self.card]].deals[PICKS.index(pick)]

    def affordable(self, state: State) -> tuple[Action, ...]:
        return tuple(
            _OPTIONS[number]
            for number, pick in enumerate(PICKS)
            if pick != self.chosen and can_pay(state, self.seat, self.deal(pick).pay)
        )

    def settle(self, state: State, events: Events) -> bool:
        if self.left and self.affordable(state):
            return False
        self._end(state, events)
        return True

    def _end(self, state: State, events: Events) -> None:
        state.stack.pop()
        state.used |= 1 << ENCOUNTER[self.card]
        if events is not None:
            events.append(EncounterOver(self.seat, f"encounter:{self.card}"))

    def options(self, state: State, seat: Seat) -> tuple[Action, ...]:
        if seat != self.seat:
            return ()
        affordable = self.affordable(state)
        declines = () if self.chosen is None else (_LEAVE,)
        return (*affordable, *declines, *less_options(state, seat))

    def step(self, state: State, seat: Seat, action: Action, events: Events) -> None:
        if isinstance(action, Less):
            want_less(state, seat, events)
            return
        if not isinstance(action, ChooseOption):
            self._end(state, events)
            return
        deal = self.deal(action.pick)
        state.stack[-1] = Encounter(seat, self.card, self.at, self.left - 1, action.pick)
        if events is not None:
            events.append(OptionChosen(seat, f"encounter:{self.card}", f"option:{action.pick}"))
        state.stack.append(CheckStars(seat))
        push_gains(state, seat, deal.gain, self.at)
        pay(state, seat, deal.pay, events)


# -- the Factory -----------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class FillFactory(ScytheFrame):
    """The first visitor turns the cards over: nobody has seen them before, so they are drawn only now."""

    word = "fill_factory"
    phase = "factory"
    shows_factory = True
    seat: int
    n: int

    def waiting(self, state: State) -> tuple[Seat, ...]:
        return (CHANCE,)

    def options(self, state: State, seat: Seat) -> tuple[Action, ...]:
        if seat != CHANCE:
            return ()
        return tuple(_FACTORY[card] for card in range(len(FACTORY_CARDS)) if not state.factory_pile >> card & 1)

    def step(self, state: State, seat: Seat, action: Action, events: Events) -> None:
        assert isinstance(action, DrawFactory)
        state.factory_pile |= 1 << FACTORY_CARD[action.card]
        if self.n > 1:
            state.stack[-1] = FillFactory(self.seat, self.n - 1)
        else:
            state.stack.pop()
        if events is not None:
            events.append(FactoryCardSeen(self.seat, f"factory:{action.card}"))


@dataclass(frozen=True, slots=True)
class LookAtCards(ScytheFrame):
    """A later visitor takes up the cards that are left."""

    word = "look_at_cards"
    phase = "factory"
    seat: int

    def waiting(self, state: State) -> tuple[Seat, ...]:
        return (CHANCE,)

    def options(self, state: State, seat: Seat) -> tuple[Action, ...]:
        return _LOOKS if seat == CHANCE else ()

    def step(self, state: State, seat: Seat, action: Action, events: Events) -> None:
        state.stack.pop()
        if events is not None:
            events.append(FactoryLookedAt(self.seat))


@dataclass(frozen=True, slots=True)
class ChooseFactoryCard(ScytheFrame):
    """One card for the rest of the match; the others stay for later visitors."""

    word = "choose_factory"
    phase = "factory"
    shows_factory = True
    seat: int

    def options(self, state: State, seat: Seat) -> tuple[Action, ...]:
        if seat != self.seat:
            return ()
        return (*(_TAKES[card] for card in bits(max(0, state.factory_pile))), _LEAVE)

    def step(self, state: State, seat: Seat, action: Action, events: Events) -> None:
        state.stack.pop()
        if not isinstance(action, TakeFactoryCard):
            if events is not None:
                events.append(Declined(seat, "factory_card"))
            return
        card = FACTORY_CARD[action.card]
        state.factory_card[seat] = card
        state.factory_pile &= ~(1 << card)
        if events is not None:
            events.append(FactoryCardTaken(seat, f"factory:{action.card}"))
