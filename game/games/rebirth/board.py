"""The Scottish board and the tile set, loaded once and frozen: spaces are numbers 0..107, sets of them bit masks.

Spaces are numbered by their symbol (food, energy, blank, settlement), so that the mask of what a tile fits is a few
whole bytes. Ids and numbers meet here and in told.py only. The files are read in files.py.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache

from game.core.catalogue import loaded
from game.core.masks import bits
from game.games.rebirth.files import Files, around, read_files
from game.games.rebirth.records import (
    ENERGY,
    FARMS,
    FOOD,
    KINDS,
    SIZES,
    SYMBOLS,
    Card,
    Castle,
    Cathedral,
    Pieces,
    Scoring,
    Settlement,
    TileKind,
    Where,
)

__all__ = ["ENERGY", "FARMS", "FOOD", "KINDS", "SIZES", "SYMBOLS", "Board", "Card", "Where", "bits", "board"]


@dataclass(frozen=True)
class Board:
    """Everything that never changes. Tuples are indexed by the number of the space, castle, cathedral, settlement."""

    spaces: tuple[str, ...]
    index: dict[str, int]
    symbol: tuple[int, ...]
    symbol_mask: tuple[int, ...]
    neighbours: tuple[int, ...]
    region_mask: dict[str, int]
    coast: int
    loch_shore: int
    harbours: int
    neutral: int
    castles: tuple[Castle, ...]
    castle_index: dict[str, int]
    castle_spaces: tuple[int, ...]
    castles_at: tuple[tuple[int, ...], ...]
    cathedrals: tuple[Cathedral, ...]
    cathedral_index: dict[str, int]
    cathedral_spaces: tuple[int, ...]
    cathedral_at: tuple[int, ...]
    """The cathedral beside a space, -1 where there is none; no space touches two."""
    settlements: tuple[Settlement, ...]
    settlement_index: dict[str, int]
    settlement_spaces: tuple[int, ...]
    settlement_at: tuple[int, ...]
    tile_kinds: tuple[TileKind, ...]
    scoring: Scoring
    pieces: Pieces
    cards: tuple[Card, ...]
    card_index: dict[str, int]
    land_without_spaces: tuple[str, ...]
    """What stands where no tile can lie: castle:x, cathedral:x, loch:x, england."""

    def mask(self, ids: Iterable[str]) -> int:
        return sum(1 << self.index[i] for i in ids)

    def ids(self, mask: int) -> tuple[str, ...]:
        return tuple(sorted(self.spaces[i] for i in bits(mask)))


@cache
def board() -> Board:
    return _build(loaded(read_files)())


def _build(files: Files) -> Board:
    on_land = [h for h, terrain in files.terrain.items() if terrain in SYMBOLS]
    spaces = tuple(sorted(on_land, key=lambda h: (SYMBOLS.index(files.terrain[h]), h)))
    index = {h: i for i, h in enumerate(spaces)}

    def mask(ids: Iterable[str]) -> int:
        return sum(1 << index[i] for i in ids)

    def beside(place: str) -> int:
        return mask(h for h in around(place) if h in index)

    def touching(terrain: str) -> int:
        return mask(h for h in spaces if any(files.terrain.get(n, "sea") == terrain for n in around(h)))

    castles, cathedrals = tuple(files.castles.values()), tuple(files.cathedrals.values())
    settlements = tuple(files.settlements.values())
    castle_spaces = tuple(beside(c.hex) for c in castles)
    cathedral_spaces = tuple(beside(c.hex) for c in cathedrals)
    settlement_spaces = tuple(mask(s.spaces) for s in settlements)

    def first(masks: tuple[int, ...], i: int) -> int:
        return next((n for n, m in enumerate(masks) if m >> i & 1), -1)

    other = [f"castle:{c.id}" for c in castles] + [f"cathedral:{c.id}" for c in cathedrals]
    other += [f"loch:{loch.id}" for loch in files.lochs.values()]
    other += ["england"] if "england" in files.terrain.values() else []
    return Board(
        spaces=spaces,
        index=index,
        symbol=tuple(SYMBOLS.index(files.terrain[h]) for h in spaces),
        symbol_mask=tuple(mask(h for h in spaces if files.terrain[h] == symbol) for symbol in SYMBOLS),
        neighbours=tuple(beside(h) for h in spaces),
        region_mask={r.id: mask(r.spaces) for r in files.regions.values()},
        coast=touching("sea"),
        loch_shore=touching("loch"),
        harbours=mask(h for s in settlements for h in s.harbours),
        neutral=mask(files.neutral),
        castles=castles,
        castle_index={c.id: n for n, c in enumerate(castles)},
        castle_spaces=castle_spaces,
        castles_at=tuple(tuple(n for n, m in enumerate(castle_spaces) if m >> i & 1) for i in range(len(spaces))),
        cathedrals=cathedrals,
        cathedral_index={c.id: n for n, c in enumerate(cathedrals)},
        cathedral_spaces=cathedral_spaces,
        cathedral_at=tuple(first(cathedral_spaces, i) for i in range(len(spaces))),
        settlements=settlements,
        settlement_index={s.id: n for n, s in enumerate(settlements)},
        settlement_spaces=settlement_spaces,
        settlement_at=tuple(first(settlement_spaces, i) for i in range(len(spaces))),
        tile_kinds=tuple(files.kinds[k] for k in KINDS),
        scoring=files.scoring,
        pieces=files.pieces,
        cards=tuple(files.cards.values()),
        card_index={c: n for n, c in enumerate(files.cards)},
        land_without_spaces=tuple(other),
    )
