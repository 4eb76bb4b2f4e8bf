"""Selling to the market: any time in one's own turn."""

from __future__ import annotations

from game.core.contract import Action
from game.games.glen_more.actions import Sell, kept
from game.games.glen_more.cells import AT, CELLS
from game.games.glen_more.events import GoodSold
from game.games.glen_more.goods import KIND_INDEX, KINDS, PRESENT, take
from game.games.glen_more.moments import Events
from game.games.glen_more.state import State


def sales(state: State, seat: int) -> list[Action]:
    """One for each kind on each tile, where the row has a stack of coins to take."""
    market, found = state.market, list[Action]()
    for cell, code in sorted(state.goods[seat].items()):
        for kind in PRESENT[code]:
            if market[kind]:
                found.append(kept(Sell, KINDS[kind], AT[cell]))
    return found


def sell(state: State, seat: int, action: Sell, events: Events) -> None:
    kind = KIND_INDEX[action.good]
    take(state.goods[seat], CELLS[action.at], kind)
    coins = state.market[kind]
    state.market[kind] -= 1
    state.coins[seat] += coins
    if events is not None:
        events.append(GoodSold(seat, f"good:{action.good}", f"cell:{action.at}", coins))
