"""Reads the plan of the map from data/scythe/europa.tmx; the rules check the same file in full."""

from __future__ import annotations

import math
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from game.core import places
from game.core.errors import BadData
from game.core.tiled import TiledMap, read_map
from game.ui.games.scythe.plan import MapPlan, PlanHex

DATA = places.DATA / "scythe"
_HOME = "home"


@cache
def load_plan(folder: Path = DATA) -> MapPlan:
    tiled = read_map(folder / "europa.tmx")
    assert tiled is not None
    hexes, homes = [], []
    named = {tiled.hex_at(one.x, one.y): one for one in tiled.on("home_bases")}
    for (col, row), tile in sorted(tiled.tiles.items(), key=lambda entry: (entry[0][1], entry[0][0])):
        facts = tile.properties
        if facts.get("terrain") != _HOME:
            hexes.append(
                PlanHex(
                    f"r{row}c{col}",
                    row,
                    col,
                    str(facts["terrain"]),
                    bool(facts.get("encounter")),
                    bool(facts.get("tunnel")),
                )
            )
        elif (col, row) in named:
            base = named[col, row]
            homes.append(PlanHex(base.name, row, col, home=str(base.properties["faction"])))
    ids = {(one.col, one.row): one.id for one in (*hexes, *homes)}
    try:
        return MapPlan(tuple(hexes), tuple(homes), tuple(_rivers(tiled, ids)))
    except KeyError as error:
        raise BadData(folder / "europa.tmx", None, f"a river runs beside {error}, where there is no land") from error


def _rivers(tiled: TiledMap, ids: dict[tuple[int, int], str]) -> Iterator[tuple[str, str]]:
    """The two places on both sides of every piece of every river."""
    for river in tiled.on("rivers"):
        for (ax, ay), (bx, by) in zip(river.points, river.points[1:], strict=False):
            length = math.dist((ax, ay), (bx, by))
            across = (by - ay) / length * tiled.tile_width / 4, (ax - bx) / length * tiled.tile_width / 4
            middle = (ax + bx) / 2, (ay + by) / 2
            sides = [tiled.hex_at(middle[0] + sign * across[0], middle[1] + sign * across[1]) for sign in (-1, 1)]
            first, second = (ids[side] for side in sides if side is not None)
            yield first, second
