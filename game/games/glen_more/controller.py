"""Clicks in Glen More II: a tile, a place, or a piece and where it goes."""

from __future__ import annotations

from game.core.picker import Picker

Controller = Picker
"""Nothing here needs more than narrowing the options."""
