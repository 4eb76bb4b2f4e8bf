"""The kinds of parts a table is made of: data/<game>/screen.yaml names them, the table scene makes them.

What serves more than one game stands here; a game's own kinds are listed in game/ui/games/<game>/parts.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from game.core.rooms import spare_room
from game.table.shown import PartSpec, Shown
from game.ui.kinds.choice_tray import ChoiceTray
from game.ui.kinds.covering import cover_below
from game.ui.kinds.part import Host, Part

SHARED: Mapping[str, type[Part]] = {"choice_tray": ChoiceTray}


@cache
def kinds_of(game: str, large: bool = False) -> Mapping[str, type[Part]]:
    """Every kind that the table of this game may name; with large type some have another form."""
    parts = spare_room(f"game.ui.games.{game}.parts")
    own: Mapping[str, type[Part]] = getattr(parts, "KINDS", {})
    twice = SHARED.keys() & own.keys()
    assert not twice, f"kinds named twice: {sorted(twice)}"
    return {**SHARED, **own, **(getattr(parts, "LARGE", {}) if large else {})}


__all__ = ["SHARED", "Host", "Part", "PartSpec", "Shown", "cover_below", "kinds_of"]
