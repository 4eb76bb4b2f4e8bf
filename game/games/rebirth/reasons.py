"""Why a place, a card or a button cannot be used now, in the same terms in which placement.py decides it."""

from __future__ import annotations

from game.core.contract import Reason, Say, say, seat_id
from game.games.rebirth.board import FARMS, KINDS, SYMBOLS, board
from game.games.rebirth.placement import PLACES, fitting_spaces, open_spaces
from game.games.rebirth.state import State

_BOARD = board()
_SETTLEMENT_SYMBOL = SYMBOLS.index("settlement")
_LOOK_ONLY = {
    "castle": Reason(say("rebirth.reason.castle"), say("rebirth.way_out.beside_castle"), "castles"),
    "cathedral": Reason(say("rebirth.reason.cathedral"), say("rebirth.way_out.beside_cathedral"), "cathedrals"),
    "loch": Reason(say("rebirth.reason.loch"), rule="turn#forbidden"),
    "england": Reason(say("rebirth.reason.england"), rule="turn#forbidden"),
    "sea": Reason(say("rebirth.reason.sea"), rule="turn#forbidden"),
    "settlement": Reason(say("rebirth.reason.name"), rule="settlements#sizes"),
    "region": Reason(say("rebirth.reason.name"), rule="glossary#places"),
    "deck": Reason(say("rebirth.reason.deck"), rule="cathedrals#card"),
    "aside": Reason(say("rebirth.reason.aside"), rule="setup#aside"),
    "seat": Reason(say("rebirth.reason.seat"), rule="overview#points"),
}
_CARD = Reason(say("rebirth.reason.card"), rule="missions#compare")


def _look_only(component: str) -> Reason | None:
    """What is never played on, whoever's turn it is."""
    if component in _BOARD.card_index or component == "?":
        return _CARD
    if component in _BOARD.index:
        return None
    return _LOOK_ONLY.get(component.partition(":")[0])


def _not_your_turn(acting: int) -> Reason:
    return Reason(say("rebirth.reason.not_your_turn", seat=seat_id(acting)), rule="turn")


def while_placing(state: State, seat: int, acting: int, component: str) -> Reason | None:
    look_only = _look_only(component)
    if look_only is not None:
        return look_only
    if seat != acting:
        return _not_your_turn(acting)
    if component == "end_turn":
        return Reason(say("rebirth.reason.place_first"), say("rebirth.way_out.lit_space"), "turn#steps")
    space = _BOARD.index.get(component)
    kind = state.hands[acting]
    if space is None or kind < 0 or open_spaces(state, kind) >> space & 1:
        return None
    return _space_refused(state, kind, space)


def _space_refused(state: State, kind: int, space: int) -> Reason:
    way_out = _what_fits(state, kind)
    if state.taken >> space & 1:
        return _taken(state, space, way_out)
    tile = KINDS[kind]
    if kind not in FARMS:
        return Reason(say("rebirth.reason.needs_settlement"), way_out, "settlements#sizes")
    if _BOARD.symbol[space] == _SETTLEMENT_SYMBOL:
        return Reason(say("rebirth.reason.settlement_only", tile=say(f"rebirth.a.{tile}")), way_out, "turn#place")
    left = fitting_spaces(state, kind).bit_count()
    assert left, "the other farm's symbol is refused only while a matching space is free"
    return Reason(say(f"rebirth.reason.other_symbol_{tile}", n=left), way_out, "fallback#when")


def _taken(state: State, space: int, way_out: Say) -> Reason:
    for seat in range(state.seats):
        if state.own(seat) >> space & 1:
            return Reason(say("rebirth.reason.taken", seat=seat_id(seat)), way_out, "turn#place")
    return Reason(say("rebirth.reason.taken_neutral"), way_out, "two_players#neutral")


def _what_fits(state: State, kind: int) -> Say:
    """Which spaces the tile fits, and how many are free; there is always one."""
    n = open_spaces(state, kind).bit_count()
    if not fitting_spaces(state, kind):
        return say("rebirth.way_out.fits_fallback", n=n)
    return say(f"rebirth.way_out.fits_{PLACES.symbol_of(kind)}", n=n)


def after_placing(seat: int, acting: int, component: str) -> Reason | None:
    look_only = _look_only(component)
    if look_only is not None:
        return look_only
    if seat != acting:
        return _not_your_turn(acting)
    if component == "end_turn":
        return None
    key = "hand_empty" if component == "hand" else "already_placed"
    return Reason(say(f"rebirth.reason.{key}"), say("rebirth.way_out.end_or_undo"), "turn#take_back")


def when_over(component: str) -> Reason:
    return _look_only(component) or Reason(say("rebirth.reason.over"), rule="end#when")
