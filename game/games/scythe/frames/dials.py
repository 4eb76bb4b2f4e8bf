"""The dials of a combat, and what follows when they are turned over.

A sealed choice: each says power and cards at once, so that nobody can count the cards, and CHANCE uncovers both.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from itertools import combinations_with_replacement
from typing import Any

from game.core.contract import CHANCE, Action, Say, Seat, say, seat_id
from game.core.masks import bits
from game.games.scythe.actions_chance import RevealCombat
from game.games.scythe.actions_combat import Retreat, Stake
from game.games.scythe.board import LAKES, PLACE, PLACES, SHORE, mask_of
from game.games.scythe.cargo import unit_id
from game.games.scythe.events_map import CombatRevealed, CombatWon, DialSealed, PopularityLost, UnitsRetreated
from game.games.scythe.frames.base import Events, ScytheFrame
from game.games.scythe.frames.hands import DrawCards, with_card
from game.games.scythe.frames.receiving import lose
from game.games.scythe.pieces import (
    add_workers,
    count_on,
    mechs_on,
    move_unit,
    remove_workers,
    rivals_at,
    send_home,
    workers_on,
)
from game.games.scythe.reach import HOME
from game.games.scythe.stars import CombatStar
from game.games.scythe.state import CHARACTER, KINDS, MECH, NO_HAND, WORKER, Hand, State
from game.games.scythe.tables import CAMARADERIE, CARD_VALUES, DIAL, FACTION_RECORDS, PEOPLES_ARMY, SEAWORTHY

_REVEALS = (RevealCombat(),)
_HANDS = 1024
"""Choices are remembered for so many hands; a long search sees more."""


def has_ability(state: State, seat: int, ability: tuple[int, int]) -> bool:
    faction, bit = ability
    return state.faction[seat] == faction and bool(state.deployed[seat] & bit)


def card_limit(state: State, seat: int, place: int) -> int:
    """One combat card for the character and for each mech there; one more for People's Army."""
    fighters = mechs_on(state, seat, place) + (state.character[seat] == place)
    if has_ability(state, seat, PEOPLES_ARMY) and workers_on(state, seat, place):
        mech = FACTION_RECORDS[PEOPLES_ARMY[0]].mechs[PEOPLES_ARMY[1].bit_length() - 1]
        return fighters + mech.extra_combat_cards
    return fighters


@lru_cache(maxsize=_HANDS)
def _layings(hand: Hand, limit: int) -> tuple[tuple[int, ...], ...]:
    """Every choice of at most so many cards of a hand, fewer first."""
    return tuple(
        laid
        for n in range(limit + 1)
        for laid in combinations_with_replacement(CARD_VALUES, n)
        if all(laid.count(value) <= has for value, has in zip(CARD_VALUES, hand, strict=True))
    )


@lru_cache(maxsize=_HANDS)
def _stakes(power: int, hand: Hand, limit: int) -> tuple[Stake, ...]:
    return tuple(Stake(n, laid) for n in range(power + 1) for laid in _layings(hand, limit))


def stakes(state: State, seat: int, place: int) -> tuple[Stake, ...]:
    """All that a seat could put behind its dial; of a hand one cannot see no card."""
    limit = min(card_limit(state, seat, place), state.hand_size[seat])
    held = [min(n, limit) for n in state.hands[seat] or NO_HAND]
    return _stakes(min(DIAL, state.power[seat]), (held[0], held[1], held[2], held[3]), limit)


@dataclass(frozen=True, slots=True)
class SetDials(ScytheFrame):
    """Both at once, unseen: power on the dial and cards behind it."""

    word = "set_dials"
    phase = "combat"
    at: str
    attacker: int
    defender: int

    @property
    def both(self) -> tuple[int, int]:
        return self.attacker, self.defender

    def waiting(self, state: State) -> tuple[Seat, ...]:
        return tuple([seat for seat in self.both if not state.sealed >> seat & 1])

    def settle(self, state: State, events: Events) -> bool:
        """Whoever has neither power nor cards has nothing to choose."""
        for seat in self.waiting(state):
            if not state.power[seat] and not state.hand_size[seat]:
                self._seal(state, seat, Stake(0, ()), events)
        if self.waiting(state):
            return False
        state.stack[-1] = Reveal(self.at, self.attacker, self.defender)
        return True

    def options(self, state: State, seat: Seat) -> tuple[Action, ...]:
        if seat not in self.both or state.sealed >> seat & 1:
            return ()
        return stakes(state, seat, PLACE[self.at])

    def step(self, state: State, seat: Seat, action: Action, events: Events) -> None:
        assert isinstance(action, Stake)
        self._seal(state, seat, action, events)

    def _seal(self, state: State, seat: int, stake: Stake, events: Events) -> None:
        state.drafts[seat] = (stake.power, *(stake.cards.count(value) for value in CARD_VALUES))
        state.sealed |= 1 << seat
        if events is not None:
            events.append(DialSealed(seat, stake.power, sum(stake.cards)))

    def prompt(self, state: State, seat: Seat) -> Say:
        waiting = self.waiting(state)
        if seat not in waiting:
            return say("scythe.prompt.wait_dials", seats=tuple(seat_id(one) for one in waiting))
        foe = self.defender if seat == self.attacker else self.attacker
        n = min(card_limit(state, seat, PLACE[self.at]), state.hand_size[seat])
        key = "dial_and_cards" if n else "dial"
        return say(f"scythe.prompt.{key}", seat=seat_id(seat), foe=seat_id(foe), at=self.at, n=n)


@dataclass(frozen=True, slots=True)
class Reveal(ScytheFrame):
    """Both dials are turned over; power and cards are spent whoever wins; a draw wins for the attacker."""

    word = "reveal"
    phase = "combat"
    at: str
    attacker: int
    defender: int

    def waiting(self, state: State) -> tuple[Seat, ...]:
        return (CHANCE,)

    def options(self, state: State, seat: Seat) -> tuple[Action, ...]:
        return _REVEALS if seat == CHANCE else ()

    def prompt(self, state: State, seat: Seat) -> Say:
        return say("scythe.prompt.reveal")

    def step(self, state: State, seat: Seat, action: Action, events: Events) -> None:
        place = PLACE[self.at]
        powers: list[int] = []
        cards: list[tuple[int, ...]] = []
        totals: list[int] = []
        both = (self.attacker, self.defender)
        state.fought = (place, *both, *state.drafts[self.attacker], *state.drafts[self.defender])
        for one in both:
            draft = state.drafts[one]
            laid = tuple(value for value, n in zip(CARD_VALUES, draft[1:], strict=True) for _ in range(n))
            powers.append(draft[0])
            cards.append(laid)
            totals.append(draft[0] + sum(laid))
            self._spend(state, one, draft)
        state.sealed = 0
        state.battles &= ~(1 << place)
        state.came = tuple(unit for unit in state.came if unit[2] != place)
        attacker_wins = totals[0] >= totals[1]
        pair = both if attacker_wins else both[::-1]
        if events is not None:
            events.append(CombatRevealed(*both, self.at, powers[0], powers[1], cards[0], cards[1]))
            events.append(CombatWon(*pair, self.at, max(totals), min(totals)))
        if attacker_wins:
            self._drive_off(state, events)
        winner, loser = pair
        state.stack[-1] = CombatStar(winner)
        if totals[1 if attacker_wins else 0]:
            state.stack.append(DrawCards(loser, 1))
        state.stack.append(RetreatUnits(loser, self.at))

    def _spend(self, state: State, seat: int, draft: tuple[int, ...]) -> None:
        state.power[seat] -= draft[0]
        for value, n in enumerate(draft[1:]):
            if n:
                state.hands[seat] = with_card(state.hands[seat], value, -n)
                state.discard = with_card(state.discard, value, n) or NO_HAND
        state.hand_size[seat] -= sum(draft[1:])
        state.drafts[seat] = ()

    def _drive_off(self, state: State, events: Events) -> None:
        """The attacker loses popularity for every worker that has to leave; not with Camaraderie."""
        workers = workers_on(state, self.defender, PLACE[self.at])
        state.drove_off += workers
        if workers and not has_ability(state, self.attacker, CAMARADERIE):
            lost = lose(state, self.attacker, "popularity", workers)
            if events is not None:
                events.append(PopularityLost(self.attacker, lost))


def _retreat_lakes(state: State, seat: int, place: int) -> int:
    """Lakes beside a combat where the loser's units may go instead of home."""
    if not has_ability(state, seat, SEAWORTHY):
        return 0
    return SHORE[place] & LAKES & ~rivals_at(state, seat)


@dataclass(frozen=True, slots=True)
class RetreatUnits(ScytheFrame):
    """The loser leaves: home, or with Seaworthy each unit onto a lake beside if it likes, workers with a mech.

    Characters and mechs go first; `rides` are the lakes to which a mech of this combat has gone.
    """

    word = "retreat"
    phase = "combat"
    seat: int
    at: str
    rides: tuple[str, ...] | None = None

    def settle(self, state: State, events: Events) -> bool:
        found = self._next(state)
        if found is None or not found[1]:
            home = HOME[state.faction[self.seat]]
            for kind, n in send_home(state, self.seat, PLACE[self.at], home):
                if events is not None:
                    events.append(UnitsRetreated(self.seat, KINDS[kind], self.at, PLACES[home], n))
            state.stack.pop()
            return True
        return False

    def _next(self, state: State) -> tuple[int, int] | None:
        """The kind of unit that leaves next, and the lakes it could go to."""
        place = PLACE[self.at]
        lakes = _retreat_lakes(state, self.seat, place)
        for kind in (CHARACTER, MECH):
            if count_on(state, self.seat, kind, place):
                return kind, lakes
        if workers_on(state, self.seat, place):
            return WORKER, lakes & mask_of(self.rides or ())
        return None

    def options(self, state: State, seat: Seat) -> tuple[Action, ...]:
        found = self._next(state)
        if seat != self.seat or found is None:
            return ()
        unit = unit_id(state, seat, found[0], PLACE[self.at])
        return tuple(Retreat(unit, PLACES[to]) for to in (*bits(found[1]), HOME[state.faction[seat]]))

    def step(self, state: State, seat: Seat, action: Action, events: Events) -> None:
        assert isinstance(action, Retreat)
        found = self._next(state)
        assert found is not None
        start, to = PLACE[self.at], PLACE[action.to]
        if found[0] == WORKER:
            remove_workers(state, seat, start, 1)
            add_workers(state, seat, to, 1)
        else:
            move_unit(state, seat, found[0], start, to)
            rides = self.rides or ()
            if found[0] == MECH and LAKES >> to & 1 and action.to not in rides:
                state.stack[-1] = RetreatUnits(seat, self.at, (*rides, action.to))
        if events is not None:
            events.append(UnitsRetreated(seat, KINDS[found[0]], self.at, action.to, 1))

    def told(self, state: State) -> dict[str, Any]:
        return {"at": self.at}
