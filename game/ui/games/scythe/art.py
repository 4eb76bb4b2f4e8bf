"""The drawings of Scythe."""

from __future__ import annotations

from game.ui.art import Art
from game.ui.games.scythe.palette import palette_for

_PIECE = ("seat", "seat_light", "seat_shade", "seat_dark", "joint", "skin", "pole", "plume", "glass", "plate")
ART = Art("scythe", palette_for, ("brass", "brass_dark", *_PIECE))
