"""The drawings of Scythe."""

from __future__ import annotations

from game.ui.art import Art
from game.ui.games.scythe.palette import Palette

ART = Art("scythe", Palette(), ("brass", "brass_dark"))
