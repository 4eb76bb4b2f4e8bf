"""The painters of each game's world, by the name that screen.yaml gives; imported when first needed."""

from __future__ import annotations

from pygame import Surface

from game.ui.look import Look


def piece(world: str, look: Look, radius: float, kind: str, sign: int) -> Surface:
    """A piece of the player with that sign, drawn for this size and kept."""

    def make() -> Surface:
        match world:
            case "rebirth":
                from game.ui.worlds.rebirth.palette import palette_for
                from game.ui.worlds.rebirth.tiles import Livery, Pieces

                return Pieces(radius, look, palette_for(look.theme)).tile(kind, Livery(sign, sign))
        raise AssertionError(f"no world is called {world!r}")

    return look.materials.kept(("piece", world, round(radius, 2), kind, sign), make)
