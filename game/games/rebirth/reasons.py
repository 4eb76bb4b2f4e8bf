"""Why a place, a card or a button cannot be used now, in the same terms in which placement.py decides it."""

from __future__ import annotations

from game.core.contract import Reason, Say, say, seat_id
from game.games.rebirth.board import FARMS, KINDS, SYMBOLS, Board, board
from game.games.rebirth.placement import PLACES, open_spaces
from game.games.rebirth.state import State

_BOARD: Board = board()
_SETTLEMENT_SYMBOL = SYMBOLS.index("settlement")

_NO_SPACES = {
    "castle": Reason(say("rebirth.reason.castle"), rule="castles"),
    "cathedral": Reason(say("rebirth.reason.cathedral"), rule="cathedrals"),
    "loch": Reason(say("rebirth.reason.loch"), rule="turn"),
    "england": Reason(say("rebirth.reason.england"), rule="turn"),
    "sea": Reason(say("rebirth.reason.sea"), rule="turn"),
    "deck": Reason(say("rebirth.reason.deck"), rule="cathedrals"),
    "aside": Reason(say("rebirth.reason.aside"), rule="setup"),
    "seat": Reason(say("rebirth.reason.seat"), rule="overview"),
}
_CARD = Reason(say("rebirth.reason.card"), rule="missions")


def _fixture(component: str) -> Reason | None:
    """What is never played on, whatever happens."""
    if component in _BOARD.card_index:
        return _CARD
    return _NO_SPACES.get(component.partition(":")[0])


def _not_your_turn(acting: int) -> Reason:
    return Reason(say("rebirth.reason.not_your_turn", seat=seat_id(acting)), rule="turn")


def while_placing(state: State, seat: int, acting: int, component: str) -> Reason | None:
    fixture = _fixture(component)
    if fixture is not None:
        return fixture
    if seat != acting:
        return _not_your_turn(acting)
    if component == "end_turn":
        return Reason(say("rebirth.reason.place_first"), say("rebirth.way_out.lit_space"), rule="turn")
    space = _BOARD.index.get(component)
    kind = state.hands[acting]
    if space is None or kind < 0 or open_spaces(state, kind) >> space & 1:
        return None
    return _space_refused(state, kind, space)


def _space_refused(state: State, kind: int, space: int) -> Reason:
    if state.taken >> space & 1:
        return _taken(state, space)
    tile = KINDS[kind]
    if kind not in FARMS:
        return Reason(say("rebirth.reason.needs_settlement", tile=tile), _fitting(state, kind), rule="settlements")
    if _BOARD.symbol[space] == _SETTLEMENT_SYMBOL:
        return Reason(say("rebirth.reason.settlement_only", tile=tile), _fitting(state, kind), rule="settlements")
    left = (PLACES.fits[kind] & ~state.taken).bit_count()
    symbol = SYMBOLS[_BOARD.symbol[space]]
    return Reason(
        say("rebirth.reason.other_symbol", tile=tile, symbol=f"symbol:{symbol}", n=left),
        _fitting(state, kind),
        rule="fallback",
    )


def _taken(state: State, space: int) -> Reason:
    for seat in range(state.seats):
        if state.own(seat) >> space & 1:
            return Reason(say("rebirth.reason.taken", seat=seat_id(seat)), rule="turn")
    return Reason(say("rebirth.reason.taken_neutral"), rule="two_players")


def _fitting(state: State, kind: int) -> Say:
    """How many spaces the tile fits; there is always one."""
    return say("rebirth.way_out.fits", n=open_spaces(state, kind).bit_count())


def after_placing(state: State, seat: int, acting: int, component: str) -> Reason | None:
    fixture = _fixture(component)
    if fixture is not None:
        return fixture
    if seat != acting:
        return _not_your_turn(acting)
    if component == "end_turn":
        return None
    key = "rebirth.reason.hand_empty" if component == "hand" else "rebirth.reason.already_placed"
    return Reason(say(key), say("rebirth.way_out.end_or_undo"), rule="turn")


def while_drawing(acting: int | None) -> Reason:
    if acting is None:
        return Reason(say("rebirth.reason.drawing_start"), rule="setup")
    return Reason(say("rebirth.reason.drawing", seat=seat_id(acting)), rule="turn")


def when_over(component: str) -> Reason:
    return _fixture(component) or Reason(say("rebirth.reason.over"), rule="end")
