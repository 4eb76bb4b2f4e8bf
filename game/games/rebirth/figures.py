"""Figures beside the score sheet: castles that somebody could take with a single tile."""

from __future__ import annotations

from game.core.contract import Seat
from game.games.rebirth.board import FARMS, board
from game.games.rebirth.placement import open_spaces
from game.games.rebirth.scoring import castle_strength, castles_of
from game.games.rebirth.shown import FiguresRebirth
from game.games.rebirth.state import View

_CASTLES = tuple(f"castle:{castle.id}" for castle in board().castles)
_SPACES = board().castle_spaces


def figures(view: View, seat: Seat) -> FiguresRebirth:
    at_risk: dict[str, tuple[int, ...]] = {}
    if not view.is_over():
        for castle in castles_of(view, seat):
            rivals = tuple(
                other for other in range(view.seats) if other != seat and _takes(view, castle, seat, other)
            )
            if rivals:
                at_risk[_CASTLES[castle]] = rivals
    return FiguresRebirth(at_risk)


def _takes(view: View, castle: int, owner: int, rival: int) -> bool:
    """With some tile that the rival may still have, on a space where it may lie now."""
    tiles, farms = castle_strength(view, castle, rival)
    for kind, left in enumerate(view.supply[rival]):
        stronger = (tiles + 1, farms + (kind in FARMS)) > castle_strength(view, castle, owner)
        if left and stronger and open_spaces(view, kind) & _SPACES[castle]:
            return True
    return False
