"""What the frames of Scythe have in common: some do themselves as soon as they are on top."""

from __future__ import annotations

from typing import Any

from game.core.contract import CHANCE, Event, Say, Seat, say, seat_id
from game.core.frames import Frame
from game.games.scythe.state import State

Events = list[Event] | None


class ScytheFrame(Frame):
    """Frames of one seat; those that several seats or CHANCE answer override `waiting`."""

    __slots__ = ()
    phase = "turn"
    shows_factory = False
    """Whether its seat sees the cards that lie on the Factory."""
    seat: int

    def waiting(self, state: State) -> tuple[Seat, ...]:
        return (self.seat,)

    def settle(self, state: State, events: Events) -> bool:
        """Called whenever this frame has come to the top: True if it did something and was taken off or replaced."""
        return False

    def told(self, state: State) -> dict[str, Any]:
        """What the question names beside the seat."""
        return {}

    def question(self, state: State) -> str:
        """The key of what is asked, below `prompt`."""
        return self.word

    def prompt(self, state: State, seat: Seat) -> Say:
        acting = self.waiting(state)
        if acting == (CHANCE,):
            return say(f"scythe.prompt.chance.{self.word}", seat=seat_id(self.seat))
        if seat in acting:
            return say(f"scythe.prompt.{self.question(state)}", seat=seat_id(seat), **self.told(state))
        return say("scythe.prompt.wait", seat=seat_id(acting[0]), what=say(f"scythe.waits.{self.word}"))


class Automatic(ScytheFrame):
    """Never stays on top, so nobody is ever asked."""

    __slots__ = ()

    def options(self, state: State, seat: Seat) -> tuple[()]:
        return ()

    def settle(self, state: State, events: Events) -> bool:
        state.stack.pop()
        self.run(state, events)
        return True

    def run(self, state: State, events: Events) -> None:
        raise NotImplementedError


def settle(state: State, events: Events) -> None:
    """Lets frames on top do themselves until one has to ask somebody, or the match is over."""
    stack = state.stack
    while stack and stack[-1].settle(state, events):
        pass
