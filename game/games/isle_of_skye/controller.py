"""Clicks in Isle of Skye: a tile, how it is turned and a place make an action, in any order; so do price and gold."""

from __future__ import annotations

from game.core.picker import Picker

Controller = Picker
"""Nothing here needs more than narrowing the options."""
