"""Selling to the market: at any time of one's own turn, whatever else is asked."""

from __future__ import annotations

from functools import cache

from game.core.contract import Action
from game.games.glen_more.actions import Sell
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
    """What this seat may sell now."""
    return sales_in_turn(state, seat) if state.goods[seat] and has_turn(state, seat) else ()


def sales_in_turn(state: State, seat: int) -> tuple[Action, ...]:
    """One for each kind on each tile, where the row has a stack of coins to take.

    Nothing has to be held back for a payment: what was sold is bought again for the very coins it brought.
    """
    goods, market = state.goods[seat], state.market
    return tuple([_sale(kind, cell) for cell in sorted(goods) for kind in PRESENT[goods[cell]] if market[kind]])


@cache
def _sale(kind: int, cell: int) -> Action:
    return Sell(KINDS[kind], AT[cell])


def sell(state: State, seat: int, action: Sell, events: Events) -> None:
    kind = KIND_INDEX[action.good]
    take(state.goods[seat], CELLS[action.at], kind)
    coins = state.market[kind]
    state.market[kind] -= 1
    state.coins[seat] += coins
    if events is not None:
        events.append(GoodSold(seat, f"good:{action.good}", f"cell:{action.at}", coins))
