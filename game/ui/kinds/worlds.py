"""The painters of each game's pieces, by the name of a world that screen.yaml gives; imported when first needed.

A world that a hand shows has `game/ui/worlds/<world>/pieces.py` with `piece(look, radius, kind, sign) -> Surface`.
"""

from __future__ import annotations

import importlib

from pygame import Surface

from game.ui.look import Look


def piece(world: str, look: Look, radius: float, kind: str, sign: int) -> Surface:
    """A piece of the player with that sign, drawn for this size and kept."""

    def make() -> Surface:
        made: Surface = importlib.import_module(f"game.ui.worlds.{world}.pieces").piece(look, radius, kind, sign)
        return made

    return look.materials.kept(("piece", world, round(radius, 2), kind, sign), make)
