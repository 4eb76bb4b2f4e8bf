"""The drawings of the Isle of Skye."""

from __future__ import annotations

from game.ui.art import Art
from game.ui.games.isle_of_skye.palette import palette_for

ART = Art("isle_of_skye", palette_for, ("seat",))
