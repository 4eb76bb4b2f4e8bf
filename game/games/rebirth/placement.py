"""Where a tile may lie. Options and reasons both ask here, so they can never disagree."""

from __future__ import annotations

from game.core.contract import Action
from game.core.masks import MaskTable
from game.games.rebirth.actions import Place
from game.games.rebirth.board import FARMS, KINDS, Board, board
from game.games.rebirth.state import State


class Places:
    """Tables made once: for each kind of tile the spaces it fits, and the actions that lay it there."""

    def __init__(self, plan: Board) -> None:
        food, energy, blank, settlement = plan.symbol_mask
        self.fits = (food | blank, energy | blank, settlement, settlement, settlement, settlement)
        self.fallback = (energy, food, 0, 0, 0, 0)
        self.table = MaskTable([Place(at) for at in plan.spaces])

    def symbol_of(self, kind: int) -> str:
        """The printed symbol that this kind of tile looks for."""
        return KINDS[kind] if kind in FARMS else "settlement"


PLACES = Places(board())
_FITS = PLACES.fits
_FALLBACK = PLACES.fallback
_OF = PLACES.table.of


def fitting_spaces(state: State, kind: int) -> int:
    """The free spaces that show the tile's symbol, and for farms those without a symbol."""
    return _FITS[kind] & ~state.taken


def places(state: State, kind: int) -> tuple[Action, ...]:
    """Every way to lay this kind of tile now."""
    return _OF(open_spaces(state, kind))


def open_spaces(state: State, kind: int) -> int:
    """The spaces where this kind of tile may be laid now.

    A farm may go onto the other farm's symbol only while neither a space of its own symbol nor a blank one is free
    anywhere on the board.
    """
    free = ~state.taken
    return _FITS[kind] & free or _FALLBACK[kind] & free
