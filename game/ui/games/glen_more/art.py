"""The drawings of Glen More: symbols, portraits, figures and the emblems of the Chronicles."""

from __future__ import annotations

from game.ui.art import Art
from game.ui.games.glen_more.palette import palette_for

ART = Art("glen_more", palette_for, ("seat", "seat_dark", "face", "cloth"))
