"""The kinds of parts a table is made of: data/<game>/screen.yaml names them, the table scene makes them.

What serves more than one game stands here; a game's own kinds are listed in game/ui/games/<game>/parts.
"""

from __future__ import annotations

import importlib
from collections.abc import Mapping
from functools import cache
from types import ModuleType

from game.table.shown import PartSpec, Shown
from game.ui.kinds.choice_tray import ChoiceTray
from game.ui.kinds.covering import cover_below
from game.ui.kinds.part import Host, Part

SHARED: Mapping[str, type[Part]] = {"choice_tray": ChoiceTray}


@cache
def kinds_of(game: str, large: bool = False) -> Mapping[str, type[Part]]:
    """Every kind that the table of this game may name; with large type some have another form."""
    parts = _parts_of(game)
    own: Mapping[str, type[Part]] = getattr(parts, "KINDS", {})
    twice = SHARED.keys() & own.keys()
    assert not twice, f"kinds named twice: {sorted(twice)}"
    return {**SHARED, **own, **(getattr(parts, "LARGE", {}) if large else {})}


def _parts_of(game: str) -> ModuleType | None:
    """The kinds of a game's own; None for one that has no room for its screen yet."""
    name = f"game.ui.games.{game}.parts"
    try:
        return importlib.import_module(name)
    except ModuleNotFoundError as error:
        if error.name is None or not name.startswith(error.name):
            raise
        return None


__all__ = ["SHARED", "Host", "Part", "PartSpec", "Shown", "cover_below", "kinds_of"]
