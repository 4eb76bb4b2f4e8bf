"""What is printed on the tiles, as plain records: all that the painters know of the game.

Sides are numbers 0 to 3, north first and clockwise; a turn of 1 moves north to east.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from game.core import places
from game.core.errors import BadData
from game.core.strict_yaml import read_yaml

SIDES = ("north", "east", "south", "west")
PASTURE, MOUNTAIN, WATER = "pasture", "mountain", "water"
CASTLE = "castle"
DATA = places.DATA / "isle_of_skye"


@dataclass(frozen=True, slots=True)
class Area:
    id: str
    terrain: str
    sides: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class TilePlan:
    id: str
    areas: tuple[Area, ...]
    centre: str
    """The area in the middle of the tile."""
    roads: tuple[tuple[int, ...], ...]
    symbols: tuple[tuple[str, str], ...]
    """(kind, area), one entry for each single symbol."""
    scroll: tuple[str, str] | None = None
    """Its kind and area."""
    bridge: bool = False

    def area(self, name: str) -> Area:
        return next(area for area in self.areas if area.id == name)

    def area_on(self, side: int) -> Area:
        return next(area for area in self.areas if side in area.sides)


def plan_of(name: str, record: Mapping[str, Any]) -> TilePlan:
    """A plan from a record of tiles.yaml."""
    number = SIDES.index
    return TilePlan(
        name,
        tuple(Area(key, one["terrain"], tuple(map(number, one["edges"]))) for key, one in record["areas"].items()),
        record["centre"],
        tuple(tuple(map(number, road)) for road in record["roads"]),
        tuple((one["kind"], one["area"]) for one in record.get("symbols", ()) for _ in range(one["count"])),
        (record["scroll"]["kind"], record["scroll"]["area"]) if record.get("scroll") else None,
        bool(record.get("bridge", False)),
    )


@cache
def load_plans(folder: Path = DATA) -> dict[str, TilePlan]:
    """Every tile and the castle by id; the rules check the file in full, here only a picture must be possible."""
    path = folder / "tiles.yaml"
    file = read_yaml(path)
    try:
        plans = {name: plan_of(name, record) for name, record in file.value["tiles"].items()}
        plans[CASTLE] = plan_of(CASTLE, file.value[CASTLE])
    except (KeyError, TypeError, ValueError) as error:
        raise BadData(path, None, f"a tile cannot be painted: {error}") from error
    return plans
