"""The interpreter of effects: a program runs step by step and waits wherever a step asks something."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any

from game.core.contract import Event, Say, Seat, say, seat_id
from game.games.glen_more.cells import AT, CELLS
from game.games.glen_more.frames.base import AutomaticFrame
from game.games.glen_more.moments import Chronicle, Events, ask
from game.games.glen_more.programs import PROGRAMS, Program
from game.games.glen_more.state import State

Verb = Callable[[State, int, int | None, str, Any, Events], list[Any] | None]
"""(state, seat, cell, source, value, events) -> what has to be decided, in the order in which it shall be asked."""
Useful = Callable[[State, int, int | None, Any, int], bool]
"""(state, seat, cell, value, coins): whether a verb would do anything, with so many coins left."""

VERBS: dict[str, Verb] = {}
USEFUL: dict[str, Useful] = {}


def learn(chronicles: Iterable[Chronicle]) -> None:
    """Takes the verbs and programs of Chronicles into the tables."""
    for chronicle in chronicles:
        VERBS.update(chronicle.verbs)
        USEFUL.update(chronicle.useful)
        PROGRAMS.update(chronicle.programs)


@dataclass(frozen=True, slots=True)
class Resolve(AutomaticFrame):
    """A program with steps left, from number `step` on. `at` is the cell of the tile it belongs to."""

    word = "resolve"
    seat: int
    source: str
    step_number: int
    at: str | None = None

    def run(self, state: State, events: list[Event] | None) -> None:
        state.stack.pop()
        cell = None if self.at is None else CELLS[self.at]
        run_program(state, self.seat, self.source, cell, events, self.step_number)

    def prompt(self, state: State, seat: Seat) -> Say:
        return say("glen_more.prompt.wait_turn", seat=seat_id(self.seat))


def run_program(state: State, seat: int, source: str, cell: int | None, events: Events, step: int = 0) -> None:
    program = PROGRAMS[source]
    stack = state.stack
    while step < len(program):
        verb, value = program[step]
        step += 1
        height = len(stack)
        frames = VERBS[verb](state, seat, cell, source, value, events)
        if frames or len(stack) > height:
            if step < len(program):  # below whatever the step has asked
                stack.insert(height, Resolve(seat, source, step, None if cell is None else AT[cell]))
            ask(state, frames or [])
            return


def is_useful(state: State, seat: int, cell: int | None, program: Program, coins: int) -> bool:
    """Whether anything of a program would have an effect, paying left aside."""
    for verb, value in program:
        if verb != "pay":
            judge = USEFUL.get(verb)
            if judge is None or judge(state, seat, cell, value, coins):
                return True
    return False
