"""What the parts of Scythe's table are shown: a moment with the records of the game."""

from __future__ import annotations

from game.games.scythe.shown import FiguresScythe, ShownScythe
from game.table.shown import ShownOf

WarShown = ShownOf[ShownScythe, FiguresScythe]
