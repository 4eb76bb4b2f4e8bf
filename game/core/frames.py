"""A turn with parts is a stack of small frozen frames; the one on top decides.

A frame replaces itself, pops, or pushes a child. FrameRules answers the contract's questions by asking the top frame,
so a game writes one frame per phase of its rulebook and no dispatcher.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, ClassVar

from game.core.chance import weighted
from game.core.contract import CHANCE, Action, Event, Plain, Reason, Say, Seat, Sheet, say, seat_id
from game.core.fields import Position, Seen, view_of
from game.core.game_facts import game_facts
from game.core.options import check_seats, read_options
from game.core.result import Result
from game.core.stated import Stated, from_plain, to_plain
from game.core.text import Vocabulary


@dataclass(frozen=True, slots=True)
class Frame:
    """One phase in progress. Holds ids and numbers only; prints and reads back as one line like an action.

    A sealed choice is a frame with several seats waiting: each writes a draft into the state, `Seal` ends its
    waiting, and the last one puts a frame in its place that waits for CHANCE and reveals. No draft may change
    another seat's options, for undo takes a draft out from under what the others said meanwhile (session.py).
    """

    word: ClassVar[str]

    def waiting(self, state: Any) -> tuple[Seat, ...]:
        raise NotImplementedError

    def options(self, state: Any, seat: Seat) -> tuple[Action, ...]:
        raise NotImplementedError

    def step(self, state: Any, seat: Seat, action: Action, events: list[Event] | None) -> None:
        raise NotImplementedError

    def weights(self, state: Any) -> tuple[int, ...]:
        """Only for frames that wait for CHANCE."""
        return (1,) * len(self.options(state, CHANCE))

    def draw(self, state: Any, chance: Callable[[], float]) -> Action:
        """What `options` and `weights` say; a frame may find it without listing all that could come."""
        offered = self.options(state, CHANCE)
        if len(offered) == 1:
            return offered[0]
        if type(self).weights is Frame.weights:
            return offered[int(chance() * len(offered))]
        return offered[weighted(self.weights(state), chance())]

    def prompt(self, state: Any, seat: Seat) -> Say | None:
        """What this seat is asked; None for the sentence of the phase or, to all others, who is waited for."""
        return None

    def why_not(self, state: Any, seat: Seat, component: str) -> Reason | None:
        raise NotImplementedError


_BY_CHANCE = (CHANCE,)


@dataclass(frozen=True, slots=True)
class ChanceFrame(Frame):
    """A phase in which nobody decides: a draw, or uncovering what was sealed. Only `draws` and `step` are its own."""

    def waiting(self, state: Any) -> tuple[Seat, ...]:
        return _BY_CHANCE

    def options(self, state: Any, seat: Seat) -> tuple[Action, ...]:
        return self.draws(state) if seat == CHANCE else ()

    def prompt(self, state: Any, seat: Seat) -> Say:
        return say("table.drawing")

    def why_not(self, state: Any, seat: Seat, component: str) -> Reason | None:
        return Reason(say("table.drawing"))

    def draws(self, state: Any) -> tuple[Action, ...]:
        """Everything that may come, in the order of `weights`."""
        raise NotImplementedError


class FrameRules:
    """The part of `Rules` that is the same for every game built of frames.

    `turns`, `view` and `why_not` are for states with a list `turns`, rules that name their type of `views`, and
    frames that explain only what is not lit; a game with other needs answers them itself.
    """

    id: str
    title: str = ""
    """What refusals call the game."""
    vocabulary: Vocabulary
    events: tuple[type[Event], ...]
    states: type[Position]
    views: type[Seen]

    def waiting(self, state: Any) -> tuple[Seat, ...]:
        stack = state.stack
        return stack[-1].waiting(state) if stack else ()

    def options(self, state: Any, seat: Seat) -> tuple[Action, ...]:
        stack = state.stack
        return stack[-1].options(state, seat) if stack else ()

    def weights(self, state: Any) -> tuple[int, ...]:
        found: tuple[int, ...] = state.stack[-1].weights(state)
        return found

    def draw(self, state: Any, chance: Callable[[], float]) -> Action:
        found: Action = state.stack[-1].draw(state, chance)
        return found

    def step(self, state: Any, seat: Seat, action: Action, events: list[Event] | None = None) -> None:
        state.stack[-1].step(state, seat, action, events)

    def prompt(self, state: Any, seat: Seat) -> Say:
        if state.is_over():
            return say(f"{self.id}.prompt.over")
        top = state.stack[-1]
        asked: Say | None = top.prompt(state, seat)
        if asked is not None:
            return asked
        waiting = self.waiting(state)
        if seat in waiting:
            return say(f"{self.id}.prompt.{top.word}", seat=seat_id(seat))
        return say(f"{self.id}.prompt.wait", seats=tuple(map(seat_id, waiting)))

    def phase(self, state: Any) -> Say:
        """The phase of the top frame, by its word `phase`."""
        word = "over" if state.is_over() else state.stack[-1].phase
        return say(f"{self.id}.progress.{word}")

    def progress(self, state: Any) -> tuple[Say, Say | None]:
        """The turn of whoever has had fewest; a game of rounds counts those."""
        return say(f"{self.id}.progress.turn", n=min(state.turns) + 1), self.phase(state)

    def result(self, state: Any) -> Result | None:
        """Whoever has most points; a game that breaks ties says so itself."""
        if not state.is_over():
            return None
        sheet = self.sheet(state)
        points = tuple(sheet.total(seat) for seat in range(state.seats))
        shared = points.count(max(points)) > 1
        return Result.of(points, say(f"{self.id}.result.shared") if shared else None)

    def sheet(self, state: Any) -> Sheet:
        """Every point with its source."""
        raise NotImplementedError

    def turns(self, state: Any) -> tuple[int, ...]:
        return tuple(state.turns)

    def view(self, state: Any, seat: Seat | None) -> Any:
        """What is hidden from whom is declared with the fields of the state."""
        return view_of(state, seat, self.views)

    def why_not(self, state: Any, seat: Seat, component: str) -> Reason | None:
        """What is lit has no reason against it; of the rest the phase tells why not."""
        if not state.stack:
            return self.when_over(component)
        if any(component in action.touches() for action in self.options(state, seat)):
            return None
        reason: Reason | None = state.stack[-1].why_not(state, seat, component)
        return reason

    def when_over(self, component: str) -> Reason:
        """Why nothing can be done any more."""
        return Reason(say(f"{self.id}.reason.over"))

    def read_action(self, text: str) -> Action:
        read: Action = self.vocabulary.read(text)
        return read

    def new(self, options: Mapping[str, Any], seats: int) -> Any:
        """The state before the first action; a game says in `set_up` what it begins with."""
        check_seats(self.title or self.id, self.players(), seats)
        if options:
            return self.first(options, seats)
        state = _usual_first(self, seats).copy()
        state.options = state.options.copy()
        return state

    def first(self, options: Mapping[str, Any], seats: int) -> Any:
        """The same, laid out from nothing."""
        state = self.states(seats, self.read_options(options, seats))
        self.set_up(state)
        return state

    def read_options(self, options: Mapping[str, Any], seats: int) -> dict[str, Any]:
        return read_options(self.title or self.id, game_facts(self.id).options, options, seats)

    def set_up(self, state: Any) -> None:
        """What lies where before the first action, and the phases that come."""
        raise NotImplementedError

    def to_plain(self, state: Any) -> Plain:
        """What each field of the state declares of itself."""
        return to_plain(state)

    def from_plain(self, plain: Plain) -> Any:
        return from_plain(self, plain)

    def players(self) -> range:
        """The numbers of players that data/<game>/game.yaml allows."""
        allowed = game_facts(self.id).players
        return range(allowed.min, allowed.max + 1)

    def settle(self, state: Any, stated: Stated) -> None:
        """What follows from the parts that were stated; refuses with BadInput what cannot be."""

    def forgone(self, view: Any, seat: Seat, action: Action) -> int:
        """Whoever hands the turn on gives up all that was still offered."""
        return sum(other != action for other in self.options(view, seat)) if action.barrier else 0

    def about(self, state: Any, component: str) -> tuple[Say, ...]:
        """A game whose components are told by its screen alone says nothing here."""
        return ()

    def shown(self, view: Any) -> Any:
        """A game without a screen of its own shows nothing."""
        return None

    def figures(self, view: Any, seat: Seat) -> Any:
        """A game without figures besides its score sheet has none."""
        return None


@lru_cache(maxsize=64)
def _usual_first(rules: FrameRules, seats: int) -> Any:
    """With the usual options every match begins the same, so it is laid out once and then copied."""
    return rules.first({}, seats)
