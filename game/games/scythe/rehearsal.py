"""The second thought of the strong level: its favourites are played on against rivals who move as well.

Every lap deals the cards nobody has seen, and lets all favourites meet that deal: the rest of the own turn, a turn of
every rival (who choose like a medium player, fights included), then the best of the own next turn.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence

from game.core.contract import CHANCE, Action, Seat
from game.games.scythe.frames.turn import TakeTurn
from game.games.scythe.plans import Course, course, goes_on, next_turns
from game.games.scythe.rules import RULES
from game.games.scythe.state import State, View
from game.games.scythe.steps import ASIDES, judged

Rank = Callable[[State, Seat, Sequence[Action]], list[float]]

USUAL_LAPS, MANY_LAPS = 6, 15
_BELIEVED = 3.0
"""After so many laps they count as much as what was thought before."""
_NEXT = 0.6
"""How much the own next turn counts beside the position before it."""
_MOST_ANSWERS = 400


def rehearse(
    view: View, seat: Seat, favourites: Sequence[Action], merits: Sequence[float], rank: Rank,
    stopped: Callable[[], bool], laps: int = USUAL_LAPS,
) -> list[float]:  # fmt: skip
    """The merits, corrected by what became of each favourite."""
    # the same view has to give the same answer, so luck hangs on what it shows
    luck = random.Random(str((view.turns, view.coins, view.power, view.hands[seat], view.objectives[seat])))
    found: list[list[float]] = [[] for _ in favourites]
    for _ in range(laps):
        deal, seed = RULES.guess(view, luck), luck.getrandbits(32)
        lap = []
        for action in favourites:
            if stopped():
                return _blended(merits, found)
            lap.append(_played_on(deal.copy(), seat, action, rank, random.Random(seed)))
        for one, worth in zip(found, lap, strict=True):
            one.append(worth)
    return _blended(merits, found)


def _blended(merits: Sequence[float], found: list[list[float]]) -> list[float]:
    laps = len(found[0])
    if not laps:
        return list(merits)
    share = laps / (laps + _BELIEVED)
    means = [sum(one) / laps for one in found]
    shift = sum(merits) / len(merits) - sum(means) / len(means)
    return [(1 - share) * merit + share * (mean + shift) for merit, mean in zip(merits, means, strict=True)]


def _played_on(state: State, seat: Seat, action: Action, rank: Rank, luck: random.Random) -> float:
    turn = state.turns[seat]
    RULES.step(state, seat, action)
    for _ in range(_MOST_ANSWERS):
        if state.is_over():
            break
        top = state.stack[-1]
        if isinstance(top, TakeTurn) and top.seat == seat and state.turns[seat] > turn:
            break
        who = RULES.waiting(state)[0]
        RULES.step(state, who, _said(state, who, rank, luck))
    now = judged(state, seat)
    if not goes_on(state):
        return now
    following = [one.worth for one in next_turns(Course(now, 0.0, state), seat)]
    return (1 - _NEXT) * now + _NEXT * max(following, default=now)


def _said(state: State, who: Seat, rank: Rank, luck: random.Random) -> Action:
    options = RULES.options(state, who)
    if len(options) == 1:
        return options[0]
    if who == CHANCE:
        return luck.choices(options, RULES.weights(state))[0]
    if isinstance(state.stack[-1], TakeTurn):
        turns = [option for option in options if not isinstance(option, ASIDES)]
        return max(turns, key=lambda option: course(state, who, option).worth)
    merits = rank(state, who, options)
    return options[merits.index(max(merits))]
