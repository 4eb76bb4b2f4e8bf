"""Component ids from numbers: what the screen clicks, the log lights up and the texts name."""

from __future__ import annotations

from collections.abc import Iterable

from game.core.masks import bits
from game.games.isle_of_skye.records import SLOTS
from game.games.isle_of_skye.scoring_ids import SCORING_IDS
from game.games.isle_of_skye.state import Part
from game.games.isle_of_skye.tiles import CASTLE, NAMES

TILES = tuple(f"tile:{name}" for name in NAMES[:CASTLE])
SLOT_IDS = tuple(f"slot:{slot}" for slot in SLOTS)
SCORING_TILES = tuple(f"scoring:{name}" for name in SCORING_IDS)


def tile_id(tile: int, seat: int) -> str:
    """A landscape tile, or the castle of this seat."""
    return f"castle:{seat}" if tile == CASTLE else TILES[tile]


def tile_ids(tiles: Iterable[int], seat: int = 0) -> tuple[str, ...]:
    return tuple(tile_id(tile, seat) for tile in tiles)


def ids_of_mask(mask: int, seat: int) -> tuple[str, ...]:
    return tile_ids(bits(mask), seat)


def part_texts(parts: Iterable[Part], seat: int) -> tuple[str, ...]:
    """`3 tile:L05 tile:L06` for each part, as events and screens have it."""
    return tuple(" ".join((str(points), *ids_of_mask(mask, seat))) for points, mask in parts)
