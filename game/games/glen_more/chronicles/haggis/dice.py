"""The haggis scoring: dice for all, rolls for oneself, and what lies face up then."""

from __future__ import annotations

from dataclasses import dataclass

from game.core.contract import Action, Event, Seat
from game.games.glen_more.book import files, units_of
from game.games.glen_more.chronicles.haggis.actions import RollForOneself, RollHaggis, ScoreHaggis
from game.games.glen_more.chronicles.haggis.events import HaggisRolled, HaggisRolledFor, HaggisScored, TokenTurned
from game.games.glen_more.chronicles.haggis.supply import refill
from game.games.glen_more.chronicles.haggis.tokens import FACTS, ID, points, tokens, with_pile, without
from game.games.glen_more.frames.base import SKIP, ChanceFrame, SeatFrame, skip
from game.games.glen_more.frames.payment import pay
from game.games.glen_more.moments import Events, ask, frames_of, moments
from game.games.glen_more.paying import can_pay
from game.games.glen_more.points import score
from game.games.glen_more.state import State

_EXTRA_ROLL = units_of(FACTS.extra_roll)


_FACES = tuple(sorted(set(files().die.faces)))


_ROLLS = tuple(RollHaggis(value) for value in _FACES)


_ROLL_WEIGHTS = tuple(files().die.faces.count(value) for value in _FACES)


_ROLL_ONE = RollForOneself()


_SCORE = (ScoreHaggis(),)


@dataclass(frozen=True, slots=True)
class RollAll(ChanceFrame):
    """A roll that counts for everybody; `n` are left with this one."""

    word = "haggis_dice"
    phase = "haggis"
    n: int

    def draws(self, state: State) -> tuple[Action, ...]:
        return _ROLLS

    def weights(self, state: State) -> tuple[int, ...]:
        return _ROLL_WEIGHTS

    def step(self, state: State, seat: Seat, action: Action, events: list[Event] | None) -> None:
        assert isinstance(action, RollHaggis)
        state.parts[ID] = tokens(state)._replace(rolled=action.value)
        state.die_shows = action.value
        state.stack[-1:] = [RollAll(self.n - 1)] if self.n > 1 else []
        state.stack.append(ApplyRoll())
        if events is not None:
            events.append(HaggisRolled(action.value))
        ask(state, frames_of(moments(state).haggis_rolled, state, events))


@dataclass(frozen=True, slots=True)
class ApplyRoll(ChanceFrame):
    """The roll counts now: whoever has such a token turns it up."""

    word = "apply_roll"
    may_idle = True

    def idle(self, state: State) -> bool:
        return True

    def draws(self, state: State) -> tuple[Action, ...]:
        return ()

    def run(self, state: State, events: list[Event] | None) -> None:
        state.stack.pop()
        value = tokens(state).rolled
        state.parts[ID] = tokens(state)._replace(rolled=0)
        for seat in range(state.seats):
            turn_up(state, seat, value, events)


def turn_up(state: State, seat: int, value: int, events: Events) -> None:
    """One token of this value, unless three lie face up already."""
    part = tokens(state)
    if value not in part.tables[seat] or len(part.face_up[seat]) >= FACTS.face_up:
        return
    shown = part.shown[seat]
    state.parts[ID] = part._replace(
        tables=with_pile(part.tables, seat, without(part.tables[seat], value)),
        shown=with_pile(part.shown, seat, without(shown, value) if value in shown else shown),
        face_up=with_pile(part.face_up, seat, (*part.face_up[seat], value)),
    )
    if events is not None:
        events.append(TokenTurned(seat, value))


@dataclass(frozen=True, slots=True)
class ExtraRolls(SeatFrame):
    """Barrels for rolls that count for oneself alone."""

    word = "extra_rolls"
    phase = "haggis"
    may_idle = True

    def idle(self, state: State) -> bool:
        part = tokens(state)
        return (
            len(part.face_up[self.seat]) >= FACTS.face_up
            or not part.tables[self.seat]
            or not can_pay(state, self.seat, _EXTRA_ROLL)
        )

    def run(self, state: State, events: list[Event] | None) -> None:
        state.stack.pop()

    def offer(self, state: State) -> tuple[Action, ...]:
        return (_ROLL_ONE, SKIP)

    def step(self, state: State, seat: Seat, action: Action, events: list[Event] | None) -> None:
        if not isinstance(action, RollForOneself):
            skip(state, seat, events)
            return
        state.stack.append(RollOwn(seat))
        pay(state, seat, _EXTRA_ROLL, events)


@dataclass(frozen=True, slots=True)
class RollOwn(ChanceFrame):
    word = "own_haggis_dice"
    phase = "haggis"
    seat: int

    def draws(self, state: State) -> tuple[Action, ...]:
        return _ROLLS

    def weights(self, state: State) -> tuple[int, ...]:
        return _ROLL_WEIGHTS

    def step(self, state: State, seat: Seat, action: Action, events: list[Event] | None) -> None:
        assert isinstance(action, RollHaggis)
        state.stack.pop()
        state.die_shows = action.value
        if events is not None:
            events.append(HaggisRolledFor(self.seat, action.value))
        turn_up(state, self.seat, action.value, events)


@dataclass(frozen=True, slots=True)
class CountHaggis(ChanceFrame):
    """The tokens face up score and go back; those face down stay."""

    word = "count_haggis"
    phase = "haggis"

    def draws(self, state: State) -> tuple[Action, ...]:
        return _SCORE

    def step(self, state: State, seat: Seat, action: Action, events: list[Event] | None) -> None:
        part = tokens(state)
        for owner in range(state.seats):
            earned = points(part.face_up[owner])
            if events is not None and earned:
                events.append(HaggisScored(owner, earned))
            score(state, owner, "haggis", f"haggis:{owner}", earned, None, scoring=True)
        none: tuple[tuple[int, ...], ...] = ((),) * state.seats
        state.parts[ID] = tokens(state)._replace(face_up=none)
        state.stack[-1:] = refill(tokens(state))


COUNT_HAGGIS = CountHaggis()
