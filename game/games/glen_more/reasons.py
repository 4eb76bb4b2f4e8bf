"""Why a tile, a place, a good or a button cannot be used now, and what would help.

The same predicates decide what is offered: taking.py, placing.py, paying.py, activating.py, clans.py.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, cast

from game.core.contract import CHANCE, Action, Reason, Say, Seat, say, seat_id
from game.games.glen_more import placing, taking
from game.games.glen_more.actions import SELL
from game.games.glen_more.book import COST, INDEX, NO_TILE, OVERBUILD, RIVER, START_TILES, TILE_IDS, TYPE, Units
from game.games.glen_more.cells import CELLS
from game.games.glen_more.goods import KIND_INDEX, held, room
from game.games.glen_more.market import SPACES as MARKET_SPACES
from game.games.glen_more.market import price
from game.games.glen_more.moments import first_reason, moments
from game.games.glen_more.paying import can_pay_by_selling, tally
from game.games.glen_more.rondel import place_of
from game.games.glen_more.state import AWAY, State
from game.games.glen_more.telling import counted

LOOK_ONLY = frozenset(
    {"seat", "pawn", "coins", "whisky", "scots", "stack", "discards", "die", "clan_board", "card", "space"}
)
"""Things that are never clicked: pointing at them tells what they are."""

_PAGES = {
    "seat": "overview",
    "pawn": "turn_order",
    "coins": "market",
    "whisky": "scoring",
    "scots": "placing",
    "stack": "stacks",
    "discards": "stacks",
    "die": "die",
    "clan_board": "clans",
    "card": "landmarks",
    "space": "rondel",
}


def reason(key: str, way_out: Say | None = None, rule: str = "", **values: Any) -> Reason:
    return Reason(say(f"glen_more.reason.{key}", **values), way_out, rule)


def way(key: str, **values: Any) -> Say:
    return say(f"glen_more.way_out.{key}", **values)


def is_lit(component: str, options: Iterable[Action]) -> bool:
    return any(component in action.touches() for action in options)


def split(component: str) -> tuple[str, str]:
    kind, _, name = component.partition(":")
    return kind, name


def elsewhere(state: State, seat: Seat, acting: Seat, component: str, asked: Say | None) -> Reason:
    """For whatever the question of the moment is not about. `asked` is that question, for whoever acts."""
    kind, name = split(component)
    if kind in LOOK_ONLY:
        return reason(kind, rule=_PAGES[kind])
    if state.is_over():
        return reason("over", rule="end")
    found = first_reason(moments(state).why_not, state, seat, kind, name)
    if found is not None:
        return found
    if acting == CHANCE:
        return reason("drawing", rule="rondel")
    if seat != acting:
        return reason("not_your_turn", rule="turn_order", seat=seat_id(acting))
    return reason("first", asked)


def tile_named(component: str) -> int:
    """The tile a component id speaks of, NO_TILE if it is something else."""
    kind, name = split(component)
    if kind == "tile":
        return INDEX.get(name, NO_TILE)
    return INDEX[kind] if INDEX.get(kind) in START_TILES else NO_TILE


# -- taking a tile ---------------------------------------------------------------------------------------------------


def while_choosing(state: State, seat: Seat, component: str) -> Reason | None:
    tile = tile_named(component)
    if tile == NO_TILE:
        return None
    place = place_of(state, tile)
    if place == AWAY:
        return reason("take_first", way("take"), "turn") if tile in state.lands[seat].tops.values() else None
    if place <= state.at[seat]:
        return reason("behind", rule="turn_order", tile=TILE_IDS[tile])
    for goals in moments(state).goals:
        for goal, _, refused in goals(state, seat):
            if goal == component:
                return cast("Reason | None", refused)
    found = taking.refusal(taking.Means(state, seat, seat), seat, tile, place)
    if found is None:
        return None
    if isinstance(found, Reason):
        return found
    return not_to_be_taken(state, seat, tile, found)


def not_to_be_taken(state: State, seat: Seat, tile: int, why: str) -> Reason:
    named = TILE_IDS[tile]
    if why == "cost":
        return _too_dear(state, seat, tile)
    if why == "no_scot_near":
        return reason("no_scot_near", way("move_scots"), "placing", tile=named)
    if why == "no_ground":
        if OVERBUILD[tile]:
            kind = say(f"glen_more.type.{OVERBUILD[tile]}")
            key = "nothing_to_overbuild_river" if RIVER[tile] else "nothing_to_overbuild"
            return reason(key, way("other_tile"), "overbuilding", tile=named, type=kind)
        return reason("no_ground", way("other_tile"), "placing", tile=named)
    return reason(why, way("other_tile"), "turn", tile=named)


def _too_dear(state: State, seat: Seat, tile: int) -> Reason:
    """Names what is missing: coins with which it could be bought, or what money cannot buy."""
    units = COST[tile]
    _, _, _, _, whisky, _, _, scot = tally(units)
    if whisky > state.whisky[seat]:
        return reason("no_whisky", way("make_whisky"), "paying", tile=TILE_IDS[tile])
    if scot and not state.scots[seat]:
        return reason("no_scot", way("other_tile"), "paying", tile=TILE_IDS[tile])
    missing, coins = missing_goods(state, seat, units)
    key = "sell_first" if can_pay_by_selling(state, seat, units) else "other_tile"
    if coins is None:
        return reason("sold_out", way("other_tile"), "market", tile=TILE_IDS[tile], goods=counted(missing))
    if not missing:
        return reason("too_few_coins", way(key), "paying", n=max(1, coins - state.coins[seat]), tile=TILE_IDS[tile])
    lacking, goods = max(1, coins - state.coins[seat]), counted(missing)
    return reason("too_dear", way(key), "paying", n=lacking, goods=goods, tile=TILE_IDS[tile])


def missing_goods(state: State, seat: Seat, units: Units) -> tuple[tuple[str, ...], int | None]:
    """The goods one would have to buy, and what they cost with the coins due besides; None if they are sold out."""
    own = held(state.goods[seat])
    missing = []
    rows = list(state.market)
    coins: int | None = tally(units)[5]
    for kind, need in tally(units)[0]:
        for _ in range(max(0, need - own[kind])):
            missing.append(next(name for name, index in KIND_INDEX.items() if index == kind))
            if rows[kind] >= MARKET_SPACES or coins is None:
                coins = None
            else:
                coins += price(rows[kind])
                rows[kind] += 1
    return tuple(missing), coins


# -- the market ------------------------------------------------------------------------------------------------------


def about_selling(state: State, component: str) -> Reason | None:
    """For goods, rows of the market and the button, where goods may be sold."""
    kind, name = split(component)
    good = name.partition(":")[0]
    if component == SELL:
        return reason("nothing_sells", way("buyers"), "market")
    if kind not in ("good", "market") or good not in KIND_INDEX:
        return None
    if not state.market[KIND_INDEX[good]]:
        return reason("row_empty", way("buyers"), "market", good=good)
    if kind == "market":
        return reason("nothing_to_sell", way("produce"), "market", good=good)
    return None


# -- paying, choosing ------------------------------------------------------------------------------------------------


def while_paying(state: State, due: Any, component: str) -> Reason | None:
    kind, name = split(component)
    good = name.partition(":")[0]
    unit = say(f"glen_more.unit.{due.need[0]}")
    if kind == "market" and good in KIND_INDEX:
        if state.market[KIND_INDEX[good]] >= MARKET_SPACES:
            return reason("row_full", way("pay_lit"), "market", good=good)
        if price(state.market[KIND_INDEX[good]]) > state.coins[due.seat]:
            return reason("too_dear_there", way("pay_lit"), "market", good=good)
        return reason("not_due", way("pay_lit"), "paying", unit=unit)
    if kind == "good":
        return reason("not_due", way("pay_lit"), "paying", unit=unit)
    if kind == "scot":
        key = "scot_needed" if due.need[0] == "scot" else "not_due"
        return reason(key, way("pay_lit"), "paying", unit=unit)
    return None


def no_room(state: State, seat: Seat, component: str) -> Reason | None:
    kind, name = split(component)
    if kind == "cell" and name in CELLS:
        cell = CELLS[name]
        if cell in state.lands[seat].tops and not room(state.goods[seat], cell):
            return reason("tile_full", way("sell_there"), "goods")
        return reason("no_tile_there", way("own_tile"), "goods")
    return None


# -- placing ---------------------------------------------------------------------------------------------------------


def while_placing(state: State, seat: Seat, component: str, named: str, free: bool) -> Reason | None:
    kind, name = split(component)
    if kind != "cell" or name not in CELLS:
        return None
    cell, tile, land = CELLS[name], INDEX[named], state.lands[seat]
    bit = 1 << cell
    if land.open_for(tile) & bit:
        if not placing.reach(state, seat) & bit:
            return reason("no_scot_here", way("near_scot"), "placing")
        return reason("cell_costs", way("lit_cell"), "placing", n=placing.cell_price(state, seat, cell))
    if OVERBUILD[tile]:
        return _not_overbuilt(land.tops.get(cell), tile)
    if cell in land.tops:
        return reason("occupied", way("lit_cell"), "placing")
    if RIVER[tile]:
        return reason("river_must_go_on", way("river_ends"), "river")
    if land.frontier & bit:
        return reason("river_would_end", way("lit_cell"), "river")
    return reason("not_beside", way("lit_cell"), "placing")


def _not_overbuilt(covered: int | None, tile: int) -> Reason:
    kind = say(f"glen_more.type.{OVERBUILD[tile]}")
    if covered is None:
        return reason("overbuild_only", way("lit_cell"), "overbuilding", type=kind)
    if TYPE[covered] != OVERBUILD[tile]:
        return reason("other_type", way("lit_cell"), "overbuilding", type=kind)
    return reason("other_river", way("lit_cell"), "overbuilding")
