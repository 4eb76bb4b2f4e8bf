"""What the parts of Skye's table are shown: a moment with the records of the game."""

from __future__ import annotations

from game.games.isle_of_skye.shown import FiguresIsleOfSkye, ShownIsleOfSkye
from game.table.shown import ShownOf

SkyeShown = ShownOf[ShownIsleOfSkye, FiguresIsleOfSkye]
