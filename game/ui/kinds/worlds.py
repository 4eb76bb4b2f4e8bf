"""The painters of each game's pieces, by the name of a world that screen.yaml gives; imported when first needed.

A world that a hand shows has `game/ui/worlds/<world>/pieces.py` with `piece(look, radius, kind, sign) -> Surface`.
"""

from __future__ import annotations

import importlib
from collections.abc import Mapping
from typing import Any

from pygame import Surface

from game.ui.look import Look


def piece(world: str, look: Look, radius: float, kind: str, sign: int) -> Surface:
    """A piece of the player with that sign, drawn for this size and kept."""

    def make() -> Surface:
        made: Surface = importlib.import_module(f"game.ui.worlds.{world}.pieces").piece(look, radius, kind, sign)
        return made

    return look.materials.kept(("piece", world, round(radius, 2), kind, sign), make)


def shown_of(world: str, plain: Mapping[str, Any], seat: int) -> object:
    """The part of a position that a player's thumbnail is painted from."""
    return importlib.import_module(f"game.ui.worlds.{world}.panel").shown_of(plain, seat) if plain else None


def thumbnail(
    world: str, look: Look, plain: Mapping[str, Any], seat: int, sign: int, size: tuple[int, int]
) -> Surface:
    """What a player has on the table, small: a world that panels show has it in its `panel.py`."""
    made: Surface = importlib.import_module(f"game.ui.worlds.{world}.panel").thumbnail(look, plain, seat, sign, size)
    return made
