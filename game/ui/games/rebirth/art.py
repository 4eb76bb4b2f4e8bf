"""The drawings of Rebirth."""

from __future__ import annotations

from game.ui.art import Art
from game.ui.games.rebirth.palette import palette_for

_DRAWINGS = {"chart": "rose ship", "landmarks": "castle cathedral town"}
ART = Art("rebirth", palette_for, _DRAWINGS)
