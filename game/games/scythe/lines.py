"""Lines of own turns, with several ways to carry out each of them: for openings, where there is time to look widely.

A turn in the mind of plans.py has one way for each section. Here the likely answers to each question are all
followed, so that two turns can fit together: goods that wait for the next section, a worker who leaves early. Rivals
stand still, as they nearly do in the first turns. Next: openings.py keeps what was found.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from game.core.contract import Action, Seat
from game.games.scythe.actions import ChooseSection
from game.games.scythe.foresight import reached
from game.games.scythe.frames.base import settle
from game.games.scythe.frames.dials import RetreatUnits, SetDials
from game.games.scythe.frames.moving import MoveUnits
from game.games.scythe.frames.placing import TakeResources
from game.games.scythe.frames.turn import FinishOfTurn, TakeTurn
from game.games.scythe.plans import FORKS, discovery, merits_of, next_answer, own_turn
from game.games.scythe.state import State
from game.games.scythe.steps import ASIDES, after, judged

_MOST_ANSWERS = 60
_TRIED = 6
"""So many ways are begun for each one that is kept."""
_FOLLOWED, _FOLLOWED_WIDELY = 2, 4
"""Answers to one question that are followed: of most, and of those that a turn hangs on."""
_WIDELY = (*FORKS, MoveUnits, TakeResources)
_BEHIND = 3.0
"""How far behind the best answer another one may be."""


class Way(NamedTuple):
    """A position after some own turns: what it is worth, what unknown cards add to that, and by turn what was said
    where there was a choice."""

    worth: float
    extra: float
    state: State
    said: tuple[tuple[Action, ...], ...]


def lines(state: State, seat: Seat, turns: int, width: int, kept: int) -> list[Way]:
    """The best positions after so many turns: of each turn `width` positions are followed, and of each section `kept`
    ways."""
    return gone_on([Way(judged(state, seat), 0.0, state, ())], seat, turns, width, kept)


def gone_on(ways: list[Way], seat: Seat, turns: int, width: int, kept: int) -> list[Way]:
    """The same from where some ways have led."""
    for _ in range(turns):
        ways = _different([new for way in ways for new in _a_turn_on(way, seat, kept)], seat, width)
    return ways


def to_the_question(state: State, seat: Seat) -> tuple[float, Sequence[Action]]:
    """Goes on to where the seat has a choice in its turn: what cards on the way are worth, and the options; none at
    the end of the turn and where others come in. Changes the state."""
    extra = 0.0
    for _ in range(_MOST_ANSWERS):
        top = state.stack[-1] if state.stack else None
        if top is None or isinstance(top, TakeTurn):
            break
        found = discovery(state)
        extra += found
        if not found:
            if top.waiting(state) == (seat,) and not isinstance(top, FinishOfTurn | SetDials | RetreatUnits):
                options = [option for option in top.options(state, seat) if not isinstance(option, ASIDES)]
                if len(options) > 1:
                    return extra, options
            said = next_answer(state, seat)
            if said is None:
                break
            top.step(state, *said, None)
        settle(state, None)
    return extra, ()


def _a_turn_on(way: Way, seat: Seat, kept: int) -> list[Way]:
    begun = own_turn(way.state, seat)
    found = []
    for section in begun.stack[-1].options(begun, seat):
        if isinstance(section, ChooseSection):
            for worth, extra, state, said in _carried_out(after(begun, seat, section), seat, kept):
                turn = (section, *said)
                found.append(Way(worth + way.extra, extra + way.extra, state, (*way.said, turn)))
    return found


def _carried_out(begun: State, seat: Seat, kept: int) -> list[tuple[float, float, State, tuple[Action, ...]]]:
    """The best ways to bring a turn to its end."""
    done: list[tuple[float, float, State, tuple[Action, ...]]] = []
    to_try: list[tuple[float, State, tuple[Action, ...]]] = [(0.0, begun, ())]
    while to_try and len(done) < _TRIED * kept:
        extra, state, said = to_try.pop()
        while True:
            found, options = to_the_question(state, seat)
            extra += found
            if not options:
                break
            first, *others = _likely(state, seat, options)
            to_try += [(extra, after(state, seat, other), (*said, other)) for other in others]
            said = (*said, first)
            state.stack[-1].step(state, seat, first, None)
            settle(state, None)
        done.append((judged(state, seat) + extra, extra, state, said))
    done.sort(key=lambda one: -one[0])
    return done[:kept]


def _likely(state: State, seat: Seat, options: Sequence[Action]) -> list[Action]:
    """Those that are followed, the best first."""
    merits = merits_of(state, seat, options)
    best_first = sorted(range(len(options)), key=lambda n: -merits[n])
    most = _FOLLOWED_WIDELY if isinstance(state.stack[-1], _WIDELY) else _FOLLOWED
    return [options[n] for n in best_first[:most] if merits[n] > merits[best_first[0]] - _BEHIND]


def _different(ways: list[Way], seat: Seat, width: int) -> list[Way]:
    """The best of them, each position once."""
    best: dict[tuple[object, ...], Way] = {}
    for way in sorted(ways, key=lambda one: -one.worth):
        best.setdefault(reached(way.state, seat), way)
        if len(best) == width:
            break
    return list(best.values())
