"""Activating everything in a sensible order: a list of ordinary actions, to be looked at before they are sent.

Production comes first where there is room for it, then trades that cost no coins, the most points first, then what is
left. Tiles that ask something (a resource of one's choice, a clan, an event) stay for the player.
"""

from __future__ import annotations

from game.core.contract import Action
from game.games.glen_more.actions import Activate
from game.games.glen_more.activating import activations
from game.games.glen_more.frames.base import settle
from game.games.glen_more.frames.payment import PAY_ALL, PayCost
from game.games.glen_more.frames.turn import Act
from game.games.glen_more.goods import held
from game.games.glen_more.programs import LINES
from game.games.glen_more.state import State

Plan = tuple[Action, ...]


def activate_all(view: State, seat: int) -> Plan:
    """What this seat would do now; empty unless it is about to act."""
    top = view.stack[-1] if view.stack else None
    if not isinstance(top, Act) or top.seat != seat:
        return ()
    state, plan = view.copy(), list[Action]()
    while True:
        found = _best(state, seat)
        if found is None:
            return tuple(plan)
        state, steps = found
        plan += steps


def _best(state: State, seat: int) -> tuple[State, Plan] | None:
    """The next tile: the position after it, and the actions that lead there."""
    ranked: list[tuple[tuple[int, ...], State, Plan]] = []
    for cell in state.may_activate:
        if cell in state.activated:
            continue
        tile = state.lands[seat].tops[cell]
        for number, action in enumerate(activations(state, seat, cell, tile)):
            assert isinstance(action, Activate)
            tried = _tried(state, seat, action)
            if tried is not None:
                after, steps = tried
                ranked.append((_rank(state, after, seat, action.line or 0, tile, number), after, steps))
    if not ranked:
        return None
    _, after, steps = max(ranked, key=lambda one: one[0])
    return after, steps


def _tried(state: State, seat: int, action: Activate) -> tuple[State, Plan] | None:
    """None if it would ask something, or cost coins."""
    after = state.copy()
    steps: list[Action] = [action]
    after.stack[-1].step(after, seat, action, None)
    settle(after, None)
    if isinstance(after.stack[-1], PayCost):
        after.stack[-1].step(after, seat, PAY_ALL, None)
        settle(after, None)
        steps.append(PAY_ALL)
    if len(after.stack) != len(state.stack) or after.coins[seat] < state.coins[seat]:
        return None
    return after, tuple(steps)


def _rank(before: State, after: State, seat: int, line: int, tile: int, number: int) -> tuple[int, ...]:
    """Full production first, then points for few goods, then what brings anything at all."""
    gained = sum(held(after.goods[seat])) - sum(held(before.goods[seat]))
    points = after.points[seat] - before.points[seat]
    program = LINES[tile][line] if line < len(LINES[tile]) else ()
    wanted = sum(len(value) for verb, value in program if verb == "gain")
    produces = wanted > 0 and gained == wanted
    return (int(produces), points, after.whisky[seat] - before.whisky[seat], gained, -number)
