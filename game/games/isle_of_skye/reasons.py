"""Why a tile, a place, a price or a button cannot be used now, and what would help.

A screen that holds a tile over a place asks for `place:2,-1/L05/1`: this tile, turned once, there.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from game.core.contract import Action, Reason, Say, Seat, say, seat_id
from game.games.isle_of_skye.ids import TILES
from game.games.isle_of_skye.land import CELLS, Land
from game.games.isle_of_skye.placement import clash, count_places, turns_at
from game.games.isle_of_skye.records import SIDES, TERRAINS
from game.games.isle_of_skye.state import State
from game.games.isle_of_skye.tiles import CASTLE, INDEX

_LOOK_ONLY = {
    "slot": Reason(say("isle_of_skye.reason.slot"), rule="scoring"),
    "scoring": Reason(say("isle_of_skye.reason.slot"), rule="scoring"),
    "round": Reason(say("isle_of_skye.reason.round"), rule="rounds"),
    "seat": Reason(say("isle_of_skye.reason.seat"), rule="overview"),
    "castle": Reason(say("isle_of_skye.reason.castle"), rule="building"),
    "purse": Reason(say("isle_of_skye.reason.purse"), rule="income"),
}
_BUTTONS = {
    "axe": Reason(say("isle_of_skye.reason.axe"), rule="prices#axe"),
    "seal": Reason(say("isle_of_skye.reason.axe"), rule="prices"),
    "gold": Reason(say("isle_of_skye.reason.axe"), rule="prices"),
    "pass": Reason(say("isle_of_skye.reason.pass"), rule="buying"),
    "end_turn": Reason(say("isle_of_skye.reason.end_turn"), rule="building"),
    "turn": Reason(say("isle_of_skye.reason.turn"), rule="building#turning"),
    "place": Reason(say("isle_of_skye.reason.place"), rule="building"),
    "bag": Reason(say("isle_of_skye.reason.bag"), rule="building#back"),
}


def is_lit(component: str, options: Iterable[Action]) -> bool:
    return any(component in action.touches() for action in options)


def _split(component: str) -> tuple[str, str]:
    kind, _, rest = component.partition(":")
    return kind, rest


def _elsewhere(state: State, component: str) -> Reason:
    """For whatever this phase has no use for: what the thing is there for."""
    kind, name = _split(component)
    if kind in _LOOK_ONLY:
        return _LOOK_ONLY[kind]
    if kind in ("tile", "price") and name in INDEX:
        return _about_tile(state, INDEX[name])
    return _BUTTONS.get(kind, _LOOK_ONLY["seat"])


def _about_tile(state: State, tile: int) -> Reason:
    for seat in range(state.seats):
        if state.lands[seat].tiles >> tile & 1:
            return Reason(say("isle_of_skye.reason.built", seat=seat_id(seat)), rule="building")
        if tile in state.got[seat]:
            return Reason(say("isle_of_skye.reason.got", tile=TILES[tile], seat=seat_id(seat)), rule="building")
    return Reason(say("isle_of_skye.reason.in_bag"), rule="prices")


def _not_your_turn(acting: Seat, state: State, component: str) -> Reason:
    if _split(component)[0] in _LOOK_ONLY:
        return _elsewhere(state, component)
    return Reason(say("isle_of_skye.reason.not_your_turn", seat=seat_id(acting)), rule="rounds")


def when_over(component: str) -> Reason:
    kind = _split(component)[0]
    return _LOOK_ONLY.get(kind) or Reason(say("isle_of_skye.reason.over"), rule="end")


# -- phases without a decision, and the castle -----------------------------------------------------------------------


def while_setting_up(component: str) -> Reason:
    kind = _split(component)[0]
    return _LOOK_ONLY.get(kind) or Reason(say("isle_of_skye.reason.setting_up"), rule="setup")


def while_turning(state: State, seat: Seat, acting: Seat, component: str) -> Reason | None:
    if _split(component)[0] == "turn" and seat == acting:
        return None
    if seat != acting:
        return _not_your_turn(acting, state, component)
    return while_setting_up(component)


# -- prices ----------------------------------------------------------------------------------------------------------


def while_pricing(
    state: State, seat: Seat, component: str, options: Sequence[Action], waiting: Sequence[Seat]
) -> Reason | None:
    kind, name = _split(component)
    if kind not in ("axe", "seal", "gold", "tile", "price"):
        return _elsewhere(state, component)
    if is_lit(component, options):
        return None
    own = kind in ("axe", "seal", "gold") or (name in INDEX and INDEX[name] in state.offers[seat])
    if not own:
        return _others_tile(state, INDEX.get(name, CASTLE), component)
    if state.sealed >> seat & 1:
        waits = say("isle_of_skye.way_out.wait_for", seats=tuple(seat_id(other) for other in waiting))
        return Reason(say("isle_of_skye.reason.sealed"), waits, "prices#sealed")
    draft = state.drafts[seat]
    if not draft:
        return Reason(say("isle_of_skye.reason.axe_first"), say("isle_of_skye.way_out.axe"), "prices#axe")
    return _in_draft(state, seat, kind, name, draft)


def _others_tile(state: State, tile: int, component: str) -> Reason:
    for seat in range(state.seats):
        if tile in state.offers[seat]:
            key = "price_hidden" if component.startswith("price:") else "buy_later"
            return Reason(say(f"isle_of_skye.reason.{key}", seat=seat_id(seat)), rule="prices#sealed")
    return _about_tile(state, tile)


def _in_draft(state: State, seat: Seat, kind: str, name: str, draft: tuple[int, ...]) -> Reason:
    """The axe lies; one or both prices may be set already."""
    undo = say("isle_of_skye.way_out.take_back")
    if kind == "axe":
        return Reason(say("isle_of_skye.reason.axe_lies", tile=TILES[draft[0]]), undo, "prices#axe")
    if kind in ("tile", "price") and INDEX[name] == draft[0]:
        return Reason(say("isle_of_skye.reason.axed"), undo, "prices#axe")
    priced = len(draft) - 1
    asked = [tile for tile in state.offers[seat] if tile != draft[0]]
    if kind in ("tile", "price") and INDEX[name] in asked[:priced]:
        return Reason(say("isle_of_skye.reason.priced"), undo, "prices")
    if priced == len(asked):
        return Reason(say("isle_of_skye.reason.all_priced"), say("isle_of_skye.way_out.seal"), "prices")
    if kind == "gold":
        most = state.gold[seat] - (len(asked) - priced - 1)
        at_most = say("isle_of_skye.way_out.at_most", n=most)
        return Reason(say("isle_of_skye.reason.too_much", n=int(name) - most), at_most, "prices#least")
    key = "click_price" if kind == "tile" and INDEX[name] == asked[priced] else "price_first"
    next_price = say("isle_of_skye.way_out.price", tile=TILES[asked[priced]])
    return Reason(say(f"isle_of_skye.reason.{key}"), next_price, "prices")


# -- buying ----------------------------------------------------------------------------------------------------------


def while_buying(state: State, seat: Seat, acting: Seat, component: str, options: Sequence[Action]) -> Reason | None:
    kind, name = _split(component)
    if kind == "end_turn" and seat == acting:
        return Reason(say("isle_of_skye.reason.buy_or_pass"), rule="buying")
    if kind not in ("tile", "price", "pass"):
        return _elsewhere(state, component)
    if is_lit(component, options):
        return None
    tile = INDEX.get(name, CASTLE)
    seller = next((other for other in range(state.seats) if tile in state.offers[other]), None)
    if kind != "pass" and seller is None:
        return _about_tile(state, tile)
    if seat != acting:
        return _not_your_turn(acting, state, component)
    assert seller is not None, "whoever buys may always pass"
    if seller == seat:
        return Reason(say("isle_of_skye.reason.own_tile"), say("isle_of_skye.way_out.kept_unsold"), "buying")
    price = state.prices[seller][state.offers[seller].index(tile)]
    missing = price - state.gold[seat]
    if missing <= 0:
        return Reason(say("isle_of_skye.reason.click_tile"), rule="buying")
    way_out = "cheaper" if len(options) > 1 else "pass"
    return Reason(say("isle_of_skye.reason.too_dear", n=missing), say(f"isle_of_skye.way_out.{way_out}"), "buying")


# -- building --------------------------------------------------------------------------------------------------------


def while_building(
    state: State, seat: Seat, acting: Seat, component: str, options: Sequence[Action]
) -> Reason | None:
    kind, name = _split(component)
    if kind not in ("tile", "turn", "place", "bag", "end_turn"):
        return _elsewhere(state, component)
    if is_lit(component, options):
        return None
    tiles = state.got[acting]
    if kind == "tile" and INDEX.get(name, CASTLE) not in tiles:
        return _elsewhere(state, component)
    if seat != acting:
        return _not_your_turn(acting, state, component)
    if not tiles:
        return Reason(say("isle_of_skye.reason.all_built"), say("isle_of_skye.way_out.end_or_undo"), "building")
    land = state.lands[seat]
    if kind == "place":
        return _place_refused(land, tiles, name)
    if kind == "end_turn":
        return Reason(say("isle_of_skye.reason.still_to_build", n=len(tiles)), _next_step(land, tiles), "building")
    if kind == "bag":
        return Reason(say("isle_of_skye.reason.still_fits"), _next_step(land, tiles), "building#back")
    if kind == "turn":
        return Reason(say("isle_of_skye.reason.no_such_turn"), _next_step(land, tiles), "building#turning")
    return Reason(say("isle_of_skye.reason.fits_nowhere"), say("isle_of_skye.way_out.build_others"), "building#back")


def _next_step(land: Land, tiles: Sequence[int]) -> Say:
    fits = any(land.fits_somewhere(tile) for tile in tiles)
    return say("isle_of_skye.way_out.lit_place" if fits else "isle_of_skye.way_out.back_to_bag")


def _place_refused(land: Land, tiles: Sequence[int], name: str) -> Reason | None:
    at, *held = name.split("/")
    cell = CELLS.get(at, -1)
    if land.has(cell):
        return Reason(say("isle_of_skye.reason.taken"), _next_step(land, tiles), "building")
    if cell not in land.frontier:
        return Reason(say("isle_of_skye.reason.not_beside"), _next_step(land, tiles), "building")
    if len(held) == 2 and held[0] in INDEX and held[1] in ("0", "1", "2", "3"):
        tile = INDEX[held[0]]
        if tile not in tiles:
            return Reason(say("isle_of_skye.reason.not_yours_to_build"), _next_step(land, tiles), "building")
        return _clash(land, tile, cell, int(held[1]))
    return Reason(say("isle_of_skye.reason.nothing_fits_here"), _next_step(land, tiles), "building")


def _clash(land: Land, tile: int, cell: int, turn: int) -> Reason | None:
    """None if it fits like this; else the first border that does not match, and how it would."""
    found = clash(land, tile, cell, turn)
    if found is None:
        return None
    side, own, beside = found
    said = say(
        "isle_of_skye.reason.clash",
        side=say(f"isle_of_skye.side.{SIDES[side]}"),
        own=say(f"isle_of_skye.terrain.{TERRAINS[own - 1]}"),
        beside=say(f"isle_of_skye.terrain.{TERRAINS[beside - 1]}"),
    )
    return Reason(said, _how_it_fits(land, tile, cell, turn), "building#borders")


def _how_it_fits(land: Land, tile: int, cell: int, turn: int) -> Say:
    turns = turns_at(land, tile, cell)
    if turns:
        more = next(more for more in (1, 3, 2) if turns >> (turn + more) % 4 & 1)
        return say(f"isle_of_skye.way_out.{('turn_once', 'turn_twice', 'turn_back')[more - 1]}")
    elsewhere = sum(1 for code in land.frontier if turns_at(land, tile, code))
    if not elsewhere:
        return say("isle_of_skye.way_out.nowhere")
    as_held = count_places(land, tile)[turn]
    key = "elsewhere" if as_held else "elsewhere_turned"
    return say(f"isle_of_skye.way_out.{key}", n=as_held or elsewhere)
