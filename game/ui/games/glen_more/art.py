"""The drawings of Glen More: symbols, portraits, figures and the emblems of the Chronicles."""

from __future__ import annotations

from game.ui.art import Art
from game.ui.games.glen_more.palette import Palette

ART = Art("glen_more", Palette(), ("seat", "seat_dark", "face"))
