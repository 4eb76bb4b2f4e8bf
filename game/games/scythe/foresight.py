"""Several own turns ahead: the best courses are followed, a few at a time, and judged all along the way.

The others are taken to stand still meanwhile, so what lies far off is judged together with what is near.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from game.core.contract import Action, Seat
from game.games.scythe.board import COUNT
from game.games.scythe.plans import Course, course, goes_on, next_turns
from game.games.scythe.state import State

_COUNTS = (0.1, 0.17, 0.22, 0.22, 0.22, 0.22)
"""How much the position at the end of this turn and of each following one counts."""
FARTHEST = len(_COUNTS) - 1
"""Turns after this one that can be looked at."""


class Breadth(NamedTuple):
    """How much is followed: `hopeful` options by one turn, by two and so on (the others are behind already), and of
    each `courses` from one turn to the next."""

    hopeful: tuple[int, ...]
    courses: int


USUAL, WIDE = Breadth((4, 3, 3, 3, 2), 4), Breadth((6, 5, 5, 4, 4), 7)


def foresee(
    state: State, seat: Seat, options: Sequence[Action], turns: int, stopped: Callable[[], bool],
    breadth: Breadth = USUAL,
) -> list[float]:  # fmt: skip
    """A merit for each option: the best that can be made of it in so many more turns.

    Where a combat stands before the next turn, and where an option is behind already, worth grows as that of the
    others does on average. The first turn is always looked at; a later one that could not be thought through for all
    is not counted."""
    kept = [[course(state, seat, option)] for option in options]
    levels = [[courses[0].worth for courses in kept]]
    for turn in range(turns if len(options) > 1 else 0):
        hopeful = sorted(levels[-1], reverse=True)[: breadth.hopeful[turn]][-1]
        followed = [courses if last >= hopeful else [] for courses, last in zip(kept, levels[-1], strict=True)]
        kept = [[] if turn and stopped() else one_turn_on(courses, seat, breadth.courses) for courses in followed]
        if turn and stopped():  # some were not looked at
            break
        levels.append(_with_usual_gain(levels[-1], [courses[0].worth if courses else None for courses in kept]))
    shares = _COUNTS[: len(levels)]
    return [sum(share * level[n] for share, level in zip(shares, levels, strict=True)) / sum(shares)
            for n in range(len(options))]  # fmt: skip


def one_turn_on(courses: list[Course], seat: Seat, kept: int) -> list[Course]:
    """The best courses of the turn after; none where no course goes on."""
    found = [new for one in courses if goes_on(one.state) for new in next_turns(one, seat)]
    best: dict[tuple[object, ...], Course] = {}
    for one in sorted(found, key=lambda one: -one.worth):
        best.setdefault(reached(one.state, seat), one)
        if len(best) == kept:
            break
    return list(best.values())


def reached(state: State, seat: Seat) -> tuple[object, ...]:
    """What tells positions of the seat apart: the same things done in another order lead to the same one."""
    at = seat * COUNT
    return (
        state.coins[seat], state.power[seat], state.popularity[seat], state.character[seat], state.last[seat],
        state.upgrades[seat], state.covered[seat], state.deployed[seat], state.recruits[seat], state.structures[seat],
        bytes(state.workers[at : at + COUNT]), bytes(state.mechs[at : at + COUNT]), state.tokens.tobytes(),
        state.hand_size[seat],
    )  # fmt: skip


def _with_usual_gain(last: list[float], new: list[float | None]) -> list[float]:
    gains = [now - before for now, before in zip(new, last, strict=True) if now is not None]
    usual = sum(gains) / len(gains) if gains else 0.0
    return [before + usual if now is None else now for now, before in zip(new, last, strict=True)]
