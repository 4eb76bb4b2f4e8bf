"""The drawings of the Isle of Skye."""

from __future__ import annotations

from game.ui.art import Art
from game.ui.games.isle_of_skye.palette import palette_for

_DRAWINGS = {"props": "axe bag purse", "symbols": "broch castle cattle farm lighthouse scroll sheep ship whisky"}
ART = Art("isle_of_skye", palette_for, _DRAWINGS, ("seat",))
