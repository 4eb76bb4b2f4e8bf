"""What the parts of Glen More's table are shown: a moment with the records of the game."""

from __future__ import annotations

from game.games.glen_more.shown import FiguresGlenMore, ShownGlenMore
from game.table.shown import ShownOf

GlenShown = ShownOf[ShownGlenMore, FiguresGlenMore]
