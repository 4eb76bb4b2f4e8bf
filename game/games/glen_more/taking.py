"""Whether a figure may go to a tile and take it: one predicate for what is offered and what is refused."""

from __future__ import annotations

from collections.abc import Sequence

from game.core.contract import Reason
from game.games.glen_more import placing
from game.games.glen_more.book import BUILDABLE, COST, IS_PERSON, NO_LANDING, Units
from game.games.glen_more.goods import held
from game.games.glen_more.moments import first_reason, moments
from game.games.glen_more.paying import can_pay_by_selling, has_other_means, least_coins
from game.games.glen_more.rondel import tiles_ahead
from game.games.glen_more.state import State

Refusal = str | Reason
"""The key of a reason, or a whole one that a Chronicle gives."""


def afford(state: State, seat: int, units: Units, keep: int, own: Sequence[int], coins: int) -> bool:
    """Whether these goods and coins pay for it."""
    return least_coins(own, state.market, units) <= coins - keep


def is_for_taking(tile: int) -> bool:
    """Persons and what comes into a territory; the rest are goals, or nobody may stop there."""
    return not NO_LANDING[tile] and (IS_PERSON[tile] or BUILDABLE[tile])


def refusal(
    state: State, seat: int, figure: int, tile: int, place: int, reach: int, by_selling: bool = False,
    fee: int = 0,
) -> Refusal | None:
    """Why a tile cannot be taken; None if it can. `by_selling`: all goods that are not needed may be sold first.

    `fee` are coins that using this figure costs besides."""
    if NO_LANDING[tile]:
        return "no_landing"
    person = IS_PERSON[tile]
    if not person and not BUILDABLE[tile]:
        return "not_for_taking"
    listen = moments(state)
    if listen.take_refused:
        found = first_reason(listen.take_refused, state, seat, figure, tile, place)
        if found is not None:
            return found
    units = COST[tile]
    keep = fee + sum(ask(state, seat, tile) for ask in listen.take_price)
    if not person:
        if "scot" in units and not placing.payable_scots(state, seat, tile, state.coins[seat] - keep):
            return "no_place_after_scot" if state.scots[seat] else "no_scot"
        cells = state.lands[seat].open_for(tile) & reach
        if not cells:
            return _no_place(state, seat, tile)
        keep += placing.lowest_cell_price(state, seat, cells)
    if units or keep:
        if by_selling:
            if not can_pay_by_selling(state, seat, units, keep):
                return "cost"
        elif not has_other_means(state, seat, units) or not afford(
            state, seat, units, keep, held(state.goods[seat]), state.coins[seat]
        ):
            return "cost"
    for passable in listen.on_the_way:
        if not passable(state, seat, figure, state.at[figure], place, units, keep):
            return "way"
    return None


def _no_place(state: State, seat: int, tile: int) -> str:
    return "no_scot_near" if state.lands[seat].open_for(tile) else "no_ground"


def open_tiles(state: State, seat: int, figure: int) -> list[tuple[int, int]]:
    """Tile and place of what this seat may take with a figure now."""
    reach = placing.reach(state, seat)
    return [
        (tile, place) for tile, place in tiles_ahead(state, figure)
        if refusal(state, seat, figure, tile, place, reach) is None
    ]


def none_is_legal(state: State, seat: int, figure: int) -> bool:
    """The rare case that no tile can be taken, not even after selling."""
    reach = placing.reach(state, seat)
    return all(
        refusal(state, seat, figure, tile, place, reach, by_selling=True) is not None
        for tile, place in tiles_ahead(state, figure)
    )
