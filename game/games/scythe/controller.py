"""Clicks in Scythe: a unit and a place, a cube and a square, a mech and a territory make an action, in any order."""

from __future__ import annotations

from game.core.picker import Picker

Controller = Picker
"""Nothing here needs more than narrowing the options: what takes several steps is several actions."""
