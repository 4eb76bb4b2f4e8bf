"""All boards of Chronicles by their id, in the order of the rulebook. Explicit, so that a reader finds them here."""

from __future__ import annotations

from game.ui.games.glen_more.chronicles.board import Board
from game.ui.games.glen_more.chronicles.dragon_boats import BOARD as DRAGON_BOATS
from game.ui.games.glen_more.chronicles.dubious_tome import BOARD as DUBIOUS_TOME
from game.ui.games.glen_more.chronicles.haggis import BOARD as HAGGIS
from game.ui.games.glen_more.chronicles.hammer import BOARD as HAMMER
from game.ui.games.glen_more.chronicles.hard_place import BOARD as HARD_PLACE
from game.ui.games.glen_more.chronicles.highlander import BOARD as HIGHLANDER
from game.ui.games.glen_more.chronicles.penny_mobs import BOARD as PENNY_MOBS
from game.ui.games.glen_more.chronicles.single_cask import BOARD as SINGLE_CASK

_ALL = (DRAGON_BOATS, HIGHLANDER, SINGLE_CASK, HAMMER, HAGGIS, DUBIOUS_TOME, HARD_PLACE, PENNY_MOBS)
BOARDS: dict[str, Board] = {board.id: board for board in _ALL}
