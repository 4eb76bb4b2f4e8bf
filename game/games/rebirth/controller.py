"""Clicks in Rebirth: the tile in hand and a space make an action, in either order; one click on a space is enough."""

from __future__ import annotations

from game.core.picker import Picker

Controller = Picker
"""Nothing here needs more than narrowing the options."""
