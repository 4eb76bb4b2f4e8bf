"""Where a tile may be built. Options, previews and reasons all ask here, so they can never disagree."""

from __future__ import annotations

from game.core.contract import Action
from game.games.isle_of_skye.actions import Build
from game.games.isle_of_skye.land import AT, Land
from game.games.isle_of_skye.tiles import CASTLE, EDGES, FITS, NAMES


class _Builds(dict[int, tuple[Action, ...]]):
    """Cell * 16 + mask of turns -> the actions that lay one tile there; made when first asked for."""

    def __init__(self, tile: int) -> None:
        super().__init__()
        self.tile = NAMES[tile]

    def __missing__(self, key: int) -> tuple[Action, ...]:
        cell, mask = divmod(key, 16)
        if mask & (mask - 1):
            found = tuple([self[cell * 16 + (1 << turn)][0] for turn in range(4) if mask >> turn & 1])
        else:
            found = (Build(self.tile, AT[cell], mask.bit_length() - 1),)
        self[key] = found
        return found


_BUILDS = tuple(_Builds(tile) for tile in range(CASTLE))


def places(land: Land, tile: int) -> tuple[Action, ...]:
    """Every way to build this tile into this land, from north to south, west to east, turn by turn."""
    fits, builds = FITS[tile], _BUILDS[tile]
    found: list[Action] = []
    for cell, code in land.places():
        turns = fits[code]
        if turns:
            found += builds[cell << 4 | turns]
    return tuple(found)


def turns_at(land: Land, tile: int, cell: int) -> int:
    """The mask of turns in which the tile may lie at an empty place of the frontier."""
    return FITS[tile][land.frontier[cell]]


def count_places(land: Land, tile: int) -> tuple[int, ...]:
    """For each turn, how many places the tile fits."""
    masks = [FITS[tile][code] for code in land.frontier.values()]
    return tuple(sum(mask >> turn & 1 for mask in masks) for turn in range(4))


def clash(land: Land, tile: int, cell: int, turn: int) -> tuple[int, int, int] | None:
    """The first side (clockwise from north) that does not match: side, terrain of the tile, terrain beside it."""
    code = land.frontier[cell]
    for side, edge in enumerate(EDGES[tile * 4 + turn]):
        beside = code >> 2 * side & 3
        if beside not in (0, edge):
            return side, edge, beside
    return None
