"""Which Chronicles are played, and the match they make together."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from .match import Match

LAYERS: dict[str, type] = {}
"""By Chronicle what it changes; each module hands in its own."""
ORDER = ("dragon_boats", "highlander", "single_cask", "hammer", "haggis", "dubious_tome", "hard_place", "penny_mobs")


def played(options: Mapping[str, Any]) -> tuple[str, ...]:
    return tuple(name for name in ORDER if options.get(name, False) not in (False, "without"))


def match_of(seats: int, options: Mapping[str, Any]) -> Match:
    """The base game with one layer for each Chronicle that is played, those of the later ones on top."""
    names = played(options)
    layers = tuple(LAYERS[name] for name in reversed(names))
    return type("Played", (*layers, Match), {})(seats, options, names)
