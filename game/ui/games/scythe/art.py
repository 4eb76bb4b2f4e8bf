"""The drawings of Scythe."""

from __future__ import annotations

from game.ui.art import Art
from game.ui.games.scythe.palette import palette_for

ART = Art("scythe", palette_for, ("brass", "brass_dark"))
