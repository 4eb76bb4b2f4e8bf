"""The set of tiles, loaded once and turned into tables of small numbers.

A tile is a number 0..72 (CASTLE is 73), a tile with its turn an *oriented* number tile * 4 + turn. Every area of
every tile has a bit of its own, so that a connected area of a land is a mask of tiles and a mask of areas.
"""

from __future__ import annotations

from collections.abc import Iterable

from game.games.isle_of_skye.files import files as files
from game.games.isle_of_skye.records import SIDES, TERRAINS, ScrollKind, SymbolKind, TileRecord

PASTURE, MOUNTAIN, WATER = 1, 2, 3
"""Terrains; 0 stands for a side where anything fits."""

RECORDS: tuple[TileRecord, ...] = (*files().tiles.values(), files().castle)
CASTLE = len(RECORDS) - 1
ALL_TILES = (1 << CASTLE) - 1
CASTLE_BIT = 1 << CASTLE
NAMES = tuple(record.id for record in RECORDS)
INDEX = {name: number for number, name in enumerate(NAMES)}
ORIENTED = range(4 * len(RECORDS))

_TERRAIN_CODE = {terrain: number for number, terrain in enumerate(TERRAINS, 1)}


def _edge(oriented: int, side: int) -> int:
    """The terrain at a side of the turned tile: turning clockwise moves north to east."""
    tile, turn = divmod(oriented, 4)
    return _TERRAIN_CODE[RECORDS[tile].edges.at(SIDES[(side - turn) % 4])]


EDGES: tuple[tuple[int, ...], ...] = tuple(tuple(_edge(o, side) for side in range(4)) for o in ORIENTED)
DEMANDS: tuple[tuple[int, ...], ...] = tuple(
    tuple(EDGES[o][side] << 2 * (side ^ 2) for side in range(4)) for o in ORIENTED
)
"""By oriented tile and side: what the place beyond that side demands then, as a part of its code.

The code of an empty place is four terrains of two bits each, north lowest.
"""


def _turns_that_fit(tile: int, code: int) -> int:
    fitting = 0
    for turn in range(4):
        if all(code >> 2 * side & 3 in (0, edge) for side, edge in enumerate(EDGES[tile * 4 + turn])):
            fitting |= 1 << turn
    return fitting


def _all_fits() -> tuple[bytes, ...]:
    same: dict[tuple[int, ...], bytes] = {}
    for tile in range(CASTLE):
        edges = EDGES[tile * 4]
        if edges not in same:
            same[edges] = bytes(_turns_that_fit(tile, code) for code in range(256))
    return tuple(same[EDGES[tile * 4]] for tile in range(CASTLE))


FITS = _all_fits()
"""By tile and code of a place: the mask of turns in which the tile may lie there."""

_AREA_BITS: dict[tuple[int, str], int] = {}
for _tile, _record in enumerate(RECORDS):
    for _name in _record.areas:
        _AREA_BITS[_tile, _name] = 1 << len(_AREA_BITS)


def _turned(sides: Iterable[str], turn: int) -> tuple[int, ...]:
    return tuple(sorted((SIDES.index(side) + turn) % 4 for side in sides))


AREAS: tuple[tuple[tuple[int, tuple[int, ...], int], ...], ...] = tuple(
    tuple(
        (_TERRAIN_CODE[area.terrain], _turned(area.edges, o % 4), _AREA_BITS[o // 4, name])
        for name, area in RECORDS[o // 4].areas.items()
    )
    for o in ORIENTED
)
"""By oriented tile: terrain, sides and bit of each of its areas."""

ROADS: tuple[tuple[tuple[int, ...], ...], ...] = tuple(
    tuple(_turned(road, o % 4) for road in RECORDS[o // 4].roads) for o in ORIENTED
)
"""By oriented tile: the exits of each separate road."""

Levels = tuple[int, ...]


def _levels(counts: dict[int, int]) -> Levels:
    """Masks of what holds at least one, two, three...: their sizes add up to the count."""
    most = max(counts.values(), default=0)
    return tuple(sum(bit for bit, n in counts.items() if n >= level) for level in range(1, most + 1))


def _symbols(kind: SymbolKind, *, by_area: bool) -> Levels:
    counts: dict[int, int] = {}
    for tile, record in enumerate(RECORDS):
        for symbol in record.symbols:
            if symbol.kind == kind:
                bit = _AREA_BITS[tile, symbol.area] if by_area else 1 << tile
                counts[bit] = counts.get(bit, 0) + symbol.count
    return _levels(counts)


KINDS: tuple[SymbolKind, ...] = ("sheep", "cattle", "farm", "broch", "lighthouse", "ship", "whisky")
ON_TILES: dict[str, Levels] = {kind: _symbols(kind, by_area=False) for kind in KINDS}
IN_AREAS: dict[str, Levels] = {kind: _symbols(kind, by_area=True) for kind in KINDS}


def count(levels: Levels, mask: int) -> int:
    """How many of a kind there are on these tiles (with ON_TILES) or in these areas (with IN_AREAS)."""
    number = 0
    for level in levels:  # a generator would take twice as long, and this is asked all the time
        number += (level & mask).bit_count()
    return number


SCROLLS: tuple[tuple[int, int, ScrollKind], ...] = tuple(
    (tile, _AREA_BITS[tile, record.scroll.area], record.scroll.kind)
    for tile, record in enumerate(RECORDS)
    if record.scroll is not None
)
"""Tile, bit of the area under the scroll, and kind."""
SCROLL_TILES = sum(1 << tile for tile, _, _ in SCROLLS)
SCROLL_KIND = {tile: kind for tile, _, kind in SCROLLS}
