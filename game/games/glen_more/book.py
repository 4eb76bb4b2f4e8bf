"""The components of the game, loaded once and turned into tables by number.

A tile is its place in NAMES, a landmark its place in LANDMARKS, a clan its place in CLANS. What a tile does stands in
effects.py as programs.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from game.core.catalogue import loaded
from game.games.glen_more.files import read_files
from game.games.glen_more.goods import KINDS

files = loaded(read_files)
SPACES = 14
"""Of the rondel."""
DIE = 4
"""The figure after those of the seats."""
FIRST_EXTRA = 5
FIGURES = 6
"""Four seats, the die, and room for one figure of a Chronicle."""
AWAY = -1
"""The place of a figure that does not take part, or not any more."""
MARKERS = 10
"""Clan markers and Scots of each player."""

RECORDS = tuple(files().tiles.values())
NAMES = tuple(record.id for record in RECORDS)
INDEX = {name: number for number, name in enumerate(NAMES)}
NO_TILE = -1

VILLAGE_TILE = INDEX["start_village"]
CASTLE_TILE = INDEX["home_castle"]
START_TILES = (VILLAGE_TILE, CASTLE_TILE)
DAVID_HUME = INDEX["david_hume"]
THE_END = INDEX["the_end"]

TYPE = tuple(record.type for record in RECORDS)
RIVER = tuple(record.river for record in RECORDS)
OVERBUILD = tuple(record.overbuild or "" for record in RECORDS)
"""The type of tile it must be laid on, empty for all that lie on open ground."""
STACK = tuple(record.stack for record in RECORDS)
CHRONICLE = tuple(record.chronicle for record in RECORDS)
PROTECTED = tuple(record.die_protected for record in RECORDS)
NO_LANDING = tuple(record.no_landing for record in RECORDS)
IS_PERSON = tuple(kind == "person" for kind in TYPE)
PERSONS = tuple(record.counts_as_persons if record.type == "person" else 0 for record in RECORDS)
"""As how many persons a tile counts."""
BUILDABLE = tuple(
    record.type not in ("person", "end") and (record.type != "special" or bool(record.activation))
    for record in RECORDS
)
"""Tiles that come into a territory; the others are figures' goals, or persons."""

LANDMARKS = tuple(files().landmarks)
LANDMARK_INDEX = {name: number for number, name in enumerate(LANDMARKS)}
CLANS = tuple(files().clans)
CLAN_INDEX = {name: number for number, name in enumerate(CLANS)}
REPEATABLE = frozenset(n for n, clan in enumerate(files().clans.values()) if clan.kind == "repeatable")

SINCLAIR = CLAN_INDEX["sinclair"]
MACKINTOSH = CLAN_INDEX["mackintosh"]
MACLACHLAN = CLAN_INDEX["maclachlan"]
MACGREGOR = CLAN_INDEX["macgregor"]
LOCH_NESS = LANDMARK_INDEX["loch_ness"]
ARMADALE = LANDMARK_INDEX["armadale_castle"]
CASTLE_MOIL = LANDMARK_INDEX["castle_moil"]

STACKS = ("S", "A", "B", "C", "D")

Units = tuple[str, ...]
"""What has to be paid, unit by unit: names of resources, any, different, animal, whisky, coin, scot, vp."""
_ORDER = (*KINDS, "animal", "different", "any", "whisky", "coin", "vp", "scot")


def units_of(give: Mapping[Any, int]) -> Units:
    """`{wood: 1, any: 2}` as single units, always in the same order."""
    return tuple(unit for unit in _ORDER for _ in range(give.get(unit, 0)))


COST = tuple(units_of(record.cost) for record in RECORDS)


def tile_id(tile: int, seat: int) -> str:
    """The component id of a tile; start tiles are told apart by their owner."""
    return f"{NAMES[tile]}:{seat}" if tile in START_TILES else TILE_IDS[tile]


TILE_IDS = tuple(f"tile:{name}" for name in NAMES)
CARD_IDS = tuple(f"card:{name}" for name in LANDMARKS)
CLAN_IDS = tuple(f"clan:{name}" for name in CLANS)
