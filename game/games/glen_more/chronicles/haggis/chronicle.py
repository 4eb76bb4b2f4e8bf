"""Chronicle 5: haggis tokens on hidden tables; after B, C and the end dice turn them up, and they score.

Read tokens.py first.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from game.core.contract import Action, Event, Reason, Say, Seat, say, seat_id
from game.games.glen_more import reasons
from game.games.glen_more.actions import Skip
from game.games.glen_more.book import files, units_of
from game.games.glen_more.chronicles.haggis.tokens import (
    FACTS,
    ID,
    VALUES,
    Tokens,
    face_down,
    fresh,
    from_plain,
    guess,
    points,
    supply_size,
    to_plain,
    tokens,
    view,
    with_pile,
    without,
)
from game.games.glen_more.events import Skipped
from game.games.glen_more.frames.base import ChanceFrame, SeatFrame
from game.games.glen_more.frames.payment import pay
from game.games.glen_more.moments import Chronicle, Events, ask, frames_of, moments
from game.games.glen_more.paying import can_pay
from game.games.glen_more.points import score
from game.games.glen_more.state import State

_SKIP = Skip()
_SCORINGS = (2, 3, 4)
_EXTRA_ROLL = units_of(FACTS.extra_roll)


# -- actions -------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class TakeOpen(Action):
    word = "haggis_open"
    value: int

    def touches(self) -> tuple[str, ...]:
        return (f"haggis_open:{self.value}",)


@dataclass(frozen=True, slots=True)
class TakeHidden(Action):
    word = "haggis_hidden"


@dataclass(frozen=True, slots=True)
class ReturnToken(Action):
    """To make room on a full table."""

    word = "haggis_return"
    value: int

    def touches(self) -> tuple[str, ...]:
        return (f"haggis_token:{self.value}",)


@dataclass(frozen=True, slots=True)
class RollForOneself(Action):
    """A barrel for one more roll."""

    word = "haggis_roll"


@dataclass(frozen=True, slots=True)
class DrawToken(Action):
    """Onto the table of a seat, face down."""

    word = "draw_haggis"
    barrier = "glen_more.barrier.drawn"
    value: int


@dataclass(frozen=True, slots=True)
class OpenToken(Action):
    word = "open_haggis"
    barrier = "glen_more.barrier.drawn"
    value: int


@dataclass(frozen=True, slots=True)
class RollHaggis(Action):
    word = "roll_haggis"
    barrier = "glen_more.barrier.rolled"
    value: int


@dataclass(frozen=True, slots=True)
class ScoreHaggis(Action):
    word = "score_haggis"
    barrier = "glen_more.barrier.scored"


_OPEN = {value: TakeOpen(value) for value in VALUES}
_RETURN = {value: ReturnToken(value) for value in VALUES}
_DRAW = {value: DrawToken(value) for value in VALUES}
_TURN = {value: OpenToken(value) for value in VALUES}
_FACES = tuple(sorted(set(files().die.faces)))
_ROLLS = tuple(RollHaggis(value) for value in _FACES)
_ROLL_WEIGHTS = tuple(files().die.faces.count(value) for value in _FACES)
_HIDDEN = TakeHidden()
_ROLL_ONE = RollForOneself()
_SCORE = (ScoreHaggis(),)


# -- getting tokens ------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class TakeHaggis(SeatFrame):
    """`n` tokens, each an open one or one face down. A full table has no room, unless a token goes back."""

    word = "take_haggis"
    may_idle = True
    n: int

    def idle(self, state: State) -> bool:
        part = tokens(state)
        return not self.n or not (part.open or supply_size(part))

    def run(self, state: State, events: list[Event] | None) -> None:
        state.stack.pop()

    def _is_full(self, state: State) -> bool:
        return len(tokens(state).tables[self.seat]) >= FACTS.table

    def offer(self, state: State) -> tuple[Action, ...]:
        part = tokens(state)
        if self._is_full(state):
            return (*(_RETURN[value] for value in sorted(set(part.tables[self.seat]))), _SKIP)
        found: list[Action] = [_OPEN[value] for value in sorted(set(part.open))]
        return (*found, _HIDDEN) if supply_size(part) else tuple(found)

    def step(self, state: State, seat: Seat, action: Action, events: list[Event] | None) -> None:
        part = tokens(state)
        if isinstance(action, ReturnToken):
            table = without(part.tables[seat], action.value)
            state.parts[ID] = part._replace(
                tables=with_pile(part.tables, seat, table), shown=with_pile(part.shown, seat, ())
            )
            if events is not None:
                events.append(TokenReturned(seat, action.value))
            return
        if isinstance(action, Skip):
            state.stack[-1:] = refill(tokens(state))
            if events is not None:
                events.append(Skipped(seat))
            return
        state.stack[-1] = TakeHaggis(seat, self.n - 1)
        if isinstance(action, TakeOpen):
            state.parts[ID] = part._replace(
                open=without(part.open, action.value),
                tables=with_pile(part.tables, seat, (*part.tables[seat], action.value)),
                shown=with_pile(part.shown, seat, (*part.shown[seat], action.value)),
            )
            if events is not None:
                events.append(OpenTokenTaken(seat, action.value))
            state.stack += refill(tokens(state))
        else:
            if events is not None:
                events.append(HiddenTokenTaken(seat))
            state.stack.append(DrawHaggis(seat))

    def question(self, state: State) -> Say:
        key = "take_haggis_full" if self._is_full(state) else "take_haggis"
        return say(f"glen_more.prompt.{key}", seat=seat_id(self.seat), n=self.n)

    def refuse(self, state: State, component: str) -> Reason | None:
        kind, _ = reasons.split(component)
        if kind in ("haggis_open", "haggis_hidden"):
            key = "table_full" if self._is_full(state) else "no_such_token"
            return reasons.reason(key, rule="haggis")
        if kind == "haggis_token":
            key = "not_on_table" if self._is_full(state) else "table_has_room"
            return reasons.reason(key, rule="haggis")
        return None


def refill(part: Tokens) -> list[Any]:
    """Two tokens lie open, if there are so many."""
    return [OPEN_HAGGIS] * (len(part.open) < FACTS.open and supply_size(part) > 0)


@dataclass(frozen=True, slots=True)
class DrawHaggis(ChanceFrame):
    word = "draw_haggis_token"
    seat: int

    def draws(self, state: State) -> tuple[Action, ...]:
        bag = face_down(tokens(state))
        return tuple(_DRAW[value] for value in VALUES if bag[value] > 0)

    def weights(self, state: State) -> tuple[int, ...]:
        bag = face_down(tokens(state))
        return tuple(bag[value] for value in VALUES if bag[value] > 0)

    def step(self, state: State, seat: Seat, action: Action, events: list[Event] | None) -> None:
        assert isinstance(action, DrawToken)
        part = tokens(state)
        table = (*part.tables[self.seat], action.value)
        state.parts[ID] = part._replace(tables=with_pile(part.tables, self.seat, table))
        state.stack.pop()
        if events is not None:
            events.append(TokenDrawn(self.seat, action.value))


@dataclass(frozen=True, slots=True)
class OpenHaggis(ChanceFrame):
    """A token of the supply is turned up."""

    word = "open_haggis_token"

    def draws(self, state: State) -> tuple[Action, ...]:
        bag = face_down(tokens(state))
        return tuple(_TURN[value] for value in VALUES if bag[value] > 0)

    def weights(self, state: State) -> tuple[int, ...]:
        bag = face_down(tokens(state))
        return tuple(bag[value] for value in VALUES if bag[value] > 0)

    def step(self, state: State, seat: Seat, action: Action, events: list[Event] | None) -> None:
        assert isinstance(action, OpenToken)
        part = tokens(state)
        state.parts[ID] = part._replace(open=tuple(sorted((*part.open, action.value))))
        state.stack[-1:] = refill(tokens(state))
        if events is not None:
            events.append(TokenOpened(action.value))


# -- the scoring ---------------------------------------------------------------------------------------------------


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
        state.stack[-1:] = [RollAll(self.n - 1)] if self.n > 1 else []
        state.stack.append(ApplyRoll())
        if events is not None:
            events.append(HaggisRolled(action.value))
        ask(state, frames_of(moments(state).haggis_rolled, state, events))


@dataclass(frozen=True, slots=True)
class ApplyRoll(ChanceFrame):
    """The roll counts now: whoever has such a token turns it up."""

    word = "apply_roll"
    automatic = True

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
            len(part.face_up[self.seat]) >= FACTS.face_up or not part.tables[self.seat]
            or not can_pay(state, self.seat, _EXTRA_ROLL)
        )

    def run(self, state: State, events: list[Event] | None) -> None:
        state.stack.pop()

    def offer(self, state: State) -> tuple[Action, ...]:
        return (_ROLL_ONE, _SKIP)

    def step(self, state: State, seat: Seat, action: Action, events: list[Event] | None) -> None:
        if not isinstance(action, RollForOneself):
            state.stack.pop()
            if events is not None:
                events.append(Skipped(seat))
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


def _scored(state: State, number: int, events: Events) -> list[Any]:
    if number not in _SCORINGS:
        return []
    frames = frames_of(moments(state).haggis_begins, state, events)
    return [*frames, RollAll(FACTS.rolls), *(ExtraRolls(seat) for seat in range(state.seats)), COUNT_HAGGIS]


OPEN_HAGGIS = OpenHaggis()
COUNT_HAGGIS = CountHaggis()


# -- what is told --------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class OpenTokenTaken(Event):
    word = "open_token_taken"
    seat: int
    value: int


@dataclass(frozen=True, slots=True)
class HiddenTokenTaken(Event):
    word = "hidden_token_taken"
    seat: int


@dataclass(frozen=True, slots=True)
class TokenDrawn(Event):
    word = "token_drawn"
    secret = ("value",)
    seat: int
    value: int | None


@dataclass(frozen=True, slots=True)
class TokenReturned(Event):
    word = "token_returned"
    secret = ("value",)
    seat: int
    value: int | None


@dataclass(frozen=True, slots=True)
class TokenOpened(Event):
    word = "token_opened"
    value: int


@dataclass(frozen=True, slots=True)
class HaggisRolled(Event):
    word = "haggis_rolled"
    value: int


@dataclass(frozen=True, slots=True)
class HaggisRolledFor(Event):
    word = "haggis_rolled_for"
    seat: int
    value: int


@dataclass(frozen=True, slots=True)
class TokenTurned(Event):
    word = "token_turned"
    seat: int
    value: int


@dataclass(frozen=True, slots=True)
class HaggisScored(Event):
    word = "haggis_scored"
    seat: int
    n: int


# -- the rest ------------------------------------------------------------------------------------------------------


def _set_up(state: State) -> list[Any]:
    state.parts[ID] = fresh(state)
    return [OPEN_HAGGIS]


def _haggis(state: State, seat: int, cell: int | None, source: str, value: Any, events: Events) -> list[Any]:
    return [TakeHaggis(seat, value)]


def _components(state: State) -> Iterator[str]:
    yield from (f"haggis_open:{value}" for value in VALUES)
    yield from (f"haggis_token:{value}" for value in VALUES)
    yield from ("haggis_hidden", "haggis_roll")
    yield from (f"haggis:{seat}" for seat in range(state.seats))


def _why_not(state: State, seat: int, kind: str, name: str) -> Reason | None:
    if kind.startswith("haggis"):
        return reasons.reason(kind, rule="haggis")
    return None


def _audit(state: State) -> None:
    part = tokens(state)
    assert min(face_down(part).values()) >= 0, "more haggis tokens than there are"
    assert all(len(table) <= FACTS.table for table in part.tables) and len(part.open) <= FACTS.open
    assert all(len(pile) <= FACTS.face_up for pile in part.face_up)


CHRONICLE = Chronicle(
    id=ID,
    number=5,
    is_played=lambda options: bool(options[ID]),
    frames=(TakeHaggis, DrawHaggis, OpenHaggis, RollAll, ApplyRoll, ExtraRolls, RollOwn, CountHaggis),
    actions=(TakeOpen, TakeHidden, ReturnToken, RollForOneself, DrawToken, OpenToken, RollHaggis, ScoreHaggis),
    verbs={"haggis": _haggis},
    useful={"haggis": lambda state, seat, cell, value, coins: True},
    to_plain=to_plain,
    from_plain=from_plain,
    view=view,
    guess=guess,
    categories=("haggis",),
    moments={
        "set_up": _set_up,
        "scored": _scored,
        "components": _components,
        "why_not": _why_not,
        "audit": _audit,
    },
)
