"""The map in numbers: places 0..46 are the hexes in reading order, 47..53 the home bases clockwise; sets are masks.

Ids and numbers meet here and in plain.py only. Who may go where is next door in reach.py.
"""

from __future__ import annotations

from collections.abc import Iterable

from game.core.masks import bits
from game.games.scythe.tables import files

_MAP = files().europa
HEX_IDS: tuple[str, ...] = tuple(sorted(_MAP.hexes))
HOME_IDS: tuple[str, ...] = tuple(sorted(_MAP.homes, key=lambda name: _MAP.homes[name].seat))
PLACES: tuple[str, ...] = (*HEX_IDS, *HOME_IDS)
"""The id of every place, by its number."""
PLACE: dict[str, int] = {name: number for number, name in enumerate(PLACES)}
COUNT = len(PLACES)
HEXES = (1 << len(HEX_IDS)) - 1
"""All territories. Home bases are none."""
HOMES = (1 << COUNT) - 1 - HEXES
NOWHERE = -1


def mask_of(ids: Iterable[str]) -> int:
    return sum(1 << PLACE[name] for name in ids)


def ids_of(mask: int) -> tuple[str, ...]:
    return tuple(PLACES[number] for number in bits(mask))


TERRAIN: tuple[str, ...] = tuple(_MAP.hexes[name].terrain for name in HEX_IDS) + ("home",) * len(HOME_IDS)
TERRAIN_MASK: dict[str, int] = {
    terrain: sum(1 << number for number, own in enumerate(TERRAIN) if own == terrain) for terrain in set(TERRAIN)
}
LAKES = TERRAIN_MASK["lake"]
FACTORY = TERRAIN_MASK["factory"]
FACTORY_PLACE = FACTORY.bit_length() - 1
TUNNELS = mask_of(name for name in HEX_IDS if _MAP.hexes[name].tunnel)
ENCOUNTERS = mask_of(name for name in HEX_IDS if _MAP.hexes[name].encounter)
BUILDABLE = HEXES & ~LAKES
PRODUCES: tuple[int, ...] = tuple(
    {"metal": 0, "food": 1, "oil": 2, "wood": 3, "worker": 4}.get(str(made), -1)
    for made in (
        *(files().terrains[TERRAIN[number]].produces for number in range(len(HEX_IDS))),
        *(None for _ in HOME_IDS),
    )
)
"""Number of the resource that a worker makes there, 4 for a worker, -1 for nothing."""
WORKER_MADE = 4
PRODUCTIVE = sum(1 << number for number, made in enumerate(PRODUCES) if made >= 0)

LAND: tuple[int, ...]
"""Places one step away without crossing a river, never a lake or a home base."""
RIVER: tuple[int, ...]
"""Places one step away across a river."""
SHORE: tuple[int, ...]
"""For land and home bases the lakes beside them, for lakes the land around them."""


def _edges() -> tuple[list[int], list[int], list[int]]:
    land, river, shore = [0] * COUNT, [0] * COUNT, [0] * COUNT
    for name, around in _MAP.around.items():
        number = PLACE[name]
        land[number], river[number] = mask_of(around.land) & HEXES, mask_of(around.river) & HEXES
        shore[number] = mask_of(around.lake) & HEXES
    return land, river, shore


LAND, RIVER, SHORE = (tuple(edges) for edges in _edges())
TOUCHING: tuple[int, ...] = tuple((LAND[n] | RIVER[n] | SHORE[n]) & HEXES for n in range(COUNT))
"""Hexes that share an edge, whatever lies on it."""


def _rows() -> tuple[int, ...]:
    """Every straight line of two to four hexes, as masks; longer ones come first."""
    spots = {(_MAP.hexes[name].row, _MAP.hexes[name].col): number for number, name in enumerate(HEX_IDS)}

    def beside(spot: tuple[int, int], way: int) -> tuple[int, int]:
        row, col = spot
        shift = 0 if row % 2 else 1  # rows with an even number are shifted right by half a hex
        return ((row, col + 1), (row + 1, col + shift), (row + 1, col + shift - 1))[way]

    found = set()
    for start in spots:
        for way in range(3):
            spot, mask = beside(start, way), 1 << spots[start]
            while spot in spots and mask.bit_count() < 4:
                mask |= 1 << spots[spot]
                found.add(mask)
                spot = beside(spot, way)
    return tuple(sorted(found, key=lambda mask: (-mask.bit_count(), mask)))


ROWS = _rows()
