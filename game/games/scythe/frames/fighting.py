"""Combat until the dials: the order of several, and abilities that are used before. The attacker is the active seat.

Dials and what follows are next door in dials.py.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from game.core.contract import CHANCE, Action, Seat, seat_id
from game.core.masks import bits
from game.games.scythe.actions import Leave
from game.games.scythe.actions_chance import StealCard
from game.games.scythe.actions_combat import Fight, HearOffer, OpenDeal, UseAbility
from game.games.scythe.board import PLACE, PLACES, TUNNELS
from game.games.scythe.events_map import AbilityLeft, AbilityUsed, CardStolen, FightBegun
from game.games.scythe.frames.base import Events, ScytheFrame
from game.games.scythe.frames.deals import deal_options, hear_offer, open_deal
from game.games.scythe.frames.dials import SetDials, has_ability
from game.games.scythe.frames.hands import with_card
from game.games.scythe.frames.receiving import lose
from game.games.scythe.pieces import fighters_at
from game.games.scythe.state import NO_HAND, State
from game.games.scythe.tables import ARTILLERY, CARD, CARD_VALUES, DISARM, FACTION_RECORDS, MECHS, MINE, SCOUT

_FIGHTS = tuple(Fight(name) for name in PLACES)
_USE = {name: UseAbility(name) for names in MECHS for name in names}
_LEAVE = Leave()
_BEFORE_COMBAT = tuple(
    next(((bit, names[bit]) for bit in range(4) if names[bit] in ("artillery", "disarm", "scout")), None)
    for names in MECHS
)
"""By faction the ability that is used before the dials."""


def usable_ability(state: State, seat: int, foe: int, place: int) -> str | None:
    """The ability that a seat may use before a combat there."""
    if has_ability(state, seat, ARTILLERY) and state.power[seat]:
        return "artillery"
    if has_ability(state, seat, SCOUT) and state.hand_size[foe]:
        return "scout"
    if has_ability(state, seat, DISARM) and (TUNNELS >> place & 1 or state.structures[seat][MINE] == place):
        return "disarm"
    return None


@dataclass(frozen=True, slots=True)
class Fights(ScytheFrame):
    """All combats of the active seat, in the order it likes."""

    word = "fights"
    phase = "combat"
    seat: int

    def settle(self, state: State, events: Events) -> bool:
        if not state.battles:
            state.stack.pop()
            return True
        if state.battles & (state.battles - 1) or state.options["deals"]:
            return False
        self._begin(state, state.battles.bit_length() - 1, events)
        return True

    def question(self, state: State) -> str:
        """Where offers are allowed, a single combat waits for them, too."""
        return self.word if state.battles & (state.battles - 1) else "fight"

    def options(self, state: State, seat: Seat) -> tuple[Action, ...]:
        if seat != self.seat:
            return ()
        return (*(_FIGHTS[place] for place in bits(state.battles)), *deal_options(state, seat))

    def step(self, state: State, seat: Seat, action: Action, events: Events) -> None:
        if isinstance(action, OpenDeal):
            open_deal(state, seat, action, events)
        elif isinstance(action, HearOffer):
            hear_offer(state, seat, action, events)
        else:
            assert isinstance(action, Fight)
            self._begin(state, PLACE[action.at], events)

    def _begin(self, state: State, place: int, events: Events) -> None:
        foe = next(
            other for other in range(state.seats) if other != self.seat and fighters_at(state, other) >> place & 1
        )
        at = PLACES[place]
        state.stack += [SetDials(at, self.seat, foe), UseBefore(foe, self.seat, at), UseBefore(self.seat, foe, at)]
        if events is not None:
            events.append(FightBegun(self.seat, foe, at))


@dataclass(frozen=True, slots=True)
class UseBefore(ScytheFrame):
    """The attacker's ability comes before the defender's; each once in a combat."""

    word = "combat_ability"
    phase = "combat"
    seat: int
    foe: int
    at: str

    def settle(self, state: State, events: Events) -> bool:
        if usable_ability(state, self.seat, self.foe, PLACE[self.at]):
            return False
        state.stack.pop()
        return True

    def options(self, state: State, seat: Seat) -> tuple[Action, ...]:
        if seat != self.seat:
            return ()
        ability = usable_ability(state, seat, self.foe, PLACE[self.at])
        assert ability is not None
        return _USE[ability], _LEAVE

    def step(self, state: State, seat: Seat, action: Action, events: Events) -> None:
        state.stack.pop()
        if not isinstance(action, UseAbility):
            if events is not None:
                events.append(AbilityLeft(seat))
            return
        bit_and_name = _BEFORE_COMBAT[state.faction[seat]]
        assert bit_and_name is not None
        mech = FACTION_RECORDS[state.faction[seat]].mechs[bit_and_name[0]]
        for what, n in mech.pay.items():
            lose(state, seat, what, n)
        lost = sum(lose(state, self.foe, what, n) for what, n in mech.opponent_loses.items())
        if mech.steal_combat_cards:
            state.stack.append(Steal(seat, self.foe))
        if events is not None:
            events.append(AbilityUsed(seat, self.foe, f"ability:{action.ability}", lost))

    def told(self, state: State) -> dict[str, Any]:
        return {"foe": seat_id(self.foe), "at": self.at}


@dataclass(frozen=True, slots=True)
class Steal(ScytheFrame):
    """Scout: a random combat card of the foe."""

    word = "steal"
    phase = "combat"
    seat: int
    foe: int

    def waiting(self, state: State) -> tuple[Seat, ...]:
        return (CHANCE,)

    def options(self, state: State, seat: Seat) -> tuple[Action, ...]:
        hand = state.hands[self.foe]
        if seat != CHANCE or hand is None:
            return ()
        return tuple(StealCard(value) for value, n in zip(CARD_VALUES, hand, strict=True) if n)

    def weights(self, state: State) -> tuple[int, ...]:
        return tuple(n for n in state.hands[self.foe] or NO_HAND if n)

    def step(self, state: State, seat: Seat, action: Action, events: Events) -> None:
        assert isinstance(action, StealCard)
        state.stack.pop()
        value = CARD[action.value]
        for owner, n in ((self.foe, -1), (self.seat, 1)):
            state.hands[owner] = with_card(state.hands[owner], value, n)
            state.hand_size[owner] += n
        if events is not None:
            events.append(CardStolen(self.seat, self.foe, action.value))
