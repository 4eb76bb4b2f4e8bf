"""What a seat gets and pays: coins, power, popularity, combat cards, workers and tokens.

Benefits are taken at once. Only where taking one may be unwelcome (it would be the sixth star, or spoil an objective
that asks for little), or where the seat has said that it may want less, it is asked how much of it it wants.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from game.core.contract import Action, Seat, say
from game.games.scythe.actions import TakeAmount
from game.games.scythe.events import CardsWanted, Declined, Gained, Paid
from game.games.scythe.frames.base import Automatic, Events, ScytheFrame
from game.games.scythe.frames.hands import DrawCards, PayCards
from game.games.scythe.records import Condition
from game.games.scythe.stars import would_end
from game.games.scythe.state import State, deck_size
from game.games.scythe.tables import MOST_POPULARITY, MOST_POWER, ONGOING, S_POPULARITY, S_POWER
from game.games.scythe.tables import OBJECTIVE_RECORDS as _OBJECTIVES
from game.games.scythe.terms import Good

Price = Mapping[Good, int] | Mapping[str, int]
AMOUNTS = tuple(TakeAmount(n) for n in range(MOST_POWER + 1))


def _modest(measure: str) -> tuple[tuple[int, int, int], ...]:
    """Of every objective that wants at most so much of something: that limit, and what it wants of workers and
    popularity besides."""
    found: list[tuple[int, int, int]] = []
    for record in _OBJECTIVES:
        wanted: dict[str, Condition] = {one.measure: one for one in record.all_of}
        if measure in wanted and wanted[measure].max is not None:
            workers, popularity = (wanted[n].min or 0 if n in wanted else 0 for n in ("workers", "popularity"))
            found.append((wanted[measure].max or 0, workers, popularity))
    return tuple(found)


_MODEST = {"coins": _modest("coins"), "power": _modest("power")}


def may_be_unwelcome(state: State, seat: int, what: str, n: int) -> bool:
    """Judged by what all may see, so that the question itself tells nothing."""
    if what == "power":
        has, most, star = state.power[seat], MOST_POWER, S_POWER
    elif what == "popularity":
        has, most, star = state.popularity[seat], MOST_POPULARITY, S_POPULARITY
    else:
        has, most, star = state.coins[seat], 0, -1
    if most and has < most <= has + n and would_end(state, seat, star):
        return True
    return bool(state.objectives[seat]) and any(
        has <= limit < has + n and state.worker_count[seat] >= workers and state.popularity[seat] >= popularity
        for limit, workers, popularity in _MODEST.get(what, ())
    )


def gain(state: State, seat: int, what: str, n: int, events: Events) -> None:
    """Coins, power or popularity without a question; tracks end where they end."""
    if what == "coins":
        state.coins[seat] += n
    elif what == "power":
        n = min(n, MOST_POWER - state.power[seat])
        state.power[seat] += n
    else:
        n = min(n, MOST_POPULARITY - state.popularity[seat])
        state.popularity[seat] += n
    if n and events is not None:
        events.append(Gained(seat, what, n))


def lose(state: State, seat: int, what: str, n: int) -> int:
    """Coins, power or popularity, never below none; what was really lost."""
    track = {"coins": state.coins, "power": state.power, "popularity": state.popularity}[what]
    lost = min(n, track[seat])
    track[seat] -= lost
    return lost


def _room(state: State, seat: int, what: str, n: int) -> int:
    """How much of a gain would really come: tracks end where they end, and so do the combat cards."""
    if what == "combat_cards":
        return min(n, deck_size(state) + sum(state.discard))
    if what == "power":
        return min(n, MOST_POWER - state.power[seat])
    return min(n, MOST_POPULARITY - state.popularity[seat]) if what == "popularity" else n


def receive(state: State, seat: int, what: str, n: int, events: Events) -> None:
    """Coins, power, popularity or combat cards; may push a frame that asks or draws."""
    if state.asking >> seat & 1 and _room(state, seat, what, n):
        state.stack.append(AskAmount(seat, what, _room(state, seat, what, n)))
    elif what == "combat_cards":
        state.stack.append(DrawCards(seat, n))
    elif may_be_unwelcome(state, seat, what, n):
        state.stack.append(AskAmount(seat, what, n))
    else:
        gain(state, seat, what, n, events)


@dataclass(frozen=True, slots=True)
class Receive(Automatic):
    """A benefit that comes after what lies above it."""

    word = "receive"
    seat: int
    what: str
    n: int

    def run(self, state: State, events: Events) -> None:
        receive(state, self.seat, self.what, self.n, events)


@dataclass(frozen=True, slots=True)
class RecruitBonus(Automatic):
    """The ongoing bonus of a recruit, when its owner or a neighbour has done the bottom action."""

    word = "recruit_bonus"
    seat: int
    bottom: int

    def run(self, state: State, events: Events) -> None:
        """Whoever enlists the recruit of Enlist itself has it already: the bonus comes after the main gain."""
        if state.recruits[self.seat][self.bottom] >= 0:
            receive(state, self.seat, *ONGOING[self.bottom], events)


@dataclass(frozen=True, slots=True)
class AskAmount(ScytheFrame):
    word = "ask_amount"
    seat: int
    what: str
    n: int

    def told(self, state: State) -> dict[str, Any]:
        return {"what": say(f"scythe.good.{self.what}")}

    def options(self, state: State, seat: Seat) -> tuple[Action, ...]:
        return AMOUNTS[: self.n + 1] if seat == self.seat else ()

    def step(self, state: State, seat: Seat, action: Action, events: Events) -> None:
        assert isinstance(action, TakeAmount)
        state.stack.pop()
        if action.n and self.what == "combat_cards":
            state.stack.append(DrawCards(seat, action.n))
            if events is not None:
                events.append(CardsWanted(seat, action.n))
        elif action.n:
            gain(state, seat, self.what, action.n, events)
        elif events is not None:
            events.append(Declined(seat, self.what))


def can_pay(state: State, seat: int, price: Price) -> bool:
    return missing_for(state, seat, price) is None


def missing_for(state: State, seat: int, price: Price) -> tuple[str, int] | None:
    """What a seat lacks first, and how much of it."""
    has = {
        "coins": state.coins[seat], "power": state.power[seat], "popularity": state.popularity[seat],
        "combat_cards": state.hand_size[seat],
    }  # fmt: skip
    return next(((what, n - has[what]) for what, n in price.items() if has[what] < n), None)


def pay(state: State, seat: int, price: Price, events: Events) -> None:
    """Of combat cards the seat chooses which; that frame lies on top then."""
    for what, n in price.items():
        if what == "combat_cards":
            state.stack.append(PayCards(seat, n))
        else:
            lose(state, seat, what, n)
            if events is not None:
                events.append(Paid(seat, what, n))
