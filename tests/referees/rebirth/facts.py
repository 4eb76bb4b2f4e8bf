"""The board and the pieces of Rebirth as data/rebirth tells them; nothing here comes from the code of the game."""

from __future__ import annotations

import xml.etree.ElementTree as ET
from pathlib import Path
from typing import Any

import yaml

DATA = Path(__file__).parents[3] / "data" / "rebirth"


def read(name: str) -> Any:
    return yaml.safe_load((DATA / name).read_text(encoding="utf-8"))


def _terrain() -> dict[str, str]:
    """Every hex of the map with what it shows: a symbol, a castle, water ..."""
    root = ET.parse(DATA / "scotland.tmx").getroot()
    kinds = {
        int(tile.get("id") or 0): p.get("value") or ""
        for tile in root.iter("tile")
        for p in tile.iter("property")
        if p.get("name") == "terrain"
    }
    told = next(data.text or "" for layer in root.iter("layer") for data in layer.iter("data"))
    rows = [row.strip().rstrip(",").split(",") for row in told.strip().splitlines()]
    return {f"r{r:02d}c{c:02d}": kinds[int(gid) - 1] for r, row in enumerate(rows) for c, gid in enumerate(row)}


BOARD: dict[str, Any] = read("board.yaml")
GAME: dict[str, Any] = read("game.yaml")
CARDS: dict[str, Any] = {**read("missions.yaml")["missions"], **read("missions.yaml")["bonus_cards"]}
TERRAIN = _terrain()
FARMS = ("food", "energy")
SPACES = {at: kind for at, kind in TERRAIN.items() if kind in (*FARMS, "blank", "settlement")}
REGION = {at: name for name, told in BOARD["regions"].items() for at in told["spaces"]}
TOWNS: dict[str, Any] = BOARD["settlements"]
HARBOURS = {at for town in TOWNS.values() for at in town.get("harbours", ())}


def beside(at: str) -> set[str]:
    """The six hexes around one; odd rows lie half a hex to the right. What lies beyond the map is called so too."""
    row, col = int(at[1:3]), int(at[4:6])
    shift = row % 2
    steps = [(0, -1), (0, 1), (-1, shift - 1), (-1, shift), (1, shift - 1), (1, shift)]
    return {f"r{row + r:02d}c{col + c:02d}" for r, c in steps}


NEAR = {at: beside(at) for at in TERRAIN}


def touches(at: str, what: str) -> bool:
    """Everything beyond the map is sea."""
    return any(TERRAIN.get(near, "sea") == what for near in NEAR[at])


def symbols(kind: str) -> int:
    """Of a tile: settlements show one to four, farms none."""
    told: int = GAME["tiles"][kind].get("symbols", 0)
    return told


def tiles_of_a_colour(seats: int) -> dict[str, int]:
    return {
        kind: told["count"] - (told.get("removed_with_four", 0) if seats == 4 else 0)
        for kind, told in GAME["tiles"].items()
    }
