"""What all frames of the game share: somebody is asked, everything else is explained, and some go by themselves."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from game.core.contract import CHANCE, Action, Event, Reason, Say, Seat, say, seat_id
from game.core.frames import Frame
from game.games.glen_more import reasons
from game.games.glen_more.actions import Aside, Sell, Skip
from game.games.glen_more.events import Skipped
from game.games.glen_more.frames.selling import has_turn, sales_in_turn, sell
from game.games.glen_more.moments import CHRONICLES, Events, moments
from game.games.glen_more.state import State

CHANCE_ONLY = (CHANCE,)
_ALONE = tuple((seat,) for seat in range(4))
SKIP = Skip()


def skip(state: State, seat: Seat, events: list[Event] | None) -> None:
    """The seat does not want what the frame on top offers."""
    state.stack.pop()
    if events is not None:
        events.append(Skipped(seat))


@dataclass(frozen=True, slots=True)
class GlenFrame(Frame):
    may_idle: ClassVar[bool] = False
    """`idle` tells whether there is nothing to decide; then `run` goes on as soon as the frame is on top."""
    is_turn: ClassVar[bool] = False
    """As long as it lies on the stack it is the turn of its seat, which may sell goods while it is asked anything."""
    binds: ClassVar[bool] = False
    """Something is to be paid yet with goods that are laid down first; `holds` tells whether it still can be."""
    owes: ClassVar[bool] = False
    """Its seat has to pay something, or to lay what it has paid for: until then it can spend on nothing else."""
    phase: ClassVar[str] = "turn"

    def run(self, state: State, events: list[Event] | None) -> None:
        raise NotImplementedError

    def idle(self, state: State) -> bool:
        return False

    def holds(self, state: State) -> bool:
        return True

    def in_hand(self, state: State) -> tuple[int, tuple[int, ...]] | None:
        """Coins and numbers of goods by kind that its seat has got and not laid down yet."""
        return None

    def refuse(self, state: State, component: str) -> Reason | None:
        """Why this one of the things the frame is about is not open to whoever acts; None if it is not about it."""
        return None

    def acting(self, state: State) -> Seat:
        return CHANCE

    def why_not(self, state: State, seat: Seat, component: str) -> Reason | None:
        acting = self.acting(state)
        if seat == acting:
            if reasons.is_lit(component, self.options(state, seat)):
                return None
            found = self.refuse(state, component)
            if found is None and has_turn(state, seat):
                found = reasons.about_selling(state, seat, component)
            if found is not None:
                return found
        return reasons.elsewhere(state, seat, acting, component, self.prompt(state, seat))


@dataclass(frozen=True, slots=True)
class SeatFrame(GlenFrame):
    """One seat decides."""

    seat: int

    def acting(self, state: State) -> Seat:
        return self.seat

    def waiting(self, state: State) -> tuple[Seat, ...]:
        return _ALONE[self.seat]

    def options(self, state: State, seat: Seat) -> tuple[Action, ...]:
        if seat != self.seat:
            return ()
        found = self.offer(state)
        if state.goods[seat] and (self.is_turn or has_turn(state, seat)):
            found += sales_in_turn(state, seat)
        return (*found, *asides(state, seat)) if state.mods else found

    def offer(self, state: State) -> tuple[Action, ...]:
        raise NotImplementedError

    def prompt(self, state: State, seat: Seat) -> Say:
        if seat != self.seat:
            return say(f"glen_more.prompt.wait_{self.phase}", seat=seat_id(self.seat))
        return self.question(state)

    def question(self, state: State) -> Say:
        return say(f"glen_more.prompt.{self.word}", seat=seat_id(self.seat))


@dataclass(frozen=True, slots=True)
class ChanceFrame(GlenFrame):
    """Luck decides, or nobody: what happens is the same for all."""

    phase: ClassVar[str] = "draw"

    def waiting(self, state: State) -> tuple[Seat, ...]:
        return CHANCE_ONLY

    def options(self, state: State, seat: Seat) -> tuple[Action, ...]:
        return self.draws(state) if seat == CHANCE else ()

    def draws(self, state: State) -> tuple[Action, ...]:
        raise NotImplementedError

    def prompt(self, state: State, seat: Seat) -> Say:
        return say(f"glen_more.prompt.{self.word}")


@dataclass(frozen=True, slots=True)
class AutomaticFrame(GlenFrame):
    """Nobody is asked: `run` goes on at once."""

    may_idle: ClassVar[bool] = True

    def idle(self, state: State) -> bool:
        return True

    def waiting(self, state: State) -> tuple[Seat, ...]:
        return CHANCE_ONLY

    def options(self, state: State, seat: Seat) -> tuple[Action, ...]:
        return ()


def asides(state: State, seat: Seat) -> list[Action]:
    """What Chronicles allow in one's turn whatever is asked, but not while a tile or anything else is being paid."""
    found: list[Action] = []
    for listener in moments(state).asides:
        if has_turn(state, seat) and not any(frame.owes for frame in state.stack):
            found += listener(state, seat)
    return found


def do_extra(state: State, seat: Seat, action: Action, events: Events) -> None:
    for chronicle in CHRONICLES:
        handler = chronicle.handlers.get(type(action))
        if handler is not None:
            handler(state, seat, action, events)
            return
    raise AssertionError(f"nobody knows what {action} does")


def say_and_settle(state: State, seat: Seat, action: Action, events: list[Event] | None = None) -> None:
    """The one way in which anything is said: goods are sold whatever is asked, the rest is for the frame on top."""
    if isinstance(action, Sell):
        sell(state, seat, action, events)
    elif state.mods and isinstance(action, Aside):
        do_extra(state, seat, action, events)
    else:
        state.stack[-1].step(state, seat, action, events)
    stack = state.stack
    if stack and stack[-1].may_idle:
        settle(state, events)


def settle(state: State, events: list[Event] | None) -> None:
    """Lets every frame go that needs nobody."""
    stack = state.stack
    while stack:
        top = stack[-1]
        if not (top.may_idle and top.idle(state)):
            return
        top.run(state, events)
