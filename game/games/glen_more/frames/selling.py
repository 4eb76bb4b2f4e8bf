"""Selling to the market: at any time of one's own turn, whatever else is asked."""

from __future__ import annotations

from functools import cache

from game.core.contract import Action
from game.games.glen_more.actions import Sell
from game.games.glen_more.cells import AT, CELLS
from game.games.glen_more.events import GoodSold
from game.games.glen_more.goods import KIND_INDEX, KINDS, ONE, PRESENT, take
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


WOOD, STONE, BARLEY, SHEEP, CATTLE = (3 * one for one in ONE)
"""By kind, where its number stands in the number of a tile."""


def sales_in_turn(state: State, seat: int) -> tuple[Action, ...]:
    """One for each kind on each tile, where the row has a stack of coins to take.

    Nothing has to be held back for a payment: what was sold is bought again for the very coins it brought.
    """
    wood, stone, barley, sheep, cattle = state.market
    wanted = (wood and WOOD) | (stone and STONE) | (barley and BARLEY) | (sheep and SHEEP) | (cattle and CATTLE)
    if not wanted:
        return ()
    goods = state.goods[seat]
    found: list[Action] = []
    for cell in sorted(goods):
        for_sale = goods[cell] & wanted
        if for_sale:
            found += _sales(cell, for_sale)
    return tuple(found)


@cache
def _sales(cell: int, code: int) -> tuple[Action, ...]:
    return tuple(Sell(KINDS[kind], AT[cell]) for kind in PRESENT[code])


def sell(state: State, seat: int, action: Sell, events: Events) -> None:
    kind = KIND_INDEX[action.good]
    take(state.goods[seat], CELLS[action.at], kind)
    coins = state.market[kind]
    state.market[kind] -= 1
    state.coins[seat] += coins
    if events is not None:
        events.append(GoodSold(seat, f"good:{action.good}", f"cell:{action.at}", coins))
