"""Why nothing can be activated, removed, built or claimed there, and what would help."""

from __future__ import annotations

from game.core.contract import Reason, Say, Seat, say, seat_id
from game.games.glen_more.book import BUILDABLE, CLAN_INDEX, IS_PERSON, LOCH_NESS, NO_TILE, RIVER, TILE_IDS, TYPE
from game.games.glen_more.cells import CELLS, START_CELLS
from game.games.glen_more.moments import first_reason, moments
from game.games.glen_more.paying import after_sales
from game.games.glen_more.programs import LINES
from game.games.glen_more.reasons import not_to_be_taken, not_your_tile, reason, split, tile_named, way
from game.games.glen_more.rondel import place_of
from game.games.glen_more.state import AWAY, State


def while_acting(state: State, seat: Seat, component: str) -> Reason | None:
    from game.games.glen_more import activating

    tile = tile_named(component)
    kind, name = split(component)
    if tile != NO_TILE:
        if place_of(state, tile) != AWAY:
            return reason("one_tile_a_turn", way("end_turn"), "turn#single")
        cell = activating.own_cell(state, seat, component)
        return not_your_tile(state, seat, component) if cell is None else not_activated(state, seat, cell, tile)
    if kind == "cell" and name in CELLS and CELLS[name] not in state.lands[seat].tops:
        return reason("no_tile_there", rule="activating")
    if kind in ("scot", "cell") and not state.moves:
        return reason("no_moves", way("villages"), "movement#step")
    if kind == "cell":
        return reason("hold_scot", way("click_scot") if state.scots[seat] else None, "movement#step")
    if component == "clan:maclachlan":
        if CLAN_INDEX["maclachlan"] in state.clans[seat]:
            return reason("no_moves", way("villages"), "clan_list#lasting")
        return reason("not_your_clan", rule="clan_list#lasting")
    return None


def not_activated(state: State, seat: Seat, cell: int, tile: int) -> Reason:
    from game.games.glen_more import activating

    if cell in state.activated:
        return reason("activated_already", rule="activating#once")
    if not activating.lines_of(state, seat, tile):
        return reason("no_activation", rule="activating")
    if cell not in activating.candidates(state, seat):
        can_come = not any(LOCH_NESS in cards for cards in state.landmarks)
        return reason("not_near_new_tile", way("loch_ness") if can_come else None, "activating#around")
    return cannot_act(state, seat, tile)


def cannot_act(state: State, seat: Seat, tile: int) -> Reason:
    """It may be activated but would do nothing: no room, or nothing to trade."""
    program = LINES[tile][0]
    if program and program[0][0] == "gain":
        return reason("tile_full", way("sell_there"), "goods#three")
    from game.games.glen_more import activating

    if activating.coins_left(state, seat, program) < 0:
        return reason("cannot_trade", way("goods_or_coins"), "trading")
    return reason("no_effect", rule="activating#choice")


def while_activating_some(state: State, seat: Seat, component: str, kinds: tuple[str, ...]) -> Reason | None:
    from game.games.glen_more import activating

    tile = tile_named(component)
    if tile == NO_TILE:
        return None
    cell = activating.own_cell(state, seat, component)
    if cell is None:
        return not_your_tile(state, seat, component)
    if cell in state.activated:
        return reason("activated_already", rule="activating#once")
    if "any" not in kinds and TYPE[tile] not in kinds:
        told = tuple(say(f"glen_more.type.{kind}") for kind in kinds)
        return reason("not_this_type", rule="clan_list#deeds", types=told)
    if not activating.lines_of(state, seat, tile):
        return reason("no_activation", rule="activating")
    return cannot_act(state, seat, tile)


def while_removing(state: State, seat: Seat, component: str) -> Reason | None:
    kind, name = split(component)
    if kind != "cell" or name not in CELLS:
        return None
    cell, land = CELLS[name], state.lands[seat]
    if cell not in land.tops:
        return reason("no_tile_there", rule="removing")
    if cell in START_CELLS:
        return reason("start_stays", rule="removing#legal")
    if not land.legal_without(cell):
        key = "river_would_break" if RIVER[land.tops[cell]] and cell not in land.river else "would_fall_apart"
        return reason(key, rule="removing#legal")
    return first_reason(moments(state).keep_tile, state, seat, cell)


def while_building(state: State, seat: Seat, component: str) -> Reason | None:
    tile = tile_named(component)
    if tile == NO_TILE:
        return None
    if not any(tile in pile for pile in state.discards):
        return reason("not_discarded", rule="clan_list#deeds")
    if not BUILDABLE[tile] and not IS_PERSON[tile]:
        return reason("not_for_taking", rule="clan_list#deeds", tile=TILE_IDS[tile])
    why = "no_scot_near" if state.lands[seat].open_for(tile) else "no_ground"
    return not_to_be_taken(state, seat, tile, why)


def while_claiming(state: State, seat: Seat, component: str) -> Reason | None:
    from game.games.glen_more import clans

    kind, name = split(component)
    if kind == "clan" and name in CLAN_INDEX:
        clan, claimed = CLAN_INDEX[name], state.claimed()
        if not clans.is_free(claimed, clan):
            owner = next(other for other in range(state.seats) if clan in state.clans[other])
            return reason(
                "clan_taken",
                way("free_clan") if clans.open_clans(state, seat) else None,
                "clans#marker",
                seat=seat_id(owner),
            )
        price = clans.price(state, seat, clan)
        lacking = max(1, price - state.coins[seat])
        return reason("roads_too_dear", _cheaper(state, seat, price), "clans#roads", n=lacking)
    return None


def _cheaper(state: State, seat: Seat, price: int) -> Say | None:
    """Selling, as far as it brings so much; else another clan, if there is one for these coins."""
    from game.games.glen_more import clans

    if any(coins >= price for _, _, coins in after_sales(state, seat)):
        return way("sell_first")
    return way("nearer_clan") if clans.open_clans(state, seat) else None
