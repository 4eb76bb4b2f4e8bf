"""Selling to the market: at any time of one's own turn, whatever else is asked."""

from __future__ import annotations

from game.core.contract import Action
from game.games.glen_more.actions import Sell, kept
from game.games.glen_more.cells import AT, CELLS
from game.games.glen_more.events import GoodSold
from game.games.glen_more.goods import KIND_INDEX, KINDS, PRESENT, take
from game.games.glen_more.moments import Events
from game.games.glen_more.state import State


def has_turn(state: State, seat: int) -> bool:
    """Whether this is a turn of this seat, or one that it has with a figure of nobody."""
    for frame in reversed(state.stack):
        if frame.is_turn:
            return bool(frame.seat == seat)
    return False


def sales(state: State, seat: int) -> tuple[Action, ...]:
    """One for each kind on each tile, where the row has a stack of coins to take.

    Nothing has to be held back for a payment: what was sold is bought again for the very coins it brought.
    """
    goods = state.goods[seat]
    found: tuple[Action, ...] = ()
    if not goods or not has_turn(state, seat):
        return found
    wood, stone, barley, sheep, cattle = state.market
    buys = (wood and 1) | (stone and 2) | (barley and 4) | (sheep and 8) | (cattle and 16)
    for cell in sorted(goods):
        key = cell, goods[cell], buys
        of_tile = _SALES.get(key)
        found += _made(*key) if of_tile is None else of_tile
    return found


_SALES: dict[tuple[int, int, int], tuple[Action, ...]] = {}
"""By cell, number of its goods and mask of the kinds that the market buys: what can be sold from there."""


def _made(cell: int, code: int, buys: int) -> tuple[Action, ...]:
    kinds = (kind for kind in PRESENT[code] if buys >> kind & 1)
    made = _SALES[cell, code, buys] = tuple(kept(Sell, KINDS[kind], AT[cell]) for kind in kinds)
    return made


def sell(state: State, seat: int, action: Sell, events: Events) -> None:
    kind = KIND_INDEX[action.good]
    take(state.goods[seat], CELLS[action.at], kind)
    coins = state.market[kind]
    state.market[kind] -= 1
    state.coins[seat] += coins
    if events is not None:
        events.append(GoodSold(seat, f"good:{action.good}", f"cell:{action.at}", coins))
