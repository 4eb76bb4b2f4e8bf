"""All boards of Chronicles by their id, in the order of the rulebook. Explicit, so that a reader finds them here."""

from __future__ import annotations

from game.ui.worlds.glen_more.chronicles.board import Board
from game.ui.worlds.glen_more.chronicles.hard_place import BOARD as HARD_PLACE
from game.ui.worlds.glen_more.chronicles.penny_mobs import BOARD as PENNY_MOBS

BOARDS: dict[str, Board] = {board.id: board for board in (HARD_PLACE, PENNY_MOBS)}
