"""Why a tile, or what stands and lies on tiles, cannot be put just there, and what would help."""

from __future__ import annotations

from game.core.contract import Reason, Seat, say
from game.games.glen_more import placing
from game.games.glen_more.book import INDEX, OVERBUILD, RIVER, TYPE
from game.games.glen_more.cells import CELLS
from game.games.glen_more.goods import room
from game.games.glen_more.land import Land
from game.games.glen_more.reasons import reason, split, way
from game.games.glen_more.state import State


def no_room(state: State, seat: Seat, component: str) -> Reason | None:
    kind, name = split(component)
    if kind == "cell" and name in CELLS:
        cell = CELLS[name]
        if cell in state.lands[seat].tops and not room(state.goods[seat], cell):
            return reason("tile_full", way("sell_there"), "goods#three")
        return reason("no_tile_there", way("own_tile"), "goods")
    return None


def while_placing(state: State, seat: Seat, component: str, named: str) -> Reason | None:
    kind, name = split(component)
    if kind != "cell" or name not in CELLS:
        return None
    cell, tile, land = CELLS[name], INDEX[named], state.lands[seat]
    bit = 1 << cell
    if land.open_for(tile) & bit:
        if not placing.reach(state, seat) & bit:
            return reason("no_scot_here", way("near_scot"), "placing#scot")
        return reason("cell_costs", way("lit_cell"), "placing", n=placing.cell_price(state, seat, cell))
    return not_laid(land, tile, cell)


def not_laid(land: Land, tile: int, cell: int) -> Reason:
    """Why a tile has no place there, Scots left aside."""
    if OVERBUILD[tile]:
        return _not_overbuilt(land.tops.get(cell), tile)
    if cell in land.tops:
        return reason("occupied", way("lit_cell"), "placing#beside")
    at_an_end = cell in (land.river[0] - 1, land.river[1] + 1)
    if RIVER[tile] and not at_an_end:
        return reason("river_must_go_on", way("river_ends"), "river#ends")
    if at_an_end:
        return reason("river_would_end", way("lit_cell"), "river#row")
    return reason("not_beside", way("lit_cell"), "placing#beside")


def _not_overbuilt(covered: int | None, tile: int) -> Reason:
    kind = say(f"glen_more.type.{OVERBUILD[tile]}")
    if covered is None:
        return reason("overbuild_only", way("lit_cell"), "overbuilding#upon", type=kind)
    if TYPE[covered] != OVERBUILD[tile]:
        return reason("other_type", way("lit_cell"), "overbuilding#upon", type=kind)
    return reason("other_river", way("lit_cell"), "overbuilding#upon")
