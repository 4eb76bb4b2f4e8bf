"""Reads the plan of the board from data/rebirth: the Tiled map says where, the YAML file says what."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

from game.core import places
from game.core.errors import BadData
from game.core.strict_yaml import read_yaml
from game.core.tiled import TiledMap, read_map
from game.ui.games.rebirth.plan import BLANK, ENERGY, ENGLAND, FOOD, LOCH, SETTLEMENT, SPACE, BoardPlan, PlanHex

DATA = places.DATA / "rebirth"
_LANDMARKS = ("castle", "cathedral", LOCH)
_KINDS = {FOOD: SPACE, ENERGY: SPACE, BLANK: SPACE, SETTLEMENT: SPACE, ENGLAND: ENGLAND} | {k: k for k in _LANDMARKS}


@cache
def load_plan(folder: Path = DATA) -> BoardPlan:
    """The plan in data/rebirth; the rules check the same files in full, here only the picture must be possible."""
    file = read_yaml(folder / "board.yaml")
    tiled = read_map(folder / "scotland.tmx")
    assert tiled is not None
    try:
        return BoardPlan(tuple(_hexes(file.value, tiled)))
    except (KeyError, TypeError) as error:
        raise BadData(folder / "board.yaml", None, f"the board cannot be painted, {error} is missing") from error


def _hexes(board: dict[str, Any], tiled: TiledMap) -> list[PlanHex]:
    region = {space: name for name, one in board["regions"].items() for space in one["spaces"]}
    settlement = {space: name for name, one in board["settlements"].items() for space in one["spaces"]}
    harbours = {space for one in board["settlements"].values() for space in one.get("harbours", ())}
    landmark: dict[str, tuple[str, str]] = {}
    for kind in _LANDMARKS:
        for name, one in board[f"{kind}s"].items():
            landmark[one["hex"]] = f"{kind}:{name}", one.get("region", "")
    result = []
    for (col, row), tile in sorted(tiled.tiles.items(), key=lambda entry: (entry[0][1], entry[0][0])):
        terrain = str(tile.properties.get("terrain", ""))
        if terrain not in _KINDS:
            continue
        space = f"r{row:02d}c{col:02d}"
        kind = _KINDS[terrain]
        if kind == SPACE:
            result.append(
                PlanHex(
                    space,
                    col,
                    row,
                    kind,
                    terrain,
                    region[space],
                    settlement.get(space, ""),
                    space in harbours,
                    space in board["neutral_marks"],
                )
            )
        elif kind == ENGLAND:
            result.append(PlanHex("", col, row, kind))
        else:
            name, where = landmark[space]
            result.append(PlanHex(name, col, row, kind, region=where))
    return result
